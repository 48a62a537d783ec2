/** Checks a project in this process, as `npm run check` does: the same steps without types, and pictures and styles are not made. */
import { PageChecker } from '../generator/check/pages.ts'
import { isComplete } from '../generator/core/left-out.ts'
import { DataProblems, type Problem } from '../generator/core/problem.ts'
import { pictureNames } from '../generator/load/named-files.ts'
import { openPages } from '../generator/pages/open-pages.ts'
import { placeholders } from '../generator/pipeline/inspect.ts'
import { planSite } from '../generator/pipeline/plan-site.ts'

/** All problems of the owner's files below `root`. @throws Error when a page cannot be rendered */
export async function checkedInMemory(root: string): Promise<readonly Problem[]> {
  const plan = await planSite(root, { today: '2026-01-01' }).catch((error: unknown) => {
    if (error instanceof DataProblems) return error.problems
    throw error
  })
  if (!('routes' in plan)) return plan
  const { assets, files } = placeholders(plan.site)
  const checker = new PageChecker(plan.site.settings, plan.pages)
  const { make } = openPages(plan, assets)
  for (const [index, route] of [...plan.routes()].entries()) {
    const page = plan.pages[index]
    if (page) checker.add(page, make(route))
  }
  for (const { path } of plan.derived()) files.add(assets.file(`/${path}`))
  return [...plan.problems, ...checker.problems(plan, files, isComplete(plan.site.leftOut) ? pictureNames(root, plan.site) : [])]
}
