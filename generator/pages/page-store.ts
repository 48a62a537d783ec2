/** What is known of finished pages, as small as memory and disk need it for a large site: each text once, and lists as numbers. */
import { type KeptLists, NumberLists } from '../check/number-lists.ts'
import type { FoundLinks } from '../check/page-links.ts'
import type { PicturesShown } from '../check/pictures.ts'
import { remembered } from '../core/once-per.ts'
import { detach } from '../core/text.ts'
import type { PageReads } from './reads-table.ts'
import type { StagedPage } from './render-here.ts'

/** Pages as plain data. */
export type StoredPages = {
  /** Links, ids and pictures, each once. */
  texts: string[]
  pages: StoredPage[]
  /** Of each page those that `add` adds, one after the other. */
  lists: KeptLists
  /** Of each page the numbers of the letters and of the ids of its links, and those of their targets. */
  links: KeptLists
}

type StoredPage = Pick<StagedPage, 'path' | 'textDigest'> & {
  /** The digest of its file; empty when its reads are unknown. */
  file: string
  /** Whether its file keeps search engines out. */
  isHidden: boolean
  isCompared: boolean
  /** The number of a text. */
  pictures: number
}

/** How many lists of numbers are stored of each page: see `add`. */
const listsOfPage = 4

const noReads: PageReads = { shown: [], behind: [], listed: [] }

export class PageStore {
  private readonly texts: string[]
  /** Made when a page is added: most stores are only read. */
  private textNumbers: Map<string, number> | undefined
  private readonly pages: StoredPage[]
  private readonly lists: NumberLists
  private readonly links: NumberLists
  private readonly numbers: ReadonlyMap<string, number>

  /** @param stored pages that were kept on a disk */
  constructor({ texts = [], pages = [], lists, links }: Partial<StoredPages> = {}) {
    this.texts = texts
    this.pages = pages
    this.lists = new NumberLists(lists)
    this.links = new NumberLists(links)
    this.numbers = new Map(pages.map(({ path }, number) => [path, number]))
  }

  /** An empty store to which pages of this one can be copied: texts have the same numbers. */
  successor(): PageStore {
    const next = new PageStore({ texts: [...this.texts] })
    next.lists.reserve(this.lists.size)
    next.links.reserve(this.links.size)
    return next
  }

  /** The same as plain data. */
  stored(): StoredPages {
    return { texts: this.texts, pages: this.pages, lists: this.lists.kept(), links: this.links.kept() }
  }

  /** The number of a page that was kept on the disk. */
  numberOf(path: string): number | undefined {
    return this.numbers.get(path)
  }

  page(number: number): StoredPage {
    const page = this.pages[number]
    if (!page) throw new Error(`there is no page ${number}`)
    return page
  }

  readsOf(page: number) {
    return { shown: this.listOf(page, 0), behind: this.listOf(page, 1), listed: this.listOf(page, 2) }
  }

  linksOf(page: number): FoundLinks {
    const [parts = '', ids = '', ...targets] = Array.from(this.links.at(page), (number) => this.texts[number] ?? '')
    return { parts, ids: words(ids), targets }
  }

  /** Equal for equal links of all pages. */
  digestOfLinks(): string {
    return this.links.digest()
  }

  /** What checks of all pages need of a page, beside its links. */
  extractOf(number: number): Pick<StagedPage, 'pictures' | 'wasHidden' | 'textDigest' | 'sketch'> {
    const { pictures, isHidden, textDigest, isCompared } = this.page(number)
    return {
      pictures: this.picturesAt(pictures),
      ...(isHidden && { wasHidden: true }),
      ...(textDigest !== undefined && { textDigest }),
      ...(isCompared && { sketch: this.listOf(number, 3) }),
    }
  }

  /** Adds a page of the store that this one succeeds. @returns its number here */
  copy(from: PageStore, number: number): number {
    this.lists.pushFrom(from.lists, number * listsOfPage, listsOfPage)
    this.links.pushFrom(from.links, number, 1)
    return this.pages.push(from.page(number)) - 1
  }

  add({ path, files, reads, links, pictures, textDigest, sketch }: StagedPage): void {
    this.pages.push({
      path,
      file: reads ? (files[0]?.entry.digest ?? '') : '',
      isHidden: false,
      isCompared: sketch !== undefined,
      pictures: this.text(JSON.stringify(pictures)),
      ...(textDigest !== undefined && { textDigest }),
    })
    const { shown, behind, listed } = reads ?? noReads
    for (const list of [shown, behind, listed, sketch ?? []]) this.lists.push(list)
    this.links.push([links.parts, links.ids.join(' '), ...links.targets].map((text) => this.text(text)))
  }

  /** Says that a page has another file. @param file its digest */
  replace(number: number, file: string, isHidden: boolean): void {
    const page = this.page(number)
    // Of a page whose reads are unknown, nothing is kept.
    if (page.file !== '') this.pages[number] = { ...page, file, isHidden }
  }

  private listOf(page: number, place: number): Uint32Array {
    return this.lists.at(page * listsOfPage + place)
  }

  /** Many pages show the same. */
  private readonly picturesAt = remembered((number: number): PicturesShown => JSON.parse(this.texts[number] ?? ''))

  private text(text: string): number {
    this.textNumbers ??= new Map(this.texts.map((known, number) => [known, number]))
    const known = this.textNumbers.get(text)
    if (known !== undefined) return known
    // A part of a page would keep its whole HTML in memory.
    const own = detach(text)
    const number = this.texts.push(own) - 1
    this.textNumbers.set(own, number)
    return number
  }
}

const words = (text: string): string[] => (text === '' ? [] : text.split(' '))
