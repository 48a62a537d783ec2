import { paths } from '../../generator/core/addresses.ts'
import { euros } from '../../generator/core/format.ts'
import type { Faq } from '../../generator/schema/faq.ts'
import type { BreadcrumbItem } from '../parts/Breadcrumb.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { FaqList } from '../parts/Faq.tsx'
import { Hero } from '../parts/Hero.tsx'
import { ButtonLink, Link } from '../parts/Link.tsx'
import { PriceBars, type PriceView } from '../parts/PriceBars.tsx'
import { Points, Section } from '../parts/Section.tsx'

export type TributebandPrijzenPageProps = { breadcrumb: readonly BreadcrumbItem[]; price: PriceView; faqs: readonly Faq[] }

const factors = [
  {
    title: 'Hoeveel mensen er meereizen',
    text: 'Tel niet alleen wie speelt. Dansers, achtergrondzang en een eigen technieker rijden mee, eten mee en bouwen mee op. Bij een show is dat al gauw het dubbele van een rocktrio.',
  },
  {
    title: 'Wat er op het podium staat',
    text: 'Een orgel, een set percussie, kostuums of een lichtplan dat bij de nummers hoort: alles moet in de bus en weer naar huis. Speel je in een zaal die het al heeft, dan daalt de rekening.',
  },
  {
    title: 'Waar en wanneer',
    text: 'Een zaterdag in juli aan de andere kant van Nederland kost meer dan een donderdag in Leuven. Bij een lange rit horen soms kamers, en die staan dan in het voorstel.',
  },
]

export function TributebandPrijzenPage({ breadcrumb, price, faqs }: TributebandPrijzenPageProps) {
  return (
    <>
      <Hero
        breadcrumb={breadcrumb}
        variant="plain"
        kicker="Van kleine bezetting tot grote show"
        title="Tributeband prijzen"
        lead="Meer dan de meeste coverbands, en dat is uit te leggen. Hier lees je wat je betaalt, wat je daarvoor krijgt en waar er nog rek zit."
        actions={
          <>
            <ButtonLink to={paths.booking()} track="tributeband-prijzen hero_cta">
              Vraag een prijs aan
            </ButtonLink>
            <ButtonLink to={paths.landing('tributeband-boeken')} variant="quiet">
              Tributeband boeken
            </ButtonLink>
          </>
        }
      />
      <Section title="Van en tot" intro="Het plusje achter het hoogste bedrag betekent dat een grote show er nog boven kan uitkomen.">
        <PriceBars prices={[price]} />
      </Section>
      <Section background="tint" title="Waarom een tribute meer kost" narrow>
        <p>
          Een tributeband repeteert een oeuvre tot het gitaargeluid klopt, de stemmen op de juiste plek invallen en het slot aankomt zoals je het kent. Met dat
          ene repertoire kan ze niet overal terecht, en ze speelt dus minder vaak dan een groep die van alles brengt. Dat zit in de prijs.
        </p>
        <p>
          Daar staat iets tegenover. Nummers die mensen kennen, verkopen kaarten en vullen een plein. Bij een feest met inkom of een bar met opbrengst reken je
          daarom niet alleen uit wat de act kost, maar ook wie er voor komt.
        </p>
      </Section>
      <Section title="Drie dingen die het bedrag bepalen">
        <Points items={factors} />
      </Section>
      <Section background="tint" title="Inbegrepen, en wat je kunt schrappen" narrow>
        <p>
          Geluid, licht en microfoons zijn in de regel inbegrepen, net als achtergrondmuziek tussen de sets. Extra licht, speciale effecten en een dj achteraf
          bespreek je apart. Het voorschot bedraagt meestal 50 procent: bij een act van {euros(3000)} leg je de datum vast met {euros(1500)}.
        </p>
        <p>
          Past het bedrag niet, vraag dan eerst of de act een kortere show heeft. Kijk daarna naar de dag, want buiten de zomer en buiten het weekend valt er te
          praten. En vertel ons welke installatie er al hangt. Is een tribute ook dan te duur, vergelijk dan met de{' '}
          <Link to={paths.landing('coverband-prijzen')}>prijzen van coverbands</Link>.
        </p>
      </Section>
      <Section title="Vragen over de prijs" narrow>
        <FaqList faqs={faqs} />
      </Section>
      <CallToAction title="Een prijs voor jouw podium" text="Zeg ons welke artiest je zoekt, waar je podium staat en hoeveel mensen je verwacht.">
        <ButtonLink to={paths.booking()} track="tributeband-prijzen bottom_cta">
          Boekingsaanvraag versturen
        </ButtonLink>
      </CallToAction>
    </>
  )
}
