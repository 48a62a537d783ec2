/** What the pages of a site are made of. Shards can be merged only when it is the same for all. */
import { shortened } from '../core/printable.ts'
import type { ShardFile } from './format.ts'

export type Source = ShardFile['source']

/** The limit of files that are named. */
const filesShown = 3

/** What differs between the source of a shard and that of this checkout, as clauses; none when they are equal. */
export function differencesOf(shard: Source, here: Source): string[] {
  const program = shard.node === here.node ? 'the program or package-lock.json differs' : `Node is ${shortened(shard.node)} instead of ${here.node}`
  const options = namesIn(shard.options, here.options).map(
    (name) => `${shortened(name)} is ${shortened(shard.options[name] ?? 'not set')} instead of ${here.options[name] ?? 'not set'}`,
  )
  const files = namesIn(shard.files, here.files).map(
    (file) => `${shortened(file, 120)} ${!shard.files[file] ? 'is missing' : here.files[file] ? 'differs' : 'is extra'}`,
  )
  const more = files.length - filesShown
  return [...options, ...(shard.program === here.program ? [] : [program]), ...files.slice(0, filesShown), ...(more > 0 ? [`${more} more files differ`] : [])]
}

/** The names under which two records have different values. */
const namesIn = (one: Source['files'], other: Source['files']): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => one[name] !== other[name]).sort()
