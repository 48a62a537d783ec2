/**
 * Holds the current state of the site, and remakes what a change requires. A broken state never replaces a
 * working one.
 */
import { randomUUID } from 'node:crypto'
import { type LocatedError, locateError } from '../commands/report/located-error.ts'
import { isError, type Problem } from '../core/problem.ts'
import type { SiteOptions } from '../load/site.ts'
import type { DevSite, loadDevSite } from './dev-site.ts'
import type { DevState } from './event-stream.ts'

export type LiveSiteOptions = {
  root: string
  siteOptions: SiteOptions
  /**
   * The program after changes of some of its files since the last site was opened. Rejects when it does not
   * compile.
   */
  program: (changed: readonly string[]) => Promise<{ loadDevSite: typeof loadDevSite }>
  send: (state: DevState) => void
  /** Reports to the terminal: problems that are new, an empty list when all errors are fixed, or a fault. */
  report: (news: { problems: readonly Problem[] } | { fault: LocatedError }) => void
}

export class LiveSite {
  /** The last site that could be opened. */
  site: DevSite | undefined
  /** Why no page can be shown. */
  fault: LocatedError | undefined
  /** The files that have changed since `site` was opened, below the project or the program. */
  private readonly changed = new Set<string>()
  private problemsOf: Record<'files' | 'checks', readonly Problem[]> = { files: [], checks: [] }
  /** Names this run of the server, so that a page of an earlier run reloads. */
  private readonly id = randomUUID()
  private reloads = 0
  /** The problems that the terminal shows, by their JSON. */
  private reported: ReadonlyMap<string, Problem> = new Map()

  constructor(readonly options: LiveSiteOptions) {}

  /** Differs after every change for which a page must reload. */
  get version(): string {
    return `${this.id}.${this.reloads}`
  }

  get state(): DevState {
    return {
      version: this.version,
      styles: this.site?.styles ?? [],
      problems: this.errors,
      isCurrent: this.changed.size === 0,
    }
  }

  /** Each problem once, by its JSON: the check of all pages finds again what opening the site found. */
  private get problems(): ReadonlyMap<string, Problem> {
    return new Map(
      Object.values(this.problemsOf).flatMap((list) =>
        list.map((problem) => [JSON.stringify(problem), problem]),
      ),
    )
  }

  /** The errors that keep the site from being generated. */
  get errors(): readonly Problem[] {
    return [...this.problems.values()].filter(isError)
  }

  /** Remakes what a change of files requires. Never rejects: what goes wrong becomes `fault`. */
  async apply(files: readonly string[]): Promise<void> {
    for (const file of files) this.changed.add(file)
    try {
      await this.open(await this.options.program([...this.changed].filter(isOfProgram)))
      if (this.fault) this.reloads += 1
      this.fault = undefined
    } catch (error) {
      this.reloads += 1
      this.fault = locateError(error)
      this.options.report({ fault: this.fault })
    }
    this.reportNew()
    this.options.send(this.state)
  }

  /** Adds the problems of the check of all pages, which takes longer than opening the site. */
  addChecks(problems: readonly Problem[]): void {
    const before = JSON.stringify(this.errors)
    this.problemsOf.checks = problems
    // An overlay that somebody closed does not come back for the same errors.
    if (JSON.stringify(this.errors) !== before) this.options.send(this.state)
    this.reportNew()
  }

  private async open(program: { loadDevSite: typeof loadDevSite }): Promise<void> {
    const { root, siteOptions: options } = this.options
    const changed = [...this.changed]
    const opened = await program.loadDevSite(root, options, this.site?.made, {
      owned: !changed.every(isOfProgram),
      bundled: changed.some(isBundled),
    })
    const isOpen = 'site' in opened
    this.problemsOf = {
      files: isOpen ? opened.site.warnings : opened.problems,
      checks: changed.length > 0 ? [] : this.problemsOf.checks,
    }
    if (!isOpen) return
    this.site = opened.site
    // New styles have another address, to which pages change by themselves.
    if (!changed.every(isStyle)) this.reloads += 1
    this.changed.clear()
  }

  private reportNew(): void {
    const { problems, reported } = this
    const fresh = [...problems].flatMap(([text, problem]) => (reported.has(text) ? [] : [problem]))
    if (fresh.length > 0) this.options.report({ problems: fresh })
    if ([...reported.values()].some(isError) && this.errors.length === 0)
      this.options.report({ problems: [] })
    this.reported = problems
  }
}

const isOfProgram = (file: string) => /^(?:templates|generator)\//.test(file)
const isStyle = (file: string) => file.startsWith('templates/styles/')
/** Whether a file may be part of the stylesheets or of the scripts. */
const isBundled = (file: string) => /^(?:generator|templates\/(?:styles|browser|service-worker))\//.test(file)
