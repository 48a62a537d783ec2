import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { filesBelow, projectRoot } from '../../../tests/project.ts'
import { emptyFolder } from '../../../tests/temporary.ts'
import { tinyAssets, tinySite } from '../../../tests/tiny-site.ts'
import { siteRenderer } from '../../build/make-page.ts'
import { sitemapEntries } from '../../render/derived/derive.ts'
import { expand } from '../../routes/expand.ts'
import { families } from '../../routes/index.ts'
import { Findings } from '../findings.ts'
import { checkPages } from '../rules/text-rules.ts'
import type { Site } from '../site.ts'
import { renderBlocks, renderMarkdown } from './blocks.ts'
import { ContentReader } from './content.ts'
import { textLabels } from './markdown.ts'
import { neededPages, pagesFrom } from './texts.ts'

const site = tinySite()
const root = emptyFolder()
beforeEach(() => void mkdirSync(join(root, 'content', 'pages'), { recursive: true }))

const readerOf = (found: Findings) =>
  new ContentReader(
    root,
    {
      settings: site.settings,
      values: new Map(Object.entries({ 'office.city': 'Tienen', 'act.mash': 'M*A*S*H' })),
      labels: textLabels(site),
    },
    found,
    { program: undefined },
    async () => undefined,
  )

/** The page of a file, with the problems of that file. */
async function load(text: string) {
  writeFileSync(join(root, 'content/pages/jubileum.md'), text)
  const found = new Findings()
  const pages = await pagesFrom(readerOf(found), [])
  const { problems, textProblems, links, texts } = found
  const own = [...problems, ...textProblems].filter(({ places }) =>
    places.some(({ file }) => file.endsWith('jubileum.md')),
  )
  return { page: pages.find(({ name }) => name === 'jubileum'), problems: own, links, texts }
}

/** The page at an address. */
function renderAt(address: string, site: Site): string {
  const route = [...expand(site, families).routes()].find(({ path }) => String(path) === address)
  return siteRenderer(site, tinyAssets)(route ?? expect.fail()).html
}

const jubilee = `---
title: 'Band voor een jubileum'
description: 'Live muziek op een jubileum.'
breadcrumb: 'Jubileum'
service: 'Band voor een jubileum'
hero:
  title: 'Jubileum'
  lead: 'Bel :phone of kom naar {office.city}.'
  actions:
    - { label: 'Vraag aan', to: /booking/ }
---

## Vragen

:::questions
### Hoe laat?

Om 18:30, zoals [afgesproken](/contact/).
:::
`

test('only what has something to show must have its page', () => {
  const { categories } = site
  const none = {
    ...{ acts: [], categories, cities: [], articles: [] },
    ...{ shows: { coming: [], played: [] }, priceClasses: [] },
  }
  expect(neededPages(none)).not.toContain('agenda')
  expect(neededPages(none)).not.toContain('blog')
  expect(neededPages(none)).toContain('contact')
  expect(neededPages({ ...none, articles: [{}] })).toContain('blog')
  expect(neededPages({ ...none, shows: site.shows })).toContain('agenda')
  expect(neededPages({ ...none, acts: site.acts, priceClasses: site.priceClasses })).toEqual(
    expect.arrayContaining(['tributeband-boeken', 'prijsindicatie']),
  )
})

test('one file is a page with its address, head, breadcrumb, questions for search engines and a line in the sitemap', async () => {
  const { page, problems, links } = await load(jubilee)
  expect(problems).toEqual([])
  expect(links.map(({ href, line }) => `${href} ${line}`)).toEqual(['/booking/ 10', '/contact/ 18'])
  const extended = tinySite({ pages: [...site.pages, page ?? expect.fail()] })
  const { pages } = expand(extended, families)
  const html = renderAt('/jubileum/', extended)
  expect(html).toContain('<title>[meta.title Band voor een jubileum]</title>')
  expect(html).toContain('<span aria-current="page">Jubileum</span>')
  expect(html).toContain('Bel <a href="tel:+3210000000">+32 10 00 00 00</a> of kom naar Tienen.')
  expect(html).toContain('"@type":"FAQPage"')
  expect(html).toContain('"text":"Om 18:30, zoals afgesproken."')
  expect([...sitemapEntries(pages, extended)].some(({ address }) => address.endsWith('/jubileum/'))).toBe(
    true,
  )
})

test('the rules for copy do not read the fields of a draft, which its owner is still writing', async () => {
  const textsOf = async (text: string) => (await load(text)).texts.map((written) => written.text)
  expect(await textsOf(jubilee)).toContain('Live muziek op een jubileum.')
  expect(await textsOf(jubilee.replace('breadcrumb:', 'draft: true\nbreadcrumb:'))).not.toContain(
    'Live muziek op een jubileum.',
  )
})

test('a name with marks of markdown is shown as it is in the lead and in the text', async () => {
  const { page } = await load(
    jubilee.replace('{office.city}', '{act.mash}').replace('Om 18:30', '{act.mash}: 18:30'),
  )
  expect(page?.lead).toContain('of kom naar M*A*S*H.')
  expect(JSON.stringify(page?.blocks)).toContain('M*A*S*H: 18:30')
})

test.each([
  ['Nieuw Blad', 'nieuw-blad.md'],
  ['été', 'ete.md'],
  ['a_b', 'a-b.md'],
])('a page "%s" has no address until its file has a name such as %s', async (name, better) => {
  const file = join(root, `content/pages/${name}.md`)
  const found = async (text: string) => {
    writeFileSync(file, text)
    const findings = new Findings()
    const pages = await pagesFrom(readerOf(findings), [])
    return [
      ...findings.problems.filter(({ code }) => code === 'page-name').map(({ hint }) => hint),
      ...pages.filter((page) => page.name === name).map(({ path }) => path),
    ]
  }
  expect(await found(jubilee)).toEqual([expect.stringContaining(`Name the file ${better}`)])
  expect(await found(jubilee.replace('breadcrumb:', 'address: /feest/\nbreadcrumb:'))).toEqual(['/feest/'])
  rmSync(file)
})

test('a footnote used in two sections stands below both, and each reference leads to its own', () => {
  const { blocks } = renderBlocks(
    '## Een\n\nTekst.[^1]\n\n## Twee\n\nTekst,[^1] en [verder](#video).\n\n[^1]: Noot.',
    site.settings,
  )
  const html = JSON.stringify(blocks)
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found)
  const ids = all(/ id=\\"([^"]+)\\"/g)
  expect(ids).toHaveLength(6)
  expect(new Set(ids).size).toBe(6)
  const references = [...all(/ href=\\"#([^"]+)\\"/g), ...all(/ aria-describedby=\\"([^"]+)\\"/g)]
  expect(references.filter((id) => !ids.includes(id))).toEqual(['video'])
  expect(new Set(references).size).toBe(7)
})

test('of two texts of a city on one page each has its own footnotes, and a link of the first leads to the second', () => {
  const [shortText, content] = [
    'Kort,[^1] en [verder](#zalen).\n\n[^1]: Noot.',
    '## Zalen\n\nLang.[^1]\n\n[^1]: Noot.',
  ].map((text) => renderMarkdown(text, site.settings))
  const cities = site.cities.map((city) => ({
    ...city,
    ...(shortText && { shortText }),
    ...(content && { content }),
  }))
  const html = renderAt('/live-muziek-gent/', tinySite({ cities }))
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const references = [...html.matchAll(/ (?:href="#|aria-describedby=")([^"]+)"/g)].map(([, id]) => id)
  expect(references).toContain('zalen')
  expect(references.filter((id) => !ids.includes(id))).toEqual([])
})

test('a button to the request has the label of the catalogue unless the page gives it another one', async () => {
  const { blocks, warnings } = renderBlocks(
    ':::call-to-action[Klaar?]\n::button{to=/booking/}\n:::',
    site.settings,
  )
  expect(warnings).toEqual([])
  expect(blocks).toMatchObject([{ blocks: [{ name: 'button', attributes: { to: '/booking/' } }] }])
  const elsewhere = renderBlocks(':::call-to-action[Klaar?]\n::button{to=/contact/}\n:::', site.settings)
  expect(elsewhere.warnings[0]).toMatchObject({ line: 2, code: 'block-empty' })
  const withActions = (action: string) =>
    load(jubilee.replace("{ label: 'Vraag aan', to: /booking/ }", () => action))
  expect((await withActions('{ to: /booking/ }')).problems).toEqual([])
  expect((await withActions('{ to: /contact/ }')).problems).toMatchObject([
    { code: 'missing-field', places: [{ file: 'content/pages/jubileum.md' }] },
  ])
})

test('a page that names a city and a price that do not exist, and a price range without a title', () => {
  const problemsOf = (text: string) => {
    const { blocks } = renderBlocks(text, site.settings)
    return checkPages({ ...site, pages: site.pages.slice(0, 1).map((page) => ({ ...page, blocks })) })
  }
  const unknown = problemsOf('::cities{kind=coverband only="gnt"}\n\n:::prices\n::price{of=alround}\n:::')
  expect(unknown.map(({ hint }) => hint)).toEqual(['Did you mean "gent"?', 'Did you mean "allround"?'])
  expect(
    problemsOf(':::prices\n::price{of=duo}\n::price[Twee mensen]{of=duo}\n::price{of=allround}\n:::'),
  ).toMatchObject([
    { places: [{ line: 2 }], hint: 'Write the title that visitors read: ::price[Title]{of=duo}.' },
  ])
})

test('no section takes an id that a script gives to a part of a page', () => {
  const scripts = filesBelow(join(projectRoot, 'templates/browser'))
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(projectRoot, 'templates/browser', file), 'utf8'))
  const ids = scripts.flatMap((script) =>
    Array.from(script.matchAll(/\bid(?::| =) [`']([^`']+)[`']/g), ([, id = '']) =>
      id.replace(/\$\{[^}]*\}/, '12'),
    ),
  )
  expect(ids).toContain('tab-12')
  const codesOf = (id: string) =>
    renderBlocks(`::section{#${id}}\n\nEen zin.`, site.settings).warnings.map(({ code }) => code)
  expect([...ids, 'inhoud', 'gtag', 'dataLayer'].map(codesOf)).toEqual(
    Array(ids.length + 3).fill(['attribute-wrong']),
  )
  expect(['prijs', 'tab-prijs', 'onze-Prijs_2', 'één'].flatMap(codesOf)).toEqual([])
})

test('a list of top acts that finds none is a warning at its line, whatever the reason', async () => {
  const { page = expect.fail() } = await load(`${jubilee}\n## Favorieten\n\n::acts{top}\n`)
  const line = jubilee.split('\n').length + 3
  const problemsWith = (acts: Site['acts'], one = page) =>
    checkPages({ ...site, acts, pages: [one] }).filter(({ code }) => code === 'no-top-act')
  const [act = expect.fail()] = site.acts
  const top = { ...act, isTopAct: true }
  expect(problemsWith([top])).toEqual([])
  const none = [{ severity: 'warning', places: [{ file: 'content/pages/jubileum.md', line }] }]
  for (const acts of [[{ ...act, isTopAct: false }], [{ ...top, draft: true }], []])
    expect(problemsWith(acts)).toMatchObject(none)
  const { page: tributes = expect.fail() } = await load(
    `${jubilee}\n## Favorieten\n\n::acts{top category=tribute}\n`,
  )
  expect(problemsWith([{ ...top, category: 'cover' }], tributes)).toMatchObject(none)
  expect(problemsWith([{ ...top, category: 'tribute' }], tributes)).toEqual([])
})
