/** The command `diff`: compares two commits, a commit and the working tree, or two folders. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { UsageError } from '../core/usage-error.ts'
import { progressOn } from '../report/progress.ts'
import { exceeded, parseBudget } from './budgets.ts'
import { type SourceChange, sourceChanges } from './causes/source-changes.ts'
import { compareSites } from './compare-sites.ts'
import type { SiteDifference } from './difference.ts'
import { requireChromium } from './report/chromium.ts'
import { headline } from './report/describe.ts'
import { type DiffFormat, formatDifference } from './report/format.ts'
import { formatHtml } from './report/format-html.tsx'
import { askGit, findCommit, unknownSide } from './sides/git.ts'
import { type OpenSides, openSides, originsOf } from './sides/sides.ts'

export type DiffOptions = {
  root: string
  /** A commit, or a folder with a generated site. */
  base: string
  /** The same; the working tree when left out. */
  head?: string | undefined
  format: DiffFormat
  /** Where to write the HTML report. */
  html?: string | undefined
  /** Forbidden changes: `removed`, `noindex`, or a kind of change. */
  failOn: readonly string[]
  /** A percentage of the pages, such as `50%`, or their number. */
  maxChanged?: string | undefined
  /** Fails when anything changed. */
  exitCode: boolean
  /** The address of a copy of the new site, to which a markdown report links its pages. */
  preview?: string | undefined
  /** With pictures of examples in the HTML report. */
  screenshots: boolean
  signal: AbortSignal
}

/**
 * Compares two sites, and generates them first if needed. `out/`, the ledger and the repository stay as they are.
 * @returns the report, one line that sums it up, and a sentence for everything in it that exceeds what the options allow
 * @throws UsageError, PublishError when a site cannot be generated, or the reason of `signal`
 */
export async function diff(options: DiffOptions): Promise<{ text: string; summary: string; exceeded: readonly string[] }> {
  const { root, base, head, format, html, failOn, maxChanged, exitCode, preview, screenshots, signal } = options
  const budget = parseBudget(failOn, maxChanged, exitCode)
  if (screenshots && html === undefined) throw new UsageError('--screenshots needs --html.', 'Add --html <file>.')
  // Before anything takes time.
  if (screenshots) requireChromium()
  const progress = progressOn(process.stderr)
  try {
    const origins = originsOf(root, base, head)
    const sides = await openSides({ root, ...origins, onStep: progress.show, signal })
    try {
      progress.show('Comparing')
      const difference = compareSites(sides.before, sides.after, changesBetween(root, origins))
      await throwIfAborted(signal)
      const sentences = exceeded(difference, budget)
      if (html !== undefined) {
        const onPage = (done: number) => progress.show('Taking pictures of page', done)
        const pictures = screenshots ? await picturesOf(sides, difference, onPage, signal) : undefined
        const file = resolve(root, html)
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, formatHtml(difference, { exceeded: sentences, ...(pictures ? { pictures } : {}) }))
      }
      return { text: formatDifference(difference, format, sentences, preview), summary: headline(difference), exceeded: sentences }
    } finally {
      sides.close()
    }
  } finally {
    progress.clear()
  }
}

/** The differences between sources are read from git; a folder with a site has no sources. */
function changesBetween(root: string, { before, after }: ReturnType<typeof originsOf>): SourceChange[] {
  if (before.kind !== 'commit' || after.kind === 'folder') return []
  return sourceChanges(root, before.commit.id, after.kind === 'commit' ? after.commit.id : undefined)
}

/**
 * The commit at which the branch of the working tree left another one.
 * @throws UsageError for an unknown commit, or one without a common ancestor
 */
export function branchPoint(root: string, ref: string): string {
  const commit = findCommit(root, ref)
  if (!commit) throw unknownSide(root, ref)
  const id = askGit(root, ['merge-base', commit.id, 'HEAD'])
  if (id === undefined)
    throw new UsageError(`This branch and ${ref} have no common ancestor.`, 'Fetch their history: git fetch --unshallow, or GIT_DEPTH: "0".')
  return id
}

/** Imported only when needed: sharp and playwright-core load slowly. */
async function picturesOf({ before, after }: OpenSides, difference: SiteDifference, onPage: (done: number) => void, signal: AbortSignal) {
  const { takePictures } = await import('./report/screenshots.ts')
  return takePictures({ before, after, difference, onPage, signal })
}

/** Handles a signal that arrived during the comparison, which never yields. */
async function throwIfAborted(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
  signal.throwIfAborted()
}
