import { expect, test } from 'vitest'
import { tinyCopy as copy } from '../../../tests/tiny-copy.ts'
import { tinySite } from '../../../tests/tiny-site.ts'
import { formatProblem } from '../../commands/report/format.ts'
import type { WrittenText } from '../../load/findings.ts'
import type { Site } from '../../load/site.ts'
import type { CopyRuleName } from '../../schema/copy.ts'
import { checkTexts } from './texts.ts'

const tiny = tinySite()

type Changes = Partial<WrittenText> & { exceptions?: readonly { rule: CopyRuleName; phrases: string[] }[] }

function problemsOf(text: string, { exceptions = [], ...changes }: Changes = {}) {
  const lineAt = (at: number) => text.slice(0, at).split('\n').length
  const written: WrittenText = {
    text,
    syntax: 'plain',
    placeAt: (at) => ({ file: 'content/x.md', line: lineAt(at), field: 'text' }),
    ...changes,
  }
  const copyExceptions: Site['copyExceptions'] = exceptions.map((exception) => ({
    ...exception,
    because: 'Agreed.',
    source: { entry: 'copy/1', file: 'data/copy.ts', line: 40 },
  }))
  return checkTexts({ ...tiny, copy, copyExceptions, texts: [written] })
}

const foundIn = (text: string, changes?: Changes) =>
  problemsOf(text, changes).map(({ code, what }) => `${code} ${what.split('"')[1]}`)

test.each<[rule: string, breaks: string, found: string, keeps: string]>([
  ['a lost apostrophe', 't Is feest.', 'copy-apostrophe t Is', "’t Is feest, en Foto's."],
  [
    'a superlative',
    'De beste band.',
    'copy-superlative beste',
    'De beste band, zeggen {claims.reviews} klanten.',
  ],
  [
    'a typed price',
    'Vanaf € 1.500 per avond.',
    'amount-typed € 1.500',
    'Vanaf {price.allround.from} per avond.',
  ],
  ['a typed price in words', 'Vanaf 800 euro.', 'amount-typed 800 euro', 'Voor een paar euro meer.'],
  [
    'a typed figure with a plus',
    '200+ shows per jaar.',
    'claim-typed 200+',
    'Bel +32 16 00 00 00, met 2 + 3 muzikanten, C7+.',
  ],
  ['a typed rating', 'Wij krijgen 4,8/5.', 'claim-typed 4,8/5', 'Een 5/4-maat, 24/7, {claims.rating}.'],
  [
    'typed kilometres from the office',
    'Van {office.city} af. Dat is 105 km.',
    'copy-typed-distance 105 km',
    '12 km van Gent. Van {office.city} is het {city.gent.km} km. Dat is meer dan 9 km rond {city.gent}.',
  ],
  [
    'a typed drive',
    'In 40 minuten vanuit {office.city}.',
    'copy-typed-distance 40 minuten',
    'Een set van 40 minuten. Uit {office.city}, om 9u.',
  ],
  [
    'a date that is over',
    'Vanaf zomer 2025 spelen ze buiten.',
    'copy-passed-date zomer 2025',
    'Sinds zomer 2025 spelen ze buiten, tot 2027.',
  ],
  [
    'a date that moves',
    'Dit jaar is alles anders.',
    'copy-relative-date Dit jaar',
    'In 2026 is alles anders.',
  ],
])('a text with %s is reported, and one that keeps the rule is not', (_, breaks, found, keeps) => {
  expect(foundIn(breaks)).toContain(found)
  expect(foundIn(keeps)).toEqual([])
})

test('the same words are one problem with all their places', () => {
  expect(
    problemsOf('De beste band.\n\nHet beste feest.', { syntax: 'markdown' }).map(formatProblem),
  ).toMatchInlineSnapshot(`
    [
      "warning  copy-superlative
      at content/x.md:1  text
      at content/x.md:3  text
      "beste" says that something is first of all, without a source.
      → Say what it is or does, or name the claim of data/claims.ts that says so. Where it is right as it is, add it to "exceptions" in data/copy.ts with the rule "superlative".",
    ]
  `)
})

const markdown: Changes = { syntax: 'markdown' }
test.each<[what: string, text: string, changes: Changes, found: string[]]>([
  ['attributes of blocks are not read', '::button[Bel]{to=/a/ track="de beste"}', markdown, []],
  ['targets of links and code are not read', 'Lees [meer](/beste-cover-band/) of `de beste`.', markdown, []],
  [
    'targets below a text are not read',
    'Lees [meer][meer].\n\n[meer]: /beste-cover-band-2025/ "Meer"\n[^1]: Noot.',
    markdown,
    [],
  ],
  ['a footnote is read', 'Lees meer[^1].\n\n[^1]: De beste band.', markdown, ['copy-superlative beste']],
  [
    'of a link its title is read, and not the marks around it',
    "[Meer](/beste/ 'De beste band.')",
    markdown,
    ['copy-superlative beste'],
  ],
  [
    'of a picture its caption is read',
    '![Een band](beste-cover-band/x.jpg "De beste band.")',
    markdown,
    ['copy-superlative beste'],
  ],
  [
    'each case of a sentence is read',
    '{a, select, b {De beste band} other {Een}} in {city}',
    { syntax: 'message' },
    ['copy-superlative beste'],
  ],
  ['an article on the prices of one year may type amounts', 'Vanaf € 1.500.', { free: ['typed-price'] }, []],
])('%s', (_, text, changes, found) => expect(foundIn(text, changes)).toEqual(found))

test('a superlative in the words of a claim has a ground', () => {
  const claims = tiny.claims.map((claim, index) =>
    index === 0 ? { ...claim, words: ['beste … België'] } : claim,
  )
  const found = (text: string) =>
    checkTexts({ ...tiny, copy, claims, texts: [{ text, syntax: 'plain', placeAt: () => ({ file: 'x' }) }] })
      .length
  expect([found('De beste coverband van België.'), found('De beste coverband.')]).toEqual([0, 1])
})

test('an exception accepts its phrase and no other', () => {
  const exceptions = [{ rule: 'superlative' as const, phrases: ['het beste moment'] }]
  expect(foundIn('Dit is het beste moment.', { exceptions })).toEqual([])
  expect(foundIn('Dit is het beste moment voor de beste band.', { exceptions })).toEqual([
    'copy-superlative beste',
  ])
})

test('an exception that no text needs is reported with its place', () => {
  const [problem] = problemsOf('Geen woord te veel.', {
    exceptions: [{ rule: 'superlative', phrases: ['beste moment'] }],
  })
  expect(problem).toMatchObject({
    code: 'copy-exception-unused',
    severity: 'warning',
    places: [{ file: 'data/copy.ts', line: 40 }],
  })
})
