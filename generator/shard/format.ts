/** The files of a shard: `shard.json`, `pages.jsonl` with one line a page, and each page as a file in `pages/`. */
import { z } from 'zod'
import type { PageExtract } from '../check/pages.ts'

export const shardFile = 'shard.json'
export const listFile = 'pages.jsonl'

/** Raised when the files of a shard change. */
const format = 'toegift shard 5'

const digests = z.record(z.string(), z.string())

export const shardSchema = z.object({
  format: z.literal(format),
  number: z.int().min(1),
  count: z.int().min(1),
  /** The number of pages. */
  pages: z.int().min(0),
  /** The digest of `pages.jsonl`. */
  list: z.string(),
  source: z.object({ options: digests, program: z.string(), node: z.string(), files: digests }),
})

export type ShardFile = z.infer<typeof shardSchema>

export const shardText = (shard: Omit<ShardFile, 'format'>): string => `${JSON.stringify({ format, ...shard })}\n`

/** A page of a shard. `index` is its place in the plan of the site. */
export type ShardPage = PageExtract & { index: number; path: string; digest: string; size: number }

export function lineOf({ index, path, digest, size, links: { targets, parts, ids }, pictures, textDigest, sketch }: ShardPage): string {
  return `${JSON.stringify([index, path, digest, size, targets, parts, ids, pictures, textDigest, sketch && base64Of(sketch)])}\n`
}

/** @param line of a list whose digest was checked */
export function pageOf(line: string): ShardPage {
  const [index, path, digest, size, targets, parts, ids, pictures, textDigest, sketch] = JSON.parse(line)
  const page = { index, path, digest, size, links: { targets, parts, ids }, pictures }
  return { ...page, ...(textDigest && { textDigest }), ...(sketch && { sketch: numbersOf(sketch) }) }
}

const bytesOfNumber = 4

/** The lowest byte of each number first, whatever the order of the machine. */
function base64Of(numbers: Uint32Array): string {
  const bytes = Buffer.allocUnsafe(numbers.length * bytesOfNumber)
  for (const [index, number] of numbers.entries()) bytes.writeUInt32LE(number, index * bytesOfNumber)
  return bytes.toString('base64')
}

function numbersOf(text: string): Uint32Array {
  const bytes = Buffer.from(text, 'base64')
  return Uint32Array.from({ length: bytes.length / bytesOfNumber }, (_, index) => bytes.readUInt32LE(index * bytesOfNumber))
}

/** The file of a page in a shard. Its name is that of its place in the plan: a name from elsewhere could lead out of the folder. */
export const pageFile = (index: number): string => `pages/${index}.html`
