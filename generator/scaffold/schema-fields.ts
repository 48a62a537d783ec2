/** The fields of a schema by their paths, what they may hold, and values for those that nobody has given. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { home } from '../system/home.ts'
import type { Entry, Value } from './print.ts'

/** Values by path: `name`, `occasions.bruiloft`. */
export type Fields = Readonly<Record<string, Value>>

export type Field = {
  /** A `group` is a list of groups of fields, which cannot be typed on one line. */
  type: 'text' | 'number' | 'switch' | 'texts' | 'group'
  /** The only values that the field accepts; empty when it accepts others. */
  choices: readonly string[]
  isRequired: boolean
  /** A valid value for a field that nobody has given: `write` makes the placeholder of a text. */
  placeholder: (write: string) => Value
}

/** Every field that holds a value, in the order of the schema. */
export function fieldsOf(schema: z.ZodType): Map<string, Field> {
  const found = new Map<string, Field>()
  const visit = (part: z.core.JSONSchema._JSONSchema, path: string, isRequired: boolean) => {
    if (typeof part === 'boolean') return
    for (const [name, inner] of Object.entries(part.properties ?? {})) {
      visit(inner, path === '' ? name : `${path}.${name}`, isRequired && (part.required ?? []).includes(name))
    }
    if (path === '' || part.properties !== undefined) return
    found.set(path, { type: typeOf(part), choices: part.enum?.map(String) ?? [], isRequired, placeholder: (write) => placeholderOf(part, write) })
  }
  visit(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '', true)
  return found
}

function typeOf({ type, items }: z.core.JSONSchema.BaseSchema): Field['type'] {
  if (type === 'array') return typeof items === 'object' && !Array.isArray(items) && items.type === 'string' ? 'texts' : 'group'
  if (type === 'boolean') return 'switch'
  return type === 'integer' || type === 'number' ? 'number' : 'text'
}

function placeholderOf(part: z.core.JSONSchema._JSONSchema, write: string): Value {
  if (typeof part === 'boolean') return write
  const { type, minimum = 1, minItems = 0, items, properties = {}, required = [], anyOf } = part
  if (part.enum) return String(part.enum[0])
  if (anyOf?.[0] !== undefined) return placeholderOf(anyOf[0], write)
  if (type === 'boolean') return false
  if (type === 'integer' || type === 'number') return Math.max(1, minimum)
  if (type === 'array') return minItems === 0 || items === undefined || Array.isArray(items) ? [] : [placeholderOf(items, write)]
  if (type === 'object')
    return Object.fromEntries(required.flatMap((name) => (properties[name] === undefined ? [] : [[name, placeholderOf(properties[name], write)]])))
  return write
}

/** The doc comments of the fields of a kind by name, read from the file of its schema. */
export function docsOf(kind: string): ReadonlyMap<string, string> {
  const text = readFileSync(join(home, 'generator', 'schema', `${kind}.ts`), 'utf8')
  return new Map([...text.matchAll(/\/\*\* ([^\n]*) \*\/\n\s+(\w+)[:,]/g)].map(([, doc = '', field = '']) => [field, doc]))
}

/** Separates the items of a list that is typed on one line. */
const separator = ';'

/** Reads what was typed. What is no number or switch stays a text, so that the schema can report it. */
export function readTyped(text: string, { type }: Pick<Field, 'type'>): Value {
  const typed = text.trim()
  if (type === 'number' && /^-?\d+(\.\d+)?$/.test(typed)) return Number(typed)
  if (type === 'switch' && (typed === 'true' || typed === 'false')) return typed === 'true'
  const items = typed.split(separator).map((item) => item.trim())
  return type === 'texts' ? items.filter((item) => item !== '') : typed
}

/** A value as somebody would type it. */
export const asTyped = (value: Value | undefined): string => (Array.isArray(value) ? value.join(`${separator} `) : value === undefined ? '' : String(value))

/** The entry of these fields, in the order of the schema. */
export function nest(fields: Fields, schema: z.ZodType): Entry {
  const entry: { [field: string]: Value } = {}
  for (const path of fieldsOf(schema).keys()) {
    const value = fields[path]
    if (value === undefined) continue
    const [outer = path, ...inner] = path.split('.')
    const group = entry[outer]
    entry[outer] = inner.length === 0 ? value : { ...(typeof group === 'object' && !Array.isArray(group) ? group : {}), [inner.join('.')]: value }
  }
  return entry
}
