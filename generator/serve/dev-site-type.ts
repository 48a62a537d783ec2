/** What passes between the development server and the program that it replaces while it runs: no classes, as those of the old program are others. */
import type { Problem } from '../core/problem.ts'
import type { Header } from '../derive/headers.ts'
import type { SiteOptions } from '../load/site.ts'
import type { ShownText, TextPlace } from '../trace/places.ts'

/** What `dev-site.ts` exports. Both functions reject for faults of the program only. */
export type DevProgram = {
  /** Reads the owner's files below `root`. */
  openSite: (root: string, options: SiteOptions) => Promise<Opened>
  /** The problems that `generate` finds before it renders. */
  checkSite: (root: string, options: SiteOptions) => Promise<readonly Problem[]>
}

/** A site, or the problems (errors and warnings) of files that make none. */
export type Opened = { site: DevSite } | { problems: readonly Problem[] }

export type DevSite = {
  headers: readonly Header[]
  warnings: readonly Problem[]
  /** What a host answers for an address, written as in links, without its query. */
  answer: (address: string) => Answer
  /** The routes that have all words of a search in their address, family, title or sources: the first `limit`, and their number. */
  routes: (search: string, limit: number) => RouteList
  /** Where a text of the page at an address is written, the most likely place first. */
  places: (address: string, shown: ShownText) => readonly TextPlace[]
  stylesheet: () => string
  /** The current files with a digest in their names, by address. */
  assets: () => Assets
  /** Builds styles and scripts again. When that has problems, it returns them and the old files stay. */
  rebuildAssets: () => Promise<readonly Problem[]>
}

export type Assets = ReadonlyMap<string, () => Answer>

export type Answer =
  | { kind: 'page'; status: 200 | 404 | 410; html: string }
  | { kind: 'file'; content: string | Uint8Array; type: string; isImmutable: boolean }
  | { kind: 'redirect'; to: string }
  /** Problems that only rendering finds, such as a missing picture. */
  | { kind: 'problems'; problems: readonly Problem[] }
  /** A template threw. `template` is the name of its component. */
  | { kind: 'fault'; error: unknown; template: string }
  | { kind: 'nothing' }

/** `sources` are named by their entries and lines, such as `data/acts.ts:41`. */
export type RouteRow = { address: string; family: string; title: string; sources: readonly { entry: string; place: string }[] }

export type RouteList = { rows: readonly RouteRow[]; total: number }
