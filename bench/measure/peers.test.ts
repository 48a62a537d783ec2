import { expect, test, vi } from 'vitest'
import { readDriverResults } from './peers.ts'

const row = (id: string, changes = {}) => ({
  id,
  version: '1.2.3',
  node: '20.1.0',
  runs: [{ wall: 2, cpu: 3, rss: 100 * 1024 }],
  ...changes,
})
const answer = (...rows: object[]) =>
  JSON.stringify({
    all: [
      { phase: 'clean', pages: 999, rows },
      { phase: 'no change', pages: 999, rows: [] },
    ],
  })
const runs = [{ seconds: 2, cpuSeconds: 3, megabytes: 100 }]

test('clean runs of the driver become programs; ours has no version, Hugo no Node, and its other references no row', () => {
  const found = readDriverResults(answer(row('hugo', { node: '-' }), row('toegift-1'), row('physical')))
  expect(found).toEqual({
    pages: 999,
    programs: [
      { id: 'hugo', version: '1.2.3', node: '', runs },
      { id: 'toegift-1', version: '', node: '20.1.0', runs },
    ],
  })
})

test('a program that failed has no row, even if some of its rounds ended, and is reported', () => {
  const report = vi.spyOn(console, 'error').mockReturnValue()
  expect(readDriverResults(answer(row('astro', { failed: 'over 480 s' }))).programs).toEqual([])
  expect(report).toHaveBeenCalledWith('astro at 999 pages: over 480 s')
})
