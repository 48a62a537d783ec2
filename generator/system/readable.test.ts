import { constants } from 'node:os'
import { expect, test } from 'vitest'
import { causeOf } from './readable.ts'

/** An error as Node gives it where its library has no name for the number of the system. */
const unnamed = (errno: number) =>
  Object.assign(new Error(`Unknown system error -${errno}: Unknown system error -${errno}, write`), {
    errno: -errno,
    code: `Unknown system error -${errno}`,
  })

test.each([
  [constants.errno.EDQUOT, 'the disk quota is used up (EDQUOT)'],
  [constants.errno.ESTALE, 'the file server has replaced it (ESTALE)'],
  [9999, 'Unknown system error -9999: Unknown system error -9999, write (Unknown system error -9999)'],
])('the cause of an error without a name is said in words: %i', (errno, cause) => {
  expect(causeOf(unnamed(errno))).toBe(cause)
})
