/** What loading finds beside values: one collection, which `load.ts` makes and hands to each loader. */
import type { InvalidParts, Missing, SitePart } from '../core/invalid-parts.ts'
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

export type Report = (problem: Problem) => void

export class Findings {
  /** Problems of entries and files. */
  readonly problems: Problem[] = []
  readonly textProblems: Problem[] = []
  readonly links: ContentLink[] = []
  readonly uses: ValueUse[] = []
  readonly texts: WrittenText[] = []
  readonly invalid: InvalidParts & { names: Set<string>; parts: Set<SitePart>; unknown: boolean } = {
    names: new Set(),
    parts: new Set(),
    unknown: false,
  }

  readonly report: Report = (problem) => this.problems.push(problem)
  readonly reportText: Report = (problem) => this.textProblems.push(problem)

  readonly markInvalid = ({ names = [], parts = [], unknown = false }: Missing): void => {
    for (const name of names) this.invalid.names.add(name)
    for (const part of parts) this.invalid.parts.add(part)
    this.invalid.unknown ||= unknown
  }
}
