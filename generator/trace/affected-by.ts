/** Which pages change with an entry, a field of one, a setting or a file. */

import type { SitePath } from '../core/addresses.ts'
import { expandRoutes } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import type { Entry } from './entries.ts'
import { formatAffected, formatAffectedJson } from './format.ts'
import { type Subject, subjectNamed } from './names.ts'
import { type Effect, Pages } from './pages.ts'
import { effectsOf, type Field, fieldNamed, fieldsOf } from './perturb.ts'
import { filesOf, type Project, readProject } from './project.ts'
import { pagesWith, rendered } from './rendered.ts'
import { effectOfSetting } from './settings.ts'
import { templateUse } from './templates.ts'

export type AffectedByOptions = { root: string; name: string; json: boolean }

export type FieldEffect = Effect & Pick<Field, 'name' | 'role' | 'shows'>

/** What changes with something. Addresses are those of `routes`: without the base path, with a slash at the end. */
export type Affected = {
  name: string
  /** Where it is written: `data/acts.ts:41`, `content/acts/silkwood.md`. */
  places: readonly string[]
  /** The family of every page of the site. */
  all: ReadonlyMap<string, string>
  /** The pages that change, but for those that change with its place among others alone. */
  pages: ReadonlySet<string>
  /** Pages that a file may take part in. */
  byImport: ReadonlySet<string>
  /** Field by field, where the question was about entries. */
  fields: readonly FieldEffect[]
  notes: readonly string[]
}

/**
 * Tells which pages change with an entry or a file.
 * @returns text for people, or JSON with every address
 * @throws UsageError for a name that nothing has, DataProblems for files that cannot be used
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
  return { name, places: [], all, byImport: new Set(), fields: [], notes: [], ...(await answerTo(subject, project)) }
}

type Answer = Pick<Affected, 'pages'> & Partial<Affected>

async function answerTo(subject: Subject, project: Project): Promise<Answer> {
  const { root, site } = project
  switch (subject.kind) {
    case 'entries':
      return entriesAnswer(subject.entries, subject.field, project)
    case 'setting':
      return settingAnswer(subject.name, project)
    case 'picture':
    case 'static':
      return fileAnswer(subject.file, project)
    case 'style':
    case 'script':
      return assetAnswer(subject.kind, project)
    case 'card':
      return { pages: new Set([...expandRoutes(site, families)].map(({ path }) => path)), notes: ['Only the picture that social networks show beside a link.'] }
    case 'navigation':
      return { pages: new Set([...expandRoutes(site, families)].filter(({ meta }) => meta().bare !== true).map(({ path }) => path)) }
    case 'template': {
      const { certain, byImport } = await templateUse(root, site, subject.file)
      const note = 'By import: their templates import the file, directly or through others; that may name too many.'
      return { pages: certain, byImport, notes: byImport.size > 0 ? [note] : [] }
    }
    case 'nothing':
      return { pages: new Set(), notes: [whyNothing(subject.file)] }
  }
}

function whyNothing(file: string): string {
  if (file.startsWith('templates/service-worker/')) return 'It becomes sw.js, which keeps pages for reading without a network; no page is made of it.'
  if (file === 'data/addresses.txt') return 'It only remembers which addresses were published; no page is made of it.'
  return 'No page is made of it.'
}

function entriesAnswer(entries: readonly Entry[], field: string | undefined, { site }: Project): Answer {
  const pages = new Pages(site)
  const fields = fieldEffects(entries, field, site, pages)
  const shown = fields.filter(({ shows }) => shows || field !== undefined)
  const [only] = entries.length === 1 ? entries : []
  return {
    places: only ? placesOf(only) : [],
    fields: field === undefined ? fields : [],
    pages: new Set(shown.flatMap(({ changed, moved }) => [...changed, ...moved])),
    notes: notesOn(entries, fields),
  }
}

/** Where an entry is written: its line, and the file with its long text. An article is such a file as a whole. */
export const placesOf = ({ file, line, texts }: Entry): string[] =>
  texts.some((text) => text.file === file) ? [file] : [`${file}:${line}`, ...texts.map((text) => text.file)]

/** What each field does, or the one that is asked for, in all entries at once: kinds with fields of one name are told apart when there are several. */
function fieldEffects(entries: readonly Entry[], asked: string | undefined, site: Project['site'], pages: Pages): FieldEffect[] {
  const severalKinds = new Set(entries.map(({ folder }) => folder)).size > 1
  const groups = new Map<string, [Field, ...Field[]]>()
  for (const entry of entries) {
    for (const field of asked === undefined ? fieldsOf(site, entry) : [fieldNamed(site, entry, asked)].flatMap((one) => one ?? [])) {
      const name = severalKinds ? `${entry.folder}.${field.name}` : field.name
      groups.set(name, [field, ...(groups.get(name) ?? [])])
    }
  }
  const effects = effectsOf(pages, [...groups.values()])
  return [...groups].flatMap(([name, [{ role, shows }]], index) => {
    const effect = effects[index]
    return effect ? [{ name, role, shows, ...effect }] : []
  })
}

function notesOn(entries: readonly Entry[], fields: readonly FieldEffect[]): string[] {
  const kinds = new Set(entries.map(({ folder }) => folder))
  return [
    ...(fields.some(({ role }) => role === 'placing') ? ['"decides places": which pages change depends on the new value; all that may are counted.'] : []),
    ...(fields.some(({ role, moved }) => role === 'address' && moved.size > 0)
      ? ['"moves": the page gets another address, and those that link to it change.']
      : []),
    ...(fields.some(({ name }) => name.endsWith('videoUrl'))
      ? ['A film on a host that no other act uses changes the security policy, and with it every page.']
      : []),
    ...(fields.some(({ name }) => /l(?:at|ong)itude$/.test(name)) ? ['Counted is a city that moves by some two kilometres.'] : []),
    ...(fields.some(({ name }) => /^(?:acts\.)?category$/.test(name)) && kinds.has('acts')
      ? ['An act becomes a tribute together with an originalArtist: that is not counted.']
      : []),
    ...(fields.some(({ name }) => name.endsWith('actPages')) ? ['"actPages": counted is what happens when it is switched.'] : []),
  ]
}

async function settingAnswer(name: string, { root, site }: Project): Promise<Answer> {
  const { changed, moved } = await effectOfSetting(root, site, name)
  const gone = moved.size > 0 ? ['Some of the pages are there only with it as it is.'] : []
  const note = name === '' ? ['Counted is what happens when every text changes. Ask for one of them: affected-by site.phone'] : gone
  return { places: ['data/site.ts'], pages: new Set([...changed, ...moved]), notes: note }
}

/** Pages name files by address, so finished pages tell which of them show one. */
async function fileAnswer(file: string, { root, site }: Project): Promise<Answer> {
  const pages = await rendered(root, site, expandRoutes(site, families))
  const name = file.replace('static/images/', '')
  if (name !== file) {
    return {
      pages: pagesWith(pages, pages.assets.image(name).src),
      notes: ['If no other picture has its colour, the stylesheet changes as well, whose address stands on every page.'],
    }
  }
  const path = file.replace('static', '')
  const linked = pagesWith(pages, pages.assets.file(path))
  return { pages: linked, notes: linked.size > 0 ? ['They link to it; its address stays, and so do the pages themselves.'] : [] }
}

async function assetAnswer(kind: 'style' | 'script', { root, site }: Project): Promise<Answer> {
  const pages = await rendered(root, site, expandRoutes(site, families))
  const { stylesheet, script } = pages.assets
  return {
    pages: kind === 'style' ? pagesWith(pages, stylesheet) : script === undefined ? new Set<SitePath>() : pagesWith(pages, script),
    notes: [
      kind === 'style'
        ? 'Only the styling: all styles are one file, whose address changes with them.'
        : 'Only the script: all of it is one file, whose address changes with it.',
    ],
  }
}
