import { expect, test } from 'vitest'
import { tinyAct, tinyRider, tinySite } from '../../../tests/tiny-site.ts'
import type { SiteAct } from '../site.ts'
import { checkActFacts } from './act-rules.ts'

const problemsOf = (changes: Partial<SiteAct>) =>
  checkActFacts(tinySite({ acts: [tinyAct(changes)] })).map(({ what }) => what)
const opening = { what: 'Begin', song: 'Eerste nummer', text: 'Zacht.' }
const closing = { what: 'Slot', text: 'Luid.' }
const plan = {
  starts: ['20:00'],
  play: { count: 2, minutes: 30 },
  moments: [opening, closing],
  hall: 'Vraag het.',
}
const price = { from: 900, to: 1200, includes: 'geluid', vatIncluded: false }

test('facts that agree have no problem', () => expect(checkActFacts(tinySite())).toEqual([]))

test.each<[string, Partial<SiteAct>, RegExp]>([
  [
    'a set that gets shorter',
    { sets: [{ count: 1, minutes: 60, upTo: 45 }] },
    /sets\.0\.upTo .* 45 minutes is less than 60/,
  ],
  [
    'sets that do not fit in their time',
    { sets: [{ count: 3, minutes: 30, within: 80 }] },
    /3 sets of 30 minutes do not fit in 80 minutes/,
  ],
  [
    'a price outside of its class',
    { price: { ...price, to: 1600 } },
    /900 to 1600 is not within 800 to 1500/,
  ],
  [
    'an act that shares musicians with itself',
    { sharesMusiciansWith: [tinyAct().slug] },
    /sharesMusiciansWith\.0 .* it is the act itself/,
  ],
  [
    'a face on a drawing',
    { image: 'acts/silkwood.svg', focus: [50, 30] },
    /focus .* acts\/silkwood\.svg is a drawing, which has its own light/,
  ],
  [
    'one face beside several',
    { image: 'acts/silkwood.jpg', focus: [50, 30], keep: [20, 25, 80, 60] },
    /keep .* it has "focus" as well/,
  ],
  [
    'a box whose corners are swapped',
    { image: 'acts/silkwood.jpg', keep: [80, 25, 20, 60] },
    /keep .* \[80, 25, 20, 60\] is no box/,
  ],
  [
    'a clause with a song of another act',
    { inHall: { seats: ['Zittend hoor je in {halls} Tweede nummer en daarna Mustang Sally.'] } },
    /inHall\.seats\.0 .* names "Mustang Sally", which is not in the repertoire/,
  ],
  [
    'loudness beyond its step',
    { loudness: { level: 'gesprek', from: 60, to: 80 } },
    /"gesprek" ends above 0 and at most at 72/,
  ],
  [
    'loudness below its step',
    { category: 'cover', loudness: { level: 'concert', from: 60, to: 80 } },
    /"concert" ends above 94/,
  ],
  [
    'an acoustic act as loud as a dance band',
    { loudness: { level: 'dansvloer', from: 80, to: 90 } },
    /not as loud as "dansvloer"/,
  ],
  [
    'a song that the act does not play',
    { plans: { festival: { ...plan, moments: [opening, { ...closing, song: 'Tweede numer' }] } } },
    /plans\.festival\.moments\.1\.song .* not in the repertoire/,
  ],
  [
    'more times than sets',
    { plans: { bruiloft: { ...plan, starts: ['20:00', '21:00', '22:00'] } } },
    /plans\.bruiloft\.starts .* 3 times for 2 sets/,
  ],
  [
    'more moments than sets',
    { plans: { bruiloft: { ...plan, moments: [opening, opening, opening, closing] } } },
    /4 moments, and 2 sets have room for 3/,
  ],
  [
    'words on playing outdoors for an act that does not',
    { places: ['binnen'] },
    /"buiten" is not among its places/,
  ],
])('%s is reported', (_, changes, expected) => {
  expect(problemsOf(changes)).toEqual([expect.stringMatching(expected)])
})

test('a price outside of its class is accepted with a reason, and above the upper end of a class that is open', () => {
  expect(problemsOf({ price: { ...price, to: 1600, outsideClass: 'Met reis en verblijf.' } })).toEqual([])
  const site = tinySite({ acts: [tinyAct({ priceClass: 'akoestisch', price: { ...price, to: 9000 } })] })
  expect(
    checkActFacts({
      ...site,
      priceClasses: site.priceClasses.map((range) => ({ ...range, openEnded: true })),
    }),
  ).toEqual([])
})

test('a price on request is outside of no class', () => {
  expect(problemsOf({ price: undefined })).toEqual([])
})

test('a price with VAT in a price class without is a warning', () => {
  const acts = [tinyAct({ price: { ...price, vatIncluded: true } })]
  expect(checkActFacts(tinySite({ acts }))).toMatchObject([
    {
      severity: 'warning',
      what: expect.stringMatching(/price with VAT .* "akoestisch", which is without VAT/),
    },
  ])
})

test('many more people for less money is a warning that names both acts', () => {
  const acts = [
    tinyAct({ price: { ...price, from: 1000 } }),
    tinyAct({ slug: 'large', name: 'Large', musicians: 4, dancers: 2, price }),
  ]
  expect(checkActFacts(tinySite({ acts }))).toMatchObject([
    { severity: 'warning', what: expect.stringMatching(/900 for 6 people, below "Silkwood" at 1000 for 2/) },
  ])
})

test('a clause may name songs of the repertoire, the act and what its rider names', () => {
  const repertoire = ['Soul Man (Sam & Dave)', 'Don’t You (Forget About Me)']
  const seats = [
    'Stil wordt het in {halls}: Soul Man van Sam & Dave, en dan Don’t You (Forget About Me).',
    'Silkwood zingt in {halls} zonder PA, op 72 dB(A).',
  ]
  const rider = tinyRider({ sound: 'De PA komt mee.' })
  expect(checkActFacts(tinySite({ acts: [tinyAct({ repertoire, rider, inHall: { seats } })] }))).toEqual([])
})
