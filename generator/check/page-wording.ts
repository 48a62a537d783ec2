/** Checks what finished pages say, for `generate` and for `check`: what comes into being only when texts are put together. */
import { digestOf } from '../core/output-file.ts'
import type { Problem } from '../core/problem.ts'
import type { Site } from '../load/site.ts'
import type { PlannedPage } from '../routes/expand.ts'
import { type PageBreak, PageCopyChecker } from './copy/pages.ts'
import { type PageText, readPage } from './page-text.ts'
import { RepeatedNames, type Repetition } from './uniqueness/repeated-names.ts'

/** What is wrong with the wording of a page. Plain, so that it may be kept for the next run. */
type Wording = { breaks: PageBreak[]; repetitions: Repetition[] }

export class PageWordingChecker {
  /** Equal for checkers that find the same on a page. */
  readonly digest: string
  private readonly copy: PageCopyChecker
  private readonly names: RepeatedNames

  constructor(site: Site) {
    this.copy = new PageCopyChecker(site)
    this.names = new RepeatedNames(site)
    this.digest = digestOf(this.copy.digest + this.names.digest)
  }

  find(page: PlannedPage, html: string, text: PageText = readPage(html)): Wording {
    return { breaks: this.copy.find(text), repetitions: this.names.find(page, html) }
  }

  add(page: PlannedPage, { breaks, repetitions }: Wording): void {
    this.copy.add(page, breaks)
    this.names.add(page, repetitions)
  }

  problems(): Problem[] {
    return [...this.names.problems(), ...this.copy.problems()]
  }
}
