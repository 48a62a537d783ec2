/** The files of a generated site: its pages, and the answers at addresses that it no longer has. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { groupBy } from '../../core/group-by.ts'
import { basePathIn } from '../../dev/preview.ts'
import { isBesideSite } from '../../publish/site-path.ts'
import { redirectReader, withoutSlash } from '../../render/derived/hosting/read-redirects.ts'
import { filesBelow } from '../../system/files-below.ts'
import { readIfThere } from '../../system/read-if-there.ts'
import type { ChangedFile, RemovedPage, Side } from '../difference.ts'
import { withoutDigests } from '../hashed-names.ts'

type SiteFiles = ReturnType<typeof listSite>

/**
 * The files of a site that are compared, by what they are called.
 * @throws the error of the file system for a folder that cannot be read
 */
export function listSite({ folder, families }: Pick<Side, 'folder' | 'families'>) {
  const paths = filesBelow(folder)
    .filter((path) => !isBesideSite(path))
    .sort((a, b) => Number(isSpecial(a)) - Number(isSpecial(b)) || (a < b ? -1 : 1))
  const known = new Set(paths)
  const isCopy = (path: string) => /\.(?:br|gz)$/.test(path) && known.has(path.replace(/\.\w+$/, ''))
  const isPage = (path: string) => path.endsWith('.html')
  const isHashed = (path: string) => withoutDigests(path) !== path
  const others = paths.filter((path) => !isPage(path) && !isCopy(path) && !isHashed(path))
  return {
    /** By address. */
    pages: new Map(paths.filter(isPage).map((path) => [addressOf(path, families), join(folder, path)])),
    /**
     * All files that are no pages, by their paths in the site; neither files with a digest in their names nor
     * compressed copies.
     */
    others: new Map(others.map((path) => [path, join(folder, path)])),
    hashed: new Map(paths.filter(isHashed).map((path) => [path, join(folder, path)])),
  }
}

/** They come last, so that they are not chosen as examples. */
const isSpecial = (path: string): boolean => path.endsWith('.html') && !path.endsWith('index.html')

/**
 * The address of a page. Only the families tell whether `about.html` has the address `/about` or
 * `/about.html`.
 */
function addressOf(path: string, families: ReadonlyMap<string, string>): string {
  if (path === 'index.html' || path.endsWith('/index.html')) return `/${path.slice(0, -'index.html'.length)}`
  const bare = `/${path.slice(0, -'.html'.length)}`
  return [`/${path}`, bare, `${bare}/`].find((address) => families.has(address)) ?? `/${path}`
}

/** Whether a file with a digest in its name had the same content under a name with another digest. */
export const sameContent = (
  { hashed: before }: SiteFiles,
  { hashed: after }: SiteFiles,
): ((path: string) => boolean) => {
  const known = groupBy(before, ([path]) => withoutDigests(path))
  const wasThere = (path: string, file: string) =>
    known.get(withoutDigests(path))?.some(([, old]) => readFileSync(old).equals(readFileSync(file)))
  const same = new Set(
    [...after].flatMap(([path, file]) => (!before.has(path) && wasThere(path, file) ? path : [])),
  )
  return (path) => same.has(path)
}

/** The files of two sites that differ and are not pages, in the order of their paths. */
export const changedFiles = ({ others: before }: SiteFiles, { others: after }: SiteFiles): ChangedFile[] =>
  [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((path): ChangedFile[] => {
    const [ours, theirs] = [before.get(path), after.get(path)]
    if (ours === undefined || theirs === undefined)
      return [{ path, what: ours === undefined ? 'added' : 'removed' }]
    return readFileSync(ours).equals(readFileSync(theirs)) ? [] : [{ path, what: 'changed' }]
  })

/**
 * Reads the answer of a site at an address without a page from `_redirects`. Its hosts know no pages that are
 * gone for good: those are read from this project's configuration for nginx. These files have the base path
 * of the site in their addresses; what is asked and answered has not.
 * @returns the answer at an address @param to where a page that is there sends its visitors
 */
export function readAnswers(
  folder: string,
): (address: string, to?: string) => Pick<RemovedPage, 'fate' | 'to'> {
  const base = basePathIn(folder)
  const redirectFor = redirectReader(readIfThere(join(folder, '_redirects')))
  const nginx = readIfThere(join(folder, '.hosting/nginx.conf'))
  const gone = new Set(
    [...nginx.matchAll(/location = (\S+) \{\s*return 410;/g)].map(([, address = '']) =>
      withoutSlash(address),
    ),
  )
  return (address, to) => {
    const rule = to === undefined ? redirectFor(base + address) : { to, status: 301 }
    if (!rule) return { fate: gone.has(withoutSlash(base + address)) ? 'gone' : 'lost' }
    return rule.status === 410
      ? { fate: 'gone' }
      : { fate: 'redirected', to: rule.to.startsWith(`${base}/`) ? rule.to.slice(base.length) : rule.to }
  }
}
