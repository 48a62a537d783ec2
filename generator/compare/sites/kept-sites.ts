/** Sites of commits that were generated for an earlier comparison, in `.cache/diff/sites/`. A commit never changes, so its site of a day stays right. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { attempt } from '../../core/attempt.ts'
import { filesBelow } from '../../system/files-below.ts'
import type { Side } from '../difference.ts'

/** The folder of the pages, with all that belongs to them, and their families by address. */
export type GeneratedSite = Pick<Side, 'folder' | 'families'>

/** How many sites are kept, of some 70 MB each. */
const limit = 5

export const sitesFolder = (root: string): string => join(root, '.cache', 'diff', 'sites')

/** The folder of the pages, below the one that is kept. */
export const pagesIn = (folder: string): string => join(folder, 'site')

const recordIn = (folder: string): string => join(folder, 'site.json')

/** What is recorded of the site of a key: equal only for sites with the same key, files, pages and families. */
function recordOf(key: string, { folder, families }: GeneratedSite) {
  const routes = [...families]
  const digest = createHash('sha256').update(JSON.stringify([key, routes]))
  for (const path of filesBelow(folder).sort()) digest.update(`\n${path}\n`).update(readFileSync(join(folder, path)))
  return { digest: digest.digest('hex'), routes }
}

/** The site of a key, if it is kept and unchanged. It then counts as the one that was used last. @param key the commit, the day, and what else decides the site */
export const findKeptSite = (root: string, key: string): GeneratedSite | undefined =>
  attempt(() => {
    const folder = join(sitesFolder(root), key)
    const { digest, routes }: ReturnType<typeof recordOf> = JSON.parse(readFileSync(recordIn(folder), 'utf8'))
    const site = { folder: pagesIn(folder), families: new Map(routes) }
    if (digest !== recordOf(key, site).digest) return undefined
    utimesSync(folder, new Date(), new Date())
    return site
  })

/** Keeps the site that was generated into a folder of this command, unless another command has kept the same site meanwhile. */
export function keepSite(root: string, key: string, folder: string, families: Side['families']): GeneratedSite {
  const kept = join(sitesFolder(root), key)
  writeFileSync(recordIn(folder), JSON.stringify(recordOf(key, { folder: pagesIn(folder), families })))
  // What is there but not found is damaged.
  if (!findKeptSite(root, key)) rmSync(kept, { recursive: true, force: true })
  try {
    renameSync(folder, kept)
  } catch (error) {
    if (!existsSync(kept)) throw error
    rmSync(folder, { recursive: true, force: true })
  }
  forgetOldSites(root)
  return { folder: pagesIn(kept), families }
}

function forgetOldSites(root: string): void {
  const parent = sitesFolder(root)
  const kept = readdirSync(parent).filter((name) => /^[0-9a-f-]+$/.test(name))
  const byUse = kept.map((name) => ({ folder: join(parent, name), used: statSync(join(parent, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
  for (const { folder } of byUse.sort((a, b) => b.used - a.used).slice(limit)) rmSync(folder, { recursive: true, force: true })
}
