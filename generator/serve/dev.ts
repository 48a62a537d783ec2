/** The development server: watches the owner's files and the program, and shows every saved change at once. It never touches `out/`. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { build } from 'esbuild'
import type { SiteOptions } from '../load/site-options.ts'
import { formatProblems } from '../report/format.ts'
import { home } from '../system/home.ts'
import { newOfTypes, typeProblems } from '../type-check.ts'
import { BackgroundCheck } from './background-check.ts'
import { type Level, levelOfAll } from './changes.ts'
import { devHandler } from './dev-server.ts'
import { EventStream } from './event-stream.ts'
import { explainFault, type Fault } from './fault.ts'
import { startGuardedServer } from './guarded-server.ts'
import { LiveSite } from './live-site.ts'
import { type Compiled, programCompiler } from './program.ts'
import { watchFiles } from './watch.ts'

export type DevOptions = { root: string; site: SiteOptions; port: number }

/** The check of all pages together waits this long (milliseconds), so that the page that somebody looks at comes first. */
const pageFirst = 250

/** How long (milliseconds) the address is kept back for a site that takes its time to be opened. */
const patience = 500

/**
 * Starts the server and gives its address. It runs until the process ends.
 * @throws ServeError when it cannot listen on the port
 */
export async function dev({ root, site, port }: DevOptions): Promise<string> {
  // A template that throws below others is found in its stack only when that reaches down to it.
  Error.stackTraceLimit = 50
  const events = new EventStream()
  const compile = programCompiler()
  let compiled: Promise<Compiled> | undefined
  const recompile = async () => {
    compiled = compile()
    return (await compiled).program
  }
  // The first site is opened by the code that runs already.
  const liveSite = new LiveSite({
    root,
    site,
    program: await import('./dev-site.ts'),
    compile: recompile,
    send: (event) => events.send(event),
    tell,
    name: randomUUID(),
  })

  const background = new BackgroundCheck()
  let types = new AbortController()
  const check = async () => {
    if (!liveSite.isOpen) return
    // The first time this also loads the libraries, for which a change would have to wait.
    if (!compiled) await recompile()
    const current = await compiled
    if (!current) return
    const problems = await background.run(current, root, site)
    liveSite.checked(problems)
    types = new AbortController()
    const options = { root, signal: types.signal }
    const ofTypes = await newOfTypes(await typeProblems(options), problems, options)
    if (!options.signal.aborted) liveSite.checked([...problems, ...ofTypes])
  }
  let waiting: NodeJS.Timeout | undefined
  const work = async (level: Level) => {
    clearTimeout(waiting)
    background.cancel()
    types.abort()
    await liveSite.work(level)
    waiting = setTimeout(() => void check().catch((error: unknown) => tell({ fault: explainFault(error) })), pageFirst)
  }

  const onChange = async (paths: readonly string[]) => {
    const level = levelOfAll(paths)
    if (!level) return
    const started = performance.now()
    await work(level)
    console.log(`${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ` and ${paths.length - 3} more` : ''}: ${(performance.now() - started).toFixed(0)} ms`)
  }
  const watching = watchFiles({ root, home, onChange })
  const opened = work('site')
  const handler = devHandler({ liveSite, events, opened, client: await clientFiles(), onFault: (fault) => tell({ fault }) })
  const { origin } = await startGuardedServer(handler, port)
  // The first start ever reads all pictures: who opens a page meanwhile gets it a moment later.
  await Promise.all([watching, Promise.race([opened, pause(patience)])])
  return origin
}

function tell(told: { problems: Parameters<typeof formatProblems>[0] } | { fault: Fault }): void {
  if ('fault' in told) console.error(`${told.fault.stack}\n`)
  else if (told.problems.length > 0) console.error(`${formatProblems(told.problems)}\n`)
  else console.error('All errors are mended.\n')
}

/** The script and the styles that the server adds to every page. */
async function clientFiles(): Promise<{ script: string; styles: string }> {
  const folder = join(home, 'generator', 'serve', 'client')
  const { outputFiles } = await build({ entryPoints: [join(folder, 'client.ts')], bundle: true, format: 'iife', target: 'es2022', write: false, outdir: '/' })
  return { script: outputFiles.map(({ text }) => text).join(''), styles: readFileSync(join(folder, 'dev.css'), 'utf8') }
}
