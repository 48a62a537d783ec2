/**
 * What the specification quotes and counts, and where, as the demonstration shows it. An address stands for
 * its family.
 */

type Quoted = {
  path: string
  /** Texts that an element begins or ends with. */
  shows?: readonly string[]
  /** Links by what they say, with where they lead. */
  links?: Readonly<Record<string, string>>
  headings?: readonly string[]
  title?: string
  robots?: string
  /** The title of its form's frame. */
  frame?: string
  /** How many elements a selector finds. */
  counts?: Readonly<Record<string, number>>
}

const requests = {
  Boekingsaanvraag: '/booking/',
  'Coverband boeken': '/coverband-boeken/',
  'Tributeband boeken': '/tributeband-boeken/',
}

export const onEveryPage: Omit<Quoted, 'path'> = {
  links: {
    Home: '/',
    'Over Toegift': '/about/',
    Artiesten: '/artists/',
    Coverband: '/coverband-boeken/',
    Tributeband: '/tributeband-boeken/',
    Blog: '/blog/',
    Contact: '/contact/',
    Boekingsaanvraag: '/booking/',
    'Mail ons': 'mailto:info@toegift.example',
    'Coverband Antwerpen': '/coverband-antwerpen/',
    'Tributeband Gent': '/tributeband-gent/',
    'Livemuziek Amsterdam': '/live-muziek-amsterdam/',
    'Coverband Rotterdam': '/coverband-rotterdam/',
    'Prijzen coverband': '/coverband-prijzen/',
    'Coverband voor je bruiloft': '/coverband-bruiloft/',
    'Prijzen tributeband': '/tributeband-prijzen/',
    'Tributeband voor je festival': '/tributeband-festival/',
    Privacy: '/privacy/',
    'Algemene Voorwaarden': '/algemene-voorwaarden/',
  },
}

export const quoted: readonly Quoted[] = [
  {
    path: '/',
    shows: [
      '27',
      '200+',
      '10+',
      'The Deputees',
      'maandag tot vrijdag 9u-18u.',
      'Meer Info',
      'Video',
      'Tribute Band',
    ],
    links: { ...requests, 'Bekijk alle artiesten': '/artists/' },
    counts: { '.act-card': 3, blockquote: 2, '.points > li': 3 },
  },
  {
    path: '/about/',
    shows: ['500+', '4,8/5'],
    headings: ['Onze missie', 'Persoonlijke service', 'Premium kwaliteit', 'Flexibele planning', 'Ons team'],
  },
  {
    path: '/artists/',
    shows: ['Artiesten', 'Akoestisch', 'Coverbands', 'Tribute Bands', 'Meer Info'],
    headings: ['Coverbands & Tributebands Boeken'],
    links: { 'Coverband boeken': '/coverband-boeken/', 'Tributeband boeken': '/tributeband-boeken/' },
    counts: { '.tabs a': 4, '.tabs .count': 4, '.act-card': 27, 'meta[name=description][content*="50+"]': 1 },
  },
  {
    path: '/artist/the-deputees/',
    title: 'The Deputees boeken | Bob Marley Tribute Band België',
    shows: ['Tribute Band', 'Tribute to Bob Marley', 'Bekijk Video'],
    headings: [
      'Over The Deputees',
      "Foto's",
      'Klaar om The Deputees te Boeken?',
      'Andere Artiesten die je Misschien Leuk Vindt',
    ],
    links: {
      'Boekingsaanvraag versturen': '/booking/?act=the-deputees',
      'Stuur Bericht': '/contact/',
      'Bekijk Alle Artiesten': '/artists/',
    },
    counts: {
      '.act-card a[href^="/artist/"]': 3,
      '.gallery img': 5,
      '.gallery img[alt^="The Deputees foto "]': 5,
    },
  },
  {
    path: '/artist/silkwood/',
    title: 'Silkwood boeken | Beste Akoestisch België',
    shows: [
      'Akoestisch',
      '3 × 30 minuten binnen 2,5 uur, 4 × 30 minuten binnen 3,5 uur of 5 × 30 minuten binnen 4,5 uur',
    ],
    counts: { '.gallery img[alt^="Silkwood foto "]': 5 },
  },
  { path: '/artist/mj-history/', shows: ['Tribute to Michael Jackson', '45 tot 90 minuten'] },
  {
    path: '/artist/band-marginal/',
    title: 'Band Marginal boeken | Beste Cover Band België',
    shows: ['Cover Band'],
  },
  {
    path: '/contact/',
    shows: ['Maandag-vrijdag 9:00-20:00', 'Kantoor in Tienen', 'Telefoon', 'E-mail'],
    headings: ['Contacteer Toegift', 'Stuur ons een bericht'],
    frame: 'Contactformulier',
  },
  {
    path: '/booking/',
    headings: ['Boek jouw artiest', 'Aanvraagformulier'],
    links: { ...requests, 'Bekijk alle artiesten': '/artists/' },
    frame: 'Aanvraagformulier',
    counts: { '.act-card': 3, blockquote: 2 },
  },
  {
    path: '/blog/',
    shows: ['Blog', '5 min leestijd', '12 augustus 2025', 'Lees Artikel', 'Lees Meer'],
    headings: ['Band Boeken Tips & Live Muziek Gidsen', 'Laatste Artikel', 'Alle Artikelen'],
    links: {
      'Coverband boeken': '/coverband-boeken/',
      'Tributeband boeken': '/tributeband-boeken/',
      'Prijzen coverband': '/coverband-prijzen/',
      Contact: '/contact/',
      Artiesten: '/artists/',
    },
    counts: { '.article-card-featured': 1, '.article-card': 10 },
  },
  {
    path: '/blog/coverband-prijzen-2025/',
    shows: ['Coverband', '5 min leestijd', '11 mei 2025', 'Lees Artikel'],
    headings: ['Gerelateerde Artikelen', 'Geïnspireerd door dit Artikel?'],
    links: {
      'Terug naar Blog': '/blog/',
      'Neem Contact Op': '/contact/',
      'Bekijk Alle Artiesten': '/artists/',
    },
    counts: { '.article-card': 2 },
  },
  {
    path: '/coverband-gent/',
    shows: ['Gent & Omgeving'],
    headings: [
      'Live Muziek in Gent: coverbands',
      'Waarom Toegift in Gent?',
      'Lokale Service',
      'Snelle Beschikbaarheid',
      'Lokale Expertise',
      'Beschikbare Acts in Gent',
    ],
    links: { Artiesten: '/artists/' },
    counts: { '.act-card': 6, '.more-acts article': 21 },
  },
  {
    path: '/tributeband-gent/',
    headings: ['Live Muziek in Gent: tributebands'],
    counts: { '.act-card': 6, '.more-acts article': 21 },
  },
  {
    path: '/live-muziek-gent/',
    headings: ['Live Muziek in Gent'],
    counts: { '.act-card': 6, '.more-acts article': 21 },
  },
  {
    path: '/coverband-boeken/',
    shows: [
      '€ 1.500 tot € 2.800',
      '€ 800 tot € 1.500',
      '€ 1.800 tot € 3.500',
      '€ 2.000 tot € 3.200',
      '2 uur',
      '4,8/5',
    ],
    links: {
      'Boekingsaanvraag versturen': '/booking/',
      'Bekijk alle artiesten': '/artists/',
      '+32 16 00 00 00': 'tel:+3216000000',
    },
    counts: { '.link-list [href^="/coverband-"]': 12, 'main details': 6, blockquote: 2 },
  },
  {
    path: '/coverband-prijzen/',
    shows: [
      '€ 800 tot € 1.500',
      '2 of 3 muzikanten',
      '2 of 3 sets van 45 minuten',
      '€ 1.500 tot € 2.800',
      '4 of 5 muzikanten',
      'volledige PA en licht',
    ].concat([
      '€ 2.500 tot € 3.500',
      '5 of 6 muzikanten',
      '€ 600 tot € 1.200',
      '€ 1.200 tot € 2.000',
      '€ 2.000 tot € 3.500',
      '€ 2.000 tot € 5.000+',
    ]),
    links: {
      'Boekingsaanvraag versturen': '/booking/',
      'Coverband boeken': '/coverband-boeken/',
      'Alle artiesten': '/artists/',
      'Alle prijzen in één tabel, met drie uitgewerkte budgetten': '/blog/coverband-prijzen-2025/',
    },
  },
  {
    path: '/coverband-bruiloft/',
    counts: { 'main details': 3, '[href="/blog/top-5-coverbands-trouwfeest-2025/"]': 1 },
  },
  {
    path: '/tributeband-boeken/',
    shows: ['Tribute to Michael Jackson', 'Tribute to Bob Marley'],
    counts: { 'main [href="/blog/tributeband-boeken-gids-2025/"]': 1, 'main [href="/coverband-boeken/"]': 1 },
  },
  {
    path: '/tributeband-prijzen/',
    links: { 'Boekingsaanvraag versturen': '/booking/' },
    shows: ['€ 2.000 tot € 5.000+'],
  },
  { path: '/tributeband-festival/', links: { 'Boekingsaanvraag versturen': '/booking/' } },
  {
    path: '/beste-coverband-belgie/',
    shows: ['1000+', '200+', '4,9/5', '300+'],
    counts: { 'main .actions [href="/contact/"]': 2 },
  },
  {
    path: '/silkwood-boeken/',
    links: {
      'Boekingsaanvraag versturen': '/booking/?act=silkwood',
      'Alles over Silkwood': '/artist/silkwood/',
    },
    shows: ['Akoestische Act'],
    counts: { '.steps > li': 3, 'main details': 3 },
  },
  {
    path: '/silkwood-gent/',
    shows: ['Oost-Vlaanderen, België · 273.000 inwoners (2025)'],
    links: { 'Alles over Silkwood': '/artist/silkwood/' },
  },
  { path: '/the-rover-boeken/', counts: { '.link-list article': 3 } },
  {
    path: '/bruce-springsteen-tribute-boeken/',
    shows: ['The Boss Brothers', 'Barking Bruce'],
    counts: { '.act-card': 4 },
  },
  {
    path: '/404.html',
    shows: ['404', 'De pagina die je zoekt bestaat niet of is verplaatst.'],
    headings: ['Pagina niet gevonden'],
    links: { 'Terug naar Home': '/' },
    robots: 'noindex,follow',
  },
  { path: '/500.html', headings: ['Unexpected Application Error!'] },
]

/** Columns of a list by the width of the screen, in pixels. */
export const columns = [
  { path: '/artists/', list: '.act-grid', widths: { 390: 1, 800: 2, 1280: 3 } },
  { path: '/artist/silkwood/', list: '.gallery', widths: { 390: 2, 800: 3, 1280: 4 } },
] as const

/** The observer that shows pictures, and the height of frames before their forms are loaded. */
export const figures = { threshold: 0.1, rootMargin: '50px 50px 50px 50px', frameHeight: 600 } as const
