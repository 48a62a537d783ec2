/**
 * The pages of the project in a given folder through React's `renderToStaticMarkup`, and nothing else. Prints
 * the time of the loop alone.
 */

import { renderToStaticMarkup } from 'react-dom/server'
import { buildAssets } from '../generator/assets/assets.ts'
import { loadSite } from '../generator/load/load.ts'
import { siteView } from '../generator/render/render.tsx'
import { expandRoutes } from '../generator/routes/expand.ts'
import { families } from '../generator/routes/index.ts'
import { SiteProvider } from '../templates/parts/site-context.tsx'

const [, , root = process.cwd()] = process.argv
const site = await loadSite(root, { today: '9999-12-31' })
const { assets } = await buildAssets({ root, site })
const view = siteView(site, assets)
const routes = [...expandRoutes(site, families)]

const started = performance.now()
const cpuBefore = process.cpuUsage()
let characters = 0
for (const { element } of routes)
  characters += renderToStaticMarkup(<SiteProvider value={view}>{element()}</SiteProvider>).length
const seconds = (performance.now() - started) / 1000
const { user, system } = process.cpuUsage(cpuBefore)
console.log(JSON.stringify({ seconds, cpuSeconds: (user + system) / 1e6, pages: routes.length, characters }))
