import { expect, test } from 'vitest'
import { tinyAct, tinyCity, tinySite } from '../../tests/tiny-site.ts'
import { formatProblem } from '../commands/report/format.ts'
import type { SiteAct, SiteCity } from '../load/site.ts'
import { expand } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import { checkFewWords } from './few-words.ts'

const siteWith = (act: Partial<SiteAct>, city: Partial<SiteCity>, least = 5) => {
  const site = tinySite({ acts: [tinyAct(act)], cities: [tinyCity({ actPages: true, ...city })] })
  return { ...site, settings: { ...site.settings, ownWords: { 'act in city': { least } } } }
}
const expanded = (site: ReturnType<typeof siteWith>) => expand(site, families).pages
const problemsOf = (...of: Parameters<typeof siteWith>) => {
  const site = siteWith(...of)
  return checkFewWords(site, expanded(site)).map(formatProblem)
}
const [hall] = tinyCity().venues

test('a city names the facts that its pages lack, and never asks for a longer sentence', () => {
  expect(problemsOf({}, {})).toMatchInlineSnapshot(`
    [
      "warning  few-own-words
      at data/cities.ts:20  venues
      One page is kept out of search engines for want of words that stand on no other page. Gent (1): De Zaal has no floor, no hall has a door, Silkwood has no heaviest.
      → Add these facts to data/cities.ts and data/acts.ts, or a hall that suits the act; "ownWords" in data/site.ts has the limit.",
    ]
  `)
})

test('a hall with a floor, and an act with a clause for it, are enough; so is no limit', () => {
  const venues = hall ? [{ ...hall, floor: 'seats' as const }] : []
  const inHall = { seats: ['Dit is genoeg voor {halls}.'] }
  expect(problemsOf({ inHall }, { venues })).toEqual([])
  expect(problemsOf({}, { venues }).join()).toContain('Silkwood has no inHall.seats')
})

test('pages that the owner hides are not reported, and keep their addresses', () => {
  expect(problemsOf({}, { hidesActPages: true })).toEqual([])
  const pages = expanded(siteWith({}, { hidesActPages: true }, 1))
  const pageAt = (address: string) => pages.find(({ path }) => String(path) === address)
  expect(pageAt('/silkwood-gent/')).toMatchObject({
    isCanonical: false,
    isKept: true,
  })
  expect(pageAt('/live-muziek-gent/')).toMatchObject({ isCanonical: true })
})
