/** Problems of the syntax of a data file that the scanner, the reader and the explanation of a fault share. */

import type { ProblemText } from '../core/problem.ts'
import { short } from '../core/problem-texts.ts'

export const valuesAre = 'Values are texts in quotes, numbers, true, false, lists [ ] and groups { }.'

export const closing = (bracket: string) => ({ '[': ']', '{': '}', '(': ')' })[bracket] ?? '>'

/** How a bracket is called where it opens something. */
export const opened = (bracket: string) => ({ '[': 'list [', '{': 'group {' })[bracket] ?? `bracket ${bracket}`

export const dataIsCode = (found: string): ProblemText => ({
  code: 'data-file-code',
  what: `"${short(found)}" is code, and data files hold plain values: they are read, never run.`,
  hint: `Write the value itself. ${valuesAre}`,
})

export const notNumber = (written: string): ProblemText => ({
  code: 'data-file-broken',
  what: `${short(written)} is not written as a number.`,
  hint: 'Write 1500 without a point or a comma, and decimals as 4.5. Hours, dates and phone numbers are texts in quotes.',
})

export const bracketNotClosed = (bracket: string, line: number): ProblemText => ({
  code: 'data-file-broken',
  what: `The ${opened(bracket)} that begins on line ${line} is not closed.`,
  hint: `Write its ${closing(bracket)} where it ends, which is here at the latest.`,
})
