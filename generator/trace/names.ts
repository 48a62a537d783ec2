/** Resolves a name from the command line: an entry, a field, a setting, a sentence, or a file of the project. */
import { existsSync, statSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { UsageError } from '../core/errors.ts'
import { groupBy } from '../core/group-by.ts'
import { didYouMean } from '../core/problem-texts.ts'
import { valueAt } from '../load/data/explain.ts'
import { sentencesFile } from '../load/sentences/catalogue.ts'
import { filesBelow } from '../system/files-below.ts'
import { home } from '../system/home.ts'
import type { Project } from './edits.ts'
import { type Field, fieldOf, fieldsOf, type TracedEntry } from './entries.ts'

/** Some fields that are changed at once. They are listed under their name. */
export type FieldGroup = { name?: string; fields: readonly Field[] }

export type ResolvedName =
  | { kind: 'fields'; places: readonly string[]; groups: readonly FieldGroup[] }
  | { kind: (typeof kindsOfFiles)[number][1]; file: string }

/** @throws UsageError with the closest name, for an unknown one */
export function resolveName(name: string, project: Project): ResolvedName {
  const { root, entries } = project
  const named = entries.filter((candidate) => name === candidate.entry || name.startsWith(`${candidate.entry}.`))
  const [entry] = named.sort((a, b) => b.entry.length - a.entry.length)
  if (entry) return resolvedEntry(entry, name.slice(entry.entry.length + 1), project)
  const key = name.replace(/^sentences\//, '')
  const ofKey = sentencesBelow(project, key)
  // A group of sentences may have the name of something else.
  if (ofKey.length > 0 && (key !== name || ofKey[0]?.name === `sentences/${key}`)) return resolvedFields([], [sentencesFile], [{ fields: ofKey }])
  const file = fileNamed(root, name)
  const resolved = file === undefined ? undefined : resolvedFile(file, project)
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

/** The sentence with a key, or all of a group. */
const sentencesBelow = ({ contents }: Project, key: string): Field[] =>
  Object.keys(contents(sentencesFile))
    .filter((known) => key === '' || known === key || known.startsWith(`${key}.`))
    .map((known) => ({ name: `sentences/${known}`, file: sentencesFile, path: [known], schema: {} }))

function resolvedEntry(entry: TracedEntry, name: string, { contents }: Project): ResolvedName {
  const fields = fieldsOf(entry)
  if (name === '')
    return resolvedFields(
      [entry],
      [],
      fields.map((own) => ({ name: own, fields: [fieldOf(entry, own)] })),
    )
  const field = fieldOf(entry, name)
  if (Object.keys(field.schema).length > 0 || field.path.length === 0 || valueAt(contents(field.file), field.path) !== undefined)
    return resolvedFields([entry], [], [{ fields: [field] }])
  const [whose, what] = entry.entry === 'site' ? ['data/site.ts', 'setting'] : [entry.entry, 'field']
  throw new UsageError(`${whose} has no ${what} "${name}" that pages depend on.`, didYouMean(name, fields))
}

/** The places of an entry are its line in a data file, and the files of its texts. Several entries have none. */
function resolvedFields([entry, ...others]: readonly TracedEntry[], files: readonly string[], groups: readonly FieldGroup[]): ResolvedName {
  if (!entry || others.length > 0) return { kind: 'fields', places: files, groups }
  const { file, line, texts } = entry
  const own = texts.some((text) => text.file === file) ? [] : [`${file}:${line}`]
  return { kind: 'fields', places: [...own, ...texts.map((text) => text.file)], groups }
}

/** The path of an existing file below the project, or of a template below the program. */
function fileNamed(root: string, name: string): string | undefined {
  const path = relative(root, isAbsolute(name) ? name : join(root, name)).replaceAll('\\', '/')
  const isFile = [root, home].some((folder) => !path.startsWith('..') && existsSync(join(folder, path)) && statSync(join(folder, path)).isFile())
  return isFile ? path : undefined
}

function resolvedFile(file: string, project: Project): ResolvedName | undefined {
  if (file === sentencesFile) return resolvedFields([], [file], [{ fields: sentencesBelow(project, '') }])
  const withText = project.entries.flatMap((entry) => entry.texts.filter((text) => text.file === file).map(({ field }) => ({ entry, field })))
  const written = project.entries.filter((entry) => entry.file === file)
  const hasKinds = new Set(written.map(({ folder }) => folder)).size > 1
  const all = written.flatMap((entry) => fieldsOf(entry).map((field) => ({ entry, field })))
  const groups = groupBy(written.length > 0 ? all : withText, ({ entry, field }) => (hasKinds ? `${entry.folder}.${field}` : field))
  const listed = Array.from(groups, ([name, fields]) => ({
    ...(written.length > 0 && { name }),
    fields: fields.map(({ entry, field }) => fieldOf(entry, field)),
  }))
  if (listed.length > 0) return resolvedFields(written.length > 0 ? written : withText.map(({ entry }) => entry), [file], listed)
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
