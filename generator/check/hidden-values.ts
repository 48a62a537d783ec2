/**
 * Whether structured data say what visitors read. Hours are written in other words on pages;
 * `check/claims.ts` compares their meaning.
 */
import { type Problem, startOf } from '../core/problem.ts'
import type { NamedPage } from '../routes/route.ts'
import type { HtmlFacts } from './page-facts.ts'

/** A property of a thing that the page does not show, with its value. */
export type HiddenValue = { thing: string; detail: string }

type Thing = Readonly<Record<string, unknown>>
const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const typesOf = ({ '@type': type }: Thing): unknown[] => [type ?? []].flat()

/**
 * Properties whose text must be on the page. Descriptions are left out: they may be those of the search
 * result.
 */
const shownProperties = new Set([
  'headline',
  'text',
  'telephone',
  'email',
  'legalName',
  'streetAddress',
  'postalCode',
  'addressLocality',
])
const priceProperties = new Set(['price', 'minPrice', 'maxPrice', 'lowPrice', 'highPrice'])

/** The values in the JSON-LD of a finished page that the page does not show. */
export function hiddenValues({ data, visible }: Pick<HtmlFacts, 'data' | 'visible'>): HiddenValue[] {
  if (data.length === 0) return []
  const text = plain(visible.join(' '))
  const figures = text.replace(/(?<=\d)[. ](?=\d{3})/g, '')
  const found: HiddenValue[] = []
  const isShown = (thing: Thing, property: string, value: unknown): boolean => {
    if (priceProperties.has(property)) return figures.includes(String(value))
    if (typeof value !== 'string') return true
    // A service and a concert are named by a phrase: its words are on the page, not always in that order.
    if (property === 'name')
      return (
        typesOf(thing).some((type) => type === 'Service' || type === 'MusicEvent')
          ? value.split(/[^\p{L}\p{N}]+/u)
          : [value]
      ).every((part) => text.includes(plain(part)))
    return !shownProperties.has(property) || text.includes(plain(value))
  }
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item)
    if (!isThing(value)) return
    const name = typesOf(value).join(' and ')
    for (const [property, inner] of Object.entries(value)) {
      if (!isShown(value, property, inner)) found.push({ thing: name, detail: `${property} "${inner}"` })
      visit(inner)
    }
  }
  for (const json of data) visit(JSON.parse(json))
  return found
}

/** Values of one family of pages have one cause. */
export class HiddenValues {
  private readonly found = new Map<string, HiddenValue & { pages: number; example: NamedPage }>()

  add(page: NamedPage, values: readonly HiddenValue[]): void {
    for (const value of values) {
      const key = `${value.thing}\n${page.family}`
      const known = this.found.get(key)
      if (known) known.pages++
      else this.found.set(key, { ...value, pages: 1, example: page })
    }
  }

  problems(): Problem[] {
    return Array.from(this.found.values(), ({ thing, detail, pages, example: { path, sources } }) => ({
      severity: 'error',
      places: sources.slice(0, 1).map(startOf),
      code: 'structured-hidden',
      what: `A ${thing} says what its page does not show: ${detail}, on ${pages === 1 ? path : `${pages} pages such as ${path}`}.`,
      hint: 'Show it on the page, or leave it out of the data.',
    }))
  }
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()
