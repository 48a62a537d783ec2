/** Renders texts of `content/` to HTML, and keeps the results for the next run. */
import { errorAt, type Problem, type ProblemText, placeAt } from '../../core/problem.ts'
import { lineFinder } from '../../core/text.ts'
import type { CopyRuleName } from '../../schema/copy.ts'
import type { SiteSettings } from '../../schema/settings.ts'
import type { Cache } from '../../system/cache.ts'
import type { NamedValues } from '../data/named-values.ts'
import { asMarkdown, type FoundInText, fillIn } from '../data/values.ts'
import { conflictProblems, placeholderProblems } from '../files/read-text.ts'
import type { Findings } from '../findings.ts'
import { renderBlocks, renderMarkdown, withoutAttributes } from './blocks.ts'
import type { RenderedMarkdown, TextLabels } from './markdown.ts'
import { findExcess } from './text-limits.ts'

/** A part of a file: `text` begins on line `firstLine`. It is a long text, or a page. */
type TextPart = {
  file: string
  text: string
  firstLine: number
  isPage?: boolean
  free?: readonly CopyRuleName[]
}

/** What texts are rendered with. */
export type TextContext = { settings: SiteSettings; values: NamedValues; labels: TextLabels }

export class TextRenderer {
  constructor(
    private readonly cache: Cache<RenderedMarkdown>,
    private readonly context: TextContext,
  ) {}

  /**
   * A text as HTML, with its values filled in. A text with conflict markers, or one that cannot be rendered,
   * counts as empty.
   */
  render(
    { file, text: source, firstLine, isPage = false, free = [] }: TextPart,
    found: FoundInText & Pick<Findings, 'links'>,
  ): RenderedMarkdown {
    const lineAt = lineFinder(source)
    const placeOf = (at: number) => ({ file, line: firstLine + lineAt(at) - 1 })
    const filled = fillIn(source, this.context.values, placeOf, found, asMarkdown)
    const conflicts = conflictProblems(file, filled)
    const text = conflicts.length > 0 ? '' : filled
    const placeholders = placeholderProblems(file, withoutAttributes(text), firstLine)
    const { value, refused } = this.rendered(file, text, firstLine, isPage)
    const warnings = value.warnings.map(
      ({ line, severity, ...words }): Problem => ({
        severity: severity ?? 'warning',
        places: [{ file, line }],
        ...words,
      }),
    )
    for (const problem of [...conflicts, ...placeholders, ...refused, ...warnings]) found.reportText(problem)
    found.links.push(...value.links.map((link) => ({ ...link, file })))
    found.texts.push({ text: source, syntax: 'markdown', free, placeAt: placeOf })
    return value
  }

  private rendered(file: string, text: string, firstLine: number, isPage: boolean) {
    const { settings, labels } = this.context
    const { address, trailingSlash, phone, email } = settings
    const { footnotes, footnoteBack, table } = labels
    const words = [phone, email, footnotes, footnoteBack(1), table]
    const key = this.cache.keyOf('texts', isPage, address, trailingSlash, ...words, firstLine, text)
    const render = (source: string) =>
      (isPage ? renderBlocks : renderMarkdown)(source, settings, firstLine, labels)
    const refused = (line: number | undefined, words: ProblemText) => ({
      value: render(''),
      refused: [errorAt(placeAt(file, line), words)],
    })

    const kept = this.cache.find(key)
    if (kept) return { value: kept.value, refused: [] }
    const excess = findExcess(text)
    if (excess)
      return refused(excess.line + firstLine - 1, {
        code: 'content-too-complex',
        what: `${file} cannot be read in a reasonable time: ${excess.reason}.`,
        hint: 'Look for something that was pasted by mistake, or divide the text.',
      })
    try {
      return { value: this.cache.keep(key, { value: render(text) }).value, refused: [] }
    } catch (error) {
      // The parser recurses into quotations and lists, and thousands of nested ones overflow the stack.
      if (!(error instanceof RangeError)) throw error
      return refused(undefined, {
        code: 'content-too-deep',
        what: `${file} has quotations or lists that are nested too deep.`,
        hint: 'Look for a long row of ">", "-" or "[" characters.',
      })
    }
  }
}
