/** Rules for the files of a published folder, independent of how the pages were made. */
import { errorAt, type Problem, type ProblemText, warningAt } from '../core/problem.ts'
import { deadAnchor, deadLink } from '../core/problem-texts.ts'
import { decodePercents } from '../core/text.ts'
import { LinkIndex } from './link-index.ts'
import { readFacts } from './page-facts.ts'

/** A file as the manifest lists it, or as the folder has it. */
type FileState = { digest: string; size: number }

/** A missing or changed file is an error; one of another program, which stays on purpose, is a warning. */
export function checkFile(file: string, expected?: FileState, found?: FileState): Problem[] {
  if (!expected) return [warningAt({ file }, builtUnknown(file))]
  if (!found) return [errorAt({ file }, builtMissing(file))]
  return found.digest === expected.digest
    ? []
    : [errorAt({ file }, builtChanged(file, expected.size, found.size))]
}

/** Collects the links of published pages, and checks them when all pages are known. */
export class BuiltLinks {
  private readonly index = new LinkIndex<{ file: string; line: number }>()

  /** @param style the site's base path, `` or `/sub`, and how its addresses end */
  constructor(private readonly style: { base: string; trailingSlash: boolean }) {}

  add(file: string, html: string): void {
    const lineOf = (target: string) =>
      html.slice(0, Math.max(0, html.indexOf(`"${target}`))).split('\n').length
    this.index.add(this.addressOf(file), readFacts(html).links, (target) => ({ file, line: lineOf(target) }))
  }

  private addressOf = (file: string) => encodeURI(`${this.style.base}/${file}`)

  /** @param files the paths of all files of the folder */
  problems(files: ReadonlySet<string>, shown: (path: string) => string): Problem[] {
    return this.index
      .broken((address) => {
        const file = this.fileFor(address, files)
        return file !== undefined && (this.index.pageAt(this.addressOf(file)) ?? true)
      })
      .map(({ target, isDead, count, example: { file, line } }) =>
        errorAt({ file: shown(file), line }, (isDead ? deadLink : deadAnchor)(target, count, shown(file))),
      )
  }

  /** The file that a plain static server sends for an address. */
  private fileFor(address: string, files: ReadonlySet<string>): string | undefined {
    const { base, trailingSlash } = this.style
    if (!`${address}/`.startsWith(`${base}/`)) return undefined
    const path = decodePercents(address.slice(base.length + 1))
    const candidates =
      path === '' || path.endsWith('/')
        ? [`${path}index.html`]
        : [path, ...(trailingSlash ? [] : [`${path}.html`])]
    return candidates.find((candidate) => files.has(candidate))
  }
}

/** The limits of file sizes in bytes, as servers send them: compressed where that helps. */
const budgets = {
  script: 5_120,
  /** The script or the styles of a feature, which only some pages load. */
  feature: 5_120,
  stylesheet: 14_000,
  /** A page with its stylesheet, its script and the fonts of its first view. */
  firstVisit: 110_000,
  /** The HTML of a page, uncompressed: a browser parses all of it. */
  page: 100_000,
  /** One variant of a picture. */
  picture: 200_000,
} as const

export type Weight = { path: string; kind: keyof typeof budgets; bytes: number }

/** Reports files over their budget. */
export const checkWeights = (weights: Iterable<Weight>, shown: (path: string) => string): Problem[] =>
  [...weights]
    .filter(({ kind, bytes }) => bytes > budgets[kind])
    .map(({ path, kind, bytes }) => errorAt({ file: shown(path) }, overBudget(shown(path), kind, bytes)))

const builtMissing = (file: string): ProblemText => ({
  code: 'built-missing',
  what: `${file} was published, but is missing now.`,
  hint: 'Run "npm run generate": it restores missing files.',
})

const builtChanged = (file: string, expected: number, found: number): ProblemText => ({
  code: 'built-changed',
  what: `${file} was changed after it was published${found === expected ? '' : `: it has ${found} bytes instead of ${expected}`}.`,
  hint: 'Run "npm run generate -- --force": it restores the published file.',
})

const builtUnknown = (file: string): ProblemText => ({
  code: 'built-unknown',
  what: `${file} is among the published files, but was not published by this command.`,
  hint: 'Remove it, or put it into static/ so that every build includes it.',
})

const overBudget = (file: string, kind: Weight['kind'], bytes: number): ProblemText => ({
  code: 'over-budget',
  what: `${kind === 'firstVisit' ? `A first visit to ${file}, with its stylesheet, script and fonts,` : `The ${kind === 'feature' ? 'file' : kind} ${file}`} is ${bytes} bytes, over the budget of ${budgets[kind]}.`,
  hint:
    kind === 'picture'
      ? 'Use a smaller source picture, or one with less detail.'
      : 'Remove a part of it: visitors on slow connections wait for every byte.',
})
