import { expect, test } from 'vitest'
import { tinyPage } from '../../tests/tiny-pages.ts'
import { tinyAct, tinySite } from '../../tests/tiny-site.ts'
import { formatLive, liveVerdict } from '../commands/report/format.ts'
import type { Problem } from '../core/problem.ts'
import type { Site, SiteAct } from '../load/site.ts'
import { noShows } from '../relate/shows.ts'
import { checkLive } from './live.ts'

const tiny = tinySite()
/** The tiny site with nothing to complain about. */
const ready: Site = {
  ...tiny,
  acts: tiny.acts.map((act) => ({ ...act, focus: [50, 30] })),
  claims: tiny.claims.map((claim) => ({
    ...claim,
    proof: { source: 'the books of 2025', date: '2026-01-10' },
  })),
  hours: tiny.hours.map((claim) => ({ ...claim, proof: { source: 'the contract', date: '2026-01-10' } })),
  shows: noShows,
  testimonials: tiny.testimonials.map((testimonial) => ({ ...testimonial, sample: false })),
  zones: [],
  pages: tiny.pages.map((page) => ({ ...page, reviewed: '2026-01-12' })),
}
const listOf = (changes: Partial<Site>) => formatLive([...checkLive({ ...ready, ...changes })])

test('a site without samples, with proven claims and reviewed legal texts is ready for the public', () => {
  expect([...checkLive(ready)]).toEqual([])
  expect(liveVerdict([])).toBe('Ready for the public.')
})

test('a site with an error is not ready for the public: its last line names the error that hides most, and no warning', () => {
  const error: Problem = {
    code: 'link-dead',
    severity: 'error',
    places: [{ file: 'a.md', line: 2 }],
    what: 'A link\nleads nowhere.',
    hint: '',
  }
  const verdictOn = (...others: Problem[]) => liveVerdict([], others)
  const warning: Problem = { ...error, severity: 'warning' }
  expect(verdictOn(warning)).toBe('Ready for the public.')
  expect(verdictOn(warning, error)).toBe(
    'Not ready for the public: 1 error, first a.md:2: A link leads nowhere. Open points were not all counted.',
  )
  expect(verdictOn(error, { ...error, code: 'data-file-broken', places: [] })).toContain(
    '2 errors, first site: A link',
  )
  expect(liveVerdict([warning], [error])).not.toContain('1 open point')
})

test('everything that is left is one list by kind, each line with its place and what to do', () => {
  const place = (line: number) => ({ file: 'data/site.ts', line })
  const samples = ['brand', 'address', 'phone', 'email', 'company', 'travel'].map((field, index) => ({
    path: `site.${field}`,
    place: place(index + 3),
  }))
  const acts = ready.acts.map((act) => ({
    ...act,
    source: { ...act.source, ...(act.videoUrl !== undefined && { samples: ['videoUrl'] }) },
  }))
  const legal = ['privacy', 'algemene-voorwaarden', 'about'].map((name) => tinyPage(name, ''))
  const { testimonials, zones } = tiny
  const open = {
    samples: [...samples, { path: 'acts.1.videoUrl', place: { file: 'data/acts.ts', line: 30 } }],
    acts,
    claims: tiny.claims.slice(0, 1),
    testimonials,
    shows: tiny.shows,
    zones,
    pages: legal,
  }
  const found = [...checkLive({ ...ready, ...open })]
  expect(found.map(({ code, places: [place] }) => `${code} ${place?.file}:${place?.line}`)).toEqual([
    'live-brand data/site.ts:3',
    ...[4, 5, 6].map((line) => `live-contact data/site.ts:${line}`),
    'live-company data/site.ts:7',
    'live-testimonial data/testimonials.ts:4',
    'live-film data/acts.ts:30',
    'live-show data/shows.ts:5',
    'live-claim data/claims.ts:3',
    'live-legal content/pages/privacy.md:1',
    'live-legal content/pages/algemene-voorwaarden.md:1',
    'live-unverified data/zones.ts:70',
    'live-sample data/site.ts:8',
  ])
  const brand =
    'Brand (1)\n  data/site.ts:3  The brand "Bureau" is that of the demonstration.  Write the name of your agency: brand: \'…\'.'
  expect(formatLive(found)).toContain(
    `${brand}\n\nAddress and contact (3)\n  data/site.ts:4  The address https://bureau.example is on .example,`,
  )
  expect(liveVerdict(found)).toBe('Not ready for the public: 13 open points.')
})

test('a text is a point that was written from a town where the office is not', () => {
  const from = <T extends object>(texts: readonly T[], town: string) =>
    texts.map((text, index) => (index === 0 ? { ...text, writtenFrom: town } : text))
  const [act, ...acts] = ready.acts
  const [city, ...cities] = ready.cities
  const foundFrom = (writtenFrom: string) =>
    listOf({
      acts: act ? [{ ...act, biography: { ...act.biography, writtenFrom } }, ...acts] : [],
      cities: city ? [{ ...city, writtenFrom, spotText: { ...city.content, writtenFrom } }, ...cities] : [],
      pages: from(ready.pages, writtenFrom),
      articles: from(ready.articles, writtenFrom),
    })
  expect(foundFrom(ready.settings.office.city)).toBe('')
  const [heading, ...points] = foundFrom('Kortrijk').split('\n')
  expect(heading).toBe('Written from another place (5)')
  expect(points.map((point) => point.match(/content\S+:1 |data\S+:\d+ /)?.[0])).toEqual([
    `content/acts/${act?.slug}.md:1 `,
    `${ready.articles[0]?.source.file}:1 `,
    `content/cities/ter-plaatse/${city?.key}.md:1 `,
    `${ready.pages[0]?.source.file}:1 `,
    expect.stringContaining('data/cities.ts:'),
  ])
  expect(points[0]).toContain(
    'was written from Kortrijk, and the office is in Tienen.  Correct its roads, distances',
  )
})

test('links and players that are samples are points, each with its line', () => {
  const samples = ['links', 'player'].map((field, index) => ({
    path: `acts.3.${field}`,
    place: { file: 'data/acts.ts', line: 7 + index },
  }))
  expect(checkLive({ ...ready, samples }).map(({ what, places: [place] }) => [what, place?.line])).toEqual([
    ['"acts.3.links" is a sample.', 7],
    ['"acts.3.player" is a sample.', 8],
  ])
})

test('of a zone that no city names and a claim that no text names, the remedy is to remove it', () => {
  const [claim = expect.fail()] = tiny.claims.filter(({ key }) => key === 'showsPerYear')
  const [zone = expect.fail()] = tiny.zones.filter(({ unverified }) => unverified)
  const open = {
    claims: [claim],
    zones: [zone],
    cities: ready.cities.map((city) => ({ ...city, zones: [zone.key] })),
    valueUses: [{ name: 'claims.showsPerYear', file: 'a.md' }],
  }
  expect(listOf(open)).not.toContain('remove it.')
  expect(listOf({ ...open, cities: [] })).toContain('No city names it: remove it.')
  expect(listOf({ ...open, valueUses: [{ name: 'claims.showsPerYearly', file: 'a.md' }] })).toContain(
    'No text names it: remove it.',
  )
})

test('a claim of words has no value in the list', () => {
  const [claim] = tiny.claims
  const { value: _value, ...words } = claim ?? tiny.hours[0] ?? expect.fail()
  expect(listOf({ claims: [{ ...words, key: 'best', words: ['beste coverband'] }] })).toContain(
    'The claim claims.depositPercent is unproven: About depositPercent.',
  )
})

test('a photograph is a point while nobody says where its faces are, and a drawing never', () => {
  const pointsOf = (image: string, faces: Partial<SiteAct>) =>
    checkLive({ ...ready, acts: [tinyAct({ image, ...faces })] }).map(({ code }) => code)
  expect(pointsOf('acts/a.jpg', {})).toEqual(['live-photograph'])
  expect(pointsOf('acts/a.jpg', { focus: [50, 30] })).toEqual([])
  expect(pointsOf('acts/a.jpg', { keep: [10, 20, 90, 50] })).toEqual([])
  expect(pointsOf('acts/a.svg', {})).toEqual([])
})

test('what keeps the days of acts from visitors is listed', () => {
  const bookings = (slug: string) => ({
    ...{ read: '2026-11-28', taken: [], option: [] },
    ...{ file: `content/diaries/${slug}.yaml`, lines: new Map() },
  })
  const act = (slug: string, changes: Partial<SiteAct>) =>
    tinyAct({ slug, name: slug, focus: [50, 30], ...changes })
  const pointsOf = (...acts: SiteAct[]) => checkLive({ ...ready, acts }).map(({ what }) => what)
  const [one, two] = (['one', 'two'] as const).map((slug) => ({ slug, bookings: bookings(slug) }))
  expect(
    pointsOf(
      act('one', { ...one, diary: 'whole', sharesMusiciansWith: ['two'] }),
      act('two', { ...two, diary: 'none' }),
    ),
  ).toEqual([])
  expect(pointsOf(act('one', { diary: 'taken' }))).toEqual([])
  expect(pointsOf(act('one', { ...one }))).toEqual([
    'No visitor learns the days of "one": its entry has no diary.',
  ])
  const unsure = (of: string) => [`"one" is never said to be free: not all bookings of "${of}" are known.`]
  expect(pointsOf(act('one', { diary: 'whole' }))).toEqual(unsure('one'))
  expect(
    pointsOf(
      act('one', { ...one, diary: 'whole', sharesMusiciansWith: ['two'] }),
      act('two', { ...two, diary: 'taken' }),
    ),
  ).toEqual(unsure('two'))
  const sample = act('one', { ...one, diary: 'whole' })
  expect(pointsOf({ ...sample, source: { ...sample.source, samples: ['diary'] } })).toEqual([
    'The diary of "one" is a sample.',
  ])
  const hidden = act('one', {})
  expect(pointsOf({ ...hidden, source: { ...hidden.source, samples: ['diary'] } })).toEqual([])
})
