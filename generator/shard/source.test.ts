import { expect, test } from 'vitest'
import { differencesOf, type Source } from './source.ts'

const source = (changes: Partial<Source> = {}): Source => ({
  options: { '--date': '2025-06-01' },
  program: 'abc',
  node: 'v20.19.0',
  files: { 'data/acts.ts': '1', 'data/site.ts': '2' },
  ...changes,
})

test('equal sources have no difference, in any order of their files', () => {
  expect(differencesOf(source(), source({ files: { 'data/site.ts': '2', 'data/acts.ts': '1' } }))).toEqual([])
})

test('differences name options, the program, Node and files', () => {
  expect(differencesOf(source({ options: { '--date': '2025-06-02', '--drafts': 'set' } }), source())).toEqual([
    '--date is 2025-06-02 instead of 2025-06-01',
    '--drafts is set instead of not set',
  ])
  expect(differencesOf(source({ program: 'def' }), source())).toEqual(['the program or package-lock.json differs'])
  expect(differencesOf(source({ program: 'def', node: 'v22.0.0' }), source())).toEqual(['Node is v22.0.0 instead of v20.19.0'])
  expect(differencesOf(source({ files: { 'data/acts.ts': '3', 'data/new.ts': '4' } }), source())).toEqual([
    'data/acts.ts differs',
    'data/new.ts is extra',
    'data/site.ts is missing',
  ])
})

test('of many files some are named: another site has other files everywhere', () => {
  const files = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`content/${index}.md`, 'x']))
  expect(differencesOf(source({ files: { ...source().files, ...files } }), source()).slice(2)).toEqual(['content/2.md is extra', '6 more files differ'])
})
