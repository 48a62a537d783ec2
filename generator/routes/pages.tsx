/** The pages of `content/pages/`: the fixed pages of the site, and those that a host or a browser shows when something is missing. */
import type { PageFacts } from '../../templates/blocks/block.ts'
import { showBlocks } from '../../templates/blocks/show-blocks.tsx'
import { ContentPage } from '../../templates/pages/ContentPage.tsx'
import { paths, type SitePath } from '../core/addresses.ts'
import { everyBlock } from '../core/page-content.ts'
import type { Site, SitePage } from '../load/site.ts'
import { citiesByKey } from '../relate/cities.ts'
import { landingLinks } from './cities.tsx'
import type { Family, Meta, Route, RouteFamily, Subject } from './route.ts'
import { tributeLinks } from './tributes.tsx'
import { articleCardOf, cardOf } from './views.ts'

/** Pages outside the menu: hosts and browsers show them instead of others. */
const statusPages: readonly SitePath[] = [paths.notFound(), paths.serverError(), paths.offline()]

export const pageFamily: RouteFamily<Site, Family> = {
  family: 'page',
  *routes(site) {
    for (const page of site.pages) if (!statusPages.includes(page.path)) yield routeOf(site, page, 'page')
  },
}

export const statusFamily: RouteFamily<Site, Family> = {
  family: 'status page',
  *routes(site) {
    for (const page of site.pages.filter(({ path }) => statusPages.includes(path))) {
      if (page.path === paths.offline() && !site.settings.serviceWorker) continue
      yield routeOf(site, page, 'status page')
      // Some hosts look for the nearest file of this name.
      if (page.path === paths.notFound())
        for (const folder of ['artist', 'blog'] as const) yield { ...routeOf(site, page, 'status page'), path: paths.notFound(folder) }
    }
  },
}

function routeOf(site: Site, page: SitePage, family: Family): Route<Family> {
  const { path, source, blocks, hero, lead } = page
  return {
    family,
    path,
    sources: [source],
    meta: () => metaOf(page),
    element: () => (
      <ContentPage hero={hero} lead={lead} breadcrumb={breadcrumbOf(page)} known={path === paths.notFound() ? knownNames(site) : undefined}>
        {showBlocks(blocks, factsOf(site))}
      </ContentPage>
    ),
  }
}

const breadcrumbOf = ({ breadcrumb }: SitePage) => (breadcrumb === undefined ? undefined : [{ label: breadcrumb, current: true }])

function metaOf(page: SitePage): Meta {
  const { path, title, titleSuffix, description, keywords, card, section } = page
  const breadcrumb = breadcrumbOf(page)
  return {
    title,
    description,
    section: section === undefined ? path : paths.written(section),
    ...(titleSuffix && { titleSuffix }),
    ...(keywords && { keywords }),
    ...(card && { card }),
    ...(breadcrumb && { breadcrumb }),
    ...(statusPages.includes(path) && { noindex: true }),
    subjects: subjectsOf(page),
  }
}

/** What pages describe to search engines by their address. */
const subjectsByPath: ReadonlyMap<SitePath, readonly Subject[]> = new Map([
  [paths.home(), [{ kind: 'business' }, { kind: 'website' }]],
  [paths.about(), [{ kind: 'business' }]],
  [paths.contact(), [{ kind: 'business' }]],
])

function subjectsOf({ path, blocks, service, description }: SitePage): Subject[] {
  const faqs = [...everyBlock(blocks)].filter(({ name }) => name === 'questions').flatMap(({ parts }) => parts)
  return [
    ...(subjectsByPath.get(path) ?? []),
    ...(service === undefined ? [] : [{ kind: 'service' as const, name: service, description }]),
    ...(faqs.length === 0 ? [] : [{ kind: 'faq' as const, faqs: faqs.map(({ title, plain }) => ({ question: title, answer: plain })) }]),
  ]
}

/** The names with which the script describes a missing page. */
const knownNames = ({ acts, cities }: Site) => ({ acts: acts.map(({ slug }) => slug), cities: [...citiesByKey(cities).keys()] })

/** What blocks can show of a site. */
export const factsOf = (site: Site): PageFacts => ({
  acts: ({ category, top = false, count }) =>
    site.acts
      .filter((act) => (category === undefined || act.category === category) && (!top || act.isTopAct === true))
      .slice(0, count)
      .map(cardOf),
  actList: () => site.acts.map((act) => ({ ...cardOf(act), searchWords: act.searchWords })),
  cityLinks: ({ kind, country, only }) => {
    const named = only?.flatMap((key) => site.cities.find((city) => city.key === key) ?? [])
    return landingLinks(
      site,
      kind,
      (named ?? site.cities).filter((city) => country === undefined || city.country === country),
    )
  },
  tributeLinks: () => tributeLinks(site),
  price: (key) => {
    const found = [...site.priceClasses, ...site.priceRanges].find((price) => price.key === key)
    if (!found) throw new Error(`data/prices.ts has no price "${key}"`)
    const { from, to } = found
    return 'name' in found ? { key, name: found.name, from, to, openEnded: found.openEnded, includes: found.includes } : { key, name: key, from, to }
  },
  testimonials: () => site.testimonials.map(({ quote, author, company, sample }) => ({ quote, author, company, sample })),
  articles: () => site.articles.map(articleCardOf),
  form: (name) => ({ service: site.settings.forms[name], ownForm: paths.form(name) }),
})
