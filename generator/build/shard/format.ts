/**
 * The files of a shard: `shard.json`, `pages.jsonl` with one line a page, and each page as a file in
 * `pages/`.
 */
import { createHash } from 'node:crypto'
import { closeSync, lstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { PageFacts } from '../../check/pages.ts'
import { attempt } from '../../core/attempt.ts'
import type { ProblemText } from '../../core/problem.ts'
import { formerAddress } from '../../schema/field.ts'
import { buckets } from './which.ts'

export const shardFile = 'shard.json'
export const listFile = 'pages.jsonl'

/** Raised when the files of a shard change. */
const format = 'toegift shard 7'

const shortText = z.string().max(4096)
const digest = z.string().regex(/^[\w-]{43}$/)
const shortDigest = z.string().regex(/^[\w-]{8}$/)

export const shardSchema = z
  .object({
    format: z.literal(format),
    number: z.int().min(1),
    count: z.int().min(1).max(buckets),
    pages: z.int().min(0).max(1e9),
    /** The digest of `pages.jsonl`. */
    list: digest,
    source: z.object({
      /** The options that decide pages, by their names on the command line. */
      options: z.record(z.string().max(100), shortText),
      /** The digest of the program, its packages and the version of Node. */
      program: z.string().max(100),
      node: z.string().max(100),
      /** The digests of the owner's files and of templates, by their paths in the project. */
      files: z.record(shortText, digest),
    }),
  })
  .refine(({ number, count }) => number <= count, { path: ['number'] })

export type ShardFile = z.infer<typeof shardSchema>

/** What the pages of a site are made of. Shards can be merged only when it is the same for all. */
export type Fingerprint = ShardFile['source']

/** The folder of a shard, and the name under which messages show it. */
export type ShardFolder = { folder: string; label: string }

/** A shard of any version. */
const anyShardSchema = z.object({
  format: z.templateLiteral(['toegift shard ', z.number()]),
  number: z.int(),
  count: z.int(),
  pages: z.int(),
})

/** In bytes: a million digests of files. */
const shardFileLimit = 2 ** 26

/**
 * The content of `shard.json`.
 * @throws SyntaxError, RangeError for what is no file of a reasonable size, or the error of the file system
 */
export function readShardFile(folder: string): unknown {
  const path = join(folder, shardFile)
  const stats = lstatSync(path)
  if (!stats.isFile() || stats.size > shardFileLimit) throw new RangeError('no file of a reasonable size')
  return JSON.parse(readFileSync(path, 'utf8'))
}

/**
 * What keeps a file or folder from being read; its size, where that can be known. A link leads out of the
 * shard, and reading a pipe never ends.
 */
export function sizeOrCause(path: string): number | string | undefined {
  const stats = lstatSync(path)
  if (stats.isDirectory()) return undefined
  return stats.isFile() ? stats.size : 'is a link, a pipe or a device'
}

/** Whether a folder has the `shard.json` of a shard of any version. */
export const isShard = (folder: string): boolean =>
  attempt(() => anyShardSchema.safeParse(readShardFile(folder)).success) ?? false

export const shardText = (shard: Omit<ShardFile, 'format'>): string =>
  `${JSON.stringify({ format, ...shard })}\n`

/** A page of a shard. `index` is its place in the plan of the site. */
export type ShardPage = Omit<PageFacts, 'hidden'> & {
  index: number
  path: string
  digest: string
  size: number
}

export const lineOf = (page: ShardPage): string =>
  `${JSON.stringify({ ...page, sketch: page.sketch && base64Of(page.sketch) })}\n`

const bytesOfNumber = 4

const names = z.array(shortText)
const largest = 2 ** 31
const wholeNumber = z.int().min(0).max(largest)
const ownFile = z
  .string()
  .max(100)
  .regex(/^\/[a-z0-9/-]*\.[a-z]+$/)

/** A line of the list, as `lineOf` writes it. */
const pageSchema = z.strictObject({
  index: wholeNumber,
  path: z.union([formerAddress.max(4096), ownFile]),
  digest,
  size: wholeNumber,
  // Link checks read targets and their positions together.
  links: z
    .strictObject({ targets: names, positions: z.string().regex(/^[mc-]*$/), ids: names })
    .refine(({ targets, positions }) => targets.length === positions.length),
  pictures: z.strictObject({
    names,
    photographs: z.array(
      z.strictObject({
        name: shortText,
        width: z.number(),
        height: z.number(),
        at: z.number(),
        isFirst: z.boolean(),
      }),
    ),
  }),
  textDigest: shortDigest.exactOptional(),
  sketch: z
    .base64()
    .refine((text) => Buffer.byteLength(text, 'base64') % bytesOfNumber === 0)
    .transform(numbersOf)
    .exactOptional(),
  repeated: z
    .array(z.strictObject({ name: shortText, times: wholeNumber, words: wholeNumber, sentence: shortText }))
    .exactOptional(),
})

/** A page of a list; nothing for a line that `lineOf` did not write. */
export const pageOf = (line: string): ShardPage | undefined =>
  attempt(() => pageSchema.safeParse(JSON.parse(line)).data)

/** The lowest byte of each number first, whatever the order of the machine. */
function base64Of(numbers: Uint32Array): string {
  const bytes = Buffer.allocUnsafe(numbers.length * bytesOfNumber)
  for (const [index, number] of numbers.entries()) bytes.writeUInt32LE(number, index * bytesOfNumber)
  return bytes.toString('base64')
}

function numbersOf(text: string): Uint32Array {
  const bytes = Buffer.from(text, 'base64')
  return Uint32Array.from({ length: bytes.length / bytesOfNumber }, (_, index) =>
    bytes.readUInt32LE(index * bytesOfNumber),
  )
}

/** In bytes. */
const chunkSize = 2 ** 16
const newline = 10
/** In bytes: a hundred times what a long page needs. */
const longestLine = 2 ** 24

/**
 * The list in pieces: of a million pages it has gigabytes. The file is opened for each: thousands of shards
 * are more than a process may have open.
 */
function* chunksOf(folder: string): Iterable<Buffer> {
  const buffer = Buffer.alloc(chunkSize)
  let length = 0
  for (let position = 0; ; position += length) {
    const file = openSync(join(folder, listFile), 'r')
    try {
      length = readSync(file, buffer, 0, chunkSize, position)
    } finally {
      closeSync(file)
    }
    if (length === 0) return
    yield buffer.subarray(0, length)
  }
}

/** The digest of the list, and the number of its lines. */
export function digestOfList(folder: string): { digest: string; lines: number } {
  const digest = createHash('sha256')
  let lines = 0
  for (const chunk of chunksOf(folder)) {
    digest.update(chunk)
    for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, at + 1)) lines++
  }
  return { digest: digest.digest('base64url'), lines }
}

/** The lines of the list; after one that is too long, which is empty, none. */
export function* linesOf(folder: string): Generator<string, undefined> {
  let begun: Buffer[] = []
  for (const chunk of chunksOf(folder)) {
    let start = 0
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, start)) {
      const rest = chunk.subarray(start, end)
      yield (begun.length === 0 ? rest : Buffer.concat([...begun, rest])).toString('utf8')
      begun = []
      start = end + 1
    }
    // The buffer is used again.
    begun.push(Buffer.from(chunk.subarray(start)))
    if (begun.length * chunkSize > longestLine) {
      yield ''
      return undefined
    }
  }
  return undefined
}

/**
 * The file of a page in a shard. Its name is that of its place in the plan: a name from elsewhere could lead
 * out of the folder.
 */
export const pageFile = (index: number): string => `pages/${index}.html`

export const shardDamaged = (shard: string, cause: string): ProblemText => ({
  code: 'shard-damaged',
  what: `The shard ${shard} is damaged: ${cause}.`,
  hint: `Run "npm run generate -- --shard ${shard}" again, and pass the whole result.`,
})
