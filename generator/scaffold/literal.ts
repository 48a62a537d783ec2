/** Writes values as the formatter writes them in `data/`: an entry that is added looks as if its owner had typed it. */

/** What stands in one field of an entry. */
export type Value = string | number | boolean | readonly Value[] | { readonly [field: string]: Value }

export type Entry = { readonly [field: string]: Value }

type PrintOptions = {
  /** Remarks that stand above a field, by its path (`population.value`). */
  notes?: ReadonlyMap<string, string>
  /** What is printed in the place of a text, a number or a switch; itself when left out. Its width does not count. */
  mark?: (path: string, literal: string) => string
}

/** `lineWidth` of `biome.json`. */
const lineWidth = 160

/** The entry as it stands in a list that is not indented itself, its comma included. */
export function printEntry(entry: Entry, options: PrintOptions = {}): string {
  return ['  {', ...printFields(entry, '', 2, options), '  },'].join('\n')
}

function printFields(entry: Entry, path: string, depth: number, options: PrintOptions): string[] {
  return Object.entries(entry).flatMap(([field, value]) => {
    const own = joined(path, field)
    const note = options.notes?.get(own)
    return [...(note === undefined ? [] : [`${indent(depth)}// ${note}`]), ...printField(field, value, own, depth, options)]
  })
}

function printField(field: string, value: Value, path: string, depth: number, options: PrintOptions): string[] {
  const start = `${indent(depth)}${field}:`
  const noted = [...(options.notes?.keys() ?? [])].some((key) => key.startsWith(`${path}.`))
  if (!noted && widthOf(`${start} ${flat(value, path)},`) <= lineWidth) return [`${start} ${flat(value, path, options.mark)},`]
  if (isList(value)) {
    return [`${start} [`, ...value.map((item, index) => `${indent(depth + 1)}${flat(item, joined(path, String(index)), options.mark)},`), `${indent(depth)}],`]
  }
  if (typeof value === 'object') return [`${start} {`, ...printFields(value, path, depth + 1, options), `${indent(depth)}},`]
  // Behind a name of up to four letters a line of its own would save too little: the formatter leaves the text where it is.
  if (field.length < 5) return [`${start} ${flat(value, path, options.mark)},`]
  return [start, `${indent(depth + 1)}${flat(value, path, options.mark)},`]
}

/** A value on one line. */
function flat(value: Value, path: string, mark: PrintOptions['mark'] = (_path, literal) => literal): string {
  if (isList(value)) return `[${value.map((item, index) => flat(item, joined(path, String(index)), mark)).join(', ')}]`
  if (typeof value === 'object') {
    return `{ ${Object.entries(value)
      .map(([field, inner]) => `${field}: ${flat(inner, joined(path, field), mark)}`)
      .join(', ')} }`
  }
  return mark(path, typeof value === 'string' ? textLiteral(value) : String(value))
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value)
const joined = (path: string, field: string) => (path === '' ? field : `${path}.${field}`)
const indent = (depth: number) => '  '.repeat(depth)
const widthOf = (text: string) => [...text].length

/** Double quotes only where they save backslashes. */
export function textLiteral(text: string): string {
  const singles = text.split("'").length
  const doubles = text.split('"').length
  const quote = singles > doubles ? '"' : "'"
  const escaped = text.replace(/[\\\n\r\t]/g, (sign) => ({ '\n': '\\n', '\r': '\\r', '\t': '\\t' })[sign] ?? '\\\\').replaceAll(quote, `\\${quote}`)
  return `${quote}${escaped}${quote}`
}

/** Front matter with the fields in their order, texts in single quotes, lists one item to a line. */
export function printFrontMatter(entry: Entry, mark: NonNullable<PrintOptions['mark']> = (_path, literal) => literal): string {
  const lines = Object.entries(entry).flatMap(([field, value]) =>
    isList(value)
      ? [`${field}:`, ...value.map((item, index) => `  - ${mark(`${field}.${index}`, yamlLiteral(item))}`)]
      : [`${field}: ${mark(field, yamlLiteral(value))}`],
  )
  return ['---', ...lines, '---'].join('\n')
}

/** A text of more than one line is written as JSON, which YAML reads too. */
const yamlLiteral = (value: Value) => (typeof value === 'string' && !/[\n\r\t]/.test(value) ? `'${value.replaceAll("'", "''")}'` : JSON.stringify(value))
