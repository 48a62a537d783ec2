/**
 * Reads the lines of a text that begin with colons, before markdown does, which takes a block that is written
 * wrongly for something else. Each mistake is reported with the line to write, and corrected in the text, so
 * that nothing else is reported because of it.
 */

import type { ProblemText } from '../../core/problem.ts'
import { short } from '../../core/problem-texts.ts'
import { blocks as definitions } from '../../schema/blocks.ts'
import type { RenderedMarkdown } from './markdown.ts'

/** A line of colons as it should be written. `name` is empty on the line that ends a block. */
type BlockLine = { at: number; colons: number; name: string; rest: string }

/** The lines of a text, which are corrected, and what reports a mistake in one of them. */
type Text = { lines: string[]; report: (at: number, words: ProblemText) => void }

const written = /^[ \t]*(:+)[ \t]*([a-z][\w-]*)?(.*)$/i
const attributesAlone = /^(?:\[(?:[^[\]]|\[[^\]]*\])*\])?(?:\{(?:[^{}"']|"[^"]*"|'[^']*')*\})?$/

/**
 * @param offset the lines of the file above the text
 * @returns the text with its block lines corrected, line for line, and the mistakes with their lines
 * (1-based) in the file
 */
export function readBlockLines(
  markdown: string,
  offset: number,
): { markdown: string; mistakes: RenderedMarkdown['warnings'] } {
  const lines = markdown.split('\n')
  const mistakes: RenderedMarkdown['warnings'] = []
  const report: Text['report'] = (at, words) =>
    mistakes.push({ line: at + 1 + offset, severity: 'error', ...words })
  const { outside, isOpen } = linesOutsideCode(lines)
  const found = outside.flatMap((at): BlockLine[] => {
    const text = lines[at] ?? ''
    const line = readLine(text, at)
    if (!line) return []
    const correction = formatLine(line)
    const twice = repeatedAttribute(line.rest)
    if (correction !== text.trim() || /^(?: {4}|\t)/.test(text)) {
      lines[at] = correction
      report(at, blockLine(text.trim(), correction))
    } else if (twice !== undefined)
      report(at, {
        code: 'attribute-twice',
        what: `The block "${short(line.name)}" has the attribute "${short(twice)}" twice.`,
        hint: 'Keep one of the two.',
      })
    return [line]
  })
  const pairs = pairsOf(found)
  if (pairs) for (const pair of pairs) checkColons(pair, { lines, report })
  // Code without an end, which is reported as that, has taken the ends of the blocks around it.
  else if (!isOpen) checkEnds(found, { lines, report }, offset)
  return { markdown: lines.join('\n'), mistakes: mistakes.sort((one, other) => one.line - other.line) }
}

/**
 * The indexes of the lines that begin with a colon, outside of code between fences, and of lists and
 * footnotes, whose lines are indented.
 */
function linesOutsideCode(lines: readonly string[]): { outside: number[]; isOpen: boolean } {
  let fence: string | undefined
  let isInside = false
  const outside = [...lines.entries()].flatMap(([at, text]) => {
    const [, marks = '', rest = ''] = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})(.*)/.exec(text) ?? []
    if (fence === undefined && marks !== '') fence = marks
    else if (fence !== undefined && marks.startsWith(fence) && rest.trim() === '') fence = undefined
    if (/^\S/.test(text)) isInside = /^(?:[-*+]|\d+[.)]|\[\^)/.test(text)
    return fence === undefined && (isInside ? /^:/ : /^[ \t]*:/).test(text) ? [at] : []
  })
  return { outside, isOpen: fence !== undefined }
}

const isBlock = (name: string) => (definitions.get(name)?.in.length ?? 0) > 0

/** Whether a block has lines of content, and so an end. */
const hasContent = (name: string) =>
  name !== 'section' && definitions.get(name)?.takes.some((kind) => kind !== 'title') === true

/** A line as it was meant; nothing for one that is no block, or cannot be understood. */
function readLine(text: string, at: number): BlockLine | undefined {
  const [, marks = '', name = '', behind = ''] = written.exec(text) ?? []
  if (name === '')
    return marks.length > 1 && behind.trim() === ''
      ? { at, colons: Math.max(3, marks.length), name, rest: '' }
      : undefined
  const isSure = marks.length > 1 && text.startsWith(`${marks}${name}`)
  // Text may have a colon and a word: only the exact name of a block counts there.
  if (!isSure && !isBlock(name)) return undefined
  const rest = corrected(behind)
  return attributesAlone.test(rest)
    ? { at, colons: marks.length > 1 ? marks.length : hasContent(name) ? 3 : 2, name, rest }
    : undefined
}

const formatLine = ({ colons, name, rest }: BlockLine) => `${':'.repeat(colons)}${name}${rest}`

/**
 * Title and attributes with their brackets closed, straight quotes, = and not : behind a name, and without
 * blanks before them.
 */
function corrected(behind: string): string {
  const text = behind.trim()
  const title = /^\[(?:[^[\]{}]|\[[^\]]*\])*/.exec(text)?.[0] ?? ''
  const closed = title === '' || text[title.length] === ']' ? '' : ']'
  const attributes = text.slice(title.length + (title === '' || closed === ']' ? 0 : 1)).trim()
  const inside = /^(?:\{(.*?)\}?|\((.*)\))$/.exec(attributes)
  const pairs = (inside?.[1] ?? inside?.[2] ?? '')
    .replace(/[“”„]/g, '"')
    .replace(/(^|\s)([a-z][a-z-]*):[ \t]*(?=[\w"'/])/g, '$1$2=')
  return `${title === '' ? '' : `${title}]`}${inside ? `{${pairs}}` : attributes}`
}

/** The first attribute that is written twice. */
function repeatedAttribute(rest: string): string | undefined {
  const [, inside = ''] = /\{(.*)\}$/.exec(rest) ?? []
  const names: readonly string[] = inside.replace(/"[^"]*"|'[^']*'/g, '').match(/(?<!\S)[^\s=]+/g) ?? []
  return names.find((name, index) => names.indexOf(name) < index)
}

/**
 * A block that has content, from the line where it begins to the line where it ends: the colons that it
 * needs, and the names of the blocks in it.
 */
type Pair = { start: BlockLine; end: BlockLine; colons: number; outer: Pair | undefined; holds: string[] }

/** All blocks in pairs of lines, inner ones first; nothing when a beginning or an end is missing. */
function pairsOf(found: readonly BlockLine[]): Pair[] | undefined {
  const pairs: Pair[] = []
  let open: Pair | undefined
  for (const line of found) {
    if (line.name !== '' && line.colons > 2)
      open = { start: line, end: line, colons: line.colons, outer: open, holds: [] }
    if (line.name !== '') continue
    if (!open) return undefined
    const { outer, colons, start } = open
    outer?.holds.push(start.name)
    // Markdown ends a block at the first line with enough colons: a block that holds others needs more than
    // they have.
    if (outer) outer.colons = Math.max(outer.colons, colons + 1)
    pairs.push({ ...open, end: line })
    open = outer
  }
  return open ? undefined : pairs
}

function checkColons({ start, end, colons, outer, holds }: Pair, { lines, report }: Text): void {
  const isShort = start.colons < colons
  const isEnded = end.colons >= colons && (!outer || end.colons < outer.start.colons)
  const [begins, ends] = [formatLine({ ...start, colons }), ':'.repeat(colons)]
  if (isShort) lines[start.at] = begins
  if (isShort || !isEnded) lines[end.at] = ends
  const reportAt = (at: number, what: string, hint: string) =>
    report(at, { code: 'block-colons', what, hint })
  // A block that cannot be in another is reported as that.
  if (isShort && holds.every((name) => canBeIn(name, start.name)))
    reportAt(
      start.at,
      'A block that holds other blocks needs more colons than they have.',
      `Begin it with ${short(begins)} and end it with ${ends}`,
    )
  if (!isShort && end.colons < colons)
    reportAt(
      end.at,
      `The block that begins with ${short(begins)} is ended with fewer colons.`,
      `End it with ${ends}`,
    )
}

/**
 * Where a beginning or an end is missing: a block ends at the latest before a heading of the page, or before
 * a text or a block that it does not take.
 */
function checkEnds(found: readonly BlockLine[], { lines, report }: Text, offset: number): void {
  const open: BlockLine[] = []
  let leaf: BlockLine | undefined
  const rewrite = (line: BlockLine, colons: number) => {
    const correction = formatLine({ ...line, colons })
    lines[line.at] = correction
    report(line.at, blockLine(formatLine(line), correction))
  }
  const endBefore = (at: number) => {
    const start = open.pop()
    if (!start) return
    if (isBlock(start.name) && !hasContent(start.name)) {
      rewrite(start, 2)
      return
    }
    const ends = ':'.repeat(start.colons)
    lines[at - 1] = at - 1 > start.at ? ends : ''
    report(start.at, {
      code: 'block-not-ended',
      what: `The block "${short(start.name)}" has no end.`,
      hint: `Write ${ends} on a line of its own where it ends, before line ${at + 1 + offset}.`,
    })
  }
  for (const line of [...found, ...textLines(lines)].sort((one, other) => one.at - other.at)) {
    if (line.name === '') {
      if (open.pop()) continue
      if (leaf) rewrite(leaf, 3)
      else {
        lines[line.at] = ''
        report(line.at, {
          code: 'block-ends-nothing',
          what: `This ${formatLine(line)} ends no block.`,
          hint: 'Remove it, or write the line with which its block begins, such as :::intro.',
        })
      }
      leaf = undefined
      continue
    }
    for (let outer = open.at(-1); outer && !canBeIn(line.name, outer.name); outer = open.at(-1))
      endBefore(line.at)
    if (line.colons > 2) open.push(line)
    else if (hasContent(line.name)) leaf = line
  }
  while (open.length > 0) endBefore(lines.length)
}

/** In the place of a name: a heading of the page, and a line of text. */
const heading = '##'
const plain = '#'

const textLines = (text: readonly string[]): BlockLine[] =>
  text.flatMap((line, at) =>
    /^[ \t]*(?::|$)/.test(line)
      ? []
      : [{ at, colons: 0, name: line.startsWith(`${heading} `) ? heading : plain, rest: '' }],
  )

/** Whether a text or a block may be in a block. A name that no block has is reported as that. */
function canBeIn(name: string, outer: string): boolean {
  const definition = definitions.get(outer)
  if (name === heading) return false
  if (name === plain) return definition?.takes.some((kind) => kind !== 'title' && kind !== 'blocks') ?? true
  return !isBlock(name) || !isBlock(outer) || definitions.get(name)?.in.includes(outer) === true
}

const blockLine = (written: string, correction: string): ProblemText => ({
  code: 'block-line',
  what: `"${short(written)}" is not how this block is written.`,
  hint: `Write ${short(correction)}`,
})
