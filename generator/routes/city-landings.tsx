/** The landing pages of cities: one of each kind for every city, and for every alias of it. */
import { showBlocks } from '../../templates/blocks/show-blocks.tsx'
import { CityLandingPage } from '../../templates/pages/CityLandingPage.tsx'
import { ActGridPart, type ActLineView } from '../../templates/parts/ActCard.tsx'
import { Section } from '../../templates/parts/Section.tsx'
import { type LandingKind, landingKinds, paths } from '../core/addresses.ts'
import { mapHtml, type PageBlock } from '../core/page-content.ts'
import { longList, partSizes, withEntries } from '../core/parts.ts'
import { withIdPrefix } from '../load/markdown.ts'
import type { Site, SiteAct, SiteCity } from '../load/site.ts'
import { fittingFirst } from '../relate/acts.ts'
import { citiesWithActs, keysOf } from '../relate/cities.ts'
import type { Category } from '../schema/act.ts'
import { landingStory } from './landing-story.ts'
import { factsOf, faqSubjects } from './pages.tsx'
import { withParts } from './parts.tsx'
import { type RosterPitch, rosterPitch } from './pitch.ts'
import { relationsOf } from './relations.ts'
import type { Page } from './route.ts'
import { showsInCity } from './shows.ts'
import { cityCard } from './social-cards.ts'
import { actInCityLink, cardOf, cityFacts, landingLink, lineOf } from './views.ts'
import { inCity } from './visit.ts'

/** Which acts a kind of landing page shows first. */
const fitting: Record<LandingKind, Category> = { coverband: 'cover', tributeband: 'tribute', 'live-muziek': 'akoestisch' }

/** How many acts a page shows as cards. */
const cardCount = 6

/** How many of the nearest cities a landing page links to. */
const neighbourCount = 4

export function* cityLandingPages(site: Site): Iterable<Page> {
  const { t } = site
  const { surroundings } = relationsOf(site)
  // One list for all cities: a list for each page would be kept as long as its route.
  const inOrder = new Map(landingKinds.map((kind) => [kind, fittingFirst(site.acts, fitting[kind])]))
  for (const city of site.cities) {
    const [local] = citiesWithActs([city])
    const nearest = surroundings(city).slice(0, neighbourCount)
    for (const kind of landingKinds) {
      const about = actsOf(site, kind)
      for (const key of keysOf(city)) {
        const path = paths.cityLanding(kind, { key })
        const here = <View extends ActLineView>(view: View, act: SiteAct): View => ({
          ...inCity(view, site, act, city),
          local: local && actInCityLink(site, act, city, local.key),
        })
        const roster = inOrder.get(kind) ?? []
        const acts = longList(roster, partSizes.cards, path, (act) => act)
        const first = { ...acts.part(1), entries: acts.part(1).entries.slice(cardCount) }
        const page: Page = {
          path,
          sources: [city.source],
          meta: () => {
            // The page on all live music names no range of prices.
            const { offer, ...roster } = rosterPitch(site, kind === 'live-muziek' ? [] : about, city)
            const head = headOf(site, city, kind, roster)
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
                  ...(offer && { offer }),
                },
                ...faqSubjects(textOf(city, kind)),
              ],
            }
          },
          element: () => (
            <CityLandingPage
              kind={kind}
              city={{ key: city.key, name: city.name, image: `cities/${city.key}` }}
              kicker={t('city-landing.kicker', { kind })}
              {...landingStory(site, kind, city, about)}
              text={showBlocks(textOf(city, kind), factsOf(site))}
              facts={cityFacts(site, city)}
              shows={showsInCity(site, city, about)}
              cards={roster.slice(0, cardCount).map((act) => here(cardOf(site, act), act))}
              others={withEntries(first, (act) => here(lineOf(act), act))}
              siblings={[
                ...landingKinds.filter((other) => other !== kind).map((other) => landingLink(site, other, city)),
                // The other addresses of the same page.
                ...keysOf(city)
                  .filter((other) => other !== key)
                  .map((other) => ({ label: t('link.landing', { kind, city: other }), to: paths.cityLanding(kind, { key: other }) })),
              ]}
              nearby={nearest.map((near) => ({ ...landingLink(site, kind, near.city), note: t('distance', { km: near.km }) }))}
            />
          ),
        }
        yield* withParts(site, page, {
          name: t('link.landing', { kind, city: city.name }),
          partCount: acts.partCount,
          show: (part) => (
            <Section background="stage" title={t('city-landing.acts', { city: city.name })}>
              <ActGridPart list={withEntries(acts.part(part), (act) => here(cardOf(site, act), act))} />
            </Section>
          ),
        })
      }
    }
  }
}

/** The acts that a landing page is about. */
const actsOf = ({ acts }: Pick<Site, 'acts'>, kind: LandingKind): readonly SiteAct[] =>
  kind === 'live-muziek' ? acts : acts.filter(({ category }) => category === fitting[kind])

/** The owner's text for a kind of page: each text stands on one page only. The essay is for a city that has no other. */
function textOf({ shortText, partyText, concertText, content }: SiteCity, kind: LandingKind): readonly PageBlock[] {
  const own = kind === 'coverband' ? partyText : kind === 'tributeband' ? concertText : undefined
  if (own) return own.blocks
  return [...(shortText ? mapHtml(shortText.blocks, (html) => withIdPrefix(html, 'short-')) : []), ...content.blocks]
}

/** The words for search engines. The page on all live music has those that the owner wrote for the city. */
function headOf({ t }: Site, city: SiteCity, kind: LandingKind, roster: RosterPitch): { title: string; description: string; keywords: readonly string[] } {
  if (kind === 'live-muziek') {
    const { title, description, keywords } = city.short ?? city
    return { title, description, keywords }
  }
  return {
    title: t('city-landing.title', { kind, city: city.name }),
    description: t('city-landing.description', { kind, city: city.name, ...roster }),
    keywords: city.keywords,
  }
}
