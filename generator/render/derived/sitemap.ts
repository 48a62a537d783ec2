/**
 * Sitemaps after sitemaps.org: at most 50,000 addresses and 50 MB a file, an index above them when there are
 * more.
 */
import { escapeMarkup } from '../../core/text.ts'

/** @property lastModified the day on which the main text of the page last changed, yyyy-mm-dd */
export type SitemapEntry = { address: string; lastModified?: string | undefined }

const limits = { addresses: 50_000, bytes: 50 * 1024 * 1024 }

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/**
 * `sitemap.xml` with all addresses; or numbered parts, and last their index. Each is given when it is full:
 * together they would take much memory.
 */
export function* sitemapFiles(
  entries: Iterable<SitemapEntry>,
  absolute: (path: string) => string,
  { addresses, bytes } = limits,
): Generator<{ path: string; text: string }> {
  const open = `${head}<urlset ${namespace}>\n`
  const close = '</urlset>\n'
  let lines: string[] = []
  let size = 0
  let parts = 0
  const text = () => `${open}${lines.join('')}${close}`
  const part = () => ({ path: `sitemap-${++parts}.xml`, text: text() })
  for (const { address, lastModified } of entries) {
    const date = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`
    const line = `<url><loc>${escapeMarkup(address)}</loc>${date}</url>\n`
    const length = Buffer.byteLength(line)
    if (
      lines.length > 0 &&
      (lines.length === addresses || open.length + size + length + close.length > bytes)
    ) {
      yield part()
      lines = []
      size = 0
    }
    lines.push(line)
    size += length
  }
  if (parts === 0) {
    yield { path: 'sitemap.xml', text: text() }
    return
  }
  yield part()
  const names = Array.from({ length: parts }, (_, index) => absolute(`/sitemap-${index + 1}.xml`))
  const index = names.map((name) => `<sitemap><loc>${escapeMarkup(name)}</loc></sitemap>\n`)
  yield {
    path: 'sitemap.xml',
    text: `${head}<sitemapindex ${namespace}>\n${index.join('')}</sitemapindex>\n`,
  }
}
