/** Loads what `why` and `affected-by` start from: the site, its entries, and the files that pages may depend on. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadSite } from '../load/load.ts'
import type { Site } from '../load/site.ts'
import { expand, type SitePlan } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import { filesBelow } from '../system/files-below.ts'
import { home } from '../system/home.ts'
import { type Entry, entriesOf } from './entries.ts'

export type Project = { root: string; site: Site; plan: SitePlan; entries: readonly Entry[] }

/** Includes drafts and entries with a future date: the owner asks about them before they are published. */
const withEverything = { today: '9999-12-31', drafts: true }

/** @throws DataProblems when an entry is missing or wrong */
export async function readProject(root: string): Promise<Project> {
  const plan = expand(await loadSite(root, withEverything), families)
  const { site } = plan
  return { root, site, plan, entries: entriesOf(site) }
}

/** The owner's files and the templates, by their paths below the project. */
export function filesOf(root: string): string[] {
  const below = (folder: string, base: string) => (existsSync(join(base, folder)) ? filesBelow(join(base, folder)).map((path) => `${folder}/${path}`) : [])
  return [...below('data', root), ...below('content', root), ...below('static', root), ...below('templates', home)]
}
