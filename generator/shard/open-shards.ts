/** Takes the pages of a site from shards. */
import { type AddressStyle, fileOfAddress } from '../core/addresses.ts'
import type { OutputFile } from '../core/output-file.ts'
import { type Problem, stopOn } from '../core/problem.ts'
import type { StagedPage, StagedPages } from '../pages/made-here.ts'
import type { StagedFile } from '../publish/staging.ts'
import type { Route } from '../routes/route.ts'
import { findShards } from './find.ts'
import { proveShards } from './prove.ts'
import { ShardReader } from './read.ts'
import type { Source } from './source.ts'
import { shardOf } from './which.ts'

/** Folders of shards, and the source that they must be made of. */
export type ShardPlaces = { places: readonly string[]; source: Source }

type Planned = Pick<Route, 'path'>

/** Gives these pages, in their order. `prepare` writes a file to the staging folder. */
export type ReadPages = (planned: Iterable<Planned>, style: AddressStyle, prepare: (file: OutputFile) => StagedFile[]) => StagedPages

/**
 * Finds shards and proves that they are one site.
 * @param root the folder of the project
 * @returns what gives the pages; it throws DataProblems with every page that is damaged
 * @throws DataProblems with everything that is wrong with the set of shards
 */
export function openShards(root: string, { places, source }: ShardPlaces): ReadPages {
  const { found, problems } = findShards(root, places)
  const { shards, problems: ofShards } = proveShards(found, source)
  stopOn([...problems, ...ofShards])
  const readers = () => shards.map((shard) => new ShardReader(shard))
  return (planned, style, prepare) => pagesOf(readers(), planned, style, prepare)
}

function* pagesOf(
  readers: readonly ShardReader[],
  planned: Iterable<Planned>,
  style: AddressStyle,
  prepare: (file: OutputFile) => StagedFile[],
): Iterable<StagedPage> {
  const problems: Problem[] = []
  let index = 0
  for (const { path } of planned) {
    const page = readers[shardOf(path, readers.length) - 1]?.read(index++, path, problems)
    // After a problem the other pages are only read, to find all problems.
    if (!page || problems.length > 0) continue
    const { file, ...extract } = page
    yield { path, files: prepare({ ...file, path: fileOfAddress(path, style) }), ...extract }
  }
  for (const reader of readers) reader.end(problems)
  stopOn(problems)
}
