import { expect, test } from 'vitest'
import { filmAddress, filmHost } from './films.ts'

test.each([
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', 'YouTube'],
  ['https://player.vimeo.com/video/1?dnt=1', 'Vimeo'],
])('%s is a film of %s', (address, host) => {
  expect(address).toMatch(filmAddress)
  expect(filmHost(address)).toBe(host)
})

test.each([
  'https://www.youtube.com/watch?v=1',
  'https://www.youtube-nocookie.com/embed/',
  'https://wwwxyoutube-nocookie.com/embed/1',
  'https://player.vimeo.com/video/1/../2',
])('%s is none', (address) => expect(address).not.toMatch(filmAddress))
