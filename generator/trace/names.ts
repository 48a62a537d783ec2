/** Resolves a name from the command line: an entry, a field, a setting, a sentence, or a file of the project. */
import { existsSync, statSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { UsageError } from '../core/errors.ts'
import { didYouMean } from '../core/problem-texts.ts'
import { isRecord } from '../core/reads.ts'
import { sentences } from '../core/sentence-keys.ts'
import { sentencesFile } from '../load/catalogue.ts'
import { valueAt } from '../load/explain.ts'
import type { Site } from '../load/site.ts'
import { kinds } from '../pages/recording.ts'
import { filesBelow } from '../system/files-below.ts'
import { home } from '../system/home.ts'
import type { Path, TracedEntry } from './entries.ts'
import type { Project } from './record.ts'

/** A field, or a group of fields: its name among the reads, its path in the site, and the name under which it is listed with those of other entries. */
export type Thing = { name: string; at: Path; field?: string }

export type ResolvedName = { kind: 'things'; places: readonly string[]; things: readonly Thing[] } | { kind: (typeof kindsOfFiles)[number][1]; file: string }

/** Fields that say where an entry stands and whether it is shown: no page has their words. */
const unseen: ReadonlySet<string> = new Set(['source', 'draft', 'isDraft', 'publishFrom', 'rider', '*'])

/** The fields of an entry: those that it has, and others that pages look for. @param read the names of all fields that are read */
export function fieldsOf({ entry, at }: TracedEntry, site: Site, read: ReadonlySet<string>): string[] {
  const own = Object.keys(Object(valueAt(site, at)))
  const found = [...read].flatMap((field) => (field.startsWith(`${entry}.`) ? (field.slice(entry.length + 1).split('.')[0] ?? []) : []))
  return [...new Set([...own, ...found])].filter((name) => !unseen.has(name))
}

/** The names of all settings and groups of settings, without `site.`: those that the site has, and others that pages look for. */
function settingNames({ settings }: Site, read: ReadonlySet<string>): string[] {
  const namesIn = (value: object, prefix: string): string[] =>
    Object.entries(value).flatMap(([key, inner]) => [`${prefix}${key}`, ...(isRecord(inner) ? namesIn(inner, `${prefix}${key}.`) : [])])
  const found = [...read].flatMap((field) => (field.startsWith('site.') && !field.endsWith('*') ? [field.slice('site.'.length)] : []))
  return [...new Set([...namesIn(settings, ''), ...found])]
}

/** @throws UsageError with the closest name, for an unknown one */
export function resolveName(name: string, { root, site, entries, record }: Project): ResolvedName {
  const read = record.fields()
  const named = entries.filter((candidate) => name === candidate.entry || name.startsWith(`${candidate.entry}.`))
  const [entry] = named.sort((a, b) => b.entry.length - a.entry.length)
  if (entry) return resolvedEntry(name, entry, site, read)
  if (name === 'site' || name.startsWith('site.')) return resolvedSetting(name.slice('site.'.length), site, read)
  const key = name.replace(/^sentences\//, '')
  if (Object.hasOwn(sentences, key) || (key !== name && Object.keys(sentences).some((known) => known.startsWith(`${key}.`)))) return resolvedSentence(key)
  const file = fileNamed(root, name)
  const resolved = file === undefined ? undefined : resolvedFile(file, entries, site, read)
  if (resolved) return resolved
  const known = [...entries.map((candidate) => candidate.entry), ...filesOf(root)]
  const hint = 'Name an entry (acts/silkwood), a field (acts/silkwood.bio), a setting (site.phone), or a file of data/, content/, static/ or templates/.'
  // Many know an entry by the end of its name alone.
  const [slug = '', ...field] = name.split('.')
  const meant = entries.find((candidate) => candidate.entry.endsWith(`/${slug}`))
  if (file === undefined && meant) throw new UsageError(`There is no entry and no file "${name}".`, `Did you mean "${[meant.entry, ...field].join('.')}"?`)
  throw new UsageError(file === undefined ? `There is no entry and no file "${name}".` : `No page depends on ${file}.`, didYouMean(name, known, hint))
}

/** The owner's files and the templates, by their paths below the project. */
function filesOf(root: string): string[] {
  const below = (folder: string, base: string) => (existsSync(join(base, folder)) ? filesBelow(join(base, folder)).map((path) => `${folder}/${path}`) : [])
  return [...below('data', root), ...below('content', root), ...below('static', root), ...below('templates', home)]
}

function resolvedEntry(name: string, entry: TracedEntry, site: Site, read: ReadonlySet<string>): ResolvedName {
  const field = name.slice(entry.entry.length + 1)
  const fields = fieldsOf(entry, site, read)
  if (field === '') return resolvedFields(fields.map((own) => ({ entry, field: own, isListed: true })))
  if (fields.includes(field) || [...read].some((known) => known === name || known.startsWith(`${name}.`))) return resolvedFields([{ entry, field }])
  throw new UsageError(`${entry.entry} has no field "${field}" that pages depend on.`, didYouMean(field, fields))
}

/**
 * Some fields of entries. Those that are listed are listed under their names, preceded by the kinds of their entries if these are of several kinds. The
 * places of an entry are its line in a data file, and the files of its texts. Several entries have none.
 */
function resolvedFields(fields: readonly { entry: TracedEntry; field: string; isListed?: boolean }[]): ResolvedName {
  const hasKinds = new Set(fields.map(({ entry }) => entry.folder)).size > 1
  const things = fields.map(({ entry, field, isListed }): Thing => {
    const thing = { name: `${entry.entry}.${field}`, at: [...entry.at, ...field.split('.')] }
    return isListed ? { ...thing, field: hasKinds ? `${entry.folder}.${field}` : field } : thing
  })
  const [entry, ...others] = new Set(fields.map((field) => field.entry))
  if (!entry || others.length > 0) return { kind: 'things', places: [], things }
  const { file, line, texts } = entry
  const own = texts.some((text) => text.file === file) ? [] : [`${file}:${line}`]
  return { kind: 'things', places: [...own, ...texts.map((text) => text.file)], things }
}

/** @param setting its name, or that of a group of settings; empty for all */
function resolvedSetting(setting: string, site: Site, read: ReadonlySet<string>): ResolvedName {
  const steps = setting === '' ? [] : setting.split('.')
  const names = settingNames(site, read)
  if (setting !== '' && !names.includes(setting)) throw new UsageError(`data/site.ts has no setting "${setting}".`, didYouMean(setting, names))
  return partOf('data/site.ts', ['site', ...steps].join('.'), ['settings', ...steps])
}

/** @param key of a sentence or of a group of sentences; empty for all */
const resolvedSentence = (key: string): ResolvedName => partOf(sentencesFile, `${kinds.sentence}${key}`.replace(/\/$/, ''), [])

/** A thing in a file that holds no entries. */
const partOf = (file: string, name: string, at: Path): ResolvedName => ({ kind: 'things', places: [file], things: [{ name, at }] })

/** The path of an existing file below the project, or of a template below the program. */
function fileNamed(root: string, name: string): string | undefined {
  const path = relative(root, isAbsolute(name) ? name : join(root, name)).replaceAll('\\', '/')
  const isFile = [root, home].some((folder) => !path.startsWith('..') && existsSync(join(folder, path)) && statSync(join(folder, path)).isFile())
  return isFile ? path : undefined
}

function resolvedFile(file: string, entries: readonly TracedEntry[], site: Site, read: ReadonlySet<string>): ResolvedName | undefined {
  if (file === 'data/site.ts') return resolvedSetting('', site, read)
  if (file === 'data/navigation.ts') return partOf(file, 'navigation', ['navigation'])
  if (file === sentencesFile) return resolvedSentence('')
  const written = entries.filter((entry) => entry.file === file)
  const withText = entries.flatMap((entry) => entry.texts.filter((text) => text.file === file).map(({ field }) => ({ entry, field })))
  const fields = written.flatMap((entry) => fieldsOf(entry, site, read).map((field) => ({ entry, field, isListed: true })))
  if (written.length > 0) return resolvedFields(fields)
  if (withText.length > 0) return resolvedFields(withText)
  const [, kind] = kindsOfFiles.find(([files]) => files.test(file)) ?? []
  return kind && { kind, file }
}

/** The first that fits is the kind of a file. */
const kindsOfFiles = [
  [/^(?:data|content)\/|^static\/images\/(?!.*\.(?:jpe?g|png|svg)$)|^templates\/(?:service-worker\/|.*\.test\.tsx?$)/, 'nothing'],
  [/^static\/images\//, 'picture'],
  [/^static\//, 'static'],
  [/^templates\/styles\//, 'style'],
  [/^templates\/browser\//, 'script'],
  [/^templates\/cards\//, 'card'],
  [/^templates\//, 'template'],
] as const
