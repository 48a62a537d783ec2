/**
 * Resolves a name from the command line: an entry, a field, a setting, a sentence, or a file of the project.
 */
import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { UsageError } from '../core/errors.ts'
import { groupBy } from '../core/group-by.ts'
import { didYouMean } from '../core/problem-texts.ts'
import { valueAt } from '../load/data/schema-problems.ts'
import { ownerFiles } from '../load/files/similar-files.ts'
import { catalogueFile, sentencesFile, writtenSentences } from '../load/sentences/catalogue.ts'
import { pathFrom } from '../system/file-paths.ts'
import { home } from '../system/home.ts'
import { templateFiles } from '../system/templates.ts'
import type { FieldGroup, Project } from './edits.ts'
import { type Field, fieldOf, fieldsOf, type TracedEntry } from './entries.ts'

export type ResolvedName =
  | { kind: 'fields'; places: readonly string[]; groups: readonly FieldGroup[] }
  | { kind: (typeof kindsOfFiles)[number][1]; file: string }

/** @throws UsageError with the closest name, for an unknown one */
export function resolveName(name: string, project: Project): ResolvedName {
  const { root, entries } = project
  const [start = '', ...steps] = name.split('.')
  const entry = entries.find((candidate) => candidate.entry === start)
  if (entry) return resolvedEntry(entry, steps.join('.'), project)
  const key = name.replace(/^sentences\//, '')
  const ofKey = sentencesBelow(project, key)
  // A group of sentences may have the name of something else.
  if (ofKey.length > 0 && (key !== name || ofKey[0]?.name === `sentences/${key}`))
    return { kind: 'fields', places: filesOf(project, ofKey), groups: [{ name, fields: ofKey }] }
  const file = fileNamed(root, name)
  const resolved = file === undefined ? undefined : resolvedFile(file, project)
  if (resolved) return resolved
  const what = file === undefined ? `There is no entry and no file "${name}".` : `No page depends on ${file}.`
  // Many know an entry by the end of its name alone.
  const meant =
    file === undefined ? entries.find((candidate) => candidate.entry.endsWith(`/${start}`)) : undefined
  if (meant) throw new UsageError(what, `Did you mean "${[meant.entry, ...steps].join('.')}"?`)
  const known = [
    ...entries.map((candidate) => candidate.entry),
    ...ownerFiles(root),
    ...templateFiles().keys(),
  ]
  const hint =
    'Name an entry (acts/silkwood), a field (acts/silkwood.bio), a setting (site.phone), or a file of data/, content/, static/ or templates/.'
  throw new UsageError(what, didYouMean(name, known, hint))
}

/** The sentence with a key, or all of a group. */
const sentencesBelow = ({ contents }: Project, key: string): Field[] =>
  Object.keys(contents(sentencesFile))
    .filter((known) => key === '' || known === key || known.startsWith(`${key}.`))
    .map((known) => ({ name: `sentences/${known}`, file: sentencesFile, path: [known], schema: {} }))

/** The files where some sentences are written. */
function filesOf({ root }: Project, sentences: readonly Field[]): string[] {
  const written = writtenSentences(root)
  return [...new Set(sentences.flatMap(({ path: [key = ''] }) => written.get(`${key}`)?.file ?? []))]
}

function resolvedEntry(entry: TracedEntry, name: string, { contents }: Project): ResolvedName {
  const known = fieldsOf(entry)
  const names = name === '' ? known : [name]
  const groups = names.map((own) => ({ name: own, fields: [fieldOf(entry, own)] }))
  const isKnown = ({ schema, file, path }: Field) =>
    Object.keys(schema).length > 0 || path.length === 0 || valueAt(contents(file), path) !== undefined
  if (name === '' || groups.every(({ fields }) => fields.every(isKnown)))
    return { kind: 'fields', places: placesOf(entry), groups }
  const [whose, what] = entry.entry === 'site' ? ['data/site.ts', 'setting'] : [entry.entry, 'field']
  throw new UsageError(`${whose} has no ${what} "${name}" that pages depend on.`, didYouMean(name, known))
}

/** The line of an entry in a data file, and the files of its texts. */
const placesOf = ({ file, line, texts }: TracedEntry): string[] => [
  ...(texts.some((text) => text.file === file) ? [] : [`${file}:${line}`]),
  ...texts.map((text) => text.file),
]

/** The path of an existing file below the project, or of a template below the program. */
function fileNamed(root: string, name: string): string | undefined {
  const path = pathFrom(root, resolve(root, name))
  const isFile = [root, home].some(
    (folder) =>
      !path.startsWith('..') && existsSync(join(folder, path)) && statSync(join(folder, path)).isFile(),
  )
  return isFile ? path : undefined
}

function resolvedFile(file: string, project: Project): ResolvedName | undefined {
  if (file === sentencesFile || file === catalogueFile) {
    const fields = sentencesBelow(project, '').filter((field) => filesOf(project, [field]).includes(file))
    return { kind: 'fields', places: [file], groups: [{ name: 'sentences', fields }] }
  }
  const own = project.entries.flatMap((entry) => {
    const names =
      entry.file === file
        ? fieldsOf(entry)
        : entry.texts.flatMap((text) => (text.file === file ? text.field : []))
    return names.map((name) => ({ entry, name }))
  })
  const [kind] = kindsOfFiles.flatMap(([files, found]) => (files.test(file) ? found : []))
  const [only, ...others] = new Set(own.map(({ entry }) => entry))
  if (!only) return kind && { kind, file }
  const hasKinds = others.some(({ folder }) => folder !== only.folder)
  const groups = groupBy(own, ({ entry, name }) => (hasKinds ? `${entry.folder}.${name}` : name))
  return {
    kind: 'fields',
    places: others.length > 0 ? [file] : placesOf(only),
    groups: Array.from(groups, ([name, fields]) => ({
      name,
      fields: fields.map((field) => fieldOf(field.entry, field.name)),
    })),
  }
}

/** The first that fits is the kind of a file. */
const kindsOfFiles = [
  [
    /^(?:data|content)\/|^static\/images\/(?!.*\.(?:jpe?g|png|svg)$)|^templates\/(?:service-worker\/|.*\.test\.tsx?$)/,
    'nothing',
  ],
  [/^static\/images\//, 'picture'],
  [/^static\//, 'static'],
  [/^templates\/styles\//, 'style'],
  [/^templates\/browser\//, 'script'],
  [/^templates\/cards\//, 'card'],
  [/^templates\//, 'template'],
] as const
