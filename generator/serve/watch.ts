/** Watches the files of the site and of the program, and tells of changes in batches, one at a time. */
import { statSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { isTemporary } from './changes.ts'

/** An editor that saves writes more than once; what comes within this time (milliseconds) is one change. */
const gathering = 20
/** The watcher tells of a file once in 50 ms. What was written after that was told is found when this time has passed. */
const settling = 60

export type WatchOptions = {
  /** The folder of the owner's `data/`, `content/` and `static/`. */
  root: string
  /** The folder of the program's `templates/` and `generator/`. */
  home: string
  /** Called with the changed files, relative to their folder. While it is at work, further changes wait. */
  onChange: (paths: readonly string[]) => Promise<void>
}

/** Resolves once every change is seen. */
export async function watchFiles({ root, home, onChange }: WatchOptions): Promise<void> {
  // A development dependency: whoever only generates needs none.
  const { watch } = await import('chokidar')
  const folders = [...['data', 'content', 'static'].map((name) => join(root, name)), ...['templates', 'generator'].map((name) => join(home, name))]
  const watcher = watch(folders, { ignoreInitial: true, ignored: (path) => isTemporary(basename(path)) && !folders.includes(path) })
  const batches = new Batches(gathering, async (files) => {
    const before = states(files)
    await onChange(files.map((file) => relativeTo(file, root, home)))
    await new Promise((resolve) => setTimeout(resolve, settling))
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

/** Gathers what comes at about the same time, and works on one batch after the other. */
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
