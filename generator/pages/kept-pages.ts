/** Keeps what is known of finished pages between runs: a page is made again only when something that it read has changed. */
import { dirname } from 'node:path'
import { serialize } from 'node:v8'
import type { KeptLinks } from '../check/pages.ts'
import { type AddressStyle, fileOfAddress, type SitePath } from '../core/addresses.ts'
import type { StagedFile } from '../publish/staging.ts'
import { keepNewest, readKeptValue, writeKept } from '../system/cache.ts'
import { PageStore, type StoredPages } from './page-store.ts'
import { ReadsTable, type TablePart } from './reads-table.ts'
import type { StagedPage, StagedPages } from './render-here.ts'

/** The pages of a run, as the disk has them. */
type Kept = StoredPages & {
  key: string
  table: TablePart
  /** The digest of each name of the table when these pages were made. */
  digests: (string | undefined)[]
  /** What `KeptLinks` says of them. */
  sound?: string
  /** How many pages were made since the tables were new, which only grow. */
  made: number
}

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
  /** The links of the pages of this run. */
  readonly links: KeptLinks = { at: (page) => this.next.linksOf(page), digest: () => this.next.digestOfLinks() }
  private readonly before: PageStore
  private readonly next: PageStore
  /** The digests of the first names of the table, as they are now. */
  private readonly digests: readonly (string | undefined)[]
  private readonly isChanged: Uint8Array
  private made: number

  constructor(private readonly options: KeepingOptions) {
    const found = readKeptValue<Kept>(options.file)
    const kept = found?.key === options.key && found.made < mostMade * found.pages.length ? found : undefined
    this.before = new PageStore(kept)
    this.next = this.before.successor()
    this.made = kept?.made ?? 0
    if (kept?.sound !== undefined) this.links.sound = kept.sound
    this.table = new ReadsTable(kept?.table)
    const { names, groups } = this.table
    this.digests = names.names.map(options.digest)
    const changed = this.digests.map((digest, number) => digest === undefined || digest !== kept?.digests[number])
    this.isChanged = Uint8Array.from(groups, (fields) => Number(fields.some((field) => changed[field])))
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
    if (number === undefined) return undefined
    const files = this.options.find(fileOfAddress(path, this.options.style))
    return files?.[0]?.entry.digest === this.before.page(number).file ? files : undefined
  }

  /** The number of a page of the last run that read nothing else than it would read now. */
  private unchanged(path: SitePath): number | undefined {
    const number = this.before.numberOf(path)
    if (number === undefined || this.before.page(number).file === '') return undefined
    const { shown, behind, listed } = this.before.readsOf(number)
    return [shown, behind, listed].some((groups) => groups.some((group) => this.isChanged[group])) ? undefined : number
  }

  /** What is known of a page of the last run, wherever its file is, if it would be made of the same now. */
  known(path: SitePath): Required<Pick<StagedPage, 'reads' | 'links'>> | undefined {
    const number = this.unchanged(path)
    return number === undefined ? undefined : { reads: this.before.readsOf(number), links: this.before.linksOf(number) }
  }

  /**
   * Compares a page that was made with the one that is kept.
   * @throws Error when it is another one although nothing that it read has changed: a run that keeps pages would have published a stale one
   */
  confirm(path: SitePath, files: readonly StagedFile[]): void {
    const number = this.unchanged(path)
    if (number === undefined) return
    const { file, isHidden } = this.before.page(number)
    if (isHidden || files[0]?.entry.digest === file) return
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
          this.made++
          this.next.add(step.value)
          yield step.value
        }
      }
    } finally {
      await others.return?.()
    }
  }

  /** Says that a page got another file, because it shares too much text or does so no more. @param number of the page among all */
  replace(number: number, files: readonly StagedFile[], isHidden: boolean): void {
    this.next.replace(number, files[0]?.entry.digest ?? '', isHidden)
  }

  /** Writes down the pages for the next run. In a read-only folder nothing is kept. */
  save(): void {
    const { options, made } = this
    const {
      groups,
      names: { names },
    } = this.table
    const digests = [...this.digests, ...names.slice(this.digests.length).map(options.digest)]
    const { sound } = this.links
    const kept: Kept = { ...this.next.stored(), key: options.key, table: { names, groups }, digests, made, ...(sound !== undefined && { sound }) }
    writeKept(options.file, serialize(kept))
    keepNewest(dirname(options.file), foldersKept)
  }

  private again(path: string, files: StagedFile[]): StagedPage {
    const number = this.before.numberOf(path)
    if (number === undefined) throw new Error(`${path} was not kept`)
    const own = this.next.copy(this.before, number)
    const { links } = this
    return {
      path,
      files,
      // Of most runs nobody reads them.
      get links() {
        return links.at(own)
      },
      ...this.before.extractOf(number),
    }
  }
}
