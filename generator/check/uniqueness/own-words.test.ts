import { expect, test } from 'vitest'
import { paths } from '../../core/addresses.ts'
import { namesFrom } from './names.ts'
import { ownWordProblems } from './own-word-problems.ts'
import { OwnWordCounts, proseOf } from './own-words.ts'

const names = namesFrom(['Gent', 'Leuven', 'de Vooruit'])
const page = (path: string, family = 'act in city') => ({
  path: paths.written(`/${path}/`),
  family,
  sources: [],
})
const countsOf = (texts: Readonly<Record<string, readonly string[]>>, family?: string) => {
  const counts = new OwnWordCounts()
  for (const [path, lines] of Object.entries(texts)) counts.add(page(path, family), proseOf(lines, names))
  return [...counts.counts()].map(({ page: { path }, own, masked }) => [path, own, masked])
}

test('words of a page are its own in sentences that no other page has', () => {
  expect(
    countsOf({
      een: ['Dit zegt iedereen. Dit zegt alleen deze pagina.', 'Wat het kost'],
      twee: ['Dit zegt iedereen. En dit de andere!'],
    }),
  ).toEqual([
    ['/een/', 5, 8],
    ['/twee/', 4, 7],
  ])
})

test('headings, amounts, and a line that is one question, are no prose', () => {
  expect(countsOf({ een: ['Welke zaal past?', '€ 2.500', 'De avond, uur na uur'] })).toEqual([
    ['/een/', 0, 0],
  ])
  expect(countsOf({ een: ['Staat er een piano? Dan blijft de onze thuis.'] })).toEqual([['/een/', 9, 9]])
})

test('a sentence that differs by names and figures alone is nobody’s own once six pages have it', () => {
  const texts = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `p${index}`,
        [`Het is ${index} km naar ${index % 2 === 0 ? 'Gent' : 'Leuven'}.`],
      ]),
    )
  expect(countsOf(texts(5))).toEqual(texts5(6, 6))
  expect(countsOf(texts(6))).toEqual([...texts5(6, 0), ['/p5/', 6, 0]])
})
const texts5 = (own: number, masked: number) =>
  Array.from({ length: 5 }, (_, index) => [`/p${index}/`, own, masked])

test('pages of other families are not counted, but what they say is nobody’s own', () => {
  const counts = new OwnWordCounts()
  counts.add(page('gids', 'article'), proseOf(['Dit zegt iedereen.'], names))
  counts.add(page('een'), proseOf(['Dit zegt iedereen.'], names))
  expect([...counts.counts()].map(({ own }) => own)).toEqual([0])
})

test('a family with pages below the limit has one warning, and one without a limit none', () => {
  const counts = [3, 50, 70].map((own, index) => ({ page: page(`p${index}`), own, masked: own }))
  const problems = (limits: Parameters<typeof ownWordProblems>[1]) =>
    ownWordProblems(counts, limits).map(({ what }) => what)
  expect(problems({ 'act in city': { least: 45, median: 65, masked: 51 } })).toEqual([
    'Pages of the family "act in city" have too little prose that stands on no other page: 1 of 3 have fewer than 45 words, such as /p0/ (3); half have 50 or fewer, and the limit is 65; without names and figures half have 50 or fewer, and the limit is 51.',
  ])
  expect(problems({ 'act in city': { least: 3, median: 50, masked: 50 } })).toEqual([])
  expect(problems({ 'act booking': { least: 60 } })).toEqual([])
})
