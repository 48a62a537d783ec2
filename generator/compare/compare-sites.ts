import { readFileSync } from 'node:fs'
import { detach } from '../core/text.ts'
import { withoutSlash } from '../render/derived/hosting/read-redirects.ts'
import type { AddedPage, Change, RemovedPage, Side, SiteDifference } from './difference.ts'
import { type GroupedPage, Grouper } from './group.ts'
import { pageChanges } from './page-changes.ts'
import { linesOf } from './page-lines.ts'
import { changedFiles, listSite, readAnswers, sameContent } from './sites/site-files.ts'
import { type Sources, sourcesBehind } from './sources.ts'

/**
 * A page that only one site has.
 * @property file its file
 * @property to where the page that replaced it redirects its visitors
 */
type LonePage = AddedPage & { file: string; to?: string | undefined }

/**
 * Compares two sites. It works through all pages without a pause.
 * @param sources the differences between their sources, as far as they are known
 * @throws the error of the file system for a folder that cannot be read
 */
export function compareSites(
  before: Side,
  after: Side,
  sources: Sources = { changes: [], lines: [] },
): SiteDifference {
  const [old, current] = [listSite(before), listSite(after)]
  const isSame = sameContent(old, current)
  const grouper = new Grouper()
  const pages: GroupedPage[] = []
  /** Compares two files, whose page has an address now. */
  const compare = (
    address: string,
    family: string,
    [ours, theirs]: [string, string],
    isChange: (change: Change) => boolean = () => true,
  ) => {
    pages.push({ address, family })
    if (ours === theirs) return
    const own = [headingOf(theirs), ...address.split(/[/-]/)].filter((word) => word.length > 3)
    grouper.add(pages.length - 1, own, pageChanges(ours, theirs, isSame).filter(isChange))
  }
  const lonePage = ({ families }: Side, address: string, file: string): LonePage => {
    const [head = ''] = readFileSync(file, 'utf8').split('</title>', 1)
    const title = linesOf(`${head}</title>`).find(({ kind }) => kind === 'title')?.value ?? ''
    return { address, file, family: families.get(address) ?? '', title: detach(title) }
  }

  const removed: LonePage[] = []
  for (const [address, file] of old.pages) {
    const newFile = current.pages.get(address)
    const [ours, theirs] = [readFileSync(file), newFile === undefined ? undefined : readFileSync(newFile)]
    const texts: [string, string] = theirs?.equals(ours)
      ? ['', '']
      : [ours.toString(), theirs?.toString() ?? '']
    const to = redirectOf(texts[0]) === undefined ? redirectOf(texts[1]) : undefined
    if (!theirs || to !== undefined) removed.push({ ...lonePage(before, address, file), to })
    else compare(address, after.families.get(address) ?? before.families.get(address) ?? '', texts)
  }
  const common = pages.length
  const added = [...current.pages].flatMap(([address, file]) =>
    old.pages.has(address) ? [] : [lonePage(after, address, file)],
  )
  const answers = readAnswers(after.folder)
  const answered = ({ address, to }: LonePage) => answers(address, to)
  const pairs = movedPages(removed, added, (page) => answered(page).to)
  for (const { from, to } of pairs) {
    // The addresses of a page move with it.
    const isOther = ({ after = '' }: Change) => !withoutSlash(after).endsWith(withoutSlash(to.address))
    compare(to.address, to.family, [readFileSync(from.file, 'utf8'), readFileSync(to.file, 'utf8')], isOther)
  }

  const groups = grouper
    .finish(pages, common)
    .map((group) => ({ ...group, sources: sourcesBehind(group, sources) }))
  const changedBy = (wanted: typeof groups) =>
    new Set(wanted.flatMap(({ at }) => at.filter((index) => index < common))).size
  const changed = changedBy(groups.filter(({ things }) => !things.every(isOfStyle)))
  const moved = new Set(pairs.flatMap(({ from, to }) => [from, to]))
  const named = ({ address, family, title }: LonePage) => ({ address, family, title })
  return {
    before: before.name,
    after: after.name,
    pages: {
      before: old.pages.size,
      after: current.pages.size,
      changed,
      restyled: changedBy(groups) - changed,
    },
    removed: removed
      .flatMap((page) => (moved.has(page) ? [] : [{ ...named(page), ...answered(page) }]))
      .sort(byFate),
    added: added.filter((page) => !moved.has(page)).map(named),
    moved: pairs.map(({ from, to }) => ({ from: from.address, to: to.address, family: to.family })),
    sources: sources.changes,
    groups,
    files: changedFiles(old, current),
  }
}

/** Whether a change is one of looks alone, that no budget of pages counts. */
const isOfStyle = ({ kind, what }: Pick<Change, 'kind' | 'what'>) =>
  kind === 'styling' || kind === 'pictures' || what === 'content'

/** Pairs of a removed page and the added one that it redirects to; no page is in two of them. */
function movedPages(
  removed: readonly LonePage[],
  added: readonly LonePage[],
  targetOf: (page: LonePage) => string | undefined,
) {
  const free = new Map(added.map((page) => [withoutSlash(page.address), page]))
  return removed.flatMap((from) => {
    // Sites that have no slash at the end of links have none in their redirects.
    const to = free.get(withoutSlash(targetOf(from) ?? ''))
    return to && free.delete(withoutSlash(to.address)) ? [{ from, to }] : []
  })
}

const headingOf = (html: string): string =>
  /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? ''

/** Where a page redirects its visitors at once. */
function redirectOf(html: string): string | undefined {
  const [meta = ''] = /<meta [^>]*\brefresh\b[^>]*>/i.exec(html) ?? []
  return /\d+\s*[;,]\s*(?:url\s*=\s*)?['"]?([^'"\s>]+)/i.exec(meta)?.[1]
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const fates: readonly RemovedPage['fate'][] = ['lost', 'gone', 'redirected']
const byFate = (a: RemovedPage, b: RemovedPage): number =>
  fates.indexOf(a.fate) - fates.indexOf(b.fate) || order(a.family, b.family) || order(a.address, b.address)
