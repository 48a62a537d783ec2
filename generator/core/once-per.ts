/** Values that many pages ask for and that are computed once. */

/** A function that computes once for each object and keeps the result as long as the object. */
export function oncePer<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const result = known.get(key) ?? { value: compute(key) }
    known.set(key, result)
    return result.value
  }
}
