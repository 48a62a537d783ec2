/** Lists that the facts alone make: acts, cities, tributes, customers, shows, articles. */
import { paths } from '../../generator/core/addresses.ts'
import { blockDefinitions as blocks } from '../../generator/schema/blocks.ts'
import { ActGridPart } from '../parts/ActCard.tsx'
import { ActList } from '../parts/ActList.tsx'
import { ArticleCard, ArticleGrid } from '../parts/ArticleCard.tsx'
import { LandingIndex } from '../parts/City.tsx'
import { Bill, LinkListPart, PartLinks } from '../parts/Link.tsx'
import { AgendaLink, CalendarLink, ShowList } from '../parts/Shows.tsx'
import { Strip } from '../parts/Strip.tsx'
import { Testimonials } from '../parts/Testimonials.tsx'
import { view } from './block.ts'

export const entries = {
  acts: view(blocks.acts, {
    list: (choice, facts) => facts.acts(choice),
    show: ({ short, ...choice }, _, { facts, page }) => {
      const list = facts.acts(choice).page(page)
      return choice.strip ? <Strip acts={list.entries} /> : <ActGridPart list={list} short={short} />
    },
  }),
  'act-list': view(blocks['act-list'], {
    feature: 'finder',
    list: (_, facts) => facts.actList(),
    show: (_, __, { facts, page }) => <ActList list={facts.actList().page(page)} finder={facts.finder()} />,
  }),
  cities: view(blocks.cities, {
    list: ({ kind, country, only }, facts) =>
      only ? facts.cityLinks(kind, only) : facts.cityIndex(kind, country),
    show: ({ kind, country, only, whole }, _, { facts, page }) =>
      only ? (
        <LinkListPart list={facts.cityLinks(kind, only).page(page)} />
      ) : (
        <LandingIndex kind={kind} list={facts.cityIndex(kind, country).page(page)} isWhole={whole} />
      ),
  }),
  tributes: view(blocks.tributes, {
    list: (_, facts) => facts.tributeLinks(),
    show: (_, __, { facts, page }) => <Bill list={facts.tributeLinks().page(page)} />,
  }),
  testimonials: view(blocks.testimonials, {
    isEmpty: (_, facts) => facts.testimonials().length === 0,
    show: (_, __, { facts }) => <Testimonials testimonials={facts.testimonials()} />,
  }),
  shows: view(blocks.shows, {
    list: (choice, facts) => facts.shows(choice),
    show: ({ played, count }, _, { facts, page }) => {
      const list = facts.shows({ played, count }).page(page)
      return (
        <>
          <ShowList shows={list.entries} kind={played ? 'played' : 'coming'} />
          <PartLinks list={list} />
          {!played && (count === undefined ? <CalendarLink to={paths.calendar()} /> : <AgendaLink />)}
        </>
      )
    },
  }),
  articles: view(blocks.articles, {
    list: ({ latest }, facts) => (latest ? undefined : facts.articles()),
    isEmpty: (_, facts) => facts.articles().isEmpty,
    show: ({ latest }, _, { facts, page }) => {
      const list = facts.articles().page(page)
      if (latest)
        return list.entries
          .slice(0, 1)
          .map((article) => <ArticleCard key={article.path} article={article} featured />)
      return (
        <>
          <ArticleGrid articles={list.entries} short />
          <PartLinks list={list} />
        </>
      )
    },
  }),
}
