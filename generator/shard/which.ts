/** Which pages a machine renders. */
import { createHash } from 'node:crypto'
import { UsageError } from '../core/errors.ts'

/** One part of the pages: `number` counts from 1 to `count`. */
export type Shard = { number: number; count: number }

/** Part of the format of shards: another number would move pages between them. */
export const buckets = 4096

/** The number of the shard that renders a page: sha256(path) modulo 4096 is its bucket, and the buckets take turns. */
export const shardOf = (path: string, count: number): number => ((createHash('sha256').update(path).digest().readUInt16BE(30) % buckets) % count) + 1

/** A shard as the command line has it: `2/7`. */
export const shardName = ({ number, count }: Shard): string => `${number}/${count}`

/** The variables in which an engine gives the index and the total, and the index of its first job. */
type Engine = { index: string; total: string; first: 0 | 1 }

/**
 * Engines that number the copies of a job.
 * - `SHARD_INDEX`, `SHARD_TOTAL`: for every engine without variables of its own. On GitHub, a job sets them to `strategy.job-index` (from 0) and
 *   `strategy.job-total` (https://docs.github.com/en/actions/reference/workflows-and-actions/contexts#strategy-context).
 * - GitLab, `parallel`: from 1; jobs without `parallel` have a total of 1 and no index (https://docs.gitlab.com/ci/variables/predefined_variables/).
 * - Buildkite, `parallelism`: from 0 (https://buildkite.com/docs/pipelines/configure/environment-variables).
 * - AWS Batch, array jobs: from 0 (https://docs.aws.amazon.com/batch/latest/userguide/job_env_vars.html).
 * - Kubernetes, Indexed Jobs: from 0; there is no variable with the total, so the manifest sets SHARD_TOTAL
 *   (https://kubernetes.io/docs/concepts/workloads/controllers/job/#completion-mode).
 */
const engines: readonly Engine[] = [
  { index: 'SHARD_INDEX', total: 'SHARD_TOTAL', first: 0 },
  { index: 'CI_NODE_INDEX', total: 'CI_NODE_TOTAL', first: 1 },
  { index: 'BUILDKITE_PARALLEL_JOB', total: 'BUILDKITE_PARALLEL_JOB_COUNT', first: 0 },
  { index: 'AWS_BATCH_JOB_ARRAY_INDEX', total: 'AWS_BATCH_JOB_ARRAY_SIZE', first: 0 },
  { index: 'JOB_COMPLETION_INDEX', total: 'SHARD_TOTAL', first: 0 },
]

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the value of `--shard`: `2/7`, or `auto` for the variables of the engine that runs this job.
 * @throws UsageError for anything else, and for variables that are missing, contradict each other or are no numbers
 */
export function parseShard(text: string, environment: Environment): Shard {
  if (text === 'auto') return shardOfJob(environment)
  const [, number, count] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []
  const shard = { number: Number(number), count: Number(count) }
  if (isShard(shard)) return shard
  throw new UsageError(`--shard is "${text}".`, `It must be a part and the number of parts, such as 2/7, with at most ${buckets} parts, or auto.`)
}

const isShard = ({ number, count }: Shard) => number >= 1 && number <= count && count <= buckets

function shardOfJob(environment: Environment): Shard {
  // CI systems set variables without a value to the empty text.
  const found = engines.filter(({ index }) => environment[index])
  const names = [...new Set(engines.flatMap(({ index, total }) => [index, total]))]
  const listed = names.filter((name) => environment[name]).map((name) => `${name}=${environment[name]}`)
  const state = listed.length === 0 ? 'None of its variables is set.' : `Found: ${listed.join(', ')}.`
  const [engine] = found
  if (!engine) {
    const indices = engines.map(({ index }) => index).join(', ')
    throw new UsageError(
      `--shard auto needs the index of this job. ${state}`,
      `Set SHARD_INDEX (from 0) and SHARD_TOTAL, or write --shard 2/7. Known are: ${indices}.`,
    )
  }
  if (found.length > 1) throw new UsageError(`--shard auto found more than one index of this job. ${state}`, 'Write --shard with numbers, or unset the others.')
  const [index, total] = [environment[engine.index], environment[engine.total]].map((value = '') => (/^\d{1,5}$/.test(value) ? Number(value) : Number.NaN))
  const shard = { number: (index ?? Number.NaN) + 1 - engine.first, count: total ?? Number.NaN }
  if (isShard(shard)) return shard
  throw new UsageError(
    `--shard auto needs ${engine.index} from ${engine.first} on, and ${engine.total}, the number of jobs (at most ${buckets}). ${state}`,
    `Set both${engine.index === 'JOB_COMPLETION_INDEX' ? ': Kubernetes does not set the total, so the manifest must' : ', or write --shard with numbers'}.`,
  )
}
