/** Names are not padding: how often a page names the act and the city that it is about. */
import { groupBy } from '../../core/group-by.ts'
import { digestOf } from '../../core/output-file.ts'
import { type Problem, type Source, startOf, warningAt } from '../../core/problem.ts'
import type { Site } from '../../load/site.ts'
import type { PlannedPage } from '../../routes/expand.ts'
import type { NamedPage } from '../../routes/route.ts'
import { mainText } from '../page-text.ts'
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

/** Collects the pages of acts and cities that repeat their names, and reports each family of them once. */
export class RepeatedNames {
  private readonly names: ReadonlyMap<string, { name: string; longer: string[] }>
  private readonly found: (Repetition & { page: NamedPage })[] = []

  constructor({ acts, cities }: Pick<Site, 'acts' | 'cities'>) {
    const places = cities.flatMap(({ venues, stations }) => [...venues.map(({ name }) => name), ...stations])
    const longerThan = (name: string) => places.filter((place) => place !== name && place.includes(name))
    this.names = new Map([...acts, ...cities].map(({ source, name }) => [source.entry, { name, longer: longerThan(name) }]))
  }

  /** Equal for checkers that find the same on a page. */
  get digest(): string {
    return digestOf(JSON.stringify([...this.names]))
  }

  find({ sources, isCanonical }: Pick<PlannedPage, 'sources' | 'isCanonical'>, html: string): Repetition[] {
    const names = sources.flatMap(({ entry }: Source) => this.names.get(entry) ?? [])
    if (!isCanonical || names.length === 0) return []
    const text = mainText(html)
    return names.flatMap(({ name, longer }) => repetitionIn(text, name, longer) ?? [])
  }

  add(page: NamedPage, found: readonly Repetition[]): void {
    this.found.push(...found.map((repetition) => ({ page, ...repetition })))
  }

  problems(): Problem[] {
    return [...groupBy(this.found, ({ page }) => page.family)].map(([family, all]) => {
      const [{ page, name, times, words, sentence }] = all.sort((a, b) => b.times / b.words - a.times / a.words)
      const pages = all.length === 1 ? 'One page' : `${all.length} pages`
      return warningAt(page.sources.map(startOf), {
        code: 'name-repeated',
        what: `${pages} of the family "${family}" ${all.length === 1 ? 'repeats' : 'repeat'} a name: ${page.path} has "${name}" ${times} times in ${words} words, most in: ${sentence.trim()}`,
        hint: `A name reads as padding when it stands more than once in ${wordsPerName} words. Say "de band", "hier", or nothing.`,
      })
    })
  }
}
