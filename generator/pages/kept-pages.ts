/** Keeps what is known of finished pages between runs: a page is made again only when something that it read has changed. */
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { type KeptLists, NumberLists } from '../check/number-lists.ts'
import type { FoundLinks } from '../check/page-links.ts'
import type { KeptLinks } from '../check/pages.ts'
import type { PicturesShown } from '../check/pictures.ts'
import { type AddressStyle, fileOfAddress, type SitePath } from '../core/addresses.ts'
import { remembered } from '../core/once-per.ts'
import { detach } from '../core/text.ts'
import type { StagedFile } from '../publish/staging.ts'
import { keepNewest, readKept, writeKept } from '../system/cache.ts'
import { type PageReads, ReadsTable, type TablePart } from './reads-table.ts'
import type { StagedPage, StagedPages } from './render-here.ts'

/** The pages of a run, as the disk has them. */
type Kept = {
  key: string
  table: TablePart
  /** The digest of each name of the table when these pages were made. */
  digests: (string | undefined)[]
  /** Links, ids and pictures, each once. */
  texts: string[]
  pages: KeptPage[]
  /** Of each page those that `add` adds, one after the other. */
  lists: KeptLists
  /** Of each page the numbers of the letters and of the ids of its links, and those of their targets. */
  links: KeptLists
  /** What `KeptLinks` says of them. */
  sound?: string
  /** How many pages were made since the tables were new, which only grow. */
  made: number
}

type KeptPage = Pick<StagedPage, 'path' | 'textDigest'> & {
  /** The digest of its file; empty when its reads are unknown. */
  file: string
  /** Whether its file keeps search engines out. */
  isHidden: boolean
  isCompared: boolean
  /** The number of a text. */
  pictures: number
}

const nothing = (key: string): Kept => ({
  key,
  table: { names: [], groups: [] },
  digests: [],
  texts: [],
  pages: [],
  lists: new NumberLists().kept(),
  links: new NumberLists().kept(),
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
  /** The links of the pages of this run. */
  readonly links: KeptLinks = {
    at: (page) => linksOf(this.nextLinks.at(page), this.next.texts),
    digest: () => this.nextLinks.digest(),
  }
  private readonly before: Kept
  private readonly lists: NumberLists
  private readonly linksBefore: NumberLists
  private readonly numbers: ReadonlyMap<string, number>
  /** The digests of the first names of the table, as they are now. */
  private readonly digests: readonly (string | undefined)[]
  private readonly isChanged: Uint8Array
  private readonly next: Kept
  private readonly nextLists = new NumberLists()
  private readonly nextLinks = new NumberLists()
  private readonly textNumbers: Map<string, number>

  constructor(private readonly options: KeepingOptions) {
    const { key, file } = options
    const content = readKept(file)
    const found: Kept | undefined = content && deserialize(content)
    this.before = found?.key === key && found.made < mostMade * found.pages.length ? found : nothing(key)
    const { table, texts, pages, digests } = this.before
    this.table = new ReadsTable(table)
    this.lists = new NumberLists(this.before.lists)
    this.linksBefore = new NumberLists(this.before.links)
    this.nextLists.reserve(this.before.lists.numbers.length)
    this.nextLinks.reserve(this.before.links.numbers.length)
    if (this.before.sound !== undefined) this.links.sound = this.before.sound
    this.numbers = new Map(pages.map(({ path }, number) => [path, number]))
    this.digests = table.names.map(options.digest)
    const changed = this.digests.map((digest, number) => digest === undefined || digest !== digests[number])
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
    const page = this.unchanged(path)?.page
    const files = page && this.options.find(fileOfAddress(path, this.options.style))
    return files?.[0]?.entry.digest === page?.file ? files : undefined
  }

  /** A page of the last run that read nothing else than it would read now. */
  private unchanged(path: SitePath): NumberedPage | undefined {
    const found = this.pageBefore(path)
    if (!found || found.page.file === '') return undefined
    const { shown, behind, listed } = this.readsOf(found.number)
    return [shown, behind, listed].some((groups) => groups.some((group) => this.isChanged[group])) ? undefined : found
  }

  /** What is known of a page of the last run, wherever its file is, if it would be made of the same now. */
  known(path: SitePath): Required<Pick<StagedPage, 'reads' | 'links'>> | undefined {
    const found = this.unchanged(path)
    return found && { reads: this.readsOf(found.number), links: linksOf(this.linksBefore.at(found.number), this.before.texts) }
  }

  /**
   * Compares a page that was made with the one that is kept.
   * @throws Error when it is another one although nothing that it read has changed: a run that keeps pages would have published a stale one
   */
  confirm(path: SitePath, files: readonly StagedFile[]): void {
    const page = this.unchanged(path)?.page
    if (!page || page.isHidden || files[0]?.entry.digest === page.file) return
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
    const page = this.next.pages[number]
    // Of a page whose reads are unknown, nothing is kept.
    if (page && page.file !== '') this.next.pages[number] = { ...page, file: files[0]?.entry.digest ?? '', isHidden }
  }

  /** Writes down the pages for the next run. In a read-only folder nothing is kept. */
  save(): void {
    const {
      groups,
      names: { names },
    } = this.table
    const digests = [...this.digests, ...names.slice(this.digests.length).map(this.options.digest)]
    const [lists, links] = [this.nextLists.kept(), this.nextLinks.kept()]
    const { sound } = this.links
    const kept: Kept = { ...this.next, table: { names, groups }, digests, lists, links, ...(sound !== undefined && { sound }) }
    writeKept(this.options.file, serialize(kept))
    keepNewest(dirname(this.options.file), foldersKept)
  }

  private pageBefore(path: string): NumberedPage | undefined {
    const number = this.numbers.get(path)
    const page = number === undefined ? undefined : this.before.pages[number]
    return page && number !== undefined ? { page, number } : undefined
  }

  private listOf = (page: number, place: number): Uint32Array => this.lists.at(page * listsOfPage + place)

  private readsOf = (page: number) => ({ shown: this.listOf(page, 0), behind: this.listOf(page, 1), listed: this.listOf(page, 2) })

  private again(path: string, files: StagedFile[]): StagedPage {
    const { page, number } = this.pageBefore(path) ?? {}
    if (!page || number === undefined) throw new Error(`${path} was not kept`)
    const { isHidden, isCompared, textDigest } = page
    this.next.pages.push(page)
    this.nextLists.pushFrom(this.lists, number * listsOfPage, listsOfPage)
    this.nextLinks.pushFrom(this.linksBefore, number, 1)
    const own = this.nextLinks.length - 1
    const { links } = this
    return {
      path,
      files,
      ...(isHidden && { wasHidden: true }),
      // Of most runs nobody reads them.
      get links() {
        return links.at(own)
      },
      pictures: this.picturesAt(page.pictures),
      ...(textDigest !== undefined && { textDigest }),
      ...(isCompared && { sketch: this.listOf(number, 3) }),
    }
  }

  /** Many pages show the same. */
  private readonly picturesAt = remembered((number: number): PicturesShown => JSON.parse(this.before.texts[number] ?? ''))

  private add({ path, files, reads, links, pictures, textDigest, sketch }: StagedPage): void {
    this.next.made++
    this.next.pages.push({
      path,
      file: reads ? (files[0]?.entry.digest ?? '') : '',
      isHidden: false,
      isCompared: sketch !== undefined,
      pictures: this.text(JSON.stringify(pictures)),
      ...(textDigest !== undefined && { textDigest }),
    })
    const { shown, behind, listed } = reads ?? noReads
    for (const list of [shown, behind, listed, sketch ?? []]) this.nextLists.push(list)
    this.nextLinks.push([links.parts, links.ids.join(' '), ...links.targets].map((text) => this.text(text)))
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

type NumberedPage = { page: KeptPage; number: number }

/** How many lists of numbers are kept of each page: see `add`. */
const listsOfPage = 4

const noReads: PageReads = { shown: [], behind: [], listed: [] }

/** @param numbers of texts: see `add` */
function linksOf(numbers: Uint32Array, texts: readonly string[]): FoundLinks {
  const [parts = '', ids = '', ...targets] = Array.from(numbers, (number) => texts[number] ?? '')
  return { parts, ids: words(ids), targets }
}

const words = (text: string): string[] => (text === '' ? [] : text.split(' '))
