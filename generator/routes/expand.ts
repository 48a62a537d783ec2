/** From a site to its pages. Every head is read once; all later steps work on what is kept of it. */
import { hash } from 'node:crypto'
import { namedKinds } from '../core/addresses.ts'
import { attempt } from '../core/attempt.ts'
import { rulesOf } from '../core/families.ts'
import { createInvalid, hasAllEntries, isComplete, joinInvalid } from '../core/invalid-parts.ts'
import type { Problem, Source } from '../core/problem.ts'
import { detach } from '../core/text.ts'
import { withDrafts } from '../load/rules/drafts.ts'
import type { Site } from '../load/site.ts'
import { redirectFamily } from './bare-pages.tsx'
import { coverEntries } from './entry-redirects.ts'
import { siteCard } from './heads.ts'
import {
  isCanonical,
  isWanted,
  type Meta,
  type Route,
  type RouteFamily,
  type SocialCardText,
} from './route.ts'

/**
 * A page as checks, sitemap and ledger need it. Small: its route and the texts of its head are made again
 * when they are needed.
 */
export type PlannedPage = Pick<Route, 'family' | 'path' | 'sources' | 'firstPage'> & {
  /** In search results and the sitemap under its own address. */
  isCanonical: boolean
  /** Visitors must be able to reach it from the home page. */
  isWanted: boolean
  /** Its address is published for good: a real page, a second name of one, or a redirect. */
  isKept: boolean
  /** When its content was written or last changed, where the content says so, yyyy-mm-dd. */
  dated?: string
  /** The lengths of its title, without the brand behind it, and of its description, in characters. */
  titleLength: number
  descriptionLength: number
  /**
   * Numbers made of the texts that must be unique: equal texts have equal numbers, and different texts
   * seldom.
   */
  title: number
  description: number
}

/** All that is known of a site before a page is rendered. */
export type SitePlan = {
  /** The site, with a redirect for every address of an entry that is gone. */
  site: Site
  /** The site without them. */
  loaded: Site
  pages: readonly PlannedPage[]
  routes: () => Iterable<Route>
  /** The redirects that the plan added to the site: those of whole entries. */
  redirects: Site['redirects']
  /** The addresses that a release remembers, sorted. */
  addresses: readonly string[]
  cards: readonly SocialCardText[]
  /** Addresses of pages that are not published, each with the draft that would make it. */
  drafts: ReadonlyMap<string, Source>
  /** What is wrong with redirects of whole entries. */
  problems: readonly Problem[]
}

export type Families = readonly RouteFamily[]

/** All routes of a site, in the order of the table. Each is made when the iteration reaches it. */
export function* expandRoutes(site: Site, table: Families): Generator<Route> {
  for (const { routes } of table) yield* routes(site)
}

/** The routes of a plan. @param redirects those that the plan found for whole entries */
export function* walkRoutes(site: Site, redirects: Site['redirects'], table: Families): Generator<Route> {
  yield* expandRoutes(site, table)
  yield* redirectFamily.routes({ ...site, redirects })
}

/** Plans the pages of a site: those that can be made without the parts that are left out. */
export function expand(loaded: Site, families: Families): SitePlan {
  const { own, table } = isComplete(loaded.invalid)
    ? { own: loaded, table: families }
    : makeablePart(loaded, families)
  const cards = new Map<string, SocialCardText>()
  const heads: Meta[] = []
  const plan = (route: Route): PlannedPage => {
    const meta = route.meta()
    if (heads.length < headsKept) heads.push(meta)
    const card = meta.card ?? siteCard(own.t)
    cards.set(JSON.stringify(card), card)
    return plannedPage(route, meta)
  }
  const pages = Array.from(expandRoutes(own, table), plan)
  const { site, redirects, unkept, problems } = withEntryRedirects(own, () => pages)
  for (const route of redirectFamily.routes({ ...site, redirects })) {
    const page = plan(route)
    pages.push(unkept.has(page.path) ? { ...page, isKept: false } : page)
  }
  return {
    ...{ site, loaded: own, pages, redirects, problems },
    routes: () => withHeads(walkRoutes(own, redirects, table), heads),
    addresses: keptAddresses(pages),
    cards: [...cards.values()],
    drafts: draftPages(site, pages, families),
  }
}

/** The heads of so many pages are kept until the pages are made: they take some 20 MB. Others are made twice. */
const headsKept = 10_000

function* withHeads(routes: Iterable<Route>, heads: readonly Meta[]): Generator<Route> {
  let number = 0
  for (const route of routes) {
    const head = heads[number++]
    yield head ? { ...route, meta: () => head } : route
  }
}

function plannedPage(route: Route, meta: Meta): PlannedPage {
  const { family, path, sources, firstPage } = route
  const listed = isCanonical(route, meta)
  const dated = meta.updated ?? meta.published
  return {
    family,
    path: detach(path),
    sources,
    isCanonical: listed,
    isWanted: isWanted(route, meta),
    // Which page of a list an entry is on changes with the roster, so list pages are no addresses to keep:
    // their entries have their own.
    isKept:
      firstPage === undefined &&
      rulesOf(family)?.kept !== 'not kept' &&
      (listed || meta.canonical !== undefined || meta.isDraft === true || meta.isKept === true),
    titleLength: meta.title.length,
    descriptionLength: meta.description.length,
    title: numberOf(meta.title),
    description: numberOf(meta.description),
    ...(firstPage !== undefined && { firstPage }),
    ...(dated !== undefined && { dated }),
  }
}

/** The first 28 bits of the digest: V8 keeps larger numbers as objects. */
const numberOf = (text: string): number => Number.parseInt(hash('sha256', text, 'hex').slice(0, 7), 16)

const keptAddresses = (pages: readonly PlannedPage[]): string[] =>
  pages.flatMap(({ path, isKept }) => (isKept ? [path] : [])).sort()

/**
 * Adds the redirects of whole entries. While an entry is missing their targets are unknown: they are left out
 * then, and no address of theirs has vanished.
 * @param pages its pages without them
 */
export function withEntryRedirects(
  site: Site,
  pages: () => readonly PlannedPage[],
): { site: Site } & ReturnType<typeof coverEntries> {
  const none = { redirects: [], unkept: new Set<string>(), problems: [] }
  if (site.entryRedirects.length === 0) return { site, ...none }
  if (!hasAllEntries(site.invalid)) {
    const names = site.entryRedirects.flatMap((line) => namedKinds.flatMap((kind) => line[kind] ?? []))
    return { site: { ...site, invalid: joinInvalid([site.invalid, createInvalid({ names })]) }, ...none }
  }
  const present = pages()
  const all = present.map(({ path }) => path)
  const found = coverEntries(site, keptAddresses(present), all)
  return { site: { ...site, redirects: [...site.redirects, ...found.redirects] }, ...found }
}

/** The same for a site whose pages are not needed. */
export const siteWithRedirects = (site: Site, table: Families) =>
  withEntryRedirects(site, () =>
    Array.from(expandRoutes(site, table), (route) => plannedPage(route, route.meta())),
  )

/**
 * The site with families of the pages that can be made without its missing parts. Once one cannot be made,
 * the missing addresses are unknown.
 */
function makeablePart(site: Site, families: Families): { own: Site; table: Families } {
  let { unknown } = site.invalid
  const table = families.map(({ family, routes }) => {
    const all = attempt(() => [...routes(site)])
    const makeable = all?.filter((route) => attempt(() => route.meta() && route.element())) ?? []
    if (makeable.length !== all?.length) unknown = true
    return { family, routes: () => makeable }
  })
  return { own: { ...site, invalid: { ...site.invalid, unknown } }, table }
}

/**
 * The addresses that the drafts of a site would get beside its pages, each with the entry that is a draft;
 * none where drafts are shown.
 */
function draftPages(
  site: Site,
  pages: readonly PlannedPage[],
  families: Families,
): ReadonlyMap<string, Source> {
  const { hidden, invalid } = site
  const all = withDrafts(site)
  if (!hidden || !all) return new Map()
  const published = new Set<string>(pages.map(({ path }) => path))
  const drafts = new Set(
    [...hidden.acts, ...hidden.cities, ...hidden.articles, ...hidden.pages].map(({ source }) => source.entry),
  )
  // Without the parts that are left out, the pages of a family may be impossible to make.
  const made = families.flatMap(({ routes }) =>
    isComplete(invalid) ? [...routes(all)] : (attempt(() => [...routes(all)]) ?? []),
  )
  const found = made.flatMap(({ path, sources }): [string, Source][] => {
    const source = sources.find(({ entry }) => drafts.has(entry))
    return source && !published.has(path) ? [[path, source]] : []
  })
  return new Map(found)
}
