import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type AddressStyle, fileOfAddress } from '../../core/addresses.ts'
import { fileOf } from '../../core/output-file.ts'
import { shortened } from '../../core/printable.ts'
import { errorAt, type Problem, type ProblemText, stopOn } from '../../core/problem.ts'
import { isBesideSite } from '../../publish/site-path.ts'
import type { Route } from '../../routes/route.ts'
import { codeOf } from '../../system/file-system.ts'
import { causeOrThrow } from '../../system/readable.ts'
import { type Prepare, type StagedPages, stagePage } from '../stage-page.ts'
import {
  type Fingerprint,
  pageFile,
  readPage,
  type ShardFolder,
  type ShardPage,
  shardFile,
} from './format.ts'
import { damagedFile, type FoundShard, proveShards } from './prove.ts'
import { shardOf } from './which.ts'

/** Folders of shards, and the source that they must be made of. */
export type ShardPlaces = { places: readonly string[]; source: Fingerprint }

/**
 * Finds shards and proves that they are one site.
 * @throws DataProblems with everything that is wrong with the set of them
 * @returns what gives the pages; it throws DataProblems with every page that is damaged
 */
export function readShards(root: string, { places, source }: ShardPlaces) {
  const problems: Problem[] = []
  const found = places.flatMap((place) => shardsAt(root, place, problems))
  const shards = proveShards(found, source, problems)
  stopOn(problems)
  /** Gives these pages, in their order. @param prepare writes a file to the staging folder */
  return function* pagesOf(
    planned: Iterable<Pick<Route, 'path'>>,
    style: AddressStyle,
    prepare: Prepare,
  ): StagedPages {
    const damaged: Problem[] = []
    const readers = shards.map((shard) => shardReader(shard, damaged))
    let planIndex = 0
    for (const { path } of planned) {
      const page = readers[shardOf(path, readers.length) - 1]?.read(planIndex++, path)
      // After a problem the other pages are only read, to find all problems.
      if (!page || damaged.length > 0) continue
      const { content, ...facts } = page
      yield { ...facts, ...stagePage(fileOf(fileOfAddress(path, style), 'page', content), facts, prepare) }
    }
    for (const reader of readers) reader.end()
    stopOn(damaged)
  }
}

/** @param problems receives what is wrong with its pages */
function shardReader(shard: FoundShard, problems: Problem[]) {
  let read = 0
  // After another page than expected, all later ones would be wrong as well.
  let isLost = false
  const report = (file: string, cause: string): undefined =>
    void problems.push(damagedFile(shard, file, cause))
  return {
    /** The next page; nothing when something is wrong with it. @param index its place in the plan */
    read(index: number, path: string): (ShardPage & { content: Buffer }) | undefined {
      if (isLost) return undefined
      read++
      try {
        const page = readPage(shard.folder, index)
        if (page.path === path) return page
        isLost = true
        return report(pageFile(index), `has ${shortened(page.path)} where ${path} should be`)
      } catch (error) {
        isLost = codeOf(error) === 'ENOENT'
        if (isLost) return report('pages', `has no ${pageFile(index)}, where ${path} should be`)
        const cause = error instanceof RangeError ? error.message : `cannot be read: ${causeOrThrow(error)}`
        return report(pageFile(index), `(${path}) ${cause}`)
      }
    },
    /** Reports pages that are left when all of the plan were read. */
    end(): void {
      if (!isLost && read < shard.pages)
        report('pages', `has ${shard.pages - read} files that are not in the plan of this shard`)
    },
  }
}

/** The limit of folders between a folder that is named and a shard: that of the artifact, `shards/` in it. */
const depth = 3

/**
 * Names with a dot are of shards that are being written. The folder of a file system, at the top of a volume,
 * cannot be read.
 */
const mayHold = (name: string) => !name.startsWith('.') && !isBesideSite(name)

/** @param place a folder, relative to `root` or absolute @param problems receives why there is no shard */
function shardsAt(root: string, place: string, problems: Problem[]): ShardFolder[] {
  const label = place.replace(/\/+$/, '')
  try {
    const shards = shardsIn(resolve(root, place), label, depth)
    if (shards.length === 0) problems.push(errorAt({ file: label }, shardNone(label)))
    return shards
  } catch (error) {
    problems.push(errorAt({ file: label }, shardUnreadable(label, causeOrThrow(error))))
    return []
  }
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
