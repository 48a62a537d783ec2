/**
 * A copy of a site in which each text of the owner has a mark behind it. Nobody sees its pages: they are made
 * to find out where a text is written.
 */
import { remembered } from '../core/once-per.ts'
import { placeOf } from '../core/problem.ts'
import { writtenSentences } from '../load/sentences/catalogue.ts'
import { createSentences } from '../load/sentences/sentences.ts'
import type { Site } from '../load/site.ts'
import { wordsOf } from '../relate/categories.ts'
import { entriesOf, type Path, type Schema, schemaWithin, type TracedEntry } from './entries.ts'
import { Marks } from './marks.ts'

/**
 * Where a text is written: the key of a sentence, the field of an entry, or a markdown text, whose line is
 * not known yet. Dates count as numbers.
 */
export type MarkedPlace = {
  kind: 'sentence' | 'field' | 'number' | 'text'
  entry: string
  name: string
  file: string
  line?: number | undefined
}

export type MarkedSite = { site: Site; marks: Marks<MarkedPlace>; entries: ReadonlyMap<string, TracedEntry> }

/** What the strings within a value are: of a field, of a markdown text, or not the owner's words. */
type Around =
  | { entry: TracedEntry; steps: Path; schema: Schema }
  | { entry: TracedEntry; file: string; field: string }
  | undefined

/** Texts that no rule compares: each has a mark of its own. */
const apart: ReadonlySet<string> = new Set(['site', 'navigation', 'pages'])

/** Fields by which entries are found and compared with each other: a mark would have other acts shown. */
const compared: ReadonlySet<string> = new Set(['act', 'city', 'genres'])

/** Keys of blocks that hold words. */
const words: ReadonlySet<string> = new Set(['html', 'value', 'title'])

/**
 * Marks a site that is loaded: the checks of loading have seen the texts as they are.
 * @param all its entries, where they are known already
 */
export function markSite(
  root: string,
  site: Site,
  all: readonly TracedEntry[] = entriesOf(root, site),
): MarkedSite {
  const marks = new Marks<MarkedPlace>()
  const entries = new Map(all.map((entry) => [entry.entry, entry]))
  const copies = new WeakMap<object, object>()

  function markOf(value: string | number, around: Around): string {
    if (around === undefined || value === '') return ''
    const { entry } = around
    const own = { entry: entry.entry, file: entry.file }
    if ('file' in around) {
      const { file, field } = around
      const key = `in ${file}`
      return marks.of(
        key,
        marks.placesOf(key).length > 0
          ? undefined
          : { ...own, kind: 'text', file, name: `${entry.entry}.${field}` },
      )
    }
    const { steps, schema } = around
    const place: MarkedPlace = {
      ...own,
      kind: 'field',
      line: placeOf(entry, steps.join('.')).line,
      name: [entry.entry, ...steps].join('.'),
    }
    if (typeof value === 'number' || /^\d{4}-\d\d-\d\d$/.test(value))
      marks.of(`${value}`, { ...place, kind: 'number' })
    if (compared.has(steps.at(-2) ?? '') || compared.has(steps.at(-1) ?? '')) return ''
    // A key, an address and the name of a file have a pattern or a list of values. No rule compares the
    // settings.
    const isProse =
      (entry.folder === 'site' && /[ @]/.test(`${value}`)) ||
      (schema.type === 'string' &&
        schema.minLength === 1 &&
        !schema.pattern &&
        !schema.enum &&
        !schema.format)
    return typeof value === 'string' && isProse
      ? marks.of(apart.has(entry.folder) ? place.name : `=${value}`, place)
      : ''
  }

  function within(around: Around, key: string, owner: TracedEntry | undefined): Around {
    const text = owner?.texts.find(({ field }) => field === key)
    if (owner && text) return { entry: owner, file: text.file, field: key }
    if (owner?.folder === 'pages' && key === 'lead')
      return { entry: owner, steps: ['hero', 'lead'], schema: { type: 'string', minLength: 1 } }
    if (owner)
      return owner.schema.properties?.[key] === undefined
        ? undefined
        : { entry: owner, steps: [key], schema: schemaWithin(owner.schema, key) }
    return around && 'steps' in around
      ? { ...around, steps: [...around.steps, key], schema: schemaWithin(around.schema, key) }
      : around
  }

  function marked<Value extends object>(value: Value, around: Around, owner: TracedEntry | undefined): Value {
    const copy: Value = Array.isArray(value)
      ? Object.assign(Reflect.construct(Array, []), value)
      : { ...value }
    copies.set(value, copy)
    for (const [key, inner] of Object.entries(value)) {
      const inside = within(around, key, owner)
      if (typeof inner === 'number') markOf(inner, inside)
      else if (typeof inner === 'string') {
        if (!inside || !('file' in inside) || words.has(key))
          Reflect.set(copy, key, inner + markOf(inner, inside))
      } else if (isPlain(inner) && !['source', 'attributes'].includes(key))
        Reflect.set(copy, key, copies.get(inner) ?? marked(inner, inside, ownerOf(inner)))
    }
    return copy
  }

  function ownerOf(value: object): TracedEntry | undefined {
    const source: unknown = Reflect.get(value, 'source')
    return isPlain(source) && 'entry' in source ? entries.get(String(source.entry)) : undefined
  }

  const { settings, navigation, problems: _, texts: __, invalid: ___, ledger: ____, ...lists } = site
  const copy = marked(lists, undefined, undefined)
  const own = {
    settings: marked(settings, undefined, entries.get('site')),
    navigation: marked(navigation, undefined, entries.get('navigation')),
  }
  const { format } = site
  const markedFormat = {
    ...format,
    number: remembered((value: number) => format.number(value) + marks.of(`${value}`)),
    euros: remembered((value: number) => format.euros(value) + marks.of(`${value}`)),
    date: (date: string) => format.date(date) + marks.of(date),
    month: (date: string) => format.month(date) + marks.of(date),
  }
  const written = Array.from(writtenSentences(root), ([key, { text, file, line }]) => {
    const place: MarkedPlace = { kind: 'sentence', entry: 'sentences', name: key, file, line }
    return [key, { text: text + marks.of(`sentences/${key}`, place), file, line }] as const
  })
  const calledBy = wordsOf(copy.categories, copy.acts, markedFormat)
  const { value: sentences } = createSentences(new Map(written), markedFormat, site.values, calledBy)
  return { site: { ...site, ...copy, ...own, ...sentences, format: markedFormat }, marks, entries }
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) ||
    Object.getPrototypeOf(value) === Object.prototype ||
    Object.getPrototypeOf(value) === null)
