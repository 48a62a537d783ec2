/** Reads the texts of `content/`: a markdown file for each act, city, article and page. */
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as z from 'zod'
import { belongsTo } from '../../core/invalid-parts.ts'
import { isOfSystem } from '../../core/names.ts'
import { htmlTexts, type SafeHtml } from '../../core/page-content.ts'
import { printable } from '../../core/printable.ts'
import { errorAt, type Source } from '../../core/problem.ts'
import { atStart } from '../../core/problem-texts.ts'
import type { CopyRuleName } from '../../schema/copy.ts'
import { origin } from '../../schema/field.ts'
import { type Cache, createCache } from '../../system/cache.ts'
import { filesBelow } from '../../system/files-below.ts'
import { readable } from '../../system/readable.ts'
import type { YieldToEventLoop } from '../../system/yield.ts'
import { type Change, changedBody, changedFields } from '../data/changes.ts'
import { placeFinder } from '../data/reader.ts'
import { checkValue } from '../data/schema-problems.ts'
import { fillInFields } from '../data/values.ts'
import { diaryFolder, endingIn } from '../files/content-files.ts'
import { calendarProblem, isNamedCalendar } from '../files/raw-calendars.ts'
import { conflictProblems, readRequiredText, readText } from '../files/read-text.ts'
import type { Findings, Report } from '../findings.ts'
import { sentencesFile } from '../sentences/catalogue.ts'
import { type FrontMatter, readFrontMatter } from './front-matter.ts'
import type { RenderedMarkdown } from './markdown.ts'
import { renderText, type TextContext, type TextPart } from './text-renderer.ts'

const originSchema = z.strictObject(origin)

export type EntryText = RenderedMarkdown & z.infer<typeof originSchema>

const noFrontMatter = (body: string): FrontMatter => ({ data: {}, body, bodyLine: 1, lines: new Map() })

/**
 * @property program the digest of what renders texts: where it is not known, nothing is kept
 * @property fresh renders all of them
 * @property changes other values in place of what the files say
 */
type ReaderOptions = {
  program: string | undefined
  fresh?: boolean | undefined
  changes?: readonly Change[] | undefined
}

export class ContentReader {
  /** The files that were read, or looked for. */
  readonly read = new Set<string>()
  readonly changes: readonly Change[] | undefined
  private readonly cache: Cache<RenderedMarkdown>

  /** @param yieldToEventLoop is awaited before each file */
  constructor(
    readonly root: string,
    private readonly context: TextContext,
    readonly found: Findings,
    { program, fresh, changes }: ReaderOptions,
    private readonly yieldToEventLoop: YieldToEventLoop,
  ) {
    this.changes = changes
    this.cache = createCache({ root, name: 'texts', makers: { texts: program }, fresh, unused: 0 })
  }

  private render(part: TextPart, found = this.found): RenderedMarkdown {
    return renderText(part, this.context, this.cache, found)
  }

  private async begin(file: string): Promise<void> {
    this.read.add(file)
    await this.yieldToEventLoop()
  }

  /**
   * The text of an entry. Its front matter, if it has any, holds its origin alone. A missing text is a
   * problem of the entry.
   */
  async entryText(file: string, entry: string, source: Source): Promise<EntryText> {
    await this.begin(file)
    const { found } = this
    const { value: written = '', problems } = readText(this.root, file)
    const matter = /^\s*---(?!-)/.test(written)
      ? readFrontMatter(file, written)
      : { value: noFrontMatter(written), problems: [] }
    const { data, body, bodyLine: firstLine, lines } = matter.value ?? noFrontMatter('')
    const text = changedBody(file, body, this.changes)
    for (const problem of [...problems, ...matter.problems]) found.reportText(problem)
    const place = placeFinder(file, lines)
    const meta = checkValue(originSchema, data, `the text of ${entry}`, place, found.reportText)
    if (text.trim() === '' && problems.length === 0 && matter.value && meta)
      found.reportText(
        errorAt([{ file: source.file, line: source.line }, { file }], {
          code: 'content-missing',
          what: `${atStart(entry)} has no text: ${file} does not exist or is empty.`,
          hint: 'Write that file; blank lines separate its paragraphs.',
        }),
      )
    return { ...this.render({ file, text, firstLine }), ...meta }
  }

  /**
   * A file whose front matter fits a schema, with its values filled in; nothing when it does not. Its body is
   * rendered as one text, or as the blocks of a page.
   */
  async file<T extends object>(
    file: string,
    noun: 'article' | 'page',
    schema: z.ZodType<T> & { shape: object },
  ) {
    await this.begin(file)
    const { found } = this
    const { value: text = '', problems: unreadable } = readRequiredText(this.root, file)
    const unusable = [...unreadable, ...conflictProblems(file, text)]
    const matter =
      unusable.length > 0 ? { value: undefined, problems: unusable } : readFrontMatter(file, text)
    matter.problems.forEach(found.report)
    if (!matter.value) return undefined
    const { bodyLine, lines } = matter.value
    const written = changedFields(file, matter.value.data, this.changes)
    const body = changedBody(file, matter.value.body, this.changes)
    const place = placeFinder(file, lines)
    const lineOf = (field: string) => place(field.split('.')).line
    const other = elsewhere[noun]
    if (other.has in written && !(other.lacks in written)) {
      const what = `${file} has the fields of ${other.noun}.`
      found.report(
        errorAt({ file, line: 1 }, { code: 'content-elsewhere', what, hint: `Move it to ${other.folder}.` }),
      )
      return undefined
    }
    // The owner is still writing a draft.
    const isDraft = 'draft' in written && written.draft === true
    const free: readonly CopyRuleName[] = 'amounts' in written ? ['typed-price'] : []
    const foundInTexts = isDraft ? { ...found, texts: [] } : found
    const data = fillInFields(written, this.context.values, place, free, foundInTexts)
    const name = `the ${noun} "${file.split('/').at(-1)?.replace('.md', '')}"`
    const meta = checkValue(schema, data, name, place, found.report)
    return (
      meta && {
        meta,
        /** The line of a field, or of the field around it. */
        lineOf,
        text: () => this.render({ file, text: body, firstLine: bodyLine, free }, foundInTexts),
        blocks: () => this.render({ file, text: body, firstLine: bodyLine, isPage: true }),
        /** A field that is one paragraph of markdown, as HTML. */
        paragraph: (text: string, field: string): SafeHtml | undefined =>
          htmlTexts(
            this.render({ file, text, firstLine: lineOf(field), isPage: true }, { ...found, texts: [] })
              .blocks,
          )[0],
      }
    )
  }

  /** Saves rendered texts for the next run. */
  save(): void {
    this.cache.save()
  }
}

/**
 * How a file of the other kind is recognised among articles, and among pages: by a field that it has and one
 * that it lacks.
 */
const elsewhere = {
  article: { has: 'hero', lacks: 'publishDate', noun: 'a page', folder: 'content/pages/' },
  page: { has: 'publishDate', lacks: 'hero', noun: 'an article', folder: 'content/blog/' },
}

/** The files of a folder that are read, sorted. */
export function contentFiles(root: string, folder: string, report: Report): string[] {
  const path = join(root, folder)
  if (!existsSync(path)) return []
  const { value: names = [], problems } = readable(folder, () => readdirSync(path))
  problems.forEach(report)
  const files = names
    .filter((name) => name.endsWith(endingIn(folder)) && !isOfSystem(name))
    .map((name) => `${folder}/${name}`)
  return files.sort()
}

/**
 * Reports files of `content/` that no entry has: because of their ending or their folder, or most likely of a
 * typing error in a name. What programs leave behind, and notes for readers of the folder, may be there.
 * @param used the files that entries have; those of entries that were left out are not reported
 */
export function reportUnread(
  root: string,
  folders: readonly string[],
  used: ReadonlySet<string>,
  found: Findings,
): void {
  const path = join(root, 'content')
  const { value: files = [] } = existsSync(path) ? readable('content', () => filesBelow(path)) : {}
  const isNote = (file: string) =>
    /(?:^|\/)(?:\.|readme\.md$)|~$|\.(?:bak|orig|swp|tmp)$/i.test(file.slice('content/'.length)) ||
    isOfSystem(basename(file))
  for (const file of files.map((name) => `content/${name}`).sort()) {
    if (file === sentencesFile || used.has(file) || isNote(file)) continue
    const [, folder = '', name = ''] = /^(.*)\/([^/.]*)/.exec(file) ?? []
    if (folders.includes(folder) && file.endsWith(endingIn(folder))) {
      if (!belongsTo(found.invalid, name))
        found.reportText(
          errorAt(
            { file },
            {
              code: 'content-orphan',
              what: `${file} belongs to no entry of the data, so no page shows it.`,
              hint: 'Rename the file after the entry, add the entry, or remove the file.',
            },
          ),
        )
      continue
    }
    if (isNamedCalendar(file)) {
      found.report(calendarProblem(file))
      continue
    }
    const shown = printable(file)
    const texts = folders.filter((other) => other !== diaryFolder).join(', ')
    const what = `${shown} is not read: texts are files with the ending .md in ${texts}, and the days of acts files with .yaml in ${diaryFolder}.`
    const hint = 'Rename it, or move it to the folder that it belongs to or out of content/.'
    found.report(errorAt({ file: shown }, { code: 'content-unread', what, hint }))
    if (/^[a-z0-9-]+$/i.test(name)) found.markInvalid({ names: [name.toLowerCase()] })
  }
}
