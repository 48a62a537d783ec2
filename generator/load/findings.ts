/** The result of a loader: a value, and everything that was found while reading it. */
import { joinLeftOut, type LeftOut } from '../core/left-out.ts'
import type { Place, Problem } from '../core/problem.ts'
import type { CopyRuleName } from '../schema/copy.ts'

/** A text that visitors read, as the owner wrote it: with the names of its values in braces. */
export type WrittenText = {
  text: string
  /** How it is written: as it is shown, in markdown, or in ICU message syntax. */
  syntax: 'plain' | 'markdown' | 'message'
  /** Rules for copy that are not for it. */
  free?: readonly CopyRuleName[]
  /** The place of a position in the text. */
  placeAt: (at: number) => Place
}

/** A link that the owner wrote in a text. */
export type ContentLink = { href: string; file: string; line: number }

/** Where a text names a value. */
export type ValueUse = { name: string } & Place

export type Findings = {
  /** Problems of entries and files. */
  problems: readonly Problem[]
  /** Problems of texts. */
  textProblems: readonly Problem[]
  leftOut: LeftOut
  links: readonly ContentLink[]
  uses: readonly ValueUse[]
  texts: readonly WrittenText[]
}

/** A value with its findings; those that are absent are empty. */
export type Found<T> = { value: T } & Partial<Findings>

/** All findings, in the order of the parts: thousands of texts, most of which have none. */
export function joinFindings(parts: readonly Partial<Findings>[]): Findings {
  const all = <T>(listOf: (part: Partial<Findings>) => readonly T[] | undefined): T[] => {
    const found: T[] = []
    for (const part of parts) for (const item of listOf(part) ?? []) found.push(item)
    return found
  }
  return {
    problems: all(({ problems }) => problems),
    textProblems: all(({ textProblems }) => textProblems),
    leftOut: joinLeftOut(parts.flatMap(({ leftOut = [] }) => leftOut)),
    links: all(({ links }) => links),
    uses: all(({ uses }) => uses),
    texts: all(({ texts }) => texts),
  }
}

/** All values with all their findings. */
export const joinFound = <T>(parts: readonly Found<T>[]): Findings & { value: T[] } => ({ ...joinFindings(parts), value: parts.map(({ value }) => value) })

/** Reads one item after the other, so that findings have the order of the items. */
export async function readEach<T, Result>(items: readonly T[], read: (item: T) => Promise<Found<Result>>): Promise<Findings & { value: Result[] }> {
  const results: Found<Result>[] = []
  for (const item of items) results.push(await read(item))
  return joinFound(results)
}
