/** The floor: the same pages through React's `renderToStaticMarkup`, and nothing else. Prints the milliseconds of the loop alone. */

import { renderToStaticMarkup } from 'react-dom/server'
import { buildAssets } from '../generator/assets/assets.ts'
import { loadSite } from '../generator/load/load.ts'
import { siteView } from '../generator/render/site-view.ts'
import { expandRoutes } from '../generator/routes/expand.ts'
import { families } from '../generator/routes/index.ts'
import { SiteProvider } from '../templates/parts/site-context.tsx'

const root = process.cwd()
const site = await loadSite(root, { today: '9999-12-31' })
const { assets } = await buildAssets({ root, site })
const view = siteView(site, assets)
const routes = [...expandRoutes(site, families)]

const started = performance.now()
let characters = 0
for (const { element } of routes) characters += renderToStaticMarkup(<SiteProvider value={view}>{element()}</SiteProvider>).length
console.log(JSON.stringify({ milliseconds: performance.now() - started, pages: routes.length, characters }))
