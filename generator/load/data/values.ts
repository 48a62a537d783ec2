/**
 * Values that the owner's texts name in braces, so that they are written once: `{price.allround.from}`,
 * `{office.city}`, `{act.silkwood}`. Their names have a dot, unlike the placeholders of a sentence.
 */

import { closestWord } from '../../core/closest-word.ts'
import { slugOf } from '../../core/names.ts'
import { errorAt, type Place, type ProblemText } from '../../core/problem.ts'
import { short } from '../../core/problem-texts.ts'
import { valueNameAnywhere } from '../../core/refused-text.ts'
import { addressLine } from '../../core/text.ts'
import { distanceInKm } from '../../relate/cities.ts'
import { depositClaim } from '../../relate/claims.ts'
import type { CopyRuleName } from '../../schema/copy.ts'
import { addressSchema, settingsSchema } from '../../schema/settings.ts'
import type { Findings } from '../findings.ts'
import { type DataFile, placeIn } from './entries.ts'
import { type EntryKind, kinds } from './kinds.ts'

/** A name has a dot between two letters. Few texts have one, and a search for names takes long. */
const mayNameValue = /[\w-]\.[\w-]/

/** The register of claims, where their figures are typed. */
export const claimsFile = 'data/claims.ts'

/** Unknown names of one text that get a proposal: each is compared with all values. */
const mostProposals = 50

/**
 * Puts values in the place of their names, and reports where they are named. An unknown name is a problem
 * with the closest one that exists.
 * @param prepare adapts a value for the syntax of the text around it
 */
export function fillIn(
  text: string,
  values: NamedValues,
  placeOf: (at: number) => Place,
  found: FoundInText,
  prepare = (value: string) => value,
): string {
  if (!mayNameValue.test(text)) return text
  let proposals = 0
  const report = (at: number, words: ProblemText) => found.reportText(errorAt(placeOf(at), words))
  return text.replace(
    valueNameAnywhere,
    (written, inBraces: string | undefined, without: string | undefined, at: number) => {
      const name = inBraces ?? without ?? ''
      const known = values.get(name)
      if (inBraces === undefined) {
        if (known === undefined) return written
        report(at, {
          code: 'value-without-braces',
          what: `"${name}" is the name of a value, and visitors would read the name: it is not between two braces.`,
          hint: `Write {${name}}, without blanks inside.`,
        })
        return prepare(known)
      }
      if (known === undefined) found.markInvalid({ parts: ['values'] })
      else found.uses.push({ name, ...placeOf(at) })
      if (known === undefined && values.isUnsure?.(name) !== true) {
        const hint = remedyFor(name, values, proposals++ < mostProposals)
        report(at, { code: 'value-unknown', what: `{${short(name)}} is not the name of a value.`, hint })
      }
      return known === undefined ? name : prepare(known)
    },
  )
}

/** The part of the findings that texts add to. */
export type FoundInText = Pick<Findings, 'uses' | 'texts' | 'reportText' | 'markInvalid'>

/**
 * What to write in place of an unknown name: the closest one, or one of those that begin as it does, if they
 * are few.
 */
function remedyFor(name: string, values: NamedValues, proposes: boolean): string {
  const closest = proposes ? closestName(name, values) : undefined
  if (closest !== undefined) return `Did you mean {${closest}}?`
  const group = name.replace(/[^.]+$/, '').toLowerCase()
  const beside = [...values.keys()].filter((known) => known.startsWith(group))
  return beside.length === 0 || beside.length > 12
    ? 'Write the text itself, or a name that content/README.md lists, such as {site.phone}.'
    : `Write one of ${beside.map((other) => `{${other}}`).join(', ')}, or the text itself.`
}

/** The name that has one part misspelt, or capitals. A value of another kind would be a wrong text. */
function closestName(name: string, values: NamedValues): string | undefined {
  const parts = name.toLowerCase().split('.')
  const names = [...values.keys()]
  const sameLetters = names.find((known) => known.toLowerCase() === name.toLowerCase())
  if (sameLetters !== undefined) return sameLetters
  for (const [at, part] of parts.entries()) {
    const isAlike = (known: readonly string[]) =>
      known.length === parts.length && known.every((other, index) => index === at || other === parts[index])
    const alike = names.map((known) => known.split('.')).filter(isAlike)
    const closest = closestWord(part, new Set(alike.flatMap((known) => known[at] ?? [])))
    if (closest !== undefined) return parts.with(at, closest).join('.')
  }
  return undefined
}

type Fields = Readonly<Record<string, unknown>>
type PlaceOfPath = (path: readonly string[]) => Place

/**
 * Fills in every text within an object, and lists those that visitors read. What names no value is not
 * copied.
 * @param place of a path, which is another one after the call
 * @param free rules for copy that are not for these texts
 */
export function fillInFields(
  fields: Fields,
  values: NamedValues,
  place: PlaceOfPath,
  free: readonly CopyRuleName[],
  found: FoundInText,
): Fields {
  const path: string[] = []
  const filled = (value: unknown): unknown => {
    if (typeof value !== 'string')
      return typeof value === 'object' && value !== null ? filledWithin(value) : value
    if (isShown(value, path)) {
      const own = [...path]
      found.texts.push({ text: value, syntax: 'plain', free, placeAt: () => place(own) })
    }
    return fillIn(
      value,
      values,
      () => place(path),
      found,
      path.join('.') === markdownField ? asMarkdown : undefined,
    )
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
  return { ...filledWithin(fields) }
}

/** A value as markdown text: characters that markdown reads as marks are escaped. */
export const asMarkdown = (value: string): string => value.replace(/[\\`*_[\]<>|~]/g, '\\$&')

/** The field that is a paragraph of markdown. */
export const markdownField = 'hero.lead'

/** Fields that no visitor reads: words for search engines, names for statistics, notes to the owner. */
const unseenFields: ReadonlySet<string> = new Set([
  'about',
  'keywords',
  'means',
  'proof',
  'searchWords',
  'seoKeywords',
  'source',
  'subject',
  'track',
  'words',
  'writtenFrom',
])

/**
 * Whether visitors read a text. A key, an address, a date and the name of a file are one word of plain
 * characters.
 */
export const isShown = (text: string, path: readonly string[]): boolean =>
  (text.includes(' ') || !/^(?:[\d:-]*|(?=.*[a-z])[\w./:@?=&#+-]*)$/i.test(text)) &&
  !path.some((field) => unseenFields.has(field))

/** Fills in every text of a data file. Its unknown names become problems, each with its line and field. */
export function fillInData(data: DataFile, values: NamedValues, found: Findings): DataFile {
  const free: readonly CopyRuleName[] = data.file === claimsFile ? ['typed-claim'] : []
  const place: PlaceOfPath = (path) => placeIn(data, path.slice(0, 1), path.slice(1))
  return {
    ...data,
    exports: fillInFields(data.exports, values, place, free, { ...found, reportText: found.report }),
  }
}

/**
 * Texts by name. A name is unsure when it is missing because an entry or a setting is wrong, which is a
 * problem of its own.
 */
export type NamedValues = ReadonlyMap<string, string> & { isUnsure?: (name: string) => boolean }

/** What values are made of: the exports of data files, not checked yet. */
export type ValueSources = Record<
  'site' | 'claims' | 'hours' | 'priceClasses' | 'priceRanges' | 'acts' | 'cities' | 'artists',
  unknown
> & {
  /** Whether an act or a city is on the site. */
  isShown: (entry: object) => boolean
  /** Writes an amount in euros. */
  euros: (amount: number) => string
}

/** All values that texts can name. Fields with the wrong type give none: the schemas report them. */
export const namedValues = (sources: ValueSources): NamedValues =>
  Object.assign(new Map(valuesOf(sources)), { isUnsure: (name: string) => isUnsure(name, sources) })

type NamedValue = [name: string, value: string]

function* valuesOf({
  site,
  claims,
  hours,
  priceClasses,
  priceRanges,
  acts,
  cities,
  artists,
  isShown,
  euros,
}: ValueSources): Generator<NamedValue> {
  function* range(name: string, from: unknown, to: unknown): Generator<NamedValue> {
    if (typeof from === 'number') yield [`${name}.from`, euros(from)]
    if (typeof to === 'number') yield [`${name}.to`, euros(to)]
  }
  yield* settingValues(site)
  for (const { key, value } of listOf(claims)) yield* leaves(`claims.${key}`, value)
  for (const { key, value } of listOf(hours)) yield* leaves(`hours.${key}`, value)
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
  for (const { slug, price } of listOf(acts))
    yield* range(`act.${slug}`, fieldsOf(price).from, fieldsOf(price).to)
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

/** Whether a name may be right, because the entry or the setting that gives its value is wrong. */
function isUnsure(name: string, sources: ValueSources): boolean {
  const [kind = '', key = '', part = 'name'] = name.split('.')
  const found = entriesNamed.get(kind)
  if (!found) {
    const field = kind === 'site' ? key : kind
    const { error } = settingsSchema.safeParse(sources.site)
    return (
      error?.issues.some(
        ({ code, path }) => code !== 'unrecognized_keys' && (path.length === 0 || path[0] === field),
      ) ?? false
    )
  }
  const { list, schema, nameField = '' } = found
  const entries: unknown = Reflect.get(sources, list)
  if (!Array.isArray(entries)) return true
  if (
    kind === 'price' &&
    /\.(?:deposit|balance)$/.test(name) &&
    typeof depositPercent(sources.claims) !== 'number'
  )
    return true
  const isWrongIn = (entry: unknown, fields: readonly string[]) =>
    schema.safeParse(entry).error?.issues.some(({ path: [field] }) => fields.includes(String(field))) ?? false
  const named = listOf(entries).filter((entry) => entry[nameField] === key)
  if (named.length > 0)
    return named.some((entry) => isWrongIn(entry, [...(givingFields[part] ?? [part]), 'value']))
  // The entry may have a name that is wrong, or that of another one.
  const names = new Set(listOf(entries).map((entry) => entry[nameField]))
  return names.size < entries.length || entries.some((entry) => isWrongIn(entry, [nameField]))
}

/** The fields of an entry that give a value, where they are not the last part of its name. */
const givingFields: Readonly<Record<string, readonly string[]>> = {
  from: ['from', 'price'],
  to: ['to', 'price'],
  deposit: ['from'],
  balance: ['from'],
  km: ['latitude', 'longitude'],
}

/** The kinds behind the first part of a name. */
export const entriesNamed = new Map<
  string,
  Pick<EntryKind<unknown>, 'list' | 'folder' | 'schema' | 'nameField'>
>(
  Object.entries({
    price: kinds.priceClasses,
    range: kinds.priceRanges,
    act: kinds.acts,
    city: kinds.cities,
    artist: kinds.artists,
    claims: kinds.claims,
    hours: kinds.hours,
  }),
)

/**
 * The field of an entry or the setting that gives a value: `acts/silkwood.price.from` of `act.silkwood.from`,
 * `site.phone` of `site.phone`.
 */
export function fieldOfValue(name: string): string {
  const [kind = '', key = '', part = 'name'] = name.split('.')
  const entry = `${entriesNamed.get(kind)?.folder}/${key}`
  if (!entriesNamed.has(kind)) return kind === 'site' ? name : `site.${name}`
  if (kind === 'claims' || kind === 'hours') return `${entry}.value`
  if (part === 'from' || part === 'to') return `${entry}.${kind === 'act' ? 'price.' : ''}${part}`
  return `${entry}.${givingFields[part]?.[0] ?? part}`
}

/** The values of `data/site.ts`. */
function* settingValues(site: unknown): Generator<NamedValue> {
  const settings = fieldsOf(site)
  for (const field of ['brand', 'phone', 'email', 'address']) yield* leaves(`site.${field}`, settings[field])
  if (typeof settings.brand === 'string') yield ['site.brandSlug', slugOf(settings.brand)]
  for (const group of ['office', 'company']) yield* leaves(group, settings[group])
  const address = addressSchema.safeParse(fieldsOf(settings.company).address)
  if (address.success) yield ['company.address', addressLine(address.data)]
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.map(fieldsOf) : []

const depositPercent = (claims: unknown) => listOf(claims).find(({ key }) => key === depositClaim)?.value

function* names(kind: string, entries: unknown, key: string): Generator<NamedValue> {
  for (const entry of listOf(entries))
    if (typeof entry.name === 'string') yield [`${kind}.${entry[key]}`, entry.name]
}

const positionOf = ({ latitude, longitude }: Record<string, unknown>) =>
  typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined

/** Texts and numbers of a group of fields, also of groups within it. */
function* leaves(name: string, value: unknown): Generator<NamedValue> {
  if (typeof value === 'string' || typeof value === 'number') yield [name, String(value).replace(/\s+/g, ' ')]
  else for (const [field, inner] of Object.entries(fieldsOf(value))) yield* leaves(`${name}.${field}`, inner)
}
