/** The rule that texts offer only what the roster has: line-ups of its sizes, and tributes that an act plays. */
import { normaliseName } from '../../core/names.ts'
import type { Site } from '../../load/site.ts'
import { peopleOf } from '../../relate/acts.ts'
import { landingsOf } from '../../relate/categories.ts'
import { type Finding, sentencesOf, type TextRule, words } from './rules.ts'

type Roster = Pick<Site, 'acts' | 'artists' | 'categories' | 'copy'>

/** What a text may offer of a category: the sizes of its acts. `named` are the words that speak of it. */
type Kind = { key: string; isTribute: boolean; named: readonly string[]; sizes: readonly number[] }

/** What the rule is made of, as small as a key: the roster itself may be long. */
export function offerOf({ acts, artists, categories, copy: { roster } }: Roster) {
  const played = new Set(
    acts.flatMap(({ originalArtist }) => (originalArtist ? [normaliseName(originalArtist)] : [])),
  )
  const kinds = categories.map(
    ({ key, word, plural, searchWords = [], playsArtist = false }): Kind => ({
      key,
      isTribute: playsArtist,
      named: [key, word, plural, ...searchWords].map((name) => name.toLowerCase()),
      sizes: [...new Set(acts.flatMap((act) => (act.category === key ? [peopleOf(act)] : [])))].sort(),
    }),
  )
  const unplayed = [...(roster?.artists ?? []), ...artists.map(({ name }) => name)]
  return { roster, kinds, unplayed: unplayed.filter((name) => !played.has(normaliseName(name))) }
}

/** Line-ups that no act of the category has of which the sentence speaks, and tributes that no act plays. */
export function rosterRule({ roster, kinds, unplayed }: ReturnType<typeof offerOf>): TextRule {
  const lineUps = (roster?.lineUps ?? []).map(({ people, words: list }) => ({ people, find: words(list) }))
  const artists = words(unplayed)
  const isDenial = words(roster?.none ?? [])
  // Amounts for a line-up may be agreed where no act has it yet.
  const isExempt = (sentence: string) =>
    /\{(?:price|range)\.|::price\b/.test(sentence) || isDenial(sentence).length > 0
  const inSentence = (sentence: string, about: readonly string[]): Finding[] => {
    const lower = sentence.toLowerCase()
    const named = kinds.filter((kind) => kind.named.some((word) => lower.includes(word)))
    const spokenOf = named.length > 0 ? named : kinds.filter(({ key }) => about.includes(key))
    const able = spokenOf.length > 0 ? spokenOf : kinds
    return [
      ...lineUps.flatMap(({ people, find }) =>
        able.some(({ sizes }) => sizes.includes(people)) ? [] : find(sentence),
      ),
      ...(spokenOf.length > 0 && spokenOf.every(({ isTribute }) => isTribute) ? artists(sentence) : []),
    ]
  }
  return {
    name: 'not-on-roster',
    find: (text, about = []) =>
      roster === undefined
        ? []
        : sentencesOf(text).flatMap(({ at, sentence }) =>
            isExempt(sentence)
              ? []
              : inSentence(sentence, about).map((finding) => ({ ...finding, at: at + finding.at })),
          ),
  }
}

/**
 * The categories that a file is about, by its name: those whose landing pages its text stands on, or whose
 * landing pages its own name begins like.
 */
export function categoriesOfFile(file: string, { categories }: Pick<Site, 'categories'>): string[] {
  const [, folder, name = ''] = /^content\/(?:cities\/)?([^/]+)\/(.+)$/.exec(file) ?? []
  const landings = landingsOf(categories).filter(({ role }) => role !== 'all')
  const isOn = (kind: string) =>
    folder === kind || ((folder === 'pages' || folder === 'blog') && name.includes(kind))
  const first = landings.find(({ role }) =>
    folder === 'feest' ? role === 'party' : folder === 'concert' && role !== 'party',
  )
  return [...landings.filter(({ kind }) => isOn(kind)), ...(first ? [first] : [])].flatMap(
    ({ category }) => category ?? [],
  )
}
