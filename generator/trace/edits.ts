/**
 * Tries edits of the owner's files: makes the pages of a copy of the site that has them, and finds those that
 * are others.
 */
import type { SitePath } from '../core/addresses.ts'
import { hasAllEntries } from '../core/invalid-parts.ts'
import type { Change } from '../load/data/changes.ts'
import { valueAt } from '../load/data/schema-problems.ts'
import { loadPartialSite, loadSite } from '../load/load.ts'
import { siteWithRedirects } from '../routes/expand.ts'
import { hungPictures } from '../routes/hung-pictures.ts'
import { families } from '../routes/index.ts'
import { contentsOf, entriesOf, type Field } from './entries.ts'
import { otherValues } from './other-values.ts'
import { draftAssets, Pages } from './pages.ts'

export type Project = Awaited<ReturnType<typeof loadProject>>

/**
 * What `why` and `affected-by` start from. The owner asks about drafts before they are published.
 * @param today yyyy-mm-dd
 * @throws DataProblems when an entry is missing or wrong, and for pictures that cannot be used
 */
export async function loadProject(root: string, today: string) {
  const options = { today, drafts: true }
  const site = siteWithRedirects(await loadSite(root, options), families).site
  const { assets, inputs } = await draftAssets(root, site)
  const pages = new Pages(site, assets)
  const hungIn = (of: typeof site) => JSON.stringify([...hungPictures(of)])
  /**
   * The pages with some changes in the files; nothing when a schema refuses them. What only breaks a rule can
   * be made: another edit may go along with it.
   */
  const pagesWith = async (changes: readonly Change[]) => {
    try {
      const { site: loaded } = await loadPartialSite(root, { ...options, changes })
      if (!hasAllEntries(loaded.invalid)) return undefined
      const changed = siteWithRedirects(loaded, families).site
      const drawn = new Pages(changed, assets)
      // Sentences and settings are in the scripts, and where faces are is in posters, whose addresses are on the pages.
      return drawn.hasFrameOf(pages) && hungIn(changed) === hungIn(site)
        ? drawn
        : new Pages(changed, (await draftAssets(root, changed)).assets)
    } catch (error) {
      // A problem of the changed site, or a rule that the code counts on.
      if (error instanceof Error) return undefined
      throw error
    }
  }
  return { root, entries: entriesOf(root, site), pages, inputs, pagesWith, contents: contentsOf(root) }
}

/** Some fields that are changed at once. They are listed under their name. */
export type FieldGroup = { name: string; fields: readonly Field[] }

/** The edits that were tried, by what is different in them, and the pages that differ with any of them. */
export type Outcome = { name: string; pages: Set<SitePath>; tried: string[]; refused: string[] }

/**
 * Tries other values of the fields of each group: all that there are where one group is asked for, else the
 * first that the site accepts.
 */
export async function tryGroups(project: Project, groups: readonly FieldGroup[]): Promise<Outcome[]> {
  const { pages, pagesWith } = project
  const tries: { outcome: Outcome; changes: readonly Change[]; after: Pages; isWorded: boolean }[] = []
  const outcomes: Outcome[] = []
  for (const { name, fields } of groups) {
    const outcome: Outcome = { name, pages: new Set(), tried: [], refused: [] }
    outcomes.push(outcome)
    const isWorded =
      groups.length > 1 &&
      fields.every(({ path, schema }) => path.length === 0 || (schema.type === 'string' && !schema.enum))
    for (const [way, changes] of editsOf(project, fields)) {
      const after = await pagesWith(changes)
      outcome[after ? 'tried' : 'refused'].push(way)
      if (after) tries.push({ outcome, changes, after, isWorded })
      if (after && groups.length > 1) break
    }
  }
  // Words decide on no order and no choice: of words, only pages that differ when all of them are changed at
  // once are compared for each.
  const ofWords = tries.filter(({ isWorded }) => isWorded)
  const whole = ofWords.length > 1 ? await pagesWith(ofWords.flatMap(({ changes }) => changes)) : undefined
  const possible = whole && pages.thatMayDiffer(whole)
  for (const { outcome, after, isWorded } of tries) {
    const rest = [...pages.routes.keys()].filter((path) => !outcome.pages.has(path))
    for (const path of pages.thatDiffer(after, rest, isWorded ? possible : undefined)) outcome.pages.add(path)
  }
  return outcomes
}

/** The changes of each edit, by what is different in it. */
function editsOf({ contents }: Project, fields: readonly Field[]): Map<string, Change[]> {
  const edits = new Map<string, Change[]>()
  for (const field of fields) {
    const { file, path, schema } = field
    const [list, index] = [path.slice(0, 1), path[1]]
    const items = valueAt(contents(file), list)
    const beside =
      /^\d+$/.test(index ?? '') && Array.isArray(items)
        ? items.map((item) => valueAt(item, path.slice(2)))
        : []
    const value = valueAt(contents(file), path.length > 0 ? path : [''])
    for (const [way, other] of otherValues(value, schema, beside))
      edits.set(way, [...(edits.get(way) ?? []), { file, path, value: other }])
  }
  return edits
}
