/** Finds which of the owner's texts and values a visitor sees in a text of a page. */
import { groupBy } from '../core/group-by.ts'
import type { Span } from '../load/data-reader.ts'

/** A line of the owner's files, and what is written there: the key of a sentence, the field of an entry; nothing for running text. */
export type TextPlace = { file: string; line?: number | undefined; name?: string }

/**
 * A text that a visitor points at, and that of the paragraph around it. U+200B is between the texts of elements: between their words there may
 * be no blank.
 */
export type ShownText = { text: string; block: string }

/** What a page read, with where it is written. */
export type Candidate = TextPlace & {
  /** Its text as pages show it, in parts with something unknown between them. */
  parts: readonly string[]
  /** Its text as the owner wrote it, with names in braces in the place of values. */
  written: string
  kind: 'sentence' | 'field' | 'running text'
}

type Match = { candidate: Candidate; spans: readonly Span[] /** How many of its characters the text has. */; length: number; cover: number; isExact: boolean }

const mostPlaces = 4
/** A text is from nowhere when its places explain less of it. */
const leastShare = 0.5
/** Shorter texts are in others by chance. */
const leastLength = 3
const leastPartLength = 12
/** A sentence with less of its own words between its first and its last is another one. */
const leastDensity = 0.3

/** A text on one line, and where its elements begin and end. */
type Line = { text: string; edges: ReadonlySet<number> }

const edge = '\u200b'

/** Where a text is written, the most likely place first: what is all of it, then what has most of it. A sentence is before the fields whose values it shows. */
export function placesOfText({ text, block }: ShownText, candidates: readonly Candidate[]): TextPlace[] {
  const [pointed, whole] = [lineOf(text), lineOf(block)]
  // A blank at the edge of an element is no part of its text.
  const start = [...whole.edges].flatMap((at) => [at, at + 1]).find((at) => whole.text.startsWith(pointed.text, at))
  const [around, from] = start === undefined ? [pointed, 0] : [whole, start]
  const target = { start: from, end: from + pointed.text.length }
  const matches = pointed.text === '' ? [] : candidates.flatMap((candidate) => matchOf(candidate, pointed.text, around, target) ?? [])
  const own = matches.filter((match) => !matches.some((other) => isOnlyPartOf(match, other)))
  if (share(own, target) < leastShare) return []
  const sorted = own.sort((a, b) => Number(b.isExact) - Number(a.isExact) || b.cover - a.cover || b.length - a.length)
  const places = sorted.map(({ candidate: { file, line, name } }) => ({ file, line, ...(name !== undefined && { name }) }))
  const lines = groupBy(places, (place) => `${place.file}:${place.line}`)
  return Array.from(lines.values(), ([first]) => first).slice(0, mostPlaces)
}

/** A text on one line, with plain spaces: how its source is wrapped makes no difference. */
export const normalText = (text: string): string => onOneLine(text).trim()

const onOneLine = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\u00ad\u2060]/g, '')
    .replace(/\s+/g, ' ')

function lineOf(source: string): Line {
  let text = ''
  const edges = new Set<number>()
  for (const part of source.split(edge).map(onOneLine)) {
    text += text === '' || text.endsWith(' ') ? part.trimStart() : part
    edges.add(text.length)
  }
  return { text: text.trimEnd(), edges: new Set([0, ...edges, text.trimEnd().length]) }
}

function matchOf(candidate: Candidate, text: string, around: Line, target: Span): Match | undefined {
  const { parts, kind } = candidate
  const other = withOtherCase(parts)
  // A name of one word is not the same word in another case.
  const spans = spansOf(parts, around, target) ?? (parts[0]?.includes(' ') || other[0] === text ? spansOf(other, around, target) : undefined)
  if (spans) {
    const [from = 0, to = 0] = [spans[0]?.start, spans.at(-1)?.end]
    const length = parts.join('').length
    const isWhole = (span: Span) => length === to - from && from === span.start && to === span.end
    const isShort = parts.join('').replace(/[^\p{L}\p{N}]/gu, '').length < leastLength
    if ((isShort && !isWhole(target)) || length / (to - from) < leastDensity) return undefined
    // The words of a link in a paragraph are those of the paragraph, although they may be a name as well.
    const isParagraph = kind === 'running text' && isWhole({ start: 0, end: around.text.length })
    return { candidate, spans, length, cover: coverOf(spans, target), isExact: isParagraph || (!isShort && isWhole(target)) }
  }
  // A page may show a part of a text, such as its first sentence.
  const isPart = kind !== 'sentence' && text.length >= leastPartLength && text.includes(' ') && parts.some((part) => hasWords(part, text))
  return isPart ? { candidate, spans: [target], length: text.length, cover: 1, isExact: false } : undefined
}

/** Where the parts of a candidate are, one after the other as whole words: of all such places that which has most of the target. */
function spansOf(parts: readonly string[], around: Line, target: Span): Span[] | undefined {
  const [first = '', ...rest] = parts
  let best: Span[] | undefined
  for (let start = wordsAt(around, first, 0); start !== -1; start = wordsAt(around, first, start + 1)) {
    const spans = [{ start, end: start + first.length }]
    for (const part of rest) {
      const next = wordsAt(around, part, spans.at(-1)?.end ?? 0)
      if (next === -1) return best
      spans.push({ start: next, end: next + part.length })
    }
    const [from = target, to = target] = [spans[0], spans.at(-1)]
    if (overlap({ start: from.start, end: to.end }, target) > 0 && (!best || coverOf(spans, target) > coverOf(best, target))) best = spans
  }
  return best
}

/** Whether a position is within a word or a number, such as `2.500`. */
function isInWord({ text, edges }: Line, at: number): boolean {
  const [before, after] = [text.slice(Math.max(0, at - 2), at), text.slice(at, at + 2)]
  const isIn = /[\p{L}\p{N}]$/u.test(before) ? /^(?:[\p{L}\p{N}]|[.,]\d)/u.test(after) : /\d[.,]$/.test(before) && /^\d/.test(after)
  return isIn && !edges.has(at)
}

/** The first position of some words at or after another; -1 when they are not there as whole words. */
function wordsAt(line: Line, words: string, from: number): number {
  for (let at = line.text.indexOf(words, from); at !== -1 && words !== ''; at = line.text.indexOf(words, at + 1))
    if (!isInWord(line, at) && !isInWord(line, at + words.length)) return at
  return -1
}

const hasWords = (text: string, words: string) => wordsAt({ text, edges: new Set() }, words, 0) !== -1

/** The same text as it is at the start of a sentence, or within one. */
function withOtherCase([first = '', ...rest]: readonly string[]): string[] {
  const [letter = ''] = first
  return [(letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()) + first.slice(letter.length), ...rest]
}

const overlap = (a: Span, b: Span) => Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start))

const coverOf = (spans: readonly Span[], target: Span) => spans.reduce((sum, span) => sum + overlap(span, target), 0) / (target.end - target.start)

/** How much of the target all matches together have. */
function share(matches: readonly Match[], target: Span): number {
  const isCovered = (at: number) => matches.some(({ spans }) => spans.some(({ start, end }) => start <= at && at < end))
  return Array.from({ length: target.end - target.start }, (_, at) => target.start + at).filter(isCovered).length / (target.end - target.start)
}

/** Whether the words of a match are words that the owner wrote in a longer one. */
function isOnlyPartOf(match: Match, other: Match): boolean {
  if (match.isExact || other.length <= match.length) return false
  const isInside = match.spans.every((span) => other.spans.some((outer) => outer.start <= span.start && span.end <= outer.end))
  return isInside && match.candidate.parts.every((part) => hasWords(other.candidate.written, part))
}
