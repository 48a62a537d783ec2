/** Reads the pages of a shard, in the order of the plan, and proves each of them. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { PageExtract } from '../check/pages.ts'
import { digestOf, type OutputFile } from '../core/output-file.ts'
import { shortened } from '../core/printable.ts'
import type { Problem } from '../core/problem.ts'
import { causeOf } from '../system/readable.ts'
import { linesOf, listFile, pageFile, pageOf, type ShardPage } from './format.ts'
import { damagedFile, type FoundShard } from './prove.ts'

export class ShardReader {
  private readonly lines: Iterator<string, undefined>
  /** A list with another page than expected is not read further: all later ones would be wrong as well. */
  private isLost = false

  constructor(private readonly shard: FoundShard) {
    this.lines = linesOf(shard.folder)
  }

  /** Reads the next page. @param index its place in the plan @param problems receives what is wrong with it; then nothing is returned */
  read(index: number, path: string, problems: Problem[]): (PageExtract & { file: Omit<OutputFile, 'path'> }) | undefined {
    if (this.isLost) return undefined
    const line = this.lines.next().value
    const page = line === undefined ? undefined : pageOf(line)
    if (line !== undefined && !page) return this.lose(problems, `has a line that is no page where ${path} should be`)
    if (page?.index !== index || page.path !== path) {
      return this.lose(problems, `has ${page ? shortened(page.path) : 'no more pages'} where ${path} should be`)
    }
    const content = this.contentOf(page)
    if (typeof content === 'string') {
      problems.push(damagedFile(this.shard, pageFile(index), `(${path}) ${content}`))
      return undefined
    }
    const { index: _, path: __, digest, size, ...extract } = page
    return { file: { kind: 'page', digest, size, content: () => content }, ...extract }
  }

  private lose(problems: Problem[], cause: string): undefined {
    this.isLost = true
    problems.push(damagedFile(this.shard, listFile, cause))
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
  end(problems: Problem[]): void {
    const line = this.isLost ? undefined : this.lines.next().value
    if (line !== undefined)
      problems.push(damagedFile(this.shard, listFile, `has the page ${shortened(pageOf(line)?.path ?? line)}, which is not in the plan of this shard`))
  }
}
