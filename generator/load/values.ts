/**
 * Values that the owner's texts name in braces: `{price.allround.from}`, `{office.city}`, `{act.silkwood}`. Every text of `content/` and `data/`
 * may name them, so that a price, a place or the name of an entry is written once. The names have a dot, unlike the placeholders of a sentence.
 */
import type * as z from 'zod'
import { closestWord } from '../core/closest-word.ts'
import { createLeftOut } from '../core/left-out.ts'
import { slugOf } from '../core/names.ts'
import { errorAt, type Place, type Problem, type ProblemText, placeAt } from '../core/problem.ts'
import { short } from '../core/problem-texts.ts'
import { valueName, valueNameAnywhere } from '../core/refused-text.ts'
import { addressLine } from '../core/text.ts'
import { distanceInKm } from '../relate/cities.ts'
import { depositClaim } from '../relate/claims.ts'
import { actSchema } from '../schema/act.ts'
import { artistSchema } from '../schema/artist.ts'
import { citySchema } from '../schema/city.ts'
import { claimSchema } from '../schema/claim.ts'
import type { CopyRuleName } from '../schema/copy.ts'
import { priceClassSchema, priceRangeSchema } from '../schema/price.ts'
import { addressSchema, settingsSchema } from '../schema/settings.ts'
import type { DataFile } from './data-file.ts'
import { innermostLine } from './data-reader.ts'
import { type Found, joinFindings, type ValueUse } from './findings.ts'

/** The register of claims, where their figures are typed. */
export const claimsFile = 'data/claims.ts'

/** Texts by name. A name is unsure when it is missing because an entry or a setting is wrong, which is a problem of its own. */
export type NamedValues = ReadonlyMap<string, string> & { isUnsure?: (name: string) => boolean }

/** Unknown names of one text that get a proposal: each is compared with all values. */
const mostProposals = 50

/** A text with its values in the place of their names. An unknown name loses its braces, which would be reported a second time. */
export const withValues = (text: string, values: NamedValues, prepare: (value: string) => string = (value) => value): string =>
  text.replace(valueName, (_, name: string) => {
    const value = values.get(name)
    return value === undefined ? name : prepare(value)
  })

/**
 * Puts values in the place of their names, and reports where they are named. An unknown name is a problem with the closest one that exists.
 * @param placeOf the place of a position in the text
 * @param prepare adapts a value for the syntax of the text around it
 */
export function fillIn(
  text: string,
  values: NamedValues,
  placeOf: (at: number) => Place,
  prepare: (value: string) => string = (value) => value,
): Found<string> {
  if (!text.includes('.')) return { value: text }
  const uses: ValueUse[] = []
  const textProblems: Problem[] = []
  const report = (at: number, words: ProblemText) => textProblems.push(errorAt(placeOf(at), words))
  const value = text.replace(valueNameAnywhere, (written, inBraces: string | undefined, without: string | undefined, at: number) => {
    const name = inBraces ?? without ?? ''
    const found = values.get(name)
    if (inBraces === undefined) {
      if (found === undefined) return written
      report(at, valueWithoutBraces(name))
      return prepare(found)
    }
    uses.push({ name, ...placeOf(at) })
    if (found === undefined && values.isUnsure?.(name) !== true)
      report(at, valueUnknown(name, textProblems.length < mostProposals ? closestName(name, values) : undefined, namesBeside(name, values)))
    return found === undefined ? name : prepare(found)
  })
  return {
    value,
    textProblems,
    uses: uses.filter(({ name }) => values.has(name)),
    leftOut: createLeftOut({ parts: uses.some(({ name }) => !values.has(name)) ? ['values'] : [] }),
  }
}

/** The names that begin as an unknown one, if they are few. */
function namesBeside(name: string, values: NamedValues): string[] {
  const group = name.replace(/[^.]+$/, '').toLowerCase()
  const names = [...values.keys()].filter((known) => known.startsWith(group))
  return names.length > 12 ? [] : names
}

/** The name that has one part misspelt, or capitals. A value of another kind would be a wrong text. */
function closestName(name: string, values: NamedValues): string | undefined {
  const parts = name.toLowerCase().split('.')
  const names = [...values.keys()]
  const sameLetters = names.find((known) => known.toLowerCase() === name.toLowerCase())
  if (sameLetters !== undefined) return sameLetters
  for (const [at, part] of parts.entries()) {
    const isAlike = (known: readonly string[]) => known.length === parts.length && known.every((other, index) => index === at || other === parts[index])
    const closest = closestWord(
      part,
      names.map((known) => known.split('.')).flatMap((known) => (isAlike(known) ? (known[at] ?? []) : [])),
    )
    if (closest !== undefined) return parts.with(at, closest).join('.')
  }
  return undefined
}

type Fields = Readonly<Record<string, unknown>>

/**
 * Fills in every text within the fields of an object. What has no such text is not copied.
 * @param fill fills in one text, at a path of keys and indexes, which is another one after the call
 */
export function fillInFields(fields: Fields, fill: (text: string, path: readonly string[]) => Found<string>): Found<Fields> {
  const texts: Found<string>[] = []
  const path: string[] = []
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const text = fill(value, path)
      texts.push(text)
      return text.value
    }
    return typeof value === 'object' && value !== null ? filledWithin(value) : value
  }
  const filledWithin = (whole: object): object => {
    let copy: object | undefined
    for (const [key, value] of Object.entries(whole)) {
      path.push(key)
      const other = filled(value)
      path.pop()
      if (other === value) continue
      copy ??= Array.isArray(whole) ? [...whole] : { ...whole }
      Reflect.set(copy, key, other)
    }
    return copy ?? whole
  }
  const value = { ...filledWithin(fields) }
  return { ...joinFindings(texts), value }
}

/** A value as markdown text: characters that markdown reads as marks are escaped. */
export const asMarkdown = (value: string): string => value.replace(/[\\`*_[\]<>|]/g, '\\$&')

/** Fields that no visitor reads: words for search engines, names for statistics, notes to the owner. */
const unseenFields: ReadonlySet<string> = new Set(['about', 'keywords', 'means', 'proof', 'searchWords', 'seoKeywords', 'source', 'subject', 'track', 'words'])

/** Whether visitors read a text. A key, an address, a date and the name of a file are one word of plain characters. */
export const isShown = (text: string, path: readonly string[]): boolean =>
  !/^(?:[\d:-]*|(?=.*[a-z])[\w./:@?=&#+-]*)$/i.test(text) && !path.some((field) => unseenFields.has(field))

/** Fills in every text of a data file. Its unknown names become problems, each with its line and field. */
export function fillInData(data: DataFile, values: NamedValues): Found<DataFile> {
  const free: readonly CopyRuleName[] = data.file === claimsFile ? ['typed-claim'] : []
  const placeAtPath = (path: readonly string[]) => ({ ...placeAt(data.file, innermostLine(data.lines, path)), field: path.slice(1).join('.') })
  const { value, ...found } = fillInFields(data.exports, (text, path) => {
    const filled = fillIn(text, values, () => placeAtPath(path))
    if (!isShown(text, path)) return filled
    const own = [...path]
    return { ...filled, texts: [{ text, syntax: 'plain', free, placeAt: () => placeAtPath(own) }] }
  })
  const { textProblems = [], ...others } = found
  return { ...others, value: { ...data, exports: value }, problems: textProblems }
}

/** What values are made of: the exports of data files, not checked yet. */
export type ValueSources = {
  site: unknown
  claims: unknown
  hours: unknown
  priceClasses: unknown
  priceRanges: unknown
  acts: unknown
  cities: unknown
  artists: unknown
  /** Whether an act or a city is on the site. */
  isShown: (entry: object) => boolean
  /** Writes an amount in euros. */
  euros: (amount: number) => string
}

/** All values that texts can name. Fields with the wrong type give none: the schemas report them. */
export const namedValues = (sources: ValueSources): NamedValues =>
  Object.assign(new Map(valuesOf(sources)), { isUnsure: (name: string) => isUnsure(name, sources) })

type NamedValue = [name: string, value: string]

function* valuesOf({ site, claims, hours, priceClasses, priceRanges, acts, cities, artists, isShown, euros }: ValueSources): Generator<NamedValue> {
  function* range(name: string, from: unknown, to: unknown): Generator<NamedValue> {
    if (typeof from === 'number') yield [`${name}.from`, euros(from)]
    if (typeof to === 'number') yield [`${name}.to`, euros(to)]
  }
  yield* settingValues(site)
  yield* claimValues(claims, hours)
  const percent = depositPercent(claims)
  for (const { key, name, from, to } of listOf(priceClasses)) {
    yield* leaves(`price.${key}.name`, name)
    yield* range(`price.${key}`, from, to)
    if (typeof from !== 'number' || typeof percent !== 'number') continue
    const deposit = Math.round((from * percent) / 100)
    yield [`price.${key}.deposit`, euros(deposit)]
    yield [`price.${key}.balance`, euros(from - deposit)]
  }
  for (const { key, from, to } of listOf(priceRanges)) yield* range(`range.${key}`, from, to)
  yield* names('act', acts, 'slug')
  for (const { slug, price } of listOf(acts)) yield* range(`act.${slug}`, fieldsOf(price).from, fieldsOf(price).to)
  yield* names('city', cities, 'key')
  yield* names('artist', artists, 'slug')
  // `{city.gent.km}`: kilometres as the crow flies between the office and a city.
  const office = positionOf(fieldsOf(fieldsOf(site).office))
  for (const city of listOf(cities)) {
    const position = positionOf(city)
    if (office && position) yield [`city.${city.key}.km`, String(distanceInKm(office, position))]
  }
  yield ['acts.count', String(listOf(acts).filter(isShown).length)]
  yield ['cities.count', String(listOf(cities).filter(isShown).length)]
}

/** Whether a name may be right, because what gives its value is missing or wrong. */
function isUnsure(name: string, sources: ValueSources): boolean {
  const [kind = '', key = ''] = name.split('.')
  const list = listsOfKind.get(kind)
  if (!list) {
    const settings = settingsSchema.safeParse(sources.site)
    const field = kind === 'site' ? key : kind
    return settings.error?.issues.some(({ code, path }) => code !== 'unrecognized_keys' && (path.length === 0 || path[0] === field)) ?? false
  }
  const { source, schema, nameField } = list
  const entries = sources[source]
  if (!Array.isArray(entries)) return true
  if (kind === 'price' && /\.(?:deposit|balance)$/.test(name) && typeof depositPercent(sources.claims) !== 'number') return true
  const named = listOf(entries).filter((entry) => entry[nameField] === key)
  if (named.length > 0)
    return named.some((entry) => schema.safeParse(entry).error?.issues.some(({ path: [field] }) => givingFields(name).includes(String(field))))
  // The entry may have a name that is wrong, or that of another one.
  const names = listOf(entries).map((entry) => entry[nameField])
  return new Set(names).size < names.length || names.some((found) => !schema.shape[nameField].safeParse(found).success)
}

/** The fields of an entry that give the value of this name. */
function givingFields(name: string): readonly string[] {
  const [, , part = 'name'] = name.split('.')
  const fields: Record<string, readonly string[]> = {
    from: ['from', 'price'],
    to: ['to', 'price'],
    deposit: ['from'],
    balance: ['from'],
    km: ['latitude', 'longitude'],
  }
  return [...(fields[part] ?? [part]), 'value']
}

/** The entries behind the names of each kind. */
const listsOfKind = new Map<string, { source: keyof ValueSources; schema: z.ZodObject; nameField: string }>([
  ['price', { source: 'priceClasses', schema: priceClassSchema, nameField: 'key' }],
  ['range', { source: 'priceRanges', schema: priceRangeSchema, nameField: 'key' }],
  ['act', { source: 'acts', schema: actSchema, nameField: 'slug' }],
  ['city', { source: 'cities', schema: citySchema, nameField: 'key' }],
  ['artist', { source: 'artists', schema: artistSchema, nameField: 'slug' }],
  ['claims', { source: 'claims', schema: claimSchema, nameField: 'key' }],
  ['hours', { source: 'hours', schema: claimSchema, nameField: 'key' }],
])

/** The values of `data/site.ts` alone. */
export function* settingValues(site: unknown): Generator<NamedValue> {
  const settings = fieldsOf(site)
  for (const field of ['brand', 'phone', 'email', 'address']) yield* leaves(`site.${field}`, settings[field])
  if (typeof settings.brand === 'string') yield ['site.brandSlug', slugOf(settings.brand)]
  for (const group of ['office', 'company']) yield* leaves(group, settings[group])
  const address = addressSchema.safeParse(fieldsOf(settings.company).address)
  if (address.success) yield ['company.address', addressLine(address.data)]
}

/** The values of `data/claims.ts` alone. */
export function* claimValues(claims: unknown, hours: unknown): Generator<NamedValue> {
  for (const { key, value } of listOf(claims)) yield* leaves(`claims.${key}`, value)
  for (const { key, value } of listOf(hours)) yield* leaves(`hours.${key}`, value)
}

const fieldsOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {})
const listOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.map(fieldsOf) : [])

const depositPercent = (claims: unknown) => listOf(claims).find(({ key }) => key === depositClaim)?.value

function* names(kind: string, entries: unknown, key: string): Generator<NamedValue> {
  for (const entry of listOf(entries)) if (typeof entry.name === 'string') yield [`${kind}.${entry[key]}`, entry.name]
}

const positionOf = ({ latitude, longitude }: Record<string, unknown>) =>
  typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined

/** Texts and numbers of a group of fields, also of groups within it. */
function* leaves(name: string, value: unknown): Generator<NamedValue> {
  if (typeof value === 'string' || typeof value === 'number') yield [name, String(value).replace(/\s+/g, ' ')]
  else for (const [field, inner] of Object.entries(fieldsOf(value))) yield* leaves(`${name}.${field}`, inner)
}

/** @param others names of the same group */
const valueUnknown = (name: string, closest: string | undefined, others: readonly string[]): ProblemText => ({
  code: 'value-unknown',
  what: `{${short(name)}} is not the name of a value.`,
  hint:
    closest !== undefined
      ? `Did you mean {${closest}}?`
      : others.length > 0
        ? `Write one of ${others.map((other) => `{${other}}`).join(', ')}, or the text itself.`
        : 'Write the text itself, or a name that content/README.md lists, such as {site.phone}.',
})

const valueWithoutBraces = (name: string): ProblemText => ({
  code: 'value-without-braces',
  what: `"${name}" is the name of a value, and visitors would read the name: it is not between two braces.`,
  hint: `Write {${name}}, without blanks inside.`,
})
