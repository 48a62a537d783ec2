import type { Artist } from '../generator/schema/artist.ts'

export const artists = [
  {
    name: 'Michael Jackson',
    slug: 'michael-jackson',
    kind: 'zanger en danser',
    origin: 'Gary (Indiana), Verenigde Staten',
    years: '1958-2009',
    songs: ['Billie Jean', 'Beat It', 'Thriller', 'Smooth Criminal', 'Black or White', 'Man in the Mirror', 'Don’t Stop ’Til You Get Enough'],
    albums: [{ title: 'Off the Wall', year: 1979 }],
    text: 'Bij deze muziek kijken mensen minstens zo hard als ze luisteren. Een tribute is dan ook meer een show dan een concert, met danspassen, kostuums en licht dat op de tel verandert. De eerste tien minuten staat het publiek te filmen, daarna doet het mee. Kinderen zijn dol op Thriller, hun ouders op Billie Jean, en beide groepen zijn het eens over Beat It. Je boekt zo’n show als middelpunt van het programma, met een duidelijk begin en einde, op een vlakke vloer met genoeg diepte voor de dansers. Als achtergrond bij een receptie gaat het effect verloren.',
  },
] as const satisfies readonly Artist[]
