/**
 * Finds markdown that is not what its author meant: visitors would read its marks, lose a part of it, or get
 * characters that no page may contain.
 */
import { decodeHTML } from 'entities'
import type { Nodes, Parents, Root } from 'mdast'
import type { ProblemText } from '../../core/problem.ts'
import { characterRefused, short } from '../../core/problem-texts.ts'
import { refusedCharacter, withoutRefusedCharacters } from '../../core/refused-text.ts'
import { lineFinder } from '../../core/text.ts'
import type { RenderedMarkdown } from './markdown.ts'
import { blockUnread, isLinkName } from './written-blocks.ts'

type Mistakes = RenderedMarkdown['warnings']

/**
 * A piece of a text, and what of it visitors would read as it is typed: a filler is in the place of all marks
 * that markdown understood.
 */
type Piece = { source: string; typed: string; line: number }

const filler = '\0'

/** How many characters mark each end of such a part. */
const marksOf: Partial<Record<Nodes['type'], number>> = { emphasis: 1, strong: 2, delete: 2 }

/**
 * @param tree the text as markdown reads it, with nothing removed; characters that no page may contain are
 * taken out of it
 * @param offset the lines of the file above it
 */
export function findMistakes(tree: Root, markdown: string, offset: number): Mistakes {
  const found: Mistakes = []
  const pieces: Piece[] = []
  const visit = (node: Nodes): void => {
    const { start, end } = node.position ?? {}
    const line = (start?.line ?? 1) + offset
    const source = markdown.slice(start?.offset, end?.offset)
    const reference = takeRefused(node, source)
    if (reference)
      found.push({
        line: line + lineEndsIn(source.slice(0, reference.at)),
        severity: 'error',
        ...reference.words,
      })
    if (node.type === 'code' && isOpenFence(source))
      found.push({ line, severity: 'error', ...codeNotEnded(source) })
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
      pieces.push(pieceOf(node, markdown, offset))
    if ('children' in node)
      for (const child of node.children) {
        const cells = node.type === 'table' && child.type === 'tableRow' ? child.children.length : 0
        const wanted = node.type === 'table' ? (node.children[0]?.children.length ?? 0) : 0
        // What is typed in its cells may have been meant for one.
        if (cells !== wanted)
          found.push({ line: (child.position?.start.line ?? 1) + offset, ...rowUneven(cells, wanted) })
        else visit(child)
      }
  }
  visit(tree)
  return [...found, ...incompleteParts(pieces)]
}

const lineEndsIn = (text: string) => text.split('\n').length - 1

/** A line end is put before it where a line begins, and a blank in a cell. */
function pieceOf(node: Parents, markdown: string, offset: number): Piece {
  const from = node.children[0]?.position?.start ?? node.position?.start
  const to = node.children.at(-1)?.position?.end ?? node.position?.end
  const start = from?.offset ?? 0
  const understood: Range[] = []
  const hide = (at: number, end: number) => understood.push([at - start + 1, end - start + 1])
  const hideMarks = (parent: Parents) => {
    for (const child of parent.children) {
      const [at, end] = [child.position?.start.offset, child.position?.end.offset]
      if (at === undefined || end === undefined || child.type === 'text') continue
      // A colon and a word are text, but for the two names that are links.
      if (child.type === 'textDirective' && !isLinkName(child.name)) continue
      // An address that is a link without marks is typed as text, perhaps within marks that are not complete.
      if (child.type === 'link' && !/[[<]/.test(markdown.charAt(at))) continue
      const marks = marksOf[child.type]
      const inside = 'children' in child ? child.children : []
      hide(at, marks === undefined ? (inside[0]?.position?.start.offset ?? end) : at + marks)
      if ('children' in child) hideMarks(child)
      hide(marks === undefined ? (inside.at(-1)?.position?.end.offset ?? end) : end - marks, end)
    }
  }
  hideMarks(node)
  const source = (node.type === 'tableCell' ? ' ' : '\n') + markdown.slice(start, to?.offset)
  return { source, typed: withFiller(source, understood), line: (from?.line ?? 1) + offset }
}

/** The begin and the end of a part of a text. */
type Range = readonly [at: number, end: number]

/** A text with a filler for every character of these parts, which are in their order. Line ends stay. */
function withFiller(text: string, parts: readonly Range[]): string {
  let filled = ''
  let done = 0
  for (const [at, end] of parts) {
    filled += text.slice(done, at) + text.slice(at, end).replace(/[^\n]/g, filler)
    done = end
  }
  return filled + text.slice(done)
}

/** Colons that begin a line, or a name with brackets behind colons: somebody meant a block. */
const leftover = /((?=::)(?<=\n[ \t>]*):{2,}[^\n]*|(?<!:):{2,}[a-z][\w-]*[[{][^\n]*)/gi

const bullets = '•‣⁃◦▪▫●○■□∙\uf0a7\uf0b7'
const otherBullets = '-–—·→➔➢➤►▶✓✔✗'
const inside = '\\[[^\\]\\n]{0,500}(?<!\\\\)\\]'
const target = '(?:[/#](?! )|https?:|mailto:|tel:|www\\.|[^()\\s]*@)'

/**
 * What is no block although it looks like one, and markdown that is not complete, with what completes it.
 * Each of many brackets may begin a long part.
 */
const patterns: readonly (readonly [pattern: RegExp, hint?: string])[] = [
  [leftover],
  [/\n {0,3}(#{2,6}[^\s#][^\n]*)/g, 'Write a blank behind the last #.'],
  [
    /\n[ \t>]*((?:\|[^\n]*\|[ \t]*|[^\s>|][^\n|]*\|[^\n]*\n[ \t>]*:?-+:?[ \t]*\|[ \t|:-]*)(?=\n|$)(?:\n[^\n]*\|[^\n]*)*)/g,
    'Write the line | --- | --- | below the first line of a table, with as many parts as that has.',
  ],
  [
    new RegExp(
      `\\n[ \\t>]*([${bullets}][ \\t\\u00a0]*[^\\s${bullets}][^\\n]*(?:\\n[ \\t>]*[${bullets}][^\\n]*)*)`,
      'gu',
    ),
    'Begin each item of the list with a - and a blank.',
  ],
  [
    new RegExp(
      `\\n[ \\t>]*(([${otherBullets}])[ \\t\\u00a0]*\\p{L}[^\\n]*(?:\\n[ \\t>]*\\2[ \\t\\u00a0]*\\p{L}[^\\n]*)+)`,
      'gu',
    ),
    'Begin each item of the list with a - and a blank.',
  ],
  [
    /(!?\[\[[^\]\n]{0,500}\]\])/g,
    'Write a link as [text](/address/), and a picture as ![What it shows](blog/stage.jpg).',
  ],
  [/(\[\^[^\]\n]{1,500}\])/g, 'Write the footnote on a line of its own: [^1]: Its text.'],
  [
    new RegExp(`(${inside}[ \\t]+\\(${target}[^)\\n]*\\)?)`, 'g'),
    'Write a link as [text](/address/), without a blank between the brackets.',
  ],
  [new RegExp(`(${inside}\\(${target}[^)\\n]*)(?=\\n|$)`, 'g'), 'Write a ) behind the address of the link.'],
  [
    new RegExp(`(?<!\\\\)(!?${inside}\\((?:${target}|[^)\\n]{0,200}\\.\\w{2,4}\\b)[^)\\n]{0,500}\\))`, 'g'),
    'Correct the address: it has no blanks, or is between < and >.',
  ],
  [/(\([^()\n]*\)\[(?:\/|#)[^\]\n]*\])/g, 'Write a link as [text](/address/).'],
  [
    new RegExp(`\\n(\\[[^\\]\\n]{1,500}\\]:[ \\t]*${target}[^\\n]*)`, 'g'),
    'Correct the address: it has no blanks, or is between < and >.',
  ],
  [
    /(\[[^\]\n]{1,500}\]\[[^\]\n]{1,500}\])/g,
    'Write the address of the link on a line of its own, such as [name]: /address/.',
  ],
  [
    /(?<![*\\])(\*{2,3}(?=[^\s*])[^\n]*|[^\s*]\*\*(?!\*))/g,
    'Write ** directly before and directly behind the words that are to be bold.',
  ],
  [
    /(?<![~\\])(~~(?=[^\s~])[^\n]*)/g,
    'Write ~~ directly before and directly behind the words that are struck out.',
  ],
  [
    /(?<!\d[ \t])(?<=[\s\0("'“‘])((?:\*|__?)(?=["'“‘(]?\p{L})[^\n]*)/gu,
    'Write the same character directly behind the last of the words that it is to stress.',
  ],
  [/(?<!\\)(`[^\n]*)/g, 'Write a backtick before and behind code, and an apostrophe as ’.'],
]

/**
 * Stars behind a word, and stars before the remark at the begin of a line that belongs to them: a footnote as
 * it is written on paper.
 */
const [noted, remark] = [/[^\s*](\*{1,2})(?=[\s.,;:!?)|]|$)/g, /^[ (]*(\*{1,2})/gm]

/** The parts of a text that visitors would read as they are typed. */
function incompleteParts(pieces: readonly Piece[]): Mistakes {
  const starsOf = (pattern: RegExp) =>
    new Set(pieces.flatMap(({ typed }) => Array.from(typed.matchAll(pattern), ([, stars]) => stars)))
  const [marked, explained] = [starsOf(noted), starsOf(remark)]
  const isNote = (part: string, before: string) => {
    const [stars] = /^\*{1,2}(?!\*)/.exec(part) ?? []
    return stars === undefined
      ? part.endsWith('**') && explained.has('**')
      : marked.has(stars) && /[\n(]/.test(before)
  }
  return pieces.flatMap(({ source, line, ...piece }) => {
    let { typed } = piece
    const lineAt = lineFinder(source.slice(1))
    return patterns.flatMap(([pattern, hint]) => {
      const parts = [...typed.matchAll(pattern)].flatMap(({ 0: whole, 1: part = '', index }): Range[] => {
        const at = index + whole.indexOf(part)
        return isNote(part, typed.charAt(at - 1)) ? [] : [[at, at + part.length]]
      })
      // What is reported is no mistake of another kind as well.
      if (parts.length > 0) typed = withFiller(typed, parts)
      return parts.map(([at, end]) => {
        const [written = ''] = source.slice(at, end).split('\n')
        return {
          line: line + lineAt(at - 1) - 1,
          ...(hint === undefined ? blockUnread(written) : markdownIncomplete(written, hint)),
        }
      })
    })
  })
}

/**
 * Takes the characters out of a node that character references stand for and that no page may contain: typed
 * as themselves, they are refused when the file is read.
 */
function takeRefused(node: Nodes, source: string): { at: number; words: ProblemText } | undefined {
  const isLiteral = node.type === 'code' || node.type === 'inlineCode' || node.type === 'html'
  const holders = 'attributes' in node && node.attributes ? [node, node.attributes] : [node]
  const taken = holders.flatMap((holder) =>
    Object.entries(holder).flatMap(([name, value]: [string, unknown]) => {
      if (typeof value !== 'string' || (isLiteral && name === 'value') || !refusedCharacter(value)) return []
      return Reflect.set(holder, name, withoutRefusedCharacters(value)) ? [value] : []
    }),
  )
  if (taken.length === 0) return undefined
  for (const { 0: reference, index: at } of source.matchAll(/&#\w{1,8};/g)) {
    const character = refusedCharacter(decodeHTML(reference))
    const hint = `Remove ${reference}, which stands for it.`
    if (character) return { at, words: { ...characterRefused('the text', character.name), hint } }
  }
  return { at: 0, words: characterRefused('the text', 'U+FFFD') }
}

/**
 * Whether the lines of a block of code go on to the end of the text or of what it is in, because none of them
 * ends it.
 */
function isOpenFence(source: string): boolean {
  const [marks] = /^(?:`{3,}|~{3,})/.exec(source) ?? []
  const lines = source.split('\n')
  return (
    marks !== undefined &&
    (lines.length === 1 ||
      !new RegExp(`^[ \\t>]*${marks}${marks.charAt(0)}*[ \\t]*$`).test(lines.at(-1) ?? ''))
  )
}

const codeNotEnded = (source: string): ProblemText => ({
  code: 'code-not-ended',
  what: `The code that begins with ${short(source.split('\n')[0] ?? '')} has no end, so all that follows is code.`,
  hint: 'Write the characters with which it begins on a line of their own where it ends.',
})

/**
 * A row with more or fewer cells than the first one of its table: markdown drops these, and leaves those
 * empty.
 */
const rowUneven = (found: number, wanted: number): ProblemText => ({
  code: 'table-cells',
  what: `This row of a table has ${found} ${found === 1 ? 'cell' : 'cells'}, and its first row ${wanted}: ${found > wanted ? 'what is in the others is lost' : 'the others stay empty'}.`,
  hint: 'Write as many cells as the first row has, with a | between two of them, \\| for one in a text, and an empty line below the table.',
})

const markdownIncomplete = (written: string, hint: string): ProblemText => ({
  code: 'markdown-incomplete',
  what: `"${short(written)}" is not complete, and visitors would read it as it is typed.`,
  hint: `${hint} A character that is meant as it is gets a backslash before it.`,
})
