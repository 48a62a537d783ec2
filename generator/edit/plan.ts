/** The changes of a rename or a removal, planned before any file is touched. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shortened } from '../core/printable.ts'
import { escapePattern } from '../core/text.ts'
import { type Edit, edited, type OwnerTexts } from '../load/data/edits.ts'
import type { FileChange } from '../system/sandbox.ts'

export type Edits = {
  edits: readonly Edit[]
  moves: readonly { from: string; to: string }[]
  removed: readonly string[]
}

/** The edits of each file in their order, without those inside a larger edit and without duplicates. */
function editsByFile({ edits, removed }: Edits): Map<string, Edit[]> {
  const byFile = new Map<string, Edit[]>()
  const ordered = edits
    .filter(({ file }) => !removed.includes(file))
    .sort((a, b) => a.start - b.start || b.end - a.end)
  for (const edit of ordered) {
    const before = byFile.get(edit.file) ?? []
    const last = before.at(-1)
    // What is inserted where a larger edit begins is not inside it.
    const within = last && edit.start < last.end && edit.end > last.start
    const twin = last && edit.start === last.start && edit.end === last.end && edit.text === last.text
    if (!within && !twin) byFile.set(edit.file, [...before, edit])
  }
  return byFile
}

/** The files that a plan writes and removes: new files first, removals last. */
export function changesOf(root: string, plan: Edits, texts: OwnerTexts): FileChange[] {
  const edits = editsByFile(plan)
  const content = (file: string) => {
    const own = edits.get(file)
    return own ? edited(texts.get(file) ?? '', own) : readFileSync(join(root, file))
  }
  const moved = new Set(plan.moves.map(({ from }) => from))
  return [
    ...plan.moves.map(({ from, to }) => ({ file: to, content: content(from), from })),
    ...[...edits.keys()].filter((file) => !moved.has(file)).map((file) => ({ file, content: content(file) })),
    ...[...moved, ...plan.removed].map((file) => ({ file, content: undefined })),
  ]
}

/** The plan as text: a line for each file and each edit, with line number, old and new text. */
export const describePlan = (plan: Edits, texts: OwnerTexts): string =>
  [
    ...plan.moves.map(({ from, to }) => `  rename  ${from} → ${to}`),
    ...plan.removed.map((file) => `  remove  ${file}`),
    ...[...editsByFile(plan)]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([file, edits]) => edits.flatMap((edit) => describeEdit(texts.get(file) ?? '', edit))),
  ].join('\n')

/**
 * The lines around these edits as they will be, and all others with a name: what still speaks of it, for the
 * owner to read again.
 */
export function linesLeft(plan: Edits, texts: OwnerTexts, about: readonly Edit[], name: string): string[] {
  const byFile = editsByFile(plan)
  const named = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}])`, 'gu')
  return [...texts].flatMap(([file, text]) => {
    if (plan.removed.includes(file) || file === 'data/redirects.ts') return []
    const edits = byFile.get(file) ?? []
    const after = edited(text, edits)
    const shift = (at: number) =>
      edits.reduce(
        (sum, { start, end, text: added }) => (end <= at ? sum + added.length - (end - start) : sum),
        at,
      )
    const places = [
      ...edits.filter((edit) => about.includes(edit)).map(({ start }) => shift(start)),
      ...Array.from(after.matchAll(named), ({ index }) => index),
    ]
    const lines = new Map(
      places.sort((a, b) => b - a).map((at) => [after.slice(0, at).split('\n').length, at]),
    )
    return [...lines].reverse().map(([line, at]) => {
      // The words of a link are before its address.
      const start = Math.max(after.lastIndexOf('\n', at - 1) + 1, at - 50)
      return `  ${file}:${line}  ${short(after.slice(start).split('\n')[0] ?? '')}`
    })
  })
}

/** Edits of blanks and commas only are not shown. */
function describeEdit(text: string, { file, start, end, text: added }: Edit): string[] {
  const old = text.slice(start, end)
  if (short(old) === '' && short(added) === '') return []
  // A removed line begins with its indentation.
  const line = text.slice(0, start + (/^\s*/.exec(old)?.[0].length ?? 0)).split('\n').length
  const change = short(old) === '' ? `+ ${short(added)}` : `${short(old)} → ${short(added) || '(removed)'}`
  return [`  edit    ${file}:${line}  ${change}`]
}

/** A part of a file on one line, without the commas around it. */
const short = (text: string): string => shortened(text.replace(/\s+/g, ' ').replace(/^[ ,]+|[ ,]+$/g, ''), 70)
