/**
 * Renames and removes entries of the owner's files: the changes are planned, checked on a copy of the site,
 * shown, and only then made.
 */

import { checkSite } from '../build/check.ts'
import { planLoadedSite } from '../build/plan-site.ts'
import { count } from '../commands/report/format.ts'
import { attempt } from '../core/attempt.ts'
import { isError, type Problem, stopOn } from '../core/problem.ts'
import { type OwnerTexts, withOwnerTexts } from '../load/data/edits.ts'
import { loadSite } from '../load/load.ts'
import type { Site, SiteOptions } from '../load/site.ts'
import { applyEdits } from '../publish/edit.ts'
import { inPatchedCopy } from '../system/sandbox.ts'
import { changesOf, describePlan, type Edits } from './plan.ts'

/**
 * What plans changes of a site, with their title, how many published addresses get a successor, and the lines
 * that the owner should read again, below a heading; and what throws for problems that the site may not have
 * before.
 */
export type Planning = [
  planner: (
    root: string,
    site: Site,
    texts: OwnerTexts,
  ) => { title: string; plan: Edits; published: number; heading?: string; left?: readonly string[] },
  refuse?: (problems: readonly Problem[]) => void,
]

const linesShown = 30

/**
 * Plans changes, and checks the site with them.
 * @throws what the planner throws; DataProblems when the site has errors before or after
 */
export const prepare = (
  root: string,
  siteOptions: SiteOptions,
  signal: AbortSignal | undefined,
  ...[planner, refuse = stopOn]: Planning
) =>
  withOwnerTexts(root, async (texts, refuseChanged) => {
    // A draft has a name and files like any other entry.
    const { site, problems } = await planLoadedSite(await loadSite(root, { ...siteOptions, drafts: true }))
    refuse(problems)
    const {
      title,
      plan,
      published,
      heading = 'These words still speak of it; read them again:',
      left = [],
    } = planner(root, site, texts)
    const changes = changesOf(root, plan, texts)
    // Another name, or an entry less, changes no type.
    const found = await inPatchedCopy(root, changes, (folder) =>
      checkSite({ root: folder, options: siteOptions, types: false, ...(signal && { signal }) }),
    )
    stopOn(found.filter(isError))
    const words =
      left.length === 0
        ? []
        : [
            heading,
            ...left.slice(0, linesShown),
            ...(left.length > linesShown ? [`  and ${left.length - linesShown} more`] : []),
          ]
    const redirects = published === 0 ? [] : [`${count(published, 'redirect')} for published addresses.`]
    return {
      text: [title, describePlan(plan, texts), ...redirects, ...words].join('\n'),
      /**
       * Makes all changes or none.
       * @throws PublishError when a file cannot be written, HintedError when a file was changed in the
       * meantime
       */
      apply() {
        // The owner may have replaced a picture since, which is moved then as it is now.
        const current = attempt(() => changesOf(root, plan, texts)) ?? changes
        applyEdits(root, current, refuseChanged)
      },
    }
  })
