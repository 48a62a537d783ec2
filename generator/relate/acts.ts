/**
 * Acts by the artist whose work they play, the number of people in them, and the occasions in their order.
 */
import { matchingFirst } from '../core/group-by.ts'
import { normaliseName, slugOf } from '../core/names.ts'
import type { Act, ShownAct } from '../schema/act.ts'
import { generalOccasion } from '../schema/occasion.ts'

/** The number of people on stage. */
export const peopleOf = ({ musicians, dancers = 0 }: Pick<Act, 'musicians' | 'dancers'>): number =>
  musicians + dancers

/** Whether the site says what any act costs. */
export const hasPrices = (acts: readonly Pick<ShownAct, 'price'>[]): boolean =>
  acts.some(({ price }) => price !== undefined)

type Tribute = Pick<Act, 'originalArtist'>

/**
 * The tribute acts of an original artist, by slug or name, in the order of the roster: those of exactly this
 * name, else those whose name contains it.
 */
export function findTributes<T extends Tribute>(original: string, acts: readonly T[]): T[] {
  const wanted = normaliseName(original)
  const named = (matches: (name: string) => boolean) =>
    acts.filter(
      ({ originalArtist }) => originalArtist !== undefined && matches(normaliseName(originalArtist)),
    )
  const exact = named((name) => name === wanted)
  return exact.length > 0 ? exact : named((name) => wanted !== '' && name.includes(wanted))
}

/** The slugs of all original artists, each once, in the order of the roster. */
export const originalSlugs = (acts: readonly Tribute[]): string[] => [
  ...new Set(
    acts.flatMap(({ originalArtist }) => (originalArtist === undefined ? [] : [slugOf(originalArtist)])),
  ),
]

/** The acts that play the work of the artist with a slug. */
export const playersOf = <T extends Tribute>(acts: readonly T[], slug: string): T[] =>
  acts.filter((act) => originalSlugs([act]).includes(slug))

/** Whether each act has a page for an occasion. */
export const hasPages = ({ key }: { key: string }): boolean => key !== generalOccasion

/** The occasions in the order in which visitors see them: that of their file, and any other one last. */
export const inUsualOrder = <T extends { key: string }>(occasions: readonly T[]): T[] =>
  matchingFirst(occasions, hasPages)
