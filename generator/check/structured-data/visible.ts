/**
 * Whether structured data say what visitors read: names, questions, answers, contact details and prices. Hours are written in other words on pages;
 * the register of claims compares their meaning (`check/claims.ts`).
 */
import { type Fault, isThing, type Thing, typesOf } from './rules.ts'

/** Properties whose text must be on the page. Descriptions are left out: they may be those of the search result. */
const shownProperties = new Set(['headline', 'text', 'telephone', 'email', 'legalName', 'streetAddress', 'postalCode', 'addressLocality'])
const priceProperties = new Set(['price', 'minPrice', 'maxPrice', 'lowPrice', 'highPrice'])

/** The values in the JSON-LD of a finished page that the page does not show. */
export function hiddenValues(html: string): Fault[] {
  const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']): unknown => JSON.parse(json))
  if (things.length === 0) return []
  const text = visibleText(html)
  const figures = text.replace(/(?<=\d)[. ](?=\d{3})/g, '')
  const faults: Fault[] = []
  const isShown = (thing: Thing, property: string, value: unknown): boolean => {
    if (priceProperties.has(property)) return figures.includes(String(value))
    if (typeof value !== 'string') return true
    // A service is named by a phrase: its words are on the page, not always in that order.
    if (property === 'name') return (typesOf(thing).includes('Service') ? value.split(/[^\p{L}\p{N}]+/u) : [value]).every((part) => text.includes(plain(part)))
    return !shownProperties.has(property) || text.includes(plain(value))
  }
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item)
    if (!isThing(value)) return
    const name = typesOf(value).join(' and ')
    for (const [property, inner] of Object.entries(value)) {
      if (!isShown(value, property, inner)) faults.push({ rule: 'hidden', thing: name, detail: `${property} "${inner}"` })
      visit(inner)
    }
  }
  visit(things)
  return faults
}

/** The text of a page, also where it is hidden until a visitor asks for it, in lower case and with single spaces. */
function visibleText(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  const text = body.replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ').replace(/<\/?(?:a|abbr|b|em|i|small|span|strong|sup|time)\b[^>]*>/g, '')
  return plain(decode(text.replace(/<[^>]*>/g, ' ')))
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()

const decode = (text: string) =>
  text
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
