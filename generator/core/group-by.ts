/** Groups items by a key, in the order of their first occurrence. `Map.groupBy` of Node 21. */
export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** The number of items of each key. */
export const countBy = <T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, number> =>
  new Map([...groupBy(items, keyOf)].map(([key, group]) => [key, group.length]))

/** The groups of two items and more that have the same key. */
export const repeatedBy = <T, K>(items: Iterable<T>, keyOf: (item: T) => K): T[][] => [...groupBy(items, keyOf).values()].filter(({ length }) => length > 1)
