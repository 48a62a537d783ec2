import { paths } from '../../generator/core/addresses.ts'
import { priceRange } from '../../generator/core/format.ts'
import type { Faq } from '../../generator/schema/faq.ts'
import type { BreadcrumbItem } from '../parts/Breadcrumb.tsx'
import { CallToAction } from '../parts/CallToAction.tsx'
import { FaqList } from '../parts/Faq.tsx'
import { Hero } from '../parts/Hero.tsx'
import { ButtonLink, Link } from '../parts/Link.tsx'
import { Facts, Points, Section } from '../parts/Section.tsx'
import { useSite } from '../parts/site-context.tsx'

export type BesteCoverbandPageProps = { breadcrumb: readonly BreadcrumbItem[]; faqs: readonly Faq[] }

/** The page's own act. Links never lead to a redirect: that costs each visitor a second request. */
const bandMarginal = paths.act({ slug: 'band-marginal' })

const criteria = [
  {
    title: 'De overgangen',
    text: 'Luister naar de tien seconden tussen twee nummers. Wie doorspeelt houdt de vloer vast, wie naar het volgende blad zoekt verliest hem.',
  },
  {
    title: 'De tweede set',
    text: 'Iedereen heeft drie sterke openers. Vraag wat er om halftwaalf gespeeld wordt, als het dessert verteerd is en de bekendste nummers al voorbij zijn.',
  },
  {
    title: 'Het volume',
    text: 'Een goede groep klinkt ook zacht goed. Kan ze het eerste halfuur zo spelen dat de tafels nog kunnen praten, dan heeft ze haar geluid in de hand.',
  },
  {
    title: 'De stem die praat',
    text: 'Tussen de liedjes zegt iemand iets, of net niet. Drie korte zinnen op een avond zijn beter dan een halve show.',
  },
  {
    title: 'De mail',
    text: 'Wie vooraf naar stroom, podium en einduur vraagt, komt niet voor verrassingen te staan. Slordige antwoorden in maart worden zelden beter in juni.',
  },
]

export function BesteCoverbandPage({ breadcrumb, faqs }: BesteCoverbandPageProps) {
  const { bestCoverBand } = useSite().settings.claims
  return (
    <>
      <Hero
        breadcrumb={breadcrumb}
        kicker="Onze keuze, met uitleg"
        title="De beste coverband van België"
        lead="Vraag het ons en we antwoorden Band Marginal. Vraag waarom, en het wordt een langer gesprek: over je gasten, je zaal en het uur waarop je wilt dansen."
        image={{ file: 'acts/band-marginal.svg', alt: 'Affichebeeld van Band Marginal' }}
        actions={
          <>
            <ButtonLink to={paths.contact()} track="beste-coverband-belgie hero_cta">
              Neem contact op
            </ButtonLink>
            <ButtonLink to={bandMarginal} variant="quiet">
              Maak kennis met Band Marginal
            </ButtonLink>
          </>
        }
      />
      <Section title="Wie is de beste coverband van België?" narrow>
        <p>
          Voor de meeste feesten die wij op tafel krijgen, is ons antwoord <Link to={bandMarginal}>Band Marginal</Link>. We zeggen er meteen bij dat dit een
          keuze van ons kantoor is. Er bestaat geen officieel klassement van coverbands. De groep zit in ons aanbod, dus helemaal onpartijdig zijn we niet. Lees
          dit als het advies van iemand die je de weg wijst en onderweg zelf ook een café heeft.
        </p>
        <p>
          Het woord ‘beste’ krijgt pas inhoud met een feest erbij. Een groep die een tent van vijfhonderd man doet dansen, is misschien de slechtste keuze voor
          veertig gasten onder een houten zoldering. Daarom staat hieronder ook wanneer je beter iemand anders boekt.
        </p>
      </Section>
      <Section background="tint" title="Waarom kiezen wij Band Marginal?" narrow>
        <p>
          Band Marginal is een allround coverband. Dat klinkt bescheiden, tot je ziet wat het vraagt: een repertoire dat breder is dan één avond, en de moed om
          een geplande volgorde los te laten. Staan de twintigers vooraan, dan worden de nummers jonger. Blijft de tafel van de ooms en tantes zitten, dan komt
          er iets wat zij kennen. Zo speelt de groep voor de mensen die er zijn, en niet voor de lijst die vooraf op papier stond.
        </p>
        <p>
          Wij kiezen de groep ook omdat ze weinig eisen stelt aan het feest zelf. Ze past in een dagschema met toespraken en laat zich een halfuur verschuiven
          als de keuken uitloopt. Voor een organisator is dat minstens zoveel waard als een mooie solo.
        </p>
      </Section>
      <Section title="Wat zegt de band over zichzelf?" intro="Volgens de band zelf. Wij geven deze cijfers door zoals we ze kregen.">
        <Facts
          items={[
            { name: 'Shows', value: bestCoverBand.shows },
            { name: 'Trouwfeesten', value: bestCoverBand.weddings },
            { name: 'Gemiddelde score', value: bestCoverBand.rating },
            { name: 'Beoordelingen', value: bestCoverBand.reviews },
          ]}
        />
      </Section>
      <Section
        background="tint"
        title="Hoe herken je een goede coverband?"
        intro="Vijf dingen waar wij op letten, en die jij op een opname of bij een optreden zelf kunt nagaan."
      >
        <Points items={criteria} />
      </Section>
      <Section title="Wanneer is een andere band beter?" narrow>
        <p>
          Op een receptie waar mensen elkaar na lange tijd terugzien, is een volledige band te veel. Neem daar een akoestische act. Draait je feest om één
          genre, zoals soul, funk of stevige rock, dan wint een groep die niets anders speelt het van elke allrounder. En wil je publiek één artiest horen, dan
          kom je uit bij een <Link to={paths.landing('tributeband-boeken')}>tributeband</Link>.
        </p>
        <p>
          Ook de zaal beslist mee. Met een strenge begrenzer of een podium van tien vierkante meter ben je beter met een trio dat zijn plaats kent dan met een
          grote groep die zich moet inhouden. Het hele aanbod, in alle maten, vind je bij <Link to={paths.acts()}>onze artiesten</Link>.
        </p>
      </Section>
      <Section background="tint" title="Wat kost de beste coverband?" narrow>
        <p>
          De gemiddelde coverband kost {priceRange({ from: 1200, to: 3500 })}. Voor een allround groep geldt {priceRange({ from: 1500, to: 2800 })}, met geluid,
          licht en microfoons erbij en twee of drie sets van 45 tot 60 minuten. Een hogere prijs betekent meestal meer muzikanten of een langere rit. Over de
          kwaliteit zegt ze minder dan je zou denken. Alle vorken staan bij <Link to={paths.landing('coverband-prijzen')}>coverband prijzen</Link>.
        </p>
      </Section>
      <Section title="Hoe vroeg moet je erbij zijn?" narrow>
        <p>
          Voor een zaterdag in de zomer zes tot negen maanden, voor andere data drie tot zes. Op een weekdag of in de winter lukt het soms nog op twee tot acht
          weken. Is Band Marginal op jouw datum bezet, dan stellen we een groep voor met dezelfde aanpak en zeggen we eerlijk waarin ze verschilt. Hoe zo’n
          boeking verloopt, lees je bij <Link to={paths.landing('coverband-boeken')}>coverband boeken</Link>.
        </p>
      </Section>
      <Section background="tint" title="Nog meer vragen" narrow>
        <FaqList faqs={faqs} />
      </Section>
      <CallToAction
        title="De beste voor jouw feest"
        text="Vertel ons wie er komt en in welke zaal. Is Band Marginal niet de juiste, dan hoor je dat van ons."
        withPhone
      >
        <ButtonLink to={paths.contact()} track="beste-coverband-belgie bottom_cta">
          Neem contact op
        </ButtonLink>
        <ButtonLink to={bandMarginal} variant="quiet">
          Bekijk Band Marginal
        </ButtonLink>
      </CallToAction>
    </>
  )
}
