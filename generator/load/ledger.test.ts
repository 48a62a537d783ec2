import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PublishError } from '../system/file-system.ts'
import { publishedTexts, readLedger, writeLedger } from './ledger.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ledger-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('what was written is read again, with its lines', () => {
  mkdirSync(join(root, 'data'))
  expect(readLedger(root)).toEqual({ exists: false, remembered: [], problems: [] })
  expect(writeLedger(root, readLedger(root), ['/b/', '/', '/b/'], new Map([['/b/', { digest: 'Xk3_a-Qz', day: '2026-11-22' }]]))).toBe(2)
  expect(readLedger(root)).toEqual({
    exists: true,
    remembered: [
      { address: '/', file: 'data/addresses.txt', line: 2 },
      { address: '/b/', file: 'data/addresses.txt', line: 3, text: { digest: 'Xk3_a-Qz', day: '2026-11-22' } },
    ],
    problems: [],
  })
  expect(readFileSync(join(root, 'data', 'addresses.txt'), 'utf8')).toMatch(/^# 2 addresses /)
  expect(readdirSync(join(root, 'data'))).toEqual(['addresses.txt'])
})

test('a ledger that cannot be written is an error that names what is published already', () => {
  expect(() => writeLedger(root, readLedger(root), ['/'], new Map())).toThrow(PublishError)
  expect(() => writeLedger(root, readLedger(root), ['/'], new Map())).toThrow('The site is published, but data/addresses.txt could not be written: ENOENT')
})

describe('a line', () => {
  const ledgerOf = (...lines: string[]) => {
    mkdirSync(join(root, 'data'))
    writeFileSync(join(root, 'data', 'addresses.txt'), ['# 1 addresses', ...lines, ''].join('\n'))
    return readLedger(root)
  }

  test('of an older release has only an address', () => {
    expect(ledgerOf('/a/')).toMatchObject({ remembered: [{ address: '/a/' }], problems: [] })
    expect(publishedTexts(readLedger(root)).size).toBe(0)
  })

  test('that was cut off is damage', () => {
    const [problem] = ledgerOf('/a/ Xk3_a-Qz 2026-11').problems
    expect(problem).toMatchObject({
      places: [{ file: 'data/addresses.txt', line: 2 }],
      what: expect.stringContaining('"/a/ Xk3_a-Qz 2026-11" is not an address'),
    })
  })

  test('that a merge of branches doubled counts with its later day, in either order', () => {
    const lines = ['/a/ AAAAAAAA 2026-11-22', '/a/ BBBBBBBB 2026-11-23']
    expect(publishedTexts(ledgerOf(...lines)).get('/a/')).toEqual({ digest: 'BBBBBBBB', day: '2026-11-23' })
    expect(publishedTexts({ ...readLedger(root), remembered: [...readLedger(root).remembered].reverse() }).get('/a/')?.digest).toBe('BBBBBBBB')
  })
})
