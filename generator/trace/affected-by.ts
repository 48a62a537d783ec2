/** Which pages change with an entry, a field, a setting, a sentence or a file: those that read it. */
import { join } from 'node:path'
import { cardKey } from '../assets/asset-tables.ts'
import { buildFeature, buildScript, buildStyles, openBundles } from '../assets/bundles.ts'
import type { SitePath } from '../core/addresses.ts'
import { features } from '../core/features.ts'
import { groupBy } from '../core/group-by.ts'
import { ledgerFile } from '../load/ledger.ts'
import type { Site } from '../load/site.ts'
import { cardName, kinds } from '../pages/recording.ts'
import { emptyModules } from '../program/compile.mjs'
import { evaluate } from '../program/evaluate.ts'
import { memoryCompiler } from '../program/in-memory.ts'
import type { SiteAssets } from '../routes/route.ts'
import { home } from '../system/home.ts'
import { type Affected, formatAffected, formatAffectedJson } from './format.ts'
import { type ResolvedName, resolveName, type Thing } from './names.ts'
import type * as PageDigests from './page-digests.ts'
import { pageDigests } from './page-digests.ts'
import { joinReaders, type Project, type Readers, readProject, type SiteRecord } from './record.ts'
import { textsNaming } from './texts-naming.ts'

/** @property today yyyy-mm-dd */
export type AffectedByOptions = { root: string; name: string; json: boolean; today: string }

/**
 * The pages that change with an entry, a field, a setting, a sentence or a file.
 * @returns text for people, or JSON with every address
 * @throws UsageError for an unknown name, DataProblems for files that cannot be used
 */
export async function affectedBy({ root, name, json, today }: AffectedByOptions): Promise<string> {
  const project = await readProject(root, today)
  const all = new Map<string, string>([...project.record.pages].map(([path, { page }]) => [path, page.family]))
  const affected = { name, places: [], all, behind: new Set<SitePath>(), fields: [], notes: [], ...(await answerTo(resolveName(name, project), project)) }
  return json ? formatAffectedJson(affected) : formatAffected(affected)
}

type Answer = Pick<Affected, 'shown'> & Partial<Affected>

async function answerTo(resolved: ResolvedName, project: Project): Promise<Answer> {
  if (resolved.kind === 'things') {
    const groups = [...groupBy(resolved.things, ({ field }) => field)].map(([name, things]) => ({ name, ...readersOf(project, things) }))
    const fields = groups.flatMap(({ name, ...readers }) => (name === undefined ? [] : [{ name, ...readers }]))
    return { places: resolved.places, fields, ...joinReaders(groups) }
  }
  const { kind, file } = resolved
  const { record, site, plan } = project
  switch (kind) {
    case 'card':
      return { shown: new Set(record.pages.keys()), notes: ['Only the picture that social networks show beside a link.'] }
    case 'template':
      return { shown: await pagesWithTemplate(site, record.assets, file) }
    case 'nothing':
      return { shown: new Set(), notes: [`${file === ledgerFile ? 'It lists the published addresses. ' : ''}No page depends on it.`] }
    case 'static': {
      // Finished pages contain the addresses of the files that they use.
      const linked = new Set(record.pagesWith(record.assets.file(file.replace('static', ''))))
      return { shown: linked, notes: linked.size > 0 ? ['They link to it. Its address does not change, so the HTML of the pages stays the same.'] : [] }
    }
    case 'picture': {
      const note = 'If no other picture has its background colour, the stylesheet changes as well, and with it its address on every page.'
      const cards = plan.cards.filter(({ image }) => image === file.replace('static/images/', ''))
      return { shown: record.readersOf([file, ...cards.map((card) => cardName(cardKey(card)))]).shown, notes: [note] }
    }
    default:
      return { shown: new Set(await pagesOfBundles(file, record, site)), notes: [`Only the address of the ${kind} changes.`] }
  }
}

/** The pages that read some things, or a text that names their values, or that load a script which does. */
function readersOf({ site, entries, record }: Project, things: readonly Thing[]): Readers {
  const names = [...things.map(({ name }) => name), ...things.flatMap(({ at }) => textsNaming(site, entries, at))]
  const inScripts = names.filter((name) => name.startsWith(browserWord)).map((name) => scriptWith(name.slice(browserWord.length), record.assets))
  const withScripts = inScripts.flatMap((script) => (script === undefined ? [] : record.pagesWith(script)))
  return joinReaders([record.readersOf(names), { shown: withScripts, behind: [] }])
}

const browserWord = `${kinds.sentence}browser.`

/** The script that shows a sentence: that of every page, or of the feature whose name precedes the rest of the key. */
function scriptWith(key: string, { script, features: files }: SiteAssets): string | undefined {
  const feature = features.find((name) => key.startsWith(`${name}.`))
  return feature === undefined ? script : files.get(feature)?.script
}

/** The pages that load a style or a script which a source is part of. */
async function pagesOfBundles(source: string, record: SiteRecord, { browserWords, settings }: Site): Promise<SitePath[]> {
  const { assets } = record
  const words = browserWords()
  const bundles = await openBundles()
  const [styles, script] = await Promise.all([buildStyles({ ownFonts: true, found: '' }, bundles), buildScript(words, settings, bundles)])
  const ofFeatures = await Promise.all(
    features.map(async (name) => ({ files: assets.features.get(name), ...(await buildFeature(name, words, settings, bundles)) })),
  )
  const pagesOf = (bundle: { inputs: readonly string[] } | undefined, address: string | undefined) =>
    address !== undefined && bundle?.inputs.includes(source) ? record.pagesWith(address) : []
  return [{ files: assets, styles, script }, ...ofFeatures].flatMap(({ files, styles, script }) => [
    ...pagesOf(styles, files?.stylesheet),
    ...pagesOf(script, files?.script),
  ])
}

/** The pages that a template takes part in: those that differ in a copy of the program where its file is empty; all when that does not compile. */
async function pagesWithTemplate(site: Site, assets: SiteAssets, file: string): Promise<Set<SitePath>> {
  const { compile, dispose } = await memoryCompiler({ pages: 'trace/page-digests.ts' }, [emptyModules(new Set([join(home, file)]))])
  const copy = compile().then((program) => evaluate<typeof PageDigests>(program('pages')))
  const after = await copy.then(({ pageDigests }) => pageDigests(site, assets)).catch(() => undefined)
  await dispose()
  return new Set([...pageDigests(site, assets)].flatMap(([path, digest]) => (after?.get(path) === digest ? [] : [path])))
}
