import { paths } from '../../generator/core/addresses.ts'
import type { BreadcrumbItem } from '../parts/Breadcrumb.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { Hero } from '../parts/Hero.tsx'
import { ButtonLink, Link } from '../parts/Link.tsx'
import { LinkList, type LinkView } from '../parts/LinkList.tsx'
import { Facts, Points, Section } from '../parts/Section.tsx'
import { useSite } from '../parts/site-context.tsx'

export type AboutPageProps = { breadcrumb: readonly BreadcrumbItem[]; cities: readonly LinkView[] }

const promises = [
  {
    title: 'Persoonlijke service',
    text: 'Je hebt één aanspreekpunt, van je eerste vraag tot de laatste kabel in de bus. Die persoon kent je zaal, je uren en de naam van de zaalwachter, en je hoeft je verhaal geen twee keer te vertellen.',
  },
  {
    title: 'Premium kwaliteit',
    text: 'Kwaliteit begint voor ons bij vakmensen: muzikanten die op tijd komen, een technieker die de zaal hoort en een installatie die bij de ruimte past. Een grote naam met een slecht afgestelde klank is geen goede avond.',
  },
  {
    title: 'Flexibele planning',
    text: 'Een diner loopt uit, een toespraak komt te vroeg, het onweer trekt een uur later over. We maken schema’s met lucht erin en spreken vooraf af welke set korter mag als het nodig is.',
  },
]

const kinds = [
  {
    title: 'Covers',
    text: (
      <>
        Een coverband haalt haar nummers bij tientallen artiesten en kiest ter plaatse wat de zaal nodig heeft. Dat is het werk voor trouwfeesten, jubilea en
        personeelsfeesten, waar mensen in de eerste plaats voor elkaar komen. Meer daarover bij{' '}
        <Link to={paths.landing('coverband-boeken')}>coverband boeken</Link>.
      </>
    ),
  },
  {
    title: 'Tributes',
    text: (
      <>
        Een tributeband verdiept zich in één oeuvre en brengt het als een concert, met de klank en de opbouw die erbij horen. Ze doet dat uit eerbied voor de
        artiest en is niet met hem of haar verbonden. Welke artiesten je kunt kiezen, zie je bij{' '}
        <Link to={paths.landing('tributeband-boeken')}>tributeband boeken</Link>.
      </>
    ),
  },
  {
    title: 'Akoestisch',
    text: (
      <>
        Twee stemmen en een gitaar vragen weinig plaats en laten een gesprek heel. We zetten ze graag in waar een drumstel te veel zou zijn: een kerk, een tuin,
        een lang diner. Je vindt ze tussen <Link to={paths.acts()}>alle artiesten</Link>.
      </>
    ),
  },
]

const team = [
  {
    title: 'De boekers',
    text: 'Zij nemen op als je belt, stellen de vragen waar je nog niet aan dacht en kiezen uit de hele lijst de twee of drie acts die passen. Ze zeggen het ook als een act niet past.',
  },
  {
    title: 'Planning en contracten',
    text: 'Hier worden afspraken papier: uren, prijs, voorschot en adres. Wie dit werk doet, kijkt na of de band op tijd van het vorige optreden weg kan en of de zaal weet wie er komt.',
  },
  {
    title: 'Techniek',
    text: 'Iemand die riders leest zoals een ander de krant. Stroomkringen, podiummaten, geluidsgrenzen en laaddeuren worden vergeleken met wat de act nodig heeft, weken voor de bus vertrekt.',
  },
  {
    title: 'De acts',
    text: 'Zangers, drummers, blazers, toetsenisten, techniekers. Zij maken de avond. De rest van ons werk dient om te zorgen dat ze op het podium alleen aan muziek hoeven te denken.',
  },
]

export function AboutPage({ breadcrumb, cities }: AboutPageProps) {
  const { settings, actCount } = useSite()
  const { brand, claims, office } = settings
  return (
    <>
      <Hero
        breadcrumb={breadcrumb}
        title={`Over ${brand}`}
        lead={`Wij zijn een boekingskantoor uit ${office.city}, met ${actCount} coverbands, tributebands en akoestische acts. En we geloven dat een feest met echte muzikanten anders eindigt.`}
        image={{ file: 'about.svg', alt: '' }}
      />
      <div className="facts-band">
        <div className="wrap">
          <Facts
            items={[
              { name: 'Evenementen per jaar', value: claims.eventsPerYear },
              { name: 'Tevreden klanten', value: claims.satisfiedCustomers },
              { name: 'Score van klanten', value: claims.rating },
            ]}
          />
        </div>
      </div>
      <Section title="Onze missie" narrow>
        <p>
          Live muziek boeken zou niet moeilijker mogen zijn dan een zaal vastleggen. In de praktijk zoek je ’s avonds door filmpjes, mail je zes groepen en
          krijg je antwoorden die je niet naast elkaar kunt leggen. De ene prijs is met geluid, de andere zonder, de derde laat drie weken op zich wachten.
        </p>
        <p>
          Dat uitzoeken is ons werk. Wij brengen organisatoren en muzikanten samen en zorgen dat beiden weten waar ze aan toe zijn. Een bruidspaar wil een volle
          dansvloer, een drummer wil een droge vloer en een stopcontact dat niet aan het koffieapparaat hangt. Als aan beide gedacht is, hoor je dat.
        </p>
        <p>
          Daarom stellen we eerst vragen en pas dan acts voor. Hoe oud zijn je gasten, wanneer moet het stil zijn, hoe komt een drumstel op de tweede
          verdieping? Met die antwoorden valt de helft van de lijst af, en wat overblijft klopt.
        </p>
      </Section>
      <Section background="tint" title="Waar je op kunt rekenen">
        <Points items={promises} />
      </Section>
      <Section title="Covers, tributes en akoestisch">
        <Points items={kinds} />
      </Section>
      <Section
        background="tint"
        title="Ons team"
        intro="Een optreden van twee uur heeft meer makers dan je op het podium ziet."
        more={<ButtonLink to={paths.contact()}>Neem contact op</ButtonLink>}
      >
        <Points items={team} />
      </Section>
      <Section
        title="Waar wij spelen"
        intro="Onze acts spelen in heel België, en in Nederland van Limburg en Brabant tot de Randstad en verder naar het noorden. Per stad lees je welke zalen er zijn en hoe de bus er raakt."
      >
        <LinkList links={cities} />
      </Section>
      <CallToAction title="Vertel ons over je feest" text="Een datum, een plaats en een idee van je gasten: daarmee begint elk voorstel." withPhone>
        <ButtonLink to={paths.booking()} track="about bottom_cta">
          Boekingsaanvraag versturen
        </ButtonLink>
        <ButtonLink to={paths.contact()} variant="quiet">
          Stuur een bericht
        </ButtonLink>
      </CallToAction>
    </>
  )
}
