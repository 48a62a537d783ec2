/** Rules for the files of a published folder. Nothing here knows how the pages were made. */

import { errorAt, type Problem } from '../core/problem.ts'
import { wording } from '../core/wording.ts'
import { LinkIndex } from './link-index.ts'

/** A file that stands in the folder, or that its manifest says should. */
export type BuiltFile = {
  /** Below the folder, with slashes. */
  path: string
  /** What the manifest says of it; nothing when it does not know the file. */
  expected?: { digest: string; size: number }
  /** What was found; nothing when it is missing. */
  found?: { digest: string; size: number }
}

/** Files that are missing or are no longer those that were published are errors; files of others, which stay on purpose, are warnings. */
export function checkFiles(files: Iterable<BuiltFile>, shown: (path: string) => string): Problem[] {
  return [...files].flatMap(({ path, expected, found }): Problem[] => {
    const places = [{ file: shown(path) }]
    if (!expected) return [{ severity: 'warning', places, ...wording.builtUnknown(shown(path)) }]
    if (!found) return [errorAt(places, wording.builtMissing(shown(path)))]
    return found.digest === expected.digest ? [] : [errorAt(places, wording.builtChanged(shown(path), expected.size, found.size))]
  })
}

/** Links of published pages, collected while the pages pass, and judged when all have passed. */
export class BuiltLinks {
  private readonly index = new LinkIndex<{ file: string; line: number }>()

  /** @param style the site's base path, `` or `/sub`, and how its addresses end */
  constructor(private readonly style: { base: string; trailingSlash: boolean }) {}

  see(file: string, html: string): void {
    const lineOf = (target: string) => html.slice(0, Math.max(0, html.indexOf(`"${target}`))).split('\n').length
    this.index.add(file, encodeURI(`${this.style.base}/${file}`), html, (target) => ({ file, line: lineOf(target) }))
  }

  /** @param files the paths of all files of the folder */
  problems(files: ReadonlySet<string>, shown: (path: string) => string): Problem[] {
    return this.index
      .broken((address) => this.fileFor(address, files))
      .map(({ target, isDead, count, example: { file, line } }) =>
        errorAt({ file: shown(file), line }, (isDead ? wording.deadLink : wording.deadAnchor)(target, count, shown(file))),
      )
  }

  /** The file that a plain static server sends for an address. */
  private fileFor(address: string, files: ReadonlySet<string>): string | undefined {
    const { base, trailingSlash } = this.style
    if (!`${address}/`.startsWith(`${base}/`)) return undefined
    const path = decoded(address.slice(base.length + 1))
    const candidates = path === '' || path.endsWith('/') ? [`${path}index.html`] : [path, ...(trailingSlash ? [] : [`${path}.html`])]
    return candidates.find((candidate) => files.has(candidate))
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** What files may weigh, in bytes: as servers send them, compressed where that helps. README, "What a visit costs". */
export const budgets = {
  script: 4_096,
  stylesheet: 14_000,
  /** A page with its stylesheet, its script and the fonts of its first view. */
  firstVisit: 110_000,
  /** One variant of a picture. */
  picture: 200_000,
} as const

export type Weight = { path: string; kind: keyof typeof budgets; bytes: number }

/** Files that weigh more than they may. */
export const checkWeights = (weights: Iterable<Weight>, shown: (path: string) => string): Problem[] =>
  [...weights]
    .filter(({ kind, bytes }) => bytes > budgets[kind])
    .map(({ path, kind, bytes }) => errorAt({ file: shown(path) }, wording.overBudget(shown(path), kind, bytes, budgets[kind])))
