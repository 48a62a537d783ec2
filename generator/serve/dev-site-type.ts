/**
 * A site as the development server knows it. Its code is replaced while the server runs, so that nothing but plain values and functions passes
 * between the two: a class of the old code is not the class of that name in the new.
 */
import type { Problem } from '../core/problem.ts'
import type { Header } from '../derive/headers.ts'
import type { SiteOptions } from '../load/site-options.ts'

/** What `serve/dev-site.ts` exports once it is compiled. */
export type DevProgram = {
  /** Reads the owner's files below `root`. Rejects only for a fault of the program. */
  openSite: (root: string, options: SiteOptions) => Promise<Opened>
  /** What `generate` finds in them before it renders, in all pages together. Rejects only for a fault of the program. */
  checkSite: (root: string, options: SiteOptions) => Promise<readonly Problem[]>
}

/** A site, or the errors (and warnings) that keep it from being one. */
export type Opened = { site: DevSite } | { problems: readonly Problem[] }

export type DevSite = {
  /** What a host should send with every file. */
  headers: readonly Header[]
  /** What was noticed in the owner's files, and stops nothing. */
  warnings: readonly Problem[]
  /** What a host answers for an address, written as links carry it, without its query. */
  answer: (address: string) => Answer
  /** The routes that have all words of a search in their address, family, title or entries: the first `limit`, and how many there are. */
  routes: (search: string, limit: number) => RouteList
  /** The address of the stylesheet. */
  stylesheet: () => string
  /** Builds styles and scripts anew. Gives what is wrong with them; then the old ones stay. */
  renewAssets: () => Promise<readonly Problem[]>
}

export type Answer =
  | { kind: 'page'; status: 200 | 404 | 410; html: string }
  | { kind: 'file'; content: string | Uint8Array; type: string; forEver: boolean }
  | { kind: 'redirect'; to: string }
  /** A file of the owner is missing, which shows only when the page asks for it. */
  | { kind: 'problems'; problems: readonly Problem[] }
  /** A template threw. `template` is the name of its component. */
  | { kind: 'fault'; error: unknown; template: string }
  | { kind: 'nothing' }

export type RouteRow = { address: string; family: string; title: string; entries: readonly { entry: string; file: string; line: number }[] }

export type RouteList = { rows: readonly RouteRow[]; total: number }
