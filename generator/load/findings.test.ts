import { expect, test } from 'vitest'
import { Findings } from './findings.ts'

test('what a loader leaves out is added to what others left out, also through a part of the collection', () => {
  const found = new Findings()
  found.leaveOut({ names: ['silkwood'], unknown: true })
  const part = { ...found, texts: [] }
  part.leaveOut({ names: ['gent'], parts: ['values'] })
  expect(found.leftOut).toEqual({ names: new Set(['silkwood', 'gent']), parts: new Set(['values']), unknown: true })
})
