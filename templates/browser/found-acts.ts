/** Which acts of the list a choice finds, in which order, and how the search field compares texts. */
import { isOneLetterOff } from '../../generator/core/closest-word.ts'
import type { DayState } from '../../generator/core/diary.ts'
import { type Fit, type FitPoint, fitOf, type PartyNeeds, readFit } from '../../generator/core/party.ts'
import type { Tariff } from '../../generator/core/price.ts'

/** What finds an act: its kind, a folded text, and its facets. */
type Findable = { kind: string | undefined; text: string; facets: readonly string[] }

/**
 * What a visitor chose: the kind of a tab, or none for all of them; folded words; a facet of each filter
 * that is used.
 */
export type Choice = { kind: string | undefined; words: string; facets: readonly string[] }

/** Whether an act with these facets has all that are chosen. */
export const hasAll = (facets: readonly string[], chosen: readonly string[]): boolean =>
  chosen.every((facet) => facets.includes(facet))

/**
 * `inTab` are also acts that the filters leave out, for their counts; `nearest` are three that meet most of a
 * choice that finds none, words above all.
 */
export function findActs<Act extends Findable>(
  acts: readonly Act[],
  { kind, words, facets: chosen }: Choice,
): { inTab: Act[]; found: Act[]; nearest: Act[] } {
  const isInTab = (act: Act) => kind === undefined || act.kind === kind
  const named = acts.filter(({ text }) => hasWords(text, words))
  const inTab = named.filter(isInTab)
  const found = inTab.filter(({ facets }) => hasAll(facets, chosen))
  if (found[0]) return { inTab, found, nearest: [] }
  const isNamed = new Set(named)
  const met = (act: Act) =>
    (isNamed.has(act) ? 10 : 0) +
    Number(isInTab(act)) +
    chosen.filter((facet) => act.facets.includes(facet)).length
  return { inTab, found, nearest: [...acts].sort((one, two) => met(two) - met(one)).slice(0, 3) }
}

/**
 * By what the list is sorted: how well acts suit the party, their price with the ride, the people on stage.
 */
export type Order = 'fit' | 'price' | 'size'

/** The points of an act that suits, but not as well as another. */
const later: readonly FitPoint[] = ['room', 'around', 'option']

/**
 * The acts that suit a party, those of which nobody can tell whether they suit its budget, and those that do
 * not, each in this order. Of those that suit, acts that ask a larger room than the guests need, whose price
 * goes beyond the budget, or that are in option, are last; by price, those without one. `reasons` are what is
 * first against each of the others.
 * @param stateOf what is known of an act on the day of the party
 */
export function sortByFit<Act extends { fit: string; slug: string }>(
  acts: readonly Act[],
  order: Order,
  needs: PartyNeeds,
  data?: Tariff,
  stateOf?: (slug: string) => DayState,
): { suited: Act[]; unpriced: Act[]; others: Act[]; reasons: FitPoint[] } {
  const judged = acts.map((act) => {
    const facts = readFit(act.fit)
    return { act, people: facts.people, fit: fitOf(facts, { ...needs, day: stateOf?.(act.slug) }, data) }
  })
  const rank = ({ people, fit }: { people: number; fit: Fit }) =>
    ({
      fit: fit.against.length * 4 + fit.suits.filter((point) => later.includes(point)).length,
      price: fit.price.total?.from ?? 1e9,
      size: people,
    })[order]
  const groups: Record<'suited' | 'unpriced' | 'others', Act[]> = { suited: [], unpriced: [], others: [] }
  const sorted = judged.sort((one, two) => rank(one) - rank(two))
  for (const { act, fit } of sorted)
    groups[fit.against[0] ? 'others' : fit.suits.includes('unpriced') ? 'unpriced' : 'suited'].push(act)
  return { ...groups, reasons: sorted.flatMap(({ fit }) => fit.against[0] ?? []) }
}

/** The form of a text for searching: case, accents and punctuation are ignored. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Words that one spells and another leaves out: Guns N’ Roses, Guns and Roses. */
const fillers = ['en', 'and', 'n']

/**
 * Whether a folded text has every word. One of up to four letters begins or ends a word: Abba is not in
 * Sabbath. A longer one may have one wrong letter.
 */
export function hasWords(text: string, words: string): boolean {
  const wanted = words.split(' ').filter((word) => !fillers.includes(word))
  const apart = ` ${text} `
  return wanted.every((word) =>
    word.length > 4
      ? text.includes(word) || text.split(' ').some((other) => isOneLetterOff(word, other))
      : apart.includes(` ${word}`) || apart.includes(`${word} `),
  )
}
