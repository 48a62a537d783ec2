/**
 * Whether structured data say what visitors read. Hours are written in other words on pages;
 * `check/claims.ts` compares their meaning.
 */
import type { HtmlFacts } from '../page-facts.ts'
import { type Fault, isThing, type Thing, typesOf } from './rules.ts'

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
export function hiddenValues({ data, visible }: Pick<HtmlFacts, 'data' | 'visible'>): Fault[] {
  if (data.length === 0) return []
  const text = plain(visible.join(' '))
  const figures = text.replace(/(?<=\d)[. ](?=\d{3})/g, '')
  const faults: Fault[] = []
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
      if (!isShown(value, property, inner))
        faults.push({ rule: 'hidden', thing: name, detail: `${property} "${inner}"` })
      visit(inner)
    }
  }
  for (const json of data) visit(JSON.parse(json))
  return faults
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()
