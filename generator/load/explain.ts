/** Turns the issues of a schema into problems, each with its file, line and field. */
import type * as z from 'zod'
import type { Loaded } from '../core/loaded.ts'
import { quote } from '../core/printable.ts'
import { errorAt, type Place, type Problem, type Words } from '../core/problem.ts'
import { wording } from '../core/wording.ts'

const kinds: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in square brackets',
  object: 'a group of fields in braces',
}

/** The name of an entry in messages, its value, the fields of its schema, and the place of each. */
export type Subject = { name: string; value: unknown; fields: readonly string[]; place: (path: readonly PropertyKey[]) => Place }

/** A value as its schema returns it; nothing, and problems with places, when it is invalid. */
export function checkValue<T>(schema: z.ZodType<T> & { shape: object }, value: unknown, name: string, place: Subject['place']): Loaded<T | undefined> {
  const checked = schema.safeParse(value)
  if (checked.success) return { value: checked.data, problems: [] }
  return { value: undefined, problems: explain(checked.error, { name, value, fields: Object.keys(schema.shape), place }) }
}

/** The problems of one entry, in the order of its fields. */
export function explain(error: z.ZodError, subject: Subject): Problem[] {
  return error.issues.flatMap((issue) => explainIssue(issue, subject))
}

function explainIssue(issue: z.core.$ZodIssue, { name, value, fields, place }: Subject): Problem[] {
  const field = issue.path.map(String).join('.') || 'entry'
  const found = valueAt(value, issue.path)
  const problem = (words: Words, path: readonly PropertyKey[] = issue.path): Problem => errorAt(place(path), words)

  if (issue.code === 'unrecognized_keys') {
    const known = issue.path.length === 0 ? fields : []
    return issue.keys.map((key) =>
      problem(wording.unknownField(name, [...issue.path, quote(key).slice(1, -1)].join('.'), known), [...issue.path, quote(key).slice(1, -1)]),
    )
  }
  if (found === undefined && !isWritten(value, issue.path)) return [problem(wording.missingField(name, field))]
  if (issue.code === 'invalid_type') return [problem(wording.wrongType(name, field, kinds[issue.expected] ?? issue.expected, quote(found)))]
  if (issue.code === 'invalid_value') return [problem(wording.unknownValue(name, field, quote(found), issue.values.map(String)))]
  if (issue.code === 'custom' && typeof issue.params?.character === 'string')
    return [problem(wording.characterRefused(`the ${field} of ${name}`, issue.params.character))]
  if (issue.code === 'custom' && typeof issue.params?.placeholder === 'string')
    return [problem(wording.placeholderLeft(`the ${field} of ${name}`, issue.params.placeholder))]
  return [problem(wording.badValue(name, field, quote(found), issue.message))]
}

/** Whether an entry has a field, even with the value `undefined`. */
function isWritten(value: unknown, path: readonly PropertyKey[]): boolean {
  const parent = valueAt(value, path.slice(0, -1))
  const field = path.at(-1)
  return typeof parent === 'object' && parent !== null && field !== undefined && Object.hasOwn(parent, field)
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined), value)
}
