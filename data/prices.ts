/**
 * The price list, in whole euros: what an act costs, and what moves that figure up or down.
 *
 * `priceClasses` are the five lines of the list. Every act in `data/acts.ts` names one of them in `priceClass`, and its pages show that line's
 * range. To change a price, change `from` or `to` (write 1500, not 1.500) and run `npm run generate`: it changes everywhere at once, except in
 * articles and in `data/faqs.ts`, where figures stand in sentences and are changed by hand. The five keys stay as they are. `openEnded: true`
 * means that the site writes a plus behind the upper figure.
 *
 * `priceExamples`, `priceFactors` and `savingTips` are the three parts of the page `/coverband-prijzen/`. To add one, copy an entry and fill
 * in every line; it appears on that page, after the others.
 */
import type { PriceAdvice, PriceClass, PriceExample, PriceRange } from '../generator/schema/price.ts'

export const priceClasses = [
  {
    key: 'akoestisch',
    name: 'Akoestische act',
    from: 800,
    to: 1500,
    includes: '2 of 3 muzikanten, 2 of 3 sets van 45 minuten, kleine geluidsinstallatie',
    text: 'Een duo of trio voor een receptie, een ceremonie of een diner. De opbouw is kort, het volume laat een gesprek toe en een stopcontact volstaat. Reken aan de onderkant op twee mensen en een korte reis, aan de bovenkant op drie mensen en een hele namiddag.',
  },
  {
    key: 'allround',
    name: 'Allround coverband',
    from: 1500,
    to: 2800,
    includes: '4 of 5 muzikanten, volledige PA en licht, 2 of 3 sets van 45 tot 60 minuten',
    text: 'Eén groep voor een publiek van alle leeftijden, die van dinermuziek naar dansmuziek kan overgaan. Gemiddeld komt een avond op {range.allround-evening.from} tot {range.allround-evening.to}, geluid en licht erbij.',
  },
  {
    key: 'rock-pop',
    name: 'Rock en pop',
    from: 1800,
    to: 3500,
    includes: 'zwaardere PA, licht en microfoons, 2 of 3 sets',
    text: 'Gitaren en drums die volume en plaats vragen. Een premium bezetting van vijf of zes muzikanten zit tussen {range.premium.from} en {range.premium.to}.',
  },
  {
    key: 'soul-funk',
    name: 'Soul en funk',
    from: 2000,
    to: 3200,
    includes: 'ritmesectie met toetsen, vaak ook blazers, volledige PA en licht, 2 of 3 sets',
    text: 'Muziek die gemaakt is om op te dansen en die een zorgvuldige soundcheck vraagt. Het aantal blazers en stemmen bepaalt waar in de vork je uitkomt.',
  },
  {
    key: 'tribute',
    name: 'Tributeband',
    from: 2000,
    to: 5000,
    openEnded: true,
    includes: 'een avond rond één artiest, met geluid, licht en de bezetting die erbij hoort',
    text: 'Je betaalt voor de voorbereiding van één repertoire, voor extra instrumenten en soms voor kostuums en decor. Grote shows met dansers of blazers kunnen boven {price.tribute.to} uitkomen.',
  },
] as const satisfies readonly PriceClass[]

/** Ranges that texts name beside those of the list: `{range.premium.from}` and `{range.premium.to}`. */
export const priceRanges = [
  { key: 'coverband', about: 'what a cover band costs on average', from: 1200, to: 3500 },
  { key: 'allround-evening', about: 'what an evening with an all-round band costs on average', from: 2000, to: 2500 },
  { key: 'premium', about: 'a rock or pop band of five or six musicians', from: 2500, to: 3500 },
] as const satisfies readonly PriceRange[]

export const priceExamples = [
  {
    name: 'Akoestische act',
    from: 800,
    to: 1500,
    musicians: '2 of 3 muzikanten',
    includes: '2 of 3 sets van 45 minuten',
    text: 'Voor een receptie, een ceremonie of een diner tot ongeveer honderd gasten. De groep brengt een kleine luidspreker mee en is binnen het uur opgesteld.',
  },
  {
    name: 'Allround coverband',
    from: 1500,
    to: 2800,
    musicians: '4 of 5 muzikanten',
    includes: 'volledige PA en licht',
    text: 'De gangbare keuze voor een trouwfeest of personeelsfeest. Geluid en licht staan er tot het laatste nummer, en tussen de sets klinkt achtergrondmuziek.',
  },
  {
    name: 'Premium rock en pop',
    from: 2500,
    to: 3500,
    musicians: '5 of 6 muzikanten',
    includes: 'volledige PA, licht en technieker',
    text: 'Een grotere bezetting voor een feest waar de band het hoogtepunt is. De groep vraagt een podium van minstens vijf op drie meter en een zaal die volume aankan.',
  },
] as const satisfies readonly PriceExample[]

export const priceFactors = [
  {
    title: 'Het aantal muzikanten',
    text: 'Ieder op het podium is een dag werk: laden, rijden, opbouwen, spelen, terugrijden. Een zestal telt drie keer zoveel van die dagen als een duo.',
  },
  {
    title: 'De datum',
    text: 'Weekends in de zomer zijn vaak zes tot negen maanden vooraf bezet. Op een weekdag of in de winter is er meer keuze en meer ruimte om te praten.',
  },
  {
    title: 'De techniek',
    text: 'Is er een goede vaste installatie in de zaal, dan vervalt een deel van de PA. Op een weide zonder stroom komt er juist een generator bij.',
  },
  { title: 'De afstand', text: 'Kilometers en reistijd zitten in elk voorstel. Na een lange rit komt er een overnachting bij.' },
  {
    title: 'De duur',
    text: 'Twee of drie sets zijn de norm, en elke set extra verlengt de avond voor iedereen. Ook een lange wachttijd tussen soundcheck en eerste noot telt mee.',
  },
  {
    title: 'De extra’s',
    text: 'Een dj na de band, meer licht, speciale effecten of een nummer dat voor jou wordt ingestudeerd: het kan allemaal, tegen een meerprijs die vooraf in het voorstel staat.',
  },
] as const satisfies readonly PriceAdvice[]

export const savingTips = [
  {
    title: 'Kies een minder drukke dag',
    text: 'Op een vrijdag, een zondagnamiddag of in januari is er meer vrij dan op een zaterdag in juni. Geef bij je aanvraag twee of drie datums op die passen.',
  },
  {
    title: 'Benut de installatie van de zaal',
    text: 'Meld ons het merk en het vermogen van de vaste installatie, en wie ze bedient. Is ze goed, dan rekenen we ze mee.',
  },
  {
    title: 'Kies een kleinere bezetting',
    text: 'Voor tachtig gasten klinkt een trio voller dan je denkt. Grote groepen hebben ruimte nodig om goed te klinken.',
  },
  {
    title: 'Neem twee sets in plaats van drie',
    text: 'Om tien uur en om halftwaalf staat de vloer het volst. Een set om één uur wordt vaak voor de toog gespeeld.',
  },
  {
    title: 'Sluit aan op een ander optreden',
    text: 'Speelt de groep de dag ervoor of erna in de buurt, dan valt een deel van de reiskosten vaak weg. Vraag het, wij zien de planning.',
  },
  {
    title: 'Dans op iets dat de band al kent',
    text: 'Een titel die de band al speelt, kost niets extra. Kies je toch iets eigens, hou het dan bij één nummer.',
  },
] as const satisfies readonly PriceAdvice[]
