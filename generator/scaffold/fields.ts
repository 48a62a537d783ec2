/** The fields of an entry by their paths, as its schema has them, and how what somebody typed becomes a value of them. */
import * as z from 'zod'
import type { Entry, Value } from './literal.ts'

/** Values by path: `name`, `occasions.bruiloft`. */
export type Fields = Readonly<Record<string, Value>>

export type FieldKind = {
  /** A `group` holds fields of its own within a list: it is not typed in one line. */
  type: 'text' | 'number' | 'switch' | 'texts' | 'group'
  /** The only values that the field may have. */
  choices: readonly string[]
}

/** Every field that holds a value, in the order of the schema. */
export function fieldsOf(schema: z.ZodType): Map<string, FieldKind> {
  const found = new Map<string, FieldKind>()
  const visit = (part: z.core.JSONSchema._JSONSchema, path: string) => {
    if (typeof part === 'boolean') return
    for (const [field, inner] of Object.entries(part.properties ?? {})) visit(inner, path === '' ? field : `${path}.${field}`)
    if (path !== '' && part.properties === undefined) found.set(path, { type: typeOf(part), choices: part.enum?.map(String) ?? [] })
  }
  visit(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '')
  return found
}

function typeOf({ type, items }: z.core.JSONSchema.BaseSchema): FieldKind['type'] {
  if (type === 'array') return typeof items === 'object' && !Array.isArray(items) && items.type === 'string' ? 'texts' : 'group'
  if (type === 'boolean') return 'switch'
  return type === 'integer' || type === 'number' ? 'number' : 'text'
}

/** What stands between the items of a list that is typed in one line. */
const separator = ';'

/** Reads what was typed. What is no number or switch stays a text, so that the schema can say what it must be. */
export function readTyped(text: string, { type }: FieldKind): Value {
  const typed = text.trim()
  if (type === 'number' && /^-?\d+(\.\d+)?$/.test(typed)) return Number(typed)
  if (type === 'switch' && (typed === 'true' || typed === 'false')) return typed === 'true'
  if (type === 'texts') {
    return typed
      .split(separator)
      .map((item) => item.trim())
      .filter((item) => item !== '')
  }
  return typed
}

/** The value as somebody would type it. */
export const asTyped = (value: Value | undefined): string => (Array.isArray(value) ? value.join(`${separator} `) : value === undefined ? '' : String(value))

/** The entry of these fields, in the order of the schema. */
export function nest(fields: Fields, schema: z.ZodType): Entry {
  const entry: { [field: string]: Value } = {}
  for (const path of fieldsOf(schema).keys()) {
    const value = fields[path]
    if (value === undefined) continue
    const [outer = path, inner] = path.split('.')
    if (inner === undefined) entry[outer] = value
    else {
      const group = entry[outer]
      entry[outer] = { ...(typeof group === 'object' && !Array.isArray(group) ? group : {}), [inner]: value }
    }
  }
  return entry
}
