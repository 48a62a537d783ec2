/**
 * The files of a shard: `shard.json`, and in `pages/` each page with what checks need of it.
 */
import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { PageFacts } from '../../check/pages.ts'
import { attempt } from '../../core/attempt.ts'
import { digestOf } from '../../core/output-file.ts'
import type { ProblemText } from '../../core/problem.ts'
import { formerAddress } from '../../schema/field.ts'
import { buckets } from './which.ts'

export const shardFile = 'shard.json'

/** Raised when the files of a shard change. */
const format = 'toegift shard 8'

const shortText = z.string().max(4096)
const digest = z.string().regex(/^[\w-]{43}$/)
const shortDigest = z.string().regex(/^[\w-]{8}$/)

export const shardSchema = z
  .object({
    format: z.literal(format),
    number: z.int().min(1),
    count: z.int().min(1).max(buckets),
    pages: z.int().min(0).max(1e9),
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
const largestFile = 2 ** 26

/**
 * The content of a file of a shard. A link leads out of the shard, and reading a pipe never ends.
 * @throws RangeError for what is no file of a reasonable size, or the error of the file system
 */
function readFile(path: string): Buffer {
  const stats = lstatSync(path)
  if (!stats.isFile() || stats.size > largestFile) throw new RangeError('is no file of a reasonable size')
  return readFileSync(path)
}

/** The content of `shard.json`. @throws SyntaxError, or as `readFile` does */
export const readShardFile = (folder: string): unknown =>
  JSON.parse(readFile(join(folder, shardFile)).toString('utf8'))

/** Whether a folder has the `shard.json` of a shard of any version. */
export const isShard = (folder: string): boolean =>
  attempt(() => anyShardSchema.safeParse(readShardFile(folder)).success) ?? false

export const shardText = (shard: Omit<ShardFile, 'format'>): string =>
  `${JSON.stringify({ format, ...shard })}\n`

/** What a shard knows of a page. */
export type ShardPage = Omit<PageFacts, 'hidden'> & { path: string }

/** The file of a page: a digest of the rest, a line of JSON, and the page itself. */
export function pageText(page: ShardPage, html: string): string {
  const facts = JSON.stringify({ ...page, sketch: page.sketch && base64Of(page.sketch) })
  const content = `${facts}\n${html}`
  return `${digestOf(content)}\n${content}`
}

const bytesOfNumber = 4

const names = z.array(shortText)
const wholeNumber = z
  .int()
  .min(0)
  .max(2 ** 31)
const ownFile = z
  .string()
  .max(100)
  .regex(/^\/[a-z0-9/-]*\.[a-z]+$/)

/** The line of a page, as `pageText` writes it. */
const pageSchema = z.strictObject({
  path: z.union([formerAddress.max(4096), ownFile]),
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

/**
 * Reads the file of a page. @param index its place in the plan: a name from elsewhere could lead out of the folder
 * @throws RangeError for what `pageText` did not write, or the error of the file system
 */
export function readPage(folder: string, index: number): ShardPage & { content: Buffer } {
  const file = readFile(join(folder, pageFile(index)))
  const start = file.indexOf('\n') + 1
  const rest = file.subarray(start)
  if (file.toString('latin1', 0, start) !== `${digestOf(rest)}\n`)
    throw new RangeError('was edited or cut off')
  const end = rest.indexOf('\n')
  const page = attempt(() => pageSchema.safeParse(JSON.parse(rest.toString('utf8', 0, end))).data)
  if (!page) throw new RangeError('is no page')
  return { ...page, content: rest.subarray(end + 1) }
}

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

export const pageFile = (index: number): string => `pages/${index}.page`

export const shardDamaged = (shard: string, cause: string): ProblemText => ({
  code: 'shard-damaged',
  what: `The shard ${shard} is damaged: ${cause}.`,
  hint: `Run "npm run generate -- --shard ${shard}" again, and pass the whole result.`,
})
