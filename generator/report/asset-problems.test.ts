import { expect, test } from 'vitest'
import { DataProblems } from '../core/problem.ts'
import { assetProblems } from './asset-problems.ts'

const place = (error: unknown) => assetProblems(error)?.map(({ places, what }) => [places[0], what])

test('every message of the bundler is a problem with its place', () => {
  const error = Object.assign(new Error('Build failed'), {
    errors: [
      { text: 'Unexpected "="', location: { file: 'templates/browser/tabs.ts', line: 3 } },
      { text: 'Could not resolve "./x"', location: { file: 'templates/browser/site.ts', line: 9 } },
    ],
  })
  expect(place(error)).toEqual([
    [{ file: 'templates/browser/tabs.ts', line: 3 }, 'templates/browser/tabs.ts cannot be built: Unexpected "="'],
    [{ file: 'templates/browser/site.ts', line: 9 }, 'templates/browser/site.ts cannot be built: Could not resolve "./x"'],
  ])
})

test('a warning that ends the build of the styles is one as well', () => {
  expect(place(new Error('templates/styles/base.css:12: Expected "}"'))).toEqual([
    [{ file: 'templates/styles/base.css', line: 12 }, 'templates/styles/base.css cannot be built: Expected "}"'],
  ])
})

test('problems of the owner stay what they are, and any other error is none', () => {
  const problem = { code: 'rule', severity: 'error' as const, places: [], what: 'Een ding.', hint: 'Doe iets.' }
  expect(assetProblems(new DataProblems([problem]))).toEqual([problem])
  expect(assetProblems(new TypeError('x is not a function'))).toBeUndefined()
  expect(assetProblems('text')).toBeUndefined()
})
