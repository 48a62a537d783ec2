/** Reads the owner's TypeScript: every file of `data/` is compiled and run with a time limit, and gives plain values. */
import { SourceMap } from 'node:module'
import { type BuildOptions, build, type Message } from 'esbuild'
import { runData } from './run-data.ts'

/** Why a file gave no values: the place, and whether it is not TypeScript or did not run to its end. */
export type DataFailure = { message: string; kind: 'syntax' | 'stopped'; file?: string; line?: number }

export type CompiledFile = { exports: Record<string, unknown> } | { failure: DataFailure }

/**
 * Compiles and runs the files (relative to `root`), all in one go: a process for each would cost more than the work.
 * One broken file makes the bundler fail for all of them, so the others are then compiled again without it.
 */
export async function compileFiles(root: string, files: readonly string[]): Promise<Map<string, CompiledFile>> {
  const { code, failures } = await compile(root, files)
  const results = new Map<string, CompiledFile>()
  for (const [file, { text, location }] of failures) {
    const kind = refusedCode.test(text) ? 'stopped' : 'syntax'
    results.set(file, { failure: { kind, message: text, ...(location && { line: location.line }) } })
  }
  for (const [file, text] of code) {
    const result = runData(file, text)
    results.set(file, 'exports' in result ? result : { failure: { kind: 'stopped', message: result.failure, ...(await placeOf(root, file, result)) } })
  }
  return results
}

/** Messages of the bundler about TypeScript that is not allowed in data: top-level await, and imports of other files. */
const refusedCode = /^(?:Top-level await|Could not resolve "[^.])/

/** A classic script, because only scripts can be stopped; and no platform, so that modules of Node are not found. */
const options = (root: string): BuildOptions & { write: false } => ({
  absWorkingDir: root,
  outdir: '/',
  bundle: true,
  format: 'iife',
  globalName: 'exported',
  platform: 'neutral',
  target: 'node20',
  charset: 'utf8',
  write: false,
  logLevel: 'silent',
  tsconfigRaw: '{}',
})

async function compile(root: string, files: readonly string[]): Promise<{ code: Map<string, string>; failures: Map<string, Message> }> {
  if (files.length === 0) return { code: new Map(), failures: new Map() }
  try {
    const { outputFiles } = await build({ ...options(root), entryPoints: Object.fromEntries(files.map((file, index) => [String(index), file])) })
    return { code: new Map(outputFiles.map(({ path, text }) => [files[Number(/(\d+)\.js$/.exec(path)?.[1])] ?? path, text])), failures: new Map() }
  } catch (error) {
    const failures = new Map(messagesOf(error).map((message) => [message.location?.file ?? files[0] ?? '', message]))
    const sound = files.filter((file) => !failures.has(file))
    // An error outside the named files, such as a missing import, belongs to none of them: then all have failed.
    if (sound.length === files.length) throw error
    const rest = await compile(root, sound)
    return { code: rest.code, failures: new Map([...failures, ...rest.failures]) }
  }
}

function messagesOf(error: unknown): Message[] {
  const errors = typeof error === 'object' && error !== null ? Reflect.get(error, 'errors') : undefined
  if (!Array.isArray(errors) || errors.length === 0) throw error
  return errors
}

/** Finds the place in the sources of a place in the compiled code. The map is parsed after a failure only. */
async function placeOf(root: string, file: string, { line, column }: { line?: number; column?: number }): Promise<{ file?: string; line?: number }> {
  if (line === undefined || column === undefined) return {}
  const { outputFiles } = await build({ ...options(root), entryPoints: { data: file }, sourcemap: 'external', sourcesContent: false, outdir: root })
  const map = outputFiles.find(({ path }) => path.endsWith('.map'))
  const entry = map && new SourceMap(JSON.parse(map.text)).findEntry(line - 1, column - 1)
  return entry && 'originalSource' in entry ? { file: entry.originalSource, line: entry.originalLine + 1 } : {}
}
