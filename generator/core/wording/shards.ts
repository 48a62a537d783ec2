/** Messages about shards that cannot be merged. */
import type { Wordings } from './words.ts'

const again = (shard: string) => `Run "npm run generate -- --shard ${shard}" again, and pass the whole result.`

export const shardWording = {
  shardNone: (place: string) => ({
    code: 'shard-none',
    what: `There is no shard in ${place}.`,
    hint: 'Pass folders that "generate --shard" has written, a folder that holds them, or archives of them: .tar, .tar.gz, .tgz or .zip.',
  }),
  shardArchive: (archive: string, cause: string) => ({
    code: 'shard-archive',
    what: `${archive} cannot be unpacked: ${cause}.`,
    hint: 'Make it of the shard again: of regular files and folders, with paths inside of it.',
  }),
  shardForeign: (shard: string, cause: string) => ({
    code: 'shard-foreign',
    what: `${shard} is not a shard that this program can read: ${cause}.`,
    hint: 'Make all shards again with the version of the program that merges them.',
  }),
  shardMissing: (missing: readonly number[], count: number) => ({
    code: 'shard-missing',
    what: `Of ${count} shards, ${missing.length === 1 ? 'one is' : `${missing.length} are`} missing: ${missing.slice(0, 20).join(', ')}${missing.length > 20 ? ' …' : ''}.`,
    hint: `Run "npm run generate -- --shard ${missing[0]}/${count}"${missing.length === 1 ? '' : ' and so on'}, and pass all shards.`,
  }),
  shardDoubled: (shard: string) => ({
    code: 'shard-doubled',
    what: `The shard ${shard} is there more than once.`,
    hint: 'Pass each shard once.',
  }),
  shardCounts: (counts: readonly number[]) => ({
    code: 'shard-counts',
    what: `The shards are parts of different divisions: into ${counts.join(' and into ')}.`,
    hint: 'Pass the shards of one division: all with the same number after the slash of --shard.',
  }),
  shardStale: (shards: readonly string[], differences: string) => ({
    code: 'shard-stale',
    what: `${shards.length === 1 ? `The shard ${shards[0]} was` : `The shards ${shards.join(', ')} were`} made of another source than this checkout: ${differences}.`,
    hint: 'Run all shards and the merge on one commit, with the same options and the same --date.',
  }),
  shardDamaged: (shard: string, cause: string) => ({
    code: 'shard-damaged',
    what: `The shard ${shard} is damaged: ${cause}.`,
    hint: again(shard),
  }),
} satisfies Wordings
