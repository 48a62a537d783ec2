/** Whether search engines can use what a site says of itself: the data of all its pages, held to the rules. */
import { absoluteAddress, pathOf } from '../../generator/core/addresses.ts'
import { groupBy } from '../../generator/core/group-by.ts'
import type { Site } from '../../generator/load/site.ts'
import { countriesOf } from '../../generator/relate/cities.ts'
import { structuredData } from '../../generator/render/structured-data.ts'
import { expandRoutes } from '../../generator/routes/expand.ts'
import { families } from '../../generator/routes/index.ts'
import { readThings } from './rules.ts'

/** What the pages of a site say, each with its address, and that which its data give for it. */
type Described = { path: string; self: string; things: readonly object[] }

/** The faults in the structured data of a site, each with its page. */
export function structuredFaults(site: Site): string[] {
  const { settings, t, cities } = site
  // Files are not built, and only the form of their addresses is compared.
  const file = (path: string) => absoluteAddress('/', settings) + path
  const context = {
    ...{ settings, t, countries: countriesOf(cities) },
    ...{ imageAddress: file, fileAddress: file, cardAddress: () => file('cards') },
  }
  const pages = Array.from(expandRoutes(site, families), ({ path, meta }) => ({
    path,
    self: absoluteAddress(meta().canonical ?? path, settings),
    things: structuredData(path, meta(), context),
  }))
  return faultsOf(pages, settings)
}

/** The faults of pages: of each thing, and of what they say of each other. */
export function faultsOf(
  pages: readonly Described[],
  settings: Pick<Site['settings'], 'address' | 'trailingSlash' | 'company'>,
): string[] {
  const { streetAddress, postalCode, locality, region } = settings.company.address
  const office = { streetAddress, postalCode, addressLocality: locality, addressRegion: region }
  const read = pages.map(({ things, ...page }) => ({ ...page, ...readThings(things, office) }))
  const existing = new Set(pages.map(({ path }) => absoluteAddress(path, settings)))
  const ofPages = read.flatMap(({ path, self, faults, addresses }) => [
    ...faults.map(({ rule, thing, detail }) => `${path}: ${rule}: ${thing}, ${detail}`),
    ...addresses.flatMap((address) =>
      address === self || existing.has(pathOf(address)) ? [] : `${path}: ${address} is no page of the site`,
    ),
  ])
  const named = groupBy(
    read.flatMap(({ path, ids }) => ids.map((one) => ({ path, ...one }))),
    ({ id }) => id,
  )
  const ofIds = [...named].flatMap(([id, mentions]) => {
    const wholes = new Set(mentions.flatMap(({ whole }) => whole ?? []))
    if (wholes.size === 1) return []
    const how = wholes.size === 0 ? 'in full on no page' : 'in different ways'
    return `${mentions[0].path}: ${id} is described ${how}`
  })
  return [...ofPages, ...ofIds]
}
