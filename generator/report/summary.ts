/** The result of a run of `generate`. */
import type { Problem } from '../core/problem.ts'
import type { Published } from '../publish/publish.ts'
import type { Timings } from './timings.ts'

export type Summary = {
  out: string
  seconds: number
  timings: Timings
  /** Number of pages by family. */
  pages: ReadonlyMap<string, number>
  published: Published
  /** Of a release: how many addresses were new to `data/addresses.txt`, and whether it is the first. */
  released: { added: number; isFirst: boolean } | undefined
  warnings: readonly Problem[]
  /** One digest of all files: equal for equal input, on any machine. */
  digest: string
  /** The digest of the manifest of `out/`. */
  manifest: string
}

/** The result of a run of `generate --shard`: the number of pages in the shard, and of all pages of the site. */
export type ShardSummary = Pick<Summary, 'out' | 'seconds' | 'timings' | 'warnings'> & { pages: number; allPages: number }
