/**
 * Words are content: a tiny site in a language that does not exist shows no word that is written in code. Each vowel of the catalogue and of
 * the data carries an accent, so that a plain vowel in a text of a generated page comes from the code.
 */
import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import { createFormat } from '../generator/core/format.ts'
import { blogFeed } from '../generator/derive/feed.ts'
import { createSentences } from '../generator/load/sentences.ts'
import type { Site } from '../generator/load/site.ts'
import { createRenderer } from '../generator/render/render.tsx'
import { siteView } from '../generator/render/site-view.ts'
import { expandRoutes } from '../generator/routes/expand.ts'
import { families } from '../generator/routes/index.ts'
import { tinyCatalogue } from './tiny-sentences.ts'
import { tinyAssets, tinySite } from './tiny-site.ts'

const accents: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý', A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú' }
const accented = (text: string) => text.replace(/[aeiouyAEIOU]/g, (vowel) => accents[vowel] ?? vowel)

/** Fields that are no words: names of files, parts of addresses, keys. */
const technical =
  /^(slug|key|aliases|image|gallery|videoUrl|category|priceClass|level|kind|size|places|track|country|locale|email|source|from|to|path|draft|publish.*|html|headings|links|leftOut|values|lines|ledger|href|file|id|staticFiles|act|positions|.*Uses)$/

function translated<T>(value: T): T
function translated(value: unknown): unknown {
  if (typeof value === 'string') return accented(value)
  if (Array.isArray(value)) return value.map(translated)
  if (value === null || typeof value !== 'object' || value instanceof Map || value instanceof Set) return value
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, technical.test(field) ? inner : translated(inner)]))
}

const locale = 'eo'
const words = createSentences(tinyCatalogue(accented), createFormat(locale), new Map()).value
const dutch = tinySite()
const { acts, artists, cities, occasions, priceClasses, articles, settings, navigation } = dutch
const site: Site = {
  ...dutch,
  ...translated({ acts, cities, occasions, priceClasses, articles, navigation }),
  // The kind of an artist is text; the kind of a venue is a key.
  artists: artists.map((artist) => ({ ...translated(artist), kind: accented(artist.kind) })),
  ...words,
  format: createFormat(locale),
  settings: { ...translated(settings), address: settings.address, locale },
}

/**
 * Values by which a sentence chooses its words, which this catalogue shows instead; keys, kinds of articles, levels of loudness and letters of circuits; the heading of an article; and
 * what the locale itself writes in lists and dates.
 */
const choices =
  /\b(akoestisch|tribute|cover|BE|NL|coverband|tributeband|live-muziek|gesprek|tafel|dansvloer|concert|true|false|booking|contact|denhaag|den-haag|Coverband|Tools|kaj|Een kop|front|back|left|middle|right|zang|both|A)\b|\d{4}-[A-Z][a-z]+-\d\d/g
/** Names of services, as their owners spell them. */
const properNames = ['WhatsApp', 'LinkedIn', 'Facebook', 'X']
/** Texts and attributes that people read. */
const shown = ['alt', 'title', 'aria-label', 'placeholder', 'label']
const shownMeta = /^(description|keywords|og:title|og:description|og:image:alt|twitter:title|twitter:description)$/
const shownProperties = /^(name|description|headline|genre|serviceType|text|keywords)$/

function textsOf(html: string): string[] {
  const texts: string[] = []
  let element: Record<string, string> & { tag?: string } = {}
  let isProse = 0
  const parser = new Parser({
    onopentag(tag, attributes) {
      element = { ...attributes, tag }
      // What an article says was rendered before, from the owner's markdown.
      if (isProse > 0 || attributes.class === 'prose') isProse++
      for (const name of shown) if (attributes[name]) texts.push(attributes[name])
      if (tag === 'meta' && shownMeta.test(attributes.name ?? attributes.property ?? '')) texts.push(attributes.content ?? '')
    },
    ontext(text) {
      if (isProse > 0) return
      if (element.type === 'application/ld+json' && text.trim() !== '') JSON.parse(text, (key, value) => collect(key, value))
      else texts.push(text)
    },
    onclosetag(_tag, isImplied) {
      if (isProse > 0 && !isImplied) isProse--
      element = {}
    },
  })
  const collect = (key: string, value: unknown) => {
    if (shownProperties.test(key) && typeof value === 'string' && !/^(BE|NL)$/.test(value)) texts.push(value)
    return value
  }
  parser.end(html)
  return texts
}

const foreign = (texts: readonly string[]) => [
  ...new Set(
    texts
      .map((text) => text.trim())
      .filter((text) => /[aeiouy]/i.test(text.replace(/\S+@\S+|https?:\S+/g, '').replace(choices, '')) && !properNames.includes(text)),
  ),
]

/** Fixed pages say what `content/pages/` says. */
const render = createRenderer(siteView(site, tinyAssets), tinyAssets, '')
const pages = expandRoutes(site, families).filter(({ family }) => family !== 'page' && family !== 'status page')

test('the test itself notices a word of the code', () => {
  expect(foreign(textsOf('<p class="x">Méér</p><p title="Meer">…</p>'))).toEqual(['Meer'])
})

test.each([...new Set(pages.map(({ family }) => family))])('pages of the family "%s" have no word of the code', (family) => {
  const texts = pages.filter((page) => page.family === family).flatMap((page) => textsOf(render(page).html))
  expect(texts.length).toBeGreaterThan(3)
  expect(foreign(texts)).toEqual([])
})

test('pages declare their language', () => {
  const [page] = pages
  if (!page) throw new Error('no page')
  expect(render(page).html).toContain('<html lang="eo">')
  expect(render(page).html).toContain('<meta property="og:locale" content="eo">')
})

test('the feed has no word of the code', () => {
  const texts = [...blogFeed(site).matchAll(/<(?:title|summary|subtitle)[^>]*>(?:<!\[CDATA\[)?([^<\]]*)/g)].map(([, text = '']) => text)
  expect(foreign(texts)).toEqual([])
})

test('the script has no sentence of the code', () => {
  expect(foreign(Object.values(words.browserWords()).map((text) => text.replace(/\{[^}]*\}/g, '')))).toEqual([])
})
