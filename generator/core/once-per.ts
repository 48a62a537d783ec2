/** Values that many pages ask for and that are computed once. What each is made of is recorded with it. */
import { isRecording, noReads, notePart, noteResult, type Reads, recorded, unrecorded } from './reads.ts'

/** Of a result that was computed outside of a recording: none asks for it, because recordings have views of their own as keys. */
const nothing = noReads()

const kept =
  (note: (reads: Reads) => void) =>
  <Key extends object, Value>(compute: (key: Key) => Value, nameOf?: (key: Key) => string): ((key: Key) => Value) => {
    const known = new WeakMap<Key, { value: Value; reads: Reads }>()
    const made = (key: Key) => {
      const { value, reads } = recorded(() => compute(key))
      return { value, reads: nameOf ? { ...noReads(), compared: { name: unrecorded(() => nameOf(key)), madeOf: reads } } : reads }
    }
    return (key) => {
      let result = known.get(key)
      if (!result) {
        result = isRecording() ? made(key) : { value: compute(key), reads: nothing }
        known.set(key, result)
      }
      note(result.reads)
      return result.value
    }
  }

/**
 * A function that computes once for each object and keeps the result as long as the object: an order, a choice, a relation. A result with a name is
 * compared: what uses it is made again only when the result is another one. `comparedResults` of `routes/relations.ts` must know the name.
 */
export const oncePer = kept(noteResult)

/** The same for a part of pages: what it is made of, all of them show. */
export const partPer = kept(notePart)

/** A function that computes once for each argument and keeps all results. Nothing is recorded: what it is made of is its argument, or never changes. */
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
