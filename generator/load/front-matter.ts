/** Splits a markdown file into front matter and body, with the lines of both. */
import matter from 'gray-matter'
import yaml from 'js-yaml'
import type { Loaded } from '../core/loaded.ts'
import { errorAt } from '../core/problem.ts'
import { wording } from '../core/wording.ts'

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

// YAML's own schema turns 2025-02-30 into the second of March. JSON's schema keeps dates as text.
const readYaml = (text: string): object => {
  const data = yaml.safeLoad(text, { schema: yaml.JSON_SCHEMA })
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new Error('it is not a list of fields')
  refuseTangles(data, new Set(), 0)
  return data
}

/** Levels of lists and groups. */
const mostDepth = 5

/** Refuses fields that are nested deeply, and aliases (`*x`): a few lines with aliases of aliases can become gigabytes of text. */
function refuseTangles(value: unknown, seen: Set<object>, depth: number): void {
  if (typeof value !== 'object' || value === null) return
  if (seen.has(value)) throw new Error('a part of it is used a second time by an alias (*)')
  if (depth > mostDepth) throw new Error(`its fields are nested more than ${mostDepth} deep`)
  seen.add(value)
  for (const part of Object.values(value)) refuseTangles(part, seen, depth + 1)
}

const options = { language: 'yaml', engines: { yaml: readYaml, javascript: refuse('JavaScript'), json: refuse('JSON'), coffee: refuse('CoffeeScript') } }

/**
 * Reads YAML front matter. Other languages are refused: gray-matter would execute `---js`.
 * Dates stay text, because its YAML follows a schema without timestamps.
 */
export function readFrontMatter(file: string, text: string): Loaded<FrontMatter | undefined> {
  const language = /^---[ \t]*([^\s-][^\n]*)/.exec(text)?.[1]?.trim()
  if (language !== undefined && language.toLowerCase() !== 'yaml') {
    return { value: undefined, problems: [errorAt({ file, line: 1 }, wording.frontMatterLanguage(language))] }
  }
  try {
    // Without an options object gray-matter caches by text, and returns an empty object for a text that failed before.
    const { data, content } = matter(text, options)
    const head = text.slice(0, text.length - content.length)
    const lines = head.split('\n')
    return { value: { data, body: content, bodyLine: lines.length, lineOf: (field) => lineOfField(lines, field) }, problems: [] }
  } catch (error) {
    return { value: undefined, problems: [errorAt({ file, line: lineOfError(error) }, wording.frontMatterBroken(messageOf(error)))] }
  }
}

/** The line of a field, or of the innermost field around it that has a line. */
function lineOfField(lines: readonly string[], field: string): number {
  const [first = '', ...rest] = field.split('.')
  let found = lines.findIndex((line) => line.startsWith(`${first}:`))
  for (const name of rest) {
    const end = lines.findIndex((line, index) => index > found && /^\S/.test(line))
    const inner = lines.findIndex((line, index) => index > found && (end < 0 || index < end) && new RegExp(`^\\s+(?:- )?${name}:`).test(line))
    if (inner < 0) break
    found = inner
  }
  return found + 1 || 1
}

const messageOf = (error: unknown) =>
  error instanceof RangeError
    ? `its fields are nested more than ${mostDepth} deep`
    : error instanceof Error
      ? (error.message.split('\n')[0] ?? '')
      : String(error)

function lineOfError(error: unknown): number {
  const mark = typeof error === 'object' && error !== null ? Reflect.get(error, 'mark') : undefined
  const line = typeof mark === 'object' && mark !== null ? Reflect.get(mark, 'line') : undefined
  return typeof line === 'number' ? line + 1 : 1
}
