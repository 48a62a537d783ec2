/**
 * Results of pure functions of texts. One that the last load of this process used, or the last run of the
 * same program, is not made again.
 */
import { digestOf } from '../core/output-file.ts'
import { createCache } from './cache.ts'

/** By the name of the function and its text; of the type that this gives, which no reader of a file knows. */
type Results = Map<string, ReturnType<typeof JSON.parse>>

/** What the load before this one used, and what has been used since this one began. */
let last: Results = new Map()
let used: Results = new Map()
/** Whether something was made since results were opened or saved. */
let isChanged = false

const cacheOf = (root: string, program: string, fresh = false) =>
  createCache<Results>({ root, name: 'results', makers: { program }, fresh, unused: 0 })

/** Opens what the last run used. @param program its digest: another program may make other results */
export function loadResults(root: string, program: string): void {
  const cache = cacheOf(root, program)
  const kept = cache.find(cache.keyOf('program'))
  if (!kept) return
  used = kept.value
  isChanged = false
}

/** Begins to load a site: what the load before did not use is forgotten. */
export function beginLoad(): void {
  last = used
  used = new Map()
}

/** Keeps for the next run what has been used since the load began. */
export function saveResults(root: string, program: string): void {
  if (!isChanged) return
  isChanged = false
  const cache = cacheOf(root, program, true)
  cache.keep(cache.keyOf('program'), { value: used })
  cache.save()
}

/**
 * The result of a function for a text. It is shared, so nobody may change it.
 * @param name of the function and of all else that it depends on
 * @param make gives a value without functions; nothing is not kept, nor is what it throws
 */
export function keptResult<Value>(name: string, text: string, make: () => Value): Value {
  // To compare a short text takes less time than its digest.
  const key = `${name} ${text.length < 200 ? text : digestOf(text)}`
  const kept = used.get(key) ?? last.get(key)
  const value: Value = kept === undefined ? make() : kept
  isChanged ||= kept === undefined
  if (value !== undefined) used.set(key, value)
  return value
}
