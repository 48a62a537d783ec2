import { expect, test } from 'vitest'
import type { Problem } from '../../core/problem.ts'
import { newOfTypes, readMessages } from './type-check.ts'

const output = [
  "data/acts.ts(12,3): error TS2322: Type 'string' is not assignable to type 'number'.",
  '  The expected type comes from property.',
  "../program/templates/x.tsx(1,1): error TS2304: Cannot find name 'y'.",
].join('\n')

test('each error of the compiler has its file and line, once', () => {
  expect(readMessages(output, '/srv/owner')).toMatchObject([
    {
      code: 'type-error',
      severity: 'error',
      places: [{ file: 'data/acts.ts', line: 12 }],
      what: expect.stringContaining('TS2322'),
    },
    { code: 'type-error', places: [{ line: 1 }] },
  ])
})

test('an error in a file whose mistake is reported already is left out', async () => {
  const options = { root: '/srv/owner', signal: new AbortController().signal }
  const known: Problem = {
    code: 'unknown-value',
    severity: 'error',
    places: [{ file: 'data/acts.ts', line: 9 }],
    what: '',
    hint: '',
  }
  const found = readMessages(output, '/srv/owner')
  expect(await newOfTypes(found, [known], options)).toHaveLength(1)
  expect(await newOfTypes(found, [{ ...known, code: 'dead-link' }], options)).toHaveLength(2)
})
