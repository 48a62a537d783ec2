import { paths, type SitePath } from '../../generator/core/addresses.ts'
import type { BreadcrumbItem } from '../parts/Breadcrumb.tsx'
import { FormFrame } from '../parts/FormFrame.tsx'
import { Hero } from '../parts/Hero.tsx'
import { Icon } from '../parts/Icon.tsx'
import { EmailLink, Link, PhoneLink } from '../parts/Link.tsx'
import { Section } from '../parts/Section.tsx'
import { useSite } from '../parts/site-context.tsx'

export type ContactPageProps = { breadcrumb: readonly BreadcrumbItem[]; service?: string | undefined; ownForm: SitePath }

export function ContactPage({ breadcrumb, service, ownForm }: ContactPageProps) {
  const { brand, company, hours, claims, office } = useSite().settings
  return (
    <>
      <Hero
        breadcrumb={breadcrumb}
        variant="plain"
        title={`Contacteer ${brand}`}
        lead={`Een vraag over een act, een zaal of een prijs? Bel, mail of schrijf. We antwoorden doorgaans binnen ${claims.replyWithin}.`}
      />
      <Section>
        <ul className="contact-cards">
          <li>
            <Icon name="phone" />
            <h2>Telefoon</h2>
            <p>
              <PhoneLink />
            </p>
            <p>{hours.contact}</p>
          </li>
          <li>
            <Icon name="pin" />
            <h2>Kantoor in {office.city}</h2>
            <p>{company.address}</p>
            <p>Op afspraak</p>
          </li>
          <li>
            <Icon name="mail" />
            <h2>E-mail</h2>
            <p>
              <EmailLink />
            </p>
            <p>Stuur gerust een plattegrond of draaiboek mee</p>
          </li>
        </ul>
      </Section>
      <Section background="tint" title="Stuur ons een bericht" narrow>
        <FormFrame name="contact" service={service} ownForm={ownForm} />
        <p>
          Weet je al welke act je wilt? Dan is de <Link to={paths.booking()}>boekingsaanvraag</Link> de kortste weg. Wat er met je gegevens gebeurt, lees je op
          de pagina <Link to={paths.privacy()}>Privacy</Link>.
        </p>
      </Section>
    </>
  )
}
