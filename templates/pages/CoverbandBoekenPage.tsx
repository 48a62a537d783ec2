import { paths } from '../../generator/core/addresses.ts'
import { euros, priceRange } from '../../generator/core/format.ts'
import type { Faq } from '../../generator/schema/faq.ts'
import type { Testimonial } from '../../generator/schema/testimonial.ts'
import { type ActCardView, ActGrid } from '../parts/ActCard.tsx'
import type { BreadcrumbItem } from '../parts/Breadcrumb.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { FaqList } from '../parts/Faq.tsx'
import { Hero } from '../parts/Hero.tsx'
import { ButtonLink, Link, PhoneLink } from '../parts/Link.tsx'
import { LinkList, type LinkView } from '../parts/LinkList.tsx'
import { PriceBars, type PriceView } from '../parts/PriceBars.tsx'
import { Facts, Points, Section } from '../parts/Section.tsx'
import { useSite } from '../parts/site-context.tsx'
import { Testimonials } from '../parts/Testimonials.tsx'

export type CoverbandBoekenPageProps = {
  breadcrumb: readonly BreadcrumbItem[]
  /** The four types of band. */
  prices: readonly PriceView[]
  testimonials: readonly Testimonial[]
  faqs: readonly Faq[]
  citiesBelgium: readonly LinkView[]
  citiesNetherlands: readonly LinkView[]
  allCities: readonly LinkView[]
  topActs: readonly ActCardView[]
}

const reasons = [
  {
    title: 'Een keuze die al gewikt is',
    text: 'Je krijgt twee of drie groepen te zien die op jouw datum vrij zijn, in je zaal passen en binnen je budget vallen. Wie te luid of te groot is voor jouw avond, laten we zelf al weg.',
  },
  {
    title: 'Iemand die naar de techniek omkijkt',
    text: 'Stroomkringen, podiumdiepte, de begrenzer aan de muur, de trap naar de feestzaal: wij vragen het na bij de zaal en geven het door aan de band. Zo stapt er niemand met een verrassing uit de bus.',
  },
  {
    title: 'Eén prijs op papier',
    text: 'Uren, sets, techniek en verplaatsing staan samen in de overeenkomst. Met een voorschot van meestal 50 procent ligt de datum vast, het saldo volgt later.',
  },
]

const situations = [
  {
    title: 'Alle leeftijden door elkaar',
    text: 'Neem een allround coverband. Die heeft soul naast rock en een slow achter de hand, en schuift met de volgorde als de vloer leegloopt. Voor de meeste feesten is dit de veilige keuze.',
  },
  {
    title: 'Er wordt vooral gepraat',
    text: 'Een akoestische set houdt het volume onder dat van een gesprek. Ideaal op een receptie of bij het diner, op een plek waar geen drumstel past of waar de buren dichtbij wonen.',
  },
  {
    title: 'Je publiek komt voor gitaren',
    text: 'Rock en pop vraagt een echt podium, een zaal die het volume aankan en mensen die vooraan willen staan. Hoe groter de bezetting, hoe verder je in de vork naar boven gaat.',
  },
  {
    title: 'Dansen, en liefst meteen',
    text: 'Soul en funk leeft van de ritmesectie. Het tempo ligt zo dat ook wie zelden danst blijft staan. Hou wat plaats over, want zo’n groep is breed en beweegt zelf ook.',
  },
]

const steps = [
  {
    title: 'Vertel wat je plant',
    text: 'Datum, zaal, aantal gasten en wat je zelf graag hoort. Weet je het budget al, geef het mee: dan stellen we niets voor dat er ver boven zit.',
  },
  {
    title: 'Kies uit twee of drie voorstellen',
    text: 'Bij elk voorstel lees je de bezetting, de speelduur, de techniek en de prijs. Beluister de groepen rustig en vraag ons waarin ze verschillen.',
  },
  {
    title: 'Leg de datum vast',
    text: 'Zaterdagen in de zomer zijn vaak zes tot negen maanden vooraf weg. Voor andere data volstaan drie tot zes maanden, voor een weekdag of een winteravond twee tot acht weken.',
  },
  {
    title: 'Laat ons de zaal bellen',
    text: 'Aankomstuur, laaddeur, stroom en einduur stemmen wij af. Jij hoeft alleen nog te zeggen welk nummer niet mag ontbreken, en welk nummer niemand wil horen.',
  },
]

export function CoverbandBoekenPage({
  breadcrumb,
  prices,
  testimonials,
  faqs,
  citiesBelgium,
  citiesNetherlands,
  allCities,
  topActs,
}: CoverbandBoekenPageProps) {
  const { claims } = useSite().settings
  return (
    <>
      <Hero
        breadcrumb={breadcrumb}
        kicker="Voor feesten in België en Nederland"
        title="Coverband boeken"
        lead="Twintigers, grootouders en de collega die nooit danst: een coverband moet ze op één vloer krijgen. Wij zoeken de groep die dat in jouw zaal kan."
        actions={
          <>
            <ButtonLink to={paths.booking()} track="coverband-boeken hero_cta">
              Boekingsaanvraag versturen
            </ButtonLink>
            <ButtonLink to={paths.acts()} variant="quiet">
              Bekijk alle artiesten
            </ButtonLink>
            <PhoneLink className="button button-quiet" />
          </>
        }
      />
      <div className="facts-band">
        <div className="wrap">
          <Facts
            items={[
              { name: 'Shows per jaar', value: claims.showsPerYear },
              { name: 'Jaar ervaring', value: claims.yearsOfExperience },
              { name: 'Antwoord binnen', value: claims.replyWithin },
              { name: 'Score van klanten', value: claims.rating },
            ]}
          />
        </div>
      </div>
      <Section title="Drie redenen om via ons te boeken">
        <Points items={reasons} />
      </Section>
      <Section
        background="tint"
        title="Vier soorten coverbands en hun prijs"
        intro="Elke balk loopt van het laagste tot het hoogste bedrag. Waar je uitkomt, hangt vooral af van het aantal muzikanten en van de dag."
      >
        <PriceBars prices={prices} />
        <Points items={situations} />
      </Section>
      <Section title="Wat je voor dat geld krijgt" narrow>
        <p>
          Een coverband komt met geluid en licht op maat van de zaal, met microfoons en met twee of drie sets van 45 tot 60 minuten. Tussen de sets klinkt
          achtergrondmuziek, zodat het niet stilvalt terwijl de drummer een glas water drinkt.
        </p>
        <p>
          Een dj na de laatste set, extra licht en speciale effecten zijn opties. Wil je een eigen nummer, voor de openingsdans of voor de collega die met
          pensioen gaat, dan studeert de band er één tot drie in. Daar hoort meestal een meerprijs bij.
        </p>
        <p>
          Gemiddeld kost een coverband {priceRange({ from: 1200, to: 3500 })}. Een avond met een allround groep komt gemiddeld op{' '}
          {priceRange({ from: 2000, to: 2500 })}, een kleine akoestische act speelt vanaf {euros(800)}. Hoe die bedragen tot stand komen, lees je bij{' '}
          <Link to={paths.landing('coverband-prijzen')}>coverband prijzen</Link>.
        </p>
        <p>
          Welke groep wij zelf zouden kiezen, en waarom dat antwoord niet voor elk feest klopt, staat op de pagina over{' '}
          <Link to={paths.landing('beste-coverband-belgie')}>de beste coverband van België</Link>. Trouw je binnenkort, begin dan bij{' '}
          <Link to={paths.landing('coverband-bruiloft')}>een coverband voor je bruiloft</Link>.
        </p>
      </Section>
      <Section background="tint" title="Van eerste vraag tot eerste noot">
        <Points items={steps} numbered />
      </Section>
      <Section background="stage" title="Kijk en luister alvast">
        <ActGrid acts={topActs} />
      </Section>
      <Section title="Wat klanten ervan vonden">
        <Testimonials testimonials={testimonials} />
      </Section>
      <Section
        background="tint"
        title="Coverbands bij jou in de buurt"
        intro="Elke stad heeft haar zalen, haar aanrijroutes en haar regels over geluid. We zetten ze per stad op een rij."
      >
        <h3>België</h3>
        <LinkList links={citiesBelgium} />
        <h3>Nederland</h3>
        <LinkList links={citiesNetherlands} />
      </Section>
      <Section title="Vragen die we elke week krijgen" narrow>
        <FaqList faqs={faqs} />
      </Section>
      <Section background="tint" title="Alle steden">
        <LinkList links={allCities} />
      </Section>
      <CallToAction
        title="Zeg ons waar en wanneer"
        text="Met een datum en een zaal kunnen we al aan de slag. Bellen mag, schrijven ook, en een aanvraag verplicht je tot niets."
        withPhone
      >
        <ButtonLink to={paths.booking()} track="coverband-boeken bottom_cta">
          Boekingsaanvraag versturen
        </ButtonLink>
      </CallToAction>
    </>
  )
}
