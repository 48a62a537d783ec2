/** Lists what a page shows of the owner's files: sentences, fields and running text, each with its place. */
import { isValidElement, type ReactNode } from 'react'
import { visibleMarkdown } from '../check/copy/visible.ts'
import { allFields, entryName, FieldNames, noReads, recorded, shownFields } from '../core/reads.ts'
import { readCatalogue, sentencesFile } from '../load/catalogue.ts'
import { ownerText } from '../load/data-edits.ts'
import { readData } from '../load/data-reader.ts'
import { valueAt } from '../load/explain.ts'
import { messageTexts } from '../load/message.ts'
import type { Site } from '../load/site.ts'
import { siteRenderer } from '../pages/make-page.ts'
import { entryOf, kinds, recordedAssets, recordedPage, recordedRoutes, recordedSite } from '../pages/recording.ts'
import { families } from '../routes/index.ts'
import type { Route, SiteAssets } from '../routes/route.ts'
import { slug } from '../schema/field.ts'
import { entriesOf, type TracedEntry } from './entries.ts'
import { type Candidate, normalText } from './places-of-text.ts'
import { entryOfValue } from './texts-naming.ts'

/** Values of data files that are no entries: the name of each, its file, and its name in the site. */
const groups = [
  ['site', 'data/site.ts', 'settings'],
  ['navigation', 'data/navigation.ts', 'navigation'],
  ['vat', 'data/prices.ts', 'vat'],
] as const

/** Such a value as an entry. */
function groupEntry(root: string, [entry, file, at]: (typeof groups)[number]): TracedEntry {
  const { lines } = readData(ownerText(root, file))
  return { entry, file, line: lines.get(entry) ?? 1, lineOf: (field) => lines.get(`${entry}.${field}`), folder: '', at: [at], texts: [] }
}

/** Returns what lists the texts and values that a page reads: it makes the page again, and remembers those of the last page. */
export function writtenOnPages(root: string, site: Site, assets: SiteAssets): (route: Route) => readonly Candidate[] {
  const shownTexts = new Map<string, Set<string>>()
  const fields = new FieldNames()
  const view = recordedSite(site, fields, (name, sentence) => {
    shownTexts.set(name, (shownTexts.get(name) ?? new Set()).add(textWithGaps(sentence)))
  })
  const { value: render, reads: opening } = recorded(() => siteRenderer(view, recordedAssets(assets, fields)))
  const entries = new Map([...entriesOf(site), ...groups.map((group) => groupEntry(root, group))].map((entry) => [entry.entry, entry]))
  const catalogue = readCatalogue(ownerText(root, sentencesFile)).value
  const ofScripts = [...catalogue.keys()].filter((key) => key.startsWith('browser.'))

  const sentence = (key: string): Candidate[] => {
    const { text = '', line } = catalogue.get(key) ?? {}
    const texts = messageTexts(text)
    const shown = shownTexts.get(`${kinds.sentence}${key}`) ?? texts
    return Array.from(shown, (one) => ({ kind: 'sentence', file: sentencesFile, line, name: key, parts: partsOf(one), written: normalText(texts.join(' ')) }))
  }
  /** The texts and numbers of an entry, below some steps. */
  const fieldsAt = (entry: TracedEntry, steps: readonly string[]): Candidate[] =>
    valuesIn(valueAt(site, [...entry.at, ...steps]), steps).flatMap(({ path, value }) =>
      textsOf(value, path, site).map((written) => ({
        ...{ kind: 'field', file: entry.file, line: lineIn(entry, path), name: [entry.entry, ...path].join('.') },
        ...{ parts: partsOf(written), written: normalText(written) },
      })),
    )
  /** The fields of the values that a file names in braces. */
  const namedIn = (file: string): Candidate[] =>
    site.valueUses.flatMap((use) => {
      const entry = entries.get(entryOfValue(use.name))
      const shown = normalText(site.values.get(use.name) ?? '')
      return use.file === file && entry ? fieldsAt(entry, []).filter(({ written }) => written === shown) : []
    })
  const field = (name: string): Candidate[] => {
    const [owner = '', ...read] = name.replace(/\.\*$/, '').split('.')
    const entry = entries.get(owner)
    if (!entry || read.length === 0) return []
    // The lead of a hero is also kept as HTML.
    const steps = entry.folder === 'pages' && read[0] === 'lead' ? ['hero', 'lead'] : read
    const text = entry.texts.find((one) => one.field === steps[0])
    return text ? [...runningText(text.file, ownerText(root, text.file)), ...namedIn(text.file)] : fieldsAt(entry, steps)
  }
  const list = (route: Route): readonly Candidate[] => {
    const table = families.filter(({ family }) => family === route.family)
    const found = [...recordedRoutes(view, fields, table)].find((one) => one.route.path === route.path) ?? { route, walk: [], listed: noReads() }
    const { reads } = recordedPage(found, opening, render)
    // Of its own entries, a page shows also what kept results chose.
    const own = new Set(route.sources.map(({ entry }) => entry))
    const names = [...new Set([...fields.of(shownFields(reads)), ...fields.of(allFields(reads, fields)).filter((name) => own.has(entryOf(name)))])]
    const keys = names.flatMap((name) => (name.startsWith(kinds.sentence) ? [name.slice(kinds.sentence.length)] : []))
    return [...[...new Set([...keys, ...ofScripts])].flatMap(sentence), ...names.flatMap(field)]
  }
  let last: { path: string; candidates: readonly Candidate[] } | undefined
  return (route) => {
    if (last?.path !== route.path) last = { path: route.path, candidates: list(route) }
    return last.candidates
  }
}

/** What is not known of a text: a value in braces, or what an element shows by itself. */
const gap = '\ue000'

/** The parts of a text between its gaps. A part without a letter or a digit is in every text. */
const partsOf = (text: string): string[] =>
  text
    .replace(/\{[\w.#-]+\}/g, gap)
    .split(gap)
    .map(normalText)
    .filter((part) => /[\p{L}\p{N}]/u.test(part))

function textWithGaps(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textWithGaps).join('')
  if (isValidElement<{ children?: ReactNode }>(node)) return node.props.children === undefined ? gap : textWithGaps(node.props.children)
  return typeof node === 'string' || typeof node === 'number' ? `${node}` : ''
}

const lineIn = (entry: TracedEntry, path: readonly string[]): number => {
  const lines = path.map((_, index) => entry.lineOf?.(path.slice(0, path.length - index).join('.')))
  return lines.find((line) => line !== undefined) ?? entry.line
}

type Value = { path: readonly string[]; value: string | number }

/** The texts and numbers within a value. Another entry in it has names of its own. */
function valuesIn(value: unknown, path: readonly string[]): Value[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ path, value }]
  if (typeof value !== 'object' || value === null || (path.length > 0 && entryName(value) !== undefined)) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === 'source' ? [] : valuesIn(inner, [...path, key])))
}

/** How pages may show a value; nothing for a key, which no visitor reads. */
function textsOf(value: string | number, path: readonly string[], { format }: Site): string[] {
  if (typeof value === 'number') return [format.number(value), format.euros(value)]
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return [format.date(value)]
  return isKey(path.at(-1), value) ? [] : [withoutMarks(value)]
}

/** A city may be a key, or the name of a place. */
const isKey = (field: string | undefined, value: string) =>
  field === 'slug' || field === 'key' || field === 'act' || (field === 'city' && slug.safeParse(value).success)

/** Markdown without the characters that mark words in it. */
const withoutMarks = (text: string) =>
  visibleMarkdown(text)
    .replace(/:(?:phone|email)\b/g, gap)
    .replace(/^([ \t]*:{2,}[\w-]+)\[/gm, '$1 ')
    .replace(/[*`[\]\\·]|(?<!\w)_|_(?!\w)/g, '')

/** The paragraphs, headings, items of lists and cells of tables in a markdown file. */
function runningText(file: string, text: string): Candidate[] {
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, (matter) => matter.replace(/[^\n]/g, ''))
  const blocks: { line: number; text: string }[] = []
  for (const [index, line] of withoutMarks(body).split('\n').entries()) {
    const [mark = ''] = /^[ \t>]*(?:(?:#+|[-+]|\d+[.)]|\^\w+:) |:{2,}[\w-]*)?/.exec(line) ?? []
    const cells = line.slice(mark.length).split('|')
    const [first = ''] = cells
    const open = blocks.at(-1)
    if (open && open.text !== '' && mark.trim() === '' && cells.length === 1 && line.trim() !== '') open.text += ` ${first}`
    else blocks.push(...cells.map((cell) => ({ line: index + 1, text: cell.trim() })))
  }
  return blocks.map(({ line, text: written }) => ({ kind: 'running text', file, line, parts: partsOf(written), written: normalText(written) }))
}
