import { paths, type SitePath } from '../../generator/core/addresses.ts'
import type { Testimonial } from '../../generator/schema/testimonial.ts'
import { type ActCardView, ActGrid } from '../parts/ActCard.tsx'
import type { BreadcrumbItem } from '../parts/Breadcrumb.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { FormFrame } from '../parts/FormFrame.tsx'
import { Hero } from '../parts/Hero.tsx'
import { ButtonLink, Link } from '../parts/Link.tsx'
import { Points, Section } from '../parts/Section.tsx'
import { Stats } from '../parts/Stats.tsx'
import { Testimonials } from '../parts/Testimonials.tsx'

export type BookingPageProps = {
  breadcrumb: readonly BreadcrumbItem[]
  service?: string | undefined
  ownForm: SitePath
  topActs: readonly ActCardView[]
  testimonials: readonly Testimonial[]
}

const benefits = [
  { title: 'Antwoord op maat', text: 'Je krijgt geen lijst, maar twee of drie acts die op jouw datum vrij zijn en in jouw zaal passen.' },
  { title: 'Alles in de prijs', text: 'Gage, geluid, licht en verplaatsing staan samen in één voorstel, zodat je kunt vergelijken.' },
  { title: 'Vrijblijvend', text: 'Een aanvraag legt niets vast. Pas als je tekent en het voorschot van 50 procent betaalt, staat de datum vast.' },
]

export function BookingPage({ breadcrumb, service, ownForm, topActs, testimonials }: BookingPageProps) {
  return (
    <>
      <Hero
        breadcrumb={breadcrumb}
        variant="plain"
        title="Boek jouw artiest"
        lead="Vul in wat je al weet en laat open wat je nog niet weet. We antwoorden zo snel mogelijk, met een voorstel of met de vragen die we nog hebben."
      >
        <Stats />
      </Hero>
      <Section title="Aanvraagformulier" narrow>
        <FormFrame name="booking" service={service} ownForm={ownForm} />
        <p>
          Wat we met je gegevens doen, staat op de pagina <Link to={paths.privacy()}>Privacy</Link>.
        </p>
      </Section>
      <Section background="tint" title="Wat je terugkrijgt">
        <Points items={benefits} />
      </Section>
      <Section title="Vaak gevraagd">
        <ActGrid acts={topActs} />
      </Section>
      <Section background="tint" title="Organisatoren vertellen">
        <Testimonials testimonials={testimonials} />
      </Section>
      <CallToAction title="Nog aan het kijken?" text="Blader door alle acts, of lees eerst hoe een boeking verloopt." withPhone>
        <ButtonLink to={paths.acts()}>Alle artiesten</ButtonLink>
        <ButtonLink to={paths.landing('coverband-boeken')} variant="quiet">
          Coverband boeken
        </ButtonLink>
        <ButtonLink to={paths.landing('tributeband-boeken')} variant="quiet">
          Tributeband boeken
        </ButtonLink>
      </CallToAction>
    </>
  )
}
