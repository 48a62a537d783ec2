/** Compiles the code behind the site apart from the server, so that it can be replaced while the server runs. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { context } from 'esbuild'
import { home } from '../home.ts'
import { PublishError } from '../publish/file-system.ts'
import { writeWhole } from '../write-whole.ts'
import type { DevProgram } from './dev-site-type.ts'

export type Compiled = { program: DevProgram /** The address of the file that it runs from. */; url: string }

/** Gives the program as its sources are at that moment. Rejects with what the bundler or the program itself threw. */
export type Compile = () => Promise<Compiled>

const folder = join(home, '.cache', 'dev')
const aDay = 24 * 60 * 60 * 1000

/** Libraries stay where they are: each is loaded once, however often the program changes. */
export function programCompiler(): Compile {
  let bundler: ReturnType<typeof openBundler> | undefined
  let current: string | undefined
  return async () => {
    bundler ??= openBundler()
    const { outputFiles } = await (await bundler).rebuild()
    const code = outputFiles.find(({ path }) => path.endsWith('.mjs'))?.contents ?? new Uint8Array()
    const map = outputFiles.find(({ path }) => path.endsWith('.map'))?.contents ?? new Uint8Array()
    const target = join(folder, `${createHash('sha256').update(code).digest('hex').slice(0, 16)}.mjs`)
    keep(target, code, map)
    if (current !== undefined && current !== target) remove(current)
    current = target
    const url = pathToFileURL(target).href
    const program: DevProgram = await import(url)
    return { program, url }
  }
}

function openBundler() {
  removeOld()
  return context({
    entryPoints: [join(home, 'generator', 'serve', 'dev-site.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    jsx: 'automatic',
    sourcemap: 'external',
    sourcesContent: false,
    write: false,
    outfile: join(folder, 'site.mjs'),
    absWorkingDir: home,
    logLevel: 'silent',
  })
}

/** Node imports files only; they lie in the program's folder, because it looks for libraries from there. */
function keep(target: string, code: Uint8Array, map: Uint8Array): void {
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${target}.map`, map)
    writeWhole(target, code)
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error)
    throw new PublishError(`.cache/dev/ cannot be written: ${cause}`, 'Give yourself the right to write there; "npm run generate" does without.')
  }
}

const remove = (target: string) => {
  for (const file of [target, `${target}.map`]) rmSync(file, { force: true })
}

/** What servers left that were stopped; files of one that is at work are not as old as that, or are in its memory. */
function removeOld(): void {
  const isOld = (file: string) => Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > aDay
  try {
    for (const name of readdirSync(folder)) if (isOld(join(folder, name))) rmSync(join(folder, name), { force: true })
  } catch {
    // There is no such folder yet, or it is not ours to tidy.
  }
}
