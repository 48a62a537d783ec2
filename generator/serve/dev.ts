/** The development server: watches the owner's files and the program, and shows every saved change. It never touches `out/`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { build } from 'esbuild'
import { loadPdfLibrary } from '../assets/riders/paper.ts'
import { attempt } from '../core/attempt.ts'
import type { SiteOptions } from '../load/site.ts'
import { evaluate, type ProgramCode } from '../program/evaluate.ts'
import { memoryCompiler } from '../program/in-memory.ts'
import { newOfTypes, typeProblems } from '../program/type-check.ts'
import { explainError } from '../report/explained-error.ts'
import { formatProblems } from '../report/format.ts'
import { digestOfProgram, makerDigests } from '../system/digests.mjs'
import { home, passMakers } from '../system/home.ts'
import { BackgroundCheck } from './background-check.ts'
import { devHandler } from './dev-server.ts'
import type { DevProgram } from './dev-site-type.ts'
import { EventStream } from './event-stream.ts'
import { startGuardedServer } from './guarded-server.ts'
import { LiveSite, type LiveSiteOptions } from './live-site.ts'
import { editorHandler } from './open-in-editor.ts'
import { type Level, levelOfAll, watchFiles } from './watch.ts'

/** The check of all pages waits this long (milliseconds), so that the page in the browser comes first. */
const checkDelay = 250

/** How long (milliseconds) the start waits for the site to open. */
const openTimeout = 500

/** Starts the server and returns its address. @throws HintedError when it cannot listen on the port */
export async function dev({ root, site, port }: { root: string; site: SiteOptions; port: number }): Promise<string> {
  // A deep stack is needed to find the template below others that threw.
  Error.stackTraceLimit = 50
  const events = new EventStream()
  let compiler: ReturnType<typeof memoryCompiler> | undefined
  let codeOf: Promise<(name: string) => ProgramCode> | undefined
  const compileAll = () => {
    compiler ??= memoryCompiler({ site: 'serve/dev-site.ts', thread: 'serve/check-thread.ts' })
    codeOf = compiler.then((one) => one.compile())
    return codeOf
  }
  const compile = async () => {
    const before = digestOfProgram(home)
    const [code, makers] = await Promise.all([compileAll(), makerDigests(home)])
    passMakers(digestOfProgram(home) === before ? makers : {})
    return evaluate<DevProgram>(code('site'))
  }
  // The running program opens the first site: compiling would delay the start.
  const program = await import('./dev-site.ts')
  const liveSite = new LiveSite({ root, site, program, compile, send: (state) => events.send(state), report })

  const background = new BackgroundCheck()
  let types = new AbortController()
  const check = async () => {
    if (!liveSite.isCurrent) return
    const current = await (codeOf ?? compileAll())
    const problems = await background.run(current('site'), current('thread').code, root, site)
    liveSite.addChecks(problems)
    types = new AbortController()
    const options = { root, signal: types.signal }
    const ofTypes = await newOfTypes(await typeProblems(options), problems, options)
    if (!options.signal.aborted) liveSite.addChecks([...problems, ...ofTypes])
  }
  let nextCheck: NodeJS.Timeout | undefined
  const apply = async (level: Level) => {
    clearTimeout(nextCheck)
    background.cancel()
    types.abort()
    await liveSite.apply(level)
    nextCheck = setTimeout(() => void check().catch((error: unknown) => report({ fault: explainError(error) })), checkDelay)
  }

  const onChange = async (paths: readonly string[]) => {
    const level = levelOfAll(paths)
    if (!level) return
    const started = performance.now()
    // A project that was removed and cloned again is another folder, and no thread starts in one that was removed.
    attempt(() => process.chdir(root))
    await apply(level)
    console.log(`${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ` and ${paths.length - 3} more` : ''}: ${(performance.now() - started).toFixed(0)} ms`)
  }
  const watching = watchFiles(root, home, onChange)
  const opened = apply('site')
  const handler = devHandler({ liveSite, events, opened, client: await clientFiles(), onFault: (fault) => report({ fault }) })
  // Later, connections may have taken all file descriptors.
  await Promise.all([import('fontkit'), loadPdfLibrary()])
  const { origin } = await startGuardedServer(handler, port, new Map([['/__open', editorHandler(root)]]))
  // The very first start reads all pictures: the address is shown before that ends, and the first page waits.
  await Promise.all([watching, Promise.race([opened, pause(openTimeout)])])
  return origin
}

const report: LiveSiteOptions['report'] = (news) => {
  if ('fault' in news) console.error(`${news.fault.stack}\n`)
  else if (news.problems.length > 0) console.error(`${formatProblems(news.problems)}\n`)
  else console.error('All errors are fixed.\n')
}

/** The script and the styles that the server adds to every page. */
async function clientFiles(): Promise<{ script: string; styles: string }> {
  const folder = join(home, 'generator', 'serve', 'client')
  const { outputFiles } = await build({ entryPoints: [join(folder, 'client.ts')], bundle: true, format: 'iife', target: 'es2022', write: false, outdir: '/' })
  return { script: outputFiles.map(({ text }) => text).join(''), styles: readFileSync(join(folder, 'dev.css'), 'utf8') }
}
