import { expect, test } from 'vitest'
import { tinySite } from '../../../tests/tiny-site.ts'
import { renderMarkdown } from './blocks.ts'

const { settings } = tinySite()
const mistakesIn = (markdown: string) =>
  renderMarkdown(markdown, settings).warnings.map(({ code, line }) => `${code} ${line}`)

const blanks = [
  '[x](/over ons/)',
  '[x](mailto:a@b.example en meer)',
  '[x](mailto:info @b.example)',
  '[x](tel:010 00 00 00)',
  '![x](blog/mijn foto.jpg)',
]
const links = [
  '[x](https://a.example/?q=b c)',
  '[x](www.a.example/b c)',
  '[x] (/about/)',
  '[x] (mailto:a@b.example)',
  '[x](/about/',
  '[x](/about/ hier',
  '[x][y]',
]
const marks = [
  'Dit is *schuin.',
  '*Schuin.',
  '_schuin',
  '“*schuin”',
  '**vet',
  'vet** hier',
  '***beide',
  '~~weg',
  '`code',
  '``code`',
  'foto`s, video`s, cd`s',
  '[*x](/a/)',
]
const lists = [
  '•\teen\n•\ttwee',
  '· een\n· twee',
  '– een\n– twee',
  '-een\n-twee',
  '\uf0b7 een',
  '• een\\\n• twee',
  '- • een',
]
const tables = ['| a | b |\n| 1 | 2 |', '| a | b |\n| - |\n| 1 | 2 |', 'a | b | c\n--- | ---\n1 | 2 | 3']
test.each([...blanks, ...links, ...marks, ...lists, ...tables])(
  '%j, which visitors would read as it is typed, is one warning, also in a quotation',
  (text) => {
    expect(mistakesIn(`Een.\n\n${text}`)).toEqual(['markdown-incomplete 3'])
    expect(mistakesIn(`Een.\n\n> Zin.\n>\n> ${text.replaceAll('\n', '\n> ')}`)).toEqual([
      'markdown-incomplete 5',
    ])
  },
)

test.each(['## ', '- ', '| a |\n| - |\n| ', '*x* **y** '])(
  'so is a part behind %j, at its line',
  (before) => {
    for (const text of ['[x](/over ons/)', '*open', '`open'])
      expect(mistakesIn(`Een.\n\n${before}${text}`)).toEqual([
        `markdown-incomplete ${2 + before.split('\n').length}`,
      ])
  },
)

test('two parts of one paragraph are two warnings, each at its line', () => {
  expect(mistakesIn('[a](/x y/)\nen\n*b en [c](/z w/)')).toEqual([
    'markdown-incomplete 1',
    'markdown-incomplete 3',
    'markdown-incomplete 3',
  ])
})

const stars = [
  '5 * 3',
  '5 *3',
  '*',
  '"*"',
  '**',
  'a*b',
  '4*-hotel',
  'Hotel ****',
  '*.jpg',
  'Bel *100#',
  'muzikant*innen',
  ':*',
  '* een',
  'A*, B* en C*',
]
const footnotes = [
  'Vanaf € 500* per uur.\n\n*Zonder btw.',
  'Prijs* (*zonder btw)',
  '| a |\n| - |\n| 500* |\n\n\\*Zonder btw',
  'Nu** vrij\n\n**Zonder btw.',
  'Nu** vrij\n\n** Zonder btw.',
]
const code = [
  '`a * b`',
  '`` a ` b ``',
  '```\n*a ` b\n```',
  '```code```',
  '    *a ` b',
  'het teken `*`',
  "`'s`",
  '`[x](/over ons/)`',
]
const words = [
  "'s avonds",
  '’t Is',
  '€ 1.500,-',
  'snake_case',
  '__init__',
  'Naam: ____ en ___',
  '~5',
  'info_x@a.example',
  '14:30 – 16:00\n16:00 – 18:00',
  '-5\n-3',
  'C#',
  '#gent',
]
const dots = [
  'Gent • Brugge',
  '•',
  '• • •',
  '– Ja.',
  'a | b',
  '|x|y',
  'Hij zei [sic] (en lachte).',
  '[1] (zie https://a.example)',
  'optie (/ keuze)',
  '(a)[b]',
]
const whole = [
  '[x](</over ons/>)',
  '\\[x](/over ons/)',
  '\\[x\\](/over ons/)',
  '\\*a',
  '\\`a',
  '*a **b** c*',
  '**a *b* c**',
  '[x](/a/ "b (c)")',
  'https://a.example/b_(c)',
  '- [ ] a',
  '> *a\n> b*',
]
test.each([...stars, ...footnotes, ...code, ...words, ...dots, ...whole])('no warning for %j', (text) =>
  expect(mistakesIn(text)).toEqual([]),
)

test.each([
  '```\ncode',
  '~~~js\ncode\n```',
  '- een\n\n  ```\n  code',
  '> ```\n> code\n\nEen.',
  '````\ncode\n```',
])('the code of %j has no end', (text) => {
  expect(mistakesIn(`Een.\n\n${text}`)).toEqual([`code-not-ended ${text.startsWith('-') ? 5 : 3}`])
})

test('a row with more or fewer cells than the first is reported', () => {
  const table = (row: string) => mistakesIn(`| a | b |\n| - | - |\n${row}`)
  expect(['| 1 | 2 | 3 |', '| 1 |', '1', '| `x|y` | 2 |'].map(table)).toEqual(
    Array(4).fill(['table-cells 3']),
  )
  expect(['| 1 | 2 |', '1 | 2', '| 1 | |', '| `x\\|y` | 2 |'].flatMap(table)).toEqual([])
})

const inTexts = [
  'Een\nTwee\n%',
  '[x](/a/ "b\n\tc\n%")',
  '| a |\n| - |\n| % |',
  "*x*\n\n[a]: /b/ '%'",
  'Een.\n\n::video[%]',
  'x[^1]\n\n[^1]: %',
  'Een.\n\n```%\n```',
]
const inAttributes = [
  'Een.\n\n::picture{file=blog/x.jpg alt="%"}',
  '## x\n\n![%](blog/x.jpg)',
  '- een\n\n  > **%**',
  'a\n\n[x](/%/)',
]
test.each([...inTexts, ...inAttributes])(
  'a character reference in %j is refused as its character is when it is typed',
  (place) => {
    for (const reference of ['&#x202e;', '&#7;', '&#x00;', '&#XFFFE;', '&#xd800;', '&#127;', '&#x2066;']) {
      const [first, ...others] = renderMarkdown(
        place.replace('%', () => `a ${reference}`).replace('/a &', '/a&'),
        settings,
      ).warnings
      expect(first).toMatchObject({
        code: 'sign-refused',
        severity: 'error',
        line: 3,
        hint: `Remove ${reference}, which stands for it.`,
      })
      expect(others.filter(({ code }) => code === 'sign-refused')).toEqual([])
    }
  },
)

test('references to other characters are welcome, and so are any in code', () => {
  expect(
    mistakesIn('R&amp;D, &euro; 5, &#233;&#xE9;&shy;&nbsp;&lrm; &#x1F3B8;, `&#7;`\n\n```\n&#x202e;\n```'),
  ).toEqual([])
})
