/** What goes wrong in a text: its blocks, its values in braces, its links and its markdown. */
import { appended, type Mistake } from './mistake.ts'

/** `at` counts the lines of the text from zero to the one where the problem is expected. */
type Written = [
  text: string,
  code: string,
  rest?: Partial<Pick<Mistake, 'severity' | 'says' | 'alone'>> & { at?: number },
]

/** Mistakes at the end of texts, in turns: those in different files are made together. */
const writtenIn = (files: readonly string[], mistakes: Record<string, Written>): Record<string, Mistake> =>
  Object.fromEntries(
    Object.entries(mistakes).map(([name, [text, code, { at = 0, ...rest } = {}]], index) => [
      name,
      {
        code,
        file: files[index % files.length] ?? '',
        line: at - text.split('\n').length,
        ...rest,
        ...appended(text),
      },
    ]),
  )

const named = (folder: string, names: string) =>
  names.split(' ').map((name) => `content/${folder}/${name}.md`)
const longTexts = [
  ...named('acts', '1984 band-marginal mj-history the-rover winnetoe'),
  ...named('cities', 'amsterdam antwerpen gent leuven'),
]
const articles = named(
  'blog',
  'coverband-prijzen-2025 top-5-coverbands-trouwfeest-2025 tributeband-boeken-gids-2025',
)
const pages = named(
  'pages',
  'coverband-boeken coverband-bruiloft coverband-prijzen home tributeband-boeken tributeband-festival tributeband-prijzen about',
)

const warned = (says: string) => ({ severity: 'warning', says }) as const
const questions = ':::questions\n### Wat kost het?\n\nDat hangt ervan af.'

export const texts: Record<string, Mistake> = {
  ...writtenIn(longTexts, {
    'a block without its end': [questions, 'block-not-ended', { says: 'The block "questions" has no end' }],
    'an end without a block': ['Een zin.\n\n:::', 'block-ends-nothing', { at: 2 }],
    'a block that ends twice': [`${questions}\n:::\n:::`, 'block-ends-nothing', { at: 5 }],
    'a block that ends with two colons': [`${questions}\n::`, 'block-line', { at: 4, says: 'Write :::' }],
    'a block that begins with one colon': [
      `${questions.slice(2)}\n:::`,
      'block-line',
      { says: 'Write :::questions' },
    ],
    'a block that begins with more colons than it ends with': [
      `:${questions}\n:::`,
      'block-colons',
      { at: 4, says: 'End it with ::::' },
    ],
    'a blank behind the colons': [
      questions.replace(':::', '::: ').concat('\n:::'),
      'block-line',
      { says: 'Write :::questions' },
    ],
    'a block that is indented as code': [
      `    ${questions}\n:::`,
      'block-line',
      { says: 'Write :::questions' },
    ],
    'a misspelt block': [
      ':::question\n### Wat kost het?\n\nDat hangt ervan af.\n:::',
      'block-unknown',
      { says: 'Did you mean "questions"?' },
    ],
    'a block with a capital': [':::Ticks\n- geluid\n:::', 'block-unknown', { says: 'Did you mean "ticks"?' }],
    'a block of a page in another text': ['::form{name=contact}', 'block-misplaced', { says: '"video"' }],
    'a block within a block that ends with as many colons': [
      ':::ticks\n:::facts\n- Duo: twee\n:::\n:::',
      'block-misplaced',
      { at: 1 },
    ],
    'a block in a list': ['- ::price{of=tribute}', 'block-misplaced', { says: 'cannot be in a list' }],
    'a block without content': [':::prices\n:::', 'block-empty'],
    'facts without a name': [':::facts\n- Akoestisch duo\n:::', 'block-content', { says: '- Name: value' }],
    'points without headings': [
      ':::points\nDe datum telt mee.\n:::',
      'block-content',
      { says: 'headings with text below them' },
    ],
    'a blank before the braces of a block': [
      ':::prices\n::price {of=tribute}\n:::',
      'block-line',
      { at: 1, says: 'Write ::price{of=tribute}' },
    ],
    'braces that are not closed': [
      ':::prices\n::price{of=tribute\n:::',
      'block-line',
      { at: 1, says: 'Write ::price{of=tribute}' },
    ],
    'an attribute with a colon': [
      ':::prices\n::price{of:tribute}\n:::',
      'block-line',
      { at: 1, says: 'Write ::price{of=tribute}' },
    ],
    'an attribute in round brackets': [
      ':::prices\n::price(of=tribute)\n:::',
      'block-line',
      { at: 1, says: 'Write ::price{of=tribute}' },
    ],
    'an attribute in square brackets': [
      ':::prices\n::price[of=tribute]\n:::',
      'attribute-missing',
      { at: 1, says: '{of=' },
    ],
    'a misspelt attribute': [
      ':::prices\n::price{off=tribute}\n:::',
      'attribute-unknown',
      { at: 1, says: 'Did you mean "of"?' },
    ],
    'an attribute that is written twice': [
      ':::prices\n::price{of=tribute of=allround}\n:::',
      'attribute-twice',
      { at: 1 },
    ],
    'an attribute of another entry': [':::prices\n::price{of=tributes}\n:::', 'unknown-reference', { at: 1 }],
    'a picture in curly quotes': [
      '::picture[Een podium]{file=“blog/standaard.jpg” alt="Een podium"}',
      'block-line',
      { says: '{file="blog/standaard.jpg" alt=' },
    ],
    'a title that is not closed': [
      '::video[Een film{src=https://player.vimeo.com/video/7 poster=blog/standaard.jpg}',
      'block-line',
      { says: '::video[Een film]{src=' },
    ],
    'a film without its still': [
      '::video[Een film]{src=https://player.vimeo.com/video/7}',
      'attribute-missing',
      { says: 'poster' },
    ],

    'a misspelt value': ['Bel {site.brnad}.', 'value-unknown', { says: 'Did you mean {site.brand}?' }],
    'a value with capitals': ['Bel {Site.Brand}.', 'value-unknown', { says: 'Did you mean {site.brand}?' }],
    'a value of no kind': ['Bel {foo.bar}.', 'value-unknown', { says: '{site.phone}' }],
    'an act that does not exist, in braces': [
      'Vraag {act.silkwod}.',
      'value-unknown',
      { says: '{act.silkwood}' },
    ],
    'a city that does not exist, in braces': [
      'Wij spelen in {city.gnt}.',
      'value-unknown',
      { says: '{city.gent}' },
    ],
    'a misspelt part of a price': [
      'Vanaf {price.allround.form}.',
      'value-unknown',
      { says: '{price.allround.from}' },
    ],
    'a part of the office that does not exist': [
      'Kantoor: {office.town}.',
      'value-unknown',
      { says: '{office.city}' },
    ],
    'a value with blanks in its braces': [
      'Bel { site.brand } vandaag.',
      'value-without-braces',
      { says: 'Write {site.brand}' },
    ],
    'a value in two pairs of braces': [
      'Bel {{site.brand}} vandaag.',
      'value-without-braces',
      { says: 'Write {site.brand}' },
    ],
    'a value whose brace is not closed': [
      'Bel {site.brand vandaag.',
      'value-without-braces',
      { says: 'Write {site.brand}' },
    ],
    'a value whose brace is not opened': [
      'Bel site.brand} vandaag.',
      'value-without-braces',
      { says: 'Write {site.brand}' },
    ],
    'a value in square brackets': [
      'Bel [site.brand] vandaag.',
      'value-without-braces',
      { says: 'Write {site.brand}' },
    ],
    'a value with a comma': ['Bel {site,brand}.', 'placeholder-left', { says: /^content\// }],
    'a value without a dot': ['Bel {brand}.', 'placeholder-left'],

    'a bold text that is not closed': ['Dit is **heel belangrijk.', 'markdown-incomplete', warned('**')],
    'a heading without a blank': [
      '##Wat kost het?',
      'markdown-incomplete',
      warned('Write a blank behind the last #'),
    ],
    'a table without its second line': [
      '| Soort | Prijs |\n| Duo | veel |',
      'markdown-incomplete',
      warned('| --- | --- |'),
    ],
    'a footnote without its text': ['Een noot.[^9]', 'markdown-incomplete', warned('[^1]: Its text')],
    'a picture in the style of a wiki': [
      '![[podium.jpg]]',
      'markdown-incomplete',
      warned('![What it shows](blog/stage.jpg)'),
    ],
    'a text in italics that is not closed': [
      'Dit is *belangrijk en meer.',
      'markdown-incomplete',
      warned('*belangrijk'),
    ],
    'code that is not closed': ['Foto`s van de avond', 'markdown-incomplete', warned('an apostrophe as ’')],
    'bullets of another program': ['•\tgeluid\n•\tlicht', 'markdown-incomplete', warned('Begin each item')],
    'a cell too many': [
      '| Soort | Prijs |\n| --- | --- |\n| Duo | veel | EXTRA |',
      'table-cells',
      { at: 2, ...warned('3 cells') },
    ],
    'a text directly below a table': [
      '| Soort | Prijs |\n| --- | --- |\n| Duo | veel |\nEen zin.',
      'table-cells',
      { at: 3, ...warned('an empty line below') },
    ],
    'a heading without words': ['##', 'heading-empty'],
    'a block of code without its end': [
      `${questions}\n\n\`\`\`\ncode\n:::\n\n:::ticks\n- licht\n:::`,
      'code-not-ended',
      { at: 5 },
    ],
    'a reference to a character that is refused': [
      'Een &#x202e;zin.',
      'sign-refused',
      { says: 'Remove &#x202e;' },
    ],
    'a remark in HTML between two blanks': [
      'Een <!-- later --> zin.',
      'html-dropped',
      { severity: 'warning' },
    ],
    'a line break in HTML': ['Een<br>twee', 'html-dropped', { severity: 'warning' }],
    'a frame of another site': [
      '<iframe src="https://www.youtube.com/embed/x"></iframe>',
      'html-dropped',
      { severity: 'warning' },
    ],
    'a heading in HTML': ['<h2>Wat kost het?</h2>', 'html-dropped', { severity: 'warning' }],
  }),
  ...writtenIn(articles, {
    'a link that is not closed': [
      '[Vraag het ons](/contact/',
      'markdown-incomplete',
      warned('Write a ) behind the address'),
    ],
    'a link with a blank between its brackets': [
      '[Vraag het ons] (/contact/)',
      'markdown-incomplete',
      warned('without a blank'),
    ],
    'a link with its brackets exchanged': [
      '(Vraag het ons)[/contact/]',
      'markdown-incomplete',
      warned('[text](/address/)'),
    ],
    'a link to a file of markdown': ['[Vraag het ons](contact.md)', 'link-dropped', { severity: 'warning' }],
    'a link to a text message': ['[Bel](sms:+3216000000)', 'link-dropped', warned('Write tel:+3216000000')],
    'an e-mail address as a link': [
      '[Mail](info@toegift.example)',
      'link-dropped',
      warned('Write mailto:info@toegift.example'),
    ],
    'a link without words': ['Zie [](/contact/) hier.', 'link-empty', warned('between its brackets')],
    'an address of another site with blanks': [
      '[Kaart](https://maps.example/?q=Grote Markt 1)',
      'markdown-incomplete',
      warned('it has no blanks'),
    ],
    'a picture that does not exist': ['![Een podium](blog/podium.jpg)', 'file-missing'],
    'a picture without its name': ['![Een podium]()', 'picture-name'],
    'a link without its last slash': ['[Vraag het ons](/contact)', 'dead-link', { says: '/contact/' }],
    'a link to index.html': ['[Vraag het ons](/contact/index.html)', 'dead-link', { says: '/contact/' }],
    'a link to a file of static': ['[Silkwood](/images/acts/silkwood.svg)', 'dead-link'],
  }),
  ...writtenIn(pages, {
    'a section with a colour that it does not have': [
      '::section{background=donker}\n\nEen zin.',
      'attribute-wrong',
      { says: '"tint"' },
    ],
    'a misspelt section': [
      '::sectie{background=tint}\n\nEen zin.',
      'block-unknown',
      { says: 'Did you mean "section"?' },
    ],
    'a button without its address': [
      ':::call-to-action[Boeken]\n::button[Boek]\n:::',
      'attribute-missing',
      { at: 1, says: '{to=' },
    ],
    'a name that two sections have': [
      '::section{#prijs}\n\nEen zin.\n\n::section{#prijs}\n\nEen zin.',
      'id-twice',
      { says: 'all links to #prijs' },
    ],
    'a name of a section that scripts use': [
      '::section{#search}\n\nEen zin.',
      'attribute-wrong',
      { says: 'no name of the page itself' },
    ],
    'a heading of the first level': ['# Alle soorten', 'heading-level'],
    'a track without quotes': [
      ':::call-to-action[Boeken]\n::button[Boek]{to=/booking/ track=een twee}\n:::',
      'attribute-unknown',
      { at: 1, says: '"twee"' },
    ],
    'a button in a list of prices': [
      ':::prices\n::price{of=tribute}\n::button[Boek]{to=/booking/}\n:::',
      'block-misplaced',
      { at: 2 },
    ],
    'a button with a misspelt value': [
      ':::call-to-action[Boeken]\n::button[Bel {site.brnad}]{to=/artists/}\n:::',
      'value-unknown',
      { at: 1 },
    ],
    'a button that leads nowhere': [
      ':::call-to-action[Boeken]\n::button[Bekijk]{to=/artist/}\n:::',
      'dead-link',
      { at: 1, alone: true },
    ],
  }),
  'a name of a section that its page has itself': {
    ...{ code: 'id-twice', file: 'content/pages/artists.md', line: '::section{#alle}' },
    ...appended('::section{#alle}\n\nEen zin.'),
  },
  'a page that is cut in the middle of a block': {
    code: 'block-not-ended',
    file: 'content/pages/coverband-prijzen.md',
    line: ':::examples',
    files: {
      'content/pages/coverband-prijzen.md': (found) => found.subarray(0, found.indexOf('De gangbare keuze')),
    },
  },
}
