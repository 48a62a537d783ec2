/**
 * Words are content: a tiny site in a language that does not exist shows no word that is written in code.
 * Each vowel of the catalogue, the pages and the data carries an accent, so that a plain vowel in what people
 * read comes from the code.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Parser } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { buildFeature, buildScript, createBundles, definitions } from '../generator/assets/bundles.ts'
import { siteRenderer } from '../generator/build/make-page.ts'
import { features } from '../generator/core/features.ts'
import { createFormat } from '../generator/core/format.ts'
import type { PageBlock } from '../generator/core/page-content.ts'
import { pageSizes } from '../generator/core/pagination.ts'
import { sentences } from '../generator/core/sentence-keys.ts'
import { createSentences } from '../generator/load/sentences/sentences.ts'
import type { Site } from '../generator/load/site.ts'
import { renderMarkdown } from '../generator/load/texts/blocks.ts'
import { textLabels } from '../generator/load/texts/markdown.ts'
import { calendarFiles } from '../generator/render/derived/calendars.ts'
import { deriveFiles, sitemapEntries } from '../generator/render/derived/derive.ts'
import { blogFeed } from '../generator/render/derived/feed.ts'
import { expand } from '../generator/routes/expand.ts'
import { families } from '../generator/routes/index.ts'
import { riderSheets } from '../generator/routes/rider-sheet.ts'
import { dutchWordsIn } from './dutch-words.ts'
import { filesBelow, projectRoot } from './project.ts'
import { blockExamples, tinyPage } from './tiny-pages.ts'
import { tinyCatalogue } from './tiny-sentences.ts'
import { decibelRule, tinyAct, tinyAssets, tinyCity, tinyPlan, tinyRider, tinySite } from './tiny-site.ts'

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  y: 'ý',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
}

/** A text or its HTML in the language that does not exist; tags, character references and names in braces stay. */
const accented = (text: string) =>
  text.replace(/<[^>]*>|&\w+;|\{\w+\}|[aeiouy]/gi, (part) => accents[part] ?? part)

/** Fields that are no words: names of files, parts of addresses, keys. */
const technical =
  /^(slug|key|aliases|image|videoUrl|soundUrl|tickets|category|priceClass|level|levels|group|on|kind|size|zones|places|track|country|locale|email|source|from|to|path|section|variant|draft|publish.*|lines|href|file|id|act|actPages|tag|.*Uses)$/

/** What an entry comes from is its place in the files; what a channel of a rider comes from is a word. */
const isSound = (field: string, value: unknown) => field === 'source' && typeof value === 'string'

function translated<T>(value: T): T
function translated(value: unknown): unknown {
  if (typeof value === 'string') return accented(value)
  if (Array.isArray(value)) return value.map(translated)
  if (value === null || typeof value !== 'object' || value instanceof Map || value instanceof Set)
    return value
  if (isBlock(value)) return translatedBlock(value)
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      technical.test(field) && !isSound(field, inner) ? inner : translated(inner),
    ]),
  )
}

const isBlock = (value: object): value is PageBlock => 'attributes' in value && 'parts' in value

/** The attributes of blocks are keys and addresses, but for what a price includes and a picture shows. */
const translatedBlock = ({ name, attributes, ...block }: PageBlock): PageBlock => ({
  ...translated(block),
  name,
  attributes: Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [
      key,
      key === 'includes' || key === 'alt' ? accented(value) : value,
    ]),
  ),
})

const locale = 'eo'
const words = createSentences(tinyCatalogue(accented), createFormat(locale), new Map()).value

const place = (entry: string) => ({ entry, file: 'data/more.ts', line: 1 })

const circuits = ['geluid', 'licht'].map((feeds, x) => ({ feeds, x, y: 2.8 }))

/**
 * The tiny site with what makes every sentence appear: a draft, two tributes to one artist, a city far away,
 * a plan, a rider with everything.
 */
function fullSite(): Site {
  const { acts, artists, cities, articles, ...site } = tinySite()
  const tribute = (slug: string, originalArtist: string) =>
    tinyAct({ slug, name: slug, category: 'tribute', originalArtist, source: place(`acts/${slug}`) })
  const rider = tinyRider({
    positions: tinyRider().positions.map((singer) => ({ ...singer, x: 0, amplifier: { x: 1, y: 1 } })),
    inputs: [{ source: 'Zang', pickup: 'SM58', phantom: true, stand: 'hoog', remark: 'Zacht.' }],
    monitors: [
      { for: 'de zang', kind: 'vloermonitor', places: [-1, 1].map((x) => ({ x, y: 0.3 })), mix: 'alles' },
    ],
    times: { setUpMinutes: 60, soundCheckMinutes: 75, changeOverMinutes: 15, breakdownMinutes: 20 },
    vehicles: { vans: 1, cars: 0 },
    lights: 'Een kaars.',
  })
  const [first = tinyAct(), ...others] = acts
  const [gent = tinyCity(), ...otherCities] = cities
  return {
    ...site,
    decibels: [decibelRule],
    // Gent is within the price, and acts in Groningen stay for the night.
    settings: { ...site.settings, travel: { ...site.settings.travel, includedKm: 250, homeBy: '01:00' } },
    vat: { percent: 21, confirmed: true },
    acts: [
      { ...first, isDraft: true, sets: [{ count: 2, minutes: 45, within: 120 }], rider },
      ...others.map((act) => ({
        ...act,
        plans: { bruiloft: tinyPlan, bedrijfsfeest: tinyPlan },
        rider: tinyRider({ act: act.slug, power: circuits }),
      })),
      tinyAct({
        slug: 'duo',
        name: 'Duo',
        sets: [1, 5].map((count) => ({ count, minutes: 60 })),
        heaviest: { thing: 'de harp', kilos: 40 },
        days: {
          taken: [1, 2, 3, 4, 5, 6].map((month) => `2027-0${month}-12`),
          option: ['2027-07-19'],
          isWhole: false,
        },
        rider: tinyRider({ act: 'duo', vehicles: { vans: 1, cars: 1 } }),
        videoUrl: 'https://player.vimeo.com/video/1',
        links: { site: 'https://duo.example/' },
        source: { ...place('acts/duo'), samples: ['videoUrl', 'links'] },
      }),
      { ...tribute('the-torches', 'The Lanterns'), decades: [1990] },
      { ...tribute('the-sparks', 'The Matches'), decades: [1970] },
    ],
    // So many that the list goes on in a second part.
    articles: Array.from({ length: pageSizes.cards / 2 }, (_, index) =>
      articles.map((article) => ({ ...article, slug: `${article.slug}-${index}` })),
    ).flat(),
    artists: [
      ...artists,
      ...artists.map((artist) => ({
        ...artist,
        name: 'The Matches',
        slug: 'the-matches',
        source: place('artists/the-matches'),
      })),
    ],
    cities: [
      {
        ...gent,
        busy: 'in juli',
        platePermit: { area: 'het plein', source: 'https://gent.example/' },
        zones: ['lez'],
        venues: gent.venues.flatMap((hall) => [
          { ...hall, door: { text: 'Draag {thing}.' } },
          { ...hall, name: 'De Hal', door: { text: 'Rol {thing}.' } },
          { ...hall, name: 'De Zaal' },
          { ...hall, name: 'Het Plein', kind: 'arena', size: 'arena' },
        ]),
      },
      ...otherCities,
      tinyCity({
        key: 'groningen',
        name: 'Groningen',
        venues: [{ name: 'Het Veld', kind: 'arena', size: 'arena', label: 'arena', reach: 'Aan de ring' }],
        latitude: 53.2,
        longitude: 6.6,
        actPages: true,
        language: 'Engels',
        source: place('cities/groningen'),
      }),
    ],
  }
}

/** That site in the language. One page has every block, one article all that markdown can make. */
function foreignSite(): Site {
  const dutch = fullSite()
  const { acts, artists, cities, zones, decibels, articles, settings } = dutch
  const {
    occasions,
    priceClasses,
    priceRanges,
    priceFactors,
    eveningMoments,
    hours,
    testimonials,
    shows,
    navigation,
  } = dutch
  const { company } = settings
  const everyBlock = tinyPage('alles', Object.values(blockExamples).join('\n\n'), {
    service: 'Dienst',
    breadcrumb: 'Alles',
  })
  const markdown = accented(
    '## Kop\n\nTekst met een noot[^1].\n\n| Soort | Prijs |\n| --- | --- |\n| Duo | 5 |\n\n[^1]: De noot.',
  )
  const site: Site = {
    ...dutch,
    zones: zones.map((zone) => ({ ...translated(zone), key: zone.key })),
    decibels: decibels.map((rule) => ({ ...translated(rule), key: rule.key })),
    ...translated({
      acts,
      cities,
      occasions,
      priceClasses,
      priceRanges,
      priceFactors,
      eveningMoments,
      hours,
      testimonials,
      shows,
      navigation,
    }),
    // The kind of an artist and the category of an article are words; those of acts and halls are keys.
    artists: artists.map((artist) => ({ ...translated(artist), kind: accented(artist.kind) })),
    articles: articles.map((article) => ({
      ...translated(article),
      category: accented(article.category),
      content: renderMarkdown(markdown, settings, 1, textLabels(words)),
    })),
    pages: [...dutch.pages, everyBlock].map((page) => ({ ...translated(page), name: page.name })),
    ...words,
    format: createFormat(locale),
    settings: {
      ...translated(settings),
      address: settings.address,
      company: {
        ...translated(company),
        address: { ...translated(company.address), country: accented(company.address.country) },
      },
      locale,
    },
  }
  return site
}

const site = foreignSite()
const plan = await expand(site, families)
const render = siteRenderer(site, tinyAssets)
/** The same with the prices of all acts on request. */
const unpriced = { ...site, acts: site.acts.map((act) => ({ ...act, price: undefined })) }

/**
 * Keys by which sentences choose their words, and which the catalogue of the tiny site shows as they are;
 * names of hosts; what the locale writes in lists and dates; the capital of `Eén`.
 */
const keys =
  /\b(akoestisch|tribute|cover|BE|NL|coverband|tributeband|live-muziek|gesprek|tafel|dansvloer|concert|true|false|booking|contact|denhaag|den-haag|front|back|left|middle|right|both|hoog|vloermonitor|klein|middelgroot|groot|small|medium|large|overnight|included|excluded|near|far|low|zero|none|A|E|kaj|bruiloft|bedrijfsfeest|festival|early|soft|start|late|corner|duo|plus|minus|stage|limiter|floor|reception|evening|own|half|foreign|concertzaal|arena|sound|genre|size|decade|language|dance|background|trio|group|show|binnen|buiten|occasion|season|one|some|all|coming|played|no|YouTube|Vimeo|lost|quartet|here|home|shallow|seats|Januaro|Februaro|Marto|Aprilo|Majo|Junio|Julio|dimanĉo|reacties.example|Spotify|Bandcamp)\b|aŭ |\d{4}-[A-Z][a-z]+-\d\d/g
/** Names of services, as their owners spell them. */
const properNames = ['WhatsApp', 'LinkedIn', 'Facebook', 'X']

/** Texts with a vowel of the code. */
const foreign = (texts: readonly string[]) => [
  ...new Set(
    texts
      .map((text) => text.trim())
      .filter(
        (text) =>
          /[aeiouy]/i.test(text.replace(/\S+@\S+|https?:\S+/g, '').replace(keys, '')) &&
          !properNames.includes(text),
      ),
  ),
]

// What nobody reads. All other attributes and values are words.
const technicalAttribute =
  /^(class|id|href|src|srcset|sizes|type|rel|as|lang|scope|role|d|value|action|method|enctype|loading|blocking|decoding|fetchpriority|autocomplete|inputmode|list|preserveaspectratio|fill|stop-color|gradientunits|aria-(hidden|current|labelledby|describedby)|data-(?!artist|video).*)$/
const technicalMeta =
  /^(viewport|robots|refresh|theme-color|Content-Security-Policy|og:(locale|type|url|image)|twitter:card)$/
const technicalValue =
  /^(@.*|email|inLanguage|priceCurrency|query-input|lang|display|src|start_url|type|purpose|\w+_color|slug|key|href|revised|image|symbol|style|clip)$/

/** All texts of a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => (technicalValue.test(name) ? [] : textsIn(inner)))
}

/**
 * What people read of a page, in the window, in a list of results or with a screen reader: texts, attributes,
 * structured data, prepared e-mails.
 */
function textsOf(html: string): string[] {
  const texts: string[] = []
  let type: string | undefined
  const parser = new Parser({
    onopentag(tag, attributes) {
      type = attributes.type
      for (const [name, value] of Object.entries(attributes)) {
        if (value.startsWith('mailto:')) texts.push(...new URL(value).searchParams.values())
        if (tag !== 'meta' && !technicalAttribute.test(name)) texts.push(value)
      }
      if (
        tag === 'meta' &&
        !technicalMeta.test(attributes.name ?? attributes.property ?? attributes['http-equiv'] ?? '')
      )
        texts.push(attributes.content ?? '')
    },
    ontext(text) {
      if (text.trim() === '' || type === 'speculationrules') return
      texts.push(...(type?.endsWith('json') ? textsIn(JSON.parse(text)) : [text]))
    },
  })
  parser.end(html)
  return texts
}

test('every sentence but those of the script is shown by a page, a card or a rider', async () => {
  const withoutPrices = siteRenderer(unpriced, tinyAssets)
  const texts = [
    ...[...plan.routes()].flatMap((route) => textsOf(render(route).html)),
    ...[...(await expand(unpriced, families)).routes()].flatMap((route) =>
      textsOf(withoutPrices(route).html),
    ),
    ...textsIn(plan.cards),
    ...textsIn(riderSheets(site)),
    blogFeed(site),
    ...calendarFiles(site).map((file) => String(file.content())),
  ].join('\n')
  const unseen = Object.keys(sentences).filter(
    (key) => !key.startsWith('browser.') && !texts.includes(`[${accented(key)}`),
  )
  // Where some prices are on request, and others are not; what an agency without tributes says; what the search field finds acts by; a part of sentences that here show only
  // whether they have one; buttons for more cities and acts than there are here; a field for robots where the site
  // sends answers; what the privacy page says of a site with statistics; pictures that "npm run new" draws.
  expect(unseen).toEqual([
    'link.more-cities',
    'price.some',
    'footer.area',
    'act-list.decade',
    'act-list.kind-words',
    'city-landing.all-acts',
    'form.trap',
    'statistics.used',
    'statistics.change',
    'placeholder.picture',
  ])
})

test('the test itself notices a word of the code', () => {
  expect(
    foreign(textsOf('<p class="x">Méér</p><p title="Meer">…</p><a href="mailto:?subject=Vraag">→</a>')),
  ).toEqual(['Meer', 'Vraag'])
})

test.each(families.map(({ family }) => family))(
  'pages of the family "%s" have no word of the code, and declare their language',
  (family) => {
    const pages = [...plan.routes()]
      .filter((route) => route.family === family)
      .map((route) => render(route).html)
    for (const declared of ['<html lang="eo">', '<meta property="og:locale" content="eo">'])
      expect(pages[0]).toContain(declared)
    const texts = pages.flatMap(textsOf)
    expect(texts.length).toBeGreaterThan(3)
    expect(foreign(texts)).toEqual([])
  },
)

test('cards for social networks and technical riders have no word of the code', () => {
  expect(plan.cards.length).toBeGreaterThan(3)
  expect(foreign(textsIn(plan.cards))).toEqual([])
  for (const { plot, ...sheet } of riderSheets(site)) {
    // Besides its labels, the plan has names for messages only.
    const { plan: stage, ...words } = plot
    const labels = stage.positions.flatMap(({ label }) => label.lines)
    expect(labels).not.toEqual([])
    expect(foreign([...textsIn(sheet), ...textsIn(words), ...labels])).toEqual([])
  }
})

describe('files that follow from the pages', () => {
  const derived = new Map(
    deriveFiles(site, sitemapEntries(plan.pages, site)).map(({ path, content }) => [path, String(content())]),
  )

  test('the feed and the manifest of the web app', () => {
    expect(foreign(textsIn(JSON.parse(derived.get('site.webmanifest') ?? '')))).toEqual([])
    const texts: string[] = []
    let element = ''
    const parser = new Parser(
      {
        onopentagname: (name) => (element = name),
        onattribute: (name, value) => name === 'title' && texts.push(value),
        ontext: (text) =>
          /^(id|updated|published|email|generator)$/.test(element) ||
          texts.push(...(element === 'content' ? textsOf(text) : [text])),
      },
      { xmlMode: true },
    )
    parser.end(derived.get('feed.xml') ?? '')
    expect(texts.some((text) => text.includes('Príjs'))).toBe(true)
    expect(foreign(texts)).toEqual([])
  })

  test.each([...derived.keys()])('%s has no Dutch word but in addresses', (path) => {
    // The articles in the feed are the owner's words.
    expect(
      dutchWordsIn(
        (derived.get(path) ?? '')
          .replace(/<content[\s\S]*?<\/content>|"key":"[^"]*"|\S*\/\S*/g, '')
          .replace(keys, ''),
      ),
    ).toEqual([])
  })
})

test('the scripts have no sentence of the code, and use every word of the catalogue that is theirs', async () => {
  const texts = words.browserWords()
  const folder = join(projectRoot, 'templates', 'browser')
  const sources = filesBelow(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  expect(
    Object.keys(texts).filter((key) => !sources.some((source) => source.includes(`WORDS.${key}`))),
  ).toEqual([])
  const style = { address: 'https://site.example', trailingSlash: true }
  const own = await createBundles()
  const bundles = [
    await buildScript(definitions(texts, style, true), own),
    ...(await Promise.all(
      features.map(async (name) => (await buildFeature(name, definitions(texts, style, true), own)).script),
    )),
  ]
  const code = bundles
    .map(({ path, files }) => String(Buffer.from(files.find((file) => file.path === path)?.content() ?? '')))
    .join('\n')
    .replace(/\\x([0-9A-F]{2})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)))
  expect(Object.values(texts).filter((text) => !code.includes(text))).toEqual([])
  // The list of acts is at `#alle`.
  const addresses = new Set([...plan.pages.map(({ path }) => path), '#alle'].flatMap(dutchWordsIn))
  // Names of the code are shortened to any two letters: they stand before or behind what no sentence has there.
  const shown = code.replace(/(?<=\b(?:function|let|const|var) |\.\.\.)[a-z]{2}\b|\b[a-z]{2}(?=\(|=)/g, '')
  expect(dutchWordsIn(shown).filter((word) => !addresses.has(word))).toEqual([])
})
