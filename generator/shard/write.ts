/** Writes a shard: whole, beside its place, and then renamed into it. */
import { createHash, randomUUID } from 'node:crypto'
import { appendFileSync, type Dirent, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createTextFiles } from '../core/output-file.ts'
import type { FinishedPage } from '../pages/open-pages.ts'
import { findPublicationPaths } from '../publish/publication-paths.ts'
import { nodeFileSystem, PublishError } from '../system/file-system.ts'
import { causeOf } from '../system/readable.ts'
import { isShard, lineOf, listFile, pageFile, type Source, shardFile, shardText } from './format.ts'
import type { Shard } from './which.ts'

/** The folder of a shard when no other is named. */
export const defaultFolder = ({ number, count }: Shard): string => `shards/${number}-of-${count}`

/** In characters: lines are written together. */
const chunkSize = 2 ** 16

/** The first name in a folder that is no part of a shard, of any version. What is part of one is replaced whatever it holds: it may be damaged. */
function strangerIn(folder: string): string | undefined {
  const entries = readdirSync(folder, { withFileTypes: true })
  const isPart = (entry: Dirent) => (entry.name === 'pages' ? entry.isDirectory() : [shardFile, listFile].includes(entry.name) && entry.isFile())
  if (entries.length > 0 && !isShard(folder)) return (entries.find((entry) => !isPart(entry)) ?? entries[0])?.name
  const pages = entries.some(({ name }) => name === 'pages') ? readdirSync(join(folder, 'pages'), { withFileTypes: true }) : []
  const inPages = pages.find((entry) => !entry.isFile() || !/^\d+\.html$/.test(entry.name))
  return entries.find((entry) => !isPart(entry))?.name ?? (inPages && `pages/${inPages.name}`)
}

export class ShardWriter {
  private readonly target: string
  private readonly part: string
  /** The earlier shard, until the new one is in its place. */
  private readonly old: string
  private readonly digest = createHash('sha256')
  private readonly textFile = createTextFiles()
  private pages = 0
  private lines = ''

  /** An earlier shard in the folder is replaced. @throws PublishError when it holds anything that is no part of a shard, or cannot be written */
  constructor(
    root: string,
    private readonly folder: string,
  ) {
    this.target = findPublicationPaths(nodeFileSystem, root, folder).out
    // Another machine may write the same shard on the same disk.
    this.part = join(dirname(this.target), `.${basename(this.target)}-${randomUUID()}`)
    this.old = `${this.part}-old`
    this.attempt(() => {
      this.refuseStrangers()
      mkdirSync(join(this.part, 'pages'), { recursive: true })
    })
  }

  /** @param index the place of the page in the plan of the site */
  add(index: number, path: string, { html, ...extract }: FinishedPage): void {
    const { digest, size, content } = this.textFile(pageFile(index), 'page', html)
    this.attempt(() => writeFileSync(join(this.part, pageFile(index)), content()))
    this.lines += lineOf({ index, path, digest, size, ...extract })
    this.pages++
    if (this.lines.length > chunkSize) this.flush()
  }

  private flush(): void {
    this.digest.update(this.lines)
    this.attempt(() => appendFileSync(join(this.part, listFile), this.lines))
    this.lines = ''
  }

  /** Completes the shard. @returns the number of its pages */
  finish(shard: Shard, source: Source): number {
    this.flush()
    const text = shardText({ ...shard, pages: this.pages, list: this.digest.digest('base64url'), source })
    this.attempt(() => {
      writeFileSync(join(this.part, shardFile), text)
      // Rendering took a while, and the folder belongs to the user.
      this.refuseStrangers()
      if (existsSync(this.target)) renameSync(this.target, this.old)
      renameSync(this.part, this.target)
      rmSync(this.old, { recursive: true, force: true })
    })
    return this.pages
  }

  private refuseStrangers(): void {
    const stranger = existsSync(this.target) ? strangerIn(this.target) : undefined
    if (stranger === undefined) return
    throw new PublishError(`${this.folder} holds files that are no shard.`, `Move ${stranger} away, or choose another folder with --out.`)
  }

  /** Removes what was not completed. */
  close(): void {
    if (existsSync(this.old) && !existsSync(this.target)) renameSync(this.old, this.target)
    for (const folder of [this.part, this.old]) rmSync(folder, { recursive: true, force: true })
  }

  private attempt(write: () => void): void {
    try {
      write()
    } catch (error) {
      const cause = causeOf(error)
      if (error instanceof PublishError || cause === undefined) throw error
      throw new PublishError(`Could not write ${this.folder}: ${cause}.`, 'Fix that and run the command again.', error)
    }
  }
}
