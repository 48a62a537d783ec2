/** The fixed landing pages, and the page about the agency. */
import type { ReactElement } from 'react'
import { AboutPage } from '../../templates/pages/AboutPage.tsx'
import { BesteCoverbandPage } from '../../templates/pages/BesteCoverbandPage.tsx'
import { CoverbandBoekenPage } from '../../templates/pages/CoverbandBoekenPage.tsx'
import { CoverbandBruiloftPage } from '../../templates/pages/CoverbandBruiloftPage.tsx'
import { CoverbandPrijzenPage } from '../../templates/pages/CoverbandPrijzenPage.tsx'
import { TributebandBoekenPage } from '../../templates/pages/TributebandBoekenPage.tsx'
import { TributebandFestivalPage } from '../../templates/pages/TributebandFestivalPage.tsx'
import { TributebandPrijzenPage } from '../../templates/pages/TributebandPrijzenPage.tsx'
import type { BreadcrumbItem } from '../../templates/parts/Breadcrumb.tsx'
import { type FixedLanding, fixedLandings, type LandingKind, paths } from '../core/addresses.ts'
import type { Source } from '../core/source.ts'
import type { Site } from '../load/site.ts'
import type { Faq } from '../schema/faq.ts'
import type { PriceClassKey } from '../schema/price.ts'
import { landingLinks } from './cities.tsx'
import { topActs } from './main.tsx'
import type { Family, Meta, RouteFamily } from './route.ts'
import { tributeLinks } from './tributes.tsx'
import { cardOf, landingLink } from './views.ts'

/** The cities that /coverband-boeken names: the specification, section 2. */
const namedCities = {
  BE: ['antwerpen', 'gent', 'brussel', 'leuven', 'brugge', 'mechelen'],
  NL: ['amsterdam', 'rotterdam', 'utrecht', 'eindhoven', 'tilburg', 'groningen'],
} as const

/** Acts that play weddings and festivals most readily; the pages show three of each. */
const shown = 3

type Landing = {
  label: string
  meta: Omit<Meta, 'section' | 'breadcrumb' | 'subjects'>
  service: string
  faqs?: (site: Site) => readonly Faq[]
  sources: (site: Site) => readonly Source[]
  element: (site: Site, breadcrumb: readonly BreadcrumbItem[]) => ReactElement
}

const links = (site: Site, kind: LandingKind, keys: readonly string[]) =>
  keys.flatMap((key) => {
    const city = site.cities.find((candidate) => candidate.key === key)
    return city ? [landingLink(site, kind, city)] : []
  })

/** Price classes in the order of the list, or those named in the order in which they are named. */
const prices = (site: Site, keys: readonly PriceClassKey[] = site.priceClasses.map(({ key }) => key)) =>
  keys.flatMap((key) => {
    const found = site.priceClasses.find((price) => price.key === key)
    return found ? [{ key, name: found.name, from: found.from, to: found.to, openEnded: found.openEnded, includes: found.includes }] : []
  })

const top = (site: Site) => topActs(site.acts).map(cardOf)
const firstOf = (site: Site, category: 'cover' | 'tribute') =>
  site.acts
    .filter((act) => act.category === category)
    .slice(0, shown)
    .map(cardOf)

const landings: Record<FixedLanding, Landing> = {
  'coverband-boeken': {
    label: 'Coverband boeken',
    service: 'Coverband boeken',
    meta: {
      title: 'Coverband boeken in België en Nederland',
      description: 'Een coverband boeken: vier soorten bands met hun prijs, wat erbij hoort, hoe lang vooraf je vastlegt en in welke steden we spelen.',
      keywords: ['coverband boeken', 'coverband huren', 'coverband feest', 'coverband prijs'],
    },
    faqs: ({ faqs }) => faqs.generalFaqs,
    sources: ({ priceClasses }) => priceClasses.filter(({ key }) => key !== 'tribute').map(({ source }) => source),
    element: (site, breadcrumb) => (
      <CoverbandBoekenPage
        breadcrumb={breadcrumb}
        prices={prices(site, ['allround', 'akoestisch', 'rock-pop', 'soul-funk'])}
        testimonials={site.testimonials.map(({ quote, author, company, sample }) => ({ quote, author, company, sample }))}
        faqs={site.faqs.generalFaqs.map(({ question, answer }) => ({ question, answer }))}
        citiesBelgium={links(site, 'coverband', namedCities.BE)}
        citiesNetherlands={links(site, 'coverband', namedCities.NL)}
        allCities={landingLinks(site, 'coverband')}
        topActs={top(site)}
      />
    ),
  },
  'coverband-prijzen': {
    label: 'Prijzen coverband',
    service: 'Coverband: prijzen',
    meta: {
      title: 'Wat kost een coverband? Prijzen per soort',
      description:
        'Prijzen van coverbands naast elkaar: akoestisch vanaf € 800, allround vanaf € 1.500, premium tot € 3.500. Met wat de prijs bepaalt en waar je bespaart.',
      keywords: ['coverband prijzen', 'wat kost een coverband', 'coverband tarief'],
    },
    sources: ({ priceClasses }) => priceClasses.map(({ source }) => source),
    element: (site, breadcrumb) => (
      <CoverbandPrijzenPage
        breadcrumb={breadcrumb}
        prices={prices(site)}
        examples={site.prices.examples}
        factors={site.prices.factors}
        savingTips={site.prices.savingTips}
      />
    ),
  },
  'coverband-bruiloft': {
    label: 'Coverband bruiloft',
    service: 'Coverband voor een bruiloft',
    meta: {
      title: 'Coverband voor je bruiloft',
      description: 'Live muziek op je trouwdag, van de ceremonie tot het laatste nummer: wat elk uur vraagt, wat het kost en wat je met de band afspreekt.',
      keywords: ['coverband bruiloft', 'trouwfeest band', 'live muziek huwelijk'],
      card: { title: 'Coverband voor je bruiloft', kicker: 'Bruiloft', image: 'occasions/bruiloft.svg' },
    },
    faqs: ({ faqs }) => faqs.weddingFaqs,
    sources: () => [],
    element: (site, breadcrumb) => (
      <CoverbandBruiloftPage
        breadcrumb={breadcrumb}
        faqs={site.faqs.weddingFaqs.map(({ question, answer }) => ({ question, answer }))}
        acts={firstOf(site, 'cover')}
      />
    ),
  },
  'tributeband-boeken': {
    label: 'Tributeband boeken',
    service: 'Tributeband boeken',
    meta: {
      title: 'Tributeband boeken in België en Nederland',
      description: 'Alle tributebands op een rij, van Bob Marley tot Rammstein: wat een tribute anders maakt, voor welk publiek ze werkt en wat ze kost.',
      keywords: ['tributeband boeken', 'tribute band huren', 'tribute act'],
    },
    sources: ({ artists }) => artists.map(({ source }) => source),
    element: (site, breadcrumb) => (
      <TributebandBoekenPage
        breadcrumb={breadcrumb}
        tributes={tributeLinks(site)}
        topActs={top(site)}
        testimonials={site.testimonials.map(({ quote, author, company, sample }) => ({ quote, author, company, sample }))}
        allCities={landingLinks(site, 'tributeband')}
      />
    ),
  },
  'tributeband-prijzen': {
    label: 'Prijzen tributeband',
    service: 'Tributeband: prijzen',
    meta: {
      title: 'Wat kost een tributeband?',
      description: 'Een tributeband kost € 2.000 tot meer dan € 5.000. Waar dat verschil vandaan komt, wat erbij hoort en welke vragen je vooraf stelt.',
      keywords: ['tributeband prijzen', 'wat kost een tributeband'],
    },
    faqs: ({ faqs }) => faqs.tributePriceFaqs,
    sources: ({ priceClasses }) => priceClasses.filter(({ key }) => key === 'tribute').map(({ source }) => source),
    element: (site, breadcrumb) => {
      const [price] = prices(site, ['tribute'])
      if (!price) throw new Error('data/prices.ts has no price class "tribute"')
      return (
        <TributebandPrijzenPage breadcrumb={breadcrumb} price={price} faqs={site.faqs.tributePriceFaqs.map(({ question, answer }) => ({ question, answer }))} />
      )
    },
  },
  'tributeband-festival': {
    label: 'Tributeband festival',
    service: 'Tributeband voor een festival',
    meta: {
      title: 'Tributeband voor je festival',
      description: 'Een tributeband op je festival: wat je aankondigt, hoeveel podium en ombouwtijd je rekent en wanneer op de avond ze het best staat.',
      keywords: ['tributeband festival', 'tribute festival boeken'],
      card: { title: 'Tributeband voor je festival', kicker: 'Festival', image: 'occasions/festival.svg' },
    },
    faqs: ({ faqs }) => faqs.tributeFestivalFaqs,
    sources: () => [],
    element: (site, breadcrumb) => (
      <TributebandFestivalPage
        breadcrumb={breadcrumb}
        faqs={site.faqs.tributeFestivalFaqs.map(({ question, answer }) => ({ question, answer }))}
        acts={firstOf(site, 'tribute')}
      />
    ),
  },
  'beste-coverband-belgie': {
    label: 'Beste coverband van België',
    service: 'Coverband kiezen',
    meta: {
      title: 'Wat is de beste coverband van België?',
      description: 'Waaraan je een goede coverband herkent, welke vragen je stelt voor je tekent, en waarom wij bij die vraag eerst aan Band Marginal denken.',
      keywords: ['beste coverband belgië', 'goede coverband', 'band marginal'],
      card: { title: 'De beste coverband van België', kicker: 'Coverband kiezen', image: 'acts/band-marginal.svg' },
    },
    faqs: ({ faqs }) => faqs.bestCoverBandFaqs,
    sources: ({ acts }) => acts.filter(({ slug }) => slug === 'band-marginal').map(({ source }) => source),
    element: (site, breadcrumb) => (
      <BesteCoverbandPage breadcrumb={breadcrumb} faqs={site.faqs.bestCoverBandFaqs.map(({ question, answer }) => ({ question, answer }))} />
    ),
  },
}

export const landingFamily: RouteFamily<Site, Family> = {
  family: 'landing',
  *routes(site) {
    for (const name of fixedLandings) {
      const { label, meta, service, faqs, sources, element } = landings[name]
      const breadcrumb = [{ label, current: true }]
      yield {
        family: 'landing',
        path: paths.landing(name),
        sources: sources(site),
        meta: () => ({
          ...meta,
          section: name.startsWith('tributeband') ? 'tribute' : 'cover',
          breadcrumb,
          subjects: [
            { kind: 'service', name: service, description: meta.description },
            ...(faqs ? [{ kind: 'faq' as const, faqs: faqs(site).map(({ question, answer }) => ({ question, answer })) }] : []),
          ],
        }),
        element: () => element(site, breadcrumb),
      }
    }
  },
}

export const aboutFamily: RouteFamily<Site, Family> = {
  family: 'about',
  *routes(site) {
    const { brand, claims } = site.settings
    const breadcrumb = [{ label: `Over ${brand}`, current: true }]
    yield {
      family: 'about',
      path: paths.about(),
      sources: [],
      meta: () => ({
        title: `Over ${brand}`,
        titleSuffix: 'none',
        description: `Wie er achter ${brand} zit, hoe wij acts kiezen en wat je van ons mag verwachten. ${claims.eventsPerYear} evenementen per jaar, in België en Nederland.`,
        card: { title: `Over ${brand}`, kicker: 'Wie wij zijn', image: 'about.svg' },
        section: 'about',
        breadcrumb,
        subjects: [{ kind: 'business' }],
      }),
      element: () => <AboutPage breadcrumb={breadcrumb} cities={landingLinks(site, 'live-muziek')} />,
    }
  },
}
