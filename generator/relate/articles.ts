/** Articles that are related to an article. */
import type { ArticleMeta } from '../schema/article.ts'

const shownCount = 2

type Related = Pick<ArticleMeta, 'slug' | 'category' | 'tags'>

/**
 * Other articles: those of the category first, then by the number of shared tags; where that is equal, in
 * their order, newest first.
 */
export function relatedArticles<T extends Related>(article: Related, articles: readonly T[]): T[] {
  const weight = (other: T) =>
    (other.category === article.category ? 1000 : 0) +
    other.tags.filter((tag) => article.tags.includes(tag)).length
  return articles
    .filter(({ slug }) => slug !== article.slug)
    .map((other) => ({ other, weight: weight(other) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, shownCount)
    .map(({ other }) => other)
}
