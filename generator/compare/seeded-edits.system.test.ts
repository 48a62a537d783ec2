/** Small edits of a site of some forty pages, each with exactly the changes that a comparison must report, and none beside them. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type tinyAct, tinyAssets, tinyCity, tinySite } from '../../tests/tiny-site.ts'
import { fileOfAddress } from '../core/addresses.ts'
import { metaPolicy } from '../derive/headers.ts'
import type { Site } from '../load/site.ts'
import { createRenderer } from '../render/render.tsx'
import { siteView } from '../render/site-view.ts'
import { expandRoutes } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import type { SiteAssets } from '../routes/site-assets.ts'
import { compareSites } from './compare-sites.ts'
import type { ChangeGroup, Side } from './difference.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

type Built = { pages: Map<string, { file: string; family: string; html: string }>; files: Map<string, string> }

/** Digests in the names of files, as the real command puts them there. */
type Digests = { style?: string; script?: string; picture?: Record<string, string> }

function assetsWith({ style = 'AAAA1111', script = 'BBBB2222', picture = {} }: Digests): SiteAssets {
  const digest = (name: string) => picture[name] ?? 'cccc3333'
  return {
    ...tinyAssets,
    stylesheet: `/assets/site-${style}.css`,
    script: `/assets/site-${script}.js`,
    image: (name) => {
      const stem = `/assets/images/${name.replace('.jpg', '')}.${digest(name)}`
      return {
        src: `${stem}.jpg`,
        width: 1200,
        height: 800,
        tint: 'tint-102',
        sources: [{ type: 'image/webp', srcSet: `${stem}-400.webp 400w, ${stem}-800.webp 800w` }],
      }
    },
  }
}

function build(site: Site = tinySite(), digests: Digests = {}): Built {
  const assets = assetsWith(digests)
  const render = createRenderer(siteView(site, assets), assets, metaPolicy(site))
  const routes = [...expandRoutes(site, families)]
  return {
    pages: new Map(routes.map((route) => [route.path, { file: fileOfAddress(route.path, site.settings), family: route.family, html: render(route).html }])),
    files: new Map(),
  }
}

function side(name: string, { pages, files }: Built): Side {
  const folder = mkdtempSync(join(tmpdir(), 'compared-'))
  folders.push(folder)
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const { file, html } of pages.values()) write(file, html)
  for (const [path, text] of files) write(path, text)
  return { name, folder, families: new Map([...pages].map(([address, { family }]) => [address, family])) }
}

const original = build()
const before = side('before', original)
const compareWith = (built: Built) => compareSites(before, side('after', built))

/** All pages, or some, written in another way. */
function rewritten(edit: (html: string) => string, only: (address: string) => boolean = () => true): Built {
  const pages = [...original.pages].map(([address, page]) => [address, only(address) ? { ...page, html: edit(page.html) } : page] as const)
  return { ...original, pages: new Map(pages) }
}

const site = tinySite()
const acts = (changes: Parameters<typeof tinyAct>[0]) => site.acts.map((act) => (act.slug === 'silkwood' ? { ...act, ...changes } : act))

/** Pages taken away, and what the site says instead. */
function without(addresses: readonly string[], files: Record<string, string> = {}): Built {
  return { pages: new Map([...original.pages].filter(([address]) => !addresses.includes(address))), files: new Map(Object.entries(files)) }
}

type Row = [kind: string, region: string, what: string | undefined, before: string | undefined, after: string | undefined, pages: number]
const rowOf = ({ kind, region, what, before, after, pages }: ChangeGroup): Row => [kind, region, what, before, after, pages]

const replaced = (from: string, to: string, address?: string) => () =>
  rewritten((html) => html.replaceAll(from, to), address === undefined ? undefined : (other) => other === address)

const silkwood = '/artist/silkwood/'

const nothing: [string, () => Built][] = [
  ['the site is generated again', () => build()],
  ['attributes stand in another order', () => rewritten((html) => html.replace(/class="([^"]*)" data-track="([^"]*)"/g, 'data-track="$2" class="$1"'))],
  ['classes stand in another order', replaced('class="button button-main"', 'class="button-main button"')],
  ['tags stand on lines of their own', () => rewritten((html) => html.replace(/(<\/?(?:div|p|li|ul|section|h2)[ >])/g, '\n  $1'))],
  ['a text is broken into lines', replaced('Coverbands, tributebands en', 'Coverbands,\n   tributebands\n   en')],
  ['comments are written', () => rewritten((html) => html.replaceAll('<h2>', '<!-- kop <h2>oud</h2> --><h2>'))],
  [
    'signs are spelled as entities',
    () => rewritten((html) => html.replace(/<body>.*/s, (body) => body.replaceAll('€', '&euro;').replaceAll('é', '&#xe9;').replaceAll('&#x27;', '&#39;'))),
  ],
  ['attributes have single quotation marks', () => rewritten((html) => html.replace(/class="([^"]*)"/g, "class='$1'"))],
]

test.each(nothing)('it is no change when %s', (_, edit) => {
  const built = edit()
  const { groups, pages, removed, added, moved } = compareWith(built)
  expect({ groups, removed, added, moved, changed: pages.changed }).toEqual({ groups: [], removed: [], added: [], moved: [], changed: 0 })
})

const reported: [string, () => Built, Row[]][] = [
  ['a word of the footer', replaced('[footer.about]', '[footer.changed]'), [['text', 'footer', undefined, '[footer.about]', '[footer.changed]', 58]]],
  [
    'a button of the header',
    replaced('data-track="site header_cta">Aanvragen', 'data-track="site header_cta">Boeken'),
    [['text', 'header', undefined, 'Aanvragen', 'Boeken', 58]],
  ],
  [
    'a word of a template beside names of acts and cities',
    () => rewritten((html) => html.replace(/<h2>\[(?:act|tribute)-in-city\.(?:title|book) /g, '<h2>[act.changed ')),
    [
      ['headings', 'main', undefined, 'act-in-city.title', 'act.changed', 6],
      ['headings', 'main', undefined, 'tribute-in-city.book', 'act.changed', 2],
    ],
  ],
  [
    'a price',
    () => build(tinySite({ acts: acts({ price: { from: 950, to: 1200, includes: 'een luidspreker en microfoons', vatIncluded: false } }) })),
    [
      ['description', 'head', undefined, '900', '950', 7],
      // On cards, and on the pages of the act.
      ['text', 'main', undefined, '900', '950', 29],
      // With the trip to Den Haag.
      ['text', 'main', undefined, '1060', '1110', 1],
      ['text', 'main', undefined, '980', '1030', 1],
      [
        'structured data',
        'head',
        'acts.facts',
        '[act-details.price-value [price.range 900 1200 false] false]',
        '[act-details.price-value [price.range 950 1200 false] false]',
        1,
      ],
    ],
  ],
  [
    'the text of an act',
    () => build(tinySite({ acts: acts({ bio: 'Een heel andere bio van silkwood, die niets van vroeger weet.' }) })),
    [['text', 'main', undefined, 'De', 'Een heel andere … , die niets van vroeger weet', 22]],
  ],
  [
    'the name of an act',
    () => build(tinySite({ acts: acts({ name: 'Silkwoods' }) })),
    [
      ['title', 'head', undefined, 'Silkwood', 'Silkwoods', 7],
      ['description', 'head', undefined, 'Silkwood', 'Silkwoods', 7],
      ['headings', 'main', undefined, 'Silkwood', 'Silkwoods', 29],
      ['text', 'main', undefined, 'Silkwood', 'Silkwoods', 30],
      ['text', 'main', 'aria-label', 'Silkwood', 'Silkwoods', 7],
      ['pictures', 'main', 'alt', 'Silkwood', 'Silkwoods', 29],
      ['structured data', 'head', 'acts.list.name', 'Silkwood', 'Silkwoods', 3],
      ['structured data', 'head', 'acts.name', 'Silkwood', 'Silkwoods', 1],
      ['head', 'head', 'og:image', 'https://bureau.example/assets/cards/silkwood.jpg', 'https://bureau.example/assets/cards/silkwoods.jpg', 7],
    ],
  ],
  ['class names', replaced('class="lead"', 'class="intro"'), [['styling', 'main', undefined, '<p class="lead">', '<p class="intro">', 36]]],
  [
    'an element around another',
    () => rewritten((html) => html.replace(/(<p class="lead">.*?<\/p>)/, '<div class="box">$1</div>')),
    [['styling', 'main', undefined, undefined, '<div class="box">', 36]],
  ],
  ['a drawing in a page', replaced('M4 7h16M4 12h16M4 17h16', 'M4 8h16M4 16h16'), [['styling', 'header', 'drawing', undefined, undefined, 58]]],
  [
    'a field of the structured data',
    replaced('"serviceType":"[meta.service]"', '"serviceType":"[meta.changed]"'),
    [['structured data', 'head', 'Service.serviceType', '[meta.service]', '[meta.changed]', 37]],
  ],
  [
    'the title of an article, with what repeats it in the head',
    () => build(tinySite({ articles: site.articles.map((article) => (article.id === 1 ? { ...article, title: 'Een ander verhaal' } : article)) })),
    [
      ['title', 'head', undefined, '[meta.blog-title Artikel 1]', '[meta.blog-title Een ander verhaal]', 1],
      ['headings', 'main', undefined, 'Artikel 1', 'Een ander verhaal', 4],
      ['text', 'main', undefined, 'Artikel 1', 'Een ander verhaal', 4],
      // Of mails that are shared.
      ['links', 'main', undefined, 'Artikel%201', 'Een%20ander%20verhaal', 1],
      ['links', 'main', undefined, 'Artikel%201&body', 'Een%20ander%20verhaal&body', 1],
      ['head', 'head', 'og:image', 'https://bureau.example/assets/cards/artikel-1.jpg', 'https://bureau.example/assets/cards/een-ander-verhaal.jpg', 1],
    ],
  ],
  [
    'the title of a page alone',
    () =>
      rewritten(
        (html) => html.replace(/<title>[^|<]*/, '<title>Wie wij zijn '),
        (address) => address === '/about/',
      ),
    [['title', 'head', undefined, 'Titel van about', 'Wie wij zijn', 1]],
  ],
  [
    'a description, and what repeats it',
    replaced('Waar privacy over gaat.', 'Wat wij van je weten.', '/privacy/'),
    [['description', 'head', undefined, 'Waar privacy over gaat.', 'Wat wij van je weten.', 1]],
  ],
  [
    'a canonical address',
    () =>
      rewritten(
        (html) => html.replace(/(rel="canonical" href=")[^"]*/, '$1https://bureau.example/'),
        (address) => address === silkwood,
      ),
    [['canonical', 'head', undefined, 'https://bureau.example/artist/silkwood/', 'https://bureau.example/', 1]],
  ],
  [
    'search engines that are kept out',
    replaced('content="index,follow"', 'content="noindex,follow"', silkwood),
    [['robots', 'head', undefined, 'index,follow', 'noindex,follow', 1]],
  ],
  [
    'the level of a heading',
    () => rewritten((html) => html.replace('<h2>[act.about Silkwood]</h2>', '<h3>[act.about Silkwood]</h3>')),
    [['headings', 'main', 'level', 'h2 [act.about Silkwood]', 'h3 [act.about Silkwood]', 1]],
  ],
  [
    'the text of a heading',
    replaced('<h2>[act.about Silkwood]</h2>', '<h2>Wie is Silkwood?</h2>'),
    [['headings', 'main', undefined, '[act.about Silkwood]', 'Wie is Silkwood?', 1]],
  ],
  [
    'where a link leads',
    () => rewritten((html) => html.replace(/href="\/blog\/"(?=>)/g, 'href="/nieuws/"')),
    [
      ['links', 'header', undefined, '/blog/', '/nieuws/', 54],
      ['links', 'main', undefined, '/blog/', '/nieuws/', 3],
    ],
  ],
  [
    'what a link is called',
    replaced('>Voorwaarden</a></li>', '>Wat we afspreken</a></li>'),
    [['text', 'footer', undefined, 'Voorwaarden', 'Wat we afspreken', 58]],
  ],
  [
    'a link inside a text',
    replaced('Tekst met een <a href="/contact/">', 'Tekst met een <a href="/booking/">'),
    [['links', 'main', undefined, '/contact/', '/booking/', 3]],
  ],
  [
    'a link that is taken away from its words',
    replaced('<a href="/contact/">link</a>', 'link'),
    [['links', 'main', undefined, 'link (/contact/)', undefined, 3]],
  ],
  [
    'a picture that is replaced by one of the same name',
    () => build(tinySite(), { picture: { 'acts/silkwood.jpg': 'dddd4444' } }),
    [
      ['pictures', 'main', 'content', '/assets/images/acts/silkwood.cccc3333.jpg', '/assets/images/acts/silkwood.dddd4444.jpg', 29],
      ['pictures', 'head', 'acts.image', '/assets/images/acts/silkwood.cccc3333.jpg', '/assets/images/acts/silkwood.dddd4444.jpg', 1],
      // Attributes for the scripts of posters and forms.
      ['styling', 'main', undefined, 'assets/images/acts/silkwood.cccc3333.jpg', 'assets/images/acts/silkwood.dddd4444.jpg', 2],
    ],
  ],
  [
    'another picture',
    replaced('/assets/images/acts/silkwood.cccc3333', '/assets/images/acts/band-marginal.cccc3333', '/silkwood-gent/'),
    [['pictures', 'main', undefined, '/assets/images/acts/silkwood.jpg', '/assets/images/acts/band-marginal.jpg', 1]],
  ],
  [
    'the text of a picture',
    replaced('alt="[act-card.picture Silkwood het affiche van silkwood]"', 'alt="Silkwood op een podium"'),
    [['pictures', 'main', 'alt', '[act-card.picture Silkwood het affiche van silkwood]', 'Silkwood op een podium', 29]],
  ],
  [
    'the stylesheet',
    () => build(tinySite(), { style: 'EEEE5555' }),
    [['styling', 'head', 'stylesheet', '/assets/site-AAAA1111.css', '/assets/site-EEEE5555.css', 61]],
  ],
  ['the script', () => build(tinySite(), { script: 'FFFF6666' }), [['head', 'head', 'script', '/assets/site-BBBB2222.js', '/assets/site-FFFF6666.js', 61]]],
  [
    'the phone number',
    () => build(tinySite({ settings: { ...site.settings, phone: '+32 10 11 11 11' } })),
    [
      ['text', 'main', undefined, '[form.around link +32 10 00 00 00 info@bureau.example]', '[form.around link +32 10 11 11 11 info@bureau.example]', 2],
      ['links', 'footer', undefined, '+32 10 00 00 00 (tel:+3210000000)', '+32 10 11 11 11 (tel:+3210111111)', 58],
      ['links', 'header', undefined, 'tel:+3210000000', 'tel:+3210111111', 58],
      // The bar for booking an act, and the text beside a form.
      ['links', 'main', undefined, 'tel:+3210000000', 'tel:+3210111111', 23],
      ['links', 'main', undefined, '+32 10 00 00 00 (tel:+3210000000)', '+32 10 11 11 11 (tel:+3210111111)', 13],
      ['structured data', 'head', 'Organization EntertainmentBusiness.telephone', '+32 10 00 00 00', '+32 10 11 11 11', 2],
      // An attribute for the script of the forms.
      ['styling', 'main', undefined, '00', '11', 2],
    ],
  ],
  [
    'a sentence that goes from one paragraph to another',
    () =>
      rewritten((html) => html.replaceAll('<p>Eerst dit over een evenement.</p><p>Dan dat.</p>', '<p>Eerst dit.</p><p>En over een evenement. Dan dat.</p>')),
    [
      ['text', 'main', undefined, 'Dan dat.', 'En over een evenement. Dan dat.', 3],
      ['text', 'main', undefined, 'Eerst dit over een evenement.', 'Eerst dit.', 3],
    ],
  ],
  [
    'a paragraph that is new',
    replaced('<p>Het lange verhaal van silkwood.</p>', '<p>Het lange verhaal van silkwood.</p><p>En nog wat.</p>'),
    [['text', 'main', undefined, undefined, 'En nog wat.', 1]],
  ],
  ['a line of a list that is gone', replaced('<li>gitaar</li>', ''), [['text', 'main', undefined, 'gitaar', undefined, 3]]],
  [
    'an order',
    () => rewritten((html) => html.replace('<li>zang</li>\n<li>gitaar</li>', '<li>gitaar</li>\n<li>zang</li>')),
    [['order', 'main', 'text', 'zang', 'gitaar', 3]],
  ],
  [
    'two sections that change their places',
    () =>
      rewritten((html) =>
        html.replace(/(<section[^>]*><div class="wrap"><div class="split"><div><h2>\[act\.about Silkwood.*?<\/section>)(<section.*?<\/section>)/s, '$2$1'),
      ),
    [['order', 'main', 'section', '[act.about Silkwood]', '[act-details.title Silkwood]', 1]],
  ],
]

test.each(reported)('exactly this is reported: %s', (_, edit, rows) => {
  const { groups, removed, added, moved } = compareWith(edit())
  expect({ groups: groups.map(rowOf), removed, added, moved }).toEqual({ groups: rows, removed: [], added: [], moved: [] })
})

test('a city that is new gives pages, and links to them on others', () => {
  const cities = [...site.cities, tinyCity({ key: 'leuven', name: 'Leuven', actPages: true })]
  const { groups, added, removed } = compareWith(build(tinySite({ cities })))
  expect(added).toHaveLength(7)
  expect(removed).toEqual([])
  const links = groups.filter(({ kind, before, after }) => kind === 'links' && before === undefined && after?.includes('leuven/)'))
  expect(new Set(links.flatMap(({ at }) => at)).size).toBe(21)
})

test('an article that is new is reported as a page and as a card on others', () => {
  const [article] = site.articles
  if (!article) throw new Error('the tiny site has articles')
  const fresh = { ...article, id: 4, slug: 'artikel-4', title: 'Artikel vier', excerpt: 'Nieuw.' }
  const { groups, added } = compareWith(build(tinySite({ articles: [...site.articles, fresh] })))
  const picture = '/assets/images/blog/standaard.jpg'
  expect(added).toEqual([{ address: '/blog/artikel-4/', family: 'article', title: '[meta.blog-title Artikel vier]' }])
  expect(groups.map(rowOf)).toEqual([
    ['headings', 'main', undefined, 'Artikel 2', 'Artikel vier', 2],
    [
      'headings',
      'main',
      undefined,
      undefined,
      `Artikel vier · Coverband · Nieuw. · 1 maart 2025[article.read-time 3] · [article.read-more name Artikel vier] (/blog/artikel-4/) · ${picture}`,
      1,
    ],
    ['text', 'main', undefined, 'Tools', 'Coverband', 2],
    ['text', 'main', undefined, 'Waar artikel 2 over gaat.', 'Nieuw.', 2],
    ['text', 'main', undefined, '1 februari 2025[article.read-time 3]', '1 maart 2025[article.read-time 3]', 2],
    ['links', 'main', undefined, '[article.read name Artikel 2] (/blog/artikel-2/)', '[article.read name Artikel vier] (/blog/artikel-4/)', 2],
  ])
})

test('an act that is removed loses its pages, which are named first, and its card on others', () => {
  const { groups, removed } = compareWith(build(tinySite({ acts: site.acts.slice(0, 2) })))
  expect(removed.map(({ address, fate }) => [address, fate])).toEqual(
    ['/artist/band-marginal/', '/band-marginal-boeken/', '/band-marginal-bedrijfsfeest/', '/band-marginal-bruiloft/', '/band-marginal-festival/']
      .concat(['/band-marginal-denhaag/', '/band-marginal-gent/'])
      .map((address) => [address, 'lost']),
  )
  const cards = groups.filter(({ kind, before }) => kind === 'headings' && before?.includes('Band Marginal'))
  expect(new Set(cards.flatMap(({ at }) => at)).size).toBe(23)
})

test('an act with another slug moves its pages, and changes links to them on others', () => {
  const { groups, removed, added, moved } = compareWith(build(tinySite({ acts: acts({ slug: 'silk', image: 'acts/silkwood.jpg' }) })))
  expect({ removed, added }).toEqual({ removed: [], added: [] })
  expect(moved).toHaveLength(7)
  expect(moved).toContainEqual({ from: '/silkwood-gent/', to: '/silk-gent/', family: 'act in city', redirected: false })
  expect(groups.map(rowOf)).toEqual([
    ['text', 'main', 'field', 'option value="silkwood"', 'option value="silk"', 1],
    ['links', 'main', undefined, 'silkwood', 'silk', 29],
    ['pictures', 'main', undefined, '/assets/riders/silkwood.svg', '/assets/riders/silk.svg', 3],
    ['pictures', 'main', undefined, '/assets/riders/silkwood-line-up.svg', '/assets/riders/silk-line-up.svg', 1],
    ['structured data', 'head', 'acts.list.key', 'silkwood', 'silk', 3],
    ['structured data', 'head', 'acts.href', '/artist/silkwood/', '/artist/silk/', 1],
  ])
})

test('a moved page with a redirect is reported as one', () => {
  const built = build(tinySite({ acts: acts({ slug: 'silk', image: 'acts/silkwood.jpg' }) }))
  built.files.set('_redirects', '/silkwood-gent/ /silk-gent/ 301\n')
  const { moved } = compareWith(built)
  expect(moved.filter(({ redirected }) => redirected).map(({ from }) => from)).toEqual(['/silkwood-gent/'])
})

const fates: [string, () => Built, object][] = [
  ['lost', () => without(['/about/']), { fate: 'lost' }],
  ['redirected', () => without(['/about/'], { _redirects: '# oud\n/about /contact/ 301\n' }), { fate: 'redirected', to: '/contact/' }],
  ['redirected by a pattern', () => without(['/about/'], { _redirects: '/ab* /contact/:splat 301\n' }), { fate: 'redirected', to: '/contact/out/' }],
  ['declared gone', () => without(['/about/'], { _redirects: '/about/ 410\n' }), { fate: 'gone' }],
  ['declared gone for nginx', () => without(['/about/'], { '.hosting/nginx.conf': 'location = /about/ {\n  return 410;\n}\n' }), { fate: 'gone' }],
  [
    'a page that sends visitors on',
    () =>
      rewritten(
        () => '<!DOCTYPE html><head><meta http-equiv="refresh" content="0; url=/contact/"></head><body></body>',
        (address) => address === '/about/',
      ),
    { fate: 'redirected', to: '/contact/' },
  ],
]

test.each(fates)('a page that is removed is %s', (_, edit, expected) => {
  const { removed, groups, pages } = compareWith(edit())
  expect(removed).toEqual([{ address: '/about/', family: 'page', title: 'Titel van about', ...expected }])
  expect({ groups, changed: pages.changed }).toEqual({ groups: [], changed: 0 })
})

test('a page that is lost is named before one that is redirected', () => {
  const { removed } = compareWith(without(['/about/', '/privacy/'], { _redirects: '/about/ /contact/ 301\n' }))
  expect(removed.map(({ address, fate }) => [address, fate])).toEqual([
    ['/privacy/', 'lost'],
    ['/about/', 'redirected'],
  ])
})

test('a file with another digest and the same content is no change', () => {
  const withFiles = (digest: string): Built => ({ ...build(tinySite(), { style: digest }), files: new Map([[`assets/site-${digest}.css`, 'p{margin:0}']]) })
  const { groups, files } = compareSites(side('before', withFiles('AAAA1111')), side('after', withFiles('GGGG7777')))
  expect({ groups, files }).toEqual({ groups: [], files: [] })
})

test('other files are reported by their paths', () => {
  const built = { ...build(), files: new Map([['robots.txt', 'a']]) }
  const changed = {
    ...build(),
    files: new Map([
      ['robots.txt', 'b'],
      ['feed.xml', 'c'],
      ['feed.xml.gz', 'd'],
    ]),
  }
  expect(compareSites(side('before', built), side('after', changed)).files).toEqual([
    { path: 'feed.xml', what: 'added' },
    { path: 'robots.txt', what: 'changed' },
  ])
})

test('a change of all pages is reported as everywhere', () => {
  expect(compareWith(build(tinySite(), { style: 'EEEE5555' })).groups.map(({ everywhere }) => everywhere)).toEqual([true])
  expect(compareWith(replaced('[footer.about]', '[footer.changed]')()).groups.map(({ everywhere }) => everywhere)).toEqual([false])
})
