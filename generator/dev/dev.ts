/**
 * The development server: watches the owner's files and the program, and shows every saved change. It never
 * touches `out/`.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { build } from 'esbuild'
import { formatProblems } from '../commands/report/format.ts'
import { locateError } from '../commands/report/located-error.ts'
import { attempt } from '../core/attempt.ts'
import type { SiteOptions } from '../load/site.ts'
import { ChildFailure, runChild } from '../system/child.ts'
import { home } from '../system/home.ts'
import { devHandler } from './dev-server.ts'
import type * as Program from './dev-site.ts'
import { EventStream } from './event-stream.ts'
import { startGuardedServer } from './guarded-server.ts'
import { LiveSite, type LiveSiteOptions } from './live-site.ts'
import { editorHandler } from './open-in-editor.ts'
import { createRunner, type Runner } from './runner.ts'
import { watchFiles } from './watch.ts'

/** The check of all pages waits this long (milliseconds), so that the page in the browser comes first. */
const checkDelay = 250

/** Starts the server and returns its address. @throws HintedError when it cannot listen on the port */
export async function dev({
  root,
  siteOptions,
  port,
}: {
  root: string
  siteOptions: SiteOptions
  port: number
}): Promise<string> {
  // A deep stack is needed to find the template below others that threw.
  Error.stackTraceLimit = 50
  const events = new EventStream()
  // The running program opens the first site: to load its sources one by one takes seconds.
  const first = await import('./dev-site.ts')
  let current: typeof Program = first
  let runner: Promise<Runner<typeof Program>> | undefined
  /** Runs the sources, of which some were edited. */
  const runSources = async (edited: readonly string[]) => {
    runner ??= createRunner('/generator/dev/dev-site.ts')
    const { run, makers } = await runner
    const program = await run([...new Set(edited.flatMap((file) => [join(home, file), join(root, file)]))])
    program.passMakers(makers())
    return program
  }
  const program = async (edited: readonly string[]) => {
    if (edited.length > 0) current = await runSources(edited)
    return current
  }
  const live = new LiveSite({ root, siteOptions, program, send: (state) => events.send(state), report })

  let work: Promise<void> = Promise.resolve()
  const inTurn = (step: () => Promise<void>) => {
    work = work.then(step)
    return work
  }
  let checking = new AbortController()
  let checked = Promise.resolve()
  const check = async (signal: AbortSignal) => {
    try {
      await pause(checkDelay, undefined, { signal })
      live.addChecks(await checkAll(root, siteOptions, signal))
    } catch (error) {
      if (!signal.aborted && existsSync(root)) report({ fault: locateError(error) })
    }
  }
  const apply = (files: readonly string[]) =>
    inTurn(async () => {
      checking.abort()
      checking = new AbortController()
      await live.apply(files)
      const { signal } = checking
      // The one that was ended may still be writing.
      checked = checked.then(() => check(signal))
    })
  // Otherwise the check, a process of its own, would go on below a server that has ended.
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.once(name, () => {
      checking.abort()
      void checked.finally(() => process.kill(process.pid, name))
    })
  /** Loads the sources before one of them is edited. Those that do not compile are reported by the check. */
  const prepare = async () => {
    await pause(checkDelay)
    const loaded = await runSources([])
    await inTurn(async () => {
      if (current !== first) return
      current = loaded
      await live.apply([])
    })
  }

  const onChange = async (paths: readonly string[]) => {
    const started = performance.now()
    // A project that was removed and cloned again is another folder, and no process starts in one that was
    // removed.
    attempt(() => process.chdir(root))
    await apply(paths)
    console.log(
      `${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ` and ${paths.length - 3} more` : ''}: ${(performance.now() - started).toFixed(0)} ms`,
    )
  }
  const watching = watchFiles(root, home, onChange)
  // The very first start reads all pictures: the address is shown before that ends, and the first page waits.
  const opened = apply([])
  void opened.then(prepare).catch(() => undefined)
  const handler = devHandler({ live, events, opened, client: await clientFiles() })
  const { origin } = await startGuardedServer(handler, port, new Map([['/__open', editorHandler(root)]]))
  await watching
  return origin
}

/** The problems that `check` finds. It has a process of its own, which leaves the processor to all others. */
async function checkAll(root: string, { today, address }: SiteOptions, signal: AbortSignal) {
  const options = [
    '--format',
    'json',
    '--drafts',
    '--date',
    today,
    ...(address === undefined ? [] : ['--address', address]),
  ]
  const child = runChild(process.execPath, [join(home, 'generator', 'bin.mjs'), 'check', ...options], {
    cwd: root,
    signal,
    isPatient: true,
  })
  const output = await child.catch((error: unknown) => {
    if (error instanceof ChildFailure) return error.output
    throw error
  })
  const [problems] = /^\[(?:\]|\n[\s\S]*\n\])$/m.exec(output) ?? []
  if (problems === undefined) throw new Error(`The pages could not be checked: ${output}`)
  return JSON.parse(problems)
}

const report: LiveSiteOptions['report'] = (news) => {
  if ('fault' in news) console.error(`${news.fault.stack}\n`)
  else if (news.problems.length > 0) console.error(`${formatProblems(news.problems)}\n`)
  else console.error('All errors are fixed.\n')
}

/** The script and the styles that the server adds to every page. */
async function clientFiles(): Promise<{ script: string; styles: string }> {
  const folder = join(home, 'generator', 'dev', 'client')
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'client.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    outdir: '/',
  })
  return {
    script: outputFiles.map(({ text }) => text).join(''),
    styles: readFileSync(join(folder, 'dev.css'), 'utf8'),
  }
}
