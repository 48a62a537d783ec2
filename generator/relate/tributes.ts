/** Which acts play the work of an original artist. */

import { normaliseName, slugOf } from '../core/names.ts'
import type { Act } from '../schema/act.ts'

type Tribute = Pick<Act, 'originalArtist'>

/**
 * The tribute acts that `/{original}-tribute-…` means, in the order of the roster: those whose original artist has exactly this name,
 * else those whose original artist's name contains it.
 * @param original a slug or a name: `guns-n-roses` finds Guns N' Roses
 */
export function findTributes<T extends Tribute>(original: string, acts: readonly T[]): T[] {
  const wanted = normaliseName(original)
  const named = (matches: (name: string) => boolean) =>
    acts.filter(({ originalArtist }) => originalArtist !== undefined && matches(normaliseName(originalArtist)))
  const exact = named((name) => name === wanted)
  return exact.length > 0 ? exact : named((name) => wanted !== '' && name.includes(wanted))
}

/** The slugs of all original artists, each once, in the order of the roster. */
export function originalSlugs(acts: readonly Tribute[]): string[] {
  return [...new Set(acts.flatMap(({ originalArtist }) => (originalArtist === undefined ? [] : [slugOf(originalArtist)])))]
}
