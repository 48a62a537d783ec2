/**
 * Values that the owner's texts name in braces: `{price.allround.from}`, `{office.city}`, `{act.silkwood}`. Every text of `content/` and `data/`
 * may name them, so that a price, a place or the name of an entry is written once. The names have a dot, unlike the placeholders of a sentence.
 */
import { closestWord } from '../core/closest-word.ts'
import { slugOf } from '../core/names.ts'
import { valueName } from '../core/placeholder.ts'
import { addressLine } from '../core/postal-address.ts'
import { errorAt, type Place, placeAt } from '../core/problem.ts'
import { wording } from '../core/wording.ts'
import { distanceInKm } from '../relate/cities.ts'
import { depositClaim } from '../relate/claims.ts'
import type { CopyRuleName } from '../schema/copy.ts'
import { addressSchema } from '../schema/settings.ts'
import type { DataFile } from './data-file.ts'
import { type Found, joinFindings } from './found.ts'
import { innermostLine } from './line-index.ts'

/** The register of claims, where their figures are typed. */
export const claimsFile = 'data/claims.ts'

/** Texts by name. */
export type NamedValues = ReadonlyMap<string, string>

/** Where a text names a value. */
export type ValueUse = { name: string } & Place

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
export function fillIn(text: string, values: NamedValues, placeOf: (at: number) => Place, prepare?: (value: string) => string): Found<string> {
  if (!text.includes('{')) return { value: text }
  const uses = [...text.matchAll(valueName)].map(({ 1: name = '', index }) => ({ name, ...placeOf(index) }))
  return {
    value: withValues(text, values, prepare),
    textProblems: uses
      .filter(({ name }) => !values.has(name))
      .map(({ name, ...place }, index) => errorAt(place, wording.valueUnknown(name, index < mostProposals ? closestWord(name, values.keys()) : undefined))),
    uses: uses.filter(({ name }) => values.has(name)),
  }
}

type Fields = Readonly<Record<string, unknown>>

/**
 * Fills in every text within the fields of an object.
 * @param fill fills in one text, at a path of keys and indexes
 */
export function fillInFields(fields: Fields, fill: (text: string, path: readonly string[]) => Found<string>): Found<Fields> {
  const texts: Found<string>[] = []
  const filled = (value: unknown, path: readonly string[]): unknown => {
    if (typeof value === 'string') {
      const text = fill(value, path)
      texts.push(text)
      return text.value
    }
    if (Array.isArray(value)) return value.map((item, index) => filled(item, [...path, String(index)]))
    return typeof value === 'object' && value !== null ? filledFields({ ...value }, path) : value
  }
  const filledFields = (group: Fields, path: readonly string[]): Fields =>
    Object.fromEntries(Object.entries(group).map(([key, value]) => [key, filled(value, [...path, key])]))
  const value = filledFields(fields, [])
  return { ...joinFindings(texts), value }
}

/** A value as markdown text: characters that markdown reads as marks are escaped. */
export const asMarkdown = (value: string): string => value.replace(/[\\`*_[\]<>|]/g, '\\$&')

/** Fields that no visitor reads: words for search engines, names for statistics, notes to the owner. */
const unseenFields: ReadonlySet<string> = new Set(['about', 'keywords', 'means', 'proof', 'searchWords', 'seoKeywords', 'subject', 'track', 'words'])

/** Whether visitors read a text. A key, an address, a date and the name of a file are one word of plain characters. */
export const isShown = (text: string, path: readonly string[]): boolean =>
  !/^(?:[\d:-]*|(?=.*[a-z])[\w./:@?=&#+-]*)$/i.test(text) && !path.some((field) => unseenFields.has(field))

/** Fills in every text of a data file. Its unknown names become problems, each with its line and field. */
export function fillInData(data: DataFile, values: NamedValues): Found<DataFile> {
  const free: readonly CopyRuleName[] = data.file === claimsFile ? ['typed-claim'] : []
  const { value, ...found } = fillInFields(data.exports, (text, path) => {
    const place = () => ({ ...placeAt(data.file, innermostLine(data.lines, path)), field: path.slice(1).join('.') })
    return { ...fillIn(text, values, place), texts: isShown(text, path) ? [{ text, syntax: 'plain', free, placeAt: place }] : [] }
  })
  const { textProblems = [], uses = [], texts = [] } = found
  return { value: { ...data, exports: value }, problems: textProblems, uses, texts }
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
export function namedValues({ site, claims, hours, priceClasses, priceRanges, acts, cities, artists, isShown, euros }: ValueSources): NamedValues {
  const values = new Map([...settingValues(site), ...claimValues(claims, hours)])
  const percent = listOf(claims).find(({ key }) => key === depositClaim)?.value
  for (const { key, name, from, to } of listOf(priceClasses)) {
    addLeaves(values, `price.${key}.name`, name)
    addRange(values, `price.${key}`, from, to, euros)
    if (typeof from !== 'number' || typeof percent !== 'number') continue
    const deposit = Math.round((from * percent) / 100)
    values.set(`price.${key}.deposit`, euros(deposit)).set(`price.${key}.balance`, euros(from - deposit))
  }
  for (const { key, from, to } of listOf(priceRanges)) addRange(values, `range.${key}`, from, to, euros)
  addNames(values, 'act', listOf(acts), 'slug')
  for (const { slug, price } of listOf(acts)) addRange(values, `act.${slug}`, fieldsOf(price).from, fieldsOf(price).to, euros)
  addNames(values, 'city', listOf(cities), 'key')
  addNames(values, 'artist', listOf(artists), 'slug')
  addDistances(values, fieldsOf(site).office, listOf(cities))
  values.set('acts.count', String(listOf(acts).filter(isShown).length))
  values.set('cities.count', String(listOf(cities).filter(isShown).length))
  return values
}

/** The values of `data/site.ts` alone. */
export function settingValues(site: unknown): NamedValues {
  const values = new Map<string, string>()
  const settings = fieldsOf(site)
  for (const field of ['brand', 'phone', 'email', 'address']) addLeaves(values, `site.${field}`, settings[field])
  if (typeof settings.brand === 'string') values.set('site.brandSlug', slugOf(settings.brand))
  for (const group of ['office', 'company']) addLeaves(values, group, settings[group])
  const address = addressSchema.safeParse(fieldsOf(settings.company).address)
  if (address.success) values.set('company.address', addressLine(address.data))
  return values
}

/** The values of `data/claims.ts` alone. */
export function claimValues(claims: unknown, hours: unknown): NamedValues {
  const values = new Map<string, string>()
  for (const { key, value } of listOf(claims)) addLeaves(values, `claims.${key}`, value)
  for (const { key, value } of listOf(hours)) addLeaves(values, `hours.${key}`, value)
  return values
}

const fieldsOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {})
const listOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.map(fieldsOf) : [])

function addRange(values: Map<string, string>, name: string, from: unknown, to: unknown, euros: (amount: number) => string): void {
  if (typeof from === 'number') values.set(`${name}.from`, euros(from))
  if (typeof to === 'number') values.set(`${name}.to`, euros(to))
}

function addNames(values: Map<string, string>, kind: string, entries: readonly Record<string, unknown>[], key: string): void {
  for (const entry of entries) if (typeof entry.name === 'string') values.set(`${kind}.${entry[key]}`, entry.name)
}

/** `{city.gent.km}`: kilometres as the crow flies between the office and a city. */
function addDistances(values: Map<string, string>, office: unknown, cities: readonly Record<string, unknown>[]): void {
  const from = positionOf(fieldsOf(office))
  for (const city of cities) {
    const to = positionOf(city)
    if (from && to) values.set(`city.${city.key}.km`, String(distanceInKm(from, to)))
  }
}

const positionOf = ({ latitude, longitude }: Record<string, unknown>) =>
  typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined

/** Texts and numbers of a group of fields, also of groups within it. */
function addLeaves(values: Map<string, string>, name: string, value: unknown): void {
  if (typeof value === 'string' || typeof value === 'number') values.set(name, String(value).replace(/\s+/g, ' '))
  else for (const [field, inner] of Object.entries(fieldsOf(value))) addLeaves(values, `${name}.${field}`, inner)
}
