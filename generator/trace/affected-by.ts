/** Which pages change with an entry, a field, a setting, a sentence or a file: those that read it. */
import { join } from 'node:path'
import { cardKey } from '../assets/asset-tables.ts'
import { buildAssets } from '../assets/assets.ts'
import { buildFeature, buildScript, buildStyles } from '../assets/bundles.ts'
import type { SitePath } from '../core/addresses.ts'
import { features } from '../core/features.ts'
import { groupBy } from '../core/group-by.ts'
import { sentencesFile } from '../load/catalogue.ts'
import { ledgerFile } from '../load/ledger.ts'
import type { Site } from '../load/site.ts'
import { cardName, kinds } from '../pages/recording.ts'
import { emptyModules } from '../program/compile.mjs'
import { evaluate } from '../program/evaluate.ts'
import { memoryCompiler } from '../program/in-memory.ts'
import { home } from '../system/home.ts'
import type { Entry, Path } from './entries.ts'
import { type Affected, formatAffected, formatAffectedJson } from './format.ts'
import { fieldsOf, type Subject, settingsFile, subjectNamed } from './names.ts'
import type * as PageDigests from './page-digests.ts'
import { type Project, type Readers, readProject, type SiteRecord } from './record.ts'
import { textsNaming } from './texts-naming.ts'

/** @property program digest of the program and its packages; without it, what `generate` has kept is not used */
export type AffectedByOptions = { root: string; name: string; json: boolean; program?: string | undefined }

/**
 * The pages that change with an entry, a field, a setting, a sentence or a file.
 * @returns text for people, or JSON with every address
 * @throws UsageError for an unknown name, DataProblems for files that cannot be used
 */
export async function affectedBy({ root, name, json, program }: AffectedByOptions): Promise<string> {
  const project = await readProject(root, program)
  const subject = subjectNamed(name, { ...project, read: project.record.fields() })
  const all = new Map<string, string>([...project.record.pages].map(([path, { page }]) => [path, page.family]))
  const affected = { name, places: [], all, behind: new Set<SitePath>(), fields: [], notes: [], ...(await answerTo(subject, project)) }
  return json ? formatAffectedJson(affected) : formatAffected(affected)
}

type Answer = Pick<Affected, 'shown'> & Partial<Affected>

async function answerTo(subject: Subject, project: Project): Promise<Answer> {
  switch (subject.kind) {
    case 'entries':
      return entriesAnswer(subject.entries, subject.field, project)
    case 'setting':
      return { places: [settingsFile], ...readersOf(project, [thingIn('site', ['settings'], subject.name)]) }
    case 'sentence':
      return { places: [sentencesFile], ...readersOf(project, [{ name: `${kinds.sentence}${subject.name}`.replace(/\/$/, ''), at: [] }]) }
    case 'navigation':
      return { places: [subject.file], ...readersOf(project, [thingIn('navigation', ['navigation'], '')]) }
    case 'card':
      return { shown: new Set(project.record.pages.keys()), notes: ['Only the picture that social networks show beside a link.'] }
    case 'template':
      return { shown: await pagesWithTemplate(project.root, project.site, subject.file) }
    case 'nothing':
      return { shown: new Set(), notes: [`${subject.file === ledgerFile ? 'It lists the published addresses. ' : ''}No page depends on it.`] }
    default:
      return fileAnswer(subject.kind, subject.file, project)
  }
}

/** A field or a group of fields: its name among the reads, and where the site has it. */
type Thing = { name: string; at: Path }

/** @param field its name within the whole; empty for all of it */
const thingIn = (whole: string, at: Path, field: string): Thing =>
  field === '' ? { name: whole, at } : { name: `${whole}.${field}`, at: [...at, ...field.split('.')] }

/** The pages that read some things, or a text that names their values. */
function readersOf({ site, entries, record }: Project, things: readonly Thing[]): Readers {
  const texts = things.flatMap(({ at }) => textsNaming(site, entries, at))
  const names = [...things.map(({ name }) => name), ...texts]
  const { shown, behind } = record.readersOf(names)
  const all = new Set([...shown, ...names.flatMap((name) => (name.startsWith(browserWord) ? pagesWithScript(record, name.slice(browserWord.length)) : []))])
  return { shown: all, behind: new Set([...behind].filter((page) => !all.has(page))) }
}

const browserWord = `${kinds.sentence}browser.`

/** The pages with the script that shows a sentence: that of every page, or of the feature whose name precedes the rest of the key. */
function pagesWithScript(record: SiteRecord, key: string): SitePath[] {
  const feature = features.find((name) => key.startsWith(`${name}.`))
  const address = feature === undefined ? record.assets.script : record.assets.features.get(feature)?.script
  return address === undefined ? [] : record.pagesWith(address)
}

/** The readers of each field, or of one, in all entries together. If the entries are of several kinds, their kind precedes the name of the field. */
function entriesAnswer(entries: readonly Entry[], asked: string | undefined, project: Project): Answer {
  const [only] = entries.length === 1 ? entries : []
  const hasKinds = new Set(entries.map(({ folder }) => folder)).size > 1
  const read = project.record.fields()
  const things = entries.flatMap((entry) =>
    (asked === undefined ? fieldsOf(entry, project.site, read) : [asked]).map((field) => ({
      ...thingIn(entry.entry, entry.at, field),
      field: hasKinds ? `${entry.folder}.${field}` : field,
    })),
  )
  const fields = [...groupBy(things, ({ field }) => field)].map(([name, group]) => ({ name, ...readersOf(project, group) }))
  const shown = new Set(fields.flatMap((field) => [...field.shown]))
  const behind = new Set(fields.flatMap((field) => [...field.behind]).filter((page) => !shown.has(page)))
  return { places: only ? placesOf(only) : [], fields: asked === undefined ? fields : [], shown, behind }
}

/** The places of an entry: its line in a data file, and the files of its texts. */
const placesOf = ({ file, line, texts }: Entry): string[] =>
  texts.some((text) => text.file === file) ? [file] : [`${file}:${line}`, ...texts.map((text) => text.file)]

/** The pages that load a style or a script which a source is part of. */
async function pagesOfBundles(source: string, record: SiteRecord, { browserWords, settings }: Site): Promise<SitePath[]> {
  const { assets } = record
  const words = browserWords()
  const [styles, script] = await Promise.all([buildStyles({ ownFonts: true, found: '' }), buildScript(words, settings)])
  const ofFeatures = await Promise.all(features.map(async (name) => ({ files: assets.features.get(name), ...(await buildFeature(name, words, settings)) })))
  const bundles = [
    { bundle: styles, address: assets.stylesheet },
    { bundle: script, address: assets.script },
    ...ofFeatures.flatMap(({ files, script, styles }) => [
      { bundle: script, address: files?.script },
      { bundle: styles, address: files?.stylesheet },
    ]),
  ]
  return bundles.flatMap(({ bundle, address }) => (address !== undefined && bundle?.inputs.includes(source) ? record.pagesWith(address) : []))
}

/** Finished pages contain the addresses of the files that they use. */
async function fileAnswer(kind: 'picture' | 'static' | 'style' | 'script', file: string, { record, site, plan }: Project): Promise<Answer> {
  if (kind === 'style' || kind === 'script')
    return { shown: new Set(await pagesOfBundles(file, record, site)), notes: [`Only the address of the ${kind} changes.`] }
  if (kind === 'static') {
    const linked = new Set(record.pagesWith(record.assets.file(file.replace('static', ''))))
    return { shown: linked, notes: linked.size > 0 ? ['They link to it. Its address does not change, so the HTML of the pages stays the same.'] : [] }
  }
  const note = 'If no other picture has its background colour, the stylesheet changes as well, and with it its address on every page.'
  const cards = plan.cards.filter(({ image }) => image === file.replace('static/images/', ''))
  return { shown: record.readersOf([file, ...cards.map((card) => cardName(cardKey(card)))]).shown, notes: [note] }
}

/** The pages that a template takes part in: those that differ in a copy of the program where its file is empty. @throws Error when that does not compile */
async function pagesWithTemplate(root: string, site: Site, file: string): Promise<Set<SitePath>> {
  const { assets } = await buildAssets({ root, site, draft: true })
  const digests = async (without: ReadonlySet<string>) => (await programWithout(without)).pageDigests(site, assets)
  const [before, after] = [await digests(new Set()), await digests(new Set([join(home, file)])).catch(() => undefined)]
  return new Set([...before.keys()].filter((path) => after?.get(path) !== before.get(path)))
}

async function programWithout(files: ReadonlySet<string>): Promise<typeof PageDigests> {
  const { compile, dispose } = await memoryCompiler({ pages: 'trace/page-digests.ts' }, [emptyModules(files)])
  try {
    return await evaluate<typeof PageDigests>((await compile())('pages'))
  } finally {
    await dispose()
  }
}
