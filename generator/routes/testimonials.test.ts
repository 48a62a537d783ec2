import { expect, test } from 'vitest'
import { tinyAct, tinyShow, tinySite } from '../../tests/tiny-site.ts'
import type { LoadedTestimonial } from '../schema/testimonial.ts'
import { mostSaid, saidOf, saidOfAll } from './testimonials.ts'

type Options = { said: Partial<LoadedTestimonial>[]; played?: Parameters<typeof tinyShow>[0][] }

function siteWith({ said, played = [] }: Options) {
  const shows = { coming: [], played: played.map((show) => tinyShow(show)) }
  const act = tinyAct({ shows })
  const testimonials = said.map((one, index) => ({
    quote: `Quote ${index}.`,
    author: 'An',
    ...one,
    source: { entry: `testimonials/${index + 1}`, file: 'data/testimonials.ts', line: index + 1 },
  }))
  return { act, site: tinySite({ acts: [act], testimonials }) }
}

const quotes = (said: readonly { quote: string }[]) => said.map(({ quote }) => quote)

test('an act has what its own guests said, the newest first, and what nobody dated at the end', () => {
  const { act, site } = siteWith({
    said: [
      { act: 'silkwood', quote: 'Undated.' },
      { act: 'silkwood', quote: 'Old.', date: '2024-05-01' },
      { act: 'the-lamps', quote: 'Of others.' },
      { quote: 'Of the agency.' },
      { act: 'silkwood', quote: 'New.', date: '2025-05-01' },
    ],
    played: [{ date: '2024-11-01', quote: { text: 'After a show.', author: 'Bea' } }],
  })
  expect(quotes(saidOf(site, act))).toEqual(['New.', 'After a show.', 'Old.', 'Undated.'])
  expect(quotes(saidOf(site, act).slice(0, mostSaid))).toEqual(['New.', 'After a show.', 'Old.'])
})

test('a quote that is both a testimonial and that of a show is shown once', () => {
  const { act, site } = siteWith({
    said: [{ act: 'silkwood', quote: 'Top.', author: 'Bea' }],
    played: [{ date: '2024-11-01', quote: { text: 'Top.', author: 'Bea' } }],
  })
  expect(quotes(saidOf(site, act))).toEqual(['Top.'])
})

test('what somebody wrote of a private party has its month and its place, and never its day', () => {
  const { act, site } = siteWith({
    said: [],
    played: [{ public: false, date: '2024-11-03', hall: 'De Zaal', quote: { text: 'Top.', author: 'Bea' } }],
  })
  const [said] = saidOf(site, act)
  expect([said?.author, said?.company, said?.month]).toEqual(['Bea', '[show.party], Gent', 'november 2024'])
})

test('an address is named by its host, and other words are as they were written', () => {
  const rating = { value: 9, best: 10 }
  const { act, site } = siteWith({
    said: [
      { act: 'silkwood', from: 'https://www.bruid.example/silkwood', rating },
      { act: 'silkwood', from: 'in een mail' },
    ],
  })
  expect(saidOf(site, act).map(({ from, rating }) => ({ from, rating }))).toEqual([
    { from: { label: 'bruid.example', href: 'https://www.bruid.example/silkwood' }, rating },
    { from: { label: 'in een mail' }, rating: undefined },
  ])
})

test('a page on the agency shows what was said of the agency', () => {
  const { site } = siteWith({ said: [{ act: 'silkwood', quote: 'Of an act.' }, { quote: 'Of all.' }] })
  expect(quotes(saidOfAll(site))).toEqual(['Of all.'])
})

test('where nobody spoke of the agency, it shows the three newest of acts on the site, by name', () => {
  const dates = ['2021-01-01', '2022-01-01', '2023-01-01', '2024-01-01']
  const { site } = siteWith({
    said: [
      ...dates.map((date) => ({ act: 'silkwood', quote: date, date })),
      { act: 'hidden', quote: 'Of a draft.', date: '2025-01-01' },
    ],
  })
  expect(saidOfAll(site).map(({ quote, act }) => [quote, act?.label, act?.to])).toEqual(
    ['2024-01-01', '2023-01-01', '2022-01-01'].map((date) => [date, 'Silkwood', '/artist/silkwood/']),
  )
})
