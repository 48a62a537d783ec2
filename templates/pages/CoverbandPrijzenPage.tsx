import { paths } from '../../generator/core/addresses.ts'
import { euros, priceRange } from '../../generator/core/format.ts'
import type { BreadcrumbItem } from '../parts/Breadcrumb.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { Hero } from '../parts/Hero.tsx'
import { ButtonLink, Link } from '../parts/Link.tsx'
import { LinkList } from '../parts/LinkList.tsx'
import { PriceBars, type PriceView } from '../parts/PriceBars.tsx'
import { Facts, Points, Section } from '../parts/Section.tsx'

/** What a customer gets for a price: one line of the price list, worked out. */
export type PriceExampleView = { name: string; from: number; to: number; musicians: string; includes: string; text: string }

export type CoverbandPrijzenPageProps = {
  breadcrumb: readonly BreadcrumbItem[]
  /** All classes of the price list. */
  prices: readonly PriceView[]
  examples: readonly PriceExampleView[]
  factors: readonly { title: string; text: string }[]
  savingTips: readonly { title: string; text: string }[]
}

/** The same market, counted by heads. */
const bySize = [
  { name: 'Akoestisch duo', value: priceRange({ from: 600, to: 1200 }) },
  { name: 'Trio of kleine band', value: priceRange({ from: 1200, to: 2000 }) },
  { name: 'Groep van vijf of zes', value: priceRange({ from: 2000, to: 3500 }) },
]

const included = [
  'geluid en licht op maat van de zaal',
  'microfoons, ook een voor wie iets wil zeggen',
  'twee of drie sets van 45 tot 60 minuten',
  'achtergrondmuziek tussen de sets',
]

const comparing = [
  {
    title: 'Zit de btw erin?',
    text: 'Een prijs met btw naast een prijs zonder btw vergelijkt niet. Vraag het bij elk voorstel, want dat verschil is groter dan de meeste kortingen.',
  },
  {
    title: 'Wie brengt het geluid?',
    text: 'Soms rekent een groep op de installatie van de zaal. Dat kan prima zijn, als iemand nakijkt of die er staat, of ze werkt en wie ze bedient.',
  },
  {
    title: 'Hoeveel sets, en hoe lang?',
    text: 'Twee keer 45 minuten is anderhalf uur muziek, drie keer een uur is het dubbele. Beide heten in een mail ‘een hele avond’.',
  },
  {
    title: 'Wat kost een uur langer?',
    text: 'Spreek het af voor de avond begint. Om één uur ’s nachts onderhandelt het slecht, en de band moet dezelfde nacht nog naar huis.',
  },
]

export function CoverbandPrijzenPage({ breadcrumb, prices, examples, factors, savingTips }: CoverbandPrijzenPageProps) {
  return (
    <>
      <Hero
        breadcrumb={breadcrumb}
        variant="plain"
        kicker="Coverband prijzen"
        title="Wat kost een coverband?"
        lead="Van een klein akoestisch optreden tot zes muzikanten op een dansfeest: hier zie je per soort waar je uitkomt, en welke keuzes het bedrag doen schuiven."
        actions={
          <>
            <ButtonLink to={paths.booking()} track="coverband-prijzen hero_cta">
              Vraag een prijs voor jouw datum
            </ButtonLink>
            <ButtonLink to={paths.landing('coverband-boeken')} variant="quiet">
              Coverband boeken
            </ButtonLink>
          </>
        }
      />
      <Section
        title="Alle soorten op één schaal"
        intro="Hoe verder een balk naar rechts staat, hoe duurder de soort. Hoe langer hij is, hoe meer je zelf nog in de hand hebt."
      >
        <PriceBars prices={prices} />
        <p>
          De gemiddelde coverband zit tussen {euros(1200)} en {euros(3500)}. Een avond met een allround groep komt gemiddeld op{' '}
          {priceRange({ from: 2000, to: 2500 })}. Een tributeband begint hoger, omdat er een hele show rond één artiest in zit; daarover lees je meer bij{' '}
          <Link to={paths.landing('tributeband-prijzen')}>tributeband prijzen</Link>.
        </p>
      </Section>
      <Section
        background="tint"
        title="Wat je voor welk bedrag ziet"
        intro="De muziek is niet beter omdat er meer volk op het podium staat. Ze is wel voller, en de vloer trilt meer mee."
      >
        <PriceExamples examples={examples} />
      </Section>
      <Section title="Rekenen per muzikant" narrow>
        <p>
          Je kunt ook gewoon tellen hoeveel mensen er staan. Elke plaats op het podium is voor iemand een dag werk: laden, rijden, opbouwen, soundchecken,
          wachten tot het dessert, spelen en midden in de nacht weer uitladen.
        </p>
        <Facts items={bySize} />
        <p>
          Een duo begint onder de prijs van een akoestische act uit de lijst. Het laagste bedrag geldt voor een kort optreden van twee mensen met weinig
          techniek. Wil je twee of drie sets, begin je begroting dan bij {euros(800)}.
        </p>
      </Section>
      <Section background="tint" title="Wat het bedrag bepaalt">
        <Points items={factors} />
      </Section>
      <Section title="Wat er standaard in zit" narrow>
        <ul className="ticks">
          {included.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p>
          Een dj na de band, extra licht en speciale effecten komen er op vraag bij. Dat geldt ook voor nummers die de groep voor jou instudeert. Eén tot drie
          kan bijna altijd, meestal voor een toeslag, want achter vier minuten op het podium zit een avond repetitie.
        </p>
        <p>
          Het voorschot is doorgaans 50 procent. Kies je een act van {euros(2000)}, dan leg je de datum vast met {euros(1000)} en volgt de rest later.
          Verplaatsing staat bij ons vooraf in het voorstel. Een lange rit met overnachting doet de prijs stijgen, en dat lees je dan ook daar.
        </p>
      </Section>
      <Section background="tint" title="Besparen zonder dat iemand het hoort">
        <Points items={savingTips} />
      </Section>
      <Section
        title="Twee voorstellen naast elkaar leggen"
        intro="Het laagste bedrag is niet altijd de laagste prijs. Deze vier vragen maken voorstellen vergelijkbaar."
      >
        <Points items={comparing} />
      </Section>
      <Section background="tint" title="Verder rekenen en lezen" narrow>
        <p>
          Een vork is nog geen offerte: ze kent je zaal, je uren en je datum niet. Gebruik haar om te weten in welke hoek je mag zoeken, en vraag dan een prijs
          voor één act op één dag.
        </p>
        <LinkList
          links={[
            { label: 'De prijzen van 2025, met drie uitgewerkte budgetten', to: paths.article({ slug: 'coverband-prijzen-2025' }) },
            { label: 'Coverband boeken', to: paths.landing('coverband-boeken') },
            { label: 'Coverband voor je bruiloft', to: paths.landing('coverband-bruiloft') },
            { label: 'Alle artiesten', to: paths.acts() },
          ]}
        />
      </Section>
      <CallToAction
        title="Een bedrag dat klopt voor jouw avond"
        text="Stuur ons datum, zaal en aantal gasten. Je krijgt per act één prijs, met alles erin wat we weten."
      >
        <ButtonLink to={paths.booking()} track="coverband-prijzen bottom_cta">
          Boekingsaanvraag versturen
        </ButtonLink>
        <ButtonLink to={paths.acts()} variant="quiet">
          Bekijk alle artiesten
        </ButtonLink>
      </CallToAction>
    </>
  )
}

function PriceExamples({ examples }: Pick<CoverbandPrijzenPageProps, 'examples'>) {
  return (
    <ul className="grid price-examples">
      {examples.map(({ name, from, to, musicians, includes, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
          <Facts
            items={[
              { name: 'Prijs', value: priceRange({ from, to }) },
              { name: 'Bezetting', value: musicians },
              { name: 'Inbegrepen', value: includes },
            ]}
          />
        </li>
      ))}
    </ul>
  )
}
