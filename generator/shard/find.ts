/** Finds shards: in folders, and in folders of folders. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { errorAt, type Problem, type ProblemText } from '../core/problem.ts'
import { isBesideSite } from '../publish/publication-paths.ts'
import { causeOf } from '../system/causes.ts'
import { shardFile } from './format.ts'

/** The folder of a shard, and the name under which messages show it. */
export type ShardFolder = { folder: string; label: string }

/** The limit of folders between a folder that is named and a shard: that of the artifact, `shards/` in it. */
const depth = 3

/** Names with a dot are of shards that are being written. The folder of a file system, at the top of a volume, cannot be read. */
const mayHold = (name: string) => !name.startsWith('.') && !isBesideSite(name)

/** @param places folders, relative to `root` or absolute */
export function findShards(root: string, places: readonly string[]): { found: ShardFolder[]; problems: Problem[] } {
  const found: ShardFolder[] = []
  const problems: Problem[] = []
  for (const place of places) {
    const label = place.replace(/\/+$/, '')
    try {
      const shards = shardsIn(resolve(root, place), label, depth)
      found.push(...shards)
      if (shards.length === 0) problems.push(errorAt({ file: label }, shardNone(label)))
    } catch (error) {
      const cause = causeOf(error)
      if (cause === undefined) throw error
      problems.push(errorAt({ file: label }, shardUnreadable(label, cause)))
    }
  }
  return { found, problems }
}

function shardsIn(path: string, label: string, levels: number): ShardFolder[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return []
  if (existsSync(join(path, shardFile))) return [{ folder: path, label }]
  if (levels === 0) return []
  const names = readdirSync(path).filter(mayHold).sort()
  return names.flatMap((name) => shardsIn(join(path, name), `${label}/${name}`, levels - 1))
}

const shardNone = (place: string): ProblemText => ({
  code: 'shard-none',
  what: `There is no shard in ${place}.`,
  hint: 'Pass folders that "generate --shard" has written, or a folder that holds them. Unpack an archive first.',
})

const shardUnreadable = (place: string, cause: string): ProblemText => ({
  code: 'shard-unreadable',
  what: `${place} cannot be read: ${cause}.`,
  hint: 'Pass a folder that this user may read.',
})
