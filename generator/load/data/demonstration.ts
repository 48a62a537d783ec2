/**
 * What a project that began as a copy of the demonstration still has of it as it was: the program knows each
 * entry, text and picture by its digest, and has none of them.
 */
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf } from '../../core/output-file.ts'
import { errorAt, type Problem, placeAt } from '../../core/problem.ts'
import { lineFinder } from '../../core/text.ts'
import { filesBelow } from '../../system/files-below.ts'
import { home } from '../../system/home.ts'
import { ledgerFile } from '../files/ledger.ts'
import { defaultFiles } from './defaults.ts'
import { type OwnerTexts, ownerTexts } from './edits.ts'
import { kinds } from './kinds.ts'
import { readData } from './reader.ts'
import { valueAt } from './schema-problems.ts'

/** Digests of the parts of the demonstration, by the version of the program that first had them. */
export const demonstrationFile = 'generator/demonstration.json'

/** @property path of an entry, in its file: `acts.3`; it has a first and a last line, and a file has none */
export type Part = { digest: string; name: string; file: string; path?: string; line?: number; last?: number }

/** A site that still has this is the demonstration. */
const brand = 'site.brand'

/** Every entry of `data/`, and each other file of the owner. */
export function partsOf(root: string, texts: OwnerTexts = ownerTexts(root)): Part[] {
  const defaults = defaultFiles(root)
  const others = [
    ...[ledgerFile].filter((file) => existsSync(join(root, file))),
    ...filesBelow(join(root, 'static')).map((name) => `static/${name}`),
  ]
  return [
    ...[...texts].flatMap(([file, text]) => {
      if (defaults.has(file)) return []
      return file.endsWith('.ts') ? entriesIn(file, text) : [wholeFile(file, text.replaceAll('\r\n', '\n'))]
    }),
    ...others.sort().map((file) => wholeFile(file, readFileSync(join(root, file)))),
  ]
}

const wholeFile = (file: string, content: string | Uint8Array): Part => ({
  digest: shortDigest(`${file} ${digestOf(content)}`),
  name: `The file ${file}`,
  file,
})

/** The entries of a data file. */
export function entriesIn(file: string, text: string): Part[] {
  const { exports, spans } = readData(text)
  const lineAt = lineFinder(text)
  const part = (path: string, name: string): Part => {
    const { start, end } = spans.get(path) ?? { start: 0, end: 0 }
    const value = JSON.stringify(valueAt(exports, path.split('.')), inOrder)
    const digest = shortDigest(`${path.replace(/\.\d+$/, '')} ${value}`)
    return { digest, name, file, path, line: lineAt(start), last: lineAt(end) }
  }
  const listed = Object.values(kinds).flatMap(
    ({ list, noun, nameField = '', accepts = () => true, ...kind }) => {
      const items = file === `data/${kind.file}.ts` ? exports[list] : []
      return (Array.isArray(items) ? items : []).flatMap((value, index) => {
        const name = valueAt(value, [nameField])
        return accepts(value) ? part(`${list}.${index}`, `The ${noun}${name ? ` "${name}"` : ''}`) : []
      })
    },
  )
  return spans.has(brand) ? [...listed, part(brand, 'The brand')] : listed
}

/** The order of fields means nothing. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** They tell a few thousand parts apart. */
const shortDigest = (text: string): string => digestOf(text).slice(0, 10)

export const readDemonstration = (): Readonly<Record<string, readonly string[]>> =>
  JSON.parse(readFileSync(join(home, demonstrationFile), 'utf8'))

/** The parts of a project that are the demonstration's as they were. The demonstration itself has none. */
export function demonstrationLeft(root: string, texts?: OwnerTexts): Part[] {
  const digests = new Set(Object.values(readDemonstration()).flat())
  const left = partsOf(root, texts).filter(({ digest }) => digests.has(digest))
  const others = left.filter(({ path }) => path !== brand)
  return others.length < left.length && realpathSync(root) === realpathSync(home) ? [] : others
}

/** What to say of a part before a site goes live. */
export const demonstrationProblem = ({ name, file, line }: Part): Problem =>
  errorAt(placeAt(file, line), {
    code: 'live-demonstration',
    what: `${name} is that of the demonstration.`,
    hint: 'Write your own, or remove it: npm run remove -- demonstration.',
  })
