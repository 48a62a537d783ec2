/** The changes of data that an upgrade can make: each is a function from the owner's texts to edits of them. */
import { groupBy } from '../../core/group-by.ts'
import { short } from '../../core/problem-texts.ts'
import { textLiteral } from '../../core/text.ts'
import {
  type Edit,
  edited,
  fieldEdits,
  fieldItem,
  fieldOf,
  type Item,
  itemRemoval,
  itemsIn,
  itemsWith,
  type OwnerTexts,
} from '../../load/data/edits.ts'

/** Leaves nothing to do for a second run. */
export type Step = (texts: OwnerTexts) => readonly Edit[]

/** The texts after some steps, each made with the texts that the one before it left. */
export function afterSteps(texts: OwnerTexts, steps: readonly Step[]): OwnerTexts {
  let after = texts
  for (const step of steps) {
    const next = new Map(after)
    for (const [file, edits] of groupBy([...step(after)], ({ file }) => file))
      next.set(file, edited(after.get(file) ?? '', edits))
    after = next
  }
  return after
}

/** What an upgrade leaves for the owner is below such a comment, by which later runs find it, too. */
export const remark = (version: string, words: string) => `toegift ${version}: ${words}`
const remarkLine = /^\s*(?:\/\/|#) toegift \d+\.\d+\.\d+: (.+)$/

/** What upgrades left for the owner to decide, with its place, and with the line that it is about. */
export const remarksIn = (texts: OwnerTexts) =>
  [...texts].flatMap(([file, text]) => {
    const lines = text.split(/\r?\n/)
    return lines.flatMap((line, index) => {
      const [, words] = remarkLine.exec(line) ?? []
      const about = short((lines[index + 1] ?? '').replace(/^\s*(?:\/\/|#)?\s*/, ''))
      return words === undefined ? [] : [{ file, line: index + 1, words, about }]
    })
  })

export const lineEndOf = (text: string) => (text.includes('\r\n') ? '\r\n' : '\n')

/** Makes an item of a data file a comment: nothing reads it, and no text of the owner is lost. */
const commentOut = (texts: OwnerTexts, item: Item | undefined, words: string): Edit[] =>
  itemRemoval(texts, item).map((removal) => {
    const text = texts.get(removal.file) ?? ''
    const lineEnd = lineEndOf(text)
    const isWholeLine = /(?:^|\n)$/.test(text.slice(0, removal.start))
    const removed = text.slice(removal.start, removal.end)
    const own = isWholeLine ? removed : lineEnd + removed.replace(/^[\s,]+|\s+$/g, '') + lineEnd
    const [indent = ''] = /^[ \t]*(?=\S)/m.exec(own) ?? []
    const [before = ''] = /^\s*\n/.exec(own) ?? []
    const lines = own.slice(before.length).replace(/^[ \t]*(?=\S)/gm, '$&// ')
    return { ...removal, text: `${before}${indent}// ${words}${lineEnd}${lines}` }
  })

/** A field that nothing reads any more. @param words for the owner */
export const dropField =
  (file: string, path: string, words: string): Step =>
  (texts) =>
    commentOut(texts, fieldItem(texts, file, path), words)

/** The items of a list that have one of these values in a field. */
export const dropItems =
  (file: string, list: string, field: string, values: readonly string[], words: string): Step =>
  (texts) =>
    itemsIn(texts, file, list)
      .filter((item) => values.includes(fieldOf(texts, item, field)?.value ?? ''))
      .flatMap((item) => commentOut(texts, item, words))

/**
 * Puts the text of a field before that of another one; without the other, it gets that name. A text that is
 * written in another way than between quotes stays, and loading reports its field.
 */
export const mergeField =
  (file: string, list: string, from: string, into: string): Step =>
  (texts) =>
    itemsIn(texts, file, list).flatMap((item) => {
      const field = fieldItem(texts, file, `${item.path}.${from}`)
      const [first, second] = [fieldOf(texts, item, from), fieldOf(texts, item, into)]
      if (!field || !first) return []
      if (second)
        return [
          ...itemRemoval(texts, field),
          ...fieldEdits(texts, item, into, `${first.value} ${second.value}`),
        ]
      return fieldItem(texts, file, `${item.path}.${into}`)
        ? []
        : [{ file, start: field.start, end: field.end, text: `${into}: ${textLiteral(first.value)}` }]
    })

/** Adds a field to the items of a list that have one of its values, behind that. @param added with its value */
export const addField =
  (file: string, list: string, [field, value]: readonly [string, string], added: string): Step =>
  (texts) =>
    itemsWith(texts, file, list, field, value).flatMap((item) => {
      const own = fieldOf(texts, item, field)
      const isThere = fieldItem(texts, file, `${item.path}.${added.replace(/:.*/, '')}`)
      return own && !isThere ? [{ file, start: own.end, end: own.end, text: `, ${added}` }] : []
    })

/** Adds an export to the end of a file. @param words what the owner must decide about it */
export const addExport =
  (file: string, name: string, value: string, words: string): Step =>
  (texts) => {
    const text = texts.get(file)
    if (text === undefined || new RegExp(`^export const ${name}\\b`, 'm').test(text)) return []
    const added = ['', `// ${words}`, `export const ${name} = ${value}`, ''].join(lineEndOf(text))
    return [{ file, start: text.length, end: text.length, text: added }]
  }

const schemaImport = /(?<=^import type [^'"]*from )(['"])((?:\.\.\/)+generator\/schema\/[\w-]+\.ts)\1/gm

/** Takes the types of data from the package, where the path to the program's sources leads nowhere. */
export const importFromPackage =
  (leadsNowhere: (path: string) => boolean): Step =>
  (texts) =>
    [...texts].flatMap(([file, text]) =>
      [...text.matchAll(schemaImport)]
        .filter(([, , path = '']) => file.startsWith('data/') && leadsNowhere(path))
        .map(({ 0: found, index: start }) => ({
          file,
          start,
          end: start + found.length,
          text: "'toegift/schema'",
        })),
    )
