/** The fields of a schema by their paths, what they may hold, and values for those that nobody has given. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { Problem } from '../../core/problem.ts'
import { checkValue } from '../../load/data/schema-problems.ts'
import { home } from '../../system/home.ts'
import type { NestedFields, Value } from './print.ts'

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

/**
 * Every field that holds a value, in the order of the schema.
 * @param keys of groups whose fields are named by other entries
 */
export function fieldsOf(schema: z.ZodType, keys: readonly string[] = []): Map<string, Field> {
  const found = new Map<string, Field>()
  const visit = (
    { properties = {}, required = [] }: z.core.JSONSchema.BaseSchema,
    start: string,
    isRequired: boolean,
  ) => {
    for (const [name, part] of Object.entries(properties)) {
      if (typeof part === 'boolean') continue
      const isNeeded = isRequired && required.includes(name)
      const { additionalProperties: each, anyOf = [] } = part
      const forms = anyOf.filter((one) => typeof one === 'object')
      const group = forms.find(({ properties }) => properties)
      if (group) {
        // A group with a word that may stand in its place.
        const words = forms.flatMap(({ const: word }) => word ?? [])
        found.set(`${start}${name}`, fieldOf({ type: 'string', enum: words }, false))
        visit(group, `${start}${name}.`, isNeeded)
      } else if (part.properties) visit(part, `${start}${name}.`, isNeeded)
      else if (typeof each === 'object') {
        const properties = Object.fromEntries(keys.map((key) => [key, each]))
        visit({ properties, required: [...keys] }, `${start}${name}.`, isNeeded)
      } else found.set(`${start}${name}`, fieldOf(part, isNeeded))
    }
  }
  visit(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '', true)
  return found
}

function fieldOf(
  { type, enum: listed = [], items, minItems = 0, minimum = 1 }: z.core.JSONSchema.BaseSchema,
  isRequired: boolean,
): Field {
  const known = { choices: listed.map(String), isRequired }
  if (type === 'boolean') return { ...known, type: 'switch', placeholder: () => false }
  if (type === 'integer' || type === 'number')
    return { ...known, type: 'number', placeholder: () => Math.max(1, minimum) }
  if (type !== 'array') return { ...known, type: 'text', placeholder: (write) => known.choices[0] ?? write }
  const isOfTexts = typeof items === 'object' && !Array.isArray(items) && items.type === 'string'
  // Recipes write the groups that an entry must have.
  return {
    ...known,
    type: isOfTexts ? 'texts' : 'group',
    placeholder: (write) => (isOfTexts && minItems > 0 ? [write] : []),
  }
}

export function faultsOf(
  schema: Parameters<typeof checkValue>[0],
  entry: unknown,
  name: string,
  file = '',
): Problem[] {
  const faults: Problem[] = []
  const place = (path: readonly PropertyKey[]) => ({ file, field: path.map(String).join('.') })
  checkValue(schema, entry, name, place, (problem) => faults.push(problem))
  return faults
}

/** The doc comments of the fields of a kind by name, read from the file of its schema. */
export function docsOf(kind: string): ReadonlyMap<string, string> {
  const text = readFileSync(join(home, 'generator', 'schema', `${kind}.ts`), 'utf8')
  return new Map(
    [...text.matchAll(/\/\*\* ([^\n]*) \*\/\n\s+(\w+)[:,]/g)].map(([, doc = '', field = '']) => [field, doc]),
  )
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
export const asTyped = (value: Value | undefined): string =>
  Array.isArray(value) ? value.join(`${separator} `) : value === undefined ? '' : String(value)

/** The entry of these fields, in the order of the schema. */
export function nest(fields: Fields, schema: z.ZodType, keys?: readonly string[]): NestedFields {
  const entry: { [field: string]: Value } = {}
  for (const path of fieldsOf(schema, keys).keys()) {
    const value = fields[path]
    if (value === undefined) continue
    const [outer = path, ...inner] = path.split('.')
    const group = entry[outer]
    if (typeof group === 'string') continue
    entry[outer] =
      inner.length === 0
        ? value
        : { ...(typeof group === 'object' && !Array.isArray(group) ? group : {}), [inner.join('.')]: value }
  }
  return entry
}
