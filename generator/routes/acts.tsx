/** The pages about one act: its own, how to book it, and one for each occasion. */
import { showBlocks } from '../../templates/blocks/show-blocks.tsx'
import { ActPage, type LinksView } from '../../templates/pages/ActPage.tsx'
import { ActBookingPage, ActOccasionPage } from '../../templates/pages/BookingPages.tsx'
import { ActIndex } from '../../templates/parts/City.tsx'
import { type PriceView, priceRange } from '../../templates/parts/price.tsx'
import { Section } from '../../templates/parts/Section.tsx'
import { paths } from '../core/addresses.ts'
import { isService, services } from '../core/artist-pages.ts'
import { embedOf } from '../core/embeds.ts'
import { pick } from '../core/group-by.ts'
import { withoutVat } from '../core/price.ts'
import { capitalise } from '../core/text.ts'
import type { Site, SiteAct } from '../load/site.ts'
import { hasPages } from '../relate/acts.ts'
import { generalOccasion } from '../schema/occasion.ts'
import { actDetails, bookingView, onStageView } from './act-facts.ts'
import { daysView } from './days.ts'
import { headOfAct, pitchOf } from './heads.ts'
import { withFurtherPages } from './list-pages.tsx'
import { occasionTips, orderView, partyOf } from './occasion.ts'
import { factsOf, faqSubjects } from './pages.tsx'
import { comparedOnItsPage } from './planning.ts'
import { relationsOf } from './relations.ts'
import type { Page } from './route.ts'
import { sampleOf } from './samples.ts'
import { eventsOf, showsOfAct } from './shows.ts'
import { saidOf } from './testimonials.ts'
import {
  actInCityPath,
  actInWords,
  actView,
  bookingLinks,
  cardOf,
  cardsOf,
  cityIndexOf,
  lineOf,
  onEvening,
  pageOccasions,
  priceOn,
  suitedOccasions,
  tributeLink,
} from './views.ts'

/**
 * What those reckon with who do not pay for it themselves: the amount without VAT, once its rate is
 * confirmed.
 */
const netPrice = ({ t, vat }: Site, { amounts }: PriceView): string | undefined =>
  amounts?.vatIncluded && vat.confirmed
    ? t('act-facts.net', { price: priceRange(t, withoutVat(amounts, vat.percent)) })
    : undefined

function linksOf(site: Site, act: SiteAct): LinksView {
  const pages = Object.entries(act.links ?? {}).map(([key, href]) => ({
    label: isService(key) ? services[key].name : site.t('act.own-site'),
    href,
  }))
  return { pages, sample: sampleOf(site, act, 'links') }
}

export function* actPages(site: Site): Iterable<Page> {
  const { t } = site
  for (const act of site.acts) {
    const links = linksOf(site, act)
    const { player, biography } = act
    const path = paths.act(act)
    const cities = cityIndexOf(site, path, (key) => actInCityPath(site, act, { key }))
    const words = { act: act.name, artist: act.originalArtist, category: t('category.label', act) }
    const page: Page = {
      path,
      sources: [act.source],
      meta: () => ({
        title: t('act.title', words),
        description: t('act.description', {
          act: act.name,
          pitch: pitchOf(site, act),
          genres: capitalise(site.format.list(act.genres.slice(0, 2))),
          suits: suitedOccasions(site, act),
        }),
        keywords: [t('act.keywords', words), ...act.searchWords],
        ...headOfAct(site, act),
        features: ['act'],
        subjects: [
          {
            kind: 'act',
            name: act.name,
            description: act.shortDescription,
            image: act.image,
            genres: act.genres,
            sameAs: !links.sample ? links.pages.map(({ href }) => href) : [],
          },
          ...eventsOf(act, site),
          ...faqSubjects(biography.blocks),
        ],
      }),
      element: () => (
        <ActPage
          act={{
            ...actView(site, act),
            ...pick(act, 'shortDescription', 'repertoire', 'gallery', 'videoUrl', 'soundUrl'),
            links,
            player: player === undefined ? undefined : { page: player, ...embedOf(player) },
            ...{ sampleFilm: sampleOf(site, act, 'videoUrl'), sampleClip: sampleOf(site, act, 'soundUrl') },
            suits: suitedOccasions(site, act),
            biography: showBlocks(biography.blocks, factsOf(site)),
            rider: onStageView(site, act),
          }}
          details={actDetails(site, act)}
          booking={bookingLinks(site, act)}
          cities={cities.page(1)}
          tribute={tributeLink(site, act)}
          said={saidOf(site, act)}
          shows={showsOfAct(site, act)}
          days={daysView(site, act)}
          related={cardsOf(site, relationsOf(site).similar(act))}
          compared={comparedOnItsPage(site, act)}
        />
      ),
    }
    yield* withFurtherPages(site, page, {
      name: act.name,
      pageCount: cities.pageCount,
      show: (page) => (
        <Section title={t('act.cities')}>
          <ActIndex act={act.name} list={cities.page(page)} />
        </Section>
      ),
    })
  }
}

export function* actBookingPages(site: Site): Iterable<Page> {
  const { t } = site
  const general = site.occasions.find((occasion) => !hasPages(occasion))
  if (!general)
    throw new Error(`data/occasions.ts has no general text: an entry with the key ${generalOccasion}`)
  for (const act of site.acts) {
    const name = { act: act.name }
    yield {
      path: paths.actBooking(act),
      sources: [act.source, general.source],
      meta: () => ({
        title: t(act.price ? 'act-booking.title' : 'act-booking.title-on-request', name),
        description: t('act-booking.description', {
          act: act.name,
          pitch: pitchOf(site, act),
          hall: act.rider !== undefined,
        }),
        keywords: t('act-booking.keywords', name),
        ...headOfAct(site, act, t('link.booking')),
        subjects: [
          {
            kind: 'service',
            name: t('link.act-booking', name),
            description: act.shortDescription,
            offer: act.price,
          },
        ],
      }),
      element: () => (
        <ActBookingPage
          act={{ ...actInWords(site, act), suits: suitedOccasions(site, act) }}
          booking={bookingView(site, act)}
          general={general.text}
          occasions={bookingLinks(site, act).slice(1)}
          similar={relationsOf(site)
            .similar(act)
            .map((other) => lineOf(site, other))}
        />
      ),
    }
  }
}

export function* actOccasionPages(site: Site): Iterable<Page> {
  const { t } = site
  for (const act of site.acts) {
    for (const occasion of pageOccasions(site)) {
      const { name, heading, guide, key } = occasion
      const fit = act.occasions[key]
      // The rules ask for it.
      if (fit === undefined) continue
      const party = () => partyOf(site, act, occasion)
      const price = () => priceOn(site, act, { occasion: key })
      yield {
        path: paths.actForOccasion(act, key),
        sources: [act.source, occasion.source],
        meta: () => ({
          title: t('act-occasion.title', { act: act.name, heading }),
          description: t('act-occasion.description', {
            act: act.name,
            heading,
            pitch: pitchOf(site, act, price()),
            unsuited: act.unsuited?.[key],
            hours: occasion.day !== undefined,
          }),
          keywords: t('act-occasion.keywords', { act: act.name, occasion: name }),
          ...headOfAct(site, act, capitalise(name)),
          subjects: [
            {
              kind: 'service',
              name: t('link.act-occasion', { act: act.name, occasion: heading }),
              description: fit,
              offer: price().amounts,
            },
          ],
        }),
        element: () => (
          <ActOccasionPage
            act={{ ...actView(site, act), price: price(), suits: suitedOccasions(site, act) }}
            portrait={act.portrait}
            net={occasion.private ? undefined : netPrice(site, price())}
            occasion={{ key, name, heading }}
            fit={fit}
            unsuited={act.unsuited?.[key]}
            order={orderView(party())}
            tips={occasionTips(party())}
            more={[
              ...(guide ? [{ label: guide.label, to: paths.written(guide.to) }] : []),
              ...bookingLinks(site, act, key),
            ]}
            similar={relationsOf(site)
              .similar(act, { occasion: key })
              .map((other) => onEvening(cardOf, site, other, { occasion: key }))}
          />
        ),
      }
    }
  }
}
