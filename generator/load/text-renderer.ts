/** Renders texts of `content/` to HTML, and keeps the results for the next run. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { htmlTexts } from '../core/page-content.ts'
import { errorAt, type Problem, type ProblemText } from '../core/problem.ts'
import { lineFinder } from '../core/text.ts'
import type { CopyRuleName } from '../schema/copy.ts'
import type { SiteSettings } from '../schema/settings.ts'
import { readCache, warnOfDamage, writeCache } from '../system/cache.ts'
import { type RenderedPage, renderBlocks, renderMarkdown, withoutAttributes } from './blocks.ts'
import type { Found } from './findings.ts'
import type { RenderedMarkdown, TextLabels } from './markdown.ts'
import { isOwnMarkup } from './own-markup.ts'
import { conflictProblems, placeholderProblems } from './read-text.ts'
import { findExcess } from './text-limits.ts'
import { asMarkdown, fillIn, type NamedValues } from './values.ts'

/** Bump it when `markdown.ts` or `blocks.ts` renders the same text differently: kept results of an older version are then not used. */
const rendererVersion = 8

/** A part of a file: `text` begins on line `firstLine`. */
export type TextPart = { file: string; text: string; firstLine: number; free?: readonly CopyRuleName[] }

type Method<T> = {
  cacheFile: string
  /** Whether this program could have made a cached result. */
  isIntact: (rendered: T) => boolean
  render: (text: string, firstLine: number) => T
  /** The inputs of the result besides the text. */
  settings: readonly unknown[]
}

type Rendered = Pick<RenderedMarkdown, 'blocks' | 'links' | 'warnings'>

export class TextRenderer<T extends Rendered> {
  private readonly cache: TextCache<T>
  private readonly method: Method<T>
  private readonly values: NamedValues

  constructor(method: Method<T>, values: NamedValues) {
    this.cache = new TextCache(method.cacheFile, method.isIntact)
    this.method = method
    this.values = values
  }

  /** A text as HTML, with its values filled in. A text with conflict markers, or one that cannot be rendered, counts as empty. */
  render({ file, text: source, firstLine, free = [] }: TextPart): Found<T> {
    const lineAt = lineFinder(source)
    const placeOf = (at: number) => ({ file, line: firstLine + lineAt(at) - 1 })
    const { value: filled, textProblems = [], ...found } = fillIn(source, this.values, placeOf, asMarkdown)
    const conflicts = conflictProblems(file, filled)
    const text = conflicts.length > 0 ? '' : filled
    const placeholders = placeholderProblems(file, withoutAttributes(text), firstLine)
    const { value, refused } = this.rendered(file, text, firstLine)
    const warnings = value.warnings.map(({ line, severity, ...words }): Problem => ({ severity: severity ?? 'warning', places: [{ file, line }], ...words }))
    return {
      ...found,
      value,
      textProblems: [...textProblems, ...conflicts, ...placeholders, ...refused, ...warnings],
      links: value.links.map((link) => ({ ...link, file })),
      texts: [{ text: source, syntax: 'markdown', free, placeAt: placeOf }],
    }
  }

  /** Keeps what was rendered, so that the next run renders only what changed. */
  save(): void {
    this.cache.save()
  }

  private rendered(file: string, text: string, firstLine: number): { value: T; refused: Problem[] } {
    const { render, settings } = this.method
    const key = createHash('sha256')
      .update(JSON.stringify([rendererVersion, ...settings, firstLine, text]))
      .digest('base64url')
    const excess = this.cache.has(key) ? undefined : findExcess(text)
    const empty = (problem: Problem) => ({ value: render('', firstLine), refused: [problem] })
    if (excess) return empty(errorAt({ file, line: excess.line + firstLine - 1 }, contentTooComplex(file, excess.reason)))
    try {
      return { value: this.cache.get(key, () => render(text, firstLine)), refused: [] }
    } catch (error) {
      // The parser recurses into quotations and lists, and thousands of nested ones overflow the stack.
      if (!(error instanceof RangeError)) throw error
      return empty(errorAt({ file }, contentTooDeep(file)))
    }
  }
}

const shownLabels = (labels?: TextLabels) => (labels ? [labels.footnotes, labels.footnoteBack(1), labels.table] : [])

/** Renders long texts. */
export const markdownRenderer = (root: string, settings: SiteSettings, values: NamedValues, labels?: TextLabels): TextRenderer<RenderedMarkdown> =>
  rendererOf(root, 'texts.json', renderMarkdown, { settings, values, labels })

/** Renders texts as the blocks of a page. */
export const blockRenderer = (root: string, settings: SiteSettings, values: NamedValues, labels?: TextLabels): TextRenderer<RenderedPage> =>
  rendererOf(root, 'pages.json', renderBlocks, { settings, values, labels })

function rendererOf<T extends Rendered>(
  root: string,
  cacheFile: string,
  render: (text: string, settings: SiteSettings, firstLine: number, labels?: TextLabels) => T,
  { settings, values, labels }: { settings: SiteSettings; values: NamedValues; labels: TextLabels | undefined },
): TextRenderer<T> {
  const { address, trailingSlash, phone, email } = settings
  const method: Method<T> = {
    cacheFile: join(root, '.cache', cacheFile),
    isIntact: ({ blocks }) => htmlTexts(blocks).every(isOwnMarkup),
    render: (text, firstLine) => render(text, settings, firstLine, labels),
    settings: [address, trailingSlash, phone, email, ...shownLabels(labels)],
  }
  return new TextRenderer(method, values)
}

const contentTooDeep = (file: string): ProblemText => ({
  code: 'content-too-deep',
  what: `${file} has quotations or lists that are nested too deep.`,
  hint: 'Look for a long row of ">", "-" or "[" characters.',
})

const contentTooComplex = (file: string, reason: string): ProblemText => ({
  code: 'content-too-complex',
  what: `${file} cannot be read in a reasonable time: ${reason}.`,
  hint: 'Look for something that was pasted by mistake, or divide the text.',
})

class TextCache<T> {
  private readonly file: string
  private readonly isIntact: (value: T) => boolean
  private readonly kept: Map<string, T>
  private readonly used = new Map<string, T>()
  private changed = false

  /** @param isIntact whether this program could have made a cached value */
  constructor(file: string, isIntact: (value: T) => boolean) {
    this.file = file
    this.isIntact = isIntact
    this.kept = readCache(file)
  }

  has(key: string): boolean {
    return this.kept.has(key)
  }

  get(key: string, render: () => T): T {
    const found = this.kept.get(key)
    const kept = found !== undefined && this.isIntact(found) ? found : undefined
    if (found !== undefined && kept === undefined) warnOfDamage(this.file)
    const value = kept ?? render()
    if (kept === undefined) this.changed = true
    this.used.set(key, value)
    return value
  }

  save(): void {
    if (!this.changed && this.used.size === this.kept.size) return
    writeCache(this.file, this.used)
  }
}
