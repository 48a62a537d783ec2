import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../../tests/temporary.ts'
import { Findings } from '../findings.ts'
import { readDiary } from './diaries.ts'

const root = emptyFolder()

function read(text: string) {
  mkdirSync(join(root, 'content/diaries'), { recursive: true })
  writeFileSync(join(root, 'content/diaries/silkwood.yaml'), text)
  const found = new Findings()
  const bookings = readDiary(root, 'silkwood', found)
  const problems = found.problems.map(({ places: [place], what }) => `${place?.line}: ${what}`)
  return { bookings, problems }
}

test('a diary is read with its days in order and where each is written; a list may be empty', () => {
  const { bookings, problems } = read('read: 2026-11-28\ntaken:\n  - 2027-06-19\n  - "2027-06-12"\noption:\n')
  expect(problems).toEqual([])
  expect(bookings).toMatchObject({
    read: '2026-11-28',
    taken: ['2027-06-12', '2027-06-19'],
    option: [],
    lines: new Map([
      ['2027-06-19', 3],
      ['2027-06-12', 4],
    ]),
  })
  expect(read('read: 2026-11-28\ntaken: [2027-06-12]\noption: []\n').problems).toEqual([])
  expect(readDiary(root, 'krvtz', new Findings())).toBeUndefined()
})

test.each([
  ['taken: []\noption: []\n', '1: The diary of "silkwood" has no read.'],
  [
    'read: 2026-11-28\ntaken:\n  - 2027-02-30\noption: []\n',
    '3: The taken.0 of the diary of "silkwood" is "2027-02-30", but it must be a date that exists, written yyyy-mm-dd.',
  ],
  [
    'read: 2026-11-28\ntaaken: []\noption: []\n',
    '2: The diary of "silkwood" has a field "taaken", which does not exist, so nothing would show it.',
  ],
])('what is wrong with %j is said with its line', (text, problem) => {
  expect(read(text).problems).toContain(problem)
  expect(read(text).bookings).toBeUndefined()
})

test.each([
  'read: 2026-11-28\nJanssens: Gent\ntaken: []\noption: []\n',
  'read: 2026-11-28\ntaken:\n  - Janssens\noption: []\n',
  'read: 2026-11-28\ntaken:\n  - 2027-06-12 Janssens\noption: []\n',
  'read: 2026-11-28\ntaken:\n  - { Janssens: 2027-06-12 }\noption: []\n',
  'read: 2026-11-28\ntaken:\n  - 2027-06-12: Janssens\noption: []\n',
  'read: 2026-11-28\ntaken:\n  - 2027-06-12 # Janssens\noption: Janssens\n',
  'read: Janssens\ntaken: []\noption: []\n',
  'read: 2026-11-28\n  Janssens\ntaken: [',
  'read: *Janssens\n',
  'read: !Janssens x\n',
  '- Janssens\n',
  'Janssens',
])('no message repeats what may be about a customer: %j', (text) => {
  const { bookings, problems } = read(text)
  expect(bookings).toBeUndefined()
  expect(problems).not.toEqual([])
  expect(problems.join('\n')).not.toContain('Janssens')
})
