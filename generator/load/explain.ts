/** Turns what a schema found into problems in the owner's words, each with its file, line and field. */
import type * as z from 'zod'
import type { Place, Problem } from '../check/problem.ts'
import { wording } from '../check/wording.ts'

/** Names a value for a message, short enough to stand in a sentence, and without signs that a terminal would obey. */
export function quote(value: unknown): string {
  const shown = printable(written(value))
  return shown.length > 60 ? `${shown.slice(0, 57)}…` : shown
}

/** A text without signs that a terminal would obey. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`)

/** JSON knows no 4n, no list within itself, and none a thousand deep; the owner's TypeScript does. */
function written(value: unknown): string {
  // What a data file gives and JSON cannot carry comes as a symbol that says what it is.
  if (typeof value === 'symbol') return value.description ?? 'a symbol'
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return typeof value === 'object' ? 'a group of fields or a list that cannot be shown' : String(value)
  }
}

const kinds: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in square brackets',
  object: 'a group of fields in braces',
}

/** What one entry is called in messages, where it stands, and which fields its schema knows. */
export type Subject = { name: string; value: unknown; fields: readonly string[]; place: (path: readonly PropertyKey[]) => Place }

/** The problems of one entry, in the order of its fields. */
export function explain(error: z.ZodError, subject: Subject): Problem[] {
  return error.issues.flatMap((issue) => explainIssue(issue, subject))
}

function explainIssue(issue: z.core.$ZodIssue, { name, value, fields, place }: Subject): Problem[] {
  const field = issue.path.map(String).join('.') || 'entry'
  const found = valueAt(value, issue.path)
  const problem = (words: Pick<Problem, 'code' | 'what' | 'hint'>, path: readonly PropertyKey[] = issue.path): Problem => ({
    severity: 'error',
    places: [place(path)],
    ...words,
  })

  if (issue.code === 'unrecognized_keys') {
    const known = issue.path.length === 0 ? fields : []
    return issue.keys.map((key) =>
      problem(wording.unknownField(name, [...issue.path, quote(key).slice(1, -1)].join('.'), known), [...issue.path, quote(key).slice(1, -1)]),
    )
  }
  if (found === undefined && !isWritten(value, issue.path)) return [problem(wording.missingField(name, field))]
  if (issue.code === 'invalid_type') return [problem(wording.wrongType(name, field, kinds[issue.expected] ?? issue.expected, quote(found)))]
  if (issue.code === 'invalid_value') return [problem(wording.unknownValue(name, field, quote(found), issue.values.map(String)))]
  if (issue.code === 'custom' && typeof issue.params?.sign === 'string') return [problem(wording.signRefused(`the ${field} of ${name}`, issue.params.sign))]
  if (issue.code === 'custom' && typeof issue.params?.placeholder === 'string')
    return [problem(wording.placeholderLeft(`the ${field} of ${name}`, issue.params.placeholder))]
  return [problem(wording.badValue(name, field, quote(found), issue.message))]
}

/** Whether a field stands in the entry, be it with the value `undefined`. */
function isWritten(value: unknown, path: readonly PropertyKey[]): boolean {
  const parent = valueAt(value, path.slice(0, -1))
  const field = path.at(-1)
  return typeof parent === 'object' && parent !== null && field !== undefined && Object.hasOwn(parent, field)
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined), value)
}
