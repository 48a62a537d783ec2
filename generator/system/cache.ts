/**
 * What is dear to make and made of values alone, kept between runs below `.cache/`. What is missing or
 * damaged is made again.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { attempt } from '../core/attempt.ts'
import { digestOf, fileOf, type OutputFile } from '../core/output-file.ts'
import type { ProblemText } from '../core/problem.ts'
import { pathFrom } from './file-paths.ts'
import { writeWhole } from './patiently.mjs'

/**
 * What was made for one key: a plain value, and files distinguished by the end of their names, which are in a
 * folder of the key where it begins with a slash.
 */
export type Made<Value> = { value: Value; files?: readonly { ending: string; content: Uint8Array }[] }

/** The same as the index keeps it: of each file what publishing must know before it opens it. */
type Kept<Value> = { value: Value; files: readonly { ending: string; digest: string; size: number }[] }

type CacheOptions = {
  root: string
  /** The name of the folder in `.cache/`. */
  name: string
  /**
   * The digest of each maker, which is in the keys of what it makes. Where one is not known, nothing is taken
   * and nothing kept.
   */
  makers: Readonly<Record<string, string | undefined>>
  /** Takes nothing that an earlier run has kept. */
  fresh?: boolean | undefined
  /**
   * How many things are kept that a run has not used, those that were used last. Where there is no limit,
   * another branch finds what it needs.
   */
  unused?: number
}

export type Cache<Value> = ReturnType<typeof createCache<Value>>

/** Opens one kind of things. Where nothing can be written, what was made stays in memory for this run. */
export function createCache<Value>({ root, name, makers, fresh = false, unused = Infinity }: CacheOptions) {
  const areKnown = !Object.values(makers).includes(undefined)
  const folder = join(root, '.cache', name)
  const indexFile = join(folder, 'index.v8')
  const readIndex = () => readKept<Map<string, Kept<Value>>>(indexFile) ?? new Map<string, Kept<Value>>()
  const index = fresh || !areKnown ? new Map<string, Kept<Value>>() : readIndex()
  const used = new Set<string>()
  const unkept = new Map<string, Uint8Array>()
  let changed = false

  const pathOf = (key: string, ending: string) => join(folder, `${key}${ending}`)
  const read = (file: string) => unkept.get(file) ?? readFileSync(file)

  function hasSize(file: string, expected: number): boolean {
    const size = unkept.get(file)?.length ?? statSync(file, { throwIfNoEntry: false })?.size
    if (size !== undefined && size !== expected) warnOfDamage(file)
    return size === expected
  }

  function add(key: string, { value, files = [] }: Made<Value>): Kept<Value> {
    const written = files.map(({ ending, content }) => {
      const file = pathOf(key, ending)
      try {
        makeCacheFolder(dirname(file))
        writeWhole(file, content)
      } catch {
        unkept.set(file, content)
      }
      return { ending, digest: digestOf(content), size: content.length }
    })
    const kept = { value, files: written }
    index.set(key, kept)
    changed = true
    return kept
  }

  /**
   * `at` publishes a file: its digest is checked when it is opened for that; what is damaged is made again.
   */
  function opened(
    key: string,
    { value, files }: Kept<Value>,
    make: () => Made<Value> | Promise<Made<Value>>,
  ) {
    used.add(key)
    return {
      value,
      files: files.map(({ ending, digest, size }) => {
        const file = pathOf(key, ending)
        const checked = async (path: string) => {
          const found = attempt(() => fileOf(path, 'asset', read(file)))
          if (found?.digest === digest) return found
          warnOfDamage(file)
          const made = await make()
          add(key, made)
          save()
          const again = made.files?.find((other) => other.ending === ending)
          if (!again) throw new Error(`${path} was made with other files than before`)
          return fileOf(path, 'asset', again.content)
        }
        const at = (path: string): OutputFile => ({
          path,
          kind: 'asset',
          digest,
          size,
          content: () => read(file),
          checked: () => checked(path),
        })
        return { ending, digest, size, at }
      }),
    }
  }

  /**
   * Writes the index, if it is another one. What another run made meanwhile stays in it: `diff` generates two
   * sites at the same time.
   */
  function save(): void {
    const isTooLong = index.size > used.size + unused
    if (!areKnown || !(changed || isTooLong)) return
    const all = unused === 0 ? index : new Map([...readIndex(), ...index])
    const others = [...all.keys()].filter((key) => !used.has(key))
    for (const key of others.slice(0, Math.max(0, others.length - unused))) {
      for (const { ending } of all.get(key)?.files ?? []) rmSync(pathOf(key, ending), { force: true })
      rmSync(pathOf(key, ''), { recursive: true, force: true })
      all.delete(key)
    }
    // The order says what was used last.
    const inOrder = [...all].sort(([one], [other]) => Number(used.has(one)) - Number(used.has(other)))
    writeKept(indexFile, new Map(inOrder))
    changed = false
  }

  return {
    /**
     * The name of the cache is in a key, so that files of two caches cannot be exchanged.
     * @param inputs plain values
     */
    keyOf: (maker: string, ...inputs: readonly unknown[]): string =>
      digestOf(JSON.stringify([name, maker, makers[maker], ...inputs])),
    /**
     * @param make what makes a damaged file again; not needed for a value without files
     * @returns nothing unless all files exist in their full size
     */
    find: (key: string, make: () => Made<Value> | Promise<Made<Value>> = neverMade) => {
      const known = index.get(key)
      return known?.files.every(({ ending, size }) => hasSize(pathOf(key, ending), size))
        ? opened(key, known, make)
        : undefined
    },
    keep: (key: string, made: Made<Value>) => opened(key, add(key, made), () => made),
    /** What is kept for a key, or what `make` makes now. */
    async get(key: string, make: () => Promise<Made<Value>>) {
      return this.find(key, make) ?? opened(key, add(key, await make()), make)
    },
    save,
  }
}

const neverMade = () => Promise.reject(new Error('a value without files is not made again'))

const digestLine = digestOf('').length + 1

/** @returns nothing when the file is missing, and with a warning when it is damaged, or of another V8 */
export function readKept<T>(file: string): T | undefined {
  const all = attempt(() => readFileSync(file))
  if (!all) return undefined
  const content = all.subarray(digestLine)
  try {
    if (all.subarray(0, digestLine).toString() === `${digestOf(content)}\n`) return deserialize(content)
  } catch {
    // V8 says only that it cannot.
  }
  warnOfDamage(file)
  return undefined
}

/**
 * Makes a folder of `.cache/`, but no project: the place of one that was moved away while a server works
 * stays free.
 * @throws the error of the file system
 */
function makeCacheFolder(folder: string): void {
  const [, project] = /^(.+)[\\/]\.cache(?:[\\/]|$)/.exec(folder) ?? []
  if (project !== undefined) statSync(project)
  mkdirSync(folder, { recursive: true })
}

/** Keeps a plain value with its digest in the first line. In a read-only folder nothing is kept. */
export function writeKept(file: string, value: unknown): void {
  // A read-only checkout builds without a cache.
  attempt(() => {
    makeCacheFolder(dirname(file))
    const content = serialize(value)
    writeWhole(file, `${digestOf(content)}\n`, content)
  })
}

/** Removes all but the newest files of a folder. */
export function keepNewest(folder: string, count: number): void {
  // Another run may be removing them.
  attempt(() => {
    const files = readdirSync(folder).map((name) => join(folder, name))
    const newestFirst = files
      .map((path) => ({ path, time: statSync(path).mtimeMs }))
      .sort((a, b) => b.time - a.time)
    for (const { path } of newestFirst.slice(count)) rmSync(path, { force: true })
  })
}

const damagedFolders = new Set<string>()

/** Warns on stderr of a damaged cache file, once for each folder: a bad disk damages hundreds. */
export function warnOfDamage(file: string): void {
  const folder = dirname(file)
  if (damagedFolders.has(folder)) return
  damagedFolders.add(folder)
  const shown = pathFrom(process.cwd(), file)
  const { code, what, hint } = cacheDamaged(shown)
  console.error(`warning  ${code}\n  at ${shown}\n  ${what}\n  → ${hint}\n`)
}

const cacheDamaged = (file: string): ProblemText => ({
  code: 'cache-damaged',
  what: `${file} is damaged, so it is not used.`,
  hint: 'Nothing needs to be done: it is made again. If this happens often, check the disk.',
})
