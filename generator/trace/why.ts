import { LinkChecker } from '../check/links.ts'
import { aligned, count } from '../commands/report/format.ts'
import { placeOfTemplate } from '../commands/report/located-error.ts'
import { basePathOf, originOf, pathOf } from '../core/addresses.ts'
import { attempt } from '../core/attempt.ts'
import { UsageError } from '../core/errors.ts'
import { placeText } from '../core/problem.ts'
import { didYouMean } from '../core/problem-texts.ts'
import { lineFinder } from '../core/text.ts'
import { ownerText } from '../load/data/edits.ts'
import { fieldOfValue } from '../load/data/named-values.ts'
import { readData } from '../load/data/reader.ts'
import { valueAt } from '../load/data/schema-problems.ts'
import { catalogueFile, sentencesFile } from '../load/sentences/catalogue.ts'
import type { Site } from '../load/site.ts'
import { componentName } from '../render/render.tsx'
import { expand } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import type { Route, SiteAssets } from '../routes/route.ts'
import { loadProject, type Project } from './edits.ts'
import { fieldsOf, schemaWithin, type TracedEntry } from './entries.ts'
import { type LastChange, lastChange, type Written } from './last-change.ts'
import { markSite } from './marked-site.ts'
import { otherValues } from './other-values.ts'
import { Pages } from './pages.ts'
import { MarkedPage } from './places.ts'

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

/**
 * What JSON has: `{ address, family, template: { component, file }, canonical, madeOf, showsAlso, settings,
 * sentences, pictures, links, changed }`
 */
async function reasonsOf({ root, address, today }: Omit<WhyOptions, 'json'>) {
  const project = await loadProject(root, today)
  const { entries, pages } = project
  const route = routeAt(address, pages)
  const { fields, sentences, pictures } = await shownOn(route, project)
  const shown = entries.flatMap((one) => {
    const { entry, file, line, texts } = one
    const own = fieldsOf(one).filter((field) => fields.has(`${entry}.${field}`))
    return own.length === 0
      ? []
      : {
          entry,
          file,
          line,
          texts: texts.flatMap((text) => (own.includes(text.field) ? text.file : [])),
          fields: own,
        }
  })
  const names = new Set(route.sources.map(({ entry }) => entry))
  const own = entries.filter(({ entry }) => names.has(entry))
  const meta = route.meta()
  // In the compiled program all modules share one scope: esbuild appends numbers to equal names.
  const component = componentName(route.element()).replace(/\d+$/, '')
  return {
    address: route.path,
    family: route.family,
    template: { component, file: placeOfTemplate(component)?.file },
    /** Null for a page that is kept out of search engines. */
    canonical: meta.noindex ? null : (meta.canonical ?? route.path),
    /** Its own entries. */
    madeOf: shown.filter(({ entry }) => names.has(entry)),
    /** Other entries that it shows something of. */
    showsAlso: shown.filter(({ entry }) => !names.has(entry) && entry !== 'site'),
    /** The names of settings, the keys of sentences, and the names of pictures that it shows. */
    settings: shown.flatMap(({ entry, fields }) => (entry === 'site' ? fields : [])),
    sentences,
    pictures,
    links: linksTo(route, pages),
    /** Null without a repository or a commit. */
    changed:
      lastChange(
        root,
        own.flatMap((entry) => writtenAt(root, entry)),
      ) ?? null,
  }
}

async function shownOn(route: Route, project: Project) {
  const { root, entries, pages } = project
  const { site } = pages
  const pictures = new Set<string>()
  const image: Pages['assets']['image'] = (name, place) => {
    pictures.add(name)
    return pages.assets.image(name, place)
  }
  const marked = markSite(root, site, entries)
  const copy = new Pages(marked.site, { ...pages.assets, image })
  const page = new MarkedPage(copy.html(copy.routes.get(route.path) ?? route), marked, route)
  const places = page.all()
  const sentences = new Map(
    places.flatMap(({ kind, name, file, line }) =>
      kind === 'sentence' ? [[name, { key: name, file, line }]] : [],
    ),
  )
  const files = new Set(places.flatMap(({ kind, file }) => (kind === 'text' ? [file] : [])))
  const uses = site.valueUses.filter(
    ({ file, field = '' }) =>
      files.has(file) || ((file === sentencesFile || file === catalogueFile) && sentences.has(field)),
  )
  const certain = [
    ...places.flatMap(({ kind, name }) => (kind === 'text' || kind === 'field' ? [name] : [])),
    ...uses.map(({ name }) => fieldOfValue(name)),
  ]
  // A field of an entry stands for those within it.
  const fields = new Set(certain.map(topField))
  // A number may be equal by chance, and what is in an address or an attribute has no mark: another value
  // says whether the page depends on it.
  const asked = entries.filter(
    ({ entry, folder }) => folder === 'site' || route.sources.some((source) => source.entry === entry),
  )
  const all = [
    ...asked.flatMap((entry) => fieldsOf(entry).map((field) => `${entry.entry}.${field}`)),
    ...places.map(({ name }) => topField(name)),
  ]
  const before = htmlOf(route, site, pages.assets)
  for (const name of new Set(all)) {
    const [start, field = ''] = name.split('.')
    const entry = entries.find((one) => one.entry === start)
    // Long texts have marks.
    const isText = entry?.texts.some((text) => text.field === field && text.file.endsWith('.md'))
    const isAsked = entry && !fields.has(name) && !isText
    // These are in the files around the page, which are not made again for this.
    const isLook = name === 'site.theme' || name === 'site.logo'
    if (isLook && valueAt(site.settings, [field]) !== undefined) fields.add(name)
    const changed = isAsked && withOtherValue(site, entry, field)
    if (changed && htmlOf(route, changed, pages.assets) !== before) fields.add(name)
  }
  return {
    fields,
    sentences: [...sentences.values()].sort((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    pictures: [...pictures].sort(),
  }
}

/** A page of a site that is not checked; nothing when it cannot be made. */
function htmlOf({ family, path }: Route, site: Site, assets: SiteAssets): string | undefined {
  return attempt(() => {
    const pages = new Pages(
      site,
      assets,
      families.filter((one) => one.family === family),
    )
    const route = pages.routes.get(path)
    return route && pages.html(route)
  })
}

/** The loaded site with another value of a field; nothing when the entry does not have it. */
function withOtherValue(site: Site, { entry, folder, schema }: TracedEntry, name: string): Site | undefined {
  const changed = (whole: object) => {
    const [other] = [...otherValues(valueAt(whole, [name]), schemaWithin(schema, name)).values()]
    return { ...whole, [name]: other }
  }
  if (folder === 'site')
    return valueAt(site.settings, [name]) === undefined
      ? undefined
      : { ...site, settings: { ...site.settings, ...changed(site.settings) } }
  const isIt = (item: unknown) =>
    valueAt(item, ['source', 'entry']) === entry && valueAt(item, [name]) !== undefined
  const lists = Object.entries(site).flatMap(([key, list]) =>
    Array.isArray(list) && list.some(isIt)
      ? [[key, list.map((item) => (isIt(item) ? changed(item) : item))]]
      : [],
  )
  return lists.length === 0 ? undefined : { ...site, ...Object.fromEntries(lists) }
}

/** `acts/silkwood.price` of `acts/silkwood.price.from`. */
const topField = (name: string): string => name.split('.').slice(0, 2).join('.')

function linksTo({ path }: Route, pages: Pages) {
  const checker = new LinkChecker(pages.site.settings)
  for (const page of expand(pages.site, families).pages) {
    const route = pages.routes.get(page.path)
    if (route) checker.add(page, pages.links(route))
  }
  return checker.inbound(path)
}

/** @throws UsageError with the closest address when no page has this one */
function routeAt(address: string, { site: { settings }, routes }: Pages): Route {
  const all = [...routes.values()]
  const base = basePathOf(settings)
  const withoutHost = address.startsWith(originOf(settings))
    ? address.slice(originOf(settings).length)
    : address
  const path = `/${pathOf(withoutHost)}`.replace(/^\/+/, '/')
  const spellings = [path, ...(base !== '' && path.startsWith(base) ? [path.slice(base.length)] : [])].map(
    bare,
  )
  const found = all.find((route) => spellings.includes(bare(route.path)))
  if (found) return found
  const known = all.map((route) => route.path)
  throw new UsageError(
    `No page has the address ${path}.`,
    didYouMean(`/${spellings.at(-1)}/`, known, 'List all addresses with: npm run routes'),
  )
}

/** An address without slashes at its ends and without `index.html`. */
const bare = (path: string) => path.replace(/index\.html$/, '').replace(/^\/+|\/+$/g, '')

/** The lines of an entry, and the files with its texts. */
function writtenAt(root: string, { file, line, path, texts }: TracedEntry): Written[] {
  if (texts.some((text) => text.file === file)) return [{ file }]
  const source = ownerText(root, file)
  const to = lineFinder(source)(readData(source).spans.get(path.join('.'))?.end ?? 0)
  return [
    { file, lines: { from: line, to: Math.max(line, to) } },
    ...texts.map((text) => ({ file: text.file })),
  ]
}

function formatWhy({
  address,
  family,
  template,
  canonical,
  madeOf,
  showsAlso,
  settings,
  sentences,
  pictures,
  links,
  changed,
}: Why): string {
  const own = madeOf.flatMap(rowsOf)
  const entries = aligned([...own, ...showsAlso.flatMap(rowsOf)])
  return [
    `${address}    ${family}, ${template.file ?? template.component}`,
    ...section(
      'canonical',
      canonical === null
        ? 'none: it is kept out of search engines'
        : canonical === address
          ? 'itself'
          : canonical,
    ),
    ...section(
      'made of',
      ...(own.length > 0 ? entries.slice(0, own.length) : ['the template and the settings alone']),
    ),
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
  const shown = fields.filter(
    (field) => others.length === 0 || !/^(biography|content|days)$|Text$/.test(field),
  )
  return [[entry, `${file}:${line}`, shown.join(', ')], ...others.map((text) => ['(text)', text])]
}

/** Lines, of which the first starts with a name. */
const section = (name: string, ...lines: readonly string[]) =>
  lines.map((line, index) => `  ${(index === 0 ? name : '').padEnd(12)}${line.trimStart()}`)

function linksText({ count: amount, examples, clicks }: Why['links']): string {
  const depth =
    clicks === undefined
      ? 'not reachable from home'
      : clicks === 0
        ? 'home itself'
        : `${count(clicks, 'click')} from home`
  return amount === 0
    ? `no page, ${depth}`
    : `${count(amount, 'page')}, ${depth}: ${examples.join(' ')}${amount > examples.length ? ' …' : ''}`
}

function changedText(madeOf: readonly Shown[], changed: LastChange | null): string {
  if (madeOf.length === 0) return 'not known: the page has no entries of its own, only a template'
  if (!changed) return 'not known: there is no git repository, or nothing is committed'
  const { commit, date, subject, uncommitted } = changed
  return `${commit} ${date} ${subject}${uncommitted.length > 0 ? ` (not committed: ${uncommitted.join(', ')})` : ''}`
}
