/** Rules for articles: their category, the order of their dates, the time that reading takes. */
import { closestWord } from '../core/closest-word.ts'
import { quote } from '../core/printable.ts'
import { errorAt, isError, type Problem, placeOf } from '../core/problem.ts'
import { list } from '../core/problem-texts.ts'
import type { Site, SiteArticle } from './site.ts'

/** Words a minute in which an article is read: the stored time may differ by two minutes. */
const slowest = 200
const fastest = 230

/** @param finished the articles that are on the site: only they have a whole text */
export const checkArticles = (site: Site, finished: readonly SiteArticle[]): Problem[] => [
  ...readTimes(site, finished),
  ...unknownCategories(site),
  ...updates(site),
]

function* readTimes({ problems }: Site, articles: readonly SiteArticle[]): Generator<Problem> {
  // The words of refused texts were not counted.
  const refused = new Set(problems.filter(isError).flatMap(({ places }) => places.map(({ file }) => file)))
  for (const { slug, readTime, content, source } of articles) {
    const [from, to] = [Math.ceil(content.words / fastest), Math.ceil(content.words / slowest)]
    if (refused.has(source.file) || (readTime >= from - 2 && readTime <= to + 2)) continue
    yield errorAt(placeOf(source, 'readTime'), {
      code: 'read-time-off',
      what: `The readTime of the article "${slug}" is ${readTime} minutes, but ${content.words} words take ${from} to ${to}.`,
      hint: `Write a readTime within two minutes of that.`,
    })
  }
}

/** Articles in a category that the settings do not list. */
function* unknownCategories({ articles, settings: { articleCategories: known }, leftOut }: Site): Generator<Problem> {
  if (leftOut.unknown || leftOut.parts.has('article categories')) return
  for (const { slug, category, source } of articles) {
    if (known.includes(category)) continue
    const closest = closestWord(category, known)
    yield errorAt(placeOf(source, 'category'), {
      code: 'unknown-category',
      what: `The category of the article "${slug}" is ${quote(category)}, which articleCategories in data/site.ts does not list.`,
      hint: `${closest === undefined ? `Use one of ${list(known)}` : `Write "${closest}"`}, or add the category to that list.`,
    })
  }
}

/** An article that is not published yet may have changed on its first day. */
function* updates({ articles, today }: Site): Generator<Problem> {
  for (const { slug, publishDate, updated = publishDate, source } of articles) {
    if (updated < publishDate)
      yield errorAt([placeOf(source, 'updated'), placeOf(source, 'publishDate')], {
        code: 'updated-too-early',
        what: `The article "${slug}" is updated on ${updated}, before it was published on ${publishDate}.`,
        hint: 'Correct one of the dates, or remove "updated".',
      })
    else if (updated > today && updated > publishDate)
      yield errorAt(placeOf(source, 'updated'), {
        code: 'updated-in-future',
        what: `The article "${slug}" is updated on ${updated}, but today is ${today}.`,
        hint: 'Write the day on which you changed the text.',
      })
  }
}
