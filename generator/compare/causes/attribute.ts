/** Finds the change of the sources from which a change of pages follows. */
import type { ChangeKind } from '../difference.ts'
import type { SourceChange } from './source-changes.ts'

/** What is known of a change of pages. */
export type Finding = {
  kind?: ChangeKind
  what?: string
  before?: string
  after?: string
  addresses: readonly string[]
  /** A page was added or removed as a whole: only an entry that was added or removed can be the cause. */
  isPage?: boolean
}

/** The entries of which a page is made, by its address. */
export type PageSources = ReadonlyMap<string, readonly string[]>

/**
 * The index of the cause: the only change there is, the one with clearly more evidence than any other, or, without any evidence, the only entry that
 * was added or removed: lists on other pages have other entries for it.
 * @returns undefined when no change has most evidence
 */
export function causeOf(finding: Finding, changes: readonly SourceChange[], sources: PageSources): number | undefined {
  if (changes.length < 2) return changes.length - 1 === 0 ? 0 : undefined
  const scores = changes.map((change) => evidence(finding, change, sources))
  const best = Math.max(...scores)
  if (best === 0) return onlyEntry(changes)
  return scores.indexOf(best) === scores.lastIndexOf(best) ? scores.indexOf(best) : undefined
}

/** Nothing when a template or the program changed too, which may change anything. */
function onlyEntry(changes: readonly SourceChange[]): number | undefined {
  const entries = changes.filter(({ whole, entry }) => whole !== undefined && entry !== undefined)
  const [entry] = entries
  return entry && entries.length === 1 && changes.every(({ file }) => /^(?:data|content|static)\//.test(file)) ? changes.indexOf(entry) : undefined
}

/** The evidence for a change: its words count more than the pages that have them. */
function evidence({ kind, what, before, after, addresses, isPage = false }: Finding, change: SourceChange, sources: PageSources): number {
  const { file, entry, removed, added } = change
  const names = [change.name, change.successor].filter((name) => name !== undefined)
  if (isPage && change.whole === undefined) return 0
  if (kind === 'styling' && what === 'stylesheet') return file.startsWith('templates/styles/') ? 1 : 0
  if (kind === 'head' && what === 'script') return file.startsWith('templates/browser/') ? 1 : 0
  if (file.startsWith('templates/styles/') || file.startsWith('templates/browser/')) return 0
  if (file.startsWith('static/')) return [before, after].some((text) => text?.includes(file.replace(/^static\/(.*)\.\w+$/, '$1'))) ? 4 : 0
  const words = (holds(removed, before) ? 3 : 0) + (holds(added, after) ? 3 : 0)
  const isLink = (text: string | undefined) => names.some((name) => text?.includes(`-${name}/`) || text?.includes(`/${name}`))
  const linked = change.whole !== undefined && (isLink(before) || isLink(after)) ? 2 : 0
  const named = names.some((name) => addresses.every((address) => hasName(address, name))) ? 1 : 0
  const madeOf = entry !== undefined && addresses.every((address) => sources.get(address)?.includes(entry)) ? 1 : 0
  return words + linked + named + madeOf
}

/** In characters: the length from which a piece of a text identifies it. */
const longEnough = 8

/** Whether a source contains all the words. `…` replaces what differs from page to page. */
function holds(source: string, words: string | undefined): boolean {
  const chunks = (words ?? '').split('…').flatMap((chunk) => chunk.match(/[\p{L}\p{N}][\s\S]*[\p{L}\p{N}]/gu) ?? [])
  const text = plain(source)
  // Small words between gaps are found in any text.
  if (words?.includes('…') && !chunks.some((chunk) => chunk.length >= longEnough)) return false
  return chunks.length > 0 && chunks.every((chunk) => text.includes(plain(chunk)))
}

/** Without line breaks and dots in numbers, which a source and a page write differently. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(/(?<=\d)[._](?=\d{3})/g, '')

const hasName = (address: string, name: string): boolean => `/${address.replaceAll('-', '/')}/`.includes(`/${name.replaceAll('-', '/')}/`)
