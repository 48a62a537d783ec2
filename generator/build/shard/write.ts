/** Writes a shard: whole, beside its place, and then renamed into it. */
import { randomUUID } from 'node:crypto'
import { type Dirent, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { findPublicationPaths } from '../../publish/publication-paths.ts'
import { createFileSystem, PublishError } from '../../system/file-system.ts'
import { causeOrThrow } from '../../system/readable.ts'
import type { FinishedPage } from '../make-page.ts'
import { type Fingerprint, isShard, pageFile, pageText, shardFile, shardText } from './format.ts'
import type { Shard } from './which.ts'

/** The folder of a shard when no other is named. */
export const defaultFolder = ({ number, count }: Shard): string => `shards/${number}-of-${count}`

/**
 * The first name in a folder that is no part of a shard, of any version. What is part of one is replaced
 * whatever it holds: it may be damaged.
 */
function strangerIn(folder: string): string | undefined {
  const entries = readdirSync(folder, { withFileTypes: true })
  const isPart = (entry: Dirent) =>
    entry.name === 'pages' ? entry.isDirectory() : entry.name === shardFile && entry.isFile()
  const stranger = entries.find((entry) => !isPart(entry)) ?? (isShard(folder) ? undefined : entries[0])
  if (stranger || !entries.some(({ name }) => name === 'pages')) return stranger?.name
  const inPages = readdirSync(join(folder, 'pages'), { withFileTypes: true }).find(
    (entry) => !entry.isFile() || !/^\d+\.page$/.test(entry.name),
  )
  return inPages && `pages/${inPages.name}`
}

/**
 * Begins a shard, which replaces an earlier one.
 * @throws PublishError when the folder holds anything that is no part of a shard, or cannot be written
 */
export function createShardWriter(root: string, folder: string) {
  const { out: target } = findPublicationPaths(createFileSystem(root), root, folder)
  // Another machine may write the same shard on the same disk.
  const part = join(dirname(target), `.${basename(target)}-${randomUUID()}`)
  // The earlier shard, until the new one is in its place.
  const old = `${part}-old`
  let pages = 0

  function wrapErrors(write: () => void): void {
    try {
      write()
    } catch (error) {
      if (error instanceof PublishError) throw error
      throw new PublishError(
        `Could not write ${folder}: ${causeOrThrow(error)}.`,
        'Fix that and run the command again.',
        error,
      )
    }
  }
  function refuseStrangers(): void {
    const stranger = existsSync(target) ? strangerIn(target) : undefined
    if (stranger === undefined) return
    throw new PublishError(
      `${folder} holds files that are no shard.`,
      `Move ${stranger} away, or choose another folder with --out.`,
    )
  }
  wrapErrors(() => {
    refuseStrangers()
    mkdirSync(join(part, 'pages'), { recursive: true })
  })
  return {
    /** @param index the place of the page in the plan of the site */
    add(index: number, path: string, { html, facts }: FinishedPage): void {
      wrapErrors(() => writeFileSync(join(part, pageFile(index)), pageText({ path, ...facts }, html)))
      pages++
    },
    /** Completes the shard. @returns the number of its pages */
    finish(shard: Shard, source: Fingerprint): number {
      const text = shardText({ ...shard, pages, source })
      wrapErrors(() => {
        writeFileSync(join(part, shardFile), text)
        // Rendering took a while, and the folder belongs to the user.
        refuseStrangers()
        if (existsSync(target)) renameSync(target, old)
        renameSync(part, target)
        rmSync(old, { recursive: true, force: true })
      })
      return pages
    },
    /** Removes what was not completed. */
    close(): void {
      if (existsSync(old) && !existsSync(target)) renameSync(old, target)
      for (const path of [part, old]) rmSync(path, { recursive: true, force: true })
    },
  }
}
