/** Unpacks archives of shards. Only regular files and folders with paths inside of the archive are accepted. */
import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { causeOf } from '../system/causes.ts'

export const isArchive = (path: string): boolean => /\.(?:tar|tar\.gz|tgz|zip)$/.test(path)

/**
 * Unpacks an archive into an empty folder.
 * @returns why it was refused, as a clause; then the folder may hold a part of it
 */
export async function unpack(archive: string, folder: string): Promise<string | undefined> {
  try {
    return await (archive.endsWith('.zip') ? unzip(archive, folder) : untar(archive, folder))
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return causeOf(error) ?? error.message
  }
}

const leadsOut = (path: string) => path.startsWith('/') || path.split(/[/\\]/).includes('..')
const refusalOf = (path: string, isRegular: boolean) =>
  leadsOut(path) ? `the path ${path} leads out of it` : isRegular ? undefined : `${path} is neither a regular file nor a folder`

const regularInTar: readonly string[] = ['File', 'OldFile', 'Directory']

async function untar(archive: string, folder: string): Promise<string | undefined> {
  const { extract, list } = await import('tar')
  const refusals: string[] = []
  // Strict: a truncated archive is an error, not a warning.
  const options = { file: archive, strict: true }
  await list({
    ...options,
    onReadEntry: ({ path, type }) => refusals.push(...[refusalOf(path, regularInTar.includes(type))].filter((text) => text !== undefined)),
  })
  if (refusals.length > 0) return refusals[0]
  await extract({ ...options, cwd: folder, preserveOwner: false })
  return undefined
}

/** The bits of the mode of a file that give its type, and their values for files and folders. Archives of other systems have none. */
const typeBits = 0o170000
const regularInZip: readonly number[] = [0, 0o100000, 0o040000]

async function unzip(archive: string, folder: string): Promise<string | undefined> {
  const { openPromise } = await import('yauzl')
  // Names are checked here, so that all kinds of archives have the same messages.
  const zip = await openPromise(archive, { lazyEntries: true, autoClose: false, strictFileNames: true })
  try {
    for await (const entry of zip.eachEntry()) {
      const refusal = refusalOf(entry.fileName, regularInZip.includes((entry.externalFileAttributes >>> 16) & typeBits))
      if (refusal !== undefined) return refusal
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
