/** Splits a markdown file into front matter and body, with the lines of both. */
import matter from 'gray-matter'
import {
  type ErrorCode,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  type YAMLError,
} from 'yaml'
import { errorAt, type Loaded } from '../../core/problem.ts'
import { short } from '../../core/problem-texts.ts'
import { keptResult } from '../../system/kept-results.ts'
import type { LineIndex } from '../data/reader.ts'
import { Unreadable } from '../data/words.ts'

export type FrontMatter = {
  data: Record<string, unknown>
  body: string
  /** The line (1-based) of the body's first line. */
  bodyLine: number
  /** The lines of its fields. */
  lines: LineIndex
}

const broken = (what: string, line: number, hint: string) =>
  new Unreadable(line, { code: 'front-matter-broken', what, hint })

const usual =
  'Write the fields as "name: value" between two lines of three dashes; quote values with a colon in them.'
const unreadable = (cause: string, line: number, hint = usual) =>
  broken(`The front matter cannot be read: ${cause}`, line, hint)

/**
 * Mistakes in YAML by the codes of its parser. `at` says where the mistake is: where the parser begins or
 * ends to stumble, or at the field before.
 */
const yamlMistakes: Partial<
  Record<ErrorCode, { cause: string; hint: string; at: 'begin' | 'end' | 'field' }>
> = {
  TAB_AS_INDENT: {
    cause: 'the line is indented by a tab.',
    hint: 'Indent by blanks, two for each level.',
    at: 'end',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    cause: 'the value has a colon and a blank in it.',
    hint: 'Put the value between quotes.',
    at: 'end',
  },
  MISSING_CHAR: {
    cause: 'the text of this field has no closing quote.',
    hint: 'End it with the quote with which it begins, on the same line. If that is an apostrophe, write it as ’, or put the text between double quotes.',
    at: 'field',
  },
  UNEXPECTED_TOKEN: {
    cause: 'something follows the end of the value.',
    hint: 'Put the whole value between quotes, write nothing behind the closing one, and write an apostrophe as ’.',
    at: 'field',
  },
  MULTILINE_IMPLICIT_KEY: {
    cause: 'this line is no field.',
    hint: 'Write "name: value", with a blank behind the colon. Text begins below the second line of three dashes.',
    at: 'begin',
  },
  DUPLICATE_KEY: {
    cause: 'the field is written twice.',
    hint: 'Keep one of the two. The fields of a group are indented by two blanks.',
    at: 'begin',
  },
  BAD_INDENT: {
    cause: 'the list or group of this field is not closed.',
    hint: 'End a list with ] and a group with }.',
    at: 'field',
  },
  BAD_SCALAR_START: {
    cause: 'the value begins with a character that has a meaning of its own.',
    hint: 'Put the value between quotes.',
    at: 'begin',
  },
}
const indentation = {
  cause: 'the line is not indented as the fields beside it.',
  hint: 'Indent the fields of a group alike: by two blanks more than the line that begins it.',
  at: 'end',
} as const

/**
 * The fields of YAML, with the line of each by its path: `questions.0.answer`.
 * @throws Unreadable in the words of front matter, for text that is not a list of fields, and for aliases (`*x`): a few lines with nested
 * aliases can become gigabytes of text
 */
export function readYaml(text: string): { fields: Record<string, unknown>; lines: LineIndex } {
  if (text.length > mostCharacters)
    throw unreadable(`it has ${text.length} characters; ${mostCharacters} is the limit`, 1)
  const counter = new LineCounter()
  const lineAt = (offset = 0) => counter.linePos(offset).line
  // The core schema has no timestamps: a date stays text.
  const document = parseDocument(text, { schema: 'core', lineCounter: counter, prettyErrors: false })
  const mistakes = [...document.errors, ...document.warnings]
  // What is around a mistake may be read as anything: only where its fields begin is of use.
  const refuse = (cause: string, offset?: number, hint?: string) => {
    if (mistakes.length === 0) throw unreadable(cause, lineAt(offset), hint)
  }
  const lines = new Map<string, number>()
  const starts: number[] = []
  const visit = (node: unknown, path: readonly string[]): void => {
    const at = isNode(node) ? node.range?.[0] : undefined
    if (isAlias(node))
      refuse(
        'a part of it is used a second time by an alias (*)',
        at,
        'Put a text that begins with * between quotes.',
      )
    if (isNode(node) && node.tag !== undefined) refuse(`it has a tag (${node.tag})`, at)
    if (!isCollection(node)) return
    if (path.length > mostDepth) {
      refuse(tooDeep, at)
      return
    }
    for (const [index, item] of node.items.entries()) {
      const [key, value] = isPair(item) ? [item.key, item.value] : [undefined, item]
      const inner = [...path, isScalar(key) ? String(key.value) : String(index)]
      const start = (isNode(key) ? key.range?.[0] : isNode(value) ? value.range?.[0] : 0) ?? 0
      if (isPair(item)) starts.push(start)
      lines.set(inner.join('.'), lineAt(start))
      if (isScalar(value) && value.type === 'PLAIN' && /^[‘’“”„]/.test(value.source ?? ''))
        refuse(
          `the quote ${value.source?.charAt(0)} does not begin a text.`,
          start,
          'Put the text between straight quotes.',
        )
      visit(value, inner)
    }
  }
  if (!isMap(document.contents)) refuse('it is not a list of fields')
  visit(document.contents, [])
  if (mistakes.length > 0) throw fieldsError(mistakes, starts, lineAt)
  return { fields: document.toJS(), lines }
}

/** The first mistake. @param starts the offsets of the fields that were read */
function fieldsError(
  mistakes: readonly YAMLError[],
  starts: readonly number[],
  lineAt: (offset: number) => number,
): Unreadable {
  const { code, message, pos } = mistakes[0] ?? { code: 'IMPOSSIBLE', message: '', pos: [0, 0] }
  if (message.startsWith('Maximum call stack')) return unreadable(tooDeep, lineAt(pos[0]))
  // A wrongly indented line is reported twice, from the line before it: the longer report ends at the
  // mistake.
  const [begin, end] = [
    lineAt(pos[0]),
    Math.max(
      ...mistakes
        .filter((other) => lineAt(other.pos[0]) === lineAt(pos[0]))
        .map((other) => lineAt(other.pos[1])),
    ),
  ]
  const isIndentation =
    code === 'BLOCK_AS_IMPLICIT_KEY' && mistakes.some((other) => other.code === 'MULTILINE_IMPLICIT_KEY')
  const known =
    isIndentation || (code === 'BAD_INDENT' && !message.startsWith('Flow')) ? indentation : yamlMistakes[code]
  const field = lineAt(Math.max(0, ...starts.filter((start) => start < pos[0])))
  return known
    ? unreadable(known.cause, { begin, end, field }[known.at], known.hint)
    : unreadable(message, end)
}

/** Far above those of real texts. The parser takes up to a second for as many that are no YAML. */
const mostCharacters = 20_000

/** Levels of lists and groups. */
const mostDepth = 5
const tooDeep = `its fields are nested more than ${mostDepth} deep`

/**
 * Reads YAML front matter. Other languages are refused: gray-matter would execute `---js`.
 * Dates stay text, because its YAML follows a schema without timestamps.
 */
export function readFrontMatter(file: string, text: string): Loaded<FrontMatter | undefined> {
  try {
    return {
      value: keptResult('front matter', text, () => splitText(text.replace(/^\ufeff/, ''))),
      problems: [],
    }
  } catch (error) {
    const { line, words } = error instanceof Unreadable ? error : unreadable(String(error), 1)
    return { value: undefined, problems: [errorAt({ file, line }, words)] }
  }
}

function splitText(text: string): FrontMatter {
  // gray-matter takes long for it, too.
  const end = text.startsWith('---') ? `${text}\n---`.indexOf('\n---', 3) : 0
  if (end > mostCharacters) throw unreadable(`it has ${end} characters; ${mostCharacters} is the limit`, 1)
  checkOutline(text)
  const language = matter.language(text).name
  if (!['', 'yaml'].includes(language.toLowerCase()))
    throw new Unreadable(1, {
      code: 'front-matter-language',
      what: `The front matter is marked as "${short(language)}", but only YAML is read.`,
      hint: 'Begin the file with a line of just three dashes and write the fields in YAML.',
    })
  // Without an options object gray-matter caches by text, and returns an empty object for a text that failed
  // before.
  const { data, content } = matter(text, {
    language: 'yaml',
    engines: { yaml: (inner) => readYaml(inner.replace(/\r$/, '')) },
  })
  const { fields = {}, lines = new Map() }: Partial<ReturnType<typeof readYaml>> = data
  const bodyLine = text.slice(0, text.length - content.length).split('\n').length
  return { data: fields, body: content, bodyLine, lines }
}

/** @throws Unreadable where something is wrong with the two lines of three dashes around the fields */
function checkOutline(text: string): void {
  const [first = '', ...others] = text.split('\n').map((line) => line.trimEnd())
  if (text.trim() === '')
    throw broken(
      'The file is empty.',
      1,
      'Write its fields and its text, as other files of its folder have them, or remove it.',
    )
  const isDashes = (line: string) => /^-{2,}$/.test(line)
  if (/^\s+---/.test(text))
    throw broken('Something is above the first line of three dashes.', 1, 'Begin the file with that line.')
  if (!first.startsWith('---') || /^-{4,}$/.test(first)) {
    const isAbove = !isDashes(first) && others.includes('---')
    const hint = isAbove
      ? 'Write --- as the first line, above the first field.'
      : 'Begin the file with a line of three dashes, and write its fields below it.'
    throw broken('The file does not begin with a line of three dashes.', 1, hint)
  }
  const end = others.findIndex(isDashes)
  if (others[end] === '---') return
  if (end !== -1)
    throw broken(`The fields end with ${others[end]}.`, end + 2, 'End them with three dashes: ---')
  const fields = others.findIndex((line) => line !== '' && !/^(?:\s|- |[\w'"-]+:)/.test(line))
  const hint = 'Write --- on a line of its own below the last field.'
  throw broken('The fields have no end.', (fields === -1 ? others.length : fields) + 1, hint)
}
