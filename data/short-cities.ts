/**
 * The short list: cities for which the landing pages use the agency's own words, before those of the long list. To add one: copy an entry
 * with the key of a city in `data/cities.ts`, and write its text in `content/cities/kort/<key>.md`.
 */
import type { ShortCity } from '../generator/schema/city.ts'

export const shortCities = [
  {
    key: 'antwerpen',
    title: 'Band boeken in Antwerpen: live muziek',
    description: 'Van een loft aan het Eilandje tot een zaal aan de ring: welke band past in Antwerpen, hoe ze er raakt en wat je met de zaal afspreekt.',
    keywords: ['live muziek antwerpen', 'coverband antwerpen', 'tributeband antwerpen', 'band boeken antwerpen'],
  },
  {
    key: 'gent',
    title: 'Band boeken in Gent: live muziek op maat',
    description: 'Een band voor je feest in Gent: acts die passen in een abdijzaal, een loods of een tuin, met een bus die vooraf voor de LEZ is nagekeken.',
    keywords: ['live muziek gent', 'coverband gent', 'tributeband gent', 'band boeken gent'],
  },
  {
    key: 'brussel',
    title: 'Live muziek in Brussel, tweetalig geregeld',
    description: 'Live muziek in Brussel voor bedrijf, instelling of bruiloft: we regelen zaal, toegang en techniek in het Nederlands en het Frans.',
    keywords: ['live muziek brussel', 'coverband brussel', 'tributeband brussel', 'band boeken brussel'],
  },
  {
    key: 'brugge',
    title: 'Live muziek in Brugge en aan de rand van zee',
    description: 'Een band in Brugge begint bij de laadroute door de binnenstad. Wij zoeken acts die passen in hotel, zaal of hoeve in de Brugse rand.',
    keywords: ['live muziek brugge', 'coverband brugge', 'tributeband brugge', 'band boeken brugge'],
  },
  {
    key: 'amsterdam',
    title: 'Belgische bands voor je feest in Amsterdam',
    description: 'Een band uit België op je feest in Amsterdam: reistijd, overnachting en laden langs de gracht zitten in het voorstel dat je van ons krijgt.',
    keywords: ['live muziek amsterdam', 'coverband amsterdam', 'tributeband amsterdam', 'band boeken amsterdam'],
  },
  {
    key: 'rotterdam',
    title: 'Live muziek in Rotterdam, van kade tot zaal',
    description: 'Acts voor Rotterdam: ruimte voor grote podia, korte lijnen naar de zaaltechniek en een rit vanuit Tienen die op één dag past.',
    keywords: ['live muziek rotterdam', 'coverband rotterdam', 'tributeband rotterdam', 'band boeken rotterdam'],
  },
  {
    key: 'den-haag',
    title: 'Band boeken in Den Haag en Scheveningen',
    description: 'Een receptie in de stad of een feest aan het strand: welke act in Den Haag past, hoe laat ze kan opbouwen en wat de zaal eerst wil weten.',
    keywords: ['live muziek den haag', 'coverband den haag', 'tributeband den haag', 'band boeken den haag'],
  },
  {
    key: 'utrecht',
    title: 'Live muziek in Utrecht, midden in het land',
    description: 'Utrecht ligt voor al je gasten dichtbij. Wij zoeken een act die past bij werfkelder, zaal of beurs, en regelen opbouw en geluid vooraf.',
    keywords: ['live muziek utrecht', 'coverband utrecht', 'tributeband utrecht', 'band boeken utrecht'],
  },
] as const satisfies readonly ShortCity[]
