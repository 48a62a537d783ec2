/** Compares two generated sites by the content of their pages. */
import { detach } from '../core/text.ts'
import type { SameFile } from './changes/block-changes.ts'
import { pageChanges } from './changes/page-changes.ts'
import type { Change, RemovedPage, Side, SiteDifference, SourceChange } from './difference.ts'
import { type GroupedPage, Grouper } from './group.ts'
import { findMoved, type Sketch } from './moved.ts'
import type { PageFacts } from './page/block-reader.ts'
import { pageReader } from './page/page-reader.ts'
import { type Answers, changedFiles, fileComparer, listSite, readAnswers, readSiteFile, type SiteFiles } from './sites/site-files.ts'

/**
 * Compares two sites. It works through all pages without a pause.
 * @param sources the differences between their sources, as far as they are known
 * @throws the error of the file system for a folder that cannot be read
 */
export function compareSites(before: Side, after: Side, sources: SourceChange[] = []): SiteDifference {
  const sites = { before: listSite(before.folder, before.families), after: listSite(after.folder, after.families) }
  const pages = new PageComparer(before, after, sites)
  for (const [address, path] of sites.before.pages) pages.compare(address, path, sites.after.pages.get(address))
  for (const [address, path] of sites.after.pages) if (!sites.before.pages.has(address)) pages.add(address, path)
  return { before: before.name, after: after.name, ...pages.finish(readAnswers(after.folder)), sources, files: changedFiles(sites.before, sites.after) }
}

/** A page that only one site has. */
type LonePage = Sketch & {
  title: string
  path: string
  /** Where the page that replaced it redirects its visitors. */
  to?: string
}

/** Collects the changes of all pages. */
class PageComparer {
  private readonly grouper = new Grouper()
  private readonly sameFile: SameFile
  private readonly reader = pageReader()
  /** Pages that both sites have. */
  private readonly common: GroupedPage[] = []
  private readonly removed: LonePage[] = []
  private readonly added: LonePage[] = []

  constructor(
    private readonly before: Side,
    private readonly after: Side,
    private readonly sites: { before: SiteFiles; after: SiteFiles },
  ) {
    this.sameFile = fileComparer(before.folder, after.folder)
  }

  /** @param pathAfter undefined for a page that was removed */
  compare(address: string, path: string, pathAfter: string | undefined): void {
    const old = readSiteFile(this.sites.before, path)
    const current = pathAfter === undefined ? undefined : readSiteFile(this.sites.after, pathAfter)
    const page = { address, family: this.after.families.get(address) ?? this.before.families.get(address) ?? '' }
    if (!current) this.removed.push(this.lonePage(address, path, this.before, old))
    else if (old.equals(current)) this.common.push(page)
    else {
      const [factsBefore, factsAfter] = this.reader.readBoth(old.toString(), current.toString())
      const to = redirectOf(factsAfter)
      if (to !== undefined && redirectOf(factsBefore) === undefined) this.removed.push({ ...this.lonePage(address, path, this.before, old), to })
      else {
        this.common.push(page)
        this.collect(this.common.length - 1, factsBefore, factsAfter)
      }
    }
  }

  add(address: string, path: string): void {
    this.added.push(this.lonePage(address, path, this.after, readSiteFile(this.sites.after, path)))
  }

  finish(answers: Answers): Omit<SiteDifference, 'before' | 'after' | 'sources' | 'files'> {
    const { common, sites } = this
    const pairs = findMoved(this.removed, this.added)
    for (const [at, { from, to }] of pairs.entries()) {
      const [old, current] = [readSiteFile(sites.before, from.path), readSiteFile(sites.after, to.path)]
      // The canonical address of a page moves with it.
      this.collect(
        common.length + at,
        ...this.reader.readBoth(old.toString(), current.toString()),
        ({ kind, after }) => kind !== 'canonical' || !after?.endsWith(to.address),
      )
    }
    const groups = this.grouper.finish([...common, ...pairs.map(({ to }) => to)], common.length)
    const changed = new Set(groups.flatMap(({ at }) => at.filter((index) => index < common.length)))
    const moved = new Set(pairs.flatMap(({ from, to }) => [from, to]))
    const answered = (page: LonePage) => (page.to === undefined ? answers(page.address) : { fate: 'redirected' as const, to: page.to })
    return {
      pages: { before: sites.before.pages.size, after: sites.after.pages.size, changed: changed.size },
      removed: this.removed
        .filter((page) => !moved.has(page))
        .map((page) => ({ ...named(page), ...answered(page) }))
        .sort(byFate),
      added: this.added.filter((page) => !moved.has(page)).map(named),
      moved: pairs
        .map(({ from, to }) => ({ from: from.address, to: to.address, family: to.family, redirected: answered(from).fate === 'redirected' }))
        .sort((a, b) => order(a.family, b.family) || order(a.from, b.from)),
      groups,
    }
  }

  private collect(page: number, before: PageFacts, after: PageFacts, isReported: (change: Change) => boolean = () => true): void {
    for (const change of pageChanges(before, after, this.sameFile)) if (isReported(change)) this.grouper.add(page, change)
  }

  private lonePage(address: string, path: string, { families }: Side, page: Buffer): LonePage {
    const facts = this.reader.readPage(page.toString())
    const texts = facts.blocks.flatMap(({ kind, region, text }) => (region === 'main' && kind !== 'pictures' && kind !== 'end' ? [detach(text)] : []))
    return { address, path, family: families.get(address) ?? '', title: detach(entryOf(facts, 'title') ?? ''), texts }
  }
}

const entryOf = ({ entries }: PageFacts, name: string): string | undefined => entries.find((entry) => entry.name === name)?.value

/** Where a page redirects its visitors at once. */
const redirectOf = (page: PageFacts): string | undefined => /^\s*\d+\s*[;,]\s*(?:url\s*=\s*)?['"]?([^'"\s]+)/i.exec(entryOf(page, 'refresh') ?? '')?.[1]

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const fates: readonly RemovedPage['fate'][] = ['lost', 'gone', 'redirected']
const byFate = (a: RemovedPage, b: RemovedPage): number =>
  fates.indexOf(a.fate) - fates.indexOf(b.fate) || order(a.family, b.family) || order(a.address, b.address)

const named = ({ address, family, title }: LonePage) => ({ address, family, title })
