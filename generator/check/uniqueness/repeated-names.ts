/** Names are not padding: how often a page names the act and the city that it is about. */
import { groupBy } from '../../core/group-by.ts'
import { type Problem, startOf, warningAt } from '../../core/problem.ts'
import type { Site } from '../../load/site.ts'
import type { NamedPage } from '../../routes/route.ts'
import { countNames, countWords, namesFrom } from './names.ts'

/** A name may stand once in so many words, on pages of more than so many. */
const wordsPerName = 45
const fewestWords = 150

/** A page that names an entry too often, with the sentence that does it most. */
export type Repetition = { name: string; times: number; words: number; sentence: string }

/** How often a main text has a name, if that is too often. @param longer names of others that have it in them, such as that of a hall or a station */
export function repetitionIn(text: string, name: string, longer: readonly string[] = []): Repetition | undefined {
  const words = countWords(text)
  const [own, others] = [namesFrom([name]), namesFrom(longer)]
  const timesIn = (part: string) => countNames(part, own) - countNames(part, others)
  const times = timesIn(text)
  if (words <= fewestWords || times <= words / wordsPerName) return undefined
  const [sentence = ''] = text.split(/\n+|(?<=[.!?])\s+/).sort((a, b) => timesIn(b) - timesIn(a))
  return { name, times, words, sentence }
}

/** Finds the names of acts and cities that their pages repeat. */
export class RepeatedNames {
  private readonly names: ReadonlyMap<string, { name: string; longer: string[] }>

  constructor({ acts, cities }: Pick<Site, 'acts' | 'cities'>) {
    const places = cities.flatMap(({ venues, stations }) => [...venues.map(({ name }) => name), ...stations])
    const longerThan = (name: string) => places.filter((place) => place !== name && place.includes(name))
    this.names = new Map([...acts, ...cities].map(({ source, name }) => [source.entry, { name, longer: longerThan(name) }]))
  }

  find({ sources }: Pick<NamedPage, 'sources'>, text: string): Repetition[] {
    return sources.flatMap(({ entry }) => {
      const known = this.names.get(entry)
      return (known && repetitionIn(text, known.name, known.longer)) ?? []
    })
  }
}

/** Reports each family of pages that repeat their names once. */
export function repeatedNameProblems(found: readonly (Repetition & { page: NamedPage })[]): Problem[] {
  return [...groupBy(found, ({ page }) => page.family)].map(([family, all]) => {
    const [{ page, name, times, words, sentence }] = all.sort((a, b) => b.times / b.words - a.times / a.words)
    const pages = all.length === 1 ? 'One page' : `${all.length} pages`
    return warningAt(page.sources.map(startOf), {
      code: 'name-repeated',
      what: `${pages} of the family "${family}" ${all.length === 1 ? 'repeats' : 'repeat'} a name: ${page.path} has "${name}" ${times} times in ${words} words, most in: ${sentence.trim()}`,
      hint: `A name reads as padding when it stands more than once in ${wordsPerName} words. Say "de band", "hier", or nothing.`,
    })
  })
}
