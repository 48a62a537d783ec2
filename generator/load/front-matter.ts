/** Splits a markdown file into front matter and body, with the lines of both. */
import matter from 'gray-matter'
import { isAlias, isCollection, isMap, isNode, isPair, isScalar, LineCounter, parseDocument } from 'yaml'
import type { Loaded } from '../core/loaded.ts'
import { errorAt } from '../core/problem.ts'
import { wording } from '../core/wording.ts'
import { innermostLine, type LineIndex } from './line-index.ts'

export type FrontMatter = {
  data: Record<string, unknown>
  body: string
  /** The line (1-based) of the body's first line. */
  bodyLine: number
  /** The line of a front-matter field; `hero.lead` is a field within another. */
  lineOf: (field: string) => number
}

const refuse = (language: string) => () => {
  throw new Error(`front matter in ${language} is not read`)
}
const refused = { javascript: refuse('JavaScript'), json: refuse('JSON'), coffee: refuse('CoffeeScript') }

/** The fields of front matter, with the line of each by its path: `questions.0.answer`. */
type Fields = { data: object; lines: LineIndex }

/** Front matter that cannot be read, with the line. */
class FieldsError extends Error {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message)
  }
}

/** @throws FieldsError for text that is not a list of fields, and for aliases (`*x`): a few lines with nested aliases can become gigabytes of text */
function readYaml(text: string): Fields {
  const counter = new LineCounter()
  const lineAt = (offset = 0) => counter.linePos(offset).line
  // The core schema has no timestamps: a date stays text.
  const document = parseDocument(text, { schema: 'core', lineCounter: counter, prettyErrors: false })
  const mistakes = [...document.errors, ...document.warnings]
  const [mistake] = mistakes
  if (mistake) {
    // A wrongly indented line is reported twice, from the line before it: the longer report ends at the mistake.
    const ends = mistakes.filter(({ pos }) => lineAt(pos[0]) === lineAt(mistake.pos[0])).map(({ pos }) => lineAt(pos[1]))
    throw new FieldsError(mistake.message.startsWith('Maximum call stack') ? tooDeep : mistake.message, Math.max(...ends))
  }
  if (!isMap(document.contents)) throw new FieldsError('it is not a list of fields', 1)
  const lines = new Map<string, number>()
  const visit = (node: unknown, path: readonly string[], depth: number): void => {
    if (isAlias(node)) throw new FieldsError('a part of it is used a second time by an alias (*)', lineAt(node.range?.[0]))
    if (isNode(node) && node.tag !== undefined) throw new FieldsError(`it has a tag (${node.tag})`, lineAt(node.range?.[0]))
    if (!isCollection(node)) return
    if (depth > mostDepth) throw new FieldsError(tooDeep, lineAt(node.range?.[0]))
    for (const [index, item] of node.items.entries()) {
      const [key, value] = isPair(item) ? [item.key, item.value] : [undefined, item]
      const inner = [...path, isScalar(key) ? String(key.value) : String(index)]
      lines.set(inner.join('.'), lineAt(isNode(key) ? key.range?.[0] : isNode(value) ? value.range?.[0] : 0))
      visit(value, inner, depth + 1)
    }
  }
  visit(document.contents, [], 0)
  return { data: document.toJS(), lines }
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
  // gray-matter takes long for it, too.
  const end = text.startsWith('---') ? `${text}\n---`.indexOf('\n---', 3) : 0
  if (end > mostCharacters) {
    const tooLong = `it has ${end} characters; ${mostCharacters} is the limit`
    return { value: undefined, problems: [errorAt({ file, line: 1 }, wording.frontMatterBroken(tooLong))] }
  }
  const language = /^---[ \t]*([^\s-][^\n]*)/.exec(text)?.[1]?.trim()
  if (language !== undefined && language.toLowerCase() !== 'yaml') {
    return { value: undefined, problems: [errorAt({ file, line: 1 }, wording.frontMatterLanguage(language))] }
  }
  let lines: LineIndex = new Map()
  const yaml = (inner: string): object => {
    const fields = readYaml(inner.replace(/\r$/, ''))
    lines = fields.lines
    return fields.data
  }
  try {
    // Without an options object gray-matter caches by text, and returns an empty object for a text that failed before.
    const { data, content } = matter(text, { language: 'yaml', engines: { ...refused, yaml } })
    const bodyLine = text.slice(0, text.length - content.length).split('\n').length
    return { value: { data, body: content, bodyLine, lineOf: (field) => innermostLine(lines, field.split('.')) ?? 1 }, problems: [] }
  } catch (error) {
    const { message, line } = error instanceof FieldsError ? error : { message: String(error), line: 1 }
    return { value: undefined, problems: [errorAt({ file, line }, wording.frontMatterBroken(message))] }
  }
}
