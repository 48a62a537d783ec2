import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { hasPipes } from '../../../tests/support/platform.ts'
import { emptyFolder } from '../../../tests/temporary.ts'
import { digestOf } from '../../core/output-file.ts'
import { PublishError } from '../../system/file-system.ts'
import { changeLedger, mergeLedgers, parseLedger, publishedTexts, readLedger } from './ledger.ts'

const root = emptyFolder()
const path = join(root, 'data/addresses.txt')
beforeEach(() => mkdirSync(join(root, 'data')))

test('what was written is read again, with its lines', () => {
  expect(readLedger(root)).toEqual({ exists: false, remembered: [], problems: [] })
  const { text, added } = changeLedger(
    readLedger(root),
    ['/b/', '/', '/b/'],
    new Map([['/b/', { digest: 'Xk3_a-Qz', day: '2026-11-22' }]]),
  )
  expect(added).toBe(2)
  writeFileSync(path, text)
  expect(readLedger(root)).toEqual({
    exists: true,
    remembered: [
      { address: '/', file: 'data/addresses.txt', line: 2 },
      {
        address: '/b/',
        file: 'data/addresses.txt',
        line: 3,
        text: { digest: 'Xk3_a-Qz', day: '2026-11-22' },
      },
    ],
    problems: [],
    digest: digestOf(text),
  })
  expect(text).toMatch(/^# 2 addresses /)
})

test('two ledgers become one with the addresses of both, and the later of two texts', () => {
  const ledger = (...lines: string[]) => [`# ${lines.length} addresses`, ...lines, ''].join('\n')
  const merged = mergeLedgers(
    ledger('/a/ AAAAAAAA 2026-11-23', '/b/'),
    ledger('/a/ BBBBBBBB 2026-11-22', '/c/ CCCCCCCC 2026-11-22'),
  )
  expect(merged.split('\n').slice(1)).toEqual([
    '/a/ AAAAAAAA 2026-11-23',
    '/b/',
    '/c/ CCCCCCCC 2026-11-22',
    '',
  ])
  expect(merged).toMatch(/^# 3 addresses/)
  expect(() => mergeLedgers(ledger('/a/'), '<<<<<<<')).toThrow(PublishError)
})

const write = (text: string) => () => writeFileSync(path, text)
type Damage = [what: string, damage: () => unknown, line: number, why: string]
const pipe: Damage = ['a pipe', () => spawnSync('mkfifo', [path]), 1, 'not a plain file']
test.each<Damage>([
  ['an empty file', write(''), 1, 'does not begin with "# … addresses"'],
  ['a file that lost lines', write('# 2 addresses\n/a/\n'), 1, 'has 1 addresses, and its first line says 2'],
  [
    'a line that was cut off',
    write('# 1 addresses\n/a/ Xk3_a-Qz 2026-11'),
    2,
    '"/a/ Xk3_a-Qz 2026-11" is not an address',
  ],
  ['an address out of the site', write('# 1 addresses\n/../a/\n'), 2, '"/../a/" is not an address'],
  ['a folder', () => mkdirSync(path), 1, 'not a plain file'],
  ...(hasPipes ? [pipe] : []),
  ['a link', () => symlinkSync('/etc/hosts', path), 1, 'not a plain file'],
])('%s in place of the ledger is an error with a remedy', (_what, damage, line, why) => {
  damage()
  const problem = {
    severity: 'error',
    places: [{ file: 'data/addresses.txt', line }],
    what: expect.stringContaining(why),
  }
  expect(readLedger(root).problems).toMatchObject([
    { ...problem, hint: expect.stringContaining('git checkout -- data/addresses.txt') },
  ])
})

test('a ledger in another encoding is reported as such', () => {
  writeFileSync(path, Buffer.from('\ufeff# 1 addresses\n/a/\n', 'utf16le'))
  expect(readLedger(root)).toMatchObject({
    exists: true,
    remembered: [],
    problems: [{ code: 'encoding-other', what: expect.stringContaining('utf-16le') }],
  })
})

test('of a merge of two branches that both released, no address is lost by following the advice', () => {
  const heads = [
    ['<<<<<<< HEAD', '# 3 addresses'],
    ['||||||| 0a1b2c3', '# 1 addresses'],
    ['=======', '# 2 addresses'],
    ['>>>>>>> other'],
  ].flat()
  const merged = [...heads, '/a/', '<<<<<<< HEAD', '/b/', '/c/', '=======', '/d/', '>>>>>>> other', '']
  const [problem] = parseLedger(merged.join('\n')).problems
  expect(problem).toMatchObject({
    places: [{ line: 1 }],
    what: expect.stringContaining('markers of a merge conflict'),
  })
  expect(problem?.hint).toMatch(/^Delete the lines with the markers and keep all others, of both branches\./)
  const resolved = parseLedger(merged.filter((line) => !/^[<|=>]{7}/.test(line)).join('\n'))
  expect(resolved).toMatchObject({
    problems: [],
    remembered: ['/a/', '/b/', '/c/', '/d/'].map((address) => ({ address })),
  })
  expect(changeLedger(resolved, [], new Map()).text).toMatch(/^# 4 addresses.*\n\/a\/\n/)
})

describe('a line', () => {
  const ledgerOf = (...lines: string[]) => parseLedger(['# 1 addresses', ...lines, ''].join('\n'))

  test('of an older release has only an address', () => {
    expect(ledgerOf('/a/')).toMatchObject({ remembered: [{ address: '/a/' }], problems: [] })
    expect(publishedTexts(ledgerOf('/a/')).size).toBe(0)
  })

  test('that a merge of branches doubled counts with its later day, in either order', () => {
    const lines = ['/a/ AAAAAAAA 2026-11-22', '/a/ BBBBBBBB 2026-11-23']
    for (const order of [lines, lines.toReversed()])
      expect(publishedTexts(ledgerOf(...order)).get('/a/')).toEqual({ digest: 'BBBBBBBB', day: '2026-11-23' })
  })
})
