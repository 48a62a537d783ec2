/** The kinds of occasion. */
import { occasionKeys } from '../core/addresses.ts'

const order: readonly string[] = [...occasionKeys, 'evenement']

/** The occasions in the order that visitors know from the site, whatever their order in the file. */
export const inUsualOrder = <T extends { key: string }>(occasions: readonly T[]): T[] =>
  [...occasions].sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key))
