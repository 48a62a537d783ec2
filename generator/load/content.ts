/** Reads the long texts of `content/`: one markdown file per act, city, article and legal page. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { belongsTo, type LeftOut } from '../core/left-out.ts'
import { htmlTexts } from '../core/page-content.ts'
import type { Place, Problem } from '../core/problem.ts'
import type { SafeHtml } from '../core/safe-html.ts'
import type { Source } from '../core/source.ts'
import { wording } from '../core/wording.ts'
import type { SiteSettings } from '../schema/settings.ts'
import { readable } from '../system/readable.ts'
import type { YieldToEventLoop } from '../system/yield.ts'
import { type RenderedPage, renderBlocks, withoutAttributes } from './blocks.ts'
import { type FrontMatter, readFrontMatter } from './front-matter.ts'
import { conflictProblems, placeholderProblems } from './leftovers.ts'
import { type RenderedMarkdown, renderMarkdown, type TextLabels } from './markdown.ts'
import { isOwnMarkup } from './own-markup.ts'
import { readText } from './read-text.ts'
import { TextCache } from './text-cache.ts'
import { findExcess } from './text-limits.ts'
import { amountsTyped, asMarkdown, fillIn, type NamedValues, unknownValue, type ValueUse } from './values.ts'

/** Bump it when `markdown.ts` or `blocks.ts` renders the same text differently: kept results of an older version are then not used. */
const rendererVersion = 6

/** A way to render a text, with what it rendered before. */
type Renderer<T> = {
  cache: TextCache<T>
  render: (text: string, firstLine: number) => T
  /** What decides the result besides the text. */
  settings: readonly unknown[]
  /** The text as far as visitors read it. */
  read: (text: string) => string
}

/** What a file with front matter says. Its body is rendered as one text, or as the blocks of a page. */
export type TextFile = Pick<FrontMatter, 'data' | 'lineOf'> & {
  text: () => RenderedMarkdown
  blocks: () => RenderedPage
  /** A field that is markdown of one line, as HTML. */
  line: (text: string, field: string) => SafeHtml | undefined
  /** Notes a link that a field holds, for the link checks. */
  link: (href: string, field: string) => void
}

export type ContentLink = { href: string; file: string; line: number }

/** Reads and renders texts, and gathers what they link to and what is wrong with them. */
export class ContentReader {
  readonly links: ContentLink[] = []
  readonly uses: ValueUse[] = []
  private readonly read = new Set<string>()
  private readonly root: string
  private readonly values: NamedValues
  private readonly problems: Problem[]
  private readonly yieldToEventLoop: YieldToEventLoop
  private readonly texts: Renderer<RenderedMarkdown>
  private readonly pages: Renderer<RenderedPage>

  constructor(root: string, settings: SiteSettings, values: NamedValues, problems: Problem[], yieldToEventLoop: YieldToEventLoop, labels?: TextLabels) {
    this.root = root
    this.values = values
    this.problems = problems
    this.yieldToEventLoop = yieldToEventLoop
    const { address, trailingSlash, phone, email } = settings
    const shownLabels = labels ? [labels.footnotes, labels.footnoteBack(1), labels.table] : []
    this.texts = {
      cache: new TextCache(join(root, '.cache', 'texts.json'), ({ html }) => isOwnMarkup(html)),
      render: (text, firstLine) => renderMarkdown(text, settings, firstLine, labels),
      settings: [address, trailingSlash, ...shownLabels],
      read: (text) => text,
    }
    this.pages = {
      cache: new TextCache(join(root, '.cache', 'pages.json'), ({ blocks }) => htmlTexts(blocks).every(isOwnMarkup)),
      render: (text, firstLine) => renderBlocks(text, settings, firstLine, labels),
      settings: [address, trailingSlash, phone, email, ...shownLabels],
      read: withoutAttributes,
    }
  }

  /** The text of an entry, a file without front matter. Missing text is a problem of the entry. */
  async textOf(file: string, entry: string, source: Source): Promise<RenderedMarkdown> {
    await this.yieldToEventLoop()
    this.read.add(file)
    const before = this.problems.length
    const text = readText(this.root, file, this.problems) ?? ''
    if (text.trim() === '' && this.problems.length === before) {
      this.problems.push({ severity: 'error', places: [{ file: source.file, line: source.line }, { file }], ...wording.contentMissing(entry, file) })
    }
    return this.render(file, text, 1, this.texts)
  }

  /** What was left in a text. A text with marks of a conflict counts as empty: nobody knows which half of it is meant. */
  private withoutLeftovers(file: string, text: string, firstLine: number, read: (text: string) => string): string {
    const conflicts = conflictProblems(file, text)
    this.problems.push(...conflicts, ...(conflicts.length > 0 ? [] : placeholderProblems(file, read(text), firstLine)))
    return conflicts.length > 0 ? '' : text
  }

  /** A file with front matter, its names filled in. Nothing when the front matter cannot be read. */
  async page(file: string, problems: Problem[]): Promise<TextFile | undefined> {
    await this.yieldToEventLoop()
    this.read.add(file)
    const before = problems.length
    const text = readText(this.root, file, problems)
    if (text === undefined) problems.push({ severity: 'error', places: [{ file }], ...wording.dataFileMissing(file) })
    problems.push(...conflictProblems(file, text ?? ''))
    if (problems.length > before) return undefined
    const matter = readFrontMatter(file, text ?? '', problems)
    if (!matter) return undefined
    const data = Object.fromEntries(
      Object.entries(matter.data).map(([field, value]) => [field, this.filled(value, { file, line: matter.lineOf(field), field })]),
    )
    const { body, bodyLine, lineOf } = matter
    return {
      data,
      lineOf,
      text: () => this.render(file, body, bodyLine, this.texts, 'amounts' in data),
      blocks: () => this.render(file, body, bodyLine, this.pages),
      link: (href, field) => this.links.push({ href, file, line: lineOf(field) }),
      line: (line, field) => lineIn(this.render(file, line, lineOf(field), this.pages)),
    }
  }

  /** A field of front matter with its values filled in. */
  private filled(value: unknown, place: Place): unknown {
    if (Array.isArray(value)) return value.map((item) => this.filled(item, place))
    if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, this.filled(inner, place)]))
    if (typeof value !== 'string') return value
    const { text, uses, unknown } = fillIn(value, this.values)
    this.uses.push(...uses.map(({ name }) => ({ name, ...place })))
    this.problems.push(...unknown.map(({ name }) => unknownValue(name, this.values, place)))
    return unknown.reduce((known, { name }) => known.replaceAll(`{${name}}`, name), text)
  }

  /** A text with its values filled in. */
  private filledText(file: string, written: string, firstLine: number, mayTypeAmounts: boolean): string {
    const { text, uses, unknown } = fillIn(written, this.values, asMarkdown)
    const placeOf = (at: number) => ({ file, line: firstLine + written.slice(0, at).split('\n').length - 1 })
    this.uses.push(...uses.map(({ name, at }) => ({ name, ...placeOf(at) })))
    this.problems.push(...unknown.map(({ name, at }) => unknownValue(name, this.values, placeOf(at))))
    if (!mayTypeAmounts) this.problems.push(...written.split('\n').flatMap((line, index) => amountsTyped(line, { file, line: firstLine + index })))
    return unknown.reduce((known, { name }) => known.replaceAll(`{${name}}`, name), text)
  }

  /** The markdown files of a folder, sorted. */
  filesIn(folder: string): string[] {
    const path = join(this.root, folder)
    if (!existsSync(path)) return []
    const names = readable(folder, this.problems, () => readdirSync(path)) ?? []
    return names
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`)
      .sort()
  }

  /** Files of these folders that no entry asked for, most likely because of a typing error in a name, and that do not belong to an entry that was left out. */
  reportOrphans(folders: readonly string[], leftOut: LeftOut): void {
    for (const file of folders.flatMap((folder) => this.filesIn(folder))) {
      if (!this.read.has(file) && !belongsTo(leftOut, file.replace(/^.*\/|\.md$/g, '')))
        this.problems.push({ severity: 'error', places: [{ file }], ...wording.contentOrphan(file) })
    }
  }

  /** Keeps what was rendered, so that the next run renders only what changed. */
  close(): void {
    this.texts.cache.save()
    this.pages.cache.save()
  }

  private render<T extends Pick<RenderedMarkdown, 'links' | 'warnings'>>(
    file: string,
    source: string,
    firstLine: number,
    renderer: Renderer<T>,
    mayTypeAmounts = false,
  ): T {
    const text = this.withoutLeftovers(file, this.filledText(file, source, firstLine, mayTypeAmounts), firstLine, renderer.read)
    const rendered = this.rendered(file, text, firstLine, renderer)
    this.links.push(...rendered.links.map((link) => ({ ...link, file })))
    this.problems.push(
      ...rendered.warnings.map(({ line, severity, ...words }): Problem => ({ severity: severity ?? 'warning', places: [{ file, line }], ...words })),
    )
    return rendered
  }

  private rendered<T>(file: string, text: string, firstLine: number, { cache, render, settings }: Renderer<T>): T {
    const key = createHash('sha256')
      .update(JSON.stringify([rendererVersion, ...settings, firstLine, text]))
      .digest('base64url')
    const excess = cache.has(key) ? undefined : findExcess(text)
    if (excess) {
      const { line, reason } = excess
      this.problems.push({ severity: 'error', places: [{ file, line: line + firstLine - 1 }], ...wording.contentTooComplex(file, reason) })
      return render('', firstLine)
    }
    try {
      return cache.get(key, () => render(text, firstLine))
    } catch (error) {
      // Quotations and lists within each other by the thousand: the parser goes down into each of them.
      if (!(error instanceof RangeError)) throw error
      this.problems.push({ severity: 'error', places: [{ file }], ...wording.contentTooDeep(file) })
      return render('', firstLine)
    }
  }
}

/** The text of a page that is one paragraph. */
const lineIn = ({ blocks }: RenderedPage): SafeHtml | undefined => htmlTexts(blocks)[0]
