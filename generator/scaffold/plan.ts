/** From the fields of a new entry to the files that it is written in. */
import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '../core/usage-error.ts'
import { indexLines } from '../load/line-index.ts'
import { appendEntry } from './append.ts'
import { nest } from './fields.ts'
import type { Gathered } from './gather.ts'
import type { Kind } from './kinds.ts'
import { type Entry, printEntry, printFrontMatter } from './literal.ts'
import { recipes } from './recipes.ts'
import type { NewFile } from './write-all.ts'

/** What a new entry comes to: its values, its text, and the files that hold them. */
export type Plan = {
  name: string
  entry: Entry
  text: string
  source: { entry: string; file: string; line: number }
  files: NewFile[]
  /** The placeholder that has to be drawn. */
  picture: string | undefined
}

/**
 * Works out the files of a new entry, and writes none.
 * @param pictureWanted draws a placeholder also for an article, which may do without
 * @throws UsageError for a list that is not written out in square brackets
 */
export function planOf(root: string, kind: Kind, { fields, named }: Gathered, pictureWanted: boolean): Plan {
  const recipe = recipes[kind]
  const key = String(fields[recipe.keyField])
  const name = String(fields[recipe.nameField])
  const own = recipe.picture(key)
  const entry = nest(kind === 'article' && pictureWanted ? { image: own, ...fields } : fields, recipe.schema)
  const text = recipe.text(name)
  // A city names no picture: the one that is called like it is its own.
  const isShown = (entry.image ?? (kind === 'city' ? own : undefined)) === own
  const picture = isShown && !isThere(root, `static/images/${own}`) ? `static/images/${own}` : undefined
  const shared = { name, entry, text, picture }
  const textFile = recipe.textFile(key)
  if (!recipe.list) {
    const content = `${printFrontMatter(entry)}\n\n${text}`
    return { ...shared, source: { entry: `articles/${key}`, file: textFile, line: 1 }, files: [{ file: textFile, content }] }
  }
  const { file, name: list } = recipe.list
  const notes = new Map(Object.entries(recipe.notes).filter(([field]) => !named.has(field)))
  const { content, line } = listWith(root, file, list, printEntry(entry, { notes }))
  // The entry comes last: whoever reads the files meanwhile finds no entry without its text.
  return {
    ...shared,
    source: { entry: `${list}/${key}`, file, line },
    files: [
      { file: textFile, content: text },
      { file, content },
    ],
  }
}

function listWith(root: string, file: string, list: string, printed: string): { content: string; line: number } {
  const content = appendEntry(readFileSync(join(root, file), 'utf8'), list, printed)
  const lines = indexLines(content ?? '')
  let last = -1
  while (lines.has(`${list}.${last + 1}`)) last++
  const line = lines.get(`${list}.${last}`)
  if (content !== undefined && line !== undefined) return { content, line }
  throw new UsageError(
    `The list "${list}" of ${file} is not one that an entry can be added to.`,
    `Write it as "export const ${list} = [ … ]", or add the entry by hand.`,
  )
}

/** Whether anything stands at that path, be it a link that leads nowhere. */
export const isThere = (root: string, file: string) => lstatSync(join(root, file), { throwIfNoEntry: false }) !== undefined
