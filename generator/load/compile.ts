/** Reads the owner's TypeScript: every file of `data/` becomes a module of plain JavaScript, types stripped. */
import { build, type Message } from 'esbuild'

export type CompiledFile = { exports: Record<string, unknown> } | { failure: { message: string; line?: number } }

/**
 * Compiles and runs the files (relative to `root`), all in one go: a process for each would cost more than the work.
 * A file with a mistake keeps the others from nothing: it is told apart, and the rest is compiled again.
 */
export async function compileFiles(root: string, files: readonly string[]): Promise<Map<string, CompiledFile>> {
  const { code, failures } = await compile(root, files)
  const results = new Map<string, CompiledFile>()
  for (const [file, { text, location }] of failures) {
    results.set(file, { failure: location ? { message: text, line: location.line } : { message: text } })
  }
  await Promise.all([...code].map(async ([file, text]) => results.set(file, await run(text))))
  return results
}

async function compile(root: string, files: readonly string[]): Promise<{ code: Map<string, string>; failures: Map<string, Message> }> {
  if (files.length === 0) return { code: new Map(), failures: new Map() }
  try {
    const { outputFiles } = await build({
      entryPoints: Object.fromEntries(files.map((file, index) => [String(index), file])),
      absWorkingDir: root,
      outdir: '/',
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      write: false,
      logLevel: 'silent',
      tsconfigRaw: '{}',
    })
    return { code: new Map(outputFiles.map(({ path, text }) => [files[Number(/(\d+)\.js$/.exec(path)?.[1])] ?? path, text])), failures: new Map() }
  } catch (error) {
    const failures = new Map(messagesOf(error).map((message) => [message.location?.file ?? files[0] ?? '', message]))
    const sound = files.filter((file) => !failures.has(file))
    // An error outside of the named files, such as a missing import, cannot be pinned to one of them: then all have failed.
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

async function run(code: string): Promise<CompiledFile> {
  try {
    return { exports: await import(`data:text/javascript,${encodeURIComponent(code)}`) }
  } catch (error) {
    return { failure: { message: error instanceof Error ? error.message : String(error) } }
  }
}
