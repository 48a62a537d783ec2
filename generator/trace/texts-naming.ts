/** Texts that name a value in braces, such as `{price.allround.from}`, change with what the value is made of. */
import { oncePer } from '../core/once-per.ts'
import { sentencesFile } from '../load/catalogue.ts'
import { valueAt } from '../load/explain.ts'
import type { ValueUse } from '../load/findings.ts'
import { entriesNamed, type NamedValues, namedValues } from '../load/named-values.ts'
import type { Site } from '../load/site.ts'
import { kinds } from '../pages/recording.ts'
import type { Path, TracedEntry } from './entries.ts'

/** The fields and sentences that name a value which follows from what is at a path of the site. */
export function textsNaming(site: Site, entries: readonly TracedEntry[], at: Path): string[] {
  const [key, ...rest] = at
  if (key === undefined || valueAt(site, at) === undefined) return []
  const [before, after] = [valuesBefore(site), valuesOf({ ...site, [key]: another(Reflect.get(site, key), rest) })]
  // A value that is gone is a mistake in the text, not another text.
  return site.valueUses.flatMap((use) => (after.has(use.name) && before.get(use.name) !== after.get(use.name) ? fieldsOf(use, entries) : []))
}

/** The fields of entries whose values these texts name. */
export function fieldsNamedIn(texts: ReadonlySet<string>, site: Site, entries: readonly TracedEntry[]): string[] {
  const isIn = (field: string) => [...texts].some((text) => text === field || text.startsWith(`${field}.`))
  const entryNames = new Set(site.valueUses.flatMap((use) => (fieldsOf(use, entries).some(isIn) ? [entryOfValue(use.name)] : [])))
  return entries
    .filter(({ entry }) => entryNames.has(entry))
    .flatMap(({ entry, at }) =>
      Object.keys(Object(valueAt(site, at))).flatMap((field) => (textsNaming(site, entries, [...at, field]).some(isIn) ? [`${entry}.${field}`] : [])),
    )
}

/** The name of the entry that a value is of: `acts/silkwood` of `act.silkwood.from`. */
export function entryOfValue(name: string): string {
  const [kind = '', key] = name.split('.')
  return `${entriesNamed.get(kind)?.folder}/${key}`
}

const valuesOf = ({ settings, format, ...site }: Site): NamedValues => namedValues({ ...site, site: settings, isShown: () => true, euros: format.euros })

/** The values as they are, for which each field of an entry asks. */
const valuesBefore = oncePer(valuesOf)

/** Another value of the same shape: with other texts and numbers below some steps, or everywhere. What is beside the steps is shared with the original. */
function another(value: unknown, [step, ...rest]: Path): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'string') return `${value}x`
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item, at) => (String(at) === step ? another(item, rest) : item))
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, step === undefined || key === step ? another(inner, rest) : inner]))
}

/** Data files that hold one object. */
const objects: Readonly<Record<string, string>> = { 'data/navigation.ts': 'navigation', 'data/site.ts': 'site' }

/** What a use is a part of. */
function fieldsOf({ file, line = 1, field = '' }: ValueUse, entries: readonly TracedEntry[]): string[] {
  const [first = '', ...rest] = field.split('.')
  if (file === sentencesFile) return [`${kinds.sentence}${field}`]
  if (objects[file] !== undefined) return [`${objects[file]}.${first}`]
  if (!file.endsWith('.md')) {
    const entry = entries.filter((candidate) => candidate.file === file && candidate.line <= line).sort((a, b) => b.line - a.line)[0]
    // The first step is the index of the entry in its file.
    return entry ? [`${entry.entry}.${rest[0] ?? ''}`] : []
  }
  return entries.flatMap(({ entry, texts }) =>
    // The lead of a hero is also stored as HTML.
    texts.flatMap((text) => (text.file === file ? (first === 'hero' ? ['hero', 'lead'] : [first || text.field]).map((name) => `${entry}.${name}`) : [])),
  )
}
