/**
 * The pages of `content/pages/`: the fixed pages of the site, and those that a host or a browser shows when
 * something is missing.
 */
import type { BlockFacts } from '../../templates/blocks/block.ts'
import {
  blocksOnPage,
  featuresOf,
  pagesNeeded,
  questionsOf,
  showBlocks,
} from '../../templates/blocks/show-blocks.tsx'
import { ContentPage } from '../../templates/pages/ContentPage.tsx'
import { allActsLanding, paths, type SitePath } from '../core/addresses.ts'
import { matchingFirst, pick } from '../core/group-by.ts'
import { oncePerPair } from '../core/once-per.ts'
import type { PageBlock } from '../core/page-content.ts'
import { pageSizes, paginate } from '../core/pagination.ts'
import { widest } from '../core/price.ts'
import type { Site, SitePage } from '../load/site.ts'
import { hasPrices } from '../relate/acts.ts'
import { landingsWithActs } from '../relate/categories.ts'
import { citiesByKey } from '../relate/cities.ts'
import { needsReview, structuredHours } from '../relate/claims.ts'
import { emptyPages } from '../relate/empty-pages.ts'
import { minuteOf, tripTo } from '../relate/travel.ts'
import { serviceOf } from '../schema/settings.ts'
import { finderOf, inTurns, listedAct, listedActs, searchLineOf, wallOf } from './finder.ts'
import { withFurtherPages } from './list-pages.tsx'
import { estimateOf, eveningOf, pricesAt, shortlistOf } from './planning.ts'
import { relationsOf } from './relations.ts'
import type { Meta, Page, Subject } from './route.ts'
import { showView } from './shows.ts'
import { saidOfAll } from './testimonials.ts'
import { clockText } from './times.ts'
import { articleCardOf, artistLink, cardOf, landingLink, pageOccasions } from './views.ts'

/** Pages outside the menu: hosts and browsers show them instead of others. */
const statusPaths: readonly SitePath[] = [paths.notFound(), paths.serverError(), paths.offline()]

export function* contentPages(site: Site): Iterable<Page> {
  for (const page of site.pages) {
    if (statusPaths.includes(page.path) || emptyPages(site).has(page.path)) continue
    const { path, title, blocks } = page
    const facts = factsOf(site, path)
    yield* withFurtherPages(site, routeOf(site, page, facts), {
      name: title,
      pageCount: pageCountOf(site, page),
      show: (page) => showBlocks(blocksOnPage(blocks, facts, page), facts, page),
    })
  }
}

/** The number of pages that the lists of a page need: its text does not follow from it. */
const pageCountOf = oncePerPair((site: Site, { path, blocks }: SitePage) =>
  pagesNeeded(blocks, factsOf(site, path)),
)

export function* statusPages(site: Site): Iterable<Page> {
  for (const page of site.pages.filter(({ path }) => statusPaths.includes(path))) {
    if (page.path === paths.offline() && !site.settings.serviceWorker) continue
    yield routeOf(site, page)
    // Some hosts look for the nearest file of this name.
    if (page.path === paths.notFound())
      for (const folder of notFoundFolders(site))
        yield { ...routeOf(site, page), path: paths.notFound(folder) }
  }
}

/** The folders with a not-found page of their own. */
export const notFoundFolders = (site: Site): ('artist' | 'blog')[] =>
  emptyPages(site).has(paths.blog()) ? ['artist'] : ['artist', 'blog']

function routeOf(site: Site, page: SitePage, facts = factsOf(site)): Page {
  const { path, source, blocks, hero, lead } = page
  return {
    path,
    sources: [source],
    meta: () => metaOf(site, page),
    element: () => (
      <ContentPage
        hero={hero}
        lead={lead}
        known={path === paths.notFound() ? knownNames(site) : undefined}
        searchLine={hero.searchLine ? searchLineOf(site) : undefined}
        wall={hero.wall ? wallOf(site) : undefined}
        needsReview={needsReview(page)}
      >
        {showBlocks(blocks, facts)}
      </ContentPage>
    ),
  }
}

function metaOf(site: Site, page: SitePage): Meta {
  const { path, titleSuffix, section, breadcrumb, noindex = false, linked = true } = page
  return {
    ...pick(page, 'title', 'description', 'keywords', 'card'),
    ...(titleSuffix && { titleSuffix }),
    section: section === undefined ? path : paths.written(section),
    breadcrumb: breadcrumb === undefined ? undefined : [{ label: breadcrumb }],
    // The list of favourites is the visitor's own.
    noindex: noindex || [...statusPaths, paths.favourites()].includes(path),
    ...(noindex && { isKept: true }),
    ...(!linked && { isUnlinked: true }),
    subjects: subjectsOf(site, page),
    features: [
      ...featuresOf(page.blocks),
      ...(path === paths.notFound() ? ['missing' as const] : []),
      ...(page.hero.searchLine ? ['search-line' as const] : []),
    ],
  }
}

/** The pages that describe the business to search engines. */
const businessPages: readonly SitePath[] = [paths.home(), paths.about(), paths.contact()]

const subjectsOf = (site: Site, { path, blocks, service, offer, description }: SitePage): Subject[] => [
  ...(businessPages.includes(path)
    ? [
        {
          kind: 'business' as const,
          openingHours: structuredHours(site.hours, site.settings.locale),
          hasPrices: hasPrices(site.acts),
        },
      ]
    : []),
  ...(path === paths.home() ? [{ kind: 'website' as const }] : []),
  ...(service === undefined
    ? []
    : [
        {
          kind: 'service' as const,
          name: service,
          description,
          offer: hasPrices(site.acts) ? priceNamed(site, offer) : undefined,
        },
      ]),
  ...faqSubjects(blocks),
]

const priceNamed = ({ priceClasses, priceRanges }: Site, key: string | undefined) =>
  [...priceClasses, ...priceRanges].find((price) => price.key === key)

/** The questions of a text, for search engines. */
export function faqSubjects(blocks: readonly PageBlock[]): Subject[] {
  const faqs = questionsOf(blocks)
  return faqs.length === 0 ? [] : [{ kind: 'faq', faqs }]
}

/** The cities that have a landing page of a kind: none where no act is of its category. */
const withLanding = ({ acts, categories, cities }: Site, kind: string) =>
  landingsWithActs(categories, acts).some((landing) => landing.kind === kind) ? cities : []

/**
 * The names with which the script of the not-found page describes a missing page, and the pages that it
 * suggests.
 */
function knownNames({ acts, categories, cities, occasions }: Site) {
  const landings = landingsWithActs(categories, acts).map(({ kind }) => kind)
  return {
    acts: { to: paths.act({ slug: '*' }), list: acts.map(({ slug, name }) => ({ key: slug, name })) },
    occasions: pageOccasions({ occasions }).map(({ key }) => key),
    search: { to: paths.acts() },
    cities: {
      to: paths.cityLanding(landings[0] ?? allActsLanding, { key: '*' }),
      list: [...citiesByKey(cities)].map(([key, { name }]) => ({ key, name })),
    },
    landings,
  }
}

/**
 * What blocks can show of a site.
 * @param first the address of the page, where its long lists go on in further pages; without it, acts end
 * where a page is full
 */
export const factsOf = (site: Site, first?: SitePath): BlockFacts => ({
  acts: ({
    category,
    top = false,
    strip = false,
    only,
    count = first === undefined ? pageSizes.cards : undefined,
  }) => {
    const ordered = strip ? matchingFirst(inTurns(site), ({ isTopAct }) => !isTopAct) : site.acts
    const wanted =
      only?.flatMap((slug) => site.acts.find((act) => act.slug === slug) ?? []) ??
      ordered.filter(
        (act) => (category === undefined || act.category === category) && (!top || act.isTopAct === true),
      )
    return paginate(wanted.slice(0, count), pageSizes.cards, first, (act) => cardOf(site, act))
  },
  actList: () => paginate(listedActs(site), pageSizes.cards, first, (act) => listedAct(site, act)),
  finder: () => finderOf(site),
  cityLinks: (kind, keys) => {
    const known = withLanding(site, kind)
    const cities = keys.flatMap((key) => known.find((city) => city.key === key) ?? [])
    return paginate(cities, pageSizes.links, first, (city) => landingLink(site, kind, city))
  },
  cityIndex: (kind, country) => {
    const cities = withLanding(site, kind)
      .filter((city) => country === undefined || city.country === country)
      .sort((a, b) => site.format.order(a.name, b.name))
    return paginate(cities, pageSizes.links, first, (city) => ({
      city: city.name,
      country: city.country,
      km: tripTo(site.settings, city).km,
      to: paths.cityLanding(kind, city),
    }))
  },
  tributeLinks: () =>
    paginate(relationsOf(site).tributes, pageSizes.links, first, ({ artist }) => ({
      artist: artist.name,
      to: artistLink(site, artist).to,
    })),
  clock: (time) => clockText(site, minuteOf(time)),
  price: (key) => {
    const found = priceNamed(site, key)
    if (!found) throw new Error(`data/prices.ts has no price "${key}"`)
    const own = 'name' in found ? pick(found, 'name', 'openEnded', 'includes') : { name: key }
    return { ...pick(found, 'key', 'from', 'to', 'vatIncluded'), ...own }
  },
  priceScale: () => {
    const ofActs = site.acts.flatMap(({ price }) => price ?? [])
    return Math.ceil(widest([...site.priceClasses, ...site.priceRanges, ...ofActs]).to / 1000) * 1000
  },
  testimonials: () => saidOfAll(site),
  shows: ({ played, count }) =>
    paginate(
      (played ? site.shows.played : site.shows.coming).slice(0, count),
      pageSizes.cards,
      first,
      showView(site, 'agenda'),
    ),
  articles: () => paginate(site.articles, pageSizes.cards, first, articleCardOf),
  shortlist: () => shortlistOf(site),
  hasPrices: hasPrices(site.acts),
  pricesAt: (occasion, category) => pricesAt(site, occasion, category),
  estimate: () => estimateOf(site),
  evening: (occasion, only) => eveningOf(site, occasion, only),
  besideActs: (html) => [{ html }],
  form: (name) => ({ service: serviceOf(site.settings.forms[name]), ownForm: paths.form(name) }),
})
