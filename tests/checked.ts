/** Checks a project in this process, as `npm run check` does: the same steps without types, and pictures and styles are not made. */
import { PageChecker } from '../generator/check/pages.ts'
import { createSketcher } from '../generator/check/uniqueness/shared-text.ts'
import { formatHref } from '../generator/core/addresses.ts'
import { isComplete } from '../generator/core/left-out.ts'
import { isPicture } from '../generator/core/picture-names.ts'
import { DataProblems, type Problem } from '../generator/core/problem.ts'
import { pictureNames } from '../generator/load/asked-files.ts'
import { createPageMaker } from '../generator/pages/page-maker.ts'
import { planSite } from '../generator/pipeline/plan-site.ts'
import { siteRenderer } from '../generator/pipeline/site-renderer.ts'
import { riderPath } from '../generator/routes/rider-sheet.ts'
import type { SiteAssets } from '../generator/routes/site-assets.ts'

/** All problems of the owner's files below `root`. @throws Error when a page cannot be rendered */
export async function checkedInMemory(root: string): Promise<readonly Problem[]> {
  const plan = await planSite(root, { today: '2026-01-01' }).catch((error: unknown) => {
    if (error instanceof DataProblems) return error.problems
    throw error
  })
  if (!('routes' in plan)) return plan
  const files = new Set<string>()
  const file = (path: string) => {
    const address = formatHref(path, plan.site.settings)
    files.add(address)
    return address
  }
  const image = (name: string) => ({ src: file(`/assets/${isPicture(name) ? name : `${name}.svg`}`), width: 1200, height: 800, tint: '', sources: [] })
  const assets: SiteAssets = {
    stylesheet: '',
    features: new Map(),
    preloads: [],
    file,
    image,
    card: () => '',
    rider: ({ slug }) => ({ pdf: file(`/${riderPath(slug)}`), kilobytes: 1, plot: image(slug), lineUp: image(slug) }),
  }
  const checker = new PageChecker(plan.site.settings, plan.pages)
  const make = createPageMaker(assets, (recorded) => siteRenderer(plan.site, recorded), createSketcher(plan.site.settings.sharedText, plan.pages.length))
  for (const [index, route] of [...plan.routes()].entries()) {
    const page = plan.pages[index]
    if (page) checker.see(page, make(route))
  }
  for (const { path } of plan.derived()) file(`/${path}`)
  return [...plan.problems, ...checker.problems(plan, files, isComplete(plan.site.leftOut) ? pictureNames(root, plan.site) : [])]
}
