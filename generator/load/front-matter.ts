/** Splits a markdown file into front matter and body, and remembers the lines of both. */
import matter from 'gray-matter'
import yaml from 'js-yaml'
import type { Problem } from '../core/problem.ts'
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

// YAML's own schema makes a Date of 2025-02-30, and a second of March at that. JSON's schema leaves dates as the text that was written.
const readYaml = (text: string): object => {
  const data = yaml.safeLoad(text, { schema: yaml.JSON_SCHEMA })
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new Error('it is not a list of fields')
  refuseTangles(data, new Set(), 0)
  return data
}

/** No field is a list of lists of lists. */
const mostDepth = 5

/**
 * Refuses fields that are deep, and parts that stand in two places: an alias (`*x`) of an alias of an alias makes a text of gigabytes of a few
 * lines as soon as somebody writes it out.
 */
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
export function readFrontMatter(file: string, text: string, problems: Problem[]): FrontMatter | undefined {
  const language = /^---[ \t]*([^\s-][^\n]*)/.exec(text)?.[1]?.trim()
  if (language !== undefined && language.toLowerCase() !== 'yaml') {
    problems.push({ severity: 'error', places: [{ file, line: 1 }], ...wording.frontMatterLanguage(language) })
    return undefined
  }
  try {
    // Without an options object gray-matter caches by text, and gives back an empty object for a text that failed before.
    const { data, content } = matter(text, options)
    const head = text.slice(0, text.length - content.length)
    const lines = head.split('\n')
    return { data, body: content, bodyLine: lines.length, lineOf: (field) => lineOfField(lines, field) }
  } catch (error) {
    problems.push({ severity: 'error', places: [{ file, line: lineOfError(error) }], ...wording.frontMatterBroken(messageOf(error)) })
    return undefined
  }
}

/** The line of a field, or of the nearest one around it that has a line. */
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
