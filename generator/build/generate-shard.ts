import { silentProgress } from '../commands/report/progress.ts'
import { type ShardSummary, stopwatch } from '../commands/report/summary.ts'
import { stopOn } from '../core/problem.ts'
import { createYield, orStopped } from '../system/yield.ts'
import { assetsOf, type GenerateOptions } from './generate.ts'
import { pageMaker } from './make-page.ts'
import { planSite } from './plan-site.ts'
import type { Fingerprint } from './shard/format.ts'
import { type Shard, shardOf } from './shard/which.ts'
import { createShardWriter } from './shard/write.ts'

export type GenerateShardOptions = Pick<
  GenerateOptions,
  'root' | 'siteOptions' | 'jobs' | 'progress' | 'signal'
> & {
  /** The folder of the shard, relative to `root` or absolute. An earlier shard in it is replaced. */
  out: string
  shard: Shard
  /** What the pages are made of, so that `merge` can compare it. */
  source: Fingerprint
}

/**
 * Checks the whole site and renders one part of its pages. Links and pictures are checked by `merge`, which
 * sees all pages.
 * @throws DataProblems with all problems of the owner's files, PublishError when the folder cannot be
 * written, or the reason of `signal`
 */
export async function generateShard({
  root,
  out,
  shard,
  source,
  siteOptions,
  ...options
}: GenerateShardOptions): Promise<ShardSummary> {
  const { jobs, progress = silentProgress, signal } = options
  const { step, timings, seconds } = stopwatch()
  const yieldToEventLoop = createYield(signal)

  progress.show('Reading data and content')
  const plan = await planSite(root, siteOptions, { yieldToEventLoop, step })
  signal?.throwIfAborted()
  const warnings = stopOn(plan.problems)

  const writer = createShardWriter(root, out)
  try {
    const { assets } = await step('assets', () => orStopped(assetsOf(plan, { root, jobs, progress }), signal))
    const make = pageMaker(plan, assets)
    const rendered = await step('render', async () => {
      let index = 0
      for (const route of plan.routes()) {
        if (shardOf(route.path, shard.count) === shard.number) writer.add(index, route.path, make(route))
        progress.show('Rendering page', ++index)
        await yieldToEventLoop()
      }
      return writer.finish(shard, source)
    })
    return { out, seconds: seconds(), timings, warnings, pages: rendered, allPages: plan.pages.length }
  } finally {
    progress.clear()
    writer.close()
  }
}
