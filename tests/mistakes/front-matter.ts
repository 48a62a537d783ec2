/** What goes wrong above a text: in its front matter, which is YAML. */
import { inArticle, inFile, type Mistake } from './mistake.ts'

const page = (name: string) => `content/pages/${name}.md`
const article = 'content/blog/coverband-prijzen-2025.md'
const guide = 'content/blog/tributeband-boeken-gids-2025.md'
const best = 'content/blog/top-5-coverbands-trouwfeest-2025.md'

/** One line of a file, written wrongly. */
const line = (
  file: string,
  from: RegExp,
  to: string,
  says: string,
  code = 'front-matter-broken',
): Mistake => ({ code, file, line: to, from, to, says })

/** A file whose first or last line of dashes is wrong; the line is counted. */
const dashes = (file: string, at: number, from: RegExp, to: string, says: string): Mistake => ({
  code: 'front-matter-broken',
  file,
  line: at,
  from,
  to,
  says,
})

export const frontMatter: Record<string, Mistake> = {
  'front matter that does not end': dashes(
    page('contact'),
    9,
    /\n---\n\n/,
    '\n\n',
    'Write --- on a line of its own',
  ),
  'front matter that ends with two dashes': dashes(
    page('booking'),
    12,
    /\n---\n\n/,
    '\n--\n\n',
    'End them with three dashes',
  ),
  'front matter that does not begin': dashes(page('home'), 1, /^---\n/, '', 'Write --- as the first line'),
  'front matter below a blank line': dashes(
    page('privacy'),
    1,
    /^---\n/,
    '\n---\n',
    'Begin the file with that line',
  ),

  'a field above the text of a city': {
    code: 'unknown-field',
    file: 'content/cities/leuven.md',
    line: 2,
    from: /^/,
    to: '---\ntitle: Leuven\n---\n\n',
    says: '"title"',
  },
  'a text of a city that is only front matter': {
    code: 'content-missing',
    file: 'data/cities.ts',
    line: "key: 'amsterdam'",
    above: 1,
    edited: 'content/cities/amsterdam.md',
    from: /^[\s\S]*$/,
    to: '---\nwrittenFrom: Tienen\n---\n',
  },

  'a field that is indented by a tab': line(
    page('about'),
    / {2}lead: .*/,
    "\tlead: 'Wij zijn'",
    'Indent by blanks',
  ),
  'a colon in a title without quotes': line(
    page('artists'),
    /^title: .*/m,
    'title: Prijzen: per soort',
    'between quotes',
  ),
  'a title without its last quote': line(
    page('blog'),
    /^title: .*/m,
    "title: 'Band boeken",
    'has no closing quote',
  ),
  'a title that begins with an apostrophe': line(
    page('home'),
    /^title: .*/m,
    "title: 't Is feest",
    'between double quotes',
  ),
  'a title whose apostrophe was read as its quote': {
    ...line(page('privacy'), /^title: .*/m, "title: 't Is feest'", 'read as a quote', 'copy-apostrophe'),
    severity: 'warning',
  },
  'a title with a straight apostrophe': line(
    page('not-found'),
    /^title: .*/m,
    "title: 'Foto's van acts'",
    'write an apostrophe as ’',
  ),
  'a title between curly quotes': line(
    page('server-error'),
    /^title: .*/m,
    'title: ‘Even geduld’',
    'straight quotes',
  ),
  'a field without a blank behind its colon': line(
    page('tributeband-boeken'),
    /^title: .*/m,
    "title:'Tributeband boeken'",
    'with a blank behind the colon',
  ),
  'a field with an equals sign': line(
    page('tributeband-prijzen'),
    /^title: .*/m,
    "title = 'Tributeband prijzen'",
    '"name: value"',
  ),
  'a comma behind a field': line(
    page('prijsindicatie'),
    /^breadcrumb: .*/m,
    "breadcrumb: 'Prijsindicatie',",
    'nothing behind the closing one',
  ),
  'a field that is indented too far': line(
    page('coverband-bruiloft'),
    / {2}title: .*/,
    "   title: 'Een coverband voor je bruiloft'",
    'Indent the fields of a group alike',
  ),
  'a list in brackets that is not closed': line(
    page('coverband-boeken'),
    /^keywords: .*/m,
    "keywords: ['coverband boeken', 'coverband'",
    'End a list with ]',
  ),
  'a text that begins with a star': line(
    article,
    /^excerpt: .*/m,
    'excerpt: *Alle prijzen* in een tabel',
    'between quotes',
  ),
  'a text that begins with @': line(guide, /^author: .*/m, 'author: @toegift', 'between quotes'),
  'a text that begins with a hash': line(
    article,
    /^excerpt: .*/m,
    'excerpt: #1 in prijzen',
    'is empty',
    'wrong-type',
  ),
  'a field without a value': line(guide, /^excerpt: .*/m, 'excerpt:', 'is empty', 'wrong-type'),
  'a value in braces without quotes': line(
    best,
    /^author: .*/m,
    'author: {site.brand}',
    'a text in quotes',
    'wrong-type',
  ),
  'a word where a list belongs': inArticle(
    'wrong-type',
    'tags: prijzen',
    /tags:\n( {2}- .*\n)+/,
    'tags: prijzen\n',
  ),
  'a list without a blank behind its dashes': inFile(guide)(
    'wrong-type',
    'tags:',
    / {2}- 'tributeband'/,
    "  -'tributeband'",
  ),
  'a yes where true belongs': inFile(best)('wrong-type', "draft: 'ja'", /^---\n/, "---\ndraft: 'ja'\n", {
    says: 'true or false',
  }),

  'a field that is written twice': {
    ...{
      code: 'front-matter-broken',
      file: page('about'),
      line: "breadcrumb: 'Over ons'",
      says: 'written twice',
    },
    ...{ from: /^breadcrumb: .*/m, to: "breadcrumb: 'Over'\nbreadcrumb: 'Over ons'" },
  },
  'a field that lost its indentation': line(
    page('tributeband-festival'),
    / {2}title: .*/,
    "title: 'Tributeband op een festival'",
    'indented by two blanks',
  ),
  'a field in Dutch': line(
    page('artists'),
    /^breadcrumb: /m,
    'broodkruimel: ',
    'Fields here are',
    'unknown-field',
  ),
  'a field of an article in capitals': line(
    article,
    /^title: /m,
    'Title: ',
    'Did you mean "title"?',
    'unknown-field',
  ),
  'a field that is missing': inFile(guide)('missing-field', 1, /^excerpt: .*\n/m, '', { says: 'excerpt' }),
  'a field of a group that is missing': inFile(page('blog'))(
    'missing-field',
    'hero:',
    / {2}title: .*\n/,
    '',
    { says: '"hero"' },
  ),
  'a value that a field does not take': line(
    page('contact'),
    / {2}variant: .*/,
    '  variant: plein',
    '"plain"',
    'unknown-value',
  ),
  'a picture of a page that does not exist': line(
    page('about'),
    / {2}image: .*/,
    '  image: abuot.svg',
    'capitals count',
    'file-missing',
  ),
  'a link of a page that leads nowhere': {
    alone: true,
    ...line(
      page('artists'),
      /to: \/coverband-boeken\/ /,
      'to: /coverband-boekn/ ',
      '/coverband-boeken/',
      'dead-link',
    ),
  },
  'a misspelt value in a field': line(
    best,
    /^author: .*/m,
    "author: 'Redactie {site.brnad}'",
    '{site.brand}',
    'value-unknown',
  ),

  'a page that is cut off in its fields': {
    ...{
      code: 'front-matter-broken',
      file: page('coverband-prijzen'),
      line: 4,
      says: 'Write --- on a line of its own',
    },
    files: { [page('coverband-prijzen')]: (found) => found.subarray(0, 300) },
  },
  'an empty page': {
    code: 'front-matter-broken',
    file: page('home'),
    line: 1,
    files: { [page('home')]: () => '' },
  },
}
