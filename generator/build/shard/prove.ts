/**
 * Proves that some shards are together one site: complete, disjoint, undamaged and of the same source as this
 * checkout.
 */
import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { groupBy } from '../../core/group-by.ts'
import { shortened } from '../../core/printable.ts'
import { errorAt, type Problem, type ProblemText } from '../../core/problem.ts'
import { causeOf, causeOrThrow } from '../../system/readable.ts'
import {
  type Fingerprint,
  readShardFile,
  type ShardFile,
  type ShardFolder,
  shardDamaged,
  shardFile,
  shardSchema,
} from './format.ts'
import { shardName } from './which.ts'

/** A shard that was found, with what its `shard.json` says. */
export type FoundShard = ShardFolder & ShardFile

/**
 * The shards by number.
 * @param source that of this checkout
 * @param problems receives everything that is wrong with the set of them
 */
export function proveShards(
  folders: readonly ShardFolder[],
  source: Fingerprint,
  problems: Problem[],
): FoundShard[] {
  const shards = folders
    .flatMap((folder) => readShard(folder, problems) ?? [])
    .sort((a, b) => a.number - b.number)
  const isPartial = shards.length < folders.length
  problems.push(
    ...setProblems(shards, isPartial),
    ...staleProblems(shards, source),
    ...shards.flatMap(damageOf),
  )
  return shards
}

/** The content of `shard.json`. @param problems receives why it cannot be used */
function readShard({ folder, label }: ShardFolder, problems: Problem[]): FoundShard | undefined {
  let cause: string
  try {
    const { data, error } = shardSchema.safeParse(readShardFile(folder))
    if (data) return { ...data, folder, label }
    cause = `the field ${shortened(error.issues[0]?.path.join('.') ?? '')} of ${shardFile} has another form`
  } catch (error) {
    cause = `${shardFile} ${error instanceof RangeError ? error.message : (causeOf(error) ?? 'is no valid JSON')}`
  }
  problems.push(errorAt({ file: `${label}/${shardFile}` }, shardForeign(label, cause)))
  return undefined
}

const placesOf = (shards: readonly FoundShard[]) => shards.map(({ label }) => ({ file: label }))

/** @param isPartial whether there are shards that could not be read: those may be the missing ones */
function setProblems(shards: readonly FoundShard[], isPartial: boolean): Problem[] {
  const counts = [...new Set(shards.map(({ count }) => count))].sort((a, b) => a - b)
  const doubled = [...groupBy(shards, shardName)].filter(([, same]) => same.length > 1)
  const [count = 0] = counts
  const there = new Set(shards.map(({ number }) => number))
  const missing = Array.from({ length: count }, (_, index) => index + 1).filter(
    (number) => !there.has(number),
  )
  return [
    ...doubled.map(([name, same]) => errorAt(placesOf(same), shardDoubled(name))),
    ...(counts.length > 1 ? [errorAt(placesOf(shards), shardCounts(counts))] : []),
    ...(counts.length === 1 && missing.length > 0 && !isPartial
      ? [errorAt([], shardMissing(missing, count))]
      : []),
  ]
}

/** Shards with the same differences are one problem. */
const staleProblems = (shards: readonly FoundShard[], source: Fingerprint): Problem[] =>
  [...groupBy(shards, (shard) => differencesOf(shard.source, source).join('; '))]
    .filter(([differences]) => differences !== '')
    .map(([differences, stale]) => errorAt(placesOf(stale), shardStale(stale.map(shardName), differences)))

const filesShown = 3

/**
 * What differs between the source of a shard and that of this checkout, as clauses; none when they are equal.
 */
export function differencesOf(shard: Fingerprint, here: Fingerprint): string[] {
  const program =
    shard.node === here.node
      ? 'the program or package-lock.json differs'
      : `Node is ${shortened(shard.node)} instead of ${here.node}`
  const options = namesIn(shard.options, here.options).map(
    (name) =>
      `${shortened(name)} is ${shortened(shard.options[name] ?? 'not set')} instead of ${here.options[name] ?? 'not set'}`,
  )
  const files = namesIn(shard.files, here.files).map(
    (file) =>
      `${shortened(file, 120)} ${!shard.files[file] ? 'is missing' : here.files[file] ? 'differs' : 'is extra'}`,
  )
  const more = files.length - filesShown
  return [
    ...options,
    ...(shard.program === here.program ? [] : [program]),
    ...files.slice(0, filesShown),
    ...(more > 0 ? [`${more} more files differ`] : []),
  ]
}

/** The names under which two records have different values. */
const namesIn = (one: Fingerprint['files'], other: Fingerprint['files']): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((name) => one[name] !== other[name])
    .sort()

/** @param cause what is wrong with the file, as the rest of a sentence */
export const damagedFile = (shard: FoundShard, file: string, cause: string): Problem =>
  errorAt({ file: `${shard.label}/${file}` }, shardDamaged(shardName(shard), `${file} ${cause}`))

/** What is wrong with the number of pages of a shard. Services for artifacts leave out empty folders. */
function damageOf(shard: FoundShard): Problem[] {
  const { folder, label, pages } = shard
  if (pages === 0) return []
  try {
    const path = join(folder, 'pages')
    if (!lstatSync(path).isDirectory()) return [damagedFile(shard, 'pages', 'is no folder')]
    const files = readdirSync(path).length
    return files === pages ? [] : [damagedFile(shard, 'pages', `has ${files} files instead of ${pages}`)]
  } catch (error) {
    return [errorAt({ file: label }, shardDamaged(shardName(shard), causeOrThrow(error)))]
  }
}

const shardForeign = (shard: string, cause: string): ProblemText => ({
  code: 'shard-foreign',
  what: `${shard} is not a shard that this program can read: ${cause}.`,
  hint: 'Make all shards again with the version of the program that merges them.',
})

const shardMissing = (missing: readonly number[], count: number): ProblemText => ({
  code: 'shard-missing',
  what: `Of ${count} shards, ${missing.length === 1 ? 'one is' : `${missing.length} are`} missing: ${missing.slice(0, 20).join(', ')}${missing.length > 20 ? ' …' : ''}.`,
  hint: `Run "npm run generate -- --shard ${missing[0]}/${count}"${missing.length === 1 ? '' : ' and so on'}, and pass all shards.`,
})

const shardDoubled = (shard: string): ProblemText => ({
  code: 'shard-doubled',
  what: `The shard ${shard} is there more than once.`,
  hint: 'Pass each shard once.',
})

const shardCounts = (counts: readonly number[]): ProblemText => ({
  code: 'shard-counts',
  what: `The shards are parts of different divisions: into ${counts.join(' and into ')}.`,
  hint: 'Pass the shards of one division: all with the same number after the slash of --shard.',
})

const shardStale = (shards: readonly string[], differences: string): ProblemText => ({
  code: 'shard-stale',
  what: `${shards.length === 1 ? `The shard ${shards[0]} was` : `The shards ${shards.join(', ')} were`} made of another source than this checkout: ${differences}.`,
  hint: 'Run all shards and the merge on one commit, with the same options and the same --date.',
})
