/** Turns the issues of a schema into problems, each with its file, line and field. */
import * as z from 'zod'
import { plainAddress } from '../../core/artist-pages.ts'
import { closestWord } from '../../core/closest-word.ts'
import { slugOf } from '../../core/names.ts'
import { quote } from '../../core/printable.ts'
import { errorAt, type Place, type Problem, type ProblemText } from '../../core/problem.ts'
import {
  atStart,
  badValue,
  characterRefused,
  missingField,
  placeholderLeft,
  unknownValue,
} from '../../core/problem-texts.ts'
import { keptResult } from '../../system/kept-results.ts'
import type { Report } from '../findings.ts'

const kinds: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in square brackets',
  tuple: 'a list in square brackets',
  object: 'a group of fields in braces',
}

type Schema = z.ZodType & { shape: object }

/** The name of an entry in messages, its value, its schema, and the place of each field. */
export type CheckedEntry = {
  name: string
  value: unknown
  schema: Schema
  place: (path: readonly PropertyKey[]) => Place
  /** Whether its file has other entries, which show how a field is written. */
  hasOthers: boolean
}

/**
 * A value as its schema returns it, which nobody may change; nothing when it is invalid, which is reported.
 * @param name keeps the results of two schemas apart
 */
export function checkValue<T>(
  schema: z.ZodType<T> & { shape: object },
  value: unknown,
  name: string,
  place: CheckedEntry['place'],
  report: Report,
  hasOthers = false,
): T | undefined {
  const kept = keptResult(name, JSON.stringify(value), () => schema.safeParse(value).data)
  const error = kept === undefined ? schema.safeParse(value).error : undefined
  if (error) problemsOfIssues(error, { name, value, schema, place, hasOthers }).forEach(report)
  return kept
}

/** The problems of one entry, in the order of its fields. */
export function problemsOfIssues(error: z.ZodError, entry: CheckedEntry): Problem[] {
  const issues = error.issues.flatMap(issuesWithin)
  const misspelt = new Map(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? misspeltFields(issue, issues, entry) : [],
    ),
  )
  const meant = new Set(misspelt.values())
  return issues.flatMap((issue) => {
    if (isMissing(issue, entry) && meant.has(pathOf(issue.path))) return []
    return problemsOfIssue(issue, entry, misspelt)
  })
}

/** Of a value that may have several forms, where its schema has no words for them: the issues of the first one. */
const issuesWithin = (issue: z.core.$ZodIssue): z.core.$ZodIssue[] =>
  issue.code === 'invalid_union' && issue.message === 'Invalid input'
    ? (issue.errors[0] ?? []).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
    : [issue]

/** Fields that do not exist, each with the missing one beside it that it stands for. */
function misspeltFields(
  { keys, path }: z.core.$ZodIssueUnrecognizedKeys,
  issues: readonly z.core.$ZodIssue[],
  entry: CheckedEntry,
): [string, string][] {
  const beside = issues.filter(
    (issue) => isMissing(issue, entry) && pathOf(issue.path.slice(0, -1)) === pathOf(path),
  )
  const left = new Set(beside.map((issue) => String(issue.path.at(-1))))
  return keys.flatMap((key) => {
    const meant = [...left].find((name) => name.toLowerCase() === key.toLowerCase()) ?? closestWord(key, left)
    if (meant !== undefined) left.delete(meant)
    return meant === undefined ? [] : [[pathOf([...path, key]), pathOf([...path, meant])]]
  })
}

const pathOf = (path: readonly PropertyKey[]) => path.map(String).join('.')

const isMissing = ({ path }: z.core.$ZodIssue, { value }: CheckedEntry) => valueAt(value, path) === undefined

function problemsOfIssue(
  issue: z.core.$ZodIssue,
  entry: CheckedEntry,
  misspelt: ReadonlyMap<string, string>,
): Problem[] {
  const { name, schema, place } = entry
  if (issue.code !== 'unrecognized_keys') return [errorAt(place(issue.path), wordsOf(issue, entry))]
  const known = issue.path.length === 0 ? Object.keys(schema.shape) : []
  return issue.keys.map((key) => {
    const path = [...issue.path, quote(key).slice(1, -1)]
    const meant = misspelt.get(pathOf([...issue.path, key])) ?? closestWord(key, known)
    const fieldsHere = known.length > 0 ? ` Fields here are: ${known.join(', ')}.` : ''
    const hint =
      meant !== undefined ? `Did you mean "${meant}"?` : `Remove it or correct its name.${fieldsHere}`
    const what = `${atStart(name)} has a field "${path.join('.')}", which does not exist, so nothing would show it.`
    return errorAt(place(path), { code: 'unknown-field', what, hint })
  })
}

function wordsOf(issue: z.core.$ZodIssue, entry: CheckedEntry): ProblemText {
  const { name, value, schema, hasOthers } = entry
  const field = pathOf(issue.path) || 'entry'
  const found = valueAt(value, issue.path)
  const shown = quote(found)
  if (isMissing(issue, entry))
    return missingField(name, field, hasOthers ? undefined : exampleAt(schema, issue.path))
  if (issue.code === 'invalid_type')
    return wrongType(name, field, kinds[issue.expected] ?? issue.expected, found === null ? 'empty' : shown)
  if (issue.code === 'invalid_value')
    return issue.values.every((allowed) => typeof allowed === 'boolean')
      ? wrongType(name, field, `${issue.values.join(' or ')} without quotes`, shown)
      : unknownValue(name, field, shown, issue.values.map(String))
  if (issue.code === 'custom' && typeof issue.params?.character === 'string')
    return characterRefused(`the ${field} of ${name}`, issue.params.character)
  if (issue.code === 'custom' && typeof issue.params?.placeholder === 'string')
    return placeholderLeft(`the ${field} of ${name}`, issue.params.placeholder)
  return badValue(name, field, shown, issue.message, fitting(issue, found))
}

/** What fits the rule that a text breaks, when it only has to be written otherwise. */
function fitting(issue: z.core.$ZodIssue, found: unknown): string | undefined {
  if (issue.code !== 'invalid_format' || issue.pattern === undefined || typeof found !== 'string')
    return undefined
  const pattern = new RegExp(issue.pattern.replace(/^\/|\/[a-z]*$/g, ''), 'u')
  // The path of an address of another site is none of this one.
  const path = /^\w+:/.test(found)
    ? ''
    : `/${found.replace(/(?:\/|index\.html)$/, '').replace(/^\/|\/$/g, '')}/`
  return [
    ...[slugOf(found), path, path.toLowerCase(), embedAddress(found), found.toLowerCase()],
    plainAddress(found),
  ].find((text) => text !== '' && pattern.test(text))
}

/** The embed address of a film, of the address that a browser shows. */
const embedAddress = (address: string): string =>
  address
    .replace(
      /^(?:https?:\/\/)?(?:(?:www|m)\.)?(?:youtube\.com\/watch\?v=|youtu\.be\/|youtube\.com\/(?:shorts|embed)\/)([\w-]+).*/,
      'https://www.youtube-nocookie.com/embed/$1',
    )
    .replace(/^(?:https?:\/\/)?(?:www\.)?vimeo\.com\/(\d+).*/, 'https://player.vimeo.com/video/$1')

/** A value that a schema takes at a path, as data files and front matter write it. */
function exampleAt(schema: z.ZodType, path: readonly PropertyKey[]): string {
  const inner = (part: JSONSchema, key: PropertyKey): JSONSchema =>
    part.anyOf
      ? inner(schemaIn(part.anyOf[0]), key)
      : typeof key === 'number'
        ? schemaIn(part.items)
        : schemaIn(part.properties?.[String(key)])
  return exampleOf(path.reduce(inner, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })))
}

type JSONSchema = z.core.JSONSchema.BaseSchema
const schemaIn = (part: JSONSchema['items'] | JSONSchema['additionalProperties']): JSONSchema =>
  typeof part === 'object' && !Array.isArray(part) ? part : {}

function exampleOf({
  type,
  enum: choices,
  minimum = 1,
  items,
  properties,
  required = [],
  anyOf: [first] = [],
}: JSONSchema): string {
  if (first) return exampleOf(schemaIn(first))
  if (properties)
    return `{ ${required.map((field) => `${field}: ${exampleOf(schemaIn(properties[field]))}`).join(', ')} }`
  if (type === 'array') return `[${exampleOf(schemaIn(items))}]`
  if (type === 'boolean') return 'true'
  if (type === 'integer' || type === 'number') return `${Math.max(1, minimum)}`
  return `'${choices?.[0] ?? '…'}'`
}

/** What is at a path within a value that nobody has checked. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  )

const wrongType = (entry: string, field: string, expected: string, found: string): ProblemText => ({
  code: 'wrong-type',
  what: `The ${field} of ${entry} should be ${expected}, but is ${found}.`,
  hint: `Write ${expected} there${/number/.test(expected) ? ', in digits alone: 1500 or -0.5, without units and without points or blanks for thousands' : ''}.`,
})
