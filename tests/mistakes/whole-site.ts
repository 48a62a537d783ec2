/**
 * What only a look at the whole site finds, or that the other files have not: references, links, pictures,
 * markup, leftovers and types.
 */
import {
  appended,
  article,
  inActs,
  inArticle,
  inCities,
  inFile,
  inPrices,
  inRedirects,
  type Mistake,
  ofSilkwood,
} from './mistake.ts'

const biography = 'content/acts/silkwood.md'
const guide = inFile('content/blog/tributeband-boeken-gids-2025.md')
const conflict = appended('<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x')

export const wholeSite: Record<string, Mistake> = {
  'a missing picture': inActs(
    'file-missing',
    'acts/zilver.svg',
    "image: 'acts/silkwood.svg'",
    "image: 'acts/zilver.svg'",
  ),
  'a missing picture of a gallery': ofSilkwood(
    'file-missing',
    '[]',
    "[\n      { file: 'acts/1984.svg', shows: 'strepen' },\n      { file: 'acts/zilver-2.svg', shows: 'ringen' },\n    ]",
    'acts/zilver-2.svg',
  ),
  'a picture that nobody describes': ofSilkwood('missing-field', '[]', "[{ file: 'acts/1984.svg' }]"),
  'a rider of no act': inFile('data/riders.ts')(
    'unknown-reference',
    "act: 'zilver'",
    "act: 'silkwood'",
    "act: 'zilver'",
  ),
  'characters in a rider that no font has': inFile('data/riders.ts')(
    'character-not-drawn',
    '≥',
    'Minstens 18 m².',
    'Minstens ≥ 18 m² → Č, co\u00adop.',
    {
      ...{ severity: 'warning', says: 'The rider cannot show "≥", "→": in the place' },
    },
  ),
  'a title in a script that the font of cards lacks': guide(
    'character-not-drawn',
    'title:',
    'kiezen, checken, plannen',
    'Кириллица, Łódź, c\u030c',
    {
      ...{ severity: 'warning', says: 'The social card cannot show "К", "и", ' },
    },
  ),
  'a missing bio': inActs(
    'missing-field',
    "slug: 'the-rover'",
    /(?<=slug: 'the-rover',[^{}]*)\n {4}bio: .*/,
    '',
    { above: 2 },
  ),
  'pages of acts under an alias that does not exist': inCities(
    'unknown-value',
    'gnet',
    /^ {4}actPages: true/m,
    "    actPages: 'gnet'",
  ),
  'a redirect that leads nowhere': inRedirects(
    'dead-link',
    "to: '/artist/nobody/'",
    '= [',
    "= [\n  { from: '/oud/', to: '/artist/nobody/' },\n  ",
  ),
  'a page declared gone': inRedirects(
    'gone-returned',
    "'/blog/'",
    'gone: readonly string[] = [',
    "gone: readonly string[] = [\n  '/blog/',\n",
  ),
  'a price that ends below its start': inPrices(
    'prices-swapped',
    'to: 1800',
    'from: 2000,\n    to: 3200',
    'from: 2000,\n    to: 1800',
  ),
  'a forgotten quote': inFile('data/testimonials.ts')(
    'data-file-broken',
    /quote: '?[^']*,$/,
    /quote: '(.*)',$/m,
    (found) => found.replace(/',$/, ','),
    {
      alone: true,
    },
  ),
  'code in a data file': inFile('data/testimonials.ts')(
    'data-file-code',
    'throw new',
    /\n$/,
    "\nif (testimonials.length > 0) throw new Error('weg')\n",
    {
      alone: true,
    },
  ),
  'a wrong type that no schema sees': inFile('data/occasions.ts')(
    'type-error',
    'weddingLength: string',
    /\n$/,
    '\nexport const weddingLength: string = 3\n',
    {
      alone: true,
    },
  ),
  'a placeholder in data': inActs(
    'placeholder-left',
    '{stad}',
    /(slug: 'the-rover',[\s\S]*?)shortDescription: '/,
    (found) => `${found}{stad} `,
  ),
  'a control character in data': inActs('sign-refused', 'Ring', "bio: '", "bio: 'Ring\\u0007 ", {
    says: /bio .* U\+0007/,
  }),
  'a text in data that turns its direction': inFile('data/testimonials.ts')(
    'sign-refused',
    'achterstevoren',
    "quote: '",
    "quote: '\\u202eachterstevoren ",
    {
      says: 'U+202E',
    },
  ),
  'a broken character in a text': inFile('content/acts/winnetoe.md')(
    'sign-refused',
    1,
    /^/,
    'Half \x9b een teken\n\n',
    { says: 'U+009B' },
  ),
  'a text that is still to be written': {
    code: 'placeholder-text',
    file: biography,
    line: 'Nog te',
    ...appended('Nog te schrijven: de slotzin.'),
  },
  'a short text of a city that is still to be written': {
    code: 'placeholder-text',
    file: 'content/cities/kort/gent.md',
    line: 'Nog te',
    ...appended('Nog te schrijven: de slotzin.'),
  },
  'a remark in data that a fact is still to be found': ofSilkwood(
    'placeholder-text',
    'musicians: 2,',
    'musicians: 2, // Nog te schrijven: nakijken',
  ),
  'an unknown value in a group of fields': inFile('content/pages/about.md')(
    'value-unknown',
    'lead:',
    '{office.city}',
    '{office.town}',
  ),
  'a dead link': {
    code: 'dead-link',
    file: article,
    line: '/artist/nobody/',
    ...appended('[x](/artist/nobody/)'),
  },
  'a dead absolute link': {
    code: 'dead-link',
    file: article,
    line: '/artist/niemand/',
    ...appended('[x](https://www.toegift.example/artist/niemand/)'),
  },
  'a dead anchor': {
    code: 'dead-anchor',
    file: article,
    line: '/about/#nergens',
    ...appended('[x](/about/#nergens)'),
  },
  'a dead anchor on the same page': {
    code: 'dead-anchor',
    file: article,
    line: '(#hierniet)',
    ...appended('[x](#hierniet)'),
  },
  'a dead link to a file': {
    code: 'dead-link',
    file: article,
    line: '/riders/niets.pdf',
    ...appended('[x](/riders/niets.pdf)'),
  },
  'a second main heading': { code: 'heading-level', file: article, line: '# Groot', ...appended('# Groot') },
  'a skipped level of headings': {
    code: 'heading-level',
    file: biography,
    line: '#### Diep',
    ...appended('## Kop\n\n#### Diep'),
  },
  'a placeholder in a text': {
    code: 'placeholder-left',
    file: biography,
    line: '{naam}',
    ...appended('Dag {naam}.'),
  },
  'a wall of markup': {
    code: 'content-too-complex',
    file: article,
    line: '>>>>',
    ...appended('>'.repeat(40_000)),
  },
  'marks of a conflict in a text': {
    code: 'conflict-marks',
    file: 'content/acts/1984.md',
    line: '<<<<<<<',
    ...conflict,
  },
  'marks of a conflict in data': {
    alone: true,
    code: 'conflict-marks',
    file: 'data/occasions.ts',
    line: '<<<<<<<',
    ...conflict,
  },
  'a wrong read time': inArticle('read-time-off', 'readTime', /readTime: \d+/, 'readTime: 59'),
  'a title of 125 characters': inArticle(
    'title-long',
    'title:',
    /^title: .*/m,
    `title: '${'Lang '.repeat(25)}'`,
  ),
  'a title of 85 characters': guide('title-long', 'title:', /^title: .*/m, `title: '${'Lang '.repeat(17)}'`, {
    alone: true,
    severity: 'warning',
  }),
}
