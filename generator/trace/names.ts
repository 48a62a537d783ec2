/** Resolves a name from the command line: an entry, a field, a setting, a sentence, or a file of the project. */
import { existsSync, statSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { UsageError } from '../core/errors.ts'
import { didYouMean } from '../core/problem-texts.ts'
import { sentences } from '../core/sentence-keys.ts'
import { sentencesFile } from '../load/catalogue.ts'
import { valueAt } from '../load/explain.ts'
import type { Site } from '../load/site.ts'
import { filesBelow } from '../system/files-below.ts'
import { home } from '../system/home.ts'
import type { Entry } from './entries.ts'

export const settingsFile = 'data/site.ts'

export type Subject =
  | { kind: 'entries'; entries: readonly Entry[]; field?: string }
  | { kind: 'setting' | 'sentence'; name: string }
  | { kind: 'picture' | 'static' | 'style' | 'script' | 'card' | 'navigation' | 'template' | 'nothing'; file: string }

/** Fields that say where an entry stands and whether it is shown: no page has their words. */
const unseen: ReadonlySet<string> = new Set(['source', 'draft', 'isDraft', 'publishFrom', 'rider', '*'])

/** The fields of an entry: those that it has, and others that pages look for. @param read the names of all fields that are read */
export function fieldsOf({ entry, at }: Entry, site: Site, read: ReadonlySet<string>): string[] {
  const own = Object.keys(Object(valueAt(site, at)))
  const found = [...read].flatMap((field) => (field.startsWith(`${entry}.`) ? (field.slice(entry.length + 1).split('.')[0] ?? []) : []))
  return [...new Set([...own, ...found])].filter((name) => !unseen.has(name))
}

/** The names of all settings and groups of settings, without `site.`: those that the site has, and others that pages look for. */
function settingNames({ settings }: Site, read: ReadonlySet<string>): string[] {
  const namesIn = (value: object, prefix: string): string[] =>
    Object.entries(value).flatMap(([key, inner]) => {
      const isGroup = typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      return [`${prefix}${key}`, ...(isGroup ? namesIn(inner, `${prefix}${key}.`) : [])]
    })
  const found = [...read].flatMap((field) => (field.startsWith('site.') && !field.endsWith('*') ? [field.slice('site.'.length)] : []))
  return [...new Set([...namesIn(settings, ''), ...found])]
}

/** Resolves a name. @param read the names of all fields that pages read @throws UsageError with the closest name, for an unknown one */
export function subjectNamed(
  name: string,
  { root, site, entries, read }: { root: string; site: Site; entries: readonly Entry[]; read: ReadonlySet<string> },
): Subject {
  const entry = longest(entries.filter((candidate) => name === candidate.entry || name.startsWith(`${candidate.entry}.`)))
  if (entry) return entrySubject(name, entry, site, read)
  if (name === 'site' || name.startsWith('site.')) return settingSubject(name, site, read)
  const key = name.replace(/^sentences\//, '')
  if (Object.hasOwn(sentences, key) || (key !== name && Object.keys(sentences).some((known) => known.startsWith(`${key}.`))))
    return { kind: 'sentence', name: key }
  const file = fileNamed(root, name)
  const subject = file === undefined ? undefined : fileSubject(file, entries)
  if (subject) return subject
  throw new UsageError(
    file === undefined ? `There is no entry and no file "${name}".` : `No page depends on ${file}.`,
    didYouMean(
      name,
      [...entries.map((candidate) => candidate.entry), ...filesOf(root)],
      'Name an entry (acts/silkwood), a field (acts/silkwood.bio), a setting (site.phone), or a file of data/, content/, static/ or templates/.',
    ),
  )
}

/** The owner's files and the templates, by their paths below the project. */
function filesOf(root: string): string[] {
  const below = (folder: string, base: string) => (existsSync(join(base, folder)) ? filesBelow(join(base, folder)).map((path) => `${folder}/${path}`) : [])
  return [...below('data', root), ...below('content', root), ...below('static', root), ...below('templates', home)]
}

const longest = (entries: readonly Entry[]) => [...entries].sort((a, b) => b.entry.length - a.entry.length)[0]

function entrySubject(name: string, entry: Entry, site: Site, read: ReadonlySet<string>): Subject {
  const field = name.slice(entry.entry.length + 1)
  if (field === '') return { kind: 'entries', entries: [entry] }
  const fields = fieldsOf(entry, site, read)
  const isField = fields.includes(field) || [...read].some((known) => known === name || known.startsWith(`${name}.`))
  if (isField) return { kind: 'entries', entries: [entry], field }
  throw new UsageError(`${entry.entry} has no field "${field}" that pages depend on.`, didYouMean(field, fields))
}

function settingSubject(name: string, site: Site, read: ReadonlySet<string>): Subject {
  const setting = name.slice('site.'.length)
  const names = settingNames(site, read)
  if (setting === '' || names.includes(setting)) return { kind: 'setting', name: setting }
  throw new UsageError(`data/site.ts has no setting "${setting}".`, didYouMean(setting, names))
}

/** The path of an existing file below the project, or of a template below the program. */
function fileNamed(root: string, name: string): string | undefined {
  const path = relative(root, isAbsolute(name) ? name : join(root, name)).replaceAll('\\', '/')
  const isFile = [root, home].some((folder) => !path.startsWith('..') && existsSync(join(folder, path)) && statSync(join(folder, path)).isFile())
  return isFile ? path : undefined
}

function fileSubject(file: string, entries: readonly Entry[]): Subject | undefined {
  if (file === settingsFile) return { kind: 'setting', name: '' }
  if (file === sentencesFile) return { kind: 'sentence', name: '' }
  const written = entries.filter((entry) => entry.file === file)
  if (written.length > 0) return { kind: 'entries', entries: written }
  const withText = entries.flatMap((entry) => entry.texts.filter((text) => text.file === file).map(({ field }) => ({ entry, field })))
  const [first] = withText
  if (first) return { kind: 'entries', entries: withText.map(({ entry }) => entry), field: first.field }
  if (file === 'data/navigation.ts') return { kind: 'navigation', file }
  if (file.startsWith('data/')) return { kind: 'nothing', file }
  if (file.startsWith('static/images/')) return { kind: /\.(?:jpe?g|png|svg)$/.test(file) ? 'picture' : 'nothing', file }
  if (file.startsWith('static/')) return { kind: 'static', file }
  if (file.startsWith('templates/')) return templateSubject(file)
  return undefined
}

function templateSubject(file: string): Subject {
  if (/\.test\.tsx?$/.test(file) || file.startsWith('templates/service-worker/')) return { kind: 'nothing', file }
  if (file.startsWith('templates/styles/')) return { kind: 'style', file }
  if (file.startsWith('templates/browser/')) return { kind: 'script', file }
  return { kind: file.startsWith('templates/cards/') ? 'card' : 'template', file }
}
