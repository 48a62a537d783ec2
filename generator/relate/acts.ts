/** Acts by their category, and the number of people in them. */
import type { Act, Category } from '../schema/act.ts'

/** All acts, those of a category first; the order of the roster within both halves. */
export function fittingFirst<T extends Pick<Act, 'category'>>(acts: readonly T[], category: Category): T[] {
  return [...acts.filter((act) => act.category === category), ...acts.filter((act) => act.category !== category)]
}

/** The number of people on stage. */
export const peopleOf = ({ musicians, dancers = 0 }: Pick<Act, 'musicians' | 'dancers'>): number => musicians + dancers
