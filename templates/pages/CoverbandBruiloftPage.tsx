import { paths } from '../../generator/core/addresses.ts'
import { priceRange } from '../../generator/core/format.ts'
import type { Faq } from '../../generator/schema/faq.ts'
import { type ActCardView, ActGrid } from '../parts/ActCard.tsx'
import type { BreadcrumbItem } from '../parts/Breadcrumb.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { FaqList } from '../parts/Faq.tsx'
import { Hero } from '../parts/Hero.tsx'
import { ButtonLink, Link } from '../parts/Link.tsx'
import { PriceBars } from '../parts/PriceBars.tsx'
import { Points, Section } from '../parts/Section.tsx'

export type CoverbandBruiloftPageProps = { breadcrumb: readonly BreadcrumbItem[]; faqs: readonly Faq[]; acts: readonly ActCardView[] }

const day = [
  {
    title: '14 uur, de ceremonie',
    text: 'Drie momenten vragen muziek: binnenkomen, tekenen en buitengaan. Eén stem met een gitaar volstaat. Vraag de celebrant hoe lang het tekenen duurt, want een nummer dat halverwege stopt blijft hangen als een fout.',
  },
  {
    title: '16 uur, de receptie',
    text: 'Nu wordt er gepraat, gekust en gezocht naar wie waar staat. Een duo in een hoek van de tuin geeft de namiddag kleur op gespreksvolume. Voorzie een plek uit de zon: hout en snaren ontstemmen in volle hitte.',
  },
  {
    title: '19 uur, het diner',
    text: 'Tussen de gangen mag er zacht gespeeld worden, tijdens de toespraken niet. Leg ook een draadloze microfoon klaar en laat de band die testen voor de gasten aan tafel gaan. Een schoonvader zonder versterking haalt de achterste tafel niet.',
  },
  {
    title: '21.30 uur, de openingsdans',
    text: 'Kies het nummer, de uitvoering en de lengte. Tweeënhalve minuut is genoeg als alle ogen op jullie gericht zijn. Daarna zet de band zonder pauze iets in wat iedereen kent, zodat de kring zich sluit en de vloer van jullie gasten wordt.',
  },
  {
    title: '22 uur, het feest',
    text: 'Twee of drie sets van 45 tot 60 minuten, met een halfuur ertussen. De eerste is voor ouders en tantes, de tweede voor de vrienden. In de pauzes houdt achtergrondmuziek de mensen in de zaal.',
  },
  {
    title: '1 uur, de laatste dans',
    text: 'Spreek één slotnummer af en laat de band weten wie haar een teken geeft. Wie nog wil doorgaan, boekt er een dj bij. Die speelt verder over dezelfde installatie, terwijl de muzikanten rustig afbreken.',
  },
]

/** Prices by the number of musicians, as couples ask for them. */
const prices = [
  { key: 'duo', name: 'Akoestisch duo', from: 600, to: 1200, includes: 'voor een ceremonie of een korte receptie' },
  {
    key: 'trio',
    name: 'Trio of kleine band',
    from: 1200,
    to: 2000,
    includes: 'voor een feest tot een tachtigtal gasten of een zaal met een strenge geluidsgrens',
  },
  { key: 'groep', name: 'Band van vijf of zes', from: 2000, to: 3500, includes: 'voor een avond met een volle dansvloer' },
]

const venueQuestions = [
  'Hangt er een begrenzer, en bij welk volume grijpt hij in?',
  'Hoe laat moet de muziek zachter, en hoe laat uit?',
  'Vanaf welk uur mag de band binnen om op te bouwen?',
  'Welke stroomkringen liggen er bij het podium, los van die van de traiteur?',
  'Staat het podium aan de dansvloer, of zitten er tafels tussen?',
]

export function CoverbandBruiloftPage({ breadcrumb, faqs, acts }: CoverbandBruiloftPageProps) {
  return (
    <>
      <Hero
        breadcrumb={breadcrumb}
        kicker="Live muziek op je trouwdag"
        title="Een coverband voor je bruiloft"
        lead="Tussen het jawoord en het licht dat aangaat liggen al gauw elf uur. Elk stuk van de dag vraagt andere muziek, en soms een kwartier stilte. Wij helpen je kiezen."
        image={{ file: 'occasions/bruiloft.svg', alt: '' }}
        actions={
          <>
            <ButtonLink to={paths.booking()} track="coverband-bruiloft hero_cta">
              Vraag jullie datum aan
            </ButtonLink>
            <ButtonLink to={paths.landing('coverband-prijzen')} variant="quiet">
              Alle prijzen
            </ButtonLink>
          </>
        }
      />
      <Section
        title="Van ceremonie tot laatste dans"
        intro="Een dag als voorbeeld. Schuif met de uren, maar hou de volgorde: eerst luisteren, dan praten, dan pas dansen."
      >
        <Points items={day} numbered />
      </Section>
      <Section background="tint" title="Jullie nummer, door de band" narrow>
        <p>
          Een coverband kan één tot drie nummers voor jullie instuderen, meestal tegen een meerprijs. Geef ze twee tot drie maanden vooraf door, met een link
          naar de juiste uitvoering. Van veel liedjes bestaat een studioversie, een trage versie en een akoestische, en jullie hebben er één in het hoofd.
        </p>
        <p>
          Zing het thuis eens mee en let op de intro. Veertig seconden zonder stem zijn lang als je met zijn tweeën op een lege vloer staat. De band kan dat
          stuk inkorten, een halve toon lager spelen of pas na het eerste refrein de drums laten invallen. Vraag ernaar, want dat soort knippen en plakken is
          hun vak.
        </p>
        <p>
          Maak ook een korte lijst van wat je niet wilt horen. Vijf titels zijn genoeg. Met een lijst van vijftig neem je de groep het kompas af waarmee ze door
          de avond vaart.
        </p>
      </Section>
      <Section title="Wat het kost" intro="Op een trouwfeest rekent het makkelijkst per bezetting. Geluid, licht en microfoons zijn in de regel inbegrepen.">
        <PriceBars prices={prices} />
        <p>
          Veel koppels nemen een duo voor de namiddag en een grotere groep voor de avond. Een duo van {priceRange({ from: 600, to: 1200 })} en een trio van{' '}
          {priceRange({ from: 1200, to: 2000 })} komen samen op {priceRange({ from: 1800, to: 3200 })}. Past dat niet, laat dan liever een uur muziek vallen dan
          de technieker. Bedragen per genre vind je bij <Link to={paths.landing('coverband-prijzen')}>coverband prijzen</Link>.
        </p>
      </Section>
      <Section background="tint" title="Vijf vragen voor je zaal" narrow>
        <p>Stel ze voor je een band vastlegt. De antwoorden bepalen hoeveel muzikanten er passen en hoe luid ze mogen spelen.</p>
        <ul className="ticks">
          {venueQuestions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
        <p>
          Trouw je op een zaterdag in de zomer, boek dan zes tot negen maanden vooraf. In andere maanden volstaan er drie tot zes. Wie op een vrijdag in
          november trouwt, heeft de ruimste keuze van het jaar.
        </p>
      </Section>
      <Section background="stage" title="Bands voor je trouwfeest">
        <ActGrid acts={acts} short />
      </Section>
      <Section title="Vragen van koppels" narrow>
        <FaqList faqs={faqs} />
        <p>
          Liever een lijst per uur van de dag? Lees dan onze{' '}
          <Link to={paths.article({ slug: 'top-5-coverbands-trouwfeest-2025' })}>top 5 van coverbands voor je trouwfeest</Link>.
        </p>
      </Section>
      <CallToAction
        title="Staat jullie datum vast?"
        text="Stuur hem door met de naam van de zaal. Je krijgt twee of drie acts terug die vrij zijn, met een prijs voor die dag."
        withPhone
      >
        <ButtonLink to={paths.booking()} track="coverband-bruiloft bottom_cta">
          Boekingsaanvraag versturen
        </ButtonLink>
      </CallToAction>
    </>
  )
}
