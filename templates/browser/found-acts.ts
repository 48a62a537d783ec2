/** Which acts of the list a choice finds. */
import { hasAll } from './filters.ts'
import { hasWords } from './words.ts'

/** What finds an act: its group in the list, a folded text, and its facets. */
type Findable = { group: { id: string }; text: string; facets: readonly string[] }

/** What a visitor chose: the group of a tab, or none for all of them; folded words; a facet of each filter that is used. */
export type Choice = { group: string | undefined; words: string; facets: readonly string[] }

/**
 * `inTab` also has the acts that the filters leave out, for their counts. `nearest` are three that meet most of the choice, where it finds none: the
 * words count more than the tab and all filters.
 */
export function findActs<Act extends Findable>(acts: readonly Act[], { group, words, facets: chosen }: Choice): { inTab: Act[]; found: Act[]; nearest: Act[] } {
  const isInTab = (act: Act) => group === undefined || act.group.id === group
  const named = acts.filter(({ text }) => hasWords(text, words))
  const inTab = named.filter(isInTab)
  const found = inTab.filter(({ facets }) => hasAll(facets, chosen))
  if (found[0]) return { inTab, found, nearest: [] }
  const isNamed = new Set(named)
  const met = (act: Act) => (isNamed.has(act) ? 10 : 0) + Number(isInTab(act)) + chosen.filter((facet) => act.facets.includes(facet)).length
  return { inTab, found, nearest: [...acts].sort((one, two) => met(two) - met(one)).slice(0, 3) }
}
