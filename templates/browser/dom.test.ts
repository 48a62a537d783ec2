import { expect, test } from 'vitest'
import { filled } from './dom.ts'

test('values stay as they are, also one that reads like a pattern or like a name in the sentence', () => {
  expect(filled('{act} in {city}, {count} keer', { act: 'A$$AP $& {city}', city: 'Gent', count: 0 })).toBe(
    'A$$AP $& {city} in Gent, 0 keer',
  )
})

test('the compiler refuses a replacement that could be read as a pattern', () => {
  const name: string = 'A$$AP'
  // @ts-expect-error The code does not say what is in it: `generator/core/replacement.d.ts`.
  const wrong: string = '{act}'.replace('{act}', name)
  // @ts-expect-error Nor in the whole of this.
  const alsoWrong: string = '{act}'.replaceAll('{act}', `${name}!`)
  expect([wrong, alsoWrong, '{act}'.replace('{act}', () => name)]).toEqual(['A$AP', 'A$AP!', 'A$$AP'])
})
