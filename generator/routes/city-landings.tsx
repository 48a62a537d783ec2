/** The landing pages of cities: one of each kind for every city, and for every alias of it. */

import { showBlocks } from '../../templates/blocks/show-blocks.tsx'
import { CityLandingPage } from '../../templates/pages/CityLandingPage.tsx'
import { ActGridPart } from '../../templates/parts/ListParts.tsx'
import { Section } from '../../templates/parts/Section.tsx'
import { type LandingKind, landingKinds, paths } from '../core/addresses.ts'
import type { Family } from '../core/families.ts'
import { mapHtml, type PageBlock } from '../core/page-content.ts'
import { longList, partSizes } from '../core/parts.ts'
import { withIdPrefix } from '../load/markdown.ts'
import type { Site, SiteCity } from '../load/site.ts'
import { fittingFirst } from '../relate/acts.ts'
import { citiesWithActs, keysOf } from '../relate/cities.ts'
import { tripTo } from '../relate/travel.ts'
import type { Category } from '../schema/act.ts'
import { coverbandStory } from './landings/coverband.ts'
import { acousticsOf, liveMusicStory } from './landings/live-music.ts'
import type { LandingContext, LandingStory } from './landings/story.ts'
import { tributebandStory } from './landings/tributeband.ts'
import { factsOf, faqSubjects } from './pages.tsx'
import { withParts } from './parts.tsx'
import { rosterPitch } from './pitch.ts'
import { relationsOf } from './relations.ts'
import type { Route, RouteFamily } from './route.ts'
import { cityCard } from './social-cards.ts'
import { actInCityLink, cityView, landingLink } from './views.ts'
import { cardInCity } from './visit.ts'

/** Which acts a kind of landing page shows first. */
const fitting: Record<LandingKind, Category> = { coverband: 'cover', tributeband: 'tribute', 'live-muziek': 'akoestisch' }

const stories: Record<LandingKind, (context: LandingContext) => LandingStory> = {
  coverband: coverbandStory,
  tributeband: tributebandStory,
  'live-muziek': liveMusicStory,
}

/** How many neighbours are known to a landing page, and how many of them it links to: fewer where its tables have links to acts. */
const neighbourCount = 6
const linkedNeighbours: Record<LandingKind, number> = { coverband: 3, tributeband: 3, 'live-muziek': neighbourCount }

export const cityLandingFamily: RouteFamily<Site, Family> = {
  family: 'city landing',
  *routes(site) {
    const { t } = site
    const { surroundings } = relationsOf(site)
    // One list for all cities: a list for each page would be kept as long as its route.
    const inOrder = new Map(landingKinds.map((kind) => [kind, fittingFirst(site.acts, fitting[kind])]))
    for (const city of site.cities) {
      const [local] = citiesWithActs([city])
      const nearest = surroundings(city).slice(0, neighbourCount)
      const trip = tripTo(site.settings, city)
      for (const kind of landingKinds) {
        const about = kind === 'live-muziek' ? site.acts : site.acts.filter(({ category }) => category === fitting[kind])
        const context: LandingContext = { site, city, acts: about, trip, nearest }
        for (const key of keysOf(city)) {
          const path = paths.cityLanding(kind, { key })
          const acts = longList(inOrder.get(kind) ?? [], partSizes.cards, path, (act) => ({
            ...cardInCity(site, act, city),
            local: local && actInCityLink(site, act, city, local.key),
          }))
          const page: Route<Family> = {
            family: 'city landing',
            path,
            sources: [city.source],
            meta: () => {
              const head = headOf(site, city, kind)
              return {
                ...head,
                canonical: paths.cityLanding(kind, city),
                card: cityCard(site, city),
                section: paths.landingOverview(kind),
                breadcrumb: [{ label: t('link.acts'), to: paths.acts() }, { label: city.name }],
                subjects: [
                  {
                    kind: 'service',
                    name: t('city-landing.service', { kind, city: city.name }),
                    description: head.description,
                    area: { name: city.name, country: city.country },
                  },
                  ...(kind === 'live-muziek' ? faqSubjects(textsOf(city)) : []),
                ],
              }
            },
            element: () => (
              <CityLandingPage
                kind={kind}
                city={{ key: city.key, name: city.name, image: `cities/${city.key}` }}
                kicker={t(`city-landing.${kind}.kicker`, { city: city.name })}
                {...stories[kind](context)}
                {...(kind === 'live-muziek' && { onCity: onCity(context) })}
                acts={acts.part(1)}
                siblings={landingKinds.filter((other) => other !== kind).map((other) => landingLink(site, other, city))}
                nearby={nearest
                  .slice(0, linkedNeighbours[kind] - (city.aliases ?? []).length)
                  .map((other) => ({ ...landingLink(site, kind, other), note: t('distance', other) }))}
                aliases={keysOf(city)
                  .filter((other) => other !== key)
                  .map((other) => ({ label: t('link.landing', { kind, city: other }), to: paths.cityLanding(kind, { key: other }) }))}
              />
            ),
          }
          yield* withParts(site, page, {
            name: t('link.landing', { kind, city: city.name }),
            partCount: acts.partCount,
            show: (part) => (
              <Section background="stage" title={t('city-landing.acts', { city: city.name })}>
                <ActGridPart list={acts.part(part)} />
              </Section>
            ),
          })
        }
      }
    }
  },
}

/**
 * What only the page on all live music shows of a city. The agency's own words, where the city has some, come before the essay: both are about the
 * city as a whole, and each text stands on one page only.
 */
const onCity = (context: LandingContext) => ({
  text: showBlocks(textsOf(context.city), factsOf(context.site)),
  facts: cityView(context.site, context.city),
  acoustics: acousticsOf(context),
})

const textsOf = ({ short, content }: SiteCity): PageBlock[] => [
  ...(short ? mapHtml(short.content.blocks, (html) => withIdPrefix(html, 'short-')) : []),
  ...content.blocks,
]

/** The words for search engines. The page on all live music has those that the owner wrote for the city. */
function headOf(site: Site, city: SiteCity, kind: LandingKind): { title: string; description: string; keywords: readonly string[] } {
  const { t } = site
  if (kind === 'live-muziek') {
    const { title, description, keywords } = city.short ?? city
    return { title, description, keywords }
  }
  return {
    title: t(`city-landing.${kind}.title`, { city: city.name }),
    description: t(`city-landing.${kind}.description`, { city: city.name, ...rosterPitch(site, fitting[kind], city) }),
    keywords: city.keywords,
  }
}
