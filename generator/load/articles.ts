/** Articles and legal pages: markdown with front matter, checked by the same schemas as `data/`. */
import type * as z from 'zod'
import { type LeftOut, nothingLeftOut } from '../core/left-out.ts'
import type { Problem } from '../core/problem.ts'
import { articleSchema } from '../schema/article.ts'
import { legalPageSchema } from '../schema/legal-page.ts'
import type { ContentReader } from './content.ts'
import { explain } from './explain.ts'
import type { LegalPage, SiteArticle } from './site.ts'

/** All articles of the blog, newest first; two of one day in the order of their ids. */
export async function articlesFrom(reader: ContentReader, problems: Problem[], leftOut: LeftOut = nothingLeftOut()): Promise<SiteArticle[]> {
  const articles: SiteArticle[] = []
  for (const file of reader.filesIn('content/blog')) {
    const page = await checkedPage(reader, file, 'article', articleSchema, problems)
    if (page) articles.push({ ...page.meta, source: { entry: `articles/${page.meta.slug}`, file, line: 1, lineOf: page.lineOf }, content: page.content })
    else leftOut.names.add(file.replace(/^.*\/|\.md$/g, ''))
  }
  return articles.sort(newestFirst)
}

/** The order of the blog. */
export const newestFirst = (a: SiteArticle, b: SiteArticle): number => (a.publishDate === b.publishDate ? b.id - a.id : a.publishDate < b.publishDate ? 1 : -1)

/** A legal page; an empty one when it has a problem, which ends the build anyway. */
export async function legalPageFrom(reader: ContentReader, file: string, problems: Problem[]): Promise<LegalPage> {
  const page = await checkedPage(reader, file, 'page', legalPageSchema, problems)
  const source = { entry: file.replace(/^content\/|\.md$/g, ''), file, line: 1 }
  return page
    ? { ...page.meta, source, content: page.content, lines: page.lines }
    : { title: file, description: file, source, lines: {}, content: { html: '' as never, headings: [], words: 0, links: [], warnings: [] } }
}

async function checkedPage<T>(reader: ContentReader, file: string, noun: string, schema: z.ZodType<T> & { shape: object }, problems: Problem[]) {
  const page = await reader.page(file, problems)
  if (!page) return undefined
  const checked = schema.safeParse(page.data)
  if (checked.success) {
    const lines = Object.fromEntries(Object.keys(page.data).map((field) => [field, page.lineOf(field)]))
    return { meta: checked.data, content: page.content, lines, lineOf: page.lineOf }
  }
  const name = `the ${noun} "${file.split('/').at(-1)?.replace('.md', '')}"`
  const place = (path: readonly PropertyKey[]) => ({ file, line: page.lineOf(String(path[0])), field: path.map(String).join('.') })
  problems.push(...explain(checked.error, { name, value: page.data, fields: Object.keys(schema.shape), place }))
  return undefined
}
