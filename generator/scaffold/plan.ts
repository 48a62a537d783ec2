/** The files that a new entry is written in. */
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../core/errors.ts'
import { placeholderMark } from '../core/problem-texts.ts'
import { appended, edited, itemsIn } from '../load/data-edits.ts'
import { readData } from '../load/data-reader.ts'
import { ownerText } from '../load/owner-texts.ts'
import type { NewFile } from '../system/trial.ts'
import type { Gathered } from './gather.ts'
import { type Entry, printEntry, printFrontMatter } from './print.ts'
import type { Context, Recipe } from './recipes.ts'
import { nest } from './schema-fields.ts'

export type NewFiles = {
  name: string
  /** The files in the order of writing: a data file comes after what its entry needs. */
  files: NewFile[]
  /** Where the owner finds the entry: `data/acts.ts:41`, `content/acts/silkwood.md:1`. */
  places: string[]
  /** The picture to draw, and for the owner to replace. */
  picture: string | undefined
}

/**
 * Plans the files of a new entry, and writes none.
 * @param wantsPicture makes a placeholder also for an entry that needs no picture
 * @throws UsageError for a file that exists
 */
export function planOf(root: string, recipe: Recipe, { fields, notes }: Gathered, context: Context, wantsPicture: boolean): NewFiles {
  const key = String(fields[recipe.keyField])
  const name = String(fields[recipe.nameField])
  const own = recipe.picture?.(key)
  const entry = nest({ ...(wantsPicture && own !== undefined && 'image' in recipe.schema.shape ? { image: own } : {}), ...fields }, recipe.schema)
  // A city names no picture: it shows the one with its key.
  const needsPicture = 'image' in recipe.schema.shape ? entry.image === own : true
  const picture = own === undefined ? undefined : `static/images/${own}`
  const textFile = recipe.textFile(key)
  const text = `${recipe.body ?? `${placeholderMark}: ${name}.`}\n`
  const front = Object.fromEntries(Object.entries(entry).filter(([field]) => !recipe.keyIsFileName || field !== recipe.keyField))
  const lists = [
    ...(recipe.alongside?.(fields, context) ?? []),
    ...(recipe.dataFile === undefined ? [] : [{ file: recipe.dataFile, list: recipe.entries, entry }]),
  ]
  const written = lists.map(({ file, list, entry: item }) => added(root, file, list, item, file === recipe.dataFile ? notes : new Map()))
  if (exists(root, textFile)) throw new UsageError(`${textFile} exists already.`, 'Choose another one with --slug, or move that file away.')
  return {
    name,
    files: [{ file: textFile, content: recipe.dataFile === undefined ? `${printFrontMatter(front)}\n\n${text}` : text }, ...written],
    places: [...written.map(({ file, line }) => `${file}:${line}`), `${textFile}:1`],
    picture: needsPicture && picture !== undefined && !exists(root, picture) ? picture : undefined,
  }
}

/** Whether there is anything at that path, even a broken link. */
const exists = (root: string, file: string) => lstatSync(join(root, file), { throwIfNoEntry: false }) !== undefined

function added(root: string, file: string, list: string, entry: Entry, notes: ReadonlyMap<string, string>): NewFile & { line: number } {
  const text = ownerText(root, file)
  const texts = new Map([[file, text]])
  const content = edited(text, appended(texts, file, list, [printEntry(entry, { notes })]))
  return { file, content, line: readData(content).lines.get(`${list}.${itemsIn(texts, file, list).length}`) ?? 1 }
}
