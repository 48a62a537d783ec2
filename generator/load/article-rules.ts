/** Rules for articles: their category, the order of their dates, the time that reading takes. */
import { closestWord } from '../core/closest-word.ts'
import { quote } from '../core/printable.ts'
import { errorAt, isError, type Problem } from '../core/problem.ts'
import { placeOf } from '../core/source.ts'
import { wording } from '../core/wording.ts'
import type { Site, SiteArticle } from './site.ts'

/** Words a minute in which an article is read: the stored time may differ by two minutes. */
const slowest = 200
const fastest = 230

/** @param finished the articles that are on the site: only they have a whole text */
export const checkArticles = (site: Site, finished: readonly SiteArticle[]): Problem[] => [
  ...readTimes(site, finished),
  ...unknownCategories(site),
  ...updatedTooEarly(site),
  ...updatedInFuture(site),
]

const updatedTooEarly = ({ articles }: Site): Problem[] =>
  articles
    .filter(({ publishDate, updated = publishDate }) => updated < publishDate)
    .map(({ slug, publishDate, updated, source }): Problem => {
      const places = [placeOf(source, 'updated'), placeOf(source, 'publishDate')]
      return errorAt(places, wording.updatedTooEarly(`the article "${slug}"`, String(updated), publishDate))
    })

/** An article that is not published yet may have changed on its first day. */
const updatedInFuture = ({ articles, today }: Site): Problem[] =>
  articles
    .filter(({ publishDate, updated = publishDate }) => updated > today && updated > publishDate)
    .map(({ slug, updated, source }): Problem => errorAt(placeOf(source, 'updated'), wording.updatedInFuture(`the article "${slug}"`, String(updated), today)))

/** Articles in a category that the settings do not list. */
function unknownCategories({ articles, settings: { articleCategories }, leftOut }: Site): Problem[] {
  if (leftOut.unknown || leftOut.parts.has('article categories')) return []
  return articles
    .filter(({ category }) => !articleCategories.includes(category))
    .map(({ slug, category, source }) =>
      errorAt(
        placeOf(source, 'category'),
        wording.unknownCategory(`the article "${slug}"`, quote(category), closestWord(category, articleCategories), articleCategories),
      ),
    )
}

function readTimes({ problems }: Site, articles: readonly SiteArticle[]): Problem[] {
  // The words of refused texts were not counted.
  const refused = new Set(problems.filter(isError).flatMap(({ places }) => places.map(({ file }) => file)))
  return articles.flatMap(({ slug, readTime, content, source }) => {
    if (refused.has(source.file)) return []
    const from = Math.ceil(content.words / fastest)
    const to = Math.ceil(content.words / slowest)
    const within = readTime >= from - 2 && readTime <= to + 2
    return within ? [] : [errorAt(placeOf(source, 'readTime'), wording.readTimeOff(`the article "${slug}"`, readTime, content.words, from, to))]
  })
}
