import { expect, test } from 'vitest'
import { Findings } from './findings.ts'

test('what a loader leaves out is added to what others left out, also through a part of the collection', () => {
  const found = new Findings()
  found.markInvalid({ names: ['silkwood'], unknown: true })
  const part = { ...found, texts: [] }
  part.markInvalid({ names: ['gent'], parts: ['values'] })
  expect(found.invalid).toEqual({
    names: new Set(['silkwood', 'gent']),
    parts: new Set(['values']),
    unknown: true,
  })
})
