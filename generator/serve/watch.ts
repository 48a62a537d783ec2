/** Watches the files of the site and of the program, and reports changes in batches, one at a time. */
import { statSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
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
  const batches = new Batches(batchDelay, async (files) => {
    const before = states(files)
    await onChange(files.map((file) => relativeTo(file, root, home)))
    await new Promise((resolve) => setTimeout(resolve, settleDelay))
    const after = states(files)
    for (const file of files) if (before.get(file) !== after.get(file)) batches.add(file)
  })
  watcher.on('all', (_, file) => batches.add(file))
  watcher.on('error', (error) => console.error(`Files cannot be watched: ${error instanceof Error ? error.message : String(error)}`))
  await new Promise<void>((resolve) => watcher.once('ready', resolve))
}

const states = (files: readonly string[]) =>
  new Map(
    files.map((file) => {
      const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {}
      return [file, `${mtimeMs} ${size}`]
    }),
  )

function relativeTo(file: string, root: string, home: string): string {
  const inRoot = relative(root, file).replaceAll('\\', '/')
  return /^(?:data|content|static)\//.test(inRoot) ? inRoot : relative(home, file).replaceAll('\\', '/')
}

/** Gathers entries that arrive at about the same time, and processes one batch after the other. */
export class Batches {
  private readonly waiting = new Set<string>()
  private busy = false

  constructor(
    private readonly pause: number,
    private readonly work: (entries: readonly string[]) => Promise<void>,
  ) {}

  add(entry: string): void {
    this.waiting.add(entry)
    if (!this.busy) void this.run()
  }

  private async run(): Promise<void> {
    this.busy = true
    while (this.waiting.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, this.pause))
      const entries = [...this.waiting]
      this.waiting.clear()
      await this.work(entries)
    }
    this.busy = false
  }
}
