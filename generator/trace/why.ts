/** Finds what a page is made of and what links to it. */
import { LinkChecker } from '../check/links.ts'
import { basePathOf, originOf } from '../core/addresses.ts'
import { UsageError } from '../core/errors.ts'
import { placeText } from '../core/problem.ts'
import { didYouMean } from '../core/problem-texts.ts'
import { lineFinder } from '../core/text.ts'
import { readCatalogue, sentencesFile } from '../load/catalogue.ts'
import { ownerText } from '../load/data-edits.ts'
import { readData } from '../load/data-reader.ts'
import { valueAt } from '../load/explain.ts'
import type { Site } from '../load/site.ts'
import { entryOf, kinds } from '../pages/recording.ts'
import { componentName } from '../render/render.tsx'
import { placeOfTemplate } from '../report/explained-error.ts'
import { aligned, count } from '../report/format.ts'
import type { SitePlan } from '../routes/expand.ts'
import type { Route } from '../routes/route.ts'
import type { TracedEntry } from './entries.ts'
import { type LastChange, lastChange, type Written } from './last-change.ts'
import { fieldsOf } from './names.ts'
import { readProject } from './record.ts'
import { fieldsNamedIn } from './texts-naming.ts'

/** @property today yyyy-mm-dd */
export type WhyOptions = { root: string; address: string; json: boolean; today: string }

type Why = Awaited<ReturnType<typeof reasonsOf>>

/** An entry that a page shows something of. */
type Shown = Why['madeOf'][number]

/**
 * Describes what a page is made of and what links to it.
 * @returns text for people, or JSON
 * @throws UsageError for an unknown address, DataProblems for files that cannot be used
 */
export async function why({ json, ...options }: WhyOptions): Promise<string> {
  const reasons = await reasonsOf(options)
  return json ? JSON.stringify(reasons, undefined, 2) : formatWhy(reasons)
}

/** What JSON has: `{ address, family, template: { component, file }, canonical, madeOf, showsAlso, settings, sentences, pictures, links, changed }` */
async function reasonsOf({ root, address, today }: Omit<WhyOptions, 'json'>) {
  const { site, plan, entries, record } = await readProject(root, today)
  const route = routeAt(address, site, plan)
  const ofPage = record.shownOn(route.path)
  const read = new Set([...ofPage, ...fieldsNamedIn(ofPage, site, entries)])
  const names = new Set(route.sources.map(({ entry }) => entry))
  const shown = (entry: TracedEntry) => {
    const has = (field: string) => [...read].some((name) => name === `${entry.entry}.${field}` || name.startsWith(`${entry.entry}.${field}.`))
    const fields = fieldsOf(entry, site, read).filter((field) => has(field) && valueAt(site, [...entry.at, field]) !== undefined)
    const { entry: name, file, line } = entry
    const isShown = fields.some((field) => names.has(name) || !placing.has(field))
    return isShown ? [{ entry: name, file, line, texts: entry.texts.filter(({ field }) => has(field)).map((text) => text.file), fields }] : []
  }
  const readOf = (kind: string) => [...read].flatMap((name) => (name.startsWith(kind) && !name.endsWith('*') ? [name.slice(kind.length)] : [])).sort()
  const lines = readCatalogue(ownerText(root, sentencesFile)).value
  const touched = new Set([...read].map(entryOf))
  const [own, others] = [entries.filter(({ entry }) => names.has(entry)), entries.filter(({ entry }) => touched.has(entry) && !names.has(entry))]
  const places = own.flatMap((entry) => writtenAt(root, entry))
  const { path, family } = route
  const meta = route.meta()
  // In the compiled program all modules share one scope: esbuild appends numbers to equal names.
  const component = componentName(route.element()).replace(/\d+$/, '')
  const checker = new LinkChecker(site.settings)
  for (const { page, links } of record.pages.values()) checker.add(page, links)
  return {
    address: path,
    family,
    template: { component, file: placeOfTemplate(component)?.file },
    /** Null for a page that is kept out of search engines. */
    canonical: meta.noindex ? null : (meta.canonical ?? path),
    /** Its own entries. */
    madeOf: own.flatMap(shown),
    /** Other entries that it shows something of. */
    showsAlso: others.flatMap(shown),
    /** The names of settings, the keys of sentences, and the names of pictures that it reads. */
    settings: readOf('site.'),
    sentences: readOf(kinds.sentence)
      .map((key) => ({ key, file: sentencesFile, line: lines.get(key)?.line }))
      .sort((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    pictures: readOf(kinds.picture),
    links: checker.inbound(path),
    /** Null without a repository or a commit. */
    changed: lastChange(root, places) ?? null,
  }
}

/** Fields that decide where an entry stands: a page that reads nothing else of another entry does not show it. */
const placing: ReadonlySet<string> = new Set([
  ...['slug', 'key', 'path', 'aliases', 'actPages', 'category'],
  ...['originalArtist', 'unsuited', 'isTopAct', 'latitude', 'longitude'],
])

/** @throws UsageError with the closest address when no page has this one */
function routeAt(address: string, { settings }: Site, { routes }: SitePlan): Route {
  const all = [...routes()]
  const base = basePathOf(settings)
  const withoutHost = address.startsWith(originOf(settings)) ? address.slice(originOf(settings).length) : address
  const path = `/${withoutHost.replace(/[?#].*$/, '')}`.replace(/^\/+/, '/')
  const spellings = [path, ...(base !== '' && path.startsWith(base) ? [path.slice(base.length)] : [])].map(bare)
  const found = all.find((route) => spellings.includes(bare(route.path)))
  if (found) return found
  const known = all.map((route) => route.path)
  throw new UsageError(`No page has the address ${path}.`, didYouMean(`/${spellings.at(-1)}/`, known, 'List all addresses with: npm run routes'))
}

/** An address without slashes at its ends and without `index.html`. */
const bare = (path: string) => path.replace(/index\.html$/, '').replace(/^\/+|\/+$/g, '')

/** The lines of an entry, and the files with its texts. */
function writtenAt(root: string, { file, line, texts }: TracedEntry): Written[] {
  if (texts.some((text) => text.file === file)) return [{ file }]
  const source = ownerText(root, file)
  const read = readData(source)
  const [path = ''] = [...read.lines].find(([path, at]) => at === line && /^\w+\.\d+$/.test(path)) ?? []
  const to = lineFinder(source)(read.spans.get(path)?.end ?? 0)
  return [{ file, lines: { from: line, to: Math.max(line, to) } }, ...texts.map((text) => ({ file: text.file }))]
}

function formatWhy({ address, family, template, canonical, madeOf, showsAlso, settings, sentences, pictures, links, changed }: Why): string {
  const own = madeOf.flatMap(rowsOf)
  const entries = aligned([...own, ...showsAlso.flatMap(rowsOf)])
  return [
    `${address}    ${family}, ${template.file ?? template.component}`,
    ...section('canonical', canonical === null ? 'none: it is kept out of search engines' : canonical === address ? 'itself' : canonical),
    ...section('made of', ...(own.length > 0 ? entries.slice(0, own.length) : ['the template and the settings alone'])),
    ...section('shows also', ...entries.slice(own.length)),
    ...section('settings', settings.join(', ')),
    ...section('sentences', ...sentences.map((sentence) => `${placeText(sentence)}  ${sentence.key}`)),
    ...section('pictures', pictures.join(', ')),
    ...section('links here', linksText(links)),
    ...section('changed', changedText(madeOf, changed)),
  ].join('\n')
}

const rowsOf = ({ entry, file, line, texts, fields }: Shown): string[][] => {
  const others = texts.filter((text) => text !== file)
  // A field that is a file of its own is listed as the file, not as a field.
  const shown = fields.filter((field) => others.length === 0 || !/^(biography|content)$|Text$/.test(field))
  return [[entry, `${file}:${line}`, shown.join(', ')], ...others.map((text) => ['(text)', text])]
}

/** Lines, of which the first starts with a name. */
const section = (name: string, ...lines: readonly string[]) => lines.map((line, index) => `  ${(index === 0 ? name : '').padEnd(12)}${line.trimStart()}`)

function linksText({ count: amount, examples, clicks }: Why['links']): string {
  const depth = clicks === undefined ? 'not reachable from home' : clicks === 0 ? 'home itself' : `${count(clicks, 'click')} from home`
  return amount === 0 ? `no page, ${depth}` : `${count(amount, 'page')}, ${depth}: ${examples.join(' ')}${amount > examples.length ? ' …' : ''}`
}

function changedText(madeOf: readonly Shown[], changed: LastChange | null): string {
  if (madeOf.length === 0) return 'not known: the page has no entries of its own, only a template'
  if (!changed) return 'not known: there is no git repository, or nothing is committed'
  const { commit, date, subject, uncommitted } = changed
  return `${commit} ${date} ${subject}${uncommitted.length > 0 ? ` (not committed: ${uncommitted.join(', ')})` : ''}`
}
