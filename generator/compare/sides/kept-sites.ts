/** Sites of commits that were generated for an earlier comparison, in `.cache/diff/sites/`. A commit never changes, so its site stays right. */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { abandonedFolders } from './own-folders.ts'

export type GeneratedSite = {
  /** Holds the pages, with all that belongs to them. */
  folder: string
  /** The family of each page by address. */
  families: ReadonlyMap<string, string>
}

/** How many of them are kept: some 70 MB each. */
const limit = 5

export const sitesFolder = (root: string): string => join(root, '.cache', 'diff', 'sites')

/** The folder of the pages, below the one that is kept. */
export const pagesIn = (folder: string): string => join(folder, 'site')

const familiesIn = (folder: string): string => join(folder, 'families.json')

/** The site of a commit, when it is kept. It is then the last one to go. */
export function findKeptSite(root: string, commit: string): GeneratedSite | undefined {
  const folder = join(sitesFolder(root), commit)
  try {
    const families: [string, string][] = JSON.parse(readFileSync(familiesIn(folder), 'utf8'))
    utimesSync(folder, new Date(), new Date())
    return existsSync(pagesIn(folder)) ? { folder: pagesIn(folder), families: new Map(families) } : undefined
  } catch {
    return undefined
  }
}

/** Keeps the site that was generated into a folder of this command. When another command was faster, its one is as good. */
export function keepSite(root: string, commit: string, folder: string, families: ReadonlyMap<string, string>): GeneratedSite {
  const kept = join(sitesFolder(root), commit)
  writeFileSync(familiesIn(folder), JSON.stringify([...families]))
  if (findKeptSite(root, commit)) rmSync(folder, { recursive: true, force: true })
  else {
    // A damaged one has no use.
    rmSync(kept, { recursive: true, force: true })
    renameInto(folder, kept)
  }
  forgetOldSites(root)
  return { folder: pagesIn(kept), families }
}

function renameInto(folder: string, kept: string): void {
  try {
    renameSync(folder, kept)
  } catch (error) {
    if (!existsSync(kept)) throw error
    rmSync(folder, { recursive: true, force: true })
  }
}

function forgetOldSites(root: string): void {
  const parent = sitesFolder(root)
  const kept = readdirSync(parent).filter((name) => /^[0-9a-f]+$/.test(name))
  const byUse = kept.map((name) => ({ folder: join(parent, name), used: statSync(join(parent, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
  for (const { folder } of byUse.sort((a, b) => b.used - a.used).slice(limit)) rmSync(folder, { recursive: true, force: true })
}

/** Removes what earlier commands left that were killed. */
export function removeAbandonedSites(root: string): void {
  const parent = sitesFolder(root)
  for (const name of abandonedFolders(parent)) rmSync(join(parent, name), { recursive: true, force: true })
}
