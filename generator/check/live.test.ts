import { expect, test } from 'vitest'
import { tinyPage } from '../../tests/tiny-pages.ts'
import { tinySite } from '../../tests/tiny-site.ts'
import type { Site } from '../load/site.ts'
import { formatLive, liveVerdict } from '../report/live.ts'
import { checkLive } from './live.ts'

const tiny = tinySite()
/** The tiny site with nothing to complain about. */
const ready: Site = {
  ...tiny,
  claims: tiny.claims.map((claim) => ({ ...claim, proof: { source: 'the books of 2025', date: '2026-01-10' } })),
  hours: tiny.hours.map((claim) => ({ ...claim, proof: { source: 'the contract', date: '2026-01-10' } })),
  testimonials: tiny.testimonials.map((testimonial) => ({ ...testimonial, sample: false })),
  zones: [],
  pages: tiny.pages.map((page) => ({ ...page, reviewed: '2026-01-12' })),
}
const listOf = (changes: Partial<Site>) => formatLive(checkLive({ ...ready, ...changes }))

test('a site without samples, with proven claims and reviewed legal texts is ready for the public', () => {
  expect(checkLive(ready)).toEqual([])
  expect(liveVerdict([])).toBe('Ready for the public.')
})

test('everything that is left is one list by kind, each line with its place and what to do', () => {
  const place = (line: number) => ({ file: 'data/site.ts', line })
  const samples = ['brand', 'address', 'phone', 'email', 'company', 'travel'].map((field, index) => ({ path: `site.${field}`, place: place(index + 3) }))
  const acts = ready.acts.map((act) => ({ ...act, source: { ...act.source, ...(act.videoUrl !== undefined && { samples: ['videoUrl'] }) } }))
  const legal = ['privacy', 'algemene-voorwaarden', 'about'].map((name) => tinyPage(name, ''))
  const { testimonials, zones } = tiny
  const open = {
    samples: [...samples, { path: 'acts.1.videoUrl', place: { file: 'data/acts.ts', line: 30 } }],
    acts,
    claims: tiny.claims.slice(0, 1),
    testimonials,
    zones,
    pages: legal,
  }
  expect(listOf(open)).toMatchInlineSnapshot(`
    "Brand (1)
      data/site.ts:3  The brand "Bureau" is that of the demonstration.  Write the name of your agency: brand: '…'.

    Address and contact (3)
      data/site.ts:4  The address https://bureau.example is on .example, which does not exist.  Write your own: address: '…'.
      data/site.ts:5  The phone number +32 10 00 00 00 is a sample.  Write your own: phone: '…'.
      data/site.ts:6  The e-mail address info@bureau.example is on .example, which does not exist.  Write your own: email: '…'.

    Company (1)
      data/site.ts:7  The company details are samples: Bureau BV, Straat 1, 3300 Tienen, België, BTW BE 0, RPR Leuven.  Write those of your company, and remove "sample: true".

    Testimonials (1)
      data/testimonials.ts:4  The testimonial of "Voorbeeld" is a sample: nobody said it.  Write the words of a customer who agreed, and remove "sample: true"; or remove the entry.

    Films (1)
      data/acts.ts:30  The film of "The Lamps" is a stand-in.  Write the address of a film of the act: videoUrl: '…'; or remove the line.

    Unproven claims (1)
      data/claims.ts:3  The claim claims.depositPercent "50" is unproven: About depositPercent.  Write its source and date in "proof", or remove it and the sentences that name it.

    Legal texts (2)
      content/pages/privacy.md:1  No lawyer has reviewed the page "Titel van privacy".  Have it reviewed, and write the day in its front matter: reviewed: yyyy-mm-dd.
      content/pages/algemene-voorwaarden.md:1  No lawyer has reviewed the page "Titel van algemene-voorwaarden".  Have it reviewed, and write the day in its front matter: reviewed: yyyy-mm-dd.

    Unverified facts (1)
      data/zones.ts:70  Nobody has compared the zone "lez" with its source.  Read the page of the authority, and write checked: 'yyyy-mm-dd' in place of "unverified: true".

    Other samples (1)
      data/site.ts:8  "site.travel" is a sample.  Write your own figures, and remove "sample: true"."
  `)
  expect(liveVerdict(checkLive({ ...ready, ...open }))).toBe('Not ready for the public: 12 open points.')
})

test('a claim of words has no value in the list', () => {
  const [claim] = tiny.claims
  const { value: _value, ...words } = claim ?? tiny.hours[0] ?? expect.fail()
  expect(listOf({ claims: [{ ...words, key: 'best', words: ['beste coverband'] }] })).toContain(
    'The claim claims.depositPercent is unproven: About depositPercent.',
  )
})
