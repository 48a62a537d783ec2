import { expect, test } from 'vitest'
import type { Fingerprint } from './format.ts'
import { differencesOf } from './prove.ts'

const here: Fingerprint = {
  options: { '--date': '2025-06-01' },
  program: 'abc',
  node: 'v20.19.0',
  files: { 'data/acts.ts': '1', 'data/site.ts': '2' },
}
const extra = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`content/${index}.md`, 'x']))

test.each<[what: string, Partial<Fingerprint>, differences: string[]]>([
  ['files in another order', { files: { 'data/site.ts': '2', 'data/acts.ts': '1' } }, []],
  [
    'options',
    { options: { '--date': '2025-06-02', '--drafts': 'set' } },
    ['--date is 2025-06-02 instead of 2025-06-01', '--drafts is set instead of not set'],
  ],
  ['the program', { program: 'def' }, ['the program or package-lock.json differs']],
  ['the version of Node', { program: 'def', node: 'v22.0.0' }, ['Node is v22.0.0 instead of v20.19.0']],
  [
    'files',
    { files: { 'data/acts.ts': '3', 'data/new.ts': '4' } },
    ['data/acts.ts differs', 'data/new.ts is extra', 'data/site.ts is missing'],
  ],
  [
    'more files than are named',
    { files: { ...here.files, ...extra } },
    ['0', '1', '2'].map((name) => `content/${name}.md is extra`).concat('6 more files differ'),
  ],
])('the differences are named: %s', (_, change, differences) => {
  expect(differencesOf({ ...here, ...change }, here)).toEqual(differences)
})
