import { expect, test } from 'vitest'
import type * as z from 'zod'
import { tinyAct } from '../../tests/tiny-site.ts'
import { problemsOfIssues } from '../load/data/schema-problems.ts'
import { actSchema } from './act.ts'
import { articleSchema } from './article.ts'
import { slug } from './field.ts'
import { priceFactorSchema, sizeOf } from './price.ts'
import { redirectSchema } from './redirect.ts'
import { settingsSchema } from './settings.ts'
import { showSchema } from './show.ts'

const { source: _source, biography: _biography, rider: _rider, shows: _shows, ...act } = tinyAct()

function problemsOf(changes: Record<string, unknown>): string[] {
  const value = { ...act, ...changes }
  const checked = actSchema.safeParse(value)
  if (checked.success) return []
  const subject = {
    name: 'the act "silkwood"',
    value,
    schema: actSchema,
    place: () => ({ file: 'data/acts.ts', line: 1 }),
    hasOthers: true,
  }
  return problemsOfIssues(checked.error, subject).map(({ code, what }) => `${code}: ${what}`)
}

test('a bio that does not fit on a card, or whose first sentence does not fit on that of a similar act, is refused', () => {
  const bio = 'Vier stemmen. En '.padEnd(101, 'a')
  const first = `Vier ${'a'.repeat(66)}.`
  for (const right of [bio.slice(0, 100), `${first} Zonder tape.`])
    expect(problemsOf({ bio: right })).toEqual([])
  expect(problemsOf({ bio })).toEqual([
    expect.stringMatching(
      /but it must be a text of at most 100 characters, so that it fits on three lines of a card\.$/,
    ),
  ])
  expect(problemsOf({ bio: `A${first} Zonder tape.` })).toEqual([
    expect.stringMatching(/but it must be a text whose first sentence has at most 72 characters/),
  ])
})

test('a place on a photograph is whole per cent from its left and from its top', () => {
  expect(problemsOf({ focus: [50, 30], keep: [0, 25, 100, 60], gel: false })).toEqual([])
  expect(problemsOf({ focus: [50, 130] })).toEqual([
    'bad-value: The focus.1 of the act "silkwood" is 130, but it must be between 0 and 100.',
  ])
  expect(problemsOf({ focus: [50] })).toEqual([
    expect.stringMatching(/focus of the act "silkwood" is .*\[50, 30\]/),
  ])
  expect(problemsOf({ keep: '20 25 80 60' })).toEqual([expect.stringMatching(/keep of the act "silkwood"/)])
})

// What is refused: tests/hostile/refused.test.ts and the catalogue of mistakes.
test.each<[field: z.ZodType, ...values: string[]]>([
  [slug, 'silkwood', '1984', 'slash-n-roses'],
  [articleSchema.shape.publishDate, '2025-02-28', '2024-02-29'],
  [
    actSchema.shape.videoUrl,
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    'https://player.vimeo.com/video/1084537',
  ],
  [redirectSchema.shape.from, '/oud/', '/een/oud-adres/'],
])('valid values are accepted', (field, ...values) =>
  expect(values.filter((value) => !field.safeParse(value).success)).toEqual([]),
)

test.each([
  ['slug', ['a--b', '-a', 'a-', 'a'.repeat(101)]],
  [
    'videoUrl',
    [
      'https://www.youtube-nocookie.com.evil.example/embed/x',
      'https://evil.example/https://www.youtube-nocookie.com/embed/x',
    ],
  ],
  ['image', ['../secret.jpg', '/etc/x.jpg', 'acts/x.gif', 'acts/X.svg', 'acts\\x.jpg']],
])('no %s is one of %j', (field, values) => {
  for (const value of values) expect(problemsOf({ [field]: value })[0]).toContain(`bad-value: The ${field}`)
})

test('a character that cannot be seen is reported where trimming would remove it, beside what else is wrong with the text', () => {
  expect(problemsOf({ bio: 'Vier stemmen.\u000b' }).map((problem) => problem.split(':')[0])).toEqual([
    'sign-refused',
  ])
  expect(problemsOf({ bio: 'Vier {stemmen.een}\f' }).map((problem) => problem.split(':')[0])).toEqual([
    'sign-refused',
    'placeholder-left',
  ])
})

test('a year with a wrong digit is refused, and a day in another form is one problem', () => {
  for (const date of ['0027-06-19', '1887-06-19', '12/06/2027', '2027-02-30'])
    expect(showSchema.shape.date.safeParse(date).error?.issues).toHaveLength(1)
  for (const date of ['1900-01-01', '2028-02-29'])
    expect(showSchema.shape.date.safeParse(date).success).toBe(true)
})

test('the language of the site is one that every machine knows', () => {
  const accepted = ['nl-BE', 'fr', 'nk-BE', 'nl_BE', 'NL'].filter(
    (locale) => settingsSchema.shape.locale.safeParse(locale).success,
  )
  expect(accepted).toEqual(['nl-BE', 'fr'])
})

test('the office is near the cities: swapped degrees would make each trip one of thousands of kilometres', () => {
  const office = { city: 'Tienen', latitude: 50.808, longitude: 4.938 }
  expect(settingsSchema.shape.office.safeParse(office).success).toBe(true)
  expect(
    settingsSchema.shape.office.safeParse({
      ...office,
      latitude: office.longitude,
      longitude: office.latitude,
    }).error?.issues,
  ).toHaveLength(2)
})

test('what is wrong with a price is said of its fields, and what is no price gets both forms', () => {
  const price = { from: 800, to: 1200, includes: 'geluid', vatIncluded: true }
  expect(problemsOf({ price: 'on request' })).toEqual([])
  expect(problemsOf({ price: 'op aanvraag' })).toEqual([
    `bad-value: The price of the act "silkwood" is "op aanvraag", but it must be a group of fields, { from: 1500, to: 2500, … }, or 'on request'.`,
  ])
  expect(problemsOf({ price: { ...price, to: '1200', form: 2 } })).toEqual([
    expect.stringMatching(/^wrong-type: The price\.to of the act "silkwood" should be a (?:whole )?number/),
    expect.stringMatching(/^unknown-field: .* "price\.form"/),
  ])
})

test('a price of nothing is not called a number that is not whole', () => {
  const price = { from: 0, to: 1200, includes: 'geluid', vatIncluded: true }
  expect(problemsOf({ price })).toEqual([
    'bad-value: The price.from of the act "silkwood" is 0, but it must be at least 1.',
  ])
})

test.each<[group: string, right: (string | number)[], wrong: (string | number)[]]>([
  ['day', [1, 7], [8, 'zaterdag']],
  ['season', [1, 12], ['zomer']],
  ['sets', [1, 3], ['drie']],
])('a price factor of the group "%s" is for answers that visitors can give', (group, right, wrong) => {
  const rejected = (on: (string | number)[]) => {
    const checked = priceFactorSchema.safeParse({ key: 'extra', group, name: 'Extra', on, percent: 10 })
    return checked.error?.issues.map(({ path }) => path.join('.'))
  }
  expect(rejected(right)).toBeUndefined()
  expect(rejected([...right, ...wrong])).toEqual(wrong.map((_, index) => `on.${right.length + index}`))
})

test('the address of the site ends without a slash', () => {
  expect(settingsSchema.shape.address.safeParse('https://host.example/sub').success).toBe(true)
  const wrong = [
    'https://host.example/',
    'http://host.example',
    'https://host example',
    'https://[bad',
    'https://host.example?x=1',
    'https://host.example#x',
  ]
  for (const address of wrong) expect(settingsSchema.shape.address.safeParse(address).success).toBe(false)
})

test('the address of the site is not that of a page, which is said', () => {
  const { address } = settingsSchema.shape
  for (const page of ['index.html', 'sub/default.htm', 'Index.PHP', 'home.aspx'])
    expect(
      address.safeParse(`https://host.example/${page}`).error?.issues.map(({ message }) => message),
    ).toEqual([expect.stringContaining('name of a page')])
  for (const right of ['https://host.php', 'https://host.example/v1.2', 'https://host.example/php'])
    expect(address.safeParse(right).success).toBe(true)
})

test('the people on stage are a duo, a trio, a quartet, a group or a show', () => {
  expect([2, 3, 4, 5, 6, 7].map(sizeOf)).toEqual(['duo', 'trio', 'quartet', 'group', 'group', 'show'])
})

test('a clause on halls has a place for them and no other one, and a floor that exists', () => {
  const problemOf = (inHall: Record<string, unknown>) => problemsOf({ inHall }).join()
  expect(problemOf({ seats: ['Stil in {halls}.'] })).toBe('')
  expect(problemOf({ seats: ['Stil in de zaal.'] })).toMatch(/but it must be a text with \{halls\}/)
  expect(problemOf({ seats: ['Stil in {halls} van {city}.'] })).toMatch(/\{city\}/)
  expect(problemOf({ seats: [] })).toMatch(/a list with at least one text with \{halls\}/)
  expect(problemOf({ vloer: ['In {halls}.'] })).toMatch(/unknown-field/)
})
