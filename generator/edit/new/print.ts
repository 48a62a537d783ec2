/** Writes an entry as text for a data file or for front matter: one field a line. */
import { textLiteral } from '../../core/text.ts'

export type Value = string | number | boolean | readonly Value[] | { readonly [field: string]: Value }

export type NestedFields = { readonly [field: string]: Value }

export type PrintOptions = {
  /** Comments above fields, by their paths (`population.value`). */
  notes?: ReadonlyMap<string, string>
  /** Replaces the printed text, number or switch at a path. */
  mark?: (path: string, literal: string) => string
}

const listWidth = 100

/** The entry as an item of a list that is not indented, without its comma. */
export const printEntry = (entry: NestedFields, options: PrintOptions = {}): string =>
  printValue(entry, '', '  ', options)

function printValue(value: Value, path: string, indent: string, options: PrintOptions): string {
  const inner = `${indent}  `
  if (isList(value)) {
    const items = value.map((item, index) => printValue(item, joined(path, String(index)), inner, options))
    const flat = `[${items.join(', ')}]`
    return flat.length <= listWidth && !flat.includes('\n')
      ? flat
      : `[\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}]`
  }
  if (typeof value !== 'object') {
    const literal = typeof value === 'string' ? textLiteral(value) : String(value)
    return options.mark?.(path, literal) ?? literal
  }
  const lines = Object.entries(value).map(([field, part]) => {
    const note = options.notes?.get(joined(path, field))
    return `${note === undefined ? '' : `${inner}// ${note}\n`}${inner}${nameOf(field)}: ${printValue(part, joined(path, field), inner, options)},\n`
  })
  return `{\n${lines.join('')}${indent}}`
}

/** A field as it is written: the key of an entry may have dashes. */
const nameOf = (field: string) => (/^[a-z]\w*$/i.test(field) ? field : textLiteral(field))

const isList = (value: Value): value is readonly Value[] => Array.isArray(value)
const joined = (path: string, field: string) => (path === '' ? field : `${path}.${field}`)

/** Front matter with the fields in their order, texts in single quotes, lists one item a line. */
export function printFrontMatter(
  entry: NestedFields,
  mark: NonNullable<PrintOptions['mark']> = (_path, literal) => literal,
): string {
  const lines = Object.entries(entry).flatMap(([field, value]) => {
    if (typeof value !== 'object') return [`${field}: ${mark(field, yamlLiteral(value))}`]
    const parts = Object.entries<Value>(value).map(
      ([key, part]) => `  ${isList(value) ? '-' : `${key}:`} ${mark(`${field}.${key}`, yamlLiteral(part))}`,
    )
    return [`${field}:`, ...parts]
  })
  return ['---', ...lines, '---'].join('\n')
}

/** Anything but a text on one line is written as JSON, which is valid YAML. */
const yamlLiteral = (value: Value) =>
  typeof value === 'string' && !/[\n\r\t]/.test(value)
    ? `'${value.replaceAll("'", "''")}'`
    : JSON.stringify(value)
