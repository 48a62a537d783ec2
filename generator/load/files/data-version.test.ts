import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../../tests/temporary.ts'
import { errorAt } from '../../core/problem.ts'
import { checkDataVersion, currentData, dataNote, isOlder, withGrace } from './data-version.ts'

const root = emptyFolder()
const noteOf = (manifest: string) => {
  writeFileSync(join(root, 'package.json'), manifest)
  return dataNote(root)
}

test('a project notes the version of its data; one that does not is as old as the first', () => {
  expect(dataNote(root)).toEqual({ data: currentData })
  expect(noteOf('{ "name": "agency" }')).toEqual({ data: '0.1.0' })
  expect(noteOf('{ "toegift": { "data": "0.2.0", "upgradedFrom": "0.1.0", "more": 1 } }')).toMatchObject({
    data: '0.2.0',
    upgradedFrom: '0.1.0',
  })
  for (const wrong of ['{', '[]', '{ "toegift": { "data": 2 } }'])
    expect(noteOf(wrong)).toEqual({ data: currentData })
})

test('what a new check finds in older data is a warning, also after its upgrade; other problems stay errors', () => {
  const problems = ['fact-unclear', 'unknown-field'].map((code) =>
    errorAt({ file: 'data/cities.ts' }, { code, what: 'x', hint: 'y' }),
  )
  const severities = (data: string, upgradedFrom?: string) =>
    withGrace(problems, { data, ...(upgradedFrom && { upgradedFrom }) }).map(({ severity }) => severity)
  expect(severities('0.1.0')).toEqual(['warning', 'error'])
  expect(severities('0.2.0', '0.1.0')).toEqual(['warning', 'error'])
  expect(severities('0.2.0')).toEqual(['error', 'error'])
  expect(severities('0.3.0', '0.2.0')).toEqual(['error', 'error'])
})

test('older data is one warning, and versions are compared as numbers', () => {
  expect(checkDataVersion({ data: '0.1.0' }).map(({ code }) => code)).toEqual(['data-older'])
  expect(checkDataVersion({ data: currentData })).toEqual([])
  expect([isOlder('0.9.0', '0.10.0'), isOlder('0.10.0', '0.9.0'), isOlder('1.0.0', '1.0.0')]).toEqual([
    true,
    false,
    false,
  ])
})
