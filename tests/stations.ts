/** A website of another kind than the agency's, whose pages are made in no time. */
import { siteAssets } from '../generator/assets/asset-tables.ts'
import type { SiteDefinition } from '../generator/build/site-definition.ts'
import { paths } from '../generator/core/addresses.ts'
import { textFile } from '../generator/core/output-file.ts'
import type { Route, SiteAssets } from '../generator/routes/route.ts'
import { tinySite } from './tiny-site.ts'

const noEntries = { acts: [], artists: [], cities: [], articles: [], pages: [], redirects: [] }
const tables = {
  prefix: '',
  stylesheet: '',
  features: new Map(),
  preloads: [],
  images: new Map(),
  cards: new Map(),
  riders: new Map(),
}

export const addressOf = (station: number): string => (station === 0 ? '/' : `/station-${station}/`)

/**
 * A website of stations.
 * @param linksOf the addresses to which a station has links
 * @param visit called when the page of a station is rendered
 */
export function stations(
  count: number,
  linksOf: (station: number) => string[],
  visit: (station: number, assets: SiteAssets) => void = () => {},
): SiteDefinition {
  const route = (station: number): Route => ({
    family: 'station',
    path: paths.written(addressOf(station)),
    sources: [],
    meta: () => ({
      title: `Station ${station}`,
      titleSuffix: 'none',
      description: `Trains at station ${station}, their times and platforms, from the first of the day to the last.`,
    }),
    element: () => ({ type: 'p', props: {}, key: null }),
  })
  return {
    load: async () => ({ site: tinySite(noEntries) }),
    families: [
      {
        family: 'station',
        *routes() {
          for (let station = 0; station < count; station++) yield route(station)
        },
      },
    ],
    buildAssets: async () => ({
      assets: siteAssets(tables),
      tables,
      posters: new Map(),
      inputs: new Map(),
      files: [textFile('map.svg', 'asset', '<svg/>')],
      worker: { code: '', shell: [] },
    }),
    renderer: (_, assets) => (made) => {
      const station = Number(/\d+/.exec(made.path)?.[0] ?? 0)
      visit(station, assets)
      const html = linksOf(station)
        .map((href) => `<a href="${href}">next</a>`)
        .join('')
      return { route: made, meta: made.meta(), html, pieces: [html] }
    },
  }
}
