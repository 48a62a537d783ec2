/** Reads the long texts of `content/`: one markdown file per act, city, article and legal page. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { belongsTo, type LeftOut } from '../core/left-out.ts'
import type { Place, Problem } from '../core/problem.ts'
import type { Source } from '../core/source.ts'
import { wording } from '../core/wording.ts'
import type { SiteSettings } from '../schema/settings.ts'
import { readCache, warnOfDamage, writeCache } from '../system/cache.ts'
import { readable } from '../system/readable.ts'
import type { YieldToEventLoop } from '../system/yield.ts'
import { type FrontMatter, readFrontMatter } from './front-matter.ts'
import { conflictProblems, placeholderProblems } from './leftovers.ts'
import { type RenderedMarkdown, renderMarkdown } from './markdown.ts'
import { isOwnMarkup } from './own-markup.ts'
import { readText } from './read-text.ts'
import { findExcess } from './text-limits.ts'
import { amountsTyped, asMarkdown, fillIn, type NamedValues, unknownValue, type ValueUse } from './values.ts'

/** Bump it when `markdown.ts` renders the same text differently: kept results of an older version are then not used. */
const rendererVersion = 5

export type ContentLink = { href: string; file: string; line: number }

/** Reads and renders texts, and gathers what they link to and what is wrong with them. */
export class ContentReader {
  readonly links: ContentLink[] = []
  readonly uses: ValueUse[] = []
  private readonly read = new Set<string>()
  private readonly root: string
  private readonly settings: SiteSettings
  private readonly values: NamedValues
  private readonly problems: Problem[]
  private readonly yieldToEventLoop: YieldToEventLoop
  private readonly cache: MarkdownCache

  constructor(root: string, settings: SiteSettings, values: NamedValues, problems: Problem[], yieldToEventLoop: YieldToEventLoop) {
    this.root = root
    this.settings = settings
    this.values = values
    this.problems = problems
    this.yieldToEventLoop = yieldToEventLoop
    this.cache = new MarkdownCache(join(root, '.cache', 'texts.json'))
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
    return this.render(file, text, 1)
  }

  /** What was left in a text. A text with marks of a conflict counts as empty: nobody knows which half of it is meant. */
  private withoutLeftovers(file: string, text: string, firstLine: number): string {
    const conflicts = conflictProblems(file, text)
    this.problems.push(...conflicts, ...(conflicts.length > 0 ? [] : placeholderProblems(file, text, firstLine)))
    return conflicts.length > 0 ? '' : text
  }

  /** A file with front matter, its names filled in. Nothing when the front matter cannot be read. */
  async page(file: string, problems: Problem[]): Promise<(FrontMatter & { content: RenderedMarkdown }) | undefined> {
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
    return { ...matter, data, content: this.render(file, matter.body, matter.bodyLine, 'amounts' in data) }
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
    this.cache.save()
  }

  private render(file: string, source: string, firstLine: number, mayTypeAmounts = false): RenderedMarkdown {
    const text = this.withoutLeftovers(file, this.filledText(file, source, firstLine, mayTypeAmounts), firstLine)
    const { address, trailingSlash } = this.settings
    const key = createHash('sha256')
      .update(JSON.stringify([rendererVersion, address, trailingSlash, firstLine, text]))
      .digest('base64url')
    const rendered = this.rendered(key, file, text, firstLine)
    this.links.push(...rendered.links.map((link) => ({ ...link, file })))
    this.problems.push(
      ...rendered.warnings.map(({ line, severity, ...words }): Problem => ({ severity: severity ?? 'warning', places: [{ file, line }], ...words })),
    )
    return rendered
  }

  private rendered(key: string, file: string, text: string, firstLine: number): RenderedMarkdown {
    const excess = this.cache.has(key) ? undefined : findExcess(text)
    if (excess) {
      const { line, reason } = excess
      this.problems.push({ severity: 'error', places: [{ file, line: line + firstLine - 1 }], ...wording.contentTooComplex(file, reason) })
      return renderMarkdown('', this.settings)
    }
    try {
      return this.cache.get(key, () => renderMarkdown(text, this.settings, firstLine))
    } catch (error) {
      // Quotations and lists within each other by the thousand: the parser goes down into each of them.
      if (!(error instanceof RangeError)) throw error
      this.problems.push({ severity: 'error', places: [{ file }], ...wording.contentTooDeep(file) })
      return renderMarkdown('', this.settings)
    }
  }
}

/** Rendered texts by digest of their source. It only saves time: a missing or damaged file costs one rendering. */
class MarkdownCache {
  private readonly file: string
  private readonly kept: Map<string, RenderedMarkdown>
  private readonly used = new Map<string, RenderedMarkdown>()
  private changed = false

  constructor(file: string) {
    this.file = file
    this.kept = readCache(file)
  }

  has(key: string): boolean {
    return this.kept.has(key)
  }

  get(key: string, render: () => RenderedMarkdown): RenderedMarkdown {
    const found = this.kept.get(key)
    const kept = found && isOwnMarkup(found.html) ? found : undefined
    if (found && !kept) warnOfDamage(this.file)
    const value = kept ?? render()
    if (!kept) this.changed = true
    this.used.set(key, value)
    return value
  }

  save(): void {
    if (!this.changed && this.used.size === this.kept.size) return
    writeCache(this.file, this.used)
  }
}
