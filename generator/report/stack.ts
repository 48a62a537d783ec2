/** Maps the lines of a stack from the compiled program to its sources. */
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { home } from '../system/home.ts'

/** The stack of an error with its causes, places as `templates/pages/ActPage.tsx:41`. Other places stay unchanged. */
export function readableStack(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const stack = (error.stack ?? error.message).replace(/(file:\/\/\S+?\.[cm]js):(\d+):(\d+)/g, (place, url: string, line: string, column: string) => {
    return placeInSource(url, Number(line), Number(column)) ?? place
  })
  return error.cause === undefined ? stack : `${stack}\nCaused by: ${readableStack(error.cause)}`
}

/** Source maps of code that runs from memory, by its address. */
const keptMaps = new Map<string, string>()

/** Registers the source map of code that runs from memory. The maps of the last few programs are kept. */
export function keepSourceMap(url: string, map: string): void {
  for (const maps of [keptMaps, readMaps]) maps.delete(url)
  keptMaps.set(url, map)
  for (const [oldest] of [...keptMaps].slice(0, -3)) for (const maps of [keptMaps, readMaps]) maps.delete(oldest)
}

/** What was read of each file that stacks name: a template that throws does so on many pages, and to read the map of the program takes a quarter of a second. */
const readMaps = new Map<string, SourceMap | undefined>()

function placeInSource(url: string, line: number, column: number): string | undefined {
  try {
    if (!readMaps.has(url)) readMaps.set(url, readMap(url))
  } catch {
    // A process that is out of file descriptors reports with the places in the program, and a later error with those in its sources.
  }
  const entry = readMaps.get(url)?.findEntry(line - 1, column - 1)
  if (!entry || !('originalSource' in entry) || !entry.originalSource) return undefined
  return `${relative(home, resolve(dirname(fileURLToPath(url)), entry.originalSource))}:${entry.originalLine + 1}`
}

function readMap(url: string): SourceMap | undefined {
  const file = `${fileURLToPath(url)}.map`
  const text = keptMaps.get(url) ?? (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
  return text === undefined ? undefined : new SourceMap(JSON.parse(text))
}
