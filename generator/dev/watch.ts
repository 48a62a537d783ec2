/** Watches the files of the site and of the program, and reports changes in batches, one at a time. */
import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { attempt } from '../core/attempt.ts'
import { isWithin, pathFrom } from '../system/file-paths.ts'

/** Editors write more than once when they save: events within this time (milliseconds) are one change. */
const batchDelay = 20
/**
 * The watcher reports a file at most every 50 ms. Later writes are found by comparing its state after this
 * time (milliseconds).
 */
const settleDelay = 60
/** How often (milliseconds) a project that was moved away is looked for. */
const awayDelay = 250
/** How often (milliseconds) each file is looked at where the system does not watch it. */
const pollDelay = 1_000

/**
 * Starts watching the owner's folders in `root`, and the program's in `home`; resolves when no change can be
 * missed any more.
 * @param onChange receives the changed files, relative to `root` or `home`; further changes wait until it
 * resolves
 */
export async function watchFiles(
  root: string,
  home: string,
  onChange: (paths: readonly string[]) => Promise<void>,
): Promise<void> {
  const { watch } = await import('chokidar')
  const owned = ['data', 'content', 'static', 'templates'].map((name) => join(root, name))
  const folders = [...owned, ...['templates', 'generator'].map((name) => join(home, name))]
  /** Links may lead in circles, or to the whole disk. Only one in `content/` itself may hold texts. */
  const isBelowLink = (path: string) => {
    const link = dirname(path)
    if (folders.includes(link) || !attempt(() => lstatSync(link).isSymbolicLink())) return false
    return (
      dirname(link) !== join(root, 'content') ||
      isWithin(link, attempt(() => realpathSync(link)) ?? dirname(link))
    )
  }
  const isWatched = (path: string) =>
    [root, home, ...folders].includes(path) ||
    (folders.some((folder) => isWithin(path, folder)) && !isIgnored(basename(path)) && !isBelowLink(path))
  const nameOf = (file: string) =>
    pathFrom(owned.some((folder) => isWithin(file, folder)) ? root : home, file)

  const add = inBatches(batchDelay, async (files) => {
    const before = files.map(stateOf)
    await onChange(files.map(nameOf))
    await pause(settleDelay)
    for (const [index, file] of files.entries()) if (stateOf(file) !== before[index]) add(file)
  })
  const isThere = () => existsSync(home) && attempt(() => statSync(join(root, 'data')).isDirectory())
  let usePolling = false
  const open = async () => {
    // What holds these folders is watched as well: one that is renamed or replaced would not be watched again
    // when it is back.
    const watcher = watch([root, home], {
      ignoreInitial: true,
      // It asks with slashes, also on Windows.
      ignored: (path) => !isWatched(normalize(path)),
      usePolling,
      interval: pollDelay,
      binaryInterval: pollDelay,
    })
    /** A watcher does not find again what was moved away or removed as a whole. */
    const reopen = async () => {
      if (watcher.closed) return
      await watcher.close()
      while (!isThere()) await pause(awayDelay)
      await open()
      for (const folder of folders) add(folder)
    }
    watcher.on('all', (event, file) => {
      add(file)
      if (event === 'unlinkDir' && folders.includes(file)) void reopen()
    })
    await new Promise<void>((resolve) => {
      watcher.once('ready', resolve)
      watcher.on('error', (error) => {
        if (!isFull(error))
          console.error(`Files cannot be watched: ${error instanceof Error ? error.message : String(error)}`)
        else if (!usePolling) {
          usePolling = true
          console.error(fullMessage)
          void reopen().then(resolve)
        }
      })
    })
    if (!isThere()) void reopen()
  }
  await open()
}

/** Whether the system has no room for what tells of changes. */
const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EMFILE')
const fullMessage =
  'The system watches no more files: each is looked at once a second. → Raise its limits: sudo sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=512'

/** Nothing is known of a file that is gone, or below what is a file or a link to itself by now. */
function stateOf(file: string): string {
  const { mtimeMs, size } = attempt(() => statSync(file)) ?? {}
  return `${mtimeMs} ${size}`
}

/**
 * Entries that arrive at about the same time are one batch, and one batch is processed after the other.
 * @returns what adds an entry
 */
export function inBatches(
  delay: number,
  work: (entries: readonly string[]) => Promise<void>,
): (entry: string) => void {
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

/**
 * Whether no page is made of files of this name: tests, and what editors and operating systems write for
 * themselves.
 */
export const isIgnored = (name: string): boolean =>
  /\.test\.tsx?$/.test(name) ||
  name.startsWith('.') ||
  /~$|^#.*#$|^(?:4913|sed\w{6})$|\.(?:tmp|swp|swx|part|bak|crdownload)$|___jb_/.test(name)
