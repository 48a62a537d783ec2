/** The words in which the three kinds of landing page of one city differ: all made of facts of the city. */
import type { LandingKind } from '../../generator/core/addresses.ts'
import { listed } from '../../generator/core/format.ts'
import type { CityView } from './CityFacts.tsx'
import { countryNames } from './CityFacts.tsx'

export type LandingText = { kicker: string; title: string; description: string; lead: string; text: string }

/**
 * @param words the title and description that the owner wrote for the city; the general landing page uses them as they are
 * @param office the town of the agency
 */
export function landingText(kind: LandingKind, city: CityView, words: { title: string; description: string }, office: string): LandingText {
  if (kind === 'coverband') return coverText(city)
  return kind === 'tributeband' ? tributeText(city, office) : generalText(city, words)
}

const where = ({ name, province, country }: CityView) => (province === name ? countryNames[country] : province)

const firstVenues = ({ venues }: CityView, count: number) => listed(venues.slice(0, count).map(({ name }) => name))

function coverText(city: CityView): LandingText {
  const { name, kmFromOffice, venues } = city
  const hall = venues[0]
  return {
    kicker: `Coverband ${name}`,
    title: `Coverband in ${name} boeken`,
    description: `Een coverband voor je feest in ${name}, ${where(city)}: allround, rock, soul of funk, met prijzen vanaf € 1.500. In vogelvlucht ${kmFromOffice} km van ons kantoor.`,
    lead: `Een coverband in ${name} speelt wat de zaal kent, in de volgorde waarin de avond erom vraagt. Hieronder staan onze coverbands eerst.`,
    text: `Een coverband past zich aan: rustig bij het eten, dansbaar vanaf tien uur, en dat ene nummer van jullie ertussen. ${
      hall
        ? `Een zaal als ${hall.name} vraagt een andere bezetting dan een tent in de tuin: `
        : 'Een parochiezaal vraagt een andere bezetting dan een tent in de tuin: '
    }we stemmen band en volume af op de ruimte in ${name}.`,
  }
}

function tributeText(city: CityView, office: string): LandingText {
  const { name, kmFromOffice, venues } = city
  return {
    kicker: `Tributeband ${name}`,
    title: `Tributeband in ${name} boeken`,
    description: `Tributebands voor ${name} en omgeving, van Coldplay tot Bob Marley: een hele avond het werk van één artiest. Zalen, prijzen vanaf € 2.000, op ${kmFromOffice} km van ${office} in vogelvlucht.`,
    lead: `Een tributeband brengt naar ${name} het werk van één artiest, met het geluid en het licht dat erbij hoort. Onze tributes staan bovenaan.`,
    text: `Een tribute is een concert: mensen kopen er een kaart voor, of komen speciaal vroeger naar je feest. ${
      venues.length > 1 ? `Kijk je naar zalen als ${firstVenues(city, 2)}, vraag dan` : `Vraag de zaal in ${name}`
    } naar podiumdiepte en geluidsgrens. Wij zorgen dat de technische lijst van de act daar op tijd ligt.`,
  }
}

function generalText(city: CityView, words: { title: string; description: string }): LandingText {
  const { name, stations, venues } = city
  return {
    kicker: `Live muziek ${name}`,
    title: words.title,
    description: words.description,
    lead: `Akoestisch bij de receptie, een band om op te dansen of een tribute als hoofdact: dit kun je in ${name} boeken. De kleinste bezettingen staan eerst.`,
    text: `Live muziek begint met de plek. ${venues.length > 0 ? `In ${name} loopt dat uiteen van ${listed(venues.slice(0, 3).map((venue) => `${venue.name} (${venue.kind})`))}` : `In ${name} kan dat een zaal, een tuin of een plein zijn`}${
      stations[0] ? `, en je gasten raken er met de trein tot ${stations[0]}` : ''
    }. Zeg ons waar je zit, dan zeggen wij welke act daar klinkt.`,
  }
}

/** The three benefits of the specification, each with what it means for this city. */
export function cityBenefits(city: CityView): { title: string; text: string }[] {
  const { name, kmFromOffice, country, lowEmission, language, venues } = city
  return [
    {
      title: 'Lokale Service',
      text: `Je praat met iemand die weet waar ${name} ligt, op ${kmFromOffice} kilometer in vogelvlucht, en wat een rit met een volle bus betekent. De verplaatsing zit in de prijs die je krijgt.`,
    },
    {
      title: 'Snelle Beschikbaarheid',
      text:
        kmFromOffice > 150
          ? `Voor ${name} houden we rekening met de reistijd en plannen we één optreden per dag. Vraag je datum op tijd aan, liefst drie tot zes maanden vooraf.`
          : `Acts die dezelfde week in ${country === 'BE' ? 'België' : 'het zuiden van Nederland of in België'} spelen, zijn vaak ook in ${name} inzetbaar. Vraag het, we kijken het dezelfde dag na.`,
    },
    {
      title: 'Lokale Expertise',
      text: lowEmission
        ? `De lage-emissiezone van ${name}, het laadadres en de geluidsgrens van de zaal: we zoeken ze uit voor de band vertrekt.`
        : language === 'Frans'
          ? `In ${name} regelen we met de zaal in het Frans wat jij ons in het Nederlands vraagt: stroom, opbouw, geluidsgrens en einduur.`
          : `${venues[0] ? `Van ${venues[0].name} tot een schuur buiten ${name}` : `In elke zaal van ${name}`}: we vragen vooraf naar stroom, laaddeur, geluidsgrens en einduur.`,
    },
  ]
}
