import type { Category } from '../../generator/schema/act.ts'
import type { CityView } from './CityFacts.tsx'
import { useSite } from './site-context.tsx'

type PracticalProps = {
  act: { name: string; category: Category; musicians: number; setLength: string; originalArtist?: string | undefined }
  city: CityView
}

/** Square metres of stage that one musician needs, as a rule of thumb of the trade. */
const stagePerMusician = 3

/** What it takes to bring this act to this city: stage, way and sound, from the facts of both. */
export function Practical({ act, city }: PracticalProps) {
  const { office } = useSite().settings
  return (
    <>
      <p>{stageSentence(act, city)}</p>
      <p>{wayThere(act, city, office.city)}</p>
      <p>{soundSentence(act, city)}</p>
    </>
  )
}

function stageSentence({ name, musicians, setLength }: PracticalProps['act'], { name: city, venues }: CityView): string {
  const area = musicians * stagePerMusician
  const need = `${name} ${musicians === 1 ? 'speelt alleen' : `komt met ${musicians} muzikanten`} en vraagt ongeveer ${area} m² podium. De speelduur: ${setLength}.`
  const [first, second] = venues
  if (!first) return `${need} Zoek je nog een zaal in ${city}, neem die maat dan mee naar elk bezoek.`
  const halls = second ? `${first.name} (${first.kind}) of ${second.name} (${second.kind})` : `${first.name} (${first.kind})`
  return musicians > 5
    ? `${need} Denk je in ${city} aan ${halls}, vraag dan eerst naar de diepte van het podium en naar de weg van de laaddeur tot daar.`
    : `${need} Dat past ook op een klein podium. Denk je in ${city} aan ${halls}, vraag dan vooral waar de stroom zit en hoe laat de zaal opengaat.`
}

function wayThere({ name, musicians }: PracticalProps['act'], { name: city, kmFromOffice, country }: CityView, office: string): string {
  const distance = `Tussen ons kantoor in ${office} en ${city} ligt ${kmFromOffice} kilometer in vogelvlucht.`
  if (kmFromOffice > 200)
    return `${distance} Dat is een lange rit: voor ${name} rekenen we overnachting voor ${musicians} personen mee, tenzij jij kamers hebt.`
  if (kmFromOffice > 100)
    return `${distance} ${country === 'NL' ? 'De grens maakt geen verschil, het uur van vertrek wel' : 'Het uur van vertrek telt'}: plan de soundcheck van ${name} niet midden in de avondspits.`
  return `${distance} ${name} kan dus ’s middags vertrekken en is ruim voor je gasten opgebouwd.`
}

function soundSentence({ name, category, originalArtist }: PracticalProps['act'], { name: city, language }: CityView): string {
  const french = language === 'Frans' ? ` De zaal spreekt hier Frans; wij voeren de gesprekken over techniek en planning voor ${name}.` : ''
  if (category === 'akoestisch')
    return `Akoestische muziek heeft in ${city} bijna overal een plek: op een receptie, in een kerk, op een binnenplein. Een kleine installatie volstaat.${french}`
  if (category === 'tribute')
    return `Een ${originalArtist} tribute leeft van volume en licht. Vraag de zaal in ${city} naar de geluidsgrens en het einduur voor je de datum vastlegt.${french}`
  return `Wordt er in ${city} gedanst, zet het podium van ${name} dan tegen de lange wand en hou de eerste vijf meter vrij. Vraag de zaal ook naar de geluidsgrens.${french}`
}
