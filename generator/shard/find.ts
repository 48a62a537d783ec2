/** Finds shards: in folders, in folders of folders, and in archives, which are unpacked. */
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { errorAt, type Problem, type ProblemText } from '../core/problem.ts'
import { isBesideSite } from '../publish/publication-paths.ts'
import { causeOf } from '../system/causes.ts'
import { isArchive, type Room, unpack } from './archives.ts'
import { shardFile } from './format.ts'

/** The folder of a shard, and the name under which messages show it. */
export type ShardFolder = { folder: string; label: string }

/** The limit of folders between a folder that is named and a shard: that of the artifact, `shards/` in it. */
const depth = 3

/** Names with a dot are of shards that are being written. The folder of a file system, at the top of a volume, cannot be read. */
const mayHold = (name: string) => !name.startsWith('.') && !isBesideSite(name)

/**
 * @param places folders and archives, relative to `root` or absolute
 * @param scratch a folder for unpacked archives; it is made when it is needed
 * @param room what one of them may take
 */
export async function findShards(root: string, places: readonly string[], scratch: string, room: Room): Promise<{ found: ShardFolder[]; problems: Problem[] }> {
  const found: ShardFolder[] = []
  const problems: Problem[] = []
  let unpacked = 0

  async function search(path: string, label: string, levels = depth, isUnpacked = false): Promise<void> {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
      if (existsSync(join(path, shardFile))) found.push({ folder: path, label })
      else if (levels > 0)
        for (const name of readdirSync(path).filter(mayHold).sort()) await search(join(path, name), `${label}/${name}`, levels - 1, isUnpacked)
      // An archive may be made to contain itself.
    } else if (!isUnpacked && isArchive(path) && existsSync(path)) {
      const folder = join(scratch, String(unpacked++))
      mkdirSync(folder, { recursive: true })
      const refusal = await unpack(path, folder, room)
      if (refusal !== undefined) problems.push(errorAt({ file: label }, shardArchive(label, refusal)))
      else await search(folder, label, depth, true)
    }
  }

  for (const place of places) {
    const before = found.length + problems.length
    const label = place.replace(/\/+$/, '')
    try {
      await search(resolve(root, place), label)
    } catch (error) {
      const cause = causeOf(error)
      if (cause === undefined) throw error
      problems.push(errorAt({ file: label }, shardArchive(label, cause)))
    }
    if (found.length + problems.length === before) problems.push(errorAt({ file: label }, shardNone(label)))
  }
  return { found, problems }
}

const shardNone = (place: string): ProblemText => ({
  code: 'shard-none',
  what: `There is no shard in ${place}.`,
  hint: 'Pass folders that "generate --shard" has written, a folder that holds them, or archives of them: .tar, .tar.gz, .tgz or .zip.',
})

const shardArchive = (archive: string, cause: string): ProblemText => ({
  code: 'shard-archive',
  what: `${archive} cannot be unpacked: ${cause}.`,
  hint: 'Make it of the shard again: of regular files and folders, with paths inside of it.',
})
