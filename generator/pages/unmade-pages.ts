/** The pages of a plan, to be made one by one. Where it is recorded what they read, their bytes are the same. */
import { recorded } from '../core/reads.ts'
import type { Site } from '../load/site.ts'
import type { Families } from '../routes/drafts.ts'
import { walkRoutes } from '../routes/expand.ts'
import { redirectFamily } from '../routes/redirects.tsx'
import type { SiteAssets } from '../routes/route.ts'
import { type Prepare, pagesOf, stagedPageMaker, type UnmadePages } from './made-here.ts'
import { type OpenedPlan, openPages } from './open-pages.ts'
import type { ReadsTable } from './reads-table.ts'
import { recordedAssets, recordedPage, recordedRoutes, recordedSite } from './recording.ts'

/** @property site as it was loaded @property redirects those that the plan found for whole entries */
export type UnmadePlan = OpenedPlan & { website: { families: Families }; redirects: Site['redirects'] }

/** The pages of a plan in its order. @param table gets what each page reads, if that is recorded */
export function unmadePages(plan: UnmadePlan, assets: SiteAssets, prepare: Prepare, table?: ReadsTable): UnmadePages {
  if (table) return recordedPages(plan, assets, prepare, table)
  const { site, redirects, website } = plan
  return pagesOf(walkRoutes(site, redirects, website.families), stagedPageMaker(site.settings, openPages(plan, assets), prepare))
}

function* recordedPages(plan: UnmadePlan, assets: SiteAssets, prepare: Prepare, table: ReadsTable): UnmadePages {
  const { site, website, redirects } = plan
  const { names } = table
  const view = recordedSite(site, names)
  const renderer: OpenedPlan['website']['renderer'] = (_, own) => website.renderer(view, recordedAssets(own, names))
  const { value: make, reads: opening } = recorded(() => stagedPageMaker(site.settings, openPages({ ...plan, website: { renderer } }, assets), prepare))
  const walks = [recordedRoutes(view, names, website.families), recordedRoutes(recordedSite({ ...site, redirects }, names), names, [redirectFamily])]
  for (const walk of walks) {
    for (const route of walk) {
      yield () => {
        const { value, reads } = recordedPage(route, opening, make)
        return { ...value, reads: table.add(reads, route.listed) }
      }
    }
  }
}
