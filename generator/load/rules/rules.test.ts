/** Rules that no schema knows, where the catalogue of mistakes (tests/mistakes/) has no example of them. */
import { expect, test } from 'vitest'
import { tinyAct, tinyCity, tinyRider, tinySite } from '../../../tests/tiny-site.ts'
import { createInvalid, nothingInvalid } from '../../core/invalid-parts.ts'
import type { Site, SiteRider } from '../site.ts'
import { checkRiders } from './act-rules.ts'
import { checkRules } from './rules.ts'

const site = tinySite()
/** Problems without those of the files that a site in memory does not have, and of texts without words. */
const problemsOf = (changes: Partial<Site>) =>
  checkRules('/nowhere', { ...site, ...changes }).filter(
    ({ code }) => !['file-missing', 'read-time-off'].includes(code),
  )
const textsOf = (changes: Partial<Site>) => problemsOf(changes).map(({ what }) => what)

test('the tiny site is right', () => expect(problemsOf({})).toEqual([]))

test('a zone that was left out is not reported a second time', () => {
  const cities = [tinyCity({ zones: ['lez', 'lezz'] })]
  expect(textsOf({ cities })).toEqual([
    'The zones.1 of the city "Gent" is "lezz", but data/zones.ts has no such entry.',
  ])
  expect(textsOf({ cities, invalid: createInvalid({ names: ['lezz'] }) })).toEqual([])
})

test('an act of a testimonial, and one with which another shares musicians, is an act of the site', () => {
  const [act = expect.fail(), other = expect.fail(), ...acts] = site.acts
  const [said = expect.fail()] = site.testimonials
  const problems = problemsOf({
    acts: [{ ...act, sharesMusiciansWith: [other.slug, `${other.slug}x`] }, other, ...acts],
    testimonials: [
      { ...said, act: `${act.slug}x` },
      { ...said, act: act.slug },
    ],
  })
  expect(problems.map(({ what, hint }) => `${what} ${hint}`)).toEqual([
    `The sharesMusiciansWith.1 of the act "${act.name}" is "${other.slug}x", but data/acts.ts has no such entry. Did you mean "${other.slug}"? Otherwise add it to data/acts.ts.`,
    `The act of the testimonial of "${said.author}" is "${act.slug}x", but data/acts.ts has no such entry. Did you mean "${act.slug}"? Otherwise add it to data/acts.ts.`,
  ])
})

const withValue = (list: Site['claims'], key: string, value: string | number) =>
  list.map((claim) => (claim.key === key ? { ...claim, value } : claim))

test.each(['50', 101, -1])('the deposit is not %j', (value) => {
  expect(textsOf({ claims: withValue(site.claims, 'depositPercent', value) })).toHaveLength(1)
})

test('an agency need not say what is paid in advance; if it does, it is a number of per cent', () => {
  expect(textsOf({ claims: site.claims.filter(({ key }) => key !== 'depositPercent') })).toEqual([])
  expect(textsOf({ claims: withValue(site.claims, 'depositPercent', 'de helft') })[0]).toContain(
    'a number from 0 to 100',
  )
})

test('opening hours for search engines have the form of schema.org, and no two claims have one key', () => {
  expect(textsOf({ hours: withValue(site.hours, 'structured', 'elke dag') })[0]).toContain(
    'such as Mo-Fr 09:00-18:00',
  )
  expect(textsOf({ claims: [...site.claims, ...site.claims.slice(0, 1)] })[0]).toContain('the same key')
})

test('an article may have changed from its publication until today', () => {
  const [first = expect.fail()] = site.articles
  const updatedOn = (updated: string, today = site.today) =>
    problemsOf({ articles: [{ ...first, updated }], today }).map(({ code }) => code)
  expect(updatedOn('2025-02-28')).toEqual(['updated-too-early'])
  for (const day of [first.publishDate, site.today]) expect(updatedOn(day)).toEqual([])
  expect(updatedOn('2026-03-02')).toEqual(['updated-in-future'])
  expect(updatedOn('2026-03-02', '2026-03-02')).toEqual([])
})

test('a category that the settings do not list is reported with the closest one', () => {
  const settings = { ...site.settings, articleCategories: ['Coverbands', 'Tools'] }
  expect(problemsOf({ settings })[0]).toMatchObject({
    code: 'unknown-category',
    places: [{ file: 'content/blog/artikel-3.md', field: 'category' }],
    hint: 'Write "Coverbands", or add the category to that list.',
  })
})

const positions = [0, 0.1].map((x) => ({ label: 'zang', kind: 'vocal' as const, x, y: 1.5 }))
test.each<[string, riders: readonly SiteRider[], act: object, codes: readonly string[]]>([
  ['an act with its rider', [tinyRider()], {}, []],
  ['an act without one', [], {}, []],
  [
    'a rider with too few positions',
    [tinyRider({ musicians: 1 })],
    {},
    ['rider-people at data/riders.ts positions, data/acts.ts musicians'],
  ],
  [
    'two shapes that cover each other',
    [tinyRider({ positions })],
    {},
    ['rider-covered at data/riders.ts positions.0, data/riders.ts positions.1'],
  ],
])('%s', (_, riders, act, codes) => {
  const problems = checkRiders([tinyAct(act)], riders, nothingInvalid())
  const reported = problems.map(
    ({ code, places }) => `${code} at ${places.map(({ file, field }) => `${file} ${field}`).join(', ')}`,
  )
  expect([...new Set(reported)]).toEqual(codes)
})

test('redirects in a ring are one problem at all of them, and redirects into it none of their own', () => {
  const redirects = [
    ['/in/', '/b/'],
    ['/b/', '/c/'],
    ['/c/', '/a/'],
    ['/a/', '/b/'],
    ['/goed/', '/over/'],
    ['/zelf/', '/zelf/'],
  ].map(([from = '', to = ''], index) => ({
    from,
    to,
    source: { file: 'data/redirects.ts', line: index + 1, entry: `redirects/${from}` },
  }))
  const problems = problemsOf({ redirects })
  expect(problems.map(({ what, places }) => [what, ...places.map(({ line }) => line)])).toEqual([
    ['The redirect from /a/: it leads to itself over /b/ and /c/.', 2, 3, 4],
    ['The redirect from /zelf/: it leads to itself.', 6],
  ])
})

test('an artist who is unknown is added by a command, unless the name is that of another one, misspelt', () => {
  const [artist] = site.artists
  const hintsFor = (originalArtist: string) =>
    problemsOf({
      acts: [...site.acts, tinyAct({ slug: 'new', name: 'New', category: 'tribute', originalArtist })],
    }).map(({ hint }) => hint)
  expect(hintsFor("Guns N' Roses")).toEqual([
    `Correct the name, or add the artist: npm run new -- artist --name 'Guns N'\\'' Roses'.`,
  ])
  expect(hintsFor(`${artist?.name}x`)).toEqual([
    expect.stringMatching(
      `^Did you mean "${artist?.name}"\\? Otherwise add the artist: npm run new -- artist `,
    ),
  ])
})

test('price classes have keys of the owner, and an act that names another one is told which there are', () => {
  const acts = site.acts.map((act) => ({ ...act, priceClass: 'huwelijk' }))
  const priceClasses = site.priceClasses.map((entry) => ({ ...entry, key: 'huwelijk' }))
  const unknown = (changes: Partial<typeof site>) =>
    problemsOf(changes).filter(({ code }) => code === 'unknown-reference')
  expect(unknown({ acts, priceClasses })).toEqual([])
  expect(unknown({ acts })[0]?.hint).toMatch(
    /^There are: .*allround.* Otherwise add it to data\/prices\.ts\.$/,
  )
})
