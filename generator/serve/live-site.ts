/** Holds the site as it is now, and does again what a change asks for. What is broken never takes the place of what works. */
import { isError, type Problem } from '../core/problem.ts'
import type { SiteOptions } from '../load/site-options.ts'
import type { Level } from './changes.ts'
import type { DevProgram, DevSite } from './dev-site-type.ts'
import type { DevEvent } from './event-stream.ts'
import { explainFault, type Fault } from './fault.ts'

export type WorkshopOptions = {
  root: string
  site: SiteOptions
  /** The program that the first site is opened with. */
  program: DevProgram
  /** Gives the program as its sources are. */
  compile: () => Promise<DevProgram>
  /** Tells browsers. */
  send: (event: DevEvent) => void
  /** Tells the terminal: problems that it was not told yet, none when all are mended, or a fault. */
  tell: (told: { problems: readonly Problem[] } | { fault: Fault }) => void
  /** What tells this server from the one that ran before it, to a browser that was told by that one. */
  name: string
}

export class LiveSite {
  /** The last site that could be opened. */
  site: DevSite | undefined
  /** Why no page can be shown. */
  fault: Fault | undefined
  /** Whether the site is that of the files as they are. */
  isOpen = false
  private program: DevProgram | undefined
  private ofFiles: readonly Problem[] = []
  private ofAssets: readonly Problem[] = []
  private ofChecks: readonly Problem[] = []
  private openings = 0
  private told: ReadonlySet<string> = new Set()

  constructor(private readonly options: WorkshopOptions) {
    this.program = options.program
  }

  /** Changes with every change of which a page must be loaded anew. */
  get version(): string {
    return `${this.options.name}.${this.openings}`
  }

  /** What keeps the files from being a site that can be generated. */
  get errors(): readonly Problem[] {
    return [...this.ofFiles, ...this.ofAssets, ...this.ofChecks].filter(isError)
  }

  /** Does what a change asks for. Never rejects: what went wrong becomes a fault. */
  async work(level: Level): Promise<void> {
    const before = this.errors
    try {
      const outcome = await this.renewed(level)
      const mended = this.fault !== undefined && this.program !== undefined
      this.say(before)
      if (outcome === 'reload' || mended) this.reload()
      else if (outcome === 'styles' && this.site) this.options.send({ type: 'styles', href: this.site.stylesheet() })
    } catch (error) {
      this.fail(error)
    }
  }

  /** Takes in what was found in all pages of the site together, which takes longer than to open it. */
  checked(problems: readonly Problem[]): void {
    const before = this.errors
    const known = new Set(this.ofFiles.map((problem) => JSON.stringify(problem)))
    this.ofChecks = problems.filter((problem) => !known.has(JSON.stringify(problem)))
    // Who closed the overlay has seen what it said.
    if (JSON.stringify(this.errors) !== JSON.stringify(before)) this.say(before)
    else this.tellNew(before)
  }

  /** What pages must do to show what is new. */
  private async renewed(level: Level): Promise<'reload' | 'styles' | undefined> {
    if (level === 'program' || !this.program) this.program = await this.compiled()
    // What could not be opened before may be so after any change: a stylesheet, too, can keep a site from it.
    const reopen = level === 'program' || level === 'site' || !this.isOpen
    if (reopen && (await this.open(this.program))) return 'reload'
    if (level === 'program' || level === 'site' || !this.site) return undefined
    this.ofAssets = await this.site.renewAssets()
    if (this.ofAssets.length > 0) return undefined
    return level === 'assets' ? 'reload' : 'styles'
  }

  private async compiled(): Promise<DevProgram> {
    try {
      return await this.options.compile()
    } catch (error) {
      // The code before this change still runs, but it is not what its author looks at.
      this.program = undefined
      this.isOpen = false
      throw error
    }
  }

  /** Whether there is a new site. */
  private async open(program: DevProgram): Promise<boolean> {
    this.isOpen = false
    const opened = await program.openSite(this.options.root, this.options.site)
    this.ofAssets = []
    // They were found in the files as they were, and come back if they still hold.
    this.ofChecks = []
    if ('problems' in opened) {
      this.ofFiles = opened.problems
      return false
    }
    this.site = opened.site
    this.ofFiles = opened.site.warnings
    this.isOpen = true
    return true
  }

  private reload(): void {
    this.fault = undefined
    this.openings += 1
    this.options.send({ type: 'reload' })
  }

  private say(before: readonly Problem[]): void {
    if (this.errors.length > 0 || before.length > 0) this.options.send({ type: 'problems', problems: this.errors })
    this.tellNew(before)
  }

  /** Tells the terminal what it was not told yet. */
  private tellNew(before: readonly Problem[]): void {
    const problems = new Map([...this.ofFiles, ...this.ofAssets, ...this.ofChecks].map((problem) => [JSON.stringify(problem), problem]))
    const unheard = [...problems].flatMap(([text, problem]) => (this.told.has(text) ? [] : [problem]))
    if (unheard.length > 0) this.options.tell({ problems: unheard })
    if (before.length > 0 && this.errors.length === 0) this.options.tell({ problems: [] })
    this.told = new Set(problems.keys())
  }

  private fail(error: unknown): void {
    this.reload()
    this.fault = explainFault(error)
    this.options.tell({ fault: this.fault })
  }
}
