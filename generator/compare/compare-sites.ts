/** Compares two generated sites by what their pages say. */
import { causeOf } from './causes/attribute.ts'
import { effectsOf } from './causes/effects.ts'
import type { SourceChange } from './causes/source-changes.ts'
import type { SameFile } from './changes/block-changes.ts'
import { pageChanges } from './changes/page-changes.ts'
import { changedRules } from './changes/style-rules.ts'
import { causesOf, differenceOf } from './changes/words.ts'
import type { MovedPage, RemovedPage, Side, SiteDifference } from './difference.ts'
import { type Draft, Grouper, toGroup } from './group.ts'
import { findMoved, type Sketch } from './moved.ts'
import type { PageFacts } from './page/block-reader.ts'
import { hashedFile } from './page/hashed-names.ts'
import { detach, PageReader } from './page/page-reader.ts'
import type { GroupedPage } from './page-sets.ts'
import { changedFiles } from './sides/changed-files.ts'
import { type Answers, fileComparer, listSite, readAnswers, readSiteFile, type SiteFiles, textOf } from './sides/site-files.ts'

/**
 * Compares two sites. It works through all pages without a pause.
 * @param changes what differs between their sources, as far as that is known
 * @throws the error of the file system for a folder that cannot be read
 */
export function compareSites(before: Side, after: Side, changes: readonly SourceChange[] = []): SiteDifference {
  const sites = { before: listSite(before.folder, before.families), after: listSite(after.folder, after.families) }
  const pages = new PageComparer(before, after, sites)
  for (const [address, path] of sites.before.pages) pages.compare(address, path, sites.after.pages.get(address))
  for (const [address, path] of sites.after.pages) if (!sites.before.pages.has(address)) pages.add(address, path)
  const found = pages.finish(readAnswers(after.folder), changes)
  return { before: before.name, after: after.name, ...found, files: changedFiles(sites, found) }
}

type Sites = { before: SiteFiles; after: SiteFiles }

/** A page that only one site has. */
type LonePage = Sketch & {
  title: string
  path: string
  /** Where a page sends its visitors that has taken its place. */
  to?: string
}

/** Notes what becomes of each page, and puts it together when all have passed. */
class PageComparer {
  private readonly reader = new PageReader()
  private readonly grouper = new Grouper()
  private readonly sameFile: SameFile
  /** Pages that both sites have. */
  private readonly common: GroupedPage[] = []
  private readonly removed: LonePage[] = []
  private readonly added: LonePage[] = []

  constructor(
    private readonly before: Side,
    private readonly after: Side,
    private readonly sites: Sites,
  ) {
    this.sameFile = fileComparer(before.folder, after.folder)
  }

  /** @param pathAfter nothing for a page that is no more */
  compare(address: string, path: string, pathAfter: string | undefined): void {
    const was = readSiteFile(this.sites.before, path)
    const is = pathAfter === undefined ? undefined : readSiteFile(this.sites.after, pathAfter)
    const page = { address, family: this.after.families.get(address) ?? this.before.families.get(address) ?? '' }
    if (is && was.equals(is)) {
      this.common.push(page)
      return
    }
    if (!is) {
      this.removed.push(this.lonePage(address, path, this.before, was))
      return
    }
    const [old, current] = this.reader.readBoth(was.toString(), is.toString())
    const to = redirectOf(current)
    if (to !== undefined && redirectOf(old) === undefined) {
      this.removed.push({ ...this.lonePage(address, path, this.before, was), to })
      return
    }
    this.common.push(page)
    for (const change of pageChanges(old, current, this.sameFile)) this.grouper.add(this.common.length - 1, change)
  }

  add(address: string, path: string): void {
    this.added.push(this.lonePage(address, path, this.after, readSiteFile(this.sites.after, path)))
  }

  finish(answers: Answers, changes: readonly SourceChange[]): Omit<SiteDifference, 'before' | 'after' | 'files'> {
    const pairs = findMoved(this.removed, this.added)
    const pages = [...this.common, ...pairs.map(({ to: { address, family } }) => ({ address, family }))]
    for (const [index, { from, to }] of pairs.entries()) this.compareMoved(this.common.length + index, from, to)
    const movedCauses = new Set(pairs.flatMap(({ from, to }) => causesOfMove(from.address, to.address)))
    const found = this.grouper.finish((key) => movedCauses.size > 0 && causesOf(key).every((cause) => movedCauses.has(cause)))
    const drafts = found.flatMap((draft) => this.withRules(draft, found))
    const changed = new Set(drafts.flatMap((draft) => draft.pages.filter((index) => index < this.common.length)))
    const sources = new Map([...(this.before.sources ?? []), ...(this.after.sources ?? [])])
    const causes = drafts.map(({ change, words, pages: members }) =>
      causeOf({ ...change, ...words, addresses: members.flatMap((at) => pages[at]?.address ?? []) }, changes, sources),
    )
    const caused = (address: string, title: string) => {
      const cause = causeOf({ before: title, after: title, addresses: [address], isPage: true }, changes, sources)
      return cause === undefined ? {} : { cause }
    }
    const [gone, come] = [new Set(pairs.map(({ from }) => from)), new Set(pairs.map(({ to }) => to))]
    return {
      pages: { before: this.sites.before.pages.size, after: this.sites.after.pages.size, changed: changed.size },
      removed: this.removed
        .filter((page) => !gone.has(page))
        .map((page) => ({ ...removedPage(page, answers), ...caused(page.address, page.title) }))
        .sort(byFate),
      added: this.added.filter((page) => !come.has(page)).map(({ address, family, title }) => ({ address, family, title, ...caused(address, title) })),
      moved: pairs
        .map(({ from, to }) => ({ ...movedPage(from, to, answers), ...caused(from.address, from.title) }))
        .sort((a, b) => order(a.family, b.family) || order(a.from, b.from)),
      causes: changes.map(({ file, line, what, also }, at) => {
        const own = drafts.filter((_, index) => causes[index] === at)
        return { file, ...(line === undefined ? {} : { line }), what, also, effects: effectsOf(own, pages, this.common.length) }
      }),
      groups: drafts.map((draft, at) => {
        const cause = causes[at]
        return { ...toGroup(draft, pages, this.common.length), ...(cause === undefined ? {} : { cause }) }
      }),
    }
  }

  /** A stylesheet with its rules; nothing when only the tints of pictures differ that are reported themselves. */
  private withRules(draft: Draft, all: readonly Draft[]): Draft[] {
    const { change, first } = draft
    const [before, after] = [first.before, first.after].map((address) => hashedFile(address ?? ''))
    if (change.what !== 'stylesheet' || before === undefined || after === undefined) return [draft]
    const [ours, theirs] = [textOf(this.before.folder, before), textOf(this.after.folder, after)]
    const rules = changedRules(ours, theirs)
    if (rules === undefined && all.some(({ change }) => change.kind === 'pictures')) return []
    return [ours === '' || theirs === '' || rules === undefined ? draft : { ...draft, rules }]
  }

  private compareMoved(index: number, from: LonePage, to: LonePage): void {
    const read = (site: SiteFiles, { path }: LonePage) => readSiteFile(site, path).toString()
    const [old, current] = this.reader.readBoth(read(this.sites.before, from), read(this.sites.after, to))
    for (const change of pageChanges(old, current, this.sameFile)) this.grouper.add(index, change)
  }

  private lonePage(address: string, path: string, { families }: Side, page: Buffer): LonePage {
    const facts = this.reader.read(page.toString())
    const texts = facts.blocks.flatMap(({ kind, region, text }) => (region === 'main' && kind !== 'pictures' && kind !== 'end' ? [detach(text)] : []))
    return { address, path, family: families.get(address) ?? '', title: detach(entryOf(facts, 'title') ?? ''), texts }
  }
}

const entryOf = ({ entries }: PageFacts, name: string): string | undefined => entries.find((entry) => entry.name === name)?.value

/** Where a page sends its visitors at once. */
const redirectOf = (page: PageFacts): string | undefined => /^\s*\d+\s*[;,]\s*(?:url\s*=\s*)?['"]?([^'"\s]+)/i.exec(entryOf(page, 'refresh') ?? '')?.[1]

/** What changes with an address: its words, and the names between its slashes, as other texts show them. */
function causesOfMove(from: string, to: string): string[] {
  const [ours, theirs] = [from.split('/'), to.split('/')]
  const names = ours.flatMap((name, at) => (name === (theirs[at] ?? '') ? [] : causesOf(differenceOf(name, theirs[at] ?? '').key)))
  return [...causesOf(differenceOf(from, to).key), ...names]
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const fates: readonly RemovedPage['fate'][] = ['lost', 'gone', 'redirected']
const byFate = (a: RemovedPage, b: RemovedPage): number =>
  fates.indexOf(a.fate) - fates.indexOf(b.fate) || order(a.family, b.family) || order(a.address, b.address)

const removedPage = ({ address, family, title, to }: LonePage, answers: Answers): RemovedPage => ({
  address,
  family,
  title,
  ...(to === undefined ? answers(address) : { fate: 'redirected', to }),
})

const movedPage = (from: LonePage, to: LonePage, answers: Answers): MovedPage => ({
  from: from.address,
  to: to.address,
  family: to.family,
  redirected: from.to !== undefined || answers(from.address).fate === 'redirected',
})
