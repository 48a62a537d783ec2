/** Reads the pages of a shard, in the order of the plan, and proves each of them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageExtract } from '../check/pages.ts'
import { digestOf, type OutputFile } from '../core/output-file.ts'
import { errorAt, type Problem } from '../core/problem.ts'
import { wording } from '../core/wording.ts'
import { causeOf } from '../system/causes.ts'
import { listFile, pageFile, pageOf, type ShardPage } from './format.ts'
import { linesOf } from './list.ts'
import type { FoundShard } from './prove.ts'
import { shardName } from './which.ts'

export class ShardReader {
  private readonly lines: Iterator<string, undefined>
  /** A list with another page than expected is not read further: all later ones would be wrong as well. */
  private isLost = false

  constructor(private readonly shard: FoundShard) {
    this.lines = linesOf(shard.folder)
  }

  /**
   * Reads the next page.
   * @param index the place of the page in the plan
   * @param problems receives what is wrong with the page; then nothing is returned
   */
  read(index: number, path: string, problems: Problem[]): (PageExtract & { file: Omit<OutputFile, 'path'> }) | undefined {
    if (this.isLost) return undefined
    const line = this.lines.next().value
    const page = line === undefined ? undefined : pageOf(line)
    if (page?.index !== index || page.path !== path) {
      this.isLost = true
      problems.push(this.damage(listFile, `has ${page ? page.path : 'no more pages'} where ${path} should be`))
      return undefined
    }
    const content = this.contentOf(page)
    if (typeof content === 'string') {
      problems.push(this.damage(pageFile(index), `(${path}) ${content}`))
      return undefined
    }
    const { index: _, path: __, digest, size, ...extract } = page
    return { file: { kind: 'page', digest, size, content: () => content }, ...extract }
  }

  /** The content of a page; when it is damaged, what is wrong with it. */
  private contentOf({ index, digest, size }: ShardPage): Buffer | string {
    try {
      const content = readFileSync(join(this.shard.folder, pageFile(index)))
      if (content.length !== size) return `has ${content.length} bytes instead of ${size}`
      return digestOf(content) === digest ? content : 'was edited'
    } catch (error) {
      const cause = causeOf(error)
      if (cause === undefined) throw error
      return `cannot be read: ${cause}`
    }
  }

  /** Reports pages that are left when all pages of the plan were read. */
  end(problems: Problem[]): void {
    const line = this.isLost ? undefined : this.lines.next().value
    if (line !== undefined) problems.push(this.damage(listFile, `has the page ${pageOf(line).path}, which is not in the plan of this shard`))
  }

  private damage(file: string, cause: string): Problem {
    return errorAt({ file: `${this.shard.label}/${file}` }, wording.shardDamaged(shardName(this.shard), `${file} ${cause}`))
  }
}
