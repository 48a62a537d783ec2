/** Reads the pages of a shard, in the order of the plan, and proves each of them. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf } from '../core/output-file.ts'
import { shortened } from '../core/printable.ts'
import type { Problem } from '../core/problem.ts'
import { causeOf } from '../system/readable.ts'
import { linesOf, listFile, pageFile, pageOf, type ShardPage } from './format.ts'
import { damagedFile, type FoundShard } from './prove.ts'

export class ShardReader {
  private readonly lines: Iterator<string, undefined>
  /** A list with another page than expected is not read further: all later ones would be wrong as well. */
  private isLost = false

  /** @param problems receives what is wrong with the shard */
  constructor(
    private readonly shard: FoundShard,
    private readonly problems: Problem[],
  ) {
    this.lines = linesOf(shard.folder)
  }

  /** Reads the next page; nothing when something is wrong with it. @param index its place in the plan */
  read(index: number, path: string): (ShardPage & { content: Buffer }) | undefined {
    if (this.isLost) return undefined
    const line = this.lines.next().value
    const page = line === undefined ? undefined : pageOf(line)
    if (page?.index !== index || page.path !== path) {
      this.isLost = true
      const found = page ? shortened(page.path) : line === undefined ? 'no more pages' : 'a line that is no page'
      return this.report(listFile, `has ${found} where ${path} should be`)
    }
    const content = this.contentOf(page)
    return typeof content === 'string' ? this.report(pageFile(index), `(${path}) ${content}`) : { ...page, content }
  }

  private report(file: string, cause: string): undefined {
    this.problems.push(damagedFile(this.shard, file, cause))
  }

  /** The content of a page; when it is damaged, what is wrong with it. */
  private contentOf({ index, digest, size }: ShardPage): Buffer | string {
    try {
      const file = join(this.shard.folder, pageFile(index))
      const stats = statSync(file)
      if (stats.isFile() && stats.size !== size) return `has ${stats.size} bytes instead of ${size}`
      if (stats.isFIFO()) return 'is a pipe'
      const content = readFileSync(file)
      return digestOf(content) === digest ? content : 'was edited'
    } catch (error) {
      const cause = causeOf(error)
      if (cause === undefined) throw error
      return `cannot be read: ${cause}`
    }
  }

  /** Reports pages that are left when all pages of the plan were read. */
  end(): void {
    const line = this.isLost ? undefined : this.lines.next().value
    if (line !== undefined) this.report(listFile, `has the page ${shortened(pageOf(line)?.path ?? line)}, which is not in the plan of this shard`)
  }
}
