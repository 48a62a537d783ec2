/** The rules that every thing in structured data follows. Each is a function of the data alone. */
import { propertiesOfTypes } from './properties.ts'

/** What is wrong with a thing that breaks a rule, and what to do about it. */
export const ruleTexts = {
  type: (thing: string, detail: string) => [
    `The structured data describe a ${thing} (${detail}), for which there are no rules`,
    'Add the type to generator/check/structured-data/properties.ts, with its source.',
  ],
  required: (thing: string, detail: string) => [`A ${thing} has no ${detail}, which search engines require`, 'Fill in the entry that it is made of.'],
  recommended: (thing: string, detail: string) => [`A ${thing} has no ${detail}, which search engines recommend`, 'Fill in the entry that it is made of.'],
  rating: (thing: string, detail: string) => [
    `A ${thing} carries a rating (${detail}): search engines treat ratings of one's own business as spam`,
    'Remove it from generator/render/structured-data.ts. Texts on the page may cite a rating with its source.',
  ],
  date: (thing: string, detail: string) => [`A ${thing} has the ${detail}, which is no date with a time and a time zone`, 'Give it as startOfDay(…) does.'],
  address: (thing: string, detail: string) => [
    `A ${thing} (${detail}) is on a page about another town, or is not that of the office`,
    'Refer to the business by its id; its address is on the pages about the business.',
  ],
  url: (thing: string, detail: string) => [`A ${thing} has an address that does not exist: ${detail}`, 'Give the whole address of a page, made by "paths".'],
  id: (thing: string, detail: string) => [`${thing} ${detail}`, 'Describe it in full, and equally, on the pages about it.'],
  hidden: (thing: string, detail: string) => [`A ${thing} says what its page does not show: ${detail}`, 'Show it on the page, or leave it out of the data.'],
} satisfies Record<string, (thing: string, detail: string) => [what: string, hint: string]>

type Rule = keyof typeof ruleTexts

/** A rule that a thing breaks. @property thing its types; @property detail the property or the value */
export type Fault = { rule: Rule; thing: string; detail: string }

/** What the data of a page say of other pages. */
export type Mentions = {
  /** Addresses that must exist. */
  addresses: string[]
  /** Ids of things, with the whole thing in JSON, or `undefined` where it is only referred to. */
  ids: { id: string; whole: string | undefined }[]
}

export type Thing = Readonly<Record<string, unknown>>
export const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Nearly all things have one type; this runs some twenty times a page. */
export function typesOf({ '@type': type }: Thing): string[] {
  if (typeof type === 'string') return [type]
  return Array.isArray(type) ? type.filter((name) => typeof name === 'string') : []
}

type Kind = 'page' | 'file' | 'date' | 'day' | 'rating'
const kindOf = (kind: Kind, properties: readonly string[]) => properties.map((property) => [property, kind] as const)

/** Properties whose values follow a rule. */
const kinds: ReadonlyMap<string, Kind> = new Map([
  ...kindOf('page', ['url', 'item', 'mainEntityOfPage', 'urlTemplate', '@id']),
  // The build writes these files itself, so only the form of their addresses is checked.
  ...kindOf('file', ['image', 'logo', 'thumbnailUrl', 'contentUrl']),
  ...kindOf('date', ['datePublished', 'dateModified', 'uploadDate']),
  // A concert may have no hour yet.
  ...kindOf('day', ['startDate', 'endDate']),
  // A business may not mark up reviews of itself (Google Search Central, review snippet, since September 2019).
  ...kindOf('rating', ['review', 'aggregateRating', 'reviewRating', 'Review', 'AggregateRating', 'Rating']),
])

const moments = { date: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d([+-]\d\d:\d\d|Z)$/, day: /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d([+-]\d\d:\d\d|Z))?$/ }

/** The faults of the things of one page. @param office the address of the office: no other may be given */
export function faultsOf(things: readonly unknown[], office: Thing, mentions: Mentions): Fault[] {
  const faults: Fault[] = []
  const add = (rule: Rule, thing: string, detail: string) => faults.push({ rule, thing, detail })
  // On a page about a service in a town, the address of the office would look like an office there.
  const isLocal = things.some((thing) => isThing(thing) && isThing(thing.areaServed) && typesOf(thing.areaServed).includes('City'))

  const visitValue = (value: unknown, property: string, thing: string): void => {
    if (typeof value === 'string') visitText(value, property, thing)
    else if (Array.isArray(value)) for (const item of value) visitValue(item, property, thing)
    else if (isThing(value)) visit(value, thing)
  }
  const visitText = (value: string, property: string, thing: string): void => {
    const kind = kinds.get(property)
    if (kind === undefined) return
    if (kind === 'rating') add('rating', thing, property)
    else if (kind === 'date' || kind === 'day') {
      if (!moments[kind].test(value)) add('date', thing, `${property} "${value}"`)
    } else if (!/^https?:\/\/[^/]/.test(value)) add('url', thing, `${property} "${value}"`)
    else if (kind === 'page') mentions.addresses.push(value)
  }
  const visit = (thing: Thing, holder = ''): void => {
    const types = typesOf(thing)
    const name = types.length === 1 ? (types[0] ?? '') : types.join(' and ')
    for (const type of types) if (kinds.get(type) === 'rating') add('rating', name, type)
    const id = thing['@id']
    const isReference = typeof id === 'string' && Object.keys(thing).every((key) => key === '@id' || key === '@type' || key === 'name')
    if (typeof id === 'string') mentions.ids.push({ id, whole: isReference ? undefined : JSON.stringify(thing) })
    // Of the hall of a concert, the town is enough.
    const isOfHall = name === 'PostalAddress' && holder === 'Place'
    if (isOfHall && isEmpty(thing.addressLocality)) add('required', name, 'addressLocality')
    if (!isReference && !isOfHall) missing(thing, types, name)
    if (name === 'PostalAddress' && !isOfHall && (isLocal || !isOffice(thing))) add('address', name, [thing.streetAddress, thing.addressLocality].join(', '))
    for (const property in thing) {
      const value = thing[property]
      if (typeof value !== 'string' && kinds.get(property) === 'rating') add('rating', name, property)
      visitValue(value, property, name)
    }
  }
  const missing = (thing: Thing, types: readonly string[], name: string): void => {
    for (const type of types) {
      const properties = propertiesOfTypes.get(type)
      if (!properties) add('type', name, type)
      for (const property of properties?.required ?? []) if (isEmpty(thing[property])) add('required', name, property)
      for (const property of properties?.recommended ?? []) if (isEmpty(thing[property])) add('recommended', name, property)
    }
    if (types.length === 0) add('type', 'thing', Object.keys(thing).join(', '))
    if (types.includes('BreadcrumbList') && Array.isArray(thing.itemListElement)) breadcrumb(thing.itemListElement, name)
  }
  const breadcrumb = (items: readonly unknown[], name: string): void => {
    const isNumbered = items.every((item, index) => isThing(item) && item.position === index + 1)
    if (items.length < 2 || !isNumbered) add('required', name, 'list of two steps or more, numbered from 1')
  }
  const isOffice = (address: Thing) => Object.keys(office).every((property) => address[property] === office[property])

  for (const thing of things) if (isThing(thing)) visit(thing)
  return faults
}

const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
