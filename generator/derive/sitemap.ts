/** Sitemaps after sitemaps.org: at most 50,000 addresses and 50 MB a file, an index above them when there are more. */
import { escapeMarkup } from '../core/escape.ts'

export type SitemapEntry = {
  address: string
  /** yyyy-mm-dd, only for content with a date. */
  lastModified?: string
}

export type SitemapLimits = { addresses: number; bytes: number }

const limits: SitemapLimits = { addresses: 50_000, bytes: 50 * 1024 * 1024 }

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** One file, or an index with numbered parts. `sitemap.xml` is the first file in either case. */
export function sitemapFiles(
  entries: readonly SitemapEntry[],
  absolute: (path: string) => string,
  { addresses, bytes }: SitemapLimits = limits,
): { path: string; text: string }[] {
  const open = `${head}<urlset ${namespace}>\n`
  const close = '</urlset>\n'
  const parts: string[][] = [[]]
  let size = 0
  for (const entry of entries) {
    const line = urlLine(entry)
    const length = Buffer.byteLength(line)
    const part = parts.at(-1)
    if (part && (part.length === addresses || open.length + size + length + close.length > bytes) && part.length > 0) {
      parts.push([line])
      size = length
    } else {
      part?.push(line)
      size += length
    }
  }
  const texts = parts.map((lines) => `${open}${lines.join('')}${close}`)
  if (texts.length === 1) return [{ path: 'sitemap.xml', text: texts[0] ?? '' }]
  const files = texts.map((text, index) => ({ path: `sitemap-${index + 1}.xml`, text }))
  const index = files.map(({ path }) => `<sitemap><loc>${escapeMarkup(absolute(`/${path}`))}</loc></sitemap>\n`)
  return [{ path: 'sitemap.xml', text: `${head}<sitemapindex ${namespace}>\n${index.join('')}</sitemapindex>\n` }, ...files]
}

function urlLine({ address, lastModified }: SitemapEntry): string {
  const date = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`
  return `<url><loc>${escapeMarkup(address)}</loc>${date}</url>\n`
}
