/** Articles: markdown with front matter, checked by a schema like the entries of `data/`. */
import type * as z from 'zod'
import { type LeftOut, nothingLeftOut } from '../core/left-out.ts'
import type { Problem } from '../core/problem.ts'
import { articleSchema } from '../schema/article.ts'
import type { ContentReader } from './content.ts'
import { explain } from './explain.ts'
import type { SiteArticle } from './site.ts'

/** All articles of the blog, newest first; two of one day in the order of their ids. */
export async function articlesFrom(reader: ContentReader, problems: Problem[], leftOut: LeftOut = nothingLeftOut()): Promise<SiteArticle[]> {
  const articles: SiteArticle[] = []
  for (const file of reader.filesIn('content/blog')) {
    const page = await checkedFile(reader, file, 'article', articleSchema, problems)
    if (page)
      articles.push({ ...page.meta, source: { entry: `articles/${page.meta.slug}`, file, line: 1, lineOf: page.file.lineOf }, content: page.file.text() })
    else leftOut.names.add(file.replace(/^.*\/|\.md$/g, ''))
  }
  return articles.sort(newestFirst)
}

/** The order of the blog. */
export const newestFirst = (a: SiteArticle, b: SiteArticle): number => (a.publishDate === b.publishDate ? b.id - a.id : a.publishDate < b.publishDate ? 1 : -1)

/** A file with front matter that fits its schema; nothing when it does not. */
export async function checkedFile<T>(reader: ContentReader, file: string, noun: string, schema: z.ZodType<T> & { shape: object }, problems: Problem[]) {
  const text = await reader.page(file, problems)
  if (!text) return undefined
  const checked = schema.safeParse(text.data)
  if (checked.success) {
    const lines = Object.fromEntries(Object.keys(text.data).map((field) => [field, text.lineOf(field)]))
    return { meta: checked.data, file: text, lines }
  }
  const name = `the ${noun} "${file.split('/').at(-1)?.replace('.md', '')}"`
  const place = (path: readonly PropertyKey[]) => ({ file, line: text.lineOf(path.map(String).join('.')), field: path.map(String).join('.') })
  problems.push(...explain(checked.error, { name, value: text.data, fields: Object.keys(schema.shape), place }))
  return undefined
}
