/** Holds the current state of the site, and remakes what a change requires. A broken state never replaces a working one. */
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type ExplainedError, explainError } from '../commands/report/explained-error.ts'
import { isError, type Problem } from '../core/problem.ts'
import type { SiteOptions } from '../load/site.ts'
import { lacksDescriptors } from '../system/readable.ts'
import type { Answer, Assets, DevSite, openSite } from './dev-site.ts'
import type { DevState } from './event-stream.ts'
import { isOutOfDescriptors } from './guarded-server.ts'

export type LiveSiteOptions = {
  root: string
  site: SiteOptions
  /** Gives the program as it is after changes of some of its files, since the last site was opened. Rejects when it does not compile. */
  program: (changed: readonly string[]) => Promise<{ openSite: typeof openSite }>
  send: (state: DevState) => void
  /** Reports to the terminal: problems that are new, an empty list when all errors are fixed, or a fault. */
  report: (news: { problems: readonly Problem[] } | { fault: ExplainedError }) => void
}

export class LiveSite {
  /** The last site that could be opened. */
  site: DevSite | undefined
  /** Why no page can be shown. */
  fault: ExplainedError | undefined
  /** The files that have changed since `site` was opened, below the project or the program. */
  private readonly changed = new Set<string>()
  /** The assets that the last change of assets replaced. */
  private replaced: Assets = new Map()
  private problemsOf: Record<'files' | 'checks', readonly Problem[]> = { files: [], checks: [] }
  /** Names this run of the server, so that a page of an earlier run reloads. */
  private readonly id = randomUUID()
  private reloads = 0
  /** The problems that the terminal shows, as JSON. */
  private reported: ReadonlySet<string> = new Set()

  constructor(private readonly options: LiveSiteOptions) {}

  /** Differs after every change for which a page must reload. */
  get version(): string {
    return `${this.id}.${this.reloads}`
  }

  get state(): DevState {
    const styles = [...(this.site?.assets.keys() ?? [])].filter((address) => address.endsWith('.css'))
    return { version: this.version, styles, problems: this.errors, isCurrent: this.changed.size === 0 }
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

  /** Remakes what a change of files requires. Never rejects: what goes wrong becomes `fault`. */
  async apply(files: readonly string[]): Promise<void> {
    const before = this.errors
    for (const file of files) this.changed.add(file)
    try {
      await this.open(await this.options.program([...this.changed].filter(isOfProgram)))
      if (this.fault) this.reloads += 1
      this.fault = undefined
      this.reportNew(before)
    } catch (error) {
      // Connections hold all of them for a moment: the change is not lost.
      if (isOutOfDescriptors(error)) return setTimeout(100).then(() => this.apply(files))
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

  private async open(program: { openSite: typeof openSite }): Promise<void> {
    const { root, site: options } = this.options
    const changed = [...this.changed]
    const opened = await program.openSite(root, options, this.site?.made, { owned: !changed.every(isOfProgram), bundled: changed.some(isBundled) })
    const isOpen = 'site' in opened
    if (!isOpen && opened.problems.some(lacksDescriptors)) throw Object.assign(new Error('A file could not be read.'), { code: 'EMFILE' })
    this.problemsOf = { files: isOpen ? opened.site.warnings : opened.problems, checks: changed.length > 0 ? [] : this.problemsOf.checks }
    if (!isOpen) return
    this.keepReplaced(opened.site)
    this.site = opened.site
    // New styles have another address, to which pages change by themselves.
    if (!changed.every(isStyle)) this.reloads += 1
    this.changed.clear()
  }

  /** Keeps the assets that go, of one change only, so that memory stays bounded. */
  private keepReplaced({ assets }: DevSite): void {
    const gone = [...(this.site?.assets ?? [])].filter(([address]) => !assets.has(address))
    if (gone.length > 0) this.replaced = new Map(gone)
  }

  private reportNew(before: readonly Problem[]): void {
    const { problems } = this
    const fresh = [...problems].flatMap(([text, problem]) => (this.reported.has(text) ? [] : [problem]))
    if (fresh.length > 0) this.options.report({ problems: fresh })
    if (before.length > 0 && this.errors.length === 0) this.options.report({ problems: [] })
    this.reported = new Set(problems.keys())
  }
}

const isOfProgram = (file: string) => /^(?:templates|generator)\//.test(file)
const isStyle = (file: string) => file.startsWith('templates/styles/')
/** Whether a file may be part of the stylesheets or of the scripts. */
const isBundled = (file: string) => /^(?:generator|templates\/(?:styles|browser|service-worker))\//.test(file)
