/** Writes an entry as text for a data file or for front matter: one field a line. */
import { stringify } from 'yaml'
import { textLiteral } from '../../core/text.ts'

export type Value = string | number | boolean | readonly Value[] | { readonly [field: string]: Value }

export type NestedFields = { readonly [field: string]: Value }

/** Comments above fields, by their paths (`population.value`). */
type Notes = ReadonlyMap<string, string>

const listWidth = 100

/** The entry as an item of a list that is not indented, without its comma. */
export const printEntry = (entry: NestedFields, notes: Notes = new Map()): string =>
  printValue(entry, '', '  ', notes)

function printValue(value: Value, path: string, indent: string, notes: Notes): string {
  const inner = `${indent}  `
  if (isList(value)) {
    const items = value.map((item, index) => printValue(item, joined(path, String(index)), inner, notes))
    const flat = `[${items.join(', ')}]`
    return flat.length <= listWidth && !flat.includes('\n')
      ? flat
      : `[\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}]`
  }
  if (typeof value !== 'object') return typeof value === 'string' ? textLiteral(value) : String(value)
  const lines = Object.entries(value).map(([field, part]) => {
    const note = notes.get(joined(path, field))
    return `${note === undefined ? '' : `${inner}// ${note}\n`}${inner}${nameOf(field)}: ${printValue(part, joined(path, field), inner, notes)},\n`
  })
  return `{\n${lines.join('')}${indent}}`
}

/** A field as it is written: the key of an entry may have dashes. */
const nameOf = (field: string) => (/^[a-z]\w*$/i.test(field) ? field : textLiteral(field))

const isList = (value: Value): value is readonly Value[] => Array.isArray(value)
const joined = (path: string, field: string) => (path === '' ? field : `${path}.${field}`)

/** How front matter writes texts: between single quotes, also long ones on one line. */
export const yamlForm = { defaultStringType: 'QUOTE_SINGLE', defaultKeyType: 'PLAIN', lineWidth: 0 } as const

/** Front matter with the fields in their order, lists one item a line. */
export const printFrontMatter = (entry: NestedFields): string => `---\n${stringify(entry, yamlForm)}---`
