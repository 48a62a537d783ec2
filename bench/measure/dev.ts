/** Measures how long the development server takes from a saved file to the new page, as a browser sees it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { paths } from '../../generator/core/addresses.ts'
import { home, type Measured } from './measured.ts'
import { edit, edits } from './round.ts'

/** Each changes the list of all acts. */
export const kinds = {
  data: edits.act,
  text: { file: 'content/pages/artists.md', before: /\n {2}lead: '/ },
  template: { file: 'templates/parts/Footer.tsx', before: /className="/ },
}

/** Between two edits, in milliseconds: an owner looks at the page. The check of all pages begins meanwhile. */
const look = 1500

export type DevOptions = {
  /** A project, whose files are edited. */
  root: string
  /** A folder that does not exist, for a copy of the program. */
  program: string
  node: string
  rounds: number
}

/**
 * Edits a project and its program while a page is open.
 * @returns the rounds of each kind of edit, after one that is not counted: the first edit of a template loads
 * the sources
 */
export async function measureDev({
  root,
  program,
  node,
  rounds,
}: DevOptions): Promise<Record<string, Measured>[]> {
  for (const part of ['generator', 'templates', 'package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(join(home, part), join(program, part), { recursive: true })
  symlinkSync(join(home, 'node_modules'), join(program, 'node_modules'))
  const server = spawn(node, [join(program, 'generator', 'bin.mjs'), 'dev', '--port', '0'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const origin = await originOf(createInterface(server.stdout))
    const found: Record<string, Measured>[] = []
    for (let round = 0; round <= rounds; round++) {
      const times: Record<string, Measured> = {}
      for (const [kind, change] of Object.entries(kinds)) {
        await pause(look)
        const words = `${kind}-${round} `
        const leave = new AbortController()
        const events = await fetch(`${origin}/__events`, { signal: leave.signal })
        const started = performance.now()
        const takeBack = edit(kind === 'template' ? program : root, change, words)
        await untilShown(origin, events, words)
        // What the server costs between two edits is not counted: the table has times alone.
        times[kind] = { seconds: (performance.now() - started) / 1000, cpuSeconds: 0, megabytes: 0 }
        leave.abort()
        takeBack()
      }
      if (round > 0) found.push(times)
    }
    return found
  } finally {
    server.kill()
    await once(server, 'exit')
  }
}

async function originOf(output: AsyncIterable<string>): Promise<string> {
  for await (const line of output) {
    const [, origin] = /^Ready on (http:\/\/localhost:\d+)/.exec(line) ?? []
    if (origin) return origin
  }
  throw new Error('The development server has ended.')
}

/** Loads the page again after each event, until it has the words. */
async function untilShown(origin: string, events: Response, words: string): Promise<void> {
  for await (const _event of events.body ?? []) {
    const page = await fetch(origin + paths.acts())
    if ((await page.text()).includes(words)) return
  }
  throw new Error('The development server has ended.')
}
