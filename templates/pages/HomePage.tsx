import { paths } from '../../generator/core/addresses.ts'
import type { Testimonial } from '../../generator/schema/testimonial.ts'
import { type ActCardView, ActGrid } from '../parts/ActCard.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { Hero } from '../parts/Hero.tsx'
import { Icon } from '../parts/Icon.tsx'
import { ButtonLink, Link, PhoneLink } from '../parts/Link.tsx'
import { LinkList, type LinkView } from '../parts/LinkList.tsx'
import { Points, Section } from '../parts/Section.tsx'
import { Stats } from '../parts/Stats.tsx'
import { useSite } from '../parts/site-context.tsx'
import { Testimonials } from '../parts/Testimonials.tsx'

export type HomePageProps = {
  topActs: readonly ActCardView[]
  testimonials: readonly Testimonial[]
  cities: readonly LinkView[]
}

const benefits = [
  {
    title: 'Acts die we kennen',
    text: 'Van elke act weten we wie er staat, hoeveel plaats en stroom ze vraagt en waar ze niet past. Dat laatste zeggen we ook.',
  },
  { title: 'Eén prijs, één overeenkomst', text: 'Gage, techniek en verplaatsing staan samen op papier voor je tekent. Wat er niet op staat, betaal je niet.' },
  {
    title: 'Iemand die opneemt',
    text: 'Van de eerste vraag tot de laatste kabel in de bus heb je één aanspreekpunt. Ook op zaterdagavond, als de zaalwachter vragen heeft.',
  },
]

export function HomePage({ topActs, testimonials, cities }: HomePageProps) {
  const { settings, actCount } = useSite()
  const { hours, office } = settings
  return (
    <>
      <Hero
        variant="home"
        kicker="Coverbands, tributebands en akoestische acts"
        title="De band waar ze maandag nog over praten"
        lead="Wij boeken live muziek voor bruiloften, bedrijfsfeesten en festivals in België en Nederland. Jij vertelt wat voor avond het moet worden, wij zoeken de act die erbij past."
        image={{ file: 'home.svg', alt: '' }}
        actions={
          <>
            <ButtonLink to={paths.booking()} track="home hero_cta">
              Boekingsaanvraag versturen
            </ButtonLink>
            <ButtonLink to={paths.acts()} variant="quiet">
              Bekijk alle artiesten
            </ButtonLink>
          </>
        }
      >
        <Stats />
      </Hero>
      <Section
        title="Onze topacts"
        more={
          <Link to={paths.acts()} className="arrow-link">
            Alle {actCount} acts
            <Icon name="arrow" />
          </Link>
        }
      >
        <ActGrid acts={topActs} />
      </Section>
      <Section background="tint" title="Wat je van ons mag verwachten">
        <Points items={benefits} />
      </Section>
      <Section title="Organisatoren vertellen">
        <Testimonials testimonials={testimonials} />
      </Section>
      <Section
        background="tint"
        title="Live muziek in jouw stad"
        intro={`Van de kust tot Groningen. Per stad zochten we uit waar je kunt spelen, hoe de bus er raakt en hoe ver het is vanuit ${office.city}.`}
      >
        <LinkList links={cities} />
      </Section>
      <CallToAction
        title="Heb je een datum?"
        text={
          <>
            Dan kijken wij wie er vrij is. Bellen kan ook: <PhoneLink />, {hours.home.toLowerCase()}.
          </>
        }
      >
        <ButtonLink to={paths.booking()} track="home bottom_cta">
          Boekingsaanvraag
        </ButtonLink>
        <ButtonLink to={paths.acts()} variant="quiet">
          Alle artiesten
        </ButtonLink>
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
