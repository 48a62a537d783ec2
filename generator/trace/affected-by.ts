/** Which pages change with an entry, a field, a setting, a sentence or a file: edits it in memory, and compares the finished pages. */
import { buildFeature, buildScript, buildStyles } from '../assets/bundles.ts'
import { paths, type SitePath } from '../core/addresses.ts'
import { features } from '../core/features.ts'
import type { Site } from '../load/site.ts'
import { comparedFields } from '../relate/likeness.ts'
import { expandRoutes } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import type { Affected, FieldEffect } from './affected.ts'
import type { Entry } from './entries.ts'
import { formatAffected, formatAffectedJson } from './format.ts'
import { type Subject, subjectNamed } from './names.ts'
import { Pages } from './pages.ts'
import { effectsOf, type Field, fieldNamed, fieldsOf } from './perturb.ts'
import { filesOf, type Project, readProject } from './project.ts'
import { pagesWith, type Rendered, rendered } from './rendered.ts'
import { effectOfSentences, effectOfSetting, sentencesFile, settingsFile } from './settings.ts'
import { pagesWithTemplate } from './templates.ts'

export type AffectedByOptions = { root: string; name: string; json: boolean }

/**
 * The pages that change with an entry, a field, a setting, a sentence or a file.
 * @returns text for people, or JSON with every address
 * @throws UsageError for an unknown name, DataProblems for files that cannot be used
 */
export async function affectedBy({ root, name, json }: AffectedByOptions): Promise<string> {
  const affected = await affectedPages(root, name)
  return json ? formatAffectedJson(affected) : formatAffected(affected)
}

/** The same as a value. */
export async function affectedPages(root: string, name: string): Promise<Affected> {
  const project = await readProject(root)
  const subject = subjectNamed(name, { ...project, files: filesOf(root) })
  const all = new Map<string, string>([...expandRoutes(project.site, families)].map(({ path, family }) => [path, family]))
  return { name, places: [], all, fields: [], notes: [], ...(await answerTo(subject, project, [...all.keys()])) }
}

type Answer = Pick<Affected, 'pages'> & Partial<Affected>

async function answerTo(subject: Subject, project: Project, all: readonly string[]): Promise<Answer> {
  switch (subject.kind) {
    case 'entries':
      return entriesAnswer(subject.entries, subject.field, project)
    case 'setting':
    case 'sentence':
      return editAnswer(subject.kind, subject.name, project)
    case 'card':
      return { pages: new Set(all), notes: ['Only the picture that social networks show beside a link.'] }
    case 'navigation':
      return { pages: new Set([...expandRoutes(project.site, families)].filter(({ meta }) => meta().bare !== true).map(({ path }) => path)) }
    case 'template':
      return { pages: await pagesWithTemplate(project.root, project.site, subject.file) }
    case 'nothing':
      return { pages: new Set(), notes: [notShown[subject.file] ?? 'No page depends on it.'] }
    default:
      return fileAnswer(subject.kind, subject.file, project)
  }
}

const notShown: Readonly<Record<string, string>> = {
  'data/addresses.txt': 'It lists the published addresses. No page depends on it.',
}

function entriesAnswer(entries: readonly Entry[], field: string | undefined, { site }: Project): Answer {
  const fields = fieldEffects(entries, field, site)
  const counted = fields.filter(({ shows }) => shows || field !== undefined)
  const [only] = entries.length === 1 ? entries : []
  return {
    places: only ? placesOf(only) : [],
    fields: field === undefined ? fields : [],
    pages: new Set(counted.flatMap(({ changed, moved }) => [...changed, ...moved])),
    notes: notesOn(entries, fields),
  }
}

/** The places of an entry: its line in a data file, and the files of its texts. */
const placesOf = ({ file, line, texts }: Entry): string[] =>
  texts.some((text) => text.file === file) ? [file] : [`${file}:${line}`, ...texts.map((text) => text.file)]

/** The effect of each field, or of one, in all entries at once. If the entries are of several kinds, their kind precedes the name of the field. */
function fieldEffects(entries: readonly Entry[], asked: string | undefined, site: Project['site']): FieldEffect[] {
  const hasKinds = new Set(entries.map(({ folder }) => folder)).size > 1
  const groups = new Map<string, [Field, ...Field[]]>()
  for (const entry of entries) {
    for (const field of asked === undefined ? fieldsOf(site, entry) : [fieldNamed(site, entry, asked)].flatMap((one) => one ?? [])) {
      const name = hasKinds ? `${entry.folder}.${field.name}` : field.name
      groups.set(name, [field, ...(groups.get(name) ?? [])])
    }
  }
  const effects = effectsOf(new Pages(site), [...groups.values()])
  return [...groups].flatMap(([name, [{ role, shows }]], index) => {
    const effect = effects[index]
    return effect ? [{ name, role, shows, ...effect }] : []
  })
}

function notesOn(entries: readonly Entry[], fields: readonly FieldEffect[]): string[] {
  const has = (pattern: RegExp) => fields.some(({ name }) => pattern.test(name))
  return [
    ...(fields.some(({ role }) => role === 'placing')
      ? ['"decides places": which pages change depends on the new value. All pages that may change are counted.']
      : []),
    ...(fields.some(({ role, moved }) => role === 'address' && moved.size > 0)
      ? ['"moves": the page gets another address, and pages that link to it change.']
      : []),
    ...(has(/videoUrl$/) ? ['A video on a host that no other act uses changes the security policy, and with it every page.'] : []),
    ...(has(/l(?:at|ong)itude$/) ? ['latitude, longitude: the counts are for a move of about two kilometres.'] : []),
    ...(has(/^(?:acts\.)?category$/) && entries.some(({ folder }) => folder === 'acts')
      ? ['category: a change to "tribute" is not counted, because it needs an originalArtist as well.']
      : []),
    ...(entries.some(({ folder }) => folder === 'acts') && has(new RegExp(`^(?:acts\\.)?(?:${comparedFields.join('|')})$`))
      ? [`${comparedFields.join(', ')}: they decide which acts are similar. The counts are for some values, those of other acts among them.`]
      : []),
    ...(has(/actPages$/) ? ['actPages: the count is for switching it on or off.'] : []),
  ]
}

async function editAnswer(kind: 'setting' | 'sentence', name: string, project: Project): Promise<Answer> {
  const { changed, moved } = await (kind === 'setting' ? effectOfSetting(project, name) : effectOfSentences(project, name))
  const whole = name === '' ? ['The count is for a change of every text. For one of them, use for example: affected-by site.phone'] : []
  const gone = moved.size > 0 ? ['Some of these pages exist only with the current value.'] : []
  return { places: [kind === 'setting' ? settingsFile : sentencesFile], pages: new Set([...changed, ...moved]), notes: [...whole, ...gone] }
}

/** The pages that load a style or a script which a source is part of. */
async function pagesOfBundles(source: string, pages: Rendered, { browserWords }: Site): Promise<Set<SitePath>> {
  const { assets } = pages
  const words = browserWords()
  const common = await Promise.all([buildStyles({ ownFonts: true, found: '' }), buildScript(words, paths.favourites())])
  const ofFeatures = await Promise.all(features.map(async (name) => ({ files: assets.features.get(name), ...(await buildFeature(name, words)) })))
  const bundles = [
    ...common.map((bundle, index) => ({ bundle, address: [assets.stylesheet, assets.script][index] })),
    ...ofFeatures.flatMap(({ files, script, styles }) => [
      { bundle: script, address: files?.script },
      { bundle: styles, address: files?.stylesheet },
    ]),
  ]
  const addresses = bundles.flatMap(({ bundle, address }) => (address !== undefined && bundle?.inputs.includes(source) ? [address] : []))
  return new Set(addresses.flatMap((address) => [...pagesWith(pages, address)]))
}

/** Finished pages contain the addresses of the files that they use. */
async function fileAnswer(kind: 'picture' | 'static' | 'style' | 'script', file: string, { root, site }: Project): Promise<Answer> {
  const pages = await rendered(root, site, expandRoutes(site, families))
  const { image, file: addressOf } = pages.assets
  if (kind === 'style' || kind === 'script') return { pages: await pagesOfBundles(file, pages, site), notes: [`Only the address of the ${kind} changes.`] }
  if (kind === 'static') {
    const linked = pagesWith(pages, addressOf(file.replace('static', '')))
    return { pages: linked, notes: linked.size > 0 ? ['They link to it. Its address does not change, so the HTML of the pages stays the same.'] : [] }
  }
  const note = 'If no other picture has its background colour, the stylesheet changes as well, and with it its address on every page.'
  return { pages: pagesWith(pages, image(file.replace('static/images/', '')).src), notes: [note] }
}
