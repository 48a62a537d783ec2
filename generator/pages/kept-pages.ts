/** Keeps what is known of finished pages between runs: a page is made again only when something that it read has changed. */
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { type KeptLists, NumberLists } from '../check/number-lists.ts'
import type { FoundLinks } from '../check/page-links.ts'
import { type AddressStyle, fileOfAddress, type SitePath } from '../core/addresses.ts'
import { digestOf } from '../core/output-file.ts'
import { detach } from '../core/text.ts'
import type { StagedFile } from '../publish/staging.ts'
import { keepNewest, warnOfDamage, writeWhole } from '../system/cache.ts'
import type { StagedPage, StagedPages } from './made-here.ts'
import { ReadsTable, type TablePart } from './reads-table.ts'

/** The pages of a run, as the disk has them. */
type Kept = {
  key: string
  table: TablePart
  /** The digest of each name of the table when these pages were made. */
  digests: (string | undefined)[]
  /** Links, ids and pictures, each once. */
  texts: string[]
  paths: string[]
  /** The digests of the files of the pages. */
  files: string[]
  /** Whether the file of each page keeps search engines out. */
  hidden: boolean[]
  textDigests: (string | undefined)[]
  /** For each page, what `add` puts in a row. */
  lists: KeptLists
  /** How many pages were made since the tables were new, which only grow. */
  made: number
}

const nothing = (key: string): Kept => ({
  key,
  table: { names: [], groups: [] },
  digests: [],
  texts: [],
  paths: [],
  files: [],
  hidden: [],
  textDigests: [],
  lists: new NumberLists().kept(),
  made: 0,
})

/** The pages of this many sites are kept: each output folder and address is one. */
const foldersKept = 8

/**
 * Each page that is made adds to the tables, and nothing is removed from them. After this many pages for each page of the site, all pages are made
 * again, with new tables.
 */
const mostMade = 5

export type KeepingOptions = {
  /** The file that keeps the pages. */
  file: string
  /** Digest of all that decides pages beside what they read: program, packages, how they are compared. */
  key: string
  style: AddressStyle
  /** The digest of what has a name among the reads, see `fieldDigests`. */
  digest: (name: string) => string | undefined
  /** The file at a path of `out/`, and its compressed copies, if they are there and untouched. */
  find: (path: string) => StagedFile[] | undefined
}

/** The pages of the last run that are as they would be made now, and those of this run for the next one. */
export class KeptPages {
  readonly table: ReadsTable
  private readonly before: Kept
  private readonly lists: NumberLists
  private readonly numbers: ReadonlyMap<string, number>
  private readonly isChanged: Uint8Array
  private readonly next: Kept
  private readonly nextLists = new NumberLists()
  private readonly textNumbers: Map<string, number>

  constructor(private readonly options: KeepingOptions) {
    const { key, file } = options
    const found = readKept(file)
    this.before = found?.key === key && found.made < mostMade * found.paths.length ? found : nothing(key)
    const { table, texts, paths, digests } = this.before
    this.table = new ReadsTable(table)
    this.lists = new NumberLists(this.before.lists)
    this.numbers = new Map(paths.map((path, number) => [path, number]))
    const changed = table.names.map((name, number) => digests[number] === undefined || options.digest(name) !== digests[number])
    this.isChanged = Uint8Array.from(table.groups, (names) => Number(names.some((name) => changed[name])))
    this.next = { ...nothing(key), texts: [...texts], made: this.before.made }
    this.textNumbers = new Map(texts.map((text, number) => [text, number]))
  }

  /** The files of the pages that need not be made again, by their numbers among these. */
  filesOf(paths: readonly SitePath[]): ReadonlyMap<number, StagedFile[]> {
    return new Map(
      paths.flatMap((path, number) => {
        const files = this.fileOf(path)
        return files ? [[number, files]] : []
      }),
    )
  }

  private fileOf(path: SitePath): StagedFile[] | undefined {
    const number = this.unchanged(path)
    const files = number === undefined ? undefined : this.options.find(fileOfAddress(path, this.options.style))
    return files?.[0]?.entry.digest === this.before.files[number ?? 0] ? files : undefined
  }

  /** The number of a page of the last run that read nothing else than it would read now. */
  private unchanged(path: SitePath): number | undefined {
    const number = this.numbers.get(path)
    if (number === undefined || this.before.files[number] === '') return undefined
    const { shown, behind, listed } = this.rowAt(number).reads
    return [shown, behind, listed].some((groups) => groups.some((group) => this.isChanged[group])) ? undefined : number
  }

  /** What is known of a page of the last run, wherever its file is, if it would be made of the same now. */
  known(path: SitePath): Required<Pick<StagedPage, 'reads' | 'links'>> | undefined {
    const number = this.unchanged(path)
    if (number === undefined) return undefined
    const row = this.rowAt(number)
    return { reads: row.reads, links: this.linksOf(row) }
  }

  /**
   * Compares a page that was made with the one that is kept.
   * @throws Error when it is another one although nothing that it read has changed: a run that keeps pages would have published a stale one
   */
  confirm(path: SitePath, files: readonly StagedFile[]): void {
    const number = this.unchanged(path)
    if (number === undefined || this.before.hidden[number] || files[0]?.entry.digest === this.before.files[number]) return
    throw new Error(`${path} is another page than the last run made, although nothing that it reads has changed. Without .cache/pages/ the command goes on.`)
  }

  /**
   * All pages of a site, and keeps what is known of them.
   * @param kept the files of those that need not be made, by their numbers among all pages
   * @param made the others, in their order
   */
  async *with(paths: readonly SitePath[], kept: ReadonlyMap<number, StagedFile[]>, made: StagedPages): AsyncGenerator<StagedPage> {
    const others = Symbol.asyncIterator in made ? made[Symbol.asyncIterator]() : made[Symbol.iterator]()
    try {
      for (const [number, path] of paths.entries()) {
        const files = kept.get(number)
        if (files) yield this.again(path, files)
        else {
          const step = await others.next()
          if (step.done) throw new Error('fewer pages were made than were planned')
          this.add(step.value)
          yield step.value
        }
      }
    } finally {
      await others.return?.()
    }
  }

  /** Says that a page got another file, because it shares too much text or does so no more. @param number of the page among all */
  replace(number: number, files: readonly StagedFile[], isHidden: boolean): void {
    // Of a page whose reads are unknown, nothing is kept.
    if (this.next.files[number] === '') return
    this.next.files[number] = files[0]?.entry.digest ?? ''
    this.next.hidden[number] = isHidden
  }

  /** Writes down the pages for the next run. In a read-only folder nothing is kept. */
  save(): void {
    const {
      groups,
      names: { names },
    } = this.table
    const kept: Kept = { ...this.next, table: { names, groups }, digests: names.map(this.options.digest), lists: this.nextLists.kept() }
    const content = serialize(kept)
    try {
      mkdirSync(dirname(this.options.file), { recursive: true })
      writeWhole(this.options.file, Buffer.concat([Buffer.from(digestOf(content)), content]))
      keepNewest(dirname(this.options.file), foldersKept)
    } catch {
      // A read-only checkout makes all pages.
    }
  }

  /** What is kept of a page: see `add`. */
  private rowAt(number: number) {
    const list = this.lists.at(number)
    const [shown = 0, behind = 0, listed = 0, targets = 0, parts = 0, ids = 0, pictures = 0, hasSketch = 0] = list
    let end = headLength
    const next = (length: number) => {
      end += length
      return list.subarray(end - length, end)
    }
    const reads = { shown: next(shown), behind: next(behind), listed: next(listed) }
    return { list, reads, targets: next(targets), parts, ids, pictures, sketch: hasSketch ? list.subarray(end) : undefined }
  }

  private textAt = (number: number): string => this.before.texts[number] ?? ''

  private linksOf({ targets, parts, ids }: Pick<ReturnType<KeptPages['rowAt']>, 'targets' | 'parts' | 'ids'>): FoundLinks {
    return { targets: Array.from(targets, this.textAt), parts: this.textAt(parts), ids: words(this.textAt(ids)) }
  }

  private again(path: string, files: StagedFile[]): StagedPage {
    const number = this.numbers.get(path) ?? 0
    const row = this.rowAt(number)
    const [wasHidden = false, textDigest, file = ''] = [this.before.hidden[number], this.before.textDigests[number], this.before.files[number]]
    this.push({ path, file, wasHidden, textDigest }, row.list)
    return {
      path,
      files,
      ...(wasHidden && { wasHidden }),
      links: this.linksOf(row),
      pictures: JSON.parse(this.textAt(row.pictures)),
      ...(textDigest !== undefined && { textDigest }),
      ...(row.sketch && { sketch: row.sketch }),
    }
  }

  private add({ path, files, reads, links, pictures, textDigest, sketch }: StagedPage): void {
    this.next.made++
    const { shown = [], behind = [], listed = [] } = reads ?? {}
    const targets = links.targets.map((target) => this.text(target))
    const head = [
      shown.length,
      behind.length,
      listed.length,
      targets.length,
      this.text(links.parts),
      this.text(links.ids.join(' ')),
      this.text(JSON.stringify(pictures)),
      Number(sketch !== undefined),
    ]
    const file = reads ? (files[0]?.entry.digest ?? '') : ''
    this.push({ path, file, wasHidden: false, textDigest }, [...head, ...shown, ...behind, ...listed, ...targets, ...(sketch ?? [])])
  }

  private push(
    { path, file, wasHidden, textDigest }: { path: string; file: string; wasHidden: boolean; textDigest: string | undefined },
    list: ArrayLike<number>,
  ) {
    this.next.paths.push(path)
    this.next.files.push(file)
    this.next.hidden.push(wasHidden)
    this.next.textDigests.push(textDigest)
    this.nextLists.push(list)
  }

  private text(text: string): number {
    const known = this.textNumbers.get(text)
    if (known !== undefined) return known
    // A part of a page would keep its whole HTML in memory.
    const own = detach(text)
    const number = this.next.texts.push(own) - 1
    this.textNumbers.set(own, number)
    return number
  }
}

/** The numbers before the lists of a page: see `add`. */
const headLength = 8

const words = (text: string): string[] => (text === '' ? [] : text.split(' '))

const digestLength = digestOf('').length

/** The pages that a file keeps; nothing when it is missing, and with a warning when it is damaged. */
function readKept(file: string): Kept | undefined {
  let content: Buffer
  try {
    content = readFileSync(file)
  } catch {
    return undefined
  }
  const kept = content.subarray(digestLength)
  if (digestOf(kept) === content.subarray(0, digestLength).toString()) return deserialize(kept)
  warnOfDamage(file)
  return undefined
}
