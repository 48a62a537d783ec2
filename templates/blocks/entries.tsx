/** Lists that the facts alone make: acts, cities, tributes, customers, shows, articles. */
import * as z from 'zod'
import { landingKinds, paths } from '../../generator/core/addresses.ts'
import { ActGridPart } from '../parts/ActCard.tsx'
import { ActList } from '../parts/ActList.tsx'
import { ArticleCard, ArticleGrid } from '../parts/ArticleCard.tsx'
import { LandingIndex } from '../parts/City.tsx'
import { LinkListPart, PartLinks } from '../parts/Link.tsx'
import { AgendaLink, CalendarLink, ShowList, Testimonials } from '../parts/Shows.tsx'
import { amongText, block, count, flag, names, plainBlock } from './block.ts'

export const entries = {
  /** `::acts{top}`, `::acts{category=tribute count=3 short}`: cards of acts, in the order of the roster. */
  acts: block({
    in: amongText,
    attributes: z.strictObject({
      category: z.enum(['tribute', 'cover', 'akoestisch']).optional(),
      /** The top acts only. */
      top: flag,
      count: count.optional(),
      /** Cards with two lines of text. */
      short: flag,
    }),
    list: (choice, facts) => facts.acts(choice),
    show: ({ short, ...choice }, _, { facts, part }) => <ActGridPart list={facts.acts(choice).part(part)} short={short} />,
  }),
  /** `::act-list`: all acts by category, with tabs. */
  'act-list': plainBlock({
    in: ['page'],
    feature: 'finder',
    list: (_, facts) => facts.actList(),
    show: (_, __, { facts, part }) => <ActList list={facts.actList().part(part)} finder={facts.finder()} />,
  }),
  /** `::cities{kind=coverband}`, `::cities{kind=coverband country=BE}`: an index of the landing pages of cities. With `only="gent brugge"`, links to a few. */
  cities: block({
    in: ['section'],
    attributes: z
      .strictObject({ kind: z.enum(landingKinds), country: z.enum(['BE', 'NL']).optional(), only: names.optional() })
      .refine(({ country, only }) => !country || !only, 'written with "country" or with "only", not with both'),
    refersTo: ({ only = [] }) => only.map((name) => ({ kind: 'city', name })),
    list: ({ kind, country, only }, facts) => (only ? facts.cityLinks(kind, only) : facts.cityIndex(kind, country)),
    show: ({ kind, country, only }, _, { facts, part }) =>
      only ? <LinkListPart list={facts.cityLinks(kind, only).part(part)} /> : <LandingIndex kind={kind} list={facts.cityIndex(kind, country).part(part)} />,
  }),
  /** `::tributes`: links to the pages of all original artists. */
  tributes: plainBlock({
    in: ['section'],
    list: (_, facts) => facts.tributeLinks(),
    show: (_, __, { facts, part }) => <LinkListPart list={facts.tributeLinks().part(part)} />,
  }),
  testimonials: plainBlock({
    in: ['section'],
    isEmpty: (_, facts) => facts.testimonials().length === 0,
    show: (_, __, { facts }) => <Testimonials testimonials={facts.testimonials()} />,
  }),
  /** `::shows`: all shows to come, `::shows{played}`: those that were played; `::shows{count=3}`: the next three, with the way to all. */
  shows: block({
    in: ['section'],
    attributes: z.strictObject({ played: flag, count: count.optional() }),
    list: (choice, facts) => facts.shows(choice),
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
  }),
  /** `::articles`: all articles, newest first; `::articles{latest}`: the newest one, large. */
  articles: block({
    in: ['section'],
    attributes: z.strictObject({ latest: flag }),
    list: ({ latest }, facts) => (latest ? undefined : facts.articles()),
    isEmpty: (_, facts) => facts.articles().isEmpty,
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
  }),
}
