/** The command `diff`: compares two commits, a commit and the working tree, or two folders. */

import { progressOn } from '../commands/report/progress.ts'
import { UsageError } from '../core/errors.ts'
import { askGit } from '../system/child.ts'
import { parseBudget } from './budgets.ts'
import { compareSites } from './compare-sites.ts'
import { type DiffFormat, formatDifference } from './report/format.ts'
import { headline } from './report/sections.ts'
import { findCommit, unknownSide } from './sites/git.ts'
import { originsOf, withSites } from './sites/open-sites.ts'
import { sourcesBetween } from './sources.ts'

export type DiffOptions = {
  root: string
  /** The day of both sites, yyyy-mm-dd. */
  today: string
  /** A commit, or a folder with a generated site. */
  base: string
  /** The same; the working tree when left out. */
  head?: string | undefined
  format: DiffFormat
  /** Forbidden changes: `removed`, `noindex`, or a kind of change. */
  failOn: readonly string[]
  /** A percentage of the pages, such as `50%`, or their number. */
  maxChanged?: string | undefined
  exitCode: boolean
  /** The address of a copy of the new site, to which a markdown report links its pages. */
  preview?: string | undefined
  signal: AbortSignal
}

/**
 * Compares two sites, and generates them first if needed. `out/`, the ledger and the repository stay as they
 * are.
 * @returns the report, one line that sums it up, and a sentence for everything in it that exceeds what the
 * options allow
 * @throws UsageError, PublishError when a site cannot be generated, or the reason of `signal`
 */
export async function diff(
  options: DiffOptions,
): Promise<{ text: string; summary: string; exceeded: readonly string[] }> {
  const { root, today, base, head, format, failOn, maxChanged, exitCode, preview, signal } = options
  const exceededBy = parseBudget(failOn, maxChanged, exitCode)
  const progress = progressOn(process.stderr)
  try {
    const origins = originsOf(root, base, head)
    const { commit } = origins.before
    return await withSites(
      { root, today, ...origins, onStep: progress.show, signal },
      async (before, after) => {
        progress.show('Comparing')
        // The differences between sources are read from git; a folder with a site has no sources.
        const sources =
          commit === undefined || origins.after.folder !== undefined
            ? undefined
            : sourcesBetween(root, commit, origins.after.commit)
        const difference = compareSites(before, after, sources)
        // A signal that arrived during the comparison, which never yields.
        await new Promise(setImmediate)
        signal.throwIfAborted()
        const exceeded = exceededBy(difference)
        return {
          text: formatDifference(difference, format, exceeded, preview),
          summary: headline(difference),
          exceeded,
        }
      },
    )
  } finally {
    progress.clear()
  }
}

/**
 * The commit at which a branch, or that of the working tree, left another one.
 * @throws UsageError for an unknown commit, or one without a common ancestor
 */
export function branchPoint(root: string, ref: string, head = 'HEAD'): string {
  const found = findCommit(root, ref)
  if (!found) throw unknownSide(root, ref)
  const id = askGit(root, ['merge-base', found.commit, findCommit(root, head)?.commit ?? 'HEAD'])
  if (id === undefined)
    throw new UsageError(
      `This branch and ${ref} have no common ancestor.`,
      'Fetch their history: git fetch --unshallow, or GIT_DEPTH: "0".',
    )
  return id
}
