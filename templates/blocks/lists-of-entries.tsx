/** Lists that the facts alone make: cities, tributes, customers, articles. */
import * as z from 'zod'
import { landingKinds, paths } from '../../generator/core/addresses.ts'
import { ArticleCard, ArticleGrid } from '../parts/ArticleCard.tsx'
import { LandingIndex } from '../parts/CityIndex.tsx'
import { LinkListPart, PartLinks } from '../parts/ListParts.tsx'
import { AgendaLink, CalendarLink, ShowList } from '../parts/Shows.tsx'
import { Testimonials } from '../parts/Testimonials.tsx'
import { block, count, flag, names, noAttributes } from './block.ts'

/** `::cities{kind=coverband}`, `::cities{kind=coverband country=BE}`: an index of the landing pages of cities. With `only="gent brugge"`, links to a few. */
export const cities = block({
  in: ['section'],
  takes: [],
  attributes: z
    .strictObject({ kind: z.enum(landingKinds), country: z.enum(['BE', 'NL']).optional(), only: names.optional() })
    .refine(({ country, only }) => !country || !only, 'written with "country" or with "only", not with both'),
  refersTo: ({ only = [] }) => only.map((name) => ({ kind: 'city', name })),
  list: ({ kind, country, only }, facts) => (only ? facts.cityLinks(kind, only) : facts.cityIndex(kind, country)),
  show: ({ kind, country, only }, _, { facts, part }) =>
    only ? <LinkListPart list={facts.cityLinks(kind, only).part(part)} /> : <LandingIndex kind={kind} list={facts.cityIndex(kind, country).part(part)} />,
})

/** `::tributes`: links to the pages of all original artists. */
export const tributes = block({
  in: ['section'],
  takes: [],
  attributes: noAttributes,
  list: (_, facts) => facts.tributeLinks(),
  show: (_, __, { facts, part }) => <LinkListPart list={facts.tributeLinks().part(part)} />,
})

/** `::testimonials` */
export const testimonials = block({
  in: ['section'],
  takes: [],
  attributes: noAttributes,
  isEmpty: (_, facts) => facts.testimonials().length === 0,
  show: (_, __, { facts }) => <Testimonials testimonials={facts.testimonials()} />,
})

/** `::shows`: all shows to come, `::shows{played}`: those that were played; `::shows{count=3}`: the next three, with the way to all. */
export const shows = block({
  in: ['section'],
  takes: [],
  attributes: z.strictObject({ played: flag, count: count.optional() }),
  list: (choice, facts) => facts.shows(choice),
  isEmpty: (choice, facts) => facts.shows(choice).part(1).entries.length === 0,
  show: ({ played, count }, _, { facts, part }) => {
    const list = facts.shows({ played, count }).part(part)
    return (
      <>
        <ShowList shows={list.entries} />
        <PartLinks list={list} />
        {!played && (count === undefined ? <CalendarLink to={paths.calendar()} /> : <AgendaLink />)}
      </>
    )
  },
})

/** `::articles`: all articles, newest first; `::articles{latest}`: the newest one, large. */
export const articles = block({
  in: ['section'],
  takes: [],
  attributes: z.strictObject({ latest: flag }),
  list: ({ latest }, facts) => (latest ? undefined : facts.articles()),
  show: ({ latest }, _, { facts, part }) => {
    const list = facts.articles().part(part)
    if (latest) return list.entries.slice(0, 1).map((article) => <ArticleCard key={article.path} article={article} featured />)
    return (
      <>
        <ArticleGrid articles={list.entries} short />
        <PartLinks list={list} />
      </>
    )
  },
})
