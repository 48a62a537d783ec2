/**
 * A complete site in memory: three acts, two cities, three articles. Golden pages and unit tests are made of
 * it, never of `data/`.
 */

import { features } from '../generator/core/features.ts'
import { createFormat } from '../generator/core/format.ts'
import { nothingInvalid } from '../generator/core/invalid-parts.ts'
import { slugOf } from '../generator/core/names.ts'
import { remembered } from '../generator/core/once-per.ts'
import type { Source } from '../generator/core/problem.ts'
import { categories } from '../generator/defaults/categories.ts'
import { namedValues } from '../generator/load/data/named-values.ts'
import { readTheme } from '../generator/load/files/theme.ts'
import type { Site, SiteAct, SiteArticle, SiteCity, SiteClaim, SiteRider } from '../generator/load/site.ts'
import { renderMarkdown } from '../generator/load/texts/blocks.ts'
import { noShows, type PlacedShow, type Shows } from '../generator/relate/shows.ts'
import type { SiteAssets } from '../generator/routes/route.ts'
import type { Plan } from '../generator/schema/act.ts'
import { emptyCopy } from '../generator/schema/copy.ts'
import type { Navigation } from '../generator/schema/navigation.ts'
import type { SiteSettings } from '../generator/schema/settings.ts'
import { site as smallSite } from './small-project/data/site.ts'
import { tinyPages } from './tiny-pages.ts'
import { tinySentences } from './tiny-sentences.ts'

/** Those of the small project, of another agency. */
const settings: SiteSettings = {
  ...smallSite,
  brand: 'Bureau',
  address: 'https://bureau.example',
  phone: '+32 10 00 00 00',
  email: 'info@bureau.example',
  company: {
    legalName: 'Bureau BV',
    address: {
      streetAddress: 'Straat 1',
      postalCode: '3300',
      locality: 'Tienen',
      region: 'Vlaams-Brabant',
      country: 'België',
    },
    enterpriseNumber: 'BTW BE 0',
    register: 'RPR Leuven',
  },
  articleCategories: ['Coverband', 'Tools'],
}

const navigation: Navigation = {
  menu: [
    { label: 'Thuis', to: '/' },
    { label: 'Over ons', to: '/about/' },
    { label: 'Acts', to: '/artists/' },
    { label: 'Coverbands', to: '/coverband-boeken/' },
    { label: 'Tributebands', to: '/tributeband-boeken/' },
    { label: 'Artikels', to: '/blog/' },
    { label: 'Contact', to: '/contact/' },
    { label: 'Bewaard', to: '/favorieten/', more: true },
  ],
  button: { label: 'Aanvragen', to: '/booking/', track: 'site header_cta' },
  footer: {
    local: [
      { label: 'Coverband Gent', to: '/coverband-gent/' },
      { label: 'Prijzen coverband', to: '/coverband-prijzen/' },
      { label: 'Prijsindicatie', to: '/prijsindicatie/' },
      { label: 'Bruiloft', to: '/coverband-bruiloft/' },
      { label: 'Prijzen tributeband', to: '/tributeband-prijzen/' },
      { label: 'Festival', to: '/tributeband-festival/', untilFocused: true },
    ],
    site: [
      { label: 'Alle acts', to: '/artists/' },
      { label: 'Aanvragen', to: '/booking/' },
      { label: 'Privacy', to: '/privacy/' },
      { label: 'Voorwaarden', to: '/algemene-voorwaarden/' },
    ],
  },
  social: [{ name: 'Facebook' }],
}

const source = (entry: string, line: number): Source => ({
  entry,
  file: `data/${entry.split('/')[0]}.ts`,
  line,
})
const claim = (folder: 'claims' | 'hours', key: string, value: string | number, line: number): SiteClaim => ({
  key,
  about: `About ${key}.`,
  value,
  proof: 'unproven',
  source: source(`${folder}/${key}`, line),
})
const claims = [
  claim('claims', 'depositPercent', 50, 3),
  claim('claims', 'showsPerYear', '2+', 4),
  claim('claims', 'yearsOfExperience', '1+', 5),
  claim('claims', 'actsInDescription', '5+', 6),
  claim('claims', 'rating', '4/5', 7),
  claim('claims', 'replyWithin', '2 uur', 8),
]
const hours = [
  claim('hours', 'home', 'Maandag tot vrijdag', 20),
  claim('hours', 'contact', 'Maandag-vrijdag', 21),
  claim('hours', 'structured', 'Mo-Su 09:00-22:00', 22),
]

/** Rendered once: hundreds of tests have a site of their own. */
const text = remembered((markdown: string) => renderMarkdown(markdown, settings))
const format = createFormat(settings.locale)

/** A rider with one singer beside the other, a metre apart. */
export function tinyRider({
  act = 'silkwood',
  musicians = 2,
  ...changes
}: Partial<SiteRider> & { musicians?: number } = {}): SiteRider {
  return {
    act,
    revised: '2025-01-01',
    stage: { widthMetres: Math.max(4, musicians + 1), depthMetres: 3, remark: 'Vlak en droog.' },
    positions: Array.from({ length: musicians }, (_, index) => ({
      label: `zang ${index + 1}`,
      kind: 'vocal',
      x: index - (musicians - 1) / 2,
      y: 1.5,
    })),
    inputs: [{ source: 'Zang', pickup: 'SM58', stand: 'hoog' }],
    monitors: [],
    power: [{ feeds: 'alles', x: 0, y: 2.8 }],
    times: { setUpMinutes: 30, soundCheckMinutes: 15, changeOverMinutes: 15, breakdownMinutes: 20 },
    vehicles: { vans: 1, cars: 0 },
    sound: 'Geluid komt mee.',
    lights: 'Licht komt mee.',
    provided: ['Een stopcontact.'],
    source: source(`riders/${act}`, 70),
    ...changes,
  }
}

export function tinyAct(changes: Partial<SiteAct> = {}): SiteAct {
  const slug = changes.slug ?? 'silkwood'
  return {
    name: 'Silkwood',
    slug,
    category: 'akoestisch',
    image: `acts/${slug}.jpg`,
    imageShows: `het affiche van ${slug}`,
    bio: `De bio van ${slug}.`,
    portrait: `Het portret van ${slug}.`,
    shortDescription: `Kort over ${slug}.`,
    lineUp: 'zang en gitaar',
    musicians: 2,
    sets: [{ count: 3, minutes: 30 }],
    priceClass: 'akoestisch',
    price: { from: 900, to: 1200, includes: 'een luidspreker en microfoons', vatIncluded: false },
    loudness: { level: 'gesprek', from: 60, to: 68 },
    places: ['binnen', 'buiten'],
    outdoors: 'Onder een afdak.',
    languages: ['Engels'],
    genres: ['folk'],
    decades: [1970, 1980],
    searchWords: ['duo'],
    repertoire: ['Eerste nummer', 'Tweede nummer'],
    reasons: ['Reden een.', 'Reden twee.', 'Reden drie.'],
    occasions: {
      bruiloft: `${slug} op een bruiloft.`,
      bedrijfsfeest: `${slug} op een bedrijfsfeest.`,
      festival: `${slug} op een festival.`,
    },
    gallery: [{ file: `acts/${slug}-1.jpg`, shows: `${slug} op een podium` }],
    source: source(`acts/${slug}`, 10),
    rider: tinyRider({ act: slug, musicians: changes.musicians ?? 2 }),
    shows: noShows,
    biography: text(`Het lange verhaal van ${slug}.\n\n- zang\n- gitaar`),
    ...changes,
  }
}

/** One set of an hour. */
export const tinyPlan: Plan = {
  starts: ['20:00'],
  play: { count: 1, minutes: 60 },
  moments: [
    { what: 'Begin', song: 'Eerste nummer', text: 'Zacht.' },
    { what: 'Slot', text: 'Luid.' },
  ],
  hall: 'Meet de deur.',
}

/** A public show in Gent, long from now. */
export const tinyShow = (changes: Partial<PlacedShow> = {}): PlacedShow => ({
  act: 'silkwood',
  date: '2099-03-01',
  city: 'gent',
  place: 'Gent',
  public: true,
  source: source('shows/1', 4),
  ...changes,
})

/** A concert to come, and a private party that is over. */
const tinyShows: Shows = {
  coming: [
    tinyShow({
      ...{ at: '20:30', hall: 'De Zaal', tickets: 'https://kaarten.example/' },
      organiser: { name: 'De stad', site: 'https://stad.example/' },
    }),
  ],
  played: [
    tinyShow({
      public: false,
      date: '2025-06-28',
      quote: { text: 'Iedereen bleef.', author: 'De buren' },
      sample: true,
      source: source('shows/2', 5),
    }),
  ],
}

export function tinyCity(changes: Partial<SiteCity> = {}): SiteCity {
  const key = changes.key ?? 'gent'
  return {
    key,
    name: 'Gent',
    country: 'BE',
    province: 'Oost-Vlaanderen',
    population: { value: 273_000, year: 2025, confirmed: true },
    latitude: 51.054,
    longitude: 3.717,
    stations: ['Gent-Sint-Pieters'],
    motorways: ['E17', 'E40'],
    language: 'Nederlands',
    venues: [
      {
        ...{
          name: 'De Zaal',
          kind: 'concertzaal',
          label: 'concertzaal',
          size: 'middelgroot',
          reach: 'Aan het plein',
        },
        ...{ source: 'https://zaal.example/', checked: '2026-01-01' },
      },
    ],
    title: `Live muziek in ${key}`,
    description: `Alles over live muziek in ${key}.`,
    keywords: [`band ${key}`],
    source: source(`cities/${key}`, 20),
    content: text(`De tekst over ${key}.`),
    shows: noShows,
    ...changes,
  }
}

function tinyArticle(id: number, changes: Partial<SiteArticle> = {}): SiteArticle {
  return {
    id,
    slug: `artikel-${id}`,
    title: `Artikel ${id}`,
    excerpt: `Waar artikel ${id} over gaat.`,
    author: 'Redactie',
    publishDate: `2025-0${id}-01`,
    readTime: 3,
    category: 'Coverband',
    tags: ['planning'],
    seoKeywords: ['band'],
    source: { entry: `articles/artikel-${id}`, file: `content/blog/artikel-${id}.md`, line: 1 },
    content: text(
      `## Een kop\n\nTekst met een [link](/contact/).\n\n| Soort | Prijs |\n| --- | --- |\n| Duo | € 800 |`,
    ),
    ...changes,
  }
}

const occasion = (key: Site['occasions'][number]['key'], line: number): Site['occasions'][number] => ({
  key,
  name: key,
  heading: `voor je ${key}`,
  ...(key === 'bruiloft' && { private: true }),
  text: `Eerst dit over een ${key}.\n\nDan dat.`,
  ...(key !== 'evenement' && {
    day: {
      starts: { soft: '16:00', loud: '21:30' },
      ...(key !== 'festival' && { ready: '17:30' }),
      guests: [{ at: '18:30', what: 'Eten' }],
    },
    guide: { label: `Meer over een ${key}`, to: '/coverband-boeken/' },
  }),
  source: source(`occasions/${key}`, line),
})
const moment = (
  key: string,
  name: string,
  from: string,
  levels: Site['eveningMoments'][number]['levels'],
  line: number,
): Site['eveningMoments'][number] => ({
  key,
  name,
  from,
  to: '23:30',
  text: `Muziek bij ${key}.`,
  levels,
  source: source(`evening-moments/${key}`, line),
})
const price = (
  key: Site['priceClasses'][number]['key'],
  from: number,
  to: number,
): Site['priceClasses'][number] => ({
  key,
  name: key,
  from,
  to,
  vatIncluded: key === 'allround',
  includes: 'geluid en licht',
  text: 'Over deze soort.',
  source: source(`prices/${key}`, 1),
})

/** Texts name settings and claims alone. */
const noEntries = { priceClasses: [], priceRanges: [], acts: [], cities: [], artists: [] }
const values = namedValues({
  exports: { site: settings, claims, hours, ...noEntries },
  isShown: () => true,
  euros: format.euros,
})

/** Those of a project that has no others. */
/** A rule on loudness in the province of the tiny city. */
export const decibelRule: Site['decibels'][number] = {
  key: 'heuvels',
  name: 'Heuvels',
  country: 'BE',
  provinces: ['Oost-Vlaanderen'],
  classes: [80, 90, 100],
  authority: { name: 'Gewest', address: 'https://gewest.example' },
  checked: '2026-11-01',
  source: source('decibels/heuvels', 1),
}

export const tinyCategories = categories.map((category, index) => ({
  ...category,
  source: source(`categories/${category.key}`, index + 1),
}))

/** Our colours and fonts. */
export const tinyTheme = readTheme(import.meta.dirname, settings).value

export function tinySite(changes: Partial<Site> = {}): Site {
  return {
    settings,
    theme: tinyTheme,
    navigation,
    values,
    valueUses: [],
    texts: [],
    today: '2026-03-01',
    copy: emptyCopy,
    copyExceptions: [],
    format,
    ...tinySentences,
    categories: tinyCategories,
    acts: [
      tinyAct({
        shows: tinyShows,
        soundUrl: '/sounds/silkwood.mp3',
        members: [{ name: 'An', plays: 'zang' }],
        player: 'https://open.spotify.com/artist/0000000000000000000000',
        links: { site: 'https://silkwood.example/', bandcamp: 'https://silkwood.bandcamp.com/' },
      }),
      tinyAct({
        slug: 'the-lamps',
        name: 'The Lamps',
        category: 'tribute',
        originalArtist: 'The Lanterns',
        priceClass: 'tribute',
        price: { from: 2500, to: 3500, includes: 'geluid en licht', vatIncluded: false },
        loudness: { level: 'concert', from: 86, to: 96 },
        unsuited: { bruiloft: 'Te luid voor tijdens het diner.' },
        isTopAct: true,
        videoUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
        source: source('acts/the-lamps', 30),
      }),
      tinyAct({
        slug: 'band-marginal',
        name: 'Band Marginal',
        category: 'cover',
        priceClass: 'allround',
        price: { from: 1800, to: 2600, includes: 'geluid en licht', vatIncluded: true },
        loudness: { level: 'dansvloer', from: 80, to: 92 },
        musicians: 6,
        source: source('acts/band-marginal', 50),
      }),
    ],
    artists: [
      {
        name: 'The Lanterns',
        slug: 'the-lanterns',
        kind: 'band',
        who: 'group',
        origin: 'Nergens',
        years: 'opgericht in 1990',
        songs: ['Een', 'Twee'],
        albums: [{ title: 'Licht', year: 1991 }],
        text: 'Wat dit doet in een zaal.',
        source: source('artists/the-lanterns', 5),
      },
    ],
    cities: [
      tinyCity({
        actPages: true,
        shows: tinyShows,
        short: { title: 'Band boeken in Gent', description: 'Kort over Gent.', keywords: ['gent'] },
        shortText: text('De korte tekst over Gent.'),
      }),
      tinyCity({
        key: 'den-haag',
        name: 'Den Haag',
        aliases: ['denhaag'],
        actPages: 'denhaag',
        country: 'NL',
        province: 'Zuid-Holland',
        population: { value: 1, year: 2024, confirmed: false },
        latitude: 52.071,
        longitude: 4.301,
        venues: [],
        source: source('cities/den-haag', 60),
      }),
    ],
    zones: [
      {
        key: 'lez',
        name: 'lage-emissiezone',
        kind: 'lez',
        since: '2020-01-01',
        rule: 'Binnen de ring geldt een lage-emissiezone.',
        authority: { name: 'Stad', address: 'https://stad.example' },
        unverified: true,
        source: source('zones/lez', 70),
      },
    ],
    decibels: [],
    occasions: [
      occasion('bruiloft', 1),
      occasion('bedrijfsfeest', 10),
      occasion('festival', 20),
      occasion('evenement', 30),
    ],
    vat: { percent: 21 },
    priceClasses: [
      price('akoestisch', 800, 1500),
      price('allround', 1500, 2800),
      price('rock-pop', 1800, 3500),
      price('soul-funk', 2000, 3200),
      price('tribute', 2000, 5000),
    ],
    priceRanges: [
      {
        key: 'duo',
        about: 'two musicians',
        from: 600,
        to: 1200,
        vatIncluded: false,
        source: source('price-ranges/duo', 40),
      },
    ],
    priceFactors: [
      {
        key: 'trouwdag',
        group: 'occasion',
        name: 'Trouwdag',
        on: ['bruiloft'],
        percent: 10,
        source: source('price-factors/trouwdag', 50),
      },
      {
        key: 'winter',
        group: 'season',
        name: 'Winter',
        on: [1, 2],
        percent: -10,
        source: source('price-factors/winter', 51),
      },
    ],
    eveningMoments: [
      moment('receptie', 'Receptie', '16:00', ['gesprek'], 60),
      moment('dans', 'Dans', '21:30', ['dansvloer', 'concert'], 61),
    ],
    claims,
    hours,
    shows: tinyShows,
    testimonials: [
      {
        quote: 'Goed gespeeld.',
        author: 'Voorbeeld',
        company: 'een feest',
        sample: true,
        source: source('testimonials/1', 4),
      },
      {
        ...{ quote: 'We hoorden elk woord.', author: 'Een bruidspaar', act: 'silkwood' },
        ...{ from: 'https://reacties.example/silkwood', date: '2025-05-10', rating: { value: 4.5, best: 5 } },
        source: source('testimonials/2', 10),
      },
    ],
    samples: [],
    gone: new Map(),
    entryRedirects: [],
    ledger: { exists: false, remembered: [], problems: [] },
    staticFiles: [],
    redirects: [{ from: '/oud/', to: '/about/', source: source('redirects//oud/', 4) }],
    articles: [
      tinyArticle(3, { updated: '2025-04-15' }),
      tinyArticle(2, { category: 'Tools' }),
      tinyArticle(1),
    ],
    pages: tinyPages,
    contentLinks: [],
    problems: [],
    invalid: nothingInvalid(),
    ...changes,
  }
}

/** Pictures and files that need no disk: every picture has one variant and the same size. */
export const tinyAssets: SiteAssets = {
  stylesheet: '/assets/site.css',
  script: '/assets/site.js',
  features: new Map(features.map((name) => [name, { script: `/assets/${name}.js` }])),
  preloads: ['/assets/font.woff2'],
  image: (name) => ({
    src: `/assets/images/${name}`,
    width: 1200,
    height: 800,
    tint: 'tint-102',
    hue: 'hue-45',
    sources: [{ type: 'image/webp', srcSet: `/assets/images/${name}.webp 800w` }],
  }),
  card: ({ title }) => `/assets/cards/${slugOf(title)}.jpg`,
  rider: ({ slug }) => ({
    pdf: `/riders/${slug}.pdf`,
    kilobytes: 48,
    plot: { src: `/assets/riders/${slug}.svg`, width: 700, height: 400 },
    lineUp: { src: `/assets/riders/${slug}-line-up.svg`, width: 960, height: 480 },
  }),
  file: (path) => path,
}
