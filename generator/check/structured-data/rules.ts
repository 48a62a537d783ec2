/** The rules that every thing in structured data follows. Each is a function of the data alone. */
import { propertiesOfTypes } from './properties.ts'
import type { StructuredDataRule } from './rule-texts.ts'

/** A rule that a thing breaks. @property thing its types; @property detail the property or the value */
export type Fault = { rule: StructuredDataRule; thing: string; detail: string }

/** The faults of a page, and what its data say of other pages. */
export type ReadThings = {
  faults: Fault[]
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

type Kind = 'page' | 'file' | 'rating'
const kindOf = (kind: Kind, properties: readonly string[]) => properties.map((property) => [property, kind] as const)

/** Properties whose values follow a rule. */
const kinds: ReadonlyMap<string, Kind> = new Map([
  ...kindOf('page', ['url', 'item', 'mainEntityOfPage', 'urlTemplate', '@id']),
  // The build writes these files itself, so only the form of their addresses is checked.
  ...kindOf('file', ['image', 'logo', 'thumbnailUrl', 'contentUrl']),
  // A business may not mark up reviews of itself (Google Search Central, review snippet, since September 2019).
  ...kindOf('rating', ['review', 'aggregateRating', 'reviewRating', 'Review', 'AggregateRating', 'Rating']),
])

/** Holds the things of one page to the rules. */
export function readThings(things: readonly unknown[]): ReadThings {
  const read: ReadThings = { faults: [], addresses: [], ids: [] }
  const add = (rule: StructuredDataRule, thing: string, detail: string) => read.faults.push({ rule, thing, detail })

  const visitValue = (value: unknown, property: string, thing: string): void => {
    if (Array.isArray(value)) for (const item of value) visitValue(item, property, thing)
    else if (isThing(value)) visit(value)
    else if (typeof value === 'string') {
      const kind = kinds.get(property)
      if (kind !== 'page' && kind !== 'file') return
      if (!/^https?:\/\/[^/]/.test(value)) add('url', thing, `${property} "${value}"`)
      else if (kind === 'page') read.addresses.push(value)
    }
  }
  const visit = (thing: Thing): void => {
    const types = typesOf(thing)
    const name = types.join(' and ')
    const id = thing['@id']
    const isReference = typeof id === 'string' && Object.keys(thing).every((key) => key === '@id' || key === '@type' || key === 'name')
    if (typeof id === 'string') read.ids.push({ id, whole: isReference ? undefined : JSON.stringify(thing) })
    if (!isReference) missing(thing, types, name)
    for (const rated of [...types, ...Object.keys(thing)]) if (kinds.get(rated) === 'rating') add('rating', name, rated)
    for (const [property, value] of Object.entries(thing)) visitValue(value, property, name)
  }
  const missing = (thing: Thing, types: readonly string[], name: string): void => {
    for (const type of types) {
      const properties = propertiesOfTypes.get(type)
      if (!properties) add('type', name, type)
      for (const property of properties?.required ?? []) if (isEmpty(thing[property])) add('required', name, property)
      for (const property of properties?.recommended ?? []) if (isEmpty(thing[property])) add('recommended', name, property)
    }
    if (types.length === 0) add('type', 'thing', Object.keys(thing).join(', '))
  }

  for (const thing of things) if (isThing(thing)) visit(thing)
  return read
}

const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
