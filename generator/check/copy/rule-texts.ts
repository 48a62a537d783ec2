/** The problems that the rules of the copy report. */

import type { ProblemText } from '../../core/problem.ts'
import { short } from '../../core/problem-texts.ts'

/** What is wrong with the words that a rule finds, and what to do about it, where no other spelling is known. */
const rules: Readonly<Record<string, readonly [what: string, hint: string]>> = {
  'form-of-address': ['is the form of address that the site does not use', 'Address visitors in the form that all other texts use'],
  spelling: ['is written in another way elsewhere', ''],
  number: ['is not how numbers, dates and hours are written here', 'Write 4,8 and € 1.500, 12 augustus 2026, and 20.30 uur or 9u'],
  apostrophe: ['is a straight mark', 'Write a curly one: ’ ‘ “ ”'],
  fragment: ['looks like two texts that were put together', 'Begin a sentence with a capital, and leave one blank between words and none before a comma'],
  superlative: ['says that something is first of all, without a source', 'Say what it is or does, or name a claim with its source, such as {claims.rating}'],
  'typed-price': [
    'is typed in a text, so a change of data/prices.ts does not reach it',
    'Name its value, such as {price.allround.from} or {range.premium.to}. In an article about the prices of one year, write that year in its front matter: amounts: 2025',
  ],
  'typed-claim': [
    'is typed in a text, so data/claims.ts does not know who says so',
    'Add the figure to data/claims.ts, and name it in the text, such as {claims.rating}',
  ],
  'place-twice': ['names one place twice', 'Name it once'],
  nearby: ['is not near', 'Shorten the list, or call it something else'],
  'passed-date': [
    'is over, and the text speaks of it as if it were to come',
    'Name a date that is to come, or say in the sentence that this one is over, with a word such as "was"',
  ],
  'relative-date': ['means another date every year, and the text stays as it is', 'Name the year, or leave it out'],
  distance: ['is in a description for search engines, where nobody chooses by distance', 'Say what the act is, its size, its price and what it suits'],
}

const codes: Readonly<Record<string, string>> = { 'typed-price': 'amount-typed', 'typed-claim': 'claim-typed' }

export const copyRule = (rule: string, found: string, write?: string, pages?: { count: number; example: string }): ProblemText => {
  const [what, hint] = rules[rule] ?? ['breaks a rule', 'Change it']
  const where = pages ? ` It is on ${pages.count === 1 ? 'one page' : `${pages.count} pages`}, for example ${pages.example}.` : ''
  return {
    code: codes[rule] ?? `copy-${rule}`,
    what: `"${short(found)}" ${what}.${where}`,
    hint: `${write === undefined ? hint : `Write "${write}"`}. Where it is right as it is, add it to "exceptions" in data/copy.ts with the rule "${rule}".`,
  }
}
