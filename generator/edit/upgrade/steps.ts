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
  type OwnerTexts,
} from '../../load/data/edits.ts'

/** Finds what it changes, so that there is nothing left for a second run. An edit of a file that is not there adds it. */
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

/** Begins the comments that say what an upgrade left for the owner: they are found by it, also by a later run. */
const remark = (version: string, words: string) => `toegift ${version}: ${words}`
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

/** Lines as comments below a remark. @param mark what begins a comment in this kind of file */
export function asRemark(
  lines: readonly string[],
  mark: '//' | '#',
  version: string,
  words: string,
): string[] {
  const [indent = ''] = /^[ \t]*/.exec(lines[0] ?? '') ?? []
  return [
    `${indent}${mark} ${remark(version, words)}`,
    ...lines.map((line) => `${indent}${mark} ${line.startsWith(indent) ? line.slice(indent.length) : line}`),
  ]
}

/** Makes an item of a data file a comment: nothing reads it, and no text of the owner is lost. */
const commentOut = (texts: OwnerTexts, item: Item | undefined, version: string, words: string): Edit[] =>
  itemRemoval(texts, item).map((removal) => {
    const text = texts.get(removal.file) ?? ''
    const removed = text.slice(removal.start, removal.end)
    const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
    const lineStart = text.lastIndexOf('\n', removal.start - 1) + 1
    const isWholeLine = removal.start === lineStart
    const [indent = ''] = /^[ \t]*/.exec(text.slice(lineStart)) ?? []
    const lines = isWholeLine
      ? removed.trimEnd().split(/\r?\n/)
      : `${indent}${removed.replace(/^[\s,]+|\s+$/g, '')}`.split(/\r?\n/)
    const comment = asRemark(lines, '//', version, words).join(lineEnd)
    return { ...removal, text: isWholeLine ? comment + lineEnd : lineEnd + comment + lineEnd + indent }
  })

/** A field that nothing reads any more. @param words why, for the owner */
export const dropField =
  (version: string, file: string, path: string, words: string): Step =>
  (texts) =>
    commentOut(texts, fieldItem(texts, file, path), version, words)

/** The items of a list that have one of these values in a field. */
export const dropItems =
  (
    version: string,
    file: string,
    list: string,
    field: string,
    values: readonly string[],
    words: string,
  ): Step =>
  (texts) =>
    itemsIn(texts, file, list)
      .filter((item) => values.includes(fieldOf(texts, item, field)?.value ?? ''))
      .flatMap((item) => commentOut(texts, item, version, words))

/** Puts the text of a field before that of another one; without the other, it gets that name. */
export const mergeField =
  (file: string, list: string, from: string, into: string): Step =>
  (texts) =>
    itemsIn(texts, file, list).flatMap((item) => {
      const [field, first, second] = [
        fieldItem(texts, file, `${item.path}.${from}`),
        fieldOf(texts, item, from),
        fieldOf(texts, item, into),
      ]
      if (!field || !first) return []
      if (second)
        return [
          ...itemRemoval(texts, field),
          ...fieldEdits(texts, item, into, `${first.value} ${second.value}`),
        ]
      // A text that is written in another way stays, and so does what was to be put before it.
      if (fieldItem(texts, file, `${item.path}.${into}`)) return []
      return [{ file, start: field.start, end: field.end, text: `${into}: ${textLiteral(first.value)}` }]
    })

/** Adds an export to the end of a file. @param words what the owner must decide about it */
export const addExport =
  (version: string, file: string, name: string, value: string, words: string): Step =>
  (texts) => {
    const text = texts.get(file)
    if (text === undefined || new RegExp(`^export const ${name}\\b`, 'm').test(text)) return []
    const lines = [`// ${remark(version, words)}`, `export const ${name} = ${value}`, '']
    const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
    return [{ file, start: text.length, end: text.length, text: lineEnd + lines.join(lineEnd) }]
  }

export const addFile =
  (file: string, text: string): Step =>
  (texts) =>
    texts.has(file) ? [] : [{ file, start: 0, end: 0, text }]

/** Takes the types of data from the package, where the path to the program's sources leads nowhere. */
export const importFromPackage =
  (leadsNowhere: (path: string) => boolean): Step =>
  (texts) =>
    [...texts].flatMap(([file, text]) =>
      file.startsWith('data/')
        ? [
            ...text.matchAll(
              /(?<=^import type [^'"]*from )(['"])((?:\.\.\/)+generator\/schema\/[\w-]+\.ts)\1/gm,
            ),
          ]
            .filter(([, , path = '']) => leadsNowhere(path))
            .map(({ 0: found, index }) => ({
              file,
              start: index,
              end: index + found.length,
              text: "'toegift/schema'",
            }))
        : [],
    )
