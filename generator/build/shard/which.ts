/** Which pages a machine renders. */
import { createHash } from 'node:crypto'
import { UsageError } from '../../core/errors.ts'

/** One part of the pages: `number` counts from 1 to `count`. */
export type Shard = { number: number; count: number }

/** Part of the format of shards: another number would move pages between them. */
export const buckets = 4096

/**
 * The number of the shard that renders a page: sha256(path) modulo 4096 is its bucket, and the buckets take
 * turns.
 */
export const shardOf = (path: string, count: number): number =>
  ((createHash('sha256').update(path).digest().readUInt16BE(30) % buckets) % count) + 1

/** A shard as the command line has it: `2/7`. */
export const shardName = ({ number, count }: Shard): string => `${number}/${count}`

/** Reads the value of `--shard`. @throws UsageError for anything but a part and the number of parts */
export function parseShard(text: string): Shard {
  const [, number, count] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []
  const shard = { number: Number(number), count: Number(count) }
  if (shard.number >= 1 && shard.number <= shard.count && shard.count <= buckets) return shard
  throw new UsageError(
    `--shard is "${text}".`,
    `It must be a part and the number of parts, such as 2/7, with at most ${buckets} parts.`,
  )
}
