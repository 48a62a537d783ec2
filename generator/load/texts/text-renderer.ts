/** Renders texts of `content/` to HTML, and keeps the results for the next run. */
import { errorAt, type ProblemText, placeAt } from '../../core/problem.ts'
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
export type TextPart = {
  file: string
  text: string
  firstLine: number
  isPage?: boolean
  free?: readonly CopyRuleName[]
}

/** What texts are rendered with. */
export type TextContext = { settings: SiteSettings; values: NamedValues; labels: TextLabels }

/**
 * A text as HTML, with its values filled in. A text with conflict markers, or one that cannot be rendered,
 * counts as empty.
 * @param cache has what earlier runs have rendered
 */
export function renderText(
  { file, text: source, firstLine, isPage = false, free = [] }: TextPart,
  { settings, values, labels }: TextContext,
  cache: Cache<RenderedMarkdown>,
  found: FoundInText & Pick<Findings, 'links'>,
): RenderedMarkdown {
  const lineAt = lineFinder(source)
  const placeOf = (at: number) => ({ file, line: firstLine + lineAt(at) - 1 })
  const filled = fillIn(source, values, placeOf, found, asMarkdown)
  const conflicts = conflictProblems(file, filled)
  const text = conflicts.length > 0 ? '' : filled
  const placeholders = placeholderProblems(file, withoutAttributes(text), firstLine)
  for (const problem of [...conflicts, ...placeholders]) found.reportText(problem)
  found.texts.push({ text: source, syntax: 'markdown', free, placeAt: placeOf })

  const { address, trailingSlash, phone, email } = settings
  const words = [phone, email, labels.footnotes, labels.footnoteBack(1), labels.table]
  const key = cache.keyOf('texts', isPage, address, trailingSlash, ...words, firstLine, text)
  const render = (markdown: string) =>
    (isPage ? renderBlocks : renderMarkdown)(markdown, settings, firstLine, labels)
  const refused = (line: number | undefined, problem: ProblemText) => {
    found.reportText(errorAt(placeAt(file, line), problem))
    return render('')
  }
  const rendered = () => {
    const excess = findExcess(text)
    if (excess)
      return refused(excess.line + firstLine - 1, {
        code: 'content-too-complex',
        what: `${file} cannot be read in a reasonable time: ${excess.reason}.`,
        hint: 'Look for something that was pasted by mistake, or divide the text.',
      })
    try {
      return cache.keep(key, { value: render(text) }).value
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
  const value = cache.find(key)?.value ?? rendered()
  for (const { line, severity = 'warning', ...problem } of value.warnings)
    found.reportText({ severity, places: [{ file, line }], ...problem })
  found.links.push(...value.links.map((link) => ({ ...link, file })))
  return value
}
