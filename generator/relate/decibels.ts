/** In which category of loudness a hall must be licensed for an act. */
import type { Act } from '../schema/act.ts'
import type { City } from '../schema/city.ts'
import type { DecibelRule } from '../schema/decibels.ts'

type Rule = Pick<DecibelRule, 'classes'>

/** The rule of the region of a city; none where nobody has written one that was compared with its source. */
export const ruleOf = (
  rules: readonly DecibelRule[],
  { country, province }: Pick<City, 'country' | 'province'>,
): DecibelRule | undefined =>
  knownRules(rules).find((rule) => rule.country === country && rule.provinces.includes(province))

/** The rules that pages may name. */
export const knownRules = (rules: readonly DecibelRule[]): DecibelRule[] =>
  rules.filter(({ unverified }) => unverified !== true)

/**
 * The lowest category in which an act can play as it plays; none where it is louder than all. It goes by the
 * top of its band at 10 m. That is the level of its loud songs, and an average over a quarter of an hour is
 * lower; but what is measured is where guests stand, which is nearer than 10 m in most halls. One makes up for
 * the other, and who asks for a category too high is never sent home.
 */
export const classNeeded = ({ classes }: Rule, { loudness }: Pick<Act, 'loudness'>): number | undefined =>
  classes.toSorted((one, other) => one - other).find((most) => loudness.to <= most)
