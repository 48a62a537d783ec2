import { paths } from '../../generator/core/addresses.ts'
import { priceRange } from '../../generator/core/format.ts'
import type { Testimonial } from '../../generator/schema/testimonial.ts'
import { type ActCardView, ActGrid } from '../parts/ActCard.tsx'
import type { BreadcrumbItem } from '../parts/Breadcrumb.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { Hero } from '../parts/Hero.tsx'
import { ButtonLink, Link } from '../parts/Link.tsx'
import { LinkList, type LinkView } from '../parts/LinkList.tsx'
import { Points, Section } from '../parts/Section.tsx'
import { Testimonials } from '../parts/Testimonials.tsx'

export type TributebandBoekenPageProps = {
  breadcrumb: readonly BreadcrumbItem[]
  /** Every original artist that an act plays. */
  tributes: readonly LinkView[]
  topActs: readonly ActCardView[]
  testimonials: readonly Testimonial[]
  allCities: readonly LinkView[]
}

const examples = [
  {
    title: 'MJ History speelt Michael Jackson',
    text: (
      <>
        Zang, twee dansers en een band die alles live speelt, met acht mensen op het podium. De show duurt 45 tot 90 minuten: kort tussen dessert en dansvloer,
        lang als hoofdact van de avond. Voorzie een vlakke vloer zonder tapijt en een plek naast het podium om van kostuum te wisselen.{' '}
        <Link to={paths.tribute({ slug: 'michael-jackson' })}>Naar de Michael Jackson tribute</Link>
      </>
    ),
  },
  {
    title: 'The Deputees speelt Bob Marley',
    text: (
      <>
        Een bas die de melodie zingt, een orgel op de tegentijd en twee achtergrondzangeressen naast de zanger. De acht muzikanten spelen twee sets, het liefst
        buiten en in de namiddag. Het volume hoeft niet hoog te staan. In een zaal kijken we wel naar de vloer, want zo’n bas draagt ver.{' '}
        <Link to={paths.tribute({ slug: 'bob-marley' })}>Naar de Bob Marley tribute</Link>
      </>
    ),
  },
]

const preparation = [
  {
    title: 'Kies het uur zoals je een film kiest',
    text: 'Een tribute heeft een begin, een midden en een slot. Zet haar op een moment waarop niemand hoeft op te staan voor een speech of een dessertbuffet, en laat de zaal een kwartier vooraf weten wat er komt.',
  },
  {
    title: 'Geef haar een podium',
    text: 'Reken op ongeveer drie vierkante meter per muzikant, en op meer als er gedanst wordt. De technische lijst van de act zegt hoe diep en hoe hoog het podium moet zijn en hoeveel stroomkringen er nodig zijn.',
  },
  {
    title: 'Laat het donker worden',
    text: 'Wat op een plaat de productie doet, doet op een podium het licht. Zoek uit wie de zaallampen bedient. In een tent op een zomeravond begint de avond pas echt na zonsondergang.',
  },
  {
    title: 'Schrijf ‘tribute to’ op de affiche',
    text: 'Even groot als de rest, zodat wie een kaart koopt weet wat hij krijgt. Mensen komen graag voor een goed eerbetoon. Ze vergeven het zelden als ze iemand anders verwachtten.',
  },
]

export function TributebandBoekenPage({ breadcrumb, tributes, topActs, testimonials, allCities }: TributebandBoekenPageProps) {
  const [first] = topActs
  return (
    <>
      <Hero
        breadcrumb={breadcrumb}
        kicker="Tributebands in België en Nederland"
        title="Tributeband boeken"
        lead="Een hele set lang het werk van één artiest: met een tribute programmeer je zelf een concert. Op een personeelsfeest, een stadsplein of een weide."
        image={first && { file: first.image, alt: `Affichebeeld van ${first.name}` }}
        actions={
          <>
            <ButtonLink to={paths.booking()} track="tributeband-boeken hero_cta">
              Boekingsaanvraag versturen
            </ButtonLink>
            <ButtonLink to={paths.landing('tributeband-prijzen')} variant="quiet">
              Tributeband prijzen
            </ButtonLink>
          </>
        }
      />
      <Section title="Wat een tributeband anders doet" narrow>
        <p>
          Bij een coverband boek je soepelheid, bij een tributeband precisie. Het gitaargeluid van die ene plaat, de inzet die iedereen in zijn hoofd al hoort,
          het tempo waarop een nummer hoort te ademen: daar heeft de groep op gewerkt tot het klopte. De volgorde ligt grotendeels vast en verzoekjes passen er
          zelden in.
        </p>
        <p>
          Dat is prachtig voor wie de artiest graag hoort. Op een feest waar vier generaties door elkaar lopen, kan een hele avond van één oeuvre te veel zijn.
          Neem dan een show van drie kwartier en laat een dj of een coverband het dansen overnemen. Twijfel je tussen de twee, kijk dan ook bij{' '}
          <Link to={paths.landing('coverband-boeken')}>coverband boeken</Link>.
        </p>
        <p>
          Nog een verschil zit in het publiek. Een coverband werkt voor mensen die al samen zijn, een tribute kan mensen samenbrengen. De naam van een artiest
          op een affiche vertelt in één woord wat voor avond het wordt. Daarom kiezen organisatoren met kaartverkoop er vaak voor.
        </p>
      </Section>
      <Section
        background="tint"
        title="Twee tributes van dichtbij"
        intro="Allebei staan ze met acht op het podium, en toch vragen ze een andere plek en een ander uur."
      >
        <Points items={examples} />
        <p className="small-print">
          Een tributeband is een eerbetoon door andere muzikanten. Geen enkele act in ons aanbod is verbonden met de artiest van wie ze het werk speelt.
        </p>
      </Section>
      <Section
        title="Kies je artiest"
        intro="Per artiest lees je welke act bij ons zijn of hun werk speelt, wat dat repertoire in een zaal doet en wat het kost."
      >
        <LinkList links={tributes} />
      </Section>
      <Section background="stage" title="Om mee te beginnen">
        <ActGrid acts={topActs} />
      </Section>
      <Section title="Vier dingen die een tribute beter maken">
        <Points items={preparation} />
      </Section>
      <Section background="tint" title="Prijs en planning" narrow>
        <p>
          Voor een tributeband reken je op {priceRange({ from: 2000, to: 5000, openEnded: true })}. De spreiding is groot, omdat een groep van vier met eigen
          instrumenten een andere onderneming is dan acht mensen met dans en kostuums. Het voorschot is meestal 50 procent. Geluid, licht en microfoons zijn in
          de regel inbegrepen. Een plein of een weide vraagt vaak een grotere installatie, en die bekijken we apart. Meer uitleg staat bij{' '}
          <Link to={paths.landing('tributeband-prijzen')}>tributeband prijzen</Link>.
        </p>
        <p>
          Zomerse weekends zijn vaak zes tot negen maanden vooraf bezet, want dan zoeken ook de pleinen en de weides. Voor de rest van het jaar volstaan drie
          tot zes maanden. Organiseer je zelf een festival, lees dan verder bij{' '}
          <Link to={paths.landing('tributeband-festival')}>tributeband voor je festival</Link>. De volledige uitleg, van eerste mail tot afbouw, staat in onze{' '}
          <Link to={paths.article({ slug: 'tributeband-boeken-gids-2025' })}>gids over een tributeband boeken</Link>.
        </p>
      </Section>
      <Section title="Organisatoren aan het woord">
        <Testimonials testimonials={testimonials} />
      </Section>
      <Section background="tint" title="Tributebands per stad">
        <LinkList links={allCities} />
      </Section>
      <CallToAction
        title="Welke artiest mag het worden?"
        text="Noem er één, of noem er drie waar je publiek van houdt. Wij zeggen welke act er vrij is en of je podium volstaat."
        withPhone
      >
        <ButtonLink to={paths.booking()} track="tributeband-boeken bottom_cta">
          Boekingsaanvraag versturen
        </ButtonLink>
      </CallToAction>
    </>
  )
}
