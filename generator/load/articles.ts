/** The articles of `content/blog/`. */
import { createLeftOut } from '../core/left-out.ts'
import { articleSchema } from '../schema/article.ts'
import { type ContentReader, markdownFiles } from './content.ts'
import { type Found, joinFindings, readEach } from './found.ts'
import type { SiteArticle } from './site.ts'

/** All articles of the blog, newest first; two of one day in the order of their ids. */
export async function articlesFrom(reader: ContentReader): Promise<Found<SiteArticle[]>> {
  const files = markdownFiles(reader.root, 'content/blog')
  const articles = await readEach(files.value, (file) => articleFrom(reader, file))
  return { ...joinFindings([files, articles]), value: articles.value.flat().sort(newestFirst) }
}

async function articleFrom(reader: ContentReader, file: string): Promise<Found<SiteArticle[]>> {
  const found = await reader.file(file, 'article', articleSchema)
  if (!found.value) return { ...found, value: [], leftOut: createLeftOut({ names: [file.replace(/^.*\/|\.md$/g, '')] }) }
  const { meta, lineOf, text } = found.value
  const content = text()
  return { ...joinFindings([found, content]), value: [{ ...meta, source: { entry: `articles/${meta.slug}`, file, line: 1, lineOf }, content: content.value }] }
}

/** The order of the blog. */
export const newestFirst = (a: SiteArticle, b: SiteArticle): number => (a.publishDate === b.publishDate ? b.id - a.id : a.publishDate < b.publishDate ? 1 : -1)
