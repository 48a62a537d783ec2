/**
 * Small edits of a site of some forty pages, each with exactly the changes that a comparison must report, and
 * none beside them.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary.ts'
import { type tinyAct, tinyAssets, tinySite } from '../../tests/tiny-site.ts'
import { siteRenderer } from '../build/make-page.ts'
import { fileOfAddress, paths } from '../core/addresses.ts'
import type { Site } from '../load/site.ts'
import { noShows } from '../relate/shows.ts'
import { expandRoutes } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import type { SiteAssets } from '../routes/route.ts'
import { compareSites } from './compare-sites.ts'
import type { ChangeGroup, Side } from './difference.ts'
import { changeItem } from './report/sections.ts'

type Built = {
  pages: Map<string, { file: string; family: string; html: string }>
  files: Map<string, string>
}

/** With digests in the names of files, as the real command puts them there. */
const assets: SiteAssets = {
  ...tinyAssets,
  stylesheet: '/assets/site-AAAA1111.css',
  script: '/assets/site-BBBB2222.js',
  image: (name) => {
    const stem = `/assets/images/${name.replace('.jpg', '.cccc3333')}`
    const sources = [{ type: 'image/webp', srcSet: `${stem}-400.webp 400w, ${stem}-800.webp 800w` }]
    return { src: `${stem}.jpg`, width: 1200, height: 800, hue: 'hue-45', tint: 'tint-102', sources }
  },
}

/** Without shows, which name their act wherever they are. */
function silentSite(changes: Partial<Site> = {}): Site {
  const { acts, cities } = { ...tinySite(), ...changes }
  const silent = <T>(entry: T) => ({ ...entry, shows: noShows })
  return tinySite({ ...changes, shows: noShows, acts: acts.map(silent), cities: cities.map(silent) })
}

function build(site: Site = silentSite()): Built {
  const render = siteRenderer(site, assets)
  const routes = [...expandRoutes(site, families)]
  return {
    pages: new Map(
      routes.map((route) => [
        route.path,
        { file: fileOfAddress(route.path, site.settings), family: route.family, html: render(route).html },
      ]),
    ),
    files: new Map(),
  }
}

function side(name: string, { pages, files }: Built): Side {
  const folder = temporaryFolder('compared-')
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
  const pages = [...original.pages].map(
    ([address, page]) => [address, only(address) ? { ...page, html: edit(page.html) } : page] as const,
  )
  return { ...original, pages: new Map(pages) }
}

const site = silentSite()
const acts = (changes: Parameters<typeof tinyAct>[0]) =>
  site.acts.map((act) => (act.slug === 'silkwood' ? { ...act, ...changes } : act))

/** Without some pages, and with other files. */
const without = (addresses: readonly string[], files: Record<string, string> = {}): Built => ({
  pages: new Map([...original.pages].filter(([address]) => !addresses.includes(address))),
  files: new Map(Object.entries(files)),
})

const same = (text: string) => text

/** A change as the report words it, and the number of its pages; `all` where every page has it. */
function worded(group: ChangeGroup): string {
  const { title, text } = changeItem(group, {
    quote: (words) => `'${words}'`,
    page: same,
    name: same,
    plain: same,
  })
  return `${title}: ${text.split(' · ')[0]} (${group.everywhere ? 'all ' : ''}${group.pages})`
}

const replaced = (from: string | RegExp, to: string | ((found: string) => string), address?: string) => () =>
  rewritten(
    (html) => html.replaceAll(from, typeof to === 'string' ? () => to : to),
    address === undefined ? undefined : (other) => other === address,
  )

const silkwood = '/artist/silkwood/'

const edits: [string, () => Built, string[]][] = [
  ['nothing, when the site is generated again', () => build(), []],
  [
    'a word of the footer',
    replaced('[footer.local]', '[footer.changed]'),
    ["heading: '[footer.local]' became '[footer.changed]' and 1 more line (58)"],
  ],
  [
    'a word of a template beside names of acts and cities',
    replaced(/<h2>\[(?:act|tribute)-in-city\.(?:title|book) /g, '<h2>[act.changed '),
    [
      "heading: 'act-in-city.title' became 'act.changed' (6)",
      "heading: 'tribute-in-city.book' became 'act.changed' (2)",
    ],
  ],
  [
    'the name of an act, with all that is made of it',
    () => build(silentSite({ acts: acts({ name: 'Silkwoods' }) })),
    [
      "title, description, heading, text of a picture and 12 more: 'Silkwood' became 'Silkwoods' (37)",
      "head og:image: 'https://bureau.example/assets/cards/silkwood.jpg' became 'https://bureau.example/assets/cards/silkwoods.jpg' (7)",
    ],
  ],
  [
    'an element around another',
    replaced(/<p class="lead">.*?<\/p>/g, (found) => `<div class="box">${found}</div>`),
    [`styling: '<div class="box">' added (36)`],
  ],
  [
    'a drawing in a page',
    replaced('M4 7h16M4 12h16M4 17h16', 'M4 8h16M4 16h16'),
    ['styling: a drawing changed (58)'],
  ],
  [
    'a field of the structured data',
    replaced('"serviceType":"[meta.service]"', '"serviceType":"[meta.changed]"'),
    ["structured data Service.serviceType: '[meta.service]' became '[meta.changed]' (37)"],
  ],
  [
    'a description, and what repeats it',
    replaced('Waar privacy over gaat.', 'Wat wij van je weten.', '/privacy/'),
    ["description, head og:description: 'Waar privacy over gaat.' became 'Wat wij van je weten.' (1)"],
  ],
  [
    'the level of a heading',
    replaced('<h2>[act.about Silkwood]</h2>', '<h3>[act.about Silkwood]</h3>'),
    ["level of a heading: 'h2 [act.about Silkwood]' became 'h3 [act.about Silkwood]' (4)"],
  ],
  [
    'where a link leads',
    replaced(/href="\/blog\/"(?=>)/g, 'href="/nieuws/"'),
    ["link: '/blog/' became '/nieuws/' (57)"],
  ],
  [
    'a link inside a text',
    replaced('Tekst met een <a href="/contact/">', 'Tekst met een <a href="/booking/">'),
    ["link: '/contact/' became '/booking/' (3)"],
  ],
  [
    'a link that is taken away from its words',
    replaced('<a href="/contact/">link</a>', 'link'),
    ["link: '/contact/' removed (3)"],
  ],
  [
    'a picture that is replaced by one of the same name',
    replaced('acts/silkwood.cccc3333', 'acts/silkwood.dddd4444'),
    ["picture: '/assets/images/acts/silkwood' has other content (28)"],
  ],
  [
    'another picture',
    replaced(
      '/assets/images/acts/silkwood.cccc3333',
      '/assets/images/acts/band-marginal.cccc3333',
      '/silkwood-gent/',
    ),
    [
      "picture: 'assets/images/acts/silkwood-400.webp … assets/images/acts/silkwood-800.webp' became 'assets/images/acts/band-marginal-400.webp … assets/images/acts/band-marginal-800.webp' (1)",
      "picture: '/assets/images/acts/silkwood.jpg' became '/assets/images/acts/band-marginal.jpg' (1)",
    ],
  ],
  [
    'the stylesheet',
    replaced('AAAA1111', 'EEEE5555'),
    ["styling: '/assets/site.css' has other content (all 61)"],
  ],
  [
    'a sentence that goes from one paragraph to another',
    replaced(
      '<p>Eerst dit over een evenement.</p><p>Dan dat.</p>',
      '<p>Eerst dit.</p><p>En over een evenement. Dan dat.</p>',
    ),
    [
      "text: 'Dan dat.' became 'En over een evenement. Dan dat.' (3)",
      "text: 'Eerst dit over een evenement.' became 'Eerst dit.' (3)",
    ],
  ],
  ['a line of a list that is gone', replaced('<li>gitaar</li>', ''), ["text: 'gitaar' removed (3)"]],
  [
    'a line of a list that moved',
    replaced('<li>zang</li>\n<li>gitaar</li>', '<li>gitaar</li>\n<li>zang</li>'),
    ["text: 'zang' moved (3)"],
  ],
]

test.each(edits)('exactly this is reported: %s', (_, edit, changes) => {
  const { groups, removed, added, moved, pages } = compareWith(edit())
  expect({ changes: groups.map(worded), removed, added, moved }).toEqual({
    changes,
    removed: [],
    added: [],
    moved: [],
  })
  expect(pages.changed + pages.restyled > 0).toBe(changes.length > 0)
  // Looks alone are no change of a page.
  expect(pages.changed === 0).toBe(
    changes.every((change) => /^(?:styling|picture)|has other content/.test(change)),
  )
})

test('a section that moved is one line, and nothing of it is removed or added', () => {
  const section =
    /(<section[^>]*><div class="wrap"><div class="section-head"><h2>\[act\.set-list \+.*?<\/section>)(<section.*?<\/section>)/s
  const { groups } = compareWith(rewritten((html) => html.replace(section, '$2$1')))
  expect(groups.map(worded)).toEqual([
    expect.stringMatching(/^heading: '.*' and \d+ more lines moved \(1\)$/),
  ])
})

const beside: [string, (html: string) => string, string][] = [
  ['a class', (html) => html.replace('<section class="', '<section class="large '), 'styling'],
  ['an attribute that hides', (html) => html.replace('<main ', '<main hidden '), 'styling'],
  [
    'the policy',
    (html) => html.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
    'head content-security-policy',
  ],
  [
    'a script',
    (html) => html.replace('</body>', '<script src="/tracker.js"></script></body>'),
    'head script',
  ],
]

test.each(beside)('%s that changes beside a text and an added card is still listed', (_, edit, name) => {
  const card = '<article class="card"><h3>Nieuw</h3><p>Tekst</p></article></main>'
  const visible = (html: string) =>
    html.replace('[act.about Silkwood]', '[act.about]').replace('</main>', card)
  const { groups } = compareWith(
    rewritten(
      (html) => edit(visible(html)),
      (address) => address === silkwood,
    ),
  )
  expect(groups.map(worded)).toEqual([
    "heading: 'Nieuw' and 1 more line added (1)",
    "heading: '[act.about Silkwood]' became '[act.about]' (1)",
    expect.stringMatching(new RegExp(`^${name}:`)),
  ])
})

test('figures of a group are given with their range, so that one that is wrong is seen', () => {
  let page = 0
  const priced = (price: () => string) =>
    rewritten((html) => html.replace('<p class="lead">', (tag) => `${tag}vanaf € ${price()} · `))
  const { groups } = compareSites(
    side(
      'before',
      priced(() => `${800 + page++}`),
    ),
    side(
      'after',
      priced(() => (page++ === 70 ? '9.000' : `${900 + (page % 36)}`)),
    ),
  )
  expect(groups.map(worded)).toEqual(["text: '800–835' became '900–9.000', in 36 wordings (36)"])
})

test('an act that is removed loses its pages, which are named first, and its card on others', () => {
  const { groups, removed } = compareWith(build(silentSite({ acts: site.acts.slice(0, 2) })))
  expect(removed.map(({ address, fate }) => [address, fate])).toEqual(
    [
      '/artist/band-marginal/',
      '/band-marginal-boeken/',
      '/band-marginal-bedrijfsfeest/',
      '/band-marginal-bruiloft/',
      '/band-marginal-festival/',
    ]
      .concat(['/band-marginal-denhaag/', '/band-marginal-gent/'])
      // It is the only cover band.
      .concat(['/coverband-den-haag/', '/coverband-denhaag/', '/coverband-gent/'])
      .concat(['/coverband-boeken/'])
      .map((address) => [address, 'lost']),
  )
  const cards = groups.filter(({ kind }) => kind === 'headings')
  expect(new Set(cards.flatMap(({ at }) => at)).size).toBe(22)
})

test('an act with another slug and redirects moves its pages, and changes links to them on others', () => {
  const testimonials = site.testimonials.map((said) => (said.act ? { ...said, act: 'silk' } : said))
  const built = build(silentSite({ acts: acts({ slug: 'silk', image: 'acts/silkwood.jpg' }), testimonials }))
  const lost = compareWith(built).removed.map(
    ({ address }) => `${address} ${address.replace('silkwood', 'silk')} 301\n`,
  )
  built.files.set('_redirects', lost.join(''))
  const { groups, removed, added, moved } = compareWith(built)
  expect({ removed, added }).toEqual({ removed: [], added: [] })
  expect(moved).toHaveLength(7)
  expect(moved).toContainEqual({ from: '/artist/silkwood/', to: '/artist/silk/', family: 'act' })
  expect(groups.map(worded)).toEqual([
    "text field, link, picture, structured data acts.href and 4 more: 'silkwood' became 'silk' (37)",
    "structured data: 'bureau.example/artist/silkwood' became 'bureau.example/artist/silk' (1)",
  ])
})

test.each([
  ['below a base path', { address: 'https://bureau.example/sub' }, '/sub', '/'],
  ['whose links have no slash at their end', { trailingSlash: false }, '', ''],
])('pages of a site %s move with their redirects as well, or are gone', (_, style, base, slash) => {
  const settings = { ...site.settings, ...style }
  const old = side('before', build(silentSite({ settings })))
  const built = build(silentSite({ settings, acts: acts({ slug: 'silk', image: 'acts/silkwood.jpg' }) }))
  built.pages.delete('/about/')
  const link = (address: string) => `${base}${address.replace(/\/$/, () => slash)}`
  const vanished = compareSites(old, side('after', built)).removed.map(({ address }) => address)
  const successor = (address: string) => link(address.replace('silkwood', 'silk'))
  const [page = expect.fail()] = built.pages.values()
  const html = `<!DOCTYPE html><head><meta http-equiv="refresh" content="0; url=${successor(silkwood)}"></head><body></body>`
  built.pages.set(silkwood, { ...page, file: fileOfAddress(paths.act({ slug: 'silkwood' }), settings), html })
  const others = vanished.filter((address) => address.includes('silkwood') && address !== silkwood)
  built.files.set(
    '_redirects',
    others.map((address) => `${link(address)} ${successor(address)} 301\n`).join(''),
  )
  built.files.set('.hosting/nginx.conf', `location = ${link('/about/')} {\n  return 410;\n}\n`)
  built.files.set('site.webmanifest', `{ "start_url": "${base}/" }`)
  const { moved, removed, added, groups } = compareSites(old, side('after', built))
  expect(new Map(moved.map(({ from, to }) => [from, to]))).toEqual(
    new Map([silkwood, ...others].map((from) => [from, from.replace('silkwood', 'silk')])),
  )
  expect([removed.map(({ address, fate }) => [address, fate]), added]).toEqual([[['/about/', 'gone']], []])
  expect(groups.filter(({ kind }) => kind === 'canonical')).toEqual([])
})

const fates: [string, () => Built, object][] = [
  ['lost', () => without(['/about/']), { fate: 'lost' }],
  [
    'redirected',
    () => without(['/about/'], { _redirects: '/about /contact/ 301\n' }),
    { fate: 'redirected', to: '/contact/' },
  ],
  [
    'declared gone',
    () => without(['/about/'], { '.hosting/nginx.conf': 'location = /about/ {\n  return 410;\n}\n' }),
    { fate: 'gone' },
  ],
  [
    'a page that sends visitors on',
    () =>
      rewritten(
        () =>
          '<!DOCTYPE html><head><meta http-equiv="refresh" content="0; url=/contact/"></head><body></body>',
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

test('a file with another digest and the same content is no change', () => {
  const withFiles = (digest: string): Built => ({
    ...replaced('AAAA1111', digest)(),
    files: new Map([[`assets/site-${digest}.css`, 'p{margin:0}']]),
  })
  const { groups, files } = compareSites(
    side('before', withFiles('AAAA1111')),
    side('after', withFiles('GGGG7777')),
  )
  expect({ groups, files }).toEqual({ groups: [], files: [] })
})

test('other files are reported by their paths', () => {
  const built = (files: Record<string, string>) =>
    side('site', { ...original, files: new Map(Object.entries(files)) })
  const { files } = compareSites(
    built({ 'robots.txt': 'a' }),
    built({ 'robots.txt': 'b', 'feed.xml': 'c', 'feed.xml.gz': 'd' }),
  )
  expect(files).toEqual([
    { path: 'feed.xml', what: 'added' },
    { path: 'robots.txt', what: 'changed' },
  ])
})
