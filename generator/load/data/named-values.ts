/** The values that texts can name, from the data files: each has one name, and one field that gives it. */
import { groupBy } from '../../core/group-by.ts'
import { slugOf } from '../../core/names.ts'
import { addressLine } from '../../core/text.ts'
import { distanceInKm } from '../../relate/cities.ts'
import { depositClaim } from '../../relate/claims.ts'
import { addressSchema, settingsSchema } from '../../schema/settings.ts'
import { type EntryKind, kinds } from './kinds.ts'

/**
 * Texts by name. A name is unsure when it is missing because an entry or a setting is wrong, which is a
 * problem of its own.
 */
export type NamedValues = ReadonlyMap<string, string> & { isUnsure?: (name: string) => boolean }

export type ValueSources = {
  /** The exports of all data files, not checked yet. */
  exports: Readonly<Record<string, unknown>>
  /** Whether an act or a city is on the site. */
  isShown: (entry: object) => boolean
  /** Writes an amount in euros. */
  euros: (amount: number) => string
}

/** All values that texts can name. Fields with the wrong type give none: the schemas report them. */
export const namedValues = (sources: ValueSources): NamedValues =>
  Object.assign(new Map(valuesOf(sources)), {
    isUnsure: (name: string) => isUnsure(name, sources.exports),
  })

type NamedValue = [name: string, value: string]

function* valuesOf({ exports, isShown, euros }: ValueSources): Generator<NamedValue> {
  const { site, claims, hours, priceClasses, priceRanges, acts, cities, artists } = exports
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
  const priceIn = ({ price }: Record<string, unknown>) =>
    fieldsOf(site).prices === 'on request' ? {} : fieldsOf(price)
  for (const act of listOf(acts)) yield* range(`act.${act.slug}`, priceIn(act).from, priceIn(act).to)
  yield* names('city', cities, 'key')
  yield* names('artist', artists, 'slug')
  // `{city.gent.km}`: kilometres as the crow flies between the office and a city.
  const office = positionOf(fieldsOf(fieldsOf(site).office))
  for (const city of listOf(cities)) {
    const position = positionOf(city)
    if (office && position) yield [`city.${city.key}.km`, String(distanceInKm(office, position))]
  }
  const shown = listOf(acts).filter(isShown)
  yield ['acts.count', String(shown.length)]
  // `{acts.cover.people}`: of the acts of a category, how many there are, the smallest and the cheapest.
  for (const [category, own] of groupBy(shown, (act) => act.category)) {
    if (typeof category !== 'string') continue
    yield [`acts.${category}.count`, String(own.length)]
    const smallest = leastOf(own.map(({ musicians, dancers = 0 }) => Number(musicians) + Number(dancers)))
    if (smallest !== undefined) yield [`acts.${category}.people`, String(smallest)]
    const cheapest = leastOf(own.map((act) => Number(priceIn(act).from)))
    if (cheapest !== undefined) yield [`acts.${category}.from`, euros(cheapest)]
  }
  yield ['cities.count', String(listOf(cities).filter(isShown).length)]
}

/** Whether a name may be right, because the entry or the setting that gives its value is wrong. */
function isUnsure(name: string, sources: ValueSources['exports']): boolean {
  const [kind = '', key = '', part = 'name'] = name.split('.')
  if (kind === 'acts') return !kinds.acts.schema.array().safeParse(sources.acts).success
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
  const entries = sources[list]
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
const entriesNamed = new Map<string, Pick<EntryKind<unknown>, 'list' | 'folder' | 'schema' | 'nameField'>>(
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

/** The least of some numbers, without those that are none. */
const leastOf = (numbers: readonly number[]): number | undefined =>
  numbers.filter(Number.isFinite).toSorted((a, b) => a - b)[0]

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
