/** The pages that every site has once: home, contact, booking with their forms, and the legal pages. */
import { BookingPage } from '../../templates/pages/BookingPage.tsx'
import { ContactPage } from '../../templates/pages/ContactPage.tsx'
import { FormPage } from '../../templates/pages/FormPage.tsx'
import { HomePage } from '../../templates/pages/HomePage.tsx'
import { LegalPage } from '../../templates/pages/LegalPage.tsx'
import { paths } from '../core/addresses.ts'
import type { Site, SiteAct } from '../load/site.ts'
import { landingLinks } from './cities.tsx'
import type { Family, RouteFamily } from './route.ts'
import { cardOf, priceOf } from './views.ts'

export const topActs = (acts: readonly SiteAct[]) => acts.filter(({ isTopAct }) => isTopAct)

export const homeFamily: RouteFamily<Site, Family> = {
  family: 'home',
  *routes(site) {
    const acts = topActs(site.acts)
    yield {
      family: 'home',
      path: paths.home(),
      sources: acts.map(({ source }) => source),
      meta: () => ({
        title: 'Coverbands, tributebands en akoestische acts boeken',
        description: `${site.acts.length} coverbands, tributebands en akoestische acts voor bruiloften, bedrijfsfeesten en festivals in België en Nederland. Vraag vrijblijvend een voorstel.`,
        keywords: ['band boeken', 'coverband boeken', 'tributeband boeken', 'live muziek'],
        section: 'home',
        subjects: [{ kind: 'business' }, { kind: 'website' }],
      }),
      element: () => (
        <HomePage
          topActs={acts.map(cardOf)}
          testimonials={site.testimonials.map(({ quote, author, company, sample }) => ({ quote, author, company, sample }))}
          cities={landingLinks(site, 'live-muziek')}
        />
      ),
    }
  },
}

export const contactFamily: RouteFamily<Site, Family> = {
  family: 'contact',
  *routes(site) {
    const breadcrumb = [{ label: 'Contact', current: true }]
    yield {
      family: 'contact',
      path: paths.contact(),
      sources: [],
      meta: () => ({
        title: 'Contact',
        description: `Bel, mail of schrijf ons over een band voor je feest. Kantoor in ${site.settings.office.city}, ${site.settings.hours.contact}, telefoon ${site.settings.phone}.`,
        section: 'contact',
        breadcrumb,
        subjects: [{ kind: 'business' }],
      }),
      element: () => <ContactPage breadcrumb={breadcrumb} service={site.settings.forms.contact} ownForm={paths.form('contact')} />,
    }
  },
}

export const bookingFamily: RouteFamily<Site, Family> = {
  family: 'booking',
  *routes(site) {
    const breadcrumb = [{ label: 'Boekingsaanvraag', current: true }]
    const acts = topActs(site.acts)
    yield {
      family: 'booking',
      path: paths.booking(),
      sources: acts.map(({ source }) => source),
      meta: () => ({
        title: 'Boekingsaanvraag',
        description:
          'Vraag een band aan voor je bruiloft, bedrijfsfeest of festival. Je krijgt een vrijblijvend voorstel met acts die op jouw datum vrij zijn.',
        section: 'booking',
        breadcrumb,
      }),
      element: () => (
        <BookingPage
          breadcrumb={breadcrumb}
          service={site.settings.forms.booking}
          ownForm={paths.form('booking')}
          topActs={acts.map(cardOf)}
          testimonials={site.testimonials.map(({ quote, author, company, sample }) => ({ quote, author, company, sample }))}
        />
      ),
    }
  },
}

/** The forms that come with the site, for the frames of contact and booking. An owner with a form service needs none. */
export const formFamily: RouteFamily<Site, Family> = {
  family: 'form',
  *routes(site) {
    const { acts, settings } = site
    const names = acts.map((act) => ({ slug: act.slug, name: act.name, value: priceOf(site, act).from }))
    for (const name of ['contact', 'booking'] as const) {
      if (settings.forms[name] !== undefined) continue
      yield {
        family: 'form',
        path: paths.form(name),
        sources: [],
        meta: () => ({
          title: name === 'contact' ? 'Contactformulier' : 'Aanvraagformulier',
          description: name === 'contact' ? 'Zet een bericht aan ons klaar in je eigen e-mail.' : 'Zet een boekingsaanvraag klaar in je eigen e-mail.',
          section: 'none',
          noindex: true,
          bare: true,
        }),
        element: () => <FormPage name={name} acts={name === 'booking' ? names : []} />,
      }
    }
  },
}

export const legalFamily: RouteFamily<Site, Family> = {
  family: 'legal',
  *routes({ legal, withDrafts }) {
    const pages = [
      { page: legal.privacy, path: paths.privacy() },
      { page: legal.terms, path: paths.terms() },
    ]
    for (const { page, path } of pages) {
      if (page.isDraft && withDrafts) continue
      const breadcrumb = [{ label: page.title, current: true }]
      yield {
        family: 'legal',
        path,
        sources: [],
        meta: () => ({ title: page.title, description: page.description, section: 'none', breadcrumb }),
        element: () => <LegalPage breadcrumb={breadcrumb} title={page.title} lead={page.description} content={page.content.html} />,
      }
    }
  },
}
