/** Makes pages of a site of which every read is noted: of fields, settings, sentences and pictures. */
import type { ReactNode } from 'react'
import { cardKey } from '../assets/asset-tables.ts'
import { digestOf } from '../core/output-file.ts'
import { type FieldNames, noReads, noteField, notePart, type Reads, recorded, viewOf } from '../core/reads.ts'
import { sentences } from '../core/sentence-keys.ts'
import type { Site } from '../load/site.ts'
import { redirectFamily } from '../routes/bare-pages.tsx'
import type { Families } from '../routes/expand.ts'
import type { Route, SiteAssets } from '../routes/route.ts'
import type { PagePlan } from './make-page.ts'
import type { PageReads, ReadsTable } from './reads-table.ts'
import { type Prepare, pageStager, type StagedPage } from './stage-page.ts'

/** What precedes the key of a sentence, the name of a picture, the digest of the texts of a card, what styles and scripts are called, and the name of a result. */
export const kinds = { result: 'results/', sentence: 'sentences/', picture: 'static/images/', card: 'cards/', asset: 'assets.' } as const

/**
 * The same site. A sentence is noted by its key, a setting as `site.` and its name.
 * @param onSentence receives each sentence that is read, by its noted name, with its values filled in
 */
export function recordedSite(site: Site, names: FieldNames, onSentence: (name: string, said: ReactNode) => void = () => undefined): Site {
  const known = new Map(Object.keys(sentences).map((key) => [key, { name: `${kinds.sentence}${key}`, field: names.number(`${kinds.sentence}${key}`) }]))
  const note = <Said extends ReactNode>(key: string, said: Said): Said => {
    const { name, field } = known.get(key) ?? { name: key, field: names.number(key) }
    noteField(field)
    onSentence(name, said)
    return said
  }
  const t: Site['t'] = (key, ...values) => note(key, site.t(key, ...values))
  const rich: Site['rich'] = (key, ...values) => note(key, site.rich(key, ...values))
  return viewOf({ ...site, t, rich }, names, { settings: 'site' })
}

/** The same files around the pages, with each picture and card noted that a page has, and the addresses of styles, scripts and fonts. */
export function recordedAssets(assets: SiteAssets, names: FieldNames): SiteAssets {
  const noted = <T>(name: string, value: T): T => {
    noteField(names.number(name))
    return value
  }
  return {
    file: assets.file,
    image: (name, place) => noted(`${kinds.picture}${name}`, assets.image(name, place)),
    card: (card) => noted(cardName(cardKey(card)), assets.card(card)),
    // Its files are a function of what it says, which is noted.
    rider: assets.rider,
    get stylesheet() {
      return noted(`${kinds.asset}stylesheet`, assets.stylesheet)
    },
    get script() {
      return noted(`${kinds.asset}script`, assets.script)
    },
    get features() {
      return noted(`${kinds.asset}features`, assets.features)
    },
    get preloads() {
      return noted(`${kinds.asset}preloads`, assets.preloads)
    },
  }
}

/** The name of a card among the reads. */
export const cardName = (key: string): string => `${kinds.card}${digestOf(key)}`

/** A route, and what it surely carries of what was read while the routes of its family were listed. */
export type RecordedRoute = { route: Route; walk: readonly Reads[] }

/** All routes of a recorded site, in the order of the table. @param names of what is noted */
export function* recordedRoutes(site: Site, names: FieldNames, table: Families): Generator<RecordedRoute> {
  for (const family of table) {
    const { value: routes, reads } = recorded(() => [...family.routes(site)])
    const sharesOf = shared(reads, routes, names)
    for (const route of routes) yield { route, walk: sharesOf(route) }
  }
}

/** A route has what was read of its own entries, and of things that are the entries of no route. */
function shared({ fields, parts, results }: Reads, routes: readonly Route[], names: FieldNames): (route: Route) => Reads[] {
  const byEntry = new Map(routes.flatMap(({ sources }) => sources.map(({ entry }) => [entry, noReads()])))
  const common: Reads = { fields: [], parts, results }
  for (const field of fields) (byEntry.get(entryOf(names.names[field] ?? '')) ?? common).fields.push(field)
  return ({ sources }) => [common, ...sources.flatMap(({ entry }) => byEntry.get(entry) ?? [])]
}

/** The entry of a field: `acts/silkwood` of `acts/silkwood.price.from`. */
export const entryOf = (field: string): string => field.split('.', 1)[0] ?? ''

/** Makes a page, and records what it reads. @param always what every page reads */
export const recordedPage = <T>({ route, walk }: RecordedRoute, always: Reads, make: (route: Route) => T): { value: T; reads: Reads } =>
  recorded(() => {
    for (const part of [always, ...walk]) notePart(part)
    return make(route)
  })

/** Pages that are made and staged, with what each reads. @param table gets what each page reads; their bytes are the same */
export function* recordedPages(
  plan: RecordedPlan,
  assets: SiteAssets,
  prepare: Prepare,
  table: ReadsTable,
): Generator<() => StagedPage & { reads: PageReads }> {
  const { site, website, redirects } = plan
  const { names } = table
  const view = recordedSite(site, names)
  const renderer: PagePlan['website']['renderer'] = (_, own) => website.renderer(view, recordedAssets(own, names))
  const { value: make, reads: opening } = recorded(() => pageStager({ ...plan, website: { renderer } }, assets, prepare))
  const walks = [recordedRoutes(view, names, website.families), recordedRoutes(recordedSite({ ...site, redirects }, names), names, [redirectFamily])]
  for (const walk of walks) {
    for (const route of walk) {
      yield () => {
        const { value, reads } = recordedPage(route, opening, make)
        return { ...value, reads: table.add(reads) }
      }
    }
  }
}

type RecordedPlan = PagePlan & { website: { families: Families }; redirects: Site['redirects'] }
