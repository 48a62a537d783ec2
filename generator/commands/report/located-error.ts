/** Where the program failed: the line of a template or of the generator, with the lines around it. */
import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { attempt } from '../../core/attempt.ts'
import { home } from '../../system/home.ts'
import { ownTemplates, sourceName, templateFile } from '../../system/own-templates.mjs'
import { templateFiles } from '../../system/templates.ts'

export type LocatedError = {
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
 * The place and the message of an error. One of rendering names the component of its page, for a stack that
 * names no file of the program.
 */
export function locateError(error: unknown): LocatedError {
  const compiled = messagesOf(error)
  // The stack of esbuild itself is of no use.
  const stack =
    compiled.length > 0
      ? compiled.map(({ file, line, text }) => `${file}:${line}: ${text}`).join('\n')
      : readableStack(error)
  const message =
    compiled.length > 0
      ? compiled.map(({ text }) => text).join('\n')
      : error instanceof Error
        ? error.message
        : String(error)
  const innermostFirst = stack.split('\nCaused by: ').reverse().join('\n')
  // Some code renders all pages.
  const ownPlace = firstPlace(
    innermostFirst,
    /\b((?:templates|generator\/(?!render\/|build\/|dev\/))\S*?\.tsx?):(\d+)/,
  )
  const place =
    compiled[0] ??
    ownPlace ??
    placeOfTemplate(templateOf(error)) ??
    firstPlace(stack, /\b((?:templates|generator)\/\S*?\.tsx?):(\d+)/)
  if (!place) return { message, code: [], stack }
  const { file, line } = place
  return { message, place: { file, line }, code: linesAround(fileText(file), line), stack }
}

/** The messages of an error of esbuild that have a place. */
export function messagesOf(error: unknown): { file: string; line: number; text: string }[] {
  const errors: unknown = error instanceof Error && 'errors' in error ? error.errors : undefined
  if (!Array.isArray(errors)) return []
  return errors.flatMap((message: { text?: string; location?: { file: string; line: number } | null }) =>
    message.text !== undefined && message.location
      ? [
          {
            file: sourceName(home, resolve(home, message.location.file)),
            line: message.location.line,
            text: message.text,
          },
        ]
      : [],
  )
}

function firstPlace(text: string, pattern: RegExp): LocatedError['place'] {
  const [, file, line] = pattern.exec(text) ?? []
  return file === undefined ? undefined : { file, line: Number(line) }
}

const templateOf = (error: unknown) =>
  error instanceof Error && 'template' in error ? String(error.template) : undefined

/** The line that declares the component of a page. */
export function placeOfTemplate(name: string | undefined): LocatedError['place'] {
  const files = (attempt(() => [...templateFiles().keys()]) ?? []).filter((file) =>
    /^templates\/pages\//.test(file),
  )
  const places = files.map((file) => {
    const lines = fileText(file).split('\n')
    return { file, line: 1 + lines.findIndex((line) => line.includes(`function ${name}(`)) }
  })
  return places.find(({ line }) => line > 0)
}

function linesAround(text: string, place: number): CodeLine[] {
  const lines = text
    .split('\n')
    .map((text, index) => ({ line: index + 1, text, isPlace: index + 1 === place }))
  return lines.slice(Math.max(0, place - 1 - neighbours), place + neighbours)
}

const fileText = (file: string): string =>
  attempt(() =>
    readFileSync(templateFile(home, file.replace(/^templates\//, '')) ?? join(home, file), 'utf8'),
  ) ?? ''

/**
 * The stack of an error with its causes, places as `templates/pages/ActPage.tsx:41`. Other places stay
 * unchanged.
 */
export function readableStack(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const stack = (error.stack ?? error.message)
    .replaceAll(`(${ownTemplates(home) ?? join(home, 'templates')}/`, '(templates/')
    .replaceAll(`(${home}/`, '(')
    .replace(
      /(file:\/\/\S+?\.[cm]js):(\d+):(\d+)/g,
      (place, url: string, line: string, column: string) =>
        placeInSource(url, Number(line), Number(column)) ?? place,
    )
  return error.cause === undefined ? stack : `${stack}\nCaused by: ${readableStack(error.cause)}`
}

/** The source maps that were read, by the address of their code: reading one may take 250 ms. */
const maps = new Map<string, SourceMap>()

/**
 * Code of a package has no map. A process that is out of file descriptors cannot read one; a later error has
 * its places in the sources again.
 */
const placeInSource = (url: string, line: number, column: number): string | undefined =>
  attempt(() => {
    const map = maps.get(url) ?? new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(url)}.map`, 'utf8')))
    maps.set(url, map)
    const entry = map.findEntry(line - 1, column - 1)
    if (!('originalSource' in entry) || !entry.originalSource) return undefined
    return `${sourceName(home, resolve(dirname(fileURLToPath(url)), entry.originalSource))}:${entry.originalLine + 1}`
  })
