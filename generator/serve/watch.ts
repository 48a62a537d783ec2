/** Watches the files of the site and of the program, and reports changes in batches, one at a time. */
import { statSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isTemporary } from './changes.ts'

/** Editors write more than once when they save: events within this time (milliseconds) are one change. */
const batchDelay = 20
/** The watcher reports a file at most every 50 ms. Later writes are found by comparing its state after this time (milliseconds). */
const settleDelay = 60

export type WatchOptions = {
  /** The folder of the owner's `data/`, `content/` and `static/`. */
  root: string
  /** The folder of the program's `templates/` and `generator/`. */
  home: string
  /** Receives the changed files, relative to their folder. Further changes wait until it resolves. */
  onChange: (paths: readonly string[]) => Promise<void>
}

/** Starts watching; resolves when no change can be missed any more. */
export async function watchFiles({ root, home, onChange }: WatchOptions): Promise<void> {
  // A development dependency, which `generate` does not need.
  const { watch } = await import('chokidar')
  const folders = [...['data', 'content', 'static'].map((name) => join(root, name)), ...['templates', 'generator'].map((name) => join(home, name))]
  const watcher = watch(folders, { ignoreInitial: true, ignored: (path) => isTemporary(basename(path)) && !folders.includes(path) })
  const add = inBatches(batchDelay, async (files) => {
    const before = files.map(stateOf)
    await onChange(files.map((file) => relativeTo(file, root, home)))
    await pause(settleDelay)
    for (const [index, file] of files.entries()) if (stateOf(file) !== before[index]) add(file)
  })
  watcher.on('all', (_, file) => add(file))
  watcher.on('error', (error) => console.error(`Files cannot be watched: ${error instanceof Error ? error.message : String(error)}`))
  await new Promise<void>((resolve) => watcher.once('ready', resolve))
}

function stateOf(file: string): string {
  const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return `${mtimeMs} ${size}`
}

function relativeTo(file: string, root: string, home: string): string {
  const inRoot = relative(root, file).replaceAll('\\', '/')
  return /^(?:data|content|static)\//.test(inRoot) ? inRoot : relative(home, file).replaceAll('\\', '/')
}

/** Returns what adds an entry. Entries that arrive at about the same time are one batch, and one batch is processed after the other. */
export function inBatches(delay: number, work: (entries: readonly string[]) => Promise<void>): (entry: string) => void {
  const waiting = new Set<string>()
  let isBusy = false
  const run = async () => {
    isBusy = true
    while (waiting.size > 0) {
      await pause(delay)
      const entries = [...waiting]
      waiting.clear()
      await work(entries)
    }
    isBusy = false
  }
  return (entry) => {
    waiting.add(entry)
    if (!isBusy) void run()
  }
}
