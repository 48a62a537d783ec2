/** Compares two generated sites by the content of their pages. */
import { detach } from '../core/detach.ts'
import { causeOf } from './causes/attribute.ts'
import { effectsOf } from './causes/effects.ts'
import type { SourceChange } from './causes/source-changes.ts'
import type { SameFile } from './changes/block-changes.ts'
import { pageChanges } from './changes/page-changes.ts'
import { changedRules } from './changes/style-rules.ts'
import { causesOf, differenceOf } from './changes/words.ts'
import type { MovedPage, RemovedPage, Side, SiteDifference } from './difference.ts'
import { type Draft, Grouper, mergeSentences, toGroup } from './group.ts'
import { findMoved, type Sketch } from './moved.ts'
import type { PageFacts } from './page/block-reader.ts'
import { hashedFile } from './page/hashed-names.ts'
import { PageReader } from './page/page-reader.ts'
import type { GroupedPage } from './page-sets.ts'
import { changedFiles } from './sides/changed-files.ts'
import { type Answers, fileComparer, listSite, readAnswers, readSiteFile, type SiteFiles, textOf } from './sides/site-files.ts'

/**
 * Compares two sites. It works through all pages without a pause.
 * @param changes the differences between their sources, as far as they are known
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

/** A page that only one site has. */
type LonePage = Sketch & {
  title: string
  path: string
  /** Where the page that replaced it redirects its visitors. */
  to?: string
}

/** Collects the changes of all pages, and groups them when all pages were compared. */
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

  finish(answers: Answers, changes: readonly SourceChange[]): Omit<SiteDifference, 'before' | 'after' | 'files'> {
    const pairs = findMoved(this.removed, this.added)
    const pages = [...this.common, ...pairs.map(({ to: { address, family } }) => ({ address, family }))]
    for (const [at, { from, to }] of pairs.entries()) {
      const [old, current] = [readSiteFile(this.sites.before, from.path), readSiteFile(this.sites.after, to.path)]
      this.collect(this.common.length + at, ...this.reader.readBoth(old.toString(), current.toString()))
    }
    const movedCauses = new Set(pairs.flatMap(({ from, to }) => causesOfMove(from.address, to.address)))
    const found = this.grouper.finish((key) => movedCauses.size > 0 && causesOf(key).every((cause) => movedCauses.has(cause)))
    const separate = found.flatMap((draft) => this.withRules(draft, found))
    const changed = new Set(separate.flatMap((draft) => draft.pages.filter((index) => index < this.common.length)))
    const sources = new Map([...(this.before.sources ?? []), ...(this.after.sources ?? [])])
    const attributed = separate.map((draft) => {
      const addresses = draft.pages.flatMap((at) => pages[at]?.address ?? [])
      return { draft, cause: causeOf({ ...draft.change, ...draft.words, addresses }, changes, sources) }
    })
    const groups = mergeSentences(attributed, (cause) => changes[cause]?.isOne === true)
    const caused = ({ address, title }: LonePage) => withCause(causeOf({ before: title, after: title, addresses: [address], isPage: true }, changes, sources))
    const moved = new Set(pairs.flatMap(({ from, to }) => [from, to]))
    return {
      pages: { before: this.sites.before.pages.size, after: this.sites.after.pages.size, changed: changed.size },
      removed: this.removed
        .filter((page) => !moved.has(page))
        .map((page) => ({ ...removedPage(page, answers), ...caused(page) }))
        .sort(byFate),
      added: this.added.filter((page) => !moved.has(page)).map((page) => ({ ...named(page), ...caused(page) })),
      moved: pairs
        .map(({ from, to }) => ({ ...movedPage(from, to, answers), ...caused(from) }))
        .sort((a, b) => order(a.family, b.family) || order(a.from, b.from)),
      causes: changes.map(({ file, line, what, also }, at) => {
        const own = groups.flatMap(({ draft, cause }) => (cause === at ? [draft] : []))
        return { file, ...(line === undefined ? {} : { line }), what, also, effects: effectsOf(own, pages, this.common.length) }
      }),
      groups: groups.map(({ draft, cause }) => ({ ...toGroup(draft, pages, this.common.length), ...withCause(cause) })),
    }
  }

  private collect(page: number, before: PageFacts, after: PageFacts): void {
    for (const change of pageChanges(before, after, this.sameFile)) this.grouper.add(page, change)
  }

  /** A stylesheet with its rules; nothing when only the tints of pictures differ, which are reported themselves. */
  private withRules(draft: Draft, all: readonly Draft[]): Draft[] {
    const { change, first } = draft
    const [before, after] = [first.before, first.after].map((address) => hashedFile(address ?? ''))
    if (change.what !== 'stylesheet' || before === undefined || after === undefined) return [draft]
    const [ours, theirs] = [textOf(this.before.folder, before), textOf(this.after.folder, after)]
    const rules = changedRules(ours, theirs)
    if (rules === undefined && all.some(({ change }) => change.kind === 'pictures')) return []
    return [ours === '' || theirs === '' || rules === undefined ? draft : { ...draft, rules }]
  }

  private lonePage(address: string, path: string, { families }: Side, page: Buffer): LonePage {
    const facts = this.reader.read(page.toString())
    const texts = facts.blocks.flatMap(({ kind, region, text }) => (region === 'main' && kind !== 'pictures' && kind !== 'end' ? [detach(text)] : []))
    return { address, path, family: families.get(address) ?? '', title: detach(entryOf(facts, 'title') ?? ''), texts }
  }
}

const entryOf = ({ entries }: PageFacts, name: string): string | undefined => entries.find((entry) => entry.name === name)?.value

/** Where a page redirects its visitors at once. */
const redirectOf = (page: PageFacts): string | undefined => /^\s*\d+\s*[;,]\s*(?:url\s*=\s*)?['"]?([^'"\s]+)/i.exec(entryOf(page, 'refresh') ?? '')?.[1]

/** What changes with an address: its words, and the names between its slashes, which other texts contain. */
function causesOfMove(from: string, to: string): string[] {
  const theirs = to.split('/')
  const names = from.split('/').flatMap((name, at) => (name === (theirs[at] ?? '') ? [] : [[name, theirs[at] ?? ''] as const]))
  return [[from, to] as const, ...names].flatMap(([before, after]) => causesOf(differenceOf(before, after).key))
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const fates: readonly RemovedPage['fate'][] = ['lost', 'gone', 'redirected']
const byFate = (a: RemovedPage, b: RemovedPage): number =>
  fates.indexOf(a.fate) - fates.indexOf(b.fate) || order(a.family, b.family) || order(a.address, b.address)

const withCause = (cause: number | undefined): { cause?: number } => (cause === undefined ? {} : { cause })

const named = ({ address, family, title }: LonePage) => ({ address, family, title })

function removedPage(page: LonePage, answers: Answers): RemovedPage {
  return { ...named(page), ...(page.to === undefined ? answers(page.address) : { fate: 'redirected', to: page.to }) }
}

const movedPage = (from: LonePage, to: LonePage, answers: Answers): MovedPage => ({
  from: from.address,
  to: to.address,
  family: to.family,
  redirected: from.to !== undefined || answers(from.address).fate === 'redirected',
})
