/** Which fields differ between the structured data of two pages. */
import { align, inPairs } from '../align.ts'

export type FieldChange = {
  /** `Service.offers.price`: below the type of its thing. */
  path: string
  before: string | undefined
  after: string | undefined
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

type Field = { path: string; text: string }

/**
 * The fields with another value. Things that are in both lists are no change, wherever they are.
 * @param before, after scripts of JSON-LD as they are written
 */
export function changedFields(before: readonly string[], after: readonly string[]): FieldChange[] {
  const runs = align(fieldsOf(before), fieldsOf(after), (a, b) => a.path === b.path && a.text === b.text)
  return runs.flatMap((run) => {
    if (run.same) return []
    const paths = new Set([...run.before, ...run.after].map(({ path }) => path))
    const at = (fields: readonly Field[], wanted: string) => fields.flatMap(({ path, text }) => (path === wanted ? [text] : []))
    return [...paths].flatMap((path) =>
      inPairs(at(run.before, path), at(run.after, path)).flatMap((texts) => (texts.before === texts.after ? [] : [{ path, ...texts }])),
    )
  })
}

/** Equal for equal data, whatever its white space and the order of its fields. */
export const canonical = (scripts: readonly string[]): string =>
  JSON.stringify(scripts.flatMap(parse), (_, value: Json) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  )

/** A script that is not JSON counts as a text. */
function parse(script: string): Json[] {
  try {
    const value: Json = JSON.parse(script)
    return Array.isArray(value) ? value : [value]
  } catch {
    return [script.replace(/\s+/g, ' ').trim()]
  }
}

/** All fields but those that only say what a thing is and where it is in its list. */
const fieldsOf = (scripts: readonly string[]): Field[] =>
  scripts
    .flatMap(parse)
    .flatMap((value) => leavesOf(isObject(value) ? [value['@type'] ?? ''].flat().join(' ') : '', value))
    .filter(({ path }) => !/(^|\.)(@\w+|position)$/.test(path))

function leavesOf(path: string, value: Json): Field[] {
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(path, item))
  if (!isObject(value)) return [{ path, text: typeof value === 'string' ? value : JSON.stringify(value) }]
  return Object.keys(value)
    .sort()
    .flatMap((key) => leavesOf(path === '' ? key : `${path}.${key}`, value[key] ?? null))
}

const isObject = (value: Json): value is { [key: string]: Json } => typeof value === 'object' && value !== null && !Array.isArray(value)
