/** Where the program failed: the line of a template or of the generator, with the lines around it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { home } from '../system/home.ts'
import { messagesOf } from './asset-problems.ts'
import { readableStack } from './stack.ts'

export type ExplainedError = {
  message: string
  /** The line of the fault, in a file below the program's folder. */
  place?: { file: string; line: number }
  /** That line and its neighbours. */
  code: readonly CodeLine[]
  /** For the terminal and for details. */
  stack: string
}

export type CodeLine = { line: number; text: string; isPlace: boolean }

const neighbours = 4

/**
 * Finds the place and the message of an error.
 * @param template the component that was being rendered, used when the stack names no file of the program because a library threw
 */
export function explainError(error: unknown, template?: string): ExplainedError {
  const compiled = error instanceof Error ? messagesOf(error) : []
  // The stack of esbuild itself is of no use.
  const stack = compiled.length > 0 ? compiled.map(({ file, line, text }) => `${file}:${line}: ${text}`).join('\n') : readableStack(error)
  const message = compiled.length > 0 ? compiled.map(({ text }) => text).join('\n') : messageOf(error)
  const place = compiled[0] ?? placeInStack(stack) ?? placeOfTemplate(template) ?? anyPlaceInStack(stack)
  if (!place) return { message, code: [], stack }
  const { file, line } = place
  return { message, place: { file, line }, code: linesAround(textOf(file), line), stack }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The first line of the program in the innermost cause, except for code that renders all pages. */
function placeInStack(stack: string): ExplainedError['place'] {
  const innermost = stack.split('\nCaused by: ').reverse()
  return firstPlace(innermost.join('\n'), /\b((?:templates|generator\/(?!render\/|serve\/))\S*?\.tsx?):(\d+)/)
}

const anyPlaceInStack = (stack: string) => firstPlace(stack, /\b((?:templates|generator)\/\S*?\.tsx?):(\d+)/)

function firstPlace(text: string, pattern: RegExp): ExplainedError['place'] {
  const [, file, line] = pattern.exec(text) ?? []
  return file === undefined ? undefined : { file, line: Number(line) }
}

/** The line that declares a page. Components have the names of their files. */
function placeOfTemplate(name: string | undefined): ExplainedError['place'] {
  const file = `templates/pages/${name}.tsx`
  const index = textOf(file)
    .split('\n')
    .findIndex((line) => line.includes(`function ${name}(`))
  return index === -1 ? undefined : { file, line: index + 1 }
}

/** A line of a text (1-based) with its neighbours. */
function linesAround(text: string, line: number): CodeLine[] {
  return text
    .split('\n')
    .map((text, index) => ({ line: index + 1, text, isPlace: index + 1 === line }))
    .slice(Math.max(0, line - 1 - neighbours), line + neighbours)
}

function textOf(file: string): string {
  try {
    return readFileSync(join(home, file), 'utf8')
  } catch {
    return ''
  }
}
