/** Finds what a page is made of and what links to it. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Inbound, LinkChecker } from '../check/links.ts'
import { linksOf } from '../check/page-links.ts'
import { basePathOf, originOf } from '../core/addresses.ts'
import { closestWord } from '../core/closest-word.ts'
import { UsageError } from '../core/errors.ts'
import { readData } from '../load/data-reader.ts'
import { ownerText } from '../load/owner-texts.ts'
import type { Site } from '../load/site.ts'
import { componentName } from '../render/render.tsx'
import { expandRoutes } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import { isWanted, type Route } from '../routes/route.ts'
import { home } from '../system/home.ts'
import type { Entry } from './entries.ts'
import { entryLines } from './entry-lines.ts'
import { formatWhy, formatWhyJson, type Shown, type Why } from './format-why.ts'
import { lastChange, type Written } from './last-change.ts'
import { madeOf } from './made-of.ts'
import { readProject } from './project.ts'
import { rendered } from './rendered.ts'

export type WhyOptions = { root: string; address: string; json: boolean }

/**
 * Describes what a page is made of and what links to it.
 * @returns text for people, or JSON
 * @throws UsageError for an unknown address, DataProblems for files that cannot be used
 */
export async function why({ root, address, json }: WhyOptions): Promise<string> {
  const reasons = await reasonsOf(root, address)
  return json ? formatWhyJson(reasons) : formatWhy(reasons)
}

/** The same as a value. */
export async function reasonsOf(root: string, address: string): Promise<Why> {
  const { site, entries } = await readProject(root)
  const routes = [...expandRoutes(site, families)]
  const route = routeAt(address, site, routes)
  const made = madeOf(site, route, entries)
  const names = new Set(route.sources.map(({ entry }) => entry))
  const own = entries.filter((entry) => names.has(entry.entry) && made.has(entry))
  const shown = (entry: Entry): Shown => ({
    entry: entry.entry,
    file: entry.file,
    line: entry.line,
    texts: entry.texts.filter(({ field }) => made.get(entry)?.includes(field)).map((text) => text.file),
    fields: made.get(entry) ?? [],
  })
  const { path, family } = route
  const meta = route.meta()
  return {
    address: path,
    family,
    template: templateOf(route),
    canonical: meta.noindex ? undefined : (meta.canonical ?? path),
    madeOf: own.map(shown),
    showsAlso: [...made.keys()].filter((entry) => !own.includes(entry)).map(shown),
    links: await inbound(root, site, route, routes),
    changed: await lastChange(
      root,
      own.flatMap((entry) => writtenAt(root, entry)),
    ),
  }
}

/** @throws UsageError with the closest address when no page has this one */
function routeAt(address: string, { settings }: Site, routes: readonly Route[]): Route {
  const base = basePathOf(settings)
  const withoutHost = address.startsWith(originOf(settings)) ? address.slice(originOf(settings).length) : address
  const path = `/${withoutHost.replace(/[?#].*$/, '')}`.replace(/^\/+/, '/')
  const spellings = [path, ...(base !== '' && path.startsWith(base) ? [path.slice(base.length)] : [])].map(bare)
  const found = routes.find((route) => spellings.includes(bare(route.path)))
  if (found) return found
  const known = closestWord(
    spellings.at(-1) ?? '',
    routes.map((route) => bare(route.path)),
  )
  const meant = routes.find((route) => bare(route.path) === known)
  throw new UsageError(`No page has the address ${path}.`, meant ? `Did you mean ${meant.path}?` : 'List all addresses with: npm run routes')
}

/** An address without slashes at its ends and without `index.html`. */
const bare = (path: string) => path.replace(/index\.html$/, '').replace(/^\/+|\/+$/g, '')

/** The template of a page; its file has the same name. */
function templateOf(route: Route): Why['template'] {
  // In the compiled program all modules share one scope: esbuild appends numbers to equal names.
  const component = componentName(route.element()).replace(/\d+$/, '')
  const file = `templates/pages/${component}.tsx`
  return existsSync(join(home, file)) ? { component, file } : { component }
}

async function inbound(root: string, site: Site, route: Route, routes: Iterable<Route>): Promise<Inbound> {
  const links = new LinkChecker(site.settings)
  const { pages } = await rendered(root, site, routes)
  for (const { route: other, meta, html } of pages.values()) links.add({ ...other, isWanted: isWanted(other, meta) }, linksOf(html))
  return links.inbound(route.path)
}

/** The lines of an entry, and the files with its texts. */
function writtenAt(root: string, { file, line, texts }: Entry): Written[] {
  if (texts.some((text) => text.file === file)) return [{ file }]
  const source = ownerText(root, file)
  return [{ file, lines: entryLines(source, readData(source).lines, line) }, ...texts.map((text) => ({ file: text.file }))]
}
