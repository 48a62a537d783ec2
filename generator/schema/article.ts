/** The front matter of an article, `content/blog/<slug>.md`; the body is the article. */
import * as z from 'zod'
import { calendarDate, imageFile, origin, publication, slug, text, texts, whole, wholeFrom } from './field.ts'

export const articleSchema = z.strictObject({
  id: wholeFrom(1),
  /** A part of its address: lower-case letters and digits in words joined by single dashes. */
  slug,
  title: text,
  /** One or two sentences for lists and search engines. */
  excerpt: text,
  author: text,
  /** A calendar date, yyyy-mm-dd. With one in the future, the article is on the site from that day on. */
  publishDate: calendarDate,
  /** The day on which the text last changed for its readers, yyyy-mm-dd; shown under the title. */
  updated: calendarDate.exactOptional(),
  /** Minutes, at 200 to 230 words a minute. */
  readTime: wholeFrom(1),
  /** One of `articleCategories` in `data/site.ts`. */
  category: text,
  tags: texts,
  seoKeywords: texts,
  /** A file under `static/images/`; the default picture of the blog when missing. */
  image: imageFile.exactOptional(),
  /**
   * The year of the amounts in euros that the text types; without it, texts name the values of
   * `data/prices.ts`.
   */
  amounts: whole.min(2000, 'a year').exactOptional(),
  ...origin,
  /** Keeps the article out of the site; `npm run dev` shows it with a mark. */
  draft: publication.draft,
})
export type ArticleMeta = z.infer<typeof articleSchema>
