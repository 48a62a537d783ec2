/** Finds shards in folders and in folders of folders, and takes the pages of a site from them. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type AddressStyle, fileOfAddress } from '../core/addresses.ts'
import type { OutputFile } from '../core/output-file.ts'
import { errorAt, type Problem, type ProblemText, stopOn } from '../core/problem.ts'
import type { StagedPages } from '../pages/made-here.ts'
import { isBesideSite } from '../publish/publication-paths.ts'
import type { StagedFile } from '../publish/staging.ts'
import type { Route } from '../routes/route.ts'
import { causeOf } from '../system/readable.ts'
import { type ShardFolder, type Source, shardFile } from './format.ts'
import { proveShards } from './prove.ts'
import { ShardReader } from './read.ts'
import { shardOf } from './which.ts'

/** Folders of shards, and the source that they must be made of. */
export type ShardPlaces = { places: readonly string[]; source: Source }

/** Gives these pages, in their order. `prepare` writes a file to the staging folder. */
export type ReadPages = (planned: Iterable<Pick<Route, 'path'>>, style: AddressStyle, prepare: (file: OutputFile) => StagedFile[]) => StagedPages

/**
 * Finds shards and proves that they are one site. @throws DataProblems with everything that is wrong with the set of them
 * @returns what gives the pages; it throws DataProblems with every page that is damaged
 */
export function openShards(root: string, { places, source }: ShardPlaces): ReadPages {
  const { found, problems } = findShards(root, places)
  const { shards, problems: ofShards } = proveShards(found, source)
  stopOn([...problems, ...ofShards])
  return function* pagesOf(planned, style, prepare) {
    const damaged: Problem[] = []
    const readers = shards.map((shard) => new ShardReader(shard, damaged))
    let planIndex = 0
    for (const { path } of planned) {
      const page = readers[shardOf(path, readers.length) - 1]?.read(planIndex++, path)
      // After a problem the other pages are only read, to find all problems.
      if (!page || damaged.length > 0) continue
      const { content, digest, size, index: _, ...extract } = page
      yield { ...extract, files: prepare({ path: fileOfAddress(path, style), kind: 'page', digest, size, content: () => content }) }
    }
    for (const reader of readers) reader.end()
    stopOn(damaged)
  }
}

/** The limit of folders between a folder that is named and a shard: that of the artifact, `shards/` in it. */
const depth = 3

/** Names with a dot are of shards that are being written. The folder of a file system, at the top of a volume, cannot be read. */
const mayHold = (name: string) => !name.startsWith('.') && !isBesideSite(name)

/** @param places folders, relative to `root` or absolute */
function findShards(root: string, places: readonly string[]): { found: ShardFolder[]; problems: Problem[] } {
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
