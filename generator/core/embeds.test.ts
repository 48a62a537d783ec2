import { expect, test } from 'vitest'
import { embedOf, filmAddress, musicPage } from './embeds.ts'

test.each([
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', 'YouTube'],
  ['https://player.vimeo.com/video/1?dnt=1', 'Vimeo'],
])('%s is a film of %s', (address, host) => {
  expect(address).toMatch(filmAddress)
  expect(embedOf(address)).toEqual({ host, frame: address })
})

test.each([
  'https://www.youtube.com/watch?v=1',
  'https://www.youtube-nocookie.com/embed/',
  'https://wwwxyoutube-nocookie.com/embed/1',
  'https://player.vimeo.com/video/1/../2',
])('%s is none', (address) => expect(address).not.toMatch(filmAddress))

test.each([
  [
    'https://open.spotify.com/artist/4gzpq5DPGxSnKTe4SA8HAU',
    'Spotify',
    'https://open.spotify.com/embed/artist/4gzpq5DPGxSnKTe4SA8HAU',
  ],
  [
    'https://soundcloud.com/de-proef/sets/live',
    'SoundCloud',
    'https://w.soundcloud.com/player/?url=https%3A//soundcloud.com/de-proef/sets/live&auto_play=true',
  ],
  [
    'https://bandcamp.com/EmbeddedPlayer/v=2/album=123/size=large/artwork=small/',
    'Bandcamp',
    'https://bandcamp.com/EmbeddedPlayer/v=2/album=123/size=large/artwork=small/',
  ],
])('%s is played by %s', (address, host, frame) => {
  expect(address).toMatch(musicPage)
  expect(embedOf(address)).toEqual({ host, frame })
})

test.each([
  'https://open.spotify.com/embed/artist/4gzpq5DPGxSnKTe4SA8HAU',
  'https://open.spotify.com/user/de-proef',
  'https://w.soundcloud.com/player/?url=https%3A//soundcloud.com/de-proef',
  'https://soundcloud.com.example/de-proef',
  'https://de-proef.bandcamp.com/album/live',
  'https://bandcamp.com/EmbeddedPlayer/album=1/../2',
])('%s is no music of a player', (address) => expect(address).not.toMatch(musicPage))
