/** Holds the current state of the site, and rebuilds what a change requires. A broken state never replaces a working one. */
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { isError, type Problem } from '../core/problem.ts'
import type { SiteOptions } from '../load/site.ts'
import { type ExplainedError, explainError } from '../report/explained-error.ts'
import { lacksDescriptors } from '../system/readable.ts'
import type { Answer, Assets, DevProgram, DevSite } from './dev-site-type.ts'
import type { DevState } from './event-stream.ts'
import { isOutOfDescriptors } from './guarded-server.ts'
import type { Level } from './watch.ts'

export type LiveSiteOptions = {
  root: string
  site: SiteOptions
  /** The program that opens the first site. */
  program: DevProgram
  /** Compiles the current sources of the program. */
  compile: () => Promise<DevProgram>
  send: (state: DevState) => void
  /** Reports to the terminal: problems that are new, an empty list when all errors are fixed, or a fault. */
  report: (news: { problems: readonly Problem[] } | { fault: ExplainedError }) => void
}

export class LiveSite {
  /** The last site that could be opened. */
  site: DevSite | undefined
  /** Why no page can be shown. */
  fault: ExplainedError | undefined
  /** Whether `site` is made of the current files. */
  isCurrent = false
  /** Nothing while its sources do not compile. */
  private program: DevProgram | undefined
  /** The assets that the last change of assets replaced. */
  private replaced: Assets = new Map()
  private problemsOf: Record<'files' | 'assets' | 'checks', readonly Problem[]> = { files: [], assets: [], checks: [] }
  /** Names this run of the server, so that a page of an earlier run reloads. */
  private readonly id = randomUUID()
  private reloads = 0
  /** The problems that the terminal shows, as JSON. */
  private reported: ReadonlySet<string> = new Set()

  constructor(private readonly options: LiveSiteOptions) {
    this.program = options.program
  }

  /** Differs after every change for which a page must reload. */
  get version(): string {
    return `${this.id}.${this.reloads}`
  }

  get state(): DevState {
    return { version: this.version, stylesheet: this.site?.stylesheet(), problems: this.errors }
  }

  /** Each problem once, by its JSON: the check of all pages finds again what opening the site found. */
  private get problems(): ReadonlyMap<string, Problem> {
    return new Map(Object.values(this.problemsOf).flatMap((list) => list.map((problem) => [JSON.stringify(problem), problem])))
  }

  /** The errors that keep the site from being generated. */
  get errors(): readonly Problem[] {
    return [...this.problems.values()].filter(isError)
  }

  /** The answer of the site. A page from before a change still gets its assets: it may request them after the change. */
  answer(address: string): Answer | undefined {
    return this.replaced.get(address)?.() ?? this.site?.answer(address)
  }

  /** Rebuilds what a change requires. Never rejects: what goes wrong becomes `fault`. */
  async apply(level: Level): Promise<void> {
    const before = this.errors
    const assets = this.site?.assets()
    try {
      const mustReload = await this.rebuild(level)
      this.keepReplaced(assets)
      if (mustReload || this.fault) this.reloads += 1
      this.fault = undefined
      this.reportNew(before)
    } catch (error) {
      // Connections hold all of them for a moment: the change is not lost.
      if (isOutOfDescriptors(error)) return setTimeout(100).then(() => this.apply(level))
      this.reloads += 1
      this.fault = explainError(error)
      this.options.report({ fault: this.fault })
    }
    this.options.send(this.state)
  }

  /** Adds the problems of the check of all pages, which takes longer than opening the site. */
  addChecks(problems: readonly Problem[]): void {
    const before = this.errors
    this.problemsOf.checks = problems
    // An overlay that somebody closed does not come back for the same errors.
    if (JSON.stringify(this.errors) !== JSON.stringify(before)) this.options.send(this.state)
    this.reportNew(before)
  }

  /** Keeps the assets that are gone, of one change only, so that memory stays bounded. */
  private keepReplaced(before: Assets = new Map()): void {
    const current = this.site?.assets()
    const gone = [...before].filter(([address]) => !current?.has(address))
    if (gone.length > 0) this.replaced = new Map(gone)
  }

  /** @returns whether pages must reload to show the change; a new stylesheet has another address */
  private async rebuild(level: Level): Promise<boolean> {
    // The old program still works, but its author wants to see the error of a new one that does not compile.
    if (level === 'program') this.program = undefined
    if (!this.program) this.isCurrent = false
    this.program ??= await this.options.compile()
    const concernsSite = level === 'program' || level === 'site'
    // After any change a site may open that did not before: a broken stylesheet, too, keeps it from opening.
    if ((concernsSite || !this.isCurrent) && (await this.open(this.program))) return true
    if (concernsSite || !this.site) return false
    this.problemsOf.assets = await this.site.rebuildAssets()
    return level === 'assets' && this.problemsOf.assets.length === 0
  }

  /** @returns whether there is a new site */
  private async open(program: DevProgram): Promise<boolean> {
    this.isCurrent = false
    const opened = await program.openSite(this.options.root, this.options.site)
    const isOpen = 'site' in opened
    if (!isOpen && opened.problems.some(lacksDescriptors)) throw Object.assign(new Error('A file could not be read.'), { code: 'EMFILE' })
    this.problemsOf = { files: isOpen ? opened.site.warnings : opened.problems, assets: [], checks: [] }
    if (isOpen) this.site = opened.site
    this.isCurrent = isOpen
    return isOpen
  }

  private reportNew(before: readonly Problem[]): void {
    const { problems } = this
    const fresh = [...problems].flatMap(([text, problem]) => (this.reported.has(text) ? [] : [problem]))
    if (fresh.length > 0) this.options.report({ problems: fresh })
    if (before.length > 0 && this.errors.length === 0) this.options.report({ problems: [] })
    this.reported = new Set(problems.keys())
  }
}
