/** Turns the lines of a stack from the compiled program back into those of its sources. */
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { home } from '../home.ts'

/** The stack of an error with its causes, places as `templates/pages/ActPage.tsx:41`. Places that are not ours stay as they are. */
export function readableStack(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const stack = (error.stack ?? error.message).replace(/(file:\/\/\S+?\.mjs):(\d+):(\d+)/g, (place, url: string, line: string, column: string) => {
    return placeInSource(url, Number(line), Number(column)) ?? place
  })
  return error.cause === undefined ? stack : `${stack}\nCaused by: ${readableStack(error.cause)}`
}

const maps = new Map<string, SourceMap | undefined>()

function placeInSource(url: string, line: number, column: number): string | undefined {
  const program = fileURLToPath(url)
  if (!maps.has(program)) maps.set(program, readMap(`${program}.map`))
  const entry = maps.get(program)?.findEntry(line - 1, column - 1)
  if (!entry || !('originalSource' in entry) || !entry.originalSource) return undefined
  return `${relative(home, resolve(dirname(program), entry.originalSource))}:${entry.originalLine + 1}`
}

function readMap(file: string): SourceMap | undefined {
  return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}
