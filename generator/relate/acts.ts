/** Acts that are related to an act. */
import type { Act, Category } from '../schema/act.ts'

type Related = Pick<Act, 'slug' | 'category'>

/** Other acts: the same category first, then the rest, each in the order of the roster. */
export function relatedActs<T extends Related>(act: Related, acts: readonly T[], count = 3): T[] {
  const others = acts.filter(({ slug }) => slug !== act.slug)
  return fittingFirst(others, act.category).slice(0, count)
}

/** Other acts of the same category, in the order of the roster. */
export function similarActs<T extends Related>(act: Related, acts: readonly T[], count = 3): T[] {
  return acts.filter(({ slug, category }) => slug !== act.slug && category === act.category).slice(0, count)
}

/** All acts, those of a category first; the order of the roster within both halves. */
export function fittingFirst<T extends Related>(acts: readonly T[], category: Category): T[] {
  return [...acts.filter((act) => act.category === category), ...acts.filter((act) => act.category !== category)]
}

/** The number of people on stage. */
export const peopleOf = ({ musicians, dancers = 0 }: Pick<Act, 'musicians' | 'dancers'>): number => musicians + dancers
