/** Groups items by a key, in the order of their first occurrence. `Map.groupBy` of Node 21. */
export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, [T, ...T[]]> {
  const groups = new Map<K, [T, ...T[]]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** How often each item is among some, in the order of their first occurrence. */
export function countEach<T>(items: Iterable<T>): Map<T, number> {
  const counts = new Map<T, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}

/** Those items that match first, and then the others; the order of the items within both. */
export const matchingFirst = <T>(items: readonly T[], matches: (item: T) => boolean): T[] =>
  items.toSorted((one, other) => Number(matches(other)) - Number(matches(one)))

/** The groups of two values and more that have the same key. Values with a key of their own take no list. */
export function repeatedBy<T>(values: Iterable<T>, keyOf: (value: T) => string | number): [T, T, ...T[]][] {
  const first = new Map<string | number, T>()
  const groups = new Map<string | number, [T, T, ...T[]]>()
  for (const value of values) {
    const key = keyOf(value)
    const known = first.get(key)
    const group = groups.get(key)
    if (known === undefined) first.set(key, value)
    else if (group) group.push(value)
    else groups.set(key, [known, value])
  }
  return [...groups.values()]
}

/** Some fields of an object; what it lacks stays missing. */
export function pick<T extends object, Name extends keyof T>(object: T, ...names: Name[]): Pick<T, Name>
export function pick(object: object, ...names: PropertyKey[]): object {
  return Object.fromEntries(Object.entries(object).filter(([name]) => names.includes(name)))
}

/** A record with the same value for each of some keys. */
export const recordOf = <Key extends string, Value>(keys: readonly Key[], value: Value): Record<Key, Value> =>
  recordFrom(keys, () => value)

/** A record with a value for each of some keys. */
export function recordFrom<Key extends string, Value>(
  keys: readonly Key[],
  choose: (key: Key) => Value,
): Record<Key, Value>
export function recordFrom(keys: readonly string[], choose: (key: string) => unknown): object {
  return Object.fromEntries(keys.map((key) => [key, choose(key)]))
}
