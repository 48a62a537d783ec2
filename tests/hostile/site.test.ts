/**
 * Every text of the owner, at once and at random, replaced by something that means harm. The site must stay
 * what it is: the same tags with the same attributes on the same pages, and the same lines in every file
 * beside them.
 */
import fc from 'fast-check'
import sax from 'sax'
import { expect, test } from 'vitest'
import { siteRenderer } from '../../generator/build/make-page.ts'
import { slugOf } from '../../generator/core/names.ts'
import { refusedCharacter } from '../../generator/core/refused-text.ts'
import type { Site } from '../../generator/load/site.ts'
import { renderBlocks, renderMarkdown } from '../../generator/load/texts/blocks.ts'
import { deriveFiles, sitemapEntries } from '../../generator/render/derived/derive.ts'
import { expand, expandRoutes } from '../../generator/routes/expand.ts'
import { families } from '../../generator/routes/index.ts'
import { anyCharacter, sampled, tries } from '../depth.ts'
import { tinyAssets } from '../tiny-site.ts'
import { badLinks, texts } from './corpus.ts'
import { harmOf, markdownTags, oddTags, structureOf, tagsOf } from './harm.ts'
import { markdown } from './markdown-corpus.ts'
import { fullSite, type OwnerField, ownerFields, withTexts } from './owner-fields.ts'

const full = fullSite()
const fields = ownerFields(full).filter(({ accepts }) => accepts('Een vrije tekst'))

const pagesOf = (site: Site, only = /^/) => {
  const render = siteRenderer(site, tinyAssets)
  const routes = [...expandRoutes(site, families)].filter(({ path }) => only.test(path))
  return routes.map((route) => ({ name: `${route.family} ${route.path}`, html: render(route).html }))
}

/** What stays of each file beside the pages, whatever the texts say. */
function othersOf(site: Site): Record<string, unknown> {
  return Object.fromEntries(
    deriveFiles(site, sitemapEntries(expand(site, families).pages, site)).map(({ path, content }) => {
      const text = String(content())
      if (path.endsWith('.xml')) return [path, readXml(text)]
      if (path.endsWith('.webmanifest')) return [path, Object.keys(JSON.parse(text))]
      // A long line goes on below, after a blank.
      if (path.endsWith('.ics'))
        return [
          path,
          text.replaceAll('\r\n ', '').replace(/^(SUMMARY|LOCATION|NAME|X-WR-CALNAME):[^\r\n]*/gm, '$1'),
        ]
      // Names are the owner's texts, and their order.
      if (path.endsWith('.json'))
        return [
          path,
          Object.entries<object>(JSON.parse(text)).map(([name, list]) => [
            name,
            Object.values(list).map((value) => Object.keys(value)),
          ]),
        ]
      return [path, text]
    }),
  )
}

// The entities of HTML are none of XML; the types of the parser do not know this option.
const xmlOptions = { position: true, strictEntities: true }

/** The elements of a text in their order, and its first fault when it is no well-formed XML. */
function readXml(xml: string): { fault?: string; elements: string[] } {
  const elements: string[] = []
  const parser = sax.parser(true, xmlOptions)
  parser.onopentag = ({ name }) => void elements.push(name)
  try {
    // Besides the signs: "<" in an attribute, and the end of a section that never began.
    const forbidden = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]|<[^<>]*="[^"<]*<|\]\]>/u
    if (
      forbidden.test(
        xml.replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, inside: string) => inside.replaceAll('<', '')),
      )
    )
      throw new Error('a sign that XML forbids')
    parser.write(xml).close()
    return { elements }
  } catch (error) {
    return { fault: String(error), elements }
  }
}

// Addresses are made of slugs, and the page of a tribute is named after the original artist: its slug
// follows, as the loader demands.
const joined = (site: Site): Site => ({
  ...site,
  artists: site.artists.map((artist, index) => ({
    ...artist,
    slug: slugOf(site.acts.find(({ originalArtist }) => originalArtist)?.originalArtist ?? `${index}`),
  })),
})
/**
 * Genres and languages choose the similar acts, whose cards differ in their parts: with equal ones, the
 * choice stays.
 */
const ofFirstAct = (name: string) => name.replace(/^acts\.\d+(?=\.(?:genres|languages)\.)/, 'acts.0')

function place(site: Site, changes: readonly (readonly [OwnerField, string])[]): Site {
  for (const [field, value] of changes)
    if (!field.accepts(value)) throw new Error(`${field.name} does not accept ${JSON.stringify(value)}`)
  const values = new Map(changes.map(([{ name }, value]) => [name, value]))
  return joined(
    withTexts(
      site,
      changes.map(([field, value]) => [field, values.get(ofFirstAct(field.name)) ?? value]),
    ),
  )
}

/** Characters that fields with a limit take, without the number behind them. */
const limits: readonly [RegExp, number][] = [
  [/^(?:acts|artists|cities)\.\d+\.name$|^settings\.brand$/, 54],
  [/originalArtist$/, 60],
  [/\.bio$/, 65],
  [/\.portrait$/, 200],
]

/**
 * A text for a field: hostile, accepted by the loader, unlike any other, and one paragraph, because blank
 * lines make paragraphs.
 */
const textFor = (field: OwnerField, text: string, number: number) => {
  const short = [...text].slice(0, limits.find(([name]) => name.test(field.name))?.[1]).join('')
  return `${short.replace(/\n\s*\n/g, '\n')} x${number}`.trim()
}

/** A site with a text in each of the fields. */
const placeAll = (site: Site, textOf: (index: number) => string) =>
  place(
    site,
    fields.map((field, index) => [field, textFor(field, textOf(index), index)]),
  )

const harmless = placeAll(full, () => 'Tekst')
const usual = pagesOf(harmless).map(({ html }) => ({ structure: structureOf(tagsOf(html).tags) }))
const usualOthers = othersOf(harmless)

function expectUnchanged(site: Site): void {
  const pages = pagesOf(site)
  expect(pages).toHaveLength(usual.length)
  const faults = pages.flatMap(({ name, html }, index) => {
    const { tags, json } = tagsOf(html)
    const structure = structureOf(tags)
    if (structure !== usual[index]?.structure) expect(structure, name).toBe(usual[index]?.structure)
    const contexts = json
      .map((block) => JSON.parse(block)['@context'])
      .filter((context) => context !== 'https://schema.org')
    return [...contexts, ...oddTags(html)].map((fault) => `${name}: ${fault}`)
  })
  expect(faults).toEqual([])
  expect(othersOf(site)).toEqual(usualOthers)
}

test('the harmless site is whole, and has every kind of tag that could do harm', () => {
  expectUnchanged(harmless)
  expect(fields.length).toBeGreaterThan(150)
  for (const name of ['script', 'iframe', 'form', 'meta', 'link'])
    expect(usual.some(({ structure }) => structure.includes(`\n${name} `))).toBe(true)
  for (const path of ['sitemap.xml', 'feed.xml']) expect(usualOthers[path]).not.toHaveProperty('fault')
})

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...texts) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...badLinks.filter((link) => refusedCharacter(link) === undefined)),
  },
  {
    weight: 1,
    arbitrary: fc
      .string({ unit: anyCharacter, maxLength: 30 })
      .filter((found) => refusedCharacter(found) === undefined),
  },
)

test('no text of data/ or of front matter, alone or in all fields at once, adds, removes or changes a tag, an attribute, an address or a line', () => {
  for (const one of sampled(texts, 4)) expectUnchanged(placeAll(harmless, () => one))
  const every = fc.tuple(...fields.map(() => text))
  fc.assert(
    fc.property(every, (chosen) => {
      expectUnchanged(placeAll(harmless, (index) => chosen[index] ?? ''))
    }),
    { numRuns: tries(4, 120) },
  )
})

const changedFirst = <T>(entries: readonly T[], changes: Partial<T>) =>
  entries.map((entry, index) => (index === 0 ? { ...entry, ...changes } : entry))

test('what the owner writes arrives word for word, where it is printed and where programs read it', () => {
  for (const one of sampled(texts, 20)) {
    const name = `${one.trim()} & zonen`
    const site: Site = {
      ...harmless,
      acts: changedFirst(harmless.acts, { name }),
      settings: { ...harmless.settings, brand: name },
    }
    const { tags, json, text: words } = tagsOf(pagesOf(site, /^\/artist\/silkwood\/$/)[0]?.html ?? '')
    expect(
      json.map((block) => JSON.parse(block)).find((thing) => thing['@type'] === 'MusicGroup')?.name,
    ).toBe(name)
    expect(words).toContain(name)
    expect(tags.find(({ attributes }) => attributes.property === 'og:site_name')?.attributes.content).toBe(
      name,
    )
    const manifest = deriveFiles(site, []).find(({ path }) => path === 'site.webmanifest')
    expect(JSON.parse(String(manifest?.content())).name).toBe(name)
  }
})

test('slugs that are names of JavaScript are slugs like any other', () => {
  for (const slug of sampled(['constructor', 'undefined', 'null', 'tostring', 'true', '0'], 2)) {
    const site: Site = {
      ...harmless,
      acts: changedFirst(harmless.acts, { slug }),
      cities: changedFirst(harmless.cities, { key: slug, actPages: true }),
      articles: changedFirst(harmless.articles, { slug }),
    }
    const pages = pagesOf(site)
    expect(pages.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        `act /artist/${slug}/`,
        `act in city /${slug}-${slug}/`,
        `article /blog/${slug}/`,
      ]),
    )
    for (const { name, html } of pages) expect(oddTags(html), name).toEqual([])
  }
})

test('markdown brings no tag, address or name that a page uses for itself', () => {
  const own = usual.flatMap(({ structure }) =>
    structure.split('\n').map((line) => line.replace(/→\S*/g, '').split(' ')),
  )
  const allowed: Record<string, string[]> = {}
  for (const [name = '', ...attributes] of [
    ...own,
    ...Object.entries(markdownTags).map(([tag, names]) => [tag, ...names]),
  ]) {
    allowed[name] = [...(allowed[name] ?? []), ...attributes]
  }
  const scripts = usual.map(
    ({ structure }) =>
      structure
        .split('\n')
        .filter((line) => /^(?:script|iframe|meta|form|link|base|object|embed)\b/.test(line)).length,
  )
  const headings = ['## Alle', '## akoestisch', '### Formulier', '## tribute titel', '## video']
  const piece = fc.constantFrom(...markdown, ...badLinks.map((link) => `[x](${link})`), ...headings)
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), (pieces) => {
      const content = renderMarkdown(pieces.join('\n\n'), harmless.settings)
      const pages = pagesOf({
        ...harmless,
        acts: harmless.acts.map((act) => ({ ...act, biography: content })),
        cities: harmless.cities.map((city) => ({
          ...city,
          content,
          shortText: content,
          partyText: content,
          concertText: content,
          spotText: content,
        })),
        articles: harmless.articles.map((article) => ({ ...article, content })),
        pages: harmless.pages.map((page) =>
          page.name === 'about'
            ? { ...page, blocks: renderBlocks(pieces.join('\n\n'), harmless.settings).blocks }
            : page,
        ),
      })
      for (const [index, { name, html }] of pages.entries()) {
        const { tags } = tagsOf(html)
        const ids = tags.flatMap(({ attributes }) => attributes.id ?? [])
        expect(
          [
            ...tags.flatMap((tag) => harmOf(tag, allowed)),
            ...oddTags(html),
            ...ids.filter((id, at) => ids.indexOf(id) !== at),
          ],
          name,
        ).toEqual([])
        const active = tags.filter((tag) =>
          /^(?:script|iframe|meta|form|link|base|object|embed)$/.test(tag.name),
        )
        expect(active, name).toHaveLength(scripts[index] ?? 0)
      }
    }),
    { numRuns: tries(3, 80) },
  )
})
