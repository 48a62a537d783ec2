/** Values that many pages ask for and that are computed once. */

/**
 * A function that computes once for each object and keeps the result as long as the object: an order, a
 * choice, a part of pages.
 */
export function oncePer<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const found = known.get(key)
    if (found) return found.value
    const value = compute(key)
    known.set(key, { value })
    return value
  }
}

/** The same for each pair of objects: an act of a site, a city of a site. */
export function oncePerPair<One extends object, Other extends object, Value>(
  compute: (one: One, other: Other) => Value,
): (one: One, other: Other) => Value {
  const known = oncePer((one: One) => oncePer((other: Other) => compute(one, other)))
  return (one, other) => known(one)(other)
}

/** A function that keeps its last result, for callers that ask for the same several times in a row. */
export function lastResult<Arguments extends readonly unknown[], Value>(
  compute: (...all: Arguments) => Value,
): (...all: Arguments) => Value {
  let last: { all: Arguments; value: Value } | undefined
  return (...all) => {
    if (last === undefined || all.some((one, index) => one !== last?.all[index]))
      last = { all, value: compute(...all) }
    return last.value
  }
}

/** A function that computes when it is first called, and keeps the result. */
export function once<Value extends object>(compute: () => Value): () => Value {
  let known: Value | undefined
  return () => {
    known ??= compute()
    return known
  }
}

/** A function that computes once for each argument and keeps all results. */
export function remembered<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    let value = known.get(key)
    if (value === undefined) {
      value = compute(key)
      known.set(key, value)
    }
    return value
  }
}
