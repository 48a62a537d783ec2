/** Unpacks archives of shards. Only regular files and folders with paths inside of the archive are accepted. */
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Entry } from 'yauzl'
import { shortened } from '../core/printable.ts'
import { causeOf } from '../system/causes.ts'
import { buckets } from './which.ts'

export const isArchive = (path: string): boolean => /\.(?:tar|tar\.gz|tgz|zip)$/.test(path)

/** What an archive of shards may hold: a small file may unpack to one that fills the disk. */
export type Room = { entries: number; bytes: number }

/** The room that shards of a site may take: many times what they do take. */
export const roomFor = (pages: number): Room => ({ entries: pages + 5 * buckets, bytes: 2 ** 26 + pages * 2 ** 17 })

/**
 * Unpacks an archive into an empty folder. Nothing is unpacked of one that needs more room.
 * @returns why it was refused, as a clause; then the folder may hold a part of it
 */
export async function unpack(archive: string, folder: string, room: Room): Promise<string | undefined> {
  try {
    return await (archive.endsWith('.zip') ? unzip(archive, folder, room) : untar(archive, folder, room))
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return shortened(causeOf(error) ?? error.message, 200)
  }
}

const leadsOut = (path: string) => path.startsWith('/') || path.split(/[/\\]/).includes('..')
const refusalOf = (path: string, isRegular: boolean) =>
  leadsOut(path) ? `the path ${shortened(path, 200)} leads out of it` : isRegular ? undefined : `${shortened(path, 200)} is neither a regular file nor a folder`

/** Checks the entries of an archive one by one. @returns why an entry is refused */
function entryChecker(room: Room): (path: string, isRegular: boolean, size: number) => string | undefined {
  const left = { ...room }
  return (path, isRegular, size) => {
    left.entries -= 1
    left.bytes -= size
    if (left.entries < 0) return `it holds more than ${room.entries} files and folders, which no shards of this site have`
    if (left.bytes < 0) return `it unpacks to more than ${Math.round(room.bytes / 1e6)} MB, which no shards of this site have`
    return refusalOf(path, isRegular)
  }
}

const regularInTar: readonly string[] = ['File', 'OldFile', 'Directory']

async function untar(archive: string, folder: string, room: Room): Promise<string | undefined> {
  const { extract, Parser } = await import('tar')
  const check = entryChecker(room)
  let refusal: string | undefined
  // Strict: a truncated archive is an error, not a warning.
  const parser = new Parser({
    strict: true,
    onReadEntry: (entry) => {
      refusal ??= check(entry.path, regularInTar.includes(entry.type), entry.size)
      // What follows is not even decompressed.
      if (refusal !== undefined) parser.abort(new Error(refusal))
      entry.resume()
    },
  })
  await pipeline(createReadStream(archive), parser).catch((error) => {
    if (refusal === undefined) throw error
  })
  if (refusal !== undefined) return refusal
  await extract({ file: archive, strict: true, cwd: folder, preserveOwner: false })
  return undefined
}

/** The bits of the mode of a file that give its type, and their values for files and folders. Archives of other systems have none. */
const typeBits = 0o170000
const regularInZip: readonly number[] = [0, 0o100000, 0o040000]

async function unzip(archive: string, folder: string, room: Room): Promise<string | undefined> {
  const { openPromise } = await import('yauzl')
  // Names are checked here, so that all kinds of archives have the same messages.
  const zip = await openPromise(archive, { lazyEntries: true, autoClose: false, strictFileNames: true })
  try {
    const check = entryChecker(room)
    const entries: Entry[] = []
    for await (const entry of zip.eachEntry()) {
      const isRegular = regularInZip.includes((entry.externalFileAttributes >>> 16) & typeBits)
      const refusal = check(entry.fileName, isRegular, entry.uncompressedSize)
      if (refusal !== undefined) return refusal
      entries.push(entry)
    }
    // The size of each is held to the one that was counted.
    for (const entry of entries) {
      const target = join(folder, entry.fileName)
      if (entry.fileName.endsWith('/')) mkdirSync(target, { recursive: true })
      else {
        mkdirSync(dirname(target), { recursive: true })
        await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(target))
      }
    }
    return undefined
  } finally {
    zip.close()
  }
}
