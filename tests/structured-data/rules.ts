/** The rules that every thing in structured data follows. Each is a function of the data alone. */
import { propertiesOfTypes } from './properties.ts'

/** What is wrong with a thing. */
type Rule =
  /** There are no rules for its type: `properties.ts` gets one, with its source. */
  | 'type'
  | 'required'
  | 'recommended'
  /** A business may not mark up reviews of itself (Google Search Central, review snippet, since September 2019). */
  | 'rating'
  | 'date'
  /** An address that is not that of the office, or on a page about another town. */
  | 'address'
  | 'url'

/** A rule that a thing breaks. @property thing its types; @property detail the property or the value */
type Fault = { rule: Rule; thing: string; detail: string }

type Thing = Readonly<Record<string, unknown>>
const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function typesOf({ '@type': type }: Thing): string[] {
  if (typeof type === 'string') return [type]
  return Array.isArray(type) ? type.filter((name) => typeof name === 'string') : []
}

/** What the value of a property looks like, and the rule that it breaks otherwise. */
type Form = { rule: Rule; pattern: RegExp; isPage?: boolean }
const having = (form: Form, properties: readonly string[]) =>
  properties.map((property) => [property, form] as const)
const url = /^https?:\/\/[^/]/

const forms: ReadonlyMap<string, Form> = new Map([
  ...having({ rule: 'url', pattern: url, isPage: true }, [
    'url',
    'item',
    'mainEntityOfPage',
    'urlTemplate',
    '@id',
  ]),
  // The build writes these files itself, so only the form of their addresses is checked.
  ...having({ rule: 'url', pattern: url }, ['image', 'logo', 'thumbnailUrl', 'contentUrl']),
  ...having({ rule: 'date', pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d([+-]\d\d:\d\d|Z)$/ }, [
    'datePublished',
    'dateModified',
    'uploadDate',
  ]),
  // A concert may have no hour yet.
  ...having({ rule: 'date', pattern: /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d([+-]\d\d:\d\d|Z))?$/ }, [
    'startDate',
    'endDate',
  ]),
])

const ratings: ReadonlySet<string> = new Set([
  'review',
  'aggregateRating',
  'reviewRating',
  'Review',
  'AggregateRating',
  'Rating',
])

/**
 * Reads the things of one page.
 * @param office the address of the office: no other may be given
 * @returns their faults, the addresses of pages that must exist, and ids, with the whole thing in JSON, or
 * `undefined` where it is only referred to
 */
export function readThings(things: readonly unknown[], office: Thing) {
  const faults: Fault[] = []
  const addresses: string[] = []
  const ids: { id: string; whole: string | undefined }[] = []
  const add = (rule: Rule, thing: string, detail: string) => faults.push({ rule, thing, detail })
  // On a page about a service in a town, the address of the office would look like an office there.
  const isLocal = things.some(
    (thing) => isThing(thing) && isThing(thing.areaServed) && typesOf(thing.areaServed).includes('City'),
  )

  const visitValue = (value: unknown, property: string, thing: string, isOfOthers: boolean): void => {
    if (Array.isArray(value)) for (const item of value) visitValue(item, property, thing, isOfOthers)
    else if (isThing(value)) visit(value, thing)
    const form = forms.get(property)
    if (typeof value !== 'string' || !form) return
    if (!form.pattern.test(value)) add(form.rule, thing, `${property} "${value}"`)
    else if (form.isPage && !isOfOthers) addresses.push(value)
  }
  const visit = (thing: Thing, holder = ''): void => {
    const types = typesOf(thing)
    const name = types.length === 1 ? (types[0] ?? '') : types.join(' and ')
    for (const type of types) if (ratings.has(type)) add('rating', name, type)
    const id = thing['@id']
    const isReference =
      typeof id === 'string' &&
      Object.keys(thing).every((key) => key === '@id' || key === '@type' || key === 'name')
    if (typeof id === 'string') ids.push({ id, whole: isReference ? undefined : JSON.stringify(thing) })
    if (!isReference) missing(thing, types, name, holder)
    if (name === 'PostalAddress' && holder !== 'Place' && (isLocal || !isOffice(thing)))
      add('address', name, [thing.streetAddress, thing.addressLocality].join(', '))
    // Tickets are sold, and concerts organised, on the sites of others.
    const isOfOthers = holder === 'MusicEvent' && (name === 'Offer' || name === 'Organization')
    for (const property in thing) {
      if (ratings.has(property)) add('rating', name, property)
      visitValue(thing[property], property, name, isOfOthers)
    }
  }
  const missing = (thing: Thing, types: readonly string[], name: string, holder: string): void => {
    for (const type of types) {
      const properties = propertiesOfTypes.get(`${holder}.${type}`) ?? propertiesOfTypes.get(type)
      if (!properties) add('type', name, type)
      for (const property of properties?.required ?? [])
        if (isEmpty(thing[property])) add('required', name, property)
      for (const property of properties?.recommended ?? [])
        if (isEmpty(thing[property])) add('recommended', name, property)
    }
    if (types.length === 0) add('type', 'thing', Object.keys(thing).join(', '))
    if (
      types.includes('BreadcrumbList') &&
      Array.isArray(thing.itemListElement) &&
      !isNumbered(thing.itemListElement)
    )
      add('required', name, 'list of two steps or more, numbered from 1')
  }
  const isOffice = (address: Thing) =>
    Object.keys(office).every((property) => address[property] === office[property])

  for (const thing of things) if (isThing(thing)) visit(thing)
  return { faults, addresses, ids }
}

const isNumbered = (items: readonly unknown[]) =>
  items.length > 1 && items.every((item, index) => isThing(item) && item.position === index + 1)
const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
