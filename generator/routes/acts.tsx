/** The pages about one act: its own, how to book it, and one for each occasion. */
import { ActBookingPage } from '../../templates/pages/ActBookingPage.tsx'
import { ActOccasionPage } from '../../templates/pages/ActOccasionPage.tsx'
import { ActPage } from '../../templates/pages/ActPage.tsx'
import { ArtistsPage } from '../../templates/pages/ArtistsPage.tsx'
import { categoryNames } from '../../templates/parts/ActCard.tsx'
import { paths } from '../core/addresses.ts'
import type { Site, SiteAct } from '../load/site.ts'
import { relatedActs, similarActs } from '../relate/acts.ts'
import { citiesWithActs } from '../relate/cities.ts'
import type { Family, RouteFamily } from './route.ts'
import { actCard } from './social-cards.ts'
import { actFaqs, actView, bookingLinks, cardOf, pageOccasions, tributeLink } from './views.ts'

const toActs = { label: 'Artiesten', to: paths.acts() }
const toAct = (act: SiteAct) => ({ label: act.name, to: paths.act(act) })

export const artistsFamily: RouteFamily<Site, Family> = {
  family: 'acts',
  *routes({ acts, settings }) {
    const breadcrumb = [{ label: 'Artiesten', current: true }]
    yield {
      family: 'acts',
      path: paths.acts(),
      sources: acts.map(({ source }) => source),
      meta: () => ({
        title: 'Coverbands & tributebands boeken',
        description: `Kies uit ${settings.claims.actsInDescription} coverbands, tributebands en akoestische acts voor je bruiloft, bedrijfsfeest of festival in België en Nederland.`,
        keywords: ['coverbands boeken', 'tributebands boeken', 'akoestische acts', 'live band boeken'],
        section: 'acts',
        breadcrumb,
      }),
      element: () => <ArtistsPage breadcrumb={breadcrumb} acts={acts.map(cardOf)} />,
    }
  },
}

export const actFamily: RouteFamily<Site, Family> = {
  family: 'act',
  *routes(site) {
    for (const act of site.acts) {
      const breadcrumb = [toActs, { label: act.name, current: true }]
      const { gallery, videoUrl, repertoire, biography, riderFile } = act
      yield {
        family: 'act',
        path: paths.act(act),
        sources: [act.source],
        meta: () => ({
          title: act.originalArtist
            ? `${act.name} boeken | ${act.originalArtist} Tribute Band België`
            : `${act.name} boeken | Beste ${categoryNames[act.category].label} België`,
          titleSuffix: 'none',
          description: act.shortDescription,
          keywords: [act.name, `${act.name} boeken`, ...(act.originalArtist ? [`${act.originalArtist} tribute band`] : []), categoryNames[act.category].label],
          card: actCard(act),
          section: 'acts',
          breadcrumb,
          subjects: [{ kind: 'act', name: act.name, description: act.bio, image: act.image, originalArtist: act.originalArtist, path: paths.act(act) }],
        }),
        element: () => (
          <ActPage
            breadcrumb={breadcrumb}
            act={{ ...actView(site, act), biography: biography.html, repertoire, gallery, videoUrl, riderFile }}
            booking={bookingLinks(site, act)}
            cities={citiesWithActs(site.cities).map(({ key, city }) => ({ label: `${act.name} in ${city.name}`, to: paths.actInCity(act, { key }) }))}
            tribute={tributeLink(act)}
            related={relatedActs(act, site.acts).map(cardOf)}
          />
        ),
      }
    }
  },
}

export const actBookingFamily: RouteFamily<Site, Family> = {
  family: 'act booking',
  *routes(site) {
    const general = site.occasions.find(({ key }) => key === 'evenement')
    if (!general) throw new Error('data/occasions.ts has no general text: an entry with the key evenement')
    for (const act of site.acts) {
      const breadcrumb = [toActs, toAct(act), { label: 'Boeken', current: true }]
      yield {
        family: 'act booking',
        path: paths.actBooking(act),
        sources: [act.source, general.source],
        meta: () => ({
          title: `${act.name} boeken: prijs, sets en techniek`,
          description: `Wat ${act.name} kost, hoe lang de act speelt, hoeveel plaats ze vraagt en hoe je in drie stappen boekt. ${act.lineUp[0]?.toUpperCase()}${act.lineUp.slice(1)}.`,
          keywords: [`${act.name} boeken`, `${act.name} prijs`, `${act.name} inhuren`],
          card: actCard(act),
          section: 'acts',
          breadcrumb,
          subjects: [{ kind: 'service', name: `${act.name} boeken`, description: act.shortDescription }],
        }),
        element: () => (
          <ActBookingPage
            breadcrumb={breadcrumb}
            act={{ ...actView(site, act), reasons: act.reasons }}
            general={{ intro: general.intro, text: general.text }}
            occasions={bookingLinks(site, act).slice(1)}
            faqs={actFaqs(site, act)}
            similar={similarActs(act, site.acts).map(cardOf)}
          />
        ),
      }
    }
  },
}

export const actOccasionFamily: RouteFamily<Site, Family> = {
  family: 'act for occasion',
  *routes(site) {
    for (const act of site.acts) {
      for (const occasion of pageOccasions(site)) {
        const { name, heading, intro, text, tips, key } = occasion
        const breadcrumb = [toActs, toAct(act), { label: name[0]?.toUpperCase() + name.slice(1), current: true }]
        yield {
          family: 'act for occasion',
          path: paths.actForOccasion(act, key),
          sources: [act.source, occasion.source],
          meta: () => ({
            title: `${act.name} ${heading} boeken`,
            description: act.occasions[key].split('. ').slice(0, 2).join('. ').replace(/\.?$/, '.'),
            keywords: [`${act.name} ${name}`, `band ${name}`, `live muziek ${name}`],
            card: actCard(act),
            section: 'acts',
            breadcrumb,
            subjects: [{ kind: 'service', name: `${act.name} ${heading}`, description: act.occasions[key] }],
          }),
          element: () => (
            <ActOccasionPage
              breadcrumb={breadcrumb}
              act={{ ...actView(site, act), musicians: act.musicians }}
              occasion={{ name, heading, intro, text, tips }}
              fit={act.occasions[key]}
              others={bookingLinks(site, act, key)}
              similar={similarActs(act, site.acts).map(cardOf)}
            />
          ),
        }
      }
    }
  },
}
