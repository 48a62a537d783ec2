/** The files of two sites that differ and are not pages. */
import { join } from 'node:path'
import type { ChangedFile, SiteDifference } from '../difference.ts'
import { withoutDigests } from '../page/hashed-names.ts'
import { haveSameContent, type SiteFiles, textOf } from './site-files.ts'

type ListedPages = Pick<SiteDifference, 'removed' | 'added' | 'moved'>

/** In the order of their paths. */
export function changedFiles({ before, after }: Record<'before' | 'after', SiteFiles>, pages: ListedPages): ChangedFile[] {
  const [ours, theirs] = [new Set(before.others), new Set(after.others)]
  return [...new Set([...ours, ...theirs])].sort().flatMap((path): ChangedFile[] => {
    if (!theirs.has(path)) return [{ path, what: 'removed' }]
    if (!ours.has(path)) return [{ path, what: 'added' }]
    if (haveSameContent(join(before.folder, path), join(after.folder, path))) return []
    const follows = followsPages(path, textOf(before.folder, path), textOf(after.folder, path), pages)
    return [{ path, what: 'changed', ...(follows ? { follows } : {}) }]
  })
}

/** Whether a sitemap differs in nothing but pages that came and went, or a service worker in nothing but the digests of what it keeps. */
function followsPages(path: string, before: string, after: string, { removed, added, moved }: ListedPages): boolean {
  if (path === 'sw.js') {
    const plain = (text: string) => withoutDigests(text.replace(/^const VERSION="\w+";$/m, ''))
    return plain(before) === plain(after)
  }
  if (!/^sitemap(?:-\d+)?\.xml$/.test(path)) return false
  const addresses = [...removed, ...added].map(({ address }) => address).concat(moved.flatMap(({ from, to }) => [from, to]))
  const lines = (text: string) => text.split('\n').filter((line) => !addresses.some((address) => line.includes(`${address}</loc>`)))
  return lines(before).join('\n') === lines(after).join('\n')
}
