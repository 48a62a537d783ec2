import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PublishError } from '../system/file-system.ts'
import { readLedger, writeLedger } from './ledger.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ledger-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('what was written is read again, with its lines', () => {
  mkdirSync(join(root, 'data'))
  expect(readLedger(root)).toEqual({ exists: false, remembered: [], problems: [] })
  expect(writeLedger(root, readLedger(root), ['/b/', '/', '/b/'])).toBe(2)
  expect(readLedger(root)).toEqual({
    exists: true,
    remembered: [
      { address: '/', file: 'data/addresses.txt', line: 2 },
      { address: '/b/', file: 'data/addresses.txt', line: 3 },
    ],
    problems: [],
  })
  expect(readFileSync(join(root, 'data', 'addresses.txt'), 'utf8')).toMatch(/^# 2 addresses /)
  expect(readdirSync(join(root, 'data'))).toEqual(['addresses.txt'])
})

test('a ledger that cannot be written is an error that names what is published already', () => {
  expect(() => writeLedger(root, readLedger(root), ['/'])).toThrow(PublishError)
  expect(() => writeLedger(root, readLedger(root), ['/'])).toThrow('The site is published, but data/addresses.txt could not be written: ENOENT')
})
