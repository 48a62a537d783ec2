/** Names are not padding: how often a page names the act and the city that it is about. */
import { groupBy } from '../../core/group-by.ts'
import { type Problem, startOf, warningAt } from '../../core/problem.ts'
import type { Site } from '../../load/site.ts'
import type { NamedPage } from '../../routes/route.ts'
import { countNames, type Names, namesFrom, wordHashes } from './names.ts'

/** A name may stand once in so many words, on pages of more than so many. */
const wordsPerName = 45
const fewestWords = 150

/** A page that names an entry too often, with the sentence that does it most. */
export type Repetition = { name: string; times: number; words: number; sentence: string }

/** A name, and longer ones that have it in them, such as that of a hall or a station. */
type Counted = { name: string; own: Names; others: Names }

/** How often a main text has a name, if that is too often. @param hashes those of its words */
function repetitionOf(
  lines: readonly string[],
  hashes: readonly number[],
  { name, own, others }: Counted,
): Repetition | undefined {
  const words = hashes.length
  const allowed = words / wordsPerName
  const found = countNames(hashes, own)
  // Most pages have few, and need not be searched for the longer names.
  const times = found <= allowed ? 0 : found - countNames(hashes, others)
  if (times <= allowed) return undefined
  const timesInText = (part: string) => {
    const ofPart = wordHashes(part)
    return countNames(ofPart, own) - countNames(ofPart, others)
  }
  const [sentence = ''] = lines
    .flatMap((line) => line.split(/(?<=[.!?])\s+/))
    .sort((a, b) => timesInText(b) - timesInText(a))
  return { name, times, words, sentence }
}

export class RepeatedNames {
  private readonly names: ReadonlyMap<string, Counted>

  constructor({ acts, cities }: Pick<Site, 'acts' | 'cities'>) {
    const places = cities.flatMap(({ venues, stations }) => [...venues.map(({ name }) => name), ...stations])
    const longerThan = (name: string) => places.filter((place) => place !== name && place.includes(name))
    const countedOf = (name: string): Counted => ({
      name,
      own: namesFrom([name]),
      others: namesFrom(longerThan(name)),
    })
    this.names = new Map([...acts, ...cities].map(({ source, name }) => [source.entry, countedOf(name)]))
  }

  /** Those that the main text of a page repeats. @param words the hashes of its words */
  find(
    { sources }: Pick<NamedPage, 'sources'>,
    lines: readonly string[],
    words: readonly number[],
  ): Repetition[] {
    if (words.length <= fewestWords) return []
    const counted = sources.flatMap(({ entry }) => this.names.get(entry) ?? [])
    return counted.flatMap((name) => repetitionOf(lines, words, name) ?? [])
  }
}

/** One warning for each family. */
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
