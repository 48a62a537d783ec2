/** Lists that the facts alone make: cities, tributes, customers, articles. */
import * as z from 'zod'
import { landingKinds } from '../../generator/core/addresses.ts'
import { ArticleCard, ArticleGrid } from '../parts/ArticleCard.tsx'
import { LinkList } from '../parts/LinkList.tsx'
import { Testimonials } from '../parts/Testimonials.tsx'
import { block, flag, names, noAttributes } from './block.ts'

/** `::cities{kind=coverband country=BE}`, `::cities{kind=coverband only="gent brugge"}`: links to the landing pages of cities. */
export const cities = block({
  in: ['section'],
  takes: [],
  attributes: z.strictObject({ kind: z.enum(landingKinds), country: z.enum(['BE', 'NL']).optional(), only: names.optional() }),
  refersTo: ({ only = [] }) => only.map((name) => ({ kind: 'city', name })),
  show: (choice, _, { facts }) => <LinkList links={facts.cityLinks(choice)} />,
})

/** `::tributes`: links to the pages of all original artists. */
export const tributes = block({
  in: ['section'],
  takes: [],
  attributes: noAttributes,
  show: (_, __, { facts }) => <LinkList links={facts.tributeLinks()} />,
})

/** `::testimonials` */
export const testimonials = block({
  in: ['section'],
  takes: [],
  attributes: noAttributes,
  show: (_, __, { facts }) => <Testimonials testimonials={facts.testimonials()} />,
})

/** `::articles`: all articles, newest first; `::articles{latest}`: the newest one, large. */
export const articles = block({
  in: ['section'],
  takes: [],
  attributes: z.strictObject({ latest: flag }),
  show: ({ latest }, _, { facts }) => {
    const all = facts.articles()
    if (latest) return all.slice(0, 1).map((article) => <ArticleCard key={article.path} article={article} featured />)
    return <ArticleGrid articles={all} short />
  },
})
