/** Compares two generated sites by the content of their pages. */
import { readFileSync } from 'node:fs'
import { withoutSlash } from '../core/redirects.ts'
import { detach } from '../core/text.ts'
import { pageChanges } from './changes/page-changes.ts'
import type { AddedPage, Change, RemovedPage, Side, SiteDifference, SourceChange } from './difference.ts'
import { type GroupedPage, Grouper } from './group.ts'
import type { PageFacts } from './page/block-reader.ts'
import { pageReader } from './page/page-reader.ts'
import { changedFiles, fileComparer, listSite, readAnswers } from './sites/site-files.ts'

/** A page that only one site has. @property path its file @property to where the page that replaced it redirects its visitors */
type LonePage = AddedPage & { path: string; to?: string | undefined }

/**
 * Compares two sites. It works through all pages without a pause.
 * @param sources the differences between their sources, as far as they are known
 * @throws the error of the file system for a folder that cannot be read
 */
export function compareSites(before: Side, after: Side, sources: SourceChange[] = []): SiteDifference {
  const [old, current] = [listSite(before), listSite(after)]
  const reader = pageReader()
  const sameFile = fileComparer(before.folder, after.folder)
  const grouper = new Grouper()
  const lonePage = ({ families }: Side, address: string, path: string, page: Buffer): LonePage => {
    const facts = reader.readPage(page.toString())
    return { address, path, family: families.get(address) ?? '', title: detach(entryOf(facts, 'title') ?? '') }
  }

  /** Pages that both sites have. */
  const common: GroupedPage[] = []
  const removed: LonePage[] = []
  for (const [address, path] of old.pages) {
    const newPath = current.pages.get(address)
    const [ours, theirs] = [readFileSync(path), newPath === undefined ? undefined : readFileSync(newPath)]
    const facts = theirs && !ours.equals(theirs) ? reader.readBoth(ours.toString(), theirs.toString()) : undefined
    const to = facts && redirectOf(facts[0]) === undefined ? redirectOf(facts[1]) : undefined
    if (!theirs || to !== undefined) removed.push({ ...lonePage(before, address, path, ours), to })
    else common.push({ address, family: after.families.get(address) ?? before.families.get(address) ?? '' })
    if (facts && to === undefined) grouper.add(common.length - 1, pageChanges(...facts, sameFile))
  }
  const added = [...current.pages].flatMap(([address, path]) => (old.pages.has(address) ? [] : [lonePage(after, address, path, readFileSync(path))]))
  const answers = readAnswers(after.folder)
  const answered = ({ address, to }: LonePage) => answers(address, to)
  const pairs = movedPages(removed, added, (page) => answered(page).to)
  for (const [at, { from, to }] of pairs.entries()) {
    const facts = reader.readBoth(readFileSync(from.path, 'utf8'), readFileSync(to.path, 'utf8'))
    // The canonical address of a page moves with it.
    const isOther = ({ kind, after = '' }: Change) => kind !== 'canonical' || !withoutSlash(after).endsWith(withoutSlash(to.address))
    grouper.add(common.length + at, pageChanges(...facts, sameFile).filter(isOther))
  }

  const groups = grouper.finish([...common, ...pairs.map(({ to }) => to)], common.length)
  const changed = new Set(groups.flatMap(({ at }) => at.filter((index) => index < common.length)))
  const moved = new Set(pairs.flatMap(({ from, to }) => [from, to]))
  return {
    before: before.name,
    after: after.name,
    pages: { before: old.pages.size, after: current.pages.size, changed: changed.size },
    removed: removed.flatMap((page) => (moved.has(page) ? [] : [{ ...named(page), ...answered(page) }])).sort(byFate),
    added: added.filter((page) => !moved.has(page)).map(named),
    moved: pairs
      .map(({ from, to }) => ({ from: from.address, to: to.address, family: to.family }))
      .sort((a, b) => order(a.family, b.family) || order(a.from, b.from)),
    groups,
    sources,
    files: changedFiles(old, current),
  }
}

/** Pairs of a removed page and the added one that its visitors are redirected to; no page is in two of them. */
function movedPages(removed: readonly LonePage[], added: readonly LonePage[], targetOf: (page: LonePage) => string | undefined) {
  const free = new Map(added.map((page) => [withoutSlash(page.address), page]))
  return removed.flatMap((from) => {
    // Sites that have no slash at the end of links have none in their redirects.
    const to = free.get(withoutSlash(targetOf(from) ?? ''))
    return to && free.delete(withoutSlash(to.address)) ? [{ from, to }] : []
  })
}

const entryOf = ({ entries }: PageFacts, name: string): string | undefined => entries.find((entry) => entry.name === name)?.value

/** Where a page redirects its visitors at once. */
const redirectOf = (page: PageFacts): string | undefined => /^\s*\d+\s*[;,]\s*(?:url\s*=\s*)?['"]?([^'"\s]+)/i.exec(entryOf(page, 'refresh') ?? '')?.[1]

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const fates: readonly RemovedPage['fate'][] = ['lost', 'gone', 'redirected']
const byFate = (a: RemovedPage, b: RemovedPage): number =>
  fates.indexOf(a.fate) - fates.indexOf(b.fate) || order(a.family, b.family) || order(a.address, b.address)

const named = ({ address, family, title }: LonePage) => ({ address, family, title })
