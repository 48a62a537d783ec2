/** Which pages change with an entry, a field, a setting, a sentence or a file: those that differ when it is another one. */
import { join } from 'node:path'
import { buildFeature, buildScript, buildStyles, openBundles } from '../assets/bundles.ts'
import { pathOf } from '../check/link-index.ts'
import { readFacts } from '../check/page-facts.ts'
import type { SitePath } from '../core/addresses.ts'
import { features } from '../core/features.ts'
import { decodePercents } from '../core/text.ts'
import { ledgerFile } from '../load/files/ledger.ts'
import type { Site } from '../load/site.ts'
import type { SiteAssets } from '../routes/route.ts'
import { home } from '../system/home.ts'
import { emptyModules } from '../system/program/compile.mjs'
import { compileProgram, loadProgram } from '../system/program/program-file.mjs'
import { openProject, type Project, tryEach, tryValues } from './edits.ts'
import { type Affected, formatAffected, formatAffectedJson } from './format.ts'
import { type FieldGroup, type ResolvedName, resolveName } from './names.ts'
import type * as OwnPages from './pages.ts'
import { Pages } from './pages.ts'

/** @property today yyyy-mm-dd */
export type AffectedByOptions = { root: string; name: string; json: boolean; today: string }

/**
 * The pages that change with an entry, a field, a setting, a sentence or a file.
 * @returns text for people, or JSON with every address
 * @throws UsageError for an unknown name, DataProblems for files that cannot be used
 */
export async function affectedBy({ root, name, json, today }: AffectedByOptions): Promise<string> {
  const project = await openProject(root, today)
  const all = new Map(Array.from(project.pages.routes.values(), ({ path, family }) => [path, family]))
  const affected = { name, places: [], all, fields: [], tried: [], refused: [], notes: [], ...(await answerTo(resolveName(name, project), project)) }
  return json ? formatAffectedJson(affected) : formatAffected(affected)
}

type Answer = Pick<Affected, 'pages'> & Partial<Affected>

async function answerTo(resolved: ResolvedName, project: Project): Promise<Answer> {
  if (resolved.kind === 'fields') return { places: resolved.places, ...(await answerAbout(resolved.groups, project)) }
  const { kind, file } = resolved
  const { pages } = project
  const { site, assets } = pages
  switch (kind) {
    case 'card':
      return { pages: new Set(pages.routes.keys()), notes: ['Only the picture that social networks show beside a link.'] }
    case 'template':
      return { pages: await pagesWithTemplate(pages, file) }
    case 'nothing':
      return { pages: new Set(), notes: [`${file === ledgerFile ? 'It lists the published addresses. ' : ''}No page depends on it.`] }
    case 'static': {
      const address = assets.file(file.replace('static', ''))
      const isLinked = (html: string) => readFacts(html).links.targets.some((target) => decodePercents(pathOf(target)) === address)
      const linked = [...pages.routes.values()].filter((route) => isLinked(pages.html(route))).map(({ path }) => path)
      const notes = linked.length > 0 ? ['They link to it. Its address does not change, so the HTML of the pages stays the same.'] : []
      return { pages: new Set(linked), notes }
    }
    case 'picture': {
      const note = 'If no other picture has its background colour, the stylesheet changes as well, and with it its address on every page.'
      return { pages: new Set(pages.thatDiffer(new Pages(site, withOtherPicture(assets, file.replace('static/images/', ''))))), notes: [note] }
    }
    default:
      return {
        pages: new Set(pages.thatDiffer(new Pages(site, await withOtherBundles(assets, file, site)))),
        notes: [`Only the address of the ${kind} changes.`],
      }
  }
}

async function answerAbout(groups: readonly FieldGroup[], project: Project): Promise<Answer> {
  const [only, ...others] = groups
  const found =
    only && others.length === 0
      ? [await tryValues(project, only.fields)]
      : await tryEach(
          project,
          groups.map(({ fields }) => fields),
        )
  const outcomes = found.map((outcome, at) => ({ ...outcome, name: groups[at]?.name }))
  const fields = outcomes.flatMap(({ name, ...outcome }) => (name === undefined || groups.length === 1 ? [] : [{ name, ...outcome }]))
  const [{ tried = [], refused = [] } = {}] = groups.length === 1 ? outcomes : []
  if (groups.length === 1 && tried.length === 0) {
    // The name of an entry is in other files, too: the site refuses another one in one of them alone.
    const own = groups.flatMap(({ fields }) => fields.map(({ name }) => name))
    const made = [...project.pages.routes.values()].filter(({ sources }) => sources.some(({ entry }) => own.some((name) => name.startsWith(`${entry}.`))))
    return {
      pages: new Set(made.map(({ path }) => path)),
      refused,
      notes: ['These pages are made of the entry. Others may change as well: no other value could be tried.'],
    }
  }
  return { pages: new Set(outcomes.flatMap(({ pages }) => [...pages])), fields, tried, refused }
}

const other = 'another-file'

function withOtherPicture(assets: SiteAssets, file: string): SiteAssets {
  // Pictures of cities are named without their ending.
  const isIt = (name: string) => name === file || name === file.replace(/\.\w+$/, '')
  return {
    ...assets,
    image: (name, place) => ({ ...assets.image(name, place), ...(isIt(name) && { src: other, srcset: other }) }),
    card: (card) => (isIt(card.image) ? other : assets.card(card)),
  }
}

/** With other addresses of the styles and scripts that a source is part of. */
async function withOtherBundles(assets: SiteAssets, source: string, { browserWords, settings }: Site): Promise<SiteAssets> {
  const words = browserWords()
  const bundles = await openBundles()
  const [styles, script] = await Promise.all([buildStyles({ ownFonts: true, found: '' }, bundles), buildScript(words, settings, bundles)])
  const ofFeatures = await Promise.all(features.map(async (name) => ({ name, ...(await buildFeature(name, words, settings, bundles)) })))
  const addressOf = <Address extends string | undefined>(bundle: { inputs: readonly string[] } | undefined, address: Address) =>
    address !== undefined && bundle?.inputs.includes(source) ? other : address
  const changed = ofFeatures.flatMap(({ name, script, styles }) => {
    const files = assets.features.get(name)
    return files ? [[name, { script: addressOf(script, files.script), stylesheet: addressOf(styles, files.stylesheet) }] as const] : []
  })
  return {
    ...assets,
    ...{ stylesheet: addressOf(styles, assets.stylesheet), script: addressOf(script, assets.script) },
    features: new Map([...assets.features, ...changed]),
  }
}

/** The pages that a template takes part in: those that differ in a copy of the program where its file is empty; all when that does not compile. */
async function pagesWithTemplate(pages: Pages, file: string): Promise<Set<SitePath>> {
  // Nothing is written there: stacks name the file.
  const target = join(home, '.cache', 'copy', 'pages.cjs')
  const after = await compileProgram(target, home, 'trace/pages.ts', [emptyModules(new Set([join(home, file)]))])
    .then(({ content }) => loadProgram<typeof OwnPages>(target, content).exports)
    .then((copy) => new copy.Pages(pages.site, { ...pages.assets }))
    .catch(() => undefined)
  return new Set(after ? pages.thatDiffer(after) : pages.routes.keys())
}
