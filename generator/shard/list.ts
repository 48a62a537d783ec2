/** Reads the list of a shard line by line: of a million pages it has gigabytes. */
import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { listFile } from './format.ts'

/** In bytes. */
const chunkSize = 2 ** 16
const newline = 10
/** In bytes: a hundred times what a long page needs. */
const longestLine = 2 ** 24

/** The content of the list in pieces. The file is opened for each: thousands of shards are more than a process may have open. */
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
