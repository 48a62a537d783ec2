import { expect, test } from 'vitest'
import { DataProblems } from '../../core/problem.ts'
import { assetProblems } from './fault-problems.ts'

test('every message of the bundler is a problem with its place', () => {
  const errors = [3, 9].map((line) => ({
    text: 'Unexpected "="',
    location: { file: 'templates/browser/tabs.ts', line },
  }))
  const found = assetProblems(Object.assign(new Error('Build failed'), { errors }))
  expect(found).toMatchObject(
    [3, 9].map((line) => ({
      places: [{ file: 'templates/browser/tabs.ts', line }],
      what: 'templates/browser/tabs.ts cannot be built: Unexpected "="',
    })),
  )
})

test('problems of the owner stay what they are, and any other error is none', () => {
  const problem = {
    code: 'rule',
    severity: 'error' as const,
    places: [],
    what: 'Een ding.',
    hint: 'Doe iets.',
  }
  expect(assetProblems(new DataProblems([problem]))).toEqual([problem])
  expect(assetProblems(new TypeError('x is not a function'))).toBeUndefined()
})
