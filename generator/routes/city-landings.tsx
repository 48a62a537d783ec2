/** The landing pages of cities: one of each kind for every city, and for every alias of it. */
import { showBlocks } from '../../templates/blocks/show-blocks.tsx'
import { CityLandingPage, type CityLandingPageProps } from '../../templates/pages/CityLandingPage.tsx'
import { ActGridPart } from '../../templates/parts/ActCard.tsx'
import { Section } from '../../templates/parts/Section.tsx'
import { type LandingKind, paths } from '../core/addresses.ts'
import { countEach, matchingFirst } from '../core/group-by.ts'
import { htmlTexts, mapHtml, type PageBlock } from '../core/page-content.ts'
import { pageSizes, paginate, withEntries } from '../core/pagination.ts'
import type { Ride } from '../core/price.ts'
import { landingText } from '../load/files/content-files.ts'
import type { Site, SiteAct, SiteCity } from '../load/site.ts'
import { idPrefixer } from '../load/texts/markdown.ts'
import { hasPrices } from '../relate/acts.ts'
import { type Landing, landingsWithActs } from '../relate/categories.ts'
import { citiesWithActs, keysOf } from '../relate/cities.ts'
import { classNeeded, ruleOf } from '../relate/decibels.ts'
import { journeyOf } from '../relate/evening.ts'
import { tripTo } from '../relate/travel.ts'
import { hallMisfit, hallsFor, partyHallsFirst } from '../relate/venues.ts'
import { songLanguage } from '../relate/visit.ts'
import { numberText, sizesOf } from './act-facts.ts'
import { rosterPitch, serviceIn } from './heads.ts'
import { withFurtherPages } from './list-pages.tsx'
import { factsOf, faqSubjects } from './pages.tsx'
import { relationsOf } from './relations.ts'
import type { Page } from './route.ts'
import { showsInCity } from './shows.ts'
import { durationText } from './times.ts'
import { cardOf, cityFacts, inCity, landingLink, lineOf } from './views.ts'
import { alsoText } from './visit.ts'

const cardCount = 6
const listedHalls = 4
const neighbourCount = 4

export function* cityLandingPages(site: Site): Iterable<Page> {
  const { t } = site
  const { surroundings } = relationsOf(site)
  // The acts that pages of a kind are about, and all acts in their order there. A list for each page would be
  // kept as long as its route.
  const shown = landingsWithActs(site.categories, site.acts)
  const quiet = site.categories.flatMap(({ key, isQuiet }) => (isQuiet ? [key] : []))
  const kinds = shown.map((landing) => {
    const { role, category: own } = landing
    const isFitting = ({ category }: SiteAct) =>
      role === 'all' ? quiet.includes(category) : category === own
    return {
      landing,
      isFirst: isFirstOf(shown, landing),
      about: role === 'all' ? site.acts : site.acts.filter(isFitting),
      roster: matchingFirst(site.acts, isFitting),
    }
  })
  for (const city of site.cities) {
    const [place] = citiesWithActs([city])
    const keys = keysOf(city)
    const nearest = surroundings(city).slice(0, neighbourCount)
    const isFollowed = (act: SiteAct) => songLanguage(act, city, site.settings) !== 'lost'
    const isForAll = site.acts.every(isFollowed)
    for (const { landing, isFirst, about, roster: all } of kinds) {
      const { kind } = landing
      const roster = isForAll ? all : matchingFirst(all, isFollowed)
      for (const key of keys) {
        const path = paths.cityLanding(kind, { key })
        const acts = paginate(roster, pageSizes.cards, path, (act) => act)
        const first = { ...acts.page(1), entries: acts.page(1).entries.slice(cardCount) }
        const page: Page = {
          path,
          sources: [city.source],
          meta: () => {
            const { offer, ...head } = headOf(site, city, landing, about)
            return {
              ...head,
              canonical: paths.cityLanding(kind, city),
              card: {
                title: t('social-card.city', { city: city.name }),
                kicker: city.province,
                image: `cities/${city.key}`,
              },
              section: paths.landingOverview(kind),
              breadcrumb: [{ label: t('link.acts'), to: paths.acts() }, { label: city.name }],
              subjects: [
                serviceIn(
                  city,
                  t('city-landing.service', { kind, city: city.name }),
                  head.description,
                  offer,
                ),
                ...faqSubjects(ownBlocks(city, landing, isFirst)),
              ],
            }
          },
          element: () => (
            <CityLandingPage
              kind={kind}
              kindCount={about.length}
              city={cityFacts(city)}
              kicker={t('city-landing.kicker', { kind })}
              {...landingStory(site, landing, city, about, isFirst)}
              text={showBlocks(ownBlocks(city, landing, isFirst), factsOf(site))}
              shows={showsInCity(site, city, about)}
              cards={roster.slice(0, cardCount).map((act) => inCity(cardOf, site, act, city, place))}
              others={withEntries(first, (act) => inCity(lineOf, site, act, city, place))}
              siblings={[
                ...shown
                  .filter((other) => other !== landing)
                  .map((other) => landingLink(site, other.kind, city)),
                ...keys
                  .filter((other) => other !== key)
                  .map((other) => paths.cityLanding(kind, { key: other }))
                  .map((to) => ({ label: t('city-landing.alias', { address: to }), to })),
              ]}
              nearby={nearest.map((near) => ({
                ...landingLink(site, kind, near.city),
                note: t('distance', { km: near.km }),
              }))}
            />
          ),
        }
        yield* withFurtherPages(site, page, {
          name: t('link.landing', { kind, city: city.name }),
          pageCount: acts.pageCount,
          show: (page) => (
            <Section
              background="stage"
              title={t('city-landing.acts', { city: city.name, count: roster.length })}
            >
              <ActGridPart
                list={withEntries(acts.page(page), (act) => inCity(cardOf, site, act, city, place))}
              />
            </Section>
          ),
        })
      }
    }
  }
}

/** Whether a kind of page is the first for parties or for concerts. */
function isFirstOf(shown: readonly Landing[], landing: Landing): boolean {
  const isParty = ({ role }: Landing) => role === 'party'
  return landing === shown.find((other) => other.role !== 'all' && isParty(other) === isParty(landing))
}

/**
 * The owner's text for a kind of page: each text stands on one page only, and that for parties or concerts on
 * the first such page. The essay is for a city that has no other; a further kind has none then.
 */
function ownBlocks(city: SiteCity, { kind, role }: Landing, isFirst: boolean): readonly PageBlock[] {
  const { shortText, partyText, concertText, content } = city
  const own = city[landingText(kind)] ?? (isFirst ? (role === 'party' ? partyText : concertText) : undefined)
  if (own) return own.blocks
  if (!isFirst && role !== 'all') return []
  return [
    ...(shortText ? mapHtml(shortText.blocks, idPrefixer('short-', htmlTexts(shortText.blocks))) : []),
    ...content.blocks,
  ]
}

/**
 * The words for search engines. The page on all live music has those that the owner wrote for the city, and
 * no range of prices.
 */
function headOf(site: Site, city: SiteCity, { kind, role }: Landing, acts: readonly SiteAct[]) {
  if (role === 'all') {
    const { title, description, keywords } = city.short ?? city
    return { title, description, keywords }
  }
  const { offer, ...roster } = rosterPitch(site, acts, city)
  const description = site.t('city-landing.description', {
    kind,
    city: city.name,
    halls: suitableHalls(role, city, acts).length,
    ...roster,
  })
  return {
    title: site.t('city-landing.title', { kind, city: city.name }),
    description,
    keywords: city.keywords,
    offer,
  }
}

/**
 * What the page says of the city.
 * @param acts the acts that the page is about, in the order of the roster
 * @param isFirst whether no other page for parties, or for concerts, says how to reach the halls
 */
function landingStory(
  site: Site,
  { kind, role }: Landing,
  city: SiteCity,
  acts: readonly SiteAct[],
  isFirst: boolean,
): Pick<CityLandingPageProps, 'lead' | 'benefits' | 'venues' | 'venuesRest'> {
  const { t } = site
  const trip = tripTo(site.settings, city)
  // Keys that are unknown give none: loading reports them. Pages do not tell what nobody has checked.
  const zones = (city.zones ?? []).flatMap(
    (key) => site.zones.find((zone) => zone.key === key && zone.unverified !== true) ?? [],
  )
  const rules = role === 'all' ? zones.map(({ rule }) => rule).join(' ') : ''
  const facts = {
    ...{ kind, km: trip.km, duration: durationText(site, trip.minutes) },
    ...{
      drive: driveOf(site, city, acts, trip),
      language: city.language,
      zone: zoneWord(zones),
      country: city.country,
    },
  }
  const halls = role === 'all' ? [] : landingHalls(site, { kind, role }, city, acts, isFirst)
  return {
    lead: t('city-landing.lead', { kind, ...rosterPitch(site, acts, city) }),
    benefits: [
      {
        title: t('city-landing.service-benefit'),
        text:
          role === 'all' && !hasPrices(site.acts)
            ? t('city-landing.ride', facts)
            : t('city-landing.service-text', facts),
      },
      { title: t('city-landing.speed'), text: t('city-landing.speed-text', facts) },
      { title: t('city-landing.expertise'), text: rules || t('city-landing.expertise-text', facts) },
    ],
    // The essay on the page of all live music says where the halls are.
    venues: halls.slice(0, listedHalls),
    venuesRest:
      role === 'all'
        ? []
        : [...alsoText(site, halls.slice(listedHalls)), ...classesText(site, kind, city, acts)],
  }
}

/**
 * The halls of a city that suit some of the acts, those for parties first on a page for parties, each with the acts that
 * it suits. Without acts, it is all of them.
 */
function suitableHalls(role: Landing['role'], city: SiteCity, acts: readonly SiteAct[]) {
  const halls = role === 'party' ? partyHallsFirst(hallsFor(city, 'feest')) : hallsFor(city, 'concert')
  return halls
    .map((hall) => ({ hall, fitting: acts.filter((act) => hallMisfit(act, hall) === undefined) }))
    .filter(({ fitting }) => fitting.length > 0 || acts.length === 0)
}

function landingHalls(
  site: Site,
  { kind, role }: Landing,
  city: SiteCity,
  acts: readonly SiteAct[],
  isFirst: boolean,
): CityLandingPageProps['venues'] {
  return suitableHalls(role, city, acts).map(({ hall, fitting }) => {
    const { number, large, sizes } = sizesOf(site, fitting)
    return {
      name: hall.name,
      label: site.t('city-landing.hall', {
        ...{ kind, number, large, sizes, fits: fitting.length, label: hall.label },
        allNumber: numberText(site, acts.length),
        partly: fitting.length < acts.length,
      }),
      // Of a further kind of parties, the page would be too much like that of the first.
      reach: isFirst ? hall.reach : '',
    }
  })
}

/** The categories of loudness there, with how many of the acts need more than the lowest one. */
function classesText(
  { t, format, decibels }: Site,
  kind: LandingKind,
  city: SiteCity,
  acts: readonly SiteAct[],
): string[] {
  const rule = ruleOf(decibels, city)
  if (!rule || acts.length === 0) return []
  const counts = countEach(acts.flatMap((act) => classNeeded(rule, act) ?? []))
  const above = rule.classes.slice(1).flatMap((least) => {
    const count = counts.get(least)
    return count === undefined ? [] : [{ count, least }]
  })
  if (above.length === 0) return []
  const text = t('city-landing.classes', {
    kind,
    classes: format.either(rule.classes.map(String)),
    count: above.reduce((sum, { count }) => sum + count, 0),
    needs: above.map(({ count, least }) =>
      t('city-landing.class', { number: t('act-facts.number', { count }), least }),
    ),
  })
  return [text]
}

/** A drive in minutes after which an evening before a working day is possible. */
const shortDrive = 75

/** How the way home decides what an organiser can ask for. It is far where most acts stay overnight. */
function driveOf(
  site: Site,
  city: SiteCity,
  acts: readonly SiteAct[],
  { minutes }: Ride,
): 'far' | 'near' | 'middle' {
  const staying = acts.filter((act) => journeyOf(act, city, site).price.trip.nights > 0)
  return staying.length > acts.length / 2 ? 'far' : minutes <= shortDrive ? 'near' : 'middle'
}

/** What a van meets in a city: `zero` for a zone without emissions, `low` for another one, `none`. */
const zoneWord = ([zone]: Site['zones']): string =>
  zone === undefined ? 'none' : zone.kind === 'zero-emission' ? 'zero' : 'low'
