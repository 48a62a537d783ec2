import { expect, test } from 'vitest'
import { type Choice, findActs } from './found-acts.ts'

const [tribute, cover] = [{ id: 'tribute' }, { id: 'cover' }]
const acts = [
  { group: tribute, text: 'viva la vida coldplay', facets: ['bruiloft', 'groot'] },
  { group: tribute, text: 'money for nothing dire straits', facets: ['festival'] },
  { group: cover, text: 'band marginal coldplay en meer', facets: ['bruiloft'] },
  { group: cover, text: 'de zangfabriek', facets: ['festival', 'groot'] },
]
const all: Choice = { group: undefined, words: '', facets: [] }
const firstWords = (found: readonly { text: string }[]) => found.map(({ text }) => text.split(' ')[0])

test('what the filters leave out still counts for their numbers', () => {
  expect(firstWords(findActs(acts, { ...all, group: 'tribute', facets: ['festival'] }).inTab)).toEqual(['viva', 'money'])
})

test('where nothing is found, acts with the words come first, then those that meet most of the rest', () => {
  const { nearest } = findActs(acts, { group: 'tribute', words: 'zangfabriek', facets: ['bruiloft'] })
  expect(firstWords(nearest)).toEqual(['de', 'viva', 'money'])
  expect(findActs(acts, all).nearest).toEqual([])
})
