import { paths } from '../../generator/core/addresses.ts'
import { priceRange } from '../../generator/core/format.ts'
import type { Faq } from '../../generator/schema/faq.ts'
import { type ActCardView, ActGrid } from '../parts/ActCard.tsx'
import type { BreadcrumbItem } from '../parts/Breadcrumb.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { FaqList } from '../parts/Faq.tsx'
import { Hero } from '../parts/Hero.tsx'
import { ButtonLink, Link } from '../parts/Link.tsx'
import { Points, Section } from '../parts/Section.tsx'

export type TributebandFestivalPageProps = { breadcrumb: readonly BreadcrumbItem[]; faqs: readonly Faq[]; acts: readonly ActCardView[] }

const slots = [
  {
    title: 'Namiddag',
    text: 'Gezinnen, een deken op het gras, een rij bij het ijs. Reggae en melodieuze pop doen het hier goed, omdat je erbij kunt zitten, praten en toch meezingen.',
  },
  {
    title: 'Vroege avond',
    text: 'De kinderen zijn nog wakker en de weide loopt vol. Dit is het uur voor een show met dans en bekende refreinen, waar ook wie ver staat iets aan te zien heeft.',
  },
  {
    title: 'Na zonsondergang',
    text: 'Donker genoeg voor licht en rook. Zet hier de luidste of de bekendste naam van je affiche, in één doorlopende set, en controleer vooraf tot welk uur de vergunning reikt.',
  },
]

const production = [
  {
    title: 'Eén geluidstafel, één plan',
    text: 'Verzamel de technische lijsten minstens een maand vooraf en leg ze samen. Twee acts die dezelfde drums en versterkers delen, sparen bij de ombouw snel een halfuur.',
  },
  {
    title: 'Een ombouw die op papier staat',
    text: 'Reken tussen twee groepen met een volledige bezetting dertig minuten. Zet de volgende act al klaar op rolpodia of achter een doek, en zorg voor muziek op de weide.',
  },
  {
    title: 'Rechten en een dak',
    text: 'De auteursrechten regel je als organisator, in België via Sabam en in Nederland via Buma/Stemra. Hou het podium overdekt: regen en een mengtafel gaan niet samen.',
  },
]

export function TributebandFestivalPage({ breadcrumb, faqs, acts }: TributebandFestivalPageProps) {
  return (
    <>
      <Hero
        breadcrumb={breadcrumb}
        kicker="Voor programmatoren van pleinen en weides"
        title="Tributeband voor je festival"
        lead="Nummers die een hele weide kent, zonder het budget van een wereldtournee. Dat lukt met een tribute, als het uur en het podium kloppen."
        image={{ file: 'occasions/festival.svg', alt: '' }}
        actions={
          <>
            <ButtonLink to={paths.booking()} track="tributeband-festival hero_cta">
              Vraag beschikbaarheid
            </ButtonLink>
            <ButtonLink to={paths.landing('tributeband-prijzen')} variant="quiet">
              Tributeband prijzen
            </ButtonLink>
          </>
        }
      />
      <Section title="Welk uur voor welke muziek">
        <Points items={slots} />
      </Section>
      <Section background="stage" title="Tributes voor een groot podium">
        <ActGrid acts={acts} short />
      </Section>
      <Section title="Afwisseling op één affiche" narrow>
        <p>
          Drie tributes na elkaar werken alleen als ze van elkaar verschillen. Wissel gitaren af met blazers, een zangeres met een zanger, de jaren zeventig met
          de jaren negentig. Twee groepen uit dezelfde hoek trekken hetzelfde volk, en dat volk gaat na de eerste eten.
        </p>
        <p>
          Zet bij elke naam ‘tribute to’ op de affiche, leesbaar vanop de fiets. De acts zijn een eerbetoon en hebben geen band met de artiest. Gebruik dus hun
          eigen foto’s en hun eigen naam, nooit een portret of logo van het origineel.
        </p>
        <p>
          Per act reken je op {priceRange({ from: 2000, to: 5000, openEnded: true })}. Voor een zomers weekend leg je de namen het best zes tot negen maanden
          vooraf vast. De andere mogelijkheden van een tribute, ook voor besloten feesten, staan bij{' '}
          <Link to={paths.landing('tributeband-boeken')}>tributeband boeken</Link>.
        </p>
      </Section>
      <Section background="tint" title="Achter het podium">
        <Points items={production} />
      </Section>
      <Section title="Vragen van programmatoren" narrow>
        <FaqList faqs={faqs} />
      </Section>
      <CallToAction
        title="Stel je affiche samen"
        text="Stuur ons je data, je uren en de maten van je podium. We zeggen welke acts er vrij zijn en hoe ze op elkaar aansluiten."
        withPhone
      >
        <ButtonLink to={paths.booking()} track="tributeband-festival bottom_cta">
          Boekingsaanvraag versturen
        </ButtonLink>
      </CallToAction>
    </>
  )
}
