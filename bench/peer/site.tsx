/**
 * The website of the comparison: a page for each act in each city, and what they link to, through the same
 * pipeline as the agency's.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { siteAssets } from '../../generator/assets/asset-tables.ts'
import type { SiteDefinition } from '../../generator/build/site-definition.ts'
import type { SitePath } from '../../generator/core/addresses.ts'
import { paths } from '../../generator/core/addresses.ts'
import { remembered } from '../../generator/core/once-per.ts'
import { textFile } from '../../generator/core/output-file.ts'
import { htmlTexts } from '../../generator/core/page-content.ts'
import { renderMarkdown } from '../../generator/load/texts/blocks.ts'
import type { Route, RouteFamily } from '../../generator/routes/route.ts'
import { emptySite } from './empty-site.ts'
import { type Act, type Data, Page, pageProps } from './Page.js'

/** @param root the folder that holds `data/site.json` */
export function comparedSite(root: string): SiteDefinition {
  const data: Data = JSON.parse(readFileSync(join(root, 'data', 'site.json'), 'utf8'))
  return {
    load: async () => ({ site: emptySite(data.site) }),
    families: familiesOf(data),
    buildAssets: async () => assetsOf(data),
    renderer: () => (route) => {
      const html = `<!DOCTYPE html>${renderToStaticMarkup(route.element())}`
      return { meta: route.meta(), html, pieces: [html] }
    },
  }
}

const actAddress = (act: { slug: string }) => paths.written(`/acts/${act.slug}/`)

function familiesOf(data: Data): RouteFamily[] {
  const { site, acts, cities } = data
  const menu = [...site.nav, ...site.footer.flatMap(({ links }) => links)].map(({ href }) => href)
  const pages = new Set([
    '/',
    ...menu,
    '/prijzen/',
    '/contact/',
    '/offerte/',
    '/sitemap/',
    '/agenda/',
    '/referenties/',
  ])
  const addresses = [...pages].map((address) => paths.written(address))
  // Routes are walked twice: when they are planned, and when their pages are made.
  const textOf = remembered((act: Act) => {
    const { blocks } = renderMarkdown(act.md, {
      address: site.origin,
      trailingSlash: true,
      phone: '',
      email: '',
    })
    return htmlTexts(blocks).join('')
  })
  return [
    {
      family: 'page',
      routes: () => addresses.map((path) => listRoute('page', path, [...addresses, ...acts.map(actAddress)])),
    },
    {
      family: 'act',
      routes: () =>
        acts.map((act) =>
          listRoute(
            'act',
            actAddress(act),
            cities.map((city) => paths.actInCity(act, { key: city.slug })),
          ),
        ),
    },
    { family: 'act in city', routes: () => actInCityRoutes(data, textOf) },
  ]
}

/** A page that only links to others: the comparison counts none of them. */
const listRoute = (family: string, path: SitePath, links: readonly SitePath[]): Route => ({
  family,
  path,
  sources: [],
  meta: () => ({ title: path, titleSuffix: 'none', description: path }),
  element: () => (
    <html lang="nl">
      <body>
        {links.map((link) => (
          <a key={link} href={link}>
            {link}
          </a>
        ))}
      </body>
    </html>
  ),
})

function* actInCityRoutes(data: Data, textOf: (act: Act) => string): Iterable<Route> {
  for (const [a, act] of data.acts.entries()) {
    const html = textOf(act)
    for (const [c, city] of data.cities.entries()) {
      const title = `${act.name} in ${city.name}`
      yield {
        family: 'act in city',
        path: paths.actInCity(act, { key: city.slug }),
        sources: [],
        meta: () => ({ title, titleSuffix: 'none', description: `${title}.` }),
        element: () => <Page {...pageProps(data, a, c, html)} />,
      }
    }
  }
}

/** The files that the pages name. Their content is not part of the comparison. */
function assetsOf({ acts }: Data): Awaited<ReturnType<SiteDefinition['buildAssets']>> {
  const tables = {
    prefix: '',
    stylesheet: '',
    features: new Map(),
    preloads: [],
    images: new Map(),
    cards: new Map(),
    riders: new Map(),
  }
  const pictures = acts.flatMap(({ slug }) =>
    ['480.jpg', '640.jpg', '1200.jpg', '640.avif', '1200.avif'].map((name) => `img/${slug}-${name}`),
  )
  return {
    assets: siteAssets(tables),
    tables,
    posters: new Map(),
    inputs: new Map(),
    files: ['assets/site.css', ...pictures].map((path) => textFile(path, 'asset', path)),
    worker: { code: '', shell: [] },
  }
}
