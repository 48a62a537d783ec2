/**
 * Names that addresses are made of, and references between entries: slugs, keys, redirects, links, videos.
 */
import {
  acts,
  appended,
  article,
  inActs,
  inArticle,
  inCities,
  inFile,
  inPrices,
  inRedirects,
  inSite,
  type Mistake,
  ofSilkwood,
} from './mistake.ts'

const slugged = (to: string): Mistake => ({
  code: 'bad-value',
  file: acts,
  line: `slug: '${to}'`,
  from: "slug: 'silkwood'",
  to: `slug: '${to}'`,
})
const filmed = (address: string, says = 'www.youtube-nocookie.com/embed/') =>
  inActs('bad-value', address, /videoUrl: '.*'/, `videoUrl: '${address}'`, { says })
const redirected = (from: string, to: string, code: string, line: string) =>
  inRedirects(code, line, '= [', `= [\n  {\n    from: '${from}',\n    to: '${to}',\n  },\n  `)
const atAddress = (address: string) =>
  inSite(
    'bad-value',
    `address: '${address}'`,
    "address: 'https://www.toegift.example'",
    `address: '${address}'`,
  )

export const names: Record<string, Mistake> = {
  'a slug in capitals': { ...slugged('Silkwood'), says: 'silkwood' },
  'an empty slug': slugged(''),
  'a missing slug': inActs('missing-field', "name: 'Silkwood'", /\n {4}slug: 'silkwood',/, '', { above: 1 }),
  'a slug without quotes around a number': inActs('wrong-type', 'slug: 1984', "slug: '1984'", 'slug: 1984'),
  'a name of 300 characters': inActs(
    'bad-value',
    'lang lang',
    "name: 'Silkwood'",
    `name: '${'lang '.repeat(60).trim()}'`,
  ),
  'a sound with blanks in its name': inActs(
    'bad-value',
    'Silk wood',
    '/sounds/silkwood.mp3',
    '/sounds/Silk wood (2026).mp3',
    {
      says: 'in lower-case letters, digits and dashes',
    },
  ),
  'an empty name': inActs('bad-value', "name: ''", "name: 'Silkwood'", "name: ''"),
  'a missing name': inActs('missing-field', "slug: 'silkwood'", /\n {4}name: 'Silkwood',/, '', { above: 1 }),
  'a name that two acts have': inActs('duplicate', "slug: '1984'", "name: 'Silkwood'", "name: '1984'", {
    above: 1,
  }),
  'a category in capitals': inActs(
    'unknown-value',
    "'Akoestisch'",
    "category: 'akoestisch'",
    "category: 'Akoestisch'",
    { says: 'Did you mean "akoestisch"?' },
  ),
  'a field in capitals': ofSilkwood('unknown-field', 'shortDescription:', 'ShortDescription:', 'ShortDesc', {
    says: 'Did you mean "shortD',
  }),
  'a misspelt field that is not needed': inActs('unknown-field', 'vidoeUrl', 'videoUrl:', 'vidoeUrl:', {
    says: 'Did you mean "videoUrl"?',
  }),
  'a misspelt field within a group': ofSilkwood('unknown-field', 'from: 800', 'form: 800'),
  'a rider of an act in capitals': inFile('data/riders.ts')(
    'bad-value',
    "'Silkwood'",
    "act: 'silkwood'",
    "act: 'Silkwood'",
  ),
  'two riders of one act': inFile('data/riders.ts')(
    'duplicate',
    "act: 'mj-history'",
    "act: 'silkwood'",
    "act: 'mj-history'",
  ),

  'a key of a city in capitals': inCities('bad-value', "'Gent'", "key: 'gent'", "key: 'Gent'"),
  'a key of another city': inCities('duplicate', "key: 'gent'", "key: 'leuven'", "key: 'gent'"),
  'a zone that does not exist': inCities(
    'unknown-reference',
    'lez-antwerp',
    "'lez-antwerpen'",
    "'lez-antwerp'",
  ),
  'a slug of an artist in capitals': inFile('data/artists.ts')(
    'bad-value',
    "'Simple-Minds'",
    "slug: 'simple-minds'",
    "slug: 'Simple-Minds'",
  ),
  'a name of an artist with a letter too many': inActs(
    'unknown-reference',
    'Simple Mindss',
    "Artist: 'Simple Minds'",
    "Artist: 'Simple Mindss'",
  ),
  'a slug of an article in capitals': inArticle(
    'bad-value',
    'slug:',
    /slug: .*/,
    "slug: 'Coverband Prijzen'",
  ),
  'a slug of another article': inFile('content/blog/tributeband-boeken-gids-2025.md')(
    'duplicate',
    'slug:',
    /slug: .*/,
    "slug: 'tributeband-boeken-gids-2025'",
    { edited: article },
  ),
  'a number of another article': inArticle('duplicate', 'id:', /id: .*/, 'id: 1'),
  'a category that no article has': inArticle(
    'unknown-category',
    'category:',
    /category: .*/,
    "category: 'Prijzen'",
    { says: 'Use one of ' },
  ),

  'a redirect without slashes': redirected('oud', '/about/', 'bad-value', "from: 'oud'"),
  'a redirect to an address without encryption': redirected(
    '/oud/',
    'http://www.example.com/x',
    'bad-value',
    "to: 'http:",
  ),
  'a redirect from a file that is a page': {
    ...redirected('/oud/index.html', '/about/', 'bad-value', '/oud/index.html'),
    says: 'Write "/oud/".',
  },
  'a redirect with capitals and no slash': {
    ...redirected('/Oud', '/about/', 'bad-value', "'/Oud'"),
    says: 'Write "/Oud/".',
  },
  'a redirect to itself': redirected('/oud/', '/oud/', 'rule', "to: '/oud/'"),
  'redirects to each other': inRedirects(
    'rule',
    "to: '/twee/'",
    '= [',
    "= [\n  { from: '/een/', to: '/twee/' },\n  { from: '/twee/', to: '/een/' },\n  ",
    {
      says: 'it leads to itself over /twee/',
    },
  ),
  'a redirect from a generated page': {
    ...redirected('/silkwood-gent/', '/about/', 'address-taken', "from: '/silkwood-gent/'"),
    alone: true,
  },
  'a redirect that exists': redirected(
    '/artists/band-marginal/',
    '/about/',
    'duplicate',
    "from: '/artists/band-marginal/'",
  ),
  'a redirect of an act that nobody published': inRedirects(
    'covers-unknown',
    "act: 'zilver'",
    '= [',
    "= [\n  { act: 'zilver', to: '/artists/' },\n  ",
    {
      alone: true,
    },
  ),
  'an entry of the menu without slashes': inFile('data/navigation.ts')(
    'bad-value',
    "'about'",
    "to: '/about/'",
    "to: 'about'",
  ),
  'an entry of the menu that leads nowhere': inFile('data/navigation.ts')(
    'dead-link',
    "'/over-ons/'",
    /(?<={ label: 'Contact', to: '\/contact\/' },)/,
    "\n    { label: 'Over', to: '/over-ons/' },",
    { alone: true },
  ),
  'an occasion that an act misspells': inActs('unknown-reference', 'bruilofd:', 'bruiloft:', 'bruilofd:', {
    says: 'Did you mean "bruiloft"?',
  }),
  'an act without a text for an occasion': inActs('missing-field', 'occasions:', / {6}festival: .*\n/, '', {
    says: 'no occasions.festival',
  }),
  'texts for an occasion that is gone': inActs(
    'unknown-reference',
    'opening:',
    /occasions: \{/,
    "occasions: {\n      opening: 'Een glas en een half uur muziek.',",
    { severity: 'warning', says: 'or remove the texts' },
  ),
  'a price for an occasion that does not exist': inPrices(
    'unknown-reference',
    'trouwfeest',
    "on: ['bruiloft']",
    "on: ['trouwfeest']",
  ),
  'an evening of an occasion that does not exist': inFile('content/pages/booking.md')(
    'unknown-reference',
    '::evening',
    '::evening',
    '::evening{occasion=bruilofd}',
    { alone: true, says: 'Did you mean "bruiloft"?' },
  ),
  'two occasions with one key': inFile('data/occasions.ts')(
    'duplicate',
    "key: 'bruiloft'",
    / {2}\{\n {4}key: 'bruiloft',[\s\S]*?\n {2}\},\n/,
    (found) => found + found,
    { alone: true },
  ),
  'the general occasion, misspelt': {
    code: 'missing-field',
    file: 'data/occasions.ts',
    from: "key: 'evenement'",
    to: "key: 'evenementen'",
    says: 'evenement',
  },
  'a guide to an occasion that leads nowhere': inFile('data/occasions.ts')(
    'dead-link',
    "'/coverband-bruiloften/'",
    "to: '/coverband-bruiloft/'",
    "to: '/coverband-bruiloften/'",
    { alone: true },
  ),
  'a section that the menu does not have': inFile('content/pages/coverband-prijzen.md')(
    'unknown-reference',
    'section:',
    /section: .*/,
    'section: /coverband-boken/',
    { alone: true, says: 'Did you mean "/coverband-boeken/"?' },
  ),
  'the price of a service that nobody wrote': inFile('content/pages/coverband-prijzen.md')(
    'unknown-reference',
    'offer:',
    /service: .*/,
    '$&\noffer: covers',
    {
      alone: true,
    },
  ),

  'an ordinary address of a video': filmed('https://www.youtube.com/watch?v=aqz-KE-bpKQ'),
  'a short address of a video': filmed('https://youtu.be/aqz-KE-bpKQ'),
  'a video of another host': filmed('https://www.dailymotion.com/video/x84sh87'),
  'an ordinary address of a video on vimeo': filmed(
    'https://vimeo.com/76979871',
    'https://player.vimeo.com/video/76979871',
  ),

  'an address of the site without https': atAddress('www.toegift.example'),
  'an e-mail address without @': inSite(
    'bad-value',
    "'info.toegift.example'",
    'info@toegift',
    'info.toegift',
  ),
  'an empty brand': inSite('bad-value', "brand: ''", "brand: 'Toegift'", "brand: ''"),
  'a missing brand': inSite('missing-field', 'export const site', /\n {2}brand: .*/, ''),
  'a language without a country': inSite('bad-value', "'nl_BE'", "locale: 'nl-BE'", "locale: 'nl_BE'"),
  'a missing price list': {
    alone: true,
    code: 'export-missing',
    file: 'data/prices.ts',
    from: 'export const priceRanges',
    to: 'export const prijsklassen',
  },
  'a link without slashes': {
    code: 'link-dropped',
    severity: 'warning',
    file: article,
    line: '(contact)',
    ...appended('[x](contact)'),
  },
  'a link without https': {
    code: 'link-dropped',
    file: article,
    line: 'www.x.be',
    severity: 'warning',
    ...appended('[x](www.x.be)'),
  },
}
