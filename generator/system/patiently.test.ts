import { expect, test } from 'vitest'
import { asOn } from '../../tests/support/platform.ts'
import { patiently } from './patiently.mjs'

/** A call that fails so many times, and the number of its attempts. */
function failing(times: number, code: string) {
  const state = { attempts: 0 }
  const call = () => {
    if (state.attempts++ < times) throw Object.assign(new Error(code), { code })
    return 'done'
  }
  return { call, state }
}

test('on Windows, a file that another program has open is replaced when that has closed it', () => {
  const { call, state } = failing(2, 'EBUSY')
  expect(asOn('win32', () => patiently(call))).toBe('done')
  expect(state.attempts).toBe(3)
})

test.each([
  ['win32', 'ENOSPC'],
  ['linux', 'EBUSY'],
  ['darwin', 'EPERM'],
] as const)('on %s, %s is an error at once', (platform, code) => {
  const { call, state } = failing(2, code)
  expect(() => asOn(platform, () => patiently(call))).toThrow(code)
  expect(state.attempts).toBe(1)
})

test('an error that stays is thrown after a few seconds', () => {
  const { call, state } = failing(Number.POSITIVE_INFINITY, 'EACCES')
  expect(() => asOn('win32', () => patiently(call))).toThrow('EACCES')
  expect(state.attempts).toBe(10)
})
