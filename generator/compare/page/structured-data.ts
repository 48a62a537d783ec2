/** What differs between the structured data of two pages, field by field. */
import { gapsOf, matchedPairs } from '../changes/sequence.ts'

export type FieldChange = {
  /** `offers.price`: below the type of its thing when a page describes several. */
  path: string
  before?: string
  after?: string
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** @param before, after scripts of JSON-LD as they are written */
export function changedFields(before: readonly string[], after: readonly string[]): FieldChange[] {
  return listChanges('', before.flatMap(parse), after.flatMap(parse))
}

/** A script that is no JSON counts as a text. */
export function parse(script: string): Json[] {
  try {
    const value: Json = JSON.parse(script)
    return Array.isArray(value) ? value : [value]
  } catch {
    return [script.replace(/\s+/g, ' ').trim()]
  }
}

function fieldChanges(path: string, before: Json, after: Json): FieldChange[] {
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(path, before, after)
  if (isObject(before) && isObject(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return keys.flatMap((key) => {
      const [ours, theirs] = [before[key], after[key]]
      const inner = path === '' ? key : `${path}.${key}`
      if (ours === undefined) return theirs === undefined ? [] : leaves(inner, theirs, 'after')
      return theirs === undefined ? leaves(inner, ours, 'before') : fieldChanges(inner, ours, theirs)
    })
  }
  const [ours, theirs] = [written(before), written(after)]
  // The number of a thing in its list follows from what was added or removed before it.
  return ours === theirs || /(^|\.)position$/.test(path) ? [] : [{ path, before: ours, after: theirs }]
}

/** Things that stand in both lists are no change, wherever they stand; the others are compared in their order. */
function listChanges(path: string, before: readonly Json[], after: readonly Json[]): FieldChange[] {
  const gaps = gapsOf(matchedPairs(before.map(withoutPosition), after.map(withoutPosition)), before.length, after.length)
  return gaps.flatMap((gap) => {
    const [gone, come] = [before.slice(...gap.before), after.slice(...gap.after)]
    return Array.from({ length: Math.max(gone.length, come.length) }, (_, index) => {
      const [ours, theirs] = [gone[index], come[index]]
      const inner = path === '' ? typeOf(ours ?? theirs) : path
      if (ours === undefined) return theirs === undefined ? [] : leaves(inner, theirs, 'after')
      if (theirs === undefined) return leaves(inner, ours, 'before')
      return typeOf(ours) === typeOf(theirs) ? fieldChanges(inner, ours, theirs) : [...leaves(inner, ours, 'before'), ...leaves(inner, theirs, 'after')]
    }).flat()
  })
}

/** All that a thing says that came or went as a whole; not what kind of thing it is, unless it says nothing else. */
function leaves(path: string, value: Json, side: 'before' | 'after'): FieldChange[] {
  const found = leavesOf(path, value)
  const saying = found.filter(({ path }) => !/(^|\.)(@\w+|position)$/.test(path))
  return (saying.length > 0 ? saying : found.slice(0, 1)).map(({ path, text }) => ({ path, [side]: text }))
}

function leavesOf(path: string, value: Json): { path: string; text: string }[] {
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(path, item))
  if (isObject(value)) return Object.entries(value).flatMap(([key, inner]) => leavesOf(path === '' ? key : `${path}.${key}`, inner))
  return [{ path, text: written(value) }]
}

const isObject = (value: Json | undefined): value is { [key: string]: Json } => typeof value === 'object' && value !== null && !Array.isArray(value)

const typeOf = (value: Json | undefined): string => (isObject(value) && typeof value['@type'] === 'string' ? value['@type'] : '')

const written = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** The number of a thing in its list follows from what stands before it. */
const withoutPosition = (value: Json): string => canonical(value, 'position')

/** Equal for equal values, whatever the order of their fields; also without some of the fields. */
export const canonical = (value: Json, without?: string): string =>
  JSON.stringify(value, (key, inner: Json) =>
    key === without ? undefined : isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  )
