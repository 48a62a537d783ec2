/** Writes a shard: whole, beside its place, and then renamed into it. */
import { createHash, randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createTextFiles } from '../core/output-file.ts'
import type { FinishedPage } from '../pages/page-maker.ts'
import { findPlaces } from '../publish/places.ts'
import { causeOf } from '../system/causes.ts'
import { PublishError } from '../system/file-system.ts'
import { nodeFileSystem } from '../system/node-file-system.ts'
import { lineOf, listFile, pageFile, shardFile, shardText } from './format.ts'
import type { Source } from './source.ts'
import type { Shard } from './which.ts'

/** The folder of a shard when no other is named. */
export const defaultFolder = ({ number, count }: Shard): string => `shards/${number}-of-${count}`

/** In characters: lines are written together. */
const chunkSize = 2 ** 16

export class ShardWriter {
  private readonly target: string
  private readonly part: string
  private readonly digest = createHash('sha256')
  private readonly textFile = createTextFiles()
  private pages = 0
  private lines = ''

  /**
   * @param root the folder of the project
   * @param folder relative to `root` or absolute; an earlier shard in it is replaced
   * @throws PublishError when the folder holds something else, or cannot be written
   */
  constructor(
    root: string,
    private readonly folder: string,
  ) {
    this.target = findPlaces(nodeFileSystem, root, folder).out
    // Another machine may write the same shard on the same disk.
    this.part = join(dirname(this.target), `.${basename(this.target)}-${randomUUID()}`)
    this.attempt(() => {
      if (existsSync(this.target) && readdirSync(this.target).length > 0 && !existsSync(join(this.target, shardFile)))
        throw new PublishError(`${folder} holds files that are no shard.`, 'Empty it, or choose another folder with --out.')
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
      rmSync(this.target, { recursive: true, force: true })
      renameSync(this.part, this.target)
    })
    return this.pages
  }

  /** Removes what was not completed. */
  close(): void {
    rmSync(this.part, { recursive: true, force: true })
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
