/** Values that many pages ask for and that are computed once. */

/**
 * A function that computes once for each object and keeps the result as long as the object: an order, a
 * choice, a part of pages.
 */
export function oncePer<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const found = known.get(key) ?? { value: compute(key) }
    known.set(key, found)
    return found.value
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
