import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { digestOf } from '../core/output-file.ts'
import { PublishError } from '../system/file-system.ts'
import { changeLedger, mergeLedgers, parseLedger, publishedTexts, readLedger } from './ledger.ts'

const root = mkdtempSync(join(tmpdir(), 'ledger-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('what was written is read again, with its lines', () => {
  mkdirSync(join(root, 'data'))
  expect(readLedger(root)).toEqual({ exists: false, remembered: [], problems: [] })
  const { text, added } = changeLedger(readLedger(root), ['/b/', '/', '/b/'], new Map([['/b/', { digest: 'Xk3_a-Qz', day: '2026-11-22' }]]))
  expect(added).toBe(2)
  writeFileSync(join(root, 'data', 'addresses.txt'), text)
  expect(readLedger(root)).toEqual({
    exists: true,
    remembered: [
      { address: '/', file: 'data/addresses.txt', line: 2 },
      { address: '/b/', file: 'data/addresses.txt', line: 3, text: { digest: 'Xk3_a-Qz', day: '2026-11-22' } },
    ],
    problems: [],
    digest: digestOf(text),
  })
  expect(text).toMatch(/^# 2 addresses /)
})

test('two ledgers become one with the addresses of both, and the later of two texts', () => {
  const ledger = (...lines: string[]) => [`# ${lines.length} addresses`, ...lines, ''].join('\n')
  const merged = mergeLedgers(ledger('/a/ AAAAAAAA 2026-11-23', '/b/'), ledger('/a/ BBBBBBBB 2026-11-22', '/c/ CCCCCCCC 2026-11-22'))
  expect(merged.split('\n').slice(1)).toEqual(['/a/ AAAAAAAA 2026-11-23', '/b/', '/c/ CCCCCCCC 2026-11-22', ''])
  expect(merged).toMatch(/^# 3 addresses/)
  expect(() => mergeLedgers(ledger('/a/'), '<<<<<<<')).toThrow(PublishError)
})

describe('a line', () => {
  const ledgerOf = (...lines: string[]) => parseLedger(['# 1 addresses', ...lines, ''].join('\n'))

  test('of an older release has only an address', () => {
    expect(ledgerOf('/a/')).toMatchObject({ remembered: [{ address: '/a/' }], problems: [] })
    expect(publishedTexts(ledgerOf('/a/')).size).toBe(0)
  })

  test('that was cut off is damage', () => {
    expect(ledgerOf('/a/ Xk3_a-Qz 2026-11').problems).toMatchObject([
      { places: [{ file: 'data/addresses.txt', line: 2 }], what: expect.stringContaining('"/a/ Xk3_a-Qz 2026-11" is not an address') },
    ])
  })

  test('that a merge of branches doubled counts with its later day, in either order', () => {
    const lines = ['/a/ AAAAAAAA 2026-11-22', '/a/ BBBBBBBB 2026-11-23']
    for (const order of [lines, lines.toReversed()]) expect(publishedTexts(ledgerOf(...order)).get('/a/')).toEqual({ digest: 'BBBBBBBB', day: '2026-11-23' })
  })
})
