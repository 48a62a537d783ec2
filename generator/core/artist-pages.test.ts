import { expect, test } from 'vitest'
import { plainAddress, services } from './artist-pages.ts'

const fitting = (address: string) =>
  Object.values(services).flatMap((service) => (service.address.test(address) ? service.name : []))

test.each([
  ['https://open.spotify.com/artist/4gzpq5DPGxSnKTe4SA8HAU', 'Spotify'],
  ['https://soundcloud.com/de-proef', 'SoundCloud'],
  ['https://de-proef.bandcamp.com/', 'Bandcamp'],
  ['https://music.apple.com/be/artist/de-proef/471744', 'Apple Music'],
  ['https://www.instagram.com/de.proef/', 'Instagram'],
  ['https://www.facebook.com/deproef', 'Facebook'],
  ['https://www.facebook.com/profile.php?id=100064', 'Facebook'],
  ['https://www.tiktok.com/@de.proef', 'TikTok'],
  ['https://www.youtube.com/@deproef', 'YouTube'],
  ['https://www.youtube.com/channel/UCDPM_n1atn2ijUwHd0NNRQw', 'YouTube'],
])('%s is an artist on %s, and nowhere else', (address, name) => expect(fitting(address)).toEqual([name]))

test.each([
  ['a song', 'https://open.spotify.com/track/4gzpq5DPGxSnKTe4SA8HAU'],
  [
    'an address that tells where it was copied',
    'https://open.spotify.com/artist/4gzpq5DPGxSnKTe4SA8HAU?si=1',
  ],
  ['a set', 'https://soundcloud.com/de-proef/sets/live'],
  ['an album', 'https://de-proef.bandcamp.com/album/live'],
  ['a shop', 'https://www.bandcamp.com/'],
  ['an album of Apple', 'https://music.apple.com/be/album/live/471744'],
  ['a picture', 'https://www.instagram.com/p/Cabc/'],
  ['nobody on Facebook', 'https://www.facebook.com/profile.php'],
  ['a film', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  ['a host with such a beginning', 'https://soundcloud.com.example/de-proef'],
  ['an unsafe address', 'http://soundcloud.com/de-proef'],
])('%s is no artist: %s', (_, address) => expect(fitting(address)).toEqual([]))

test.each([
  ['open.spotify.com/intl-nl/artist/4gzpq5DPGxSnKTe4SA8HAU?si=abc', 'Spotify'],
  ['https://open.spotify.com/embed/artist/4gzpq5DPGxSnKTe4SA8HAU?utm_source=generator', 'Spotify'],
  ['http://m.soundcloud.com/de-proef', 'SoundCloud'],
  ['https://www.instagram.com/de.proef/?igsh=abc', 'Instagram'],
])('what was copied as %s is meant for %s', (address, name) =>
  expect(fitting(plainAddress(address))).toEqual([name]),
)
