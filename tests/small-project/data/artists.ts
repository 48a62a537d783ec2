import type { Artist } from '../../../generator/schema/artist.ts'

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
  {
    name: 'Simple Minds',
    slug: 'simple-minds',
    kind: 'band',
    origin: 'Glasgow, Verenigd Koninkrijk',
    years: 'opgericht in 1977',
    songs: ['Don’t You (Forget About Me)', 'Alive and Kicking', 'Promised You a Miracle', 'Waterfront', 'Belfast Child', 'Someone Somewhere in Summertime'],
    albums: [{ title: 'New Gold Dream (81-82-83-84)', year: 1982 }],
    text: 'Muziek met ruimte erin, gemaakt voor plaatsen waar een echo mag uitsterven. De nummers komen langzaam op gang en eindigen in een koor, wat in een zaal betekent dat de mensen stap voor stap naar voren schuiven. Vijftigers krijgen er hun jeugd bij, jongeren kennen tenminste Don’t You (Forget About Me). Een tribute heeft een toetsenist nodig die de oude klanken kan namaken, en een zanger die groot durft te gebaren. Boek ze voor een concert na de speeches, een eightiesavond of een marktplein in de zomer. In een kleine ruimte mag de galm een stuk omlaag.',
  },
] as const satisfies readonly Artist[]
