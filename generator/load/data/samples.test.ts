import { describe, expect, test } from 'vitest'
import { tinyAct, tinyShow } from '../../../tests/tiny-site.ts'
import { neutralSettings } from './neutral-settings.ts'
import { readData } from './reader.ts'
import { exampleAddresses, withoutSamples } from './samples.ts'

const act = tinyAct({
  videoUrl: 'https://player.vimeo.com/video/1',
  soundUrl: '/sounds/eigen.mp3',
  links: { site: 'https://a.example' },
})
const place = { file: 'data/acts.ts' }
const entries = {
  acts: [{ ...act, source: { ...act.source, samples: ['videoUrl', 'price', 'links'] } }],
  testimonials: [],
  shows: [tinyShow({ sample: true }), tinyShow({ date: '2099-04-01' })],
  samples: ['acts.0.videoUrl', 'acts.0.links', 'acts.0.price', 'shows.0', 'site.phone'].map((path) => ({
    path,
    place,
  })),
}

test('hidden samples leave, and what a page needs stays: a price, the phone, what is the owner’s own', () => {
  const { acts, shows, samples } = withoutSamples({ samples: 'hide' }, entries)
  expect(
    acts.map(({ videoUrl, soundUrl, links, price, source }) => [
      ...[videoUrl, soundUrl, links, price],
      source.samples,
    ]),
  ).toEqual([[undefined, '/sounds/eigen.mp3', undefined, act.price, ['price']]])
  expect(shows.map(({ date }) => date)).toEqual(['2099-04-01'])
  expect(samples.map(({ path }) => path)).toEqual(['acts.0.price', 'site.phone'])
})

test('samples are shown unless the owner hides them', () => {
  expect(withoutSamples({}, entries)).toBe(entries)
  expect(withoutSamples({ samples: 'show' }, entries)).toBe(entries)
})

describe('the marks of a data file', () => {
  const read = (written: unknown) => {
    const { exports, samples } = readData(`export const x = ${JSON.stringify(written)}`)
    return [exports.x, samples]
  }

  test('a marked value is replaced by the value itself', () =>
    expect(read({ phone: { value: '+32 16', sample: true }, brand: 'x' })).toEqual([
      { phone: '+32 16', brand: 'x' },
      ['x.phone'],
    ]))

  test('a marked group keeps its fields, and its mark', () => {
    const list = [true, false].map((sample) => ({ quote: 'a', sample }))
    expect(read(list)).toEqual([list, ['x.0']])
  })

  test('a value that says that it is no sample is none', () =>
    expect(read({ phone: { value: '+32 16', sample: false } })).toEqual([{ phone: '+32 16' }, []]))

  test('groups with a field named value stay as they are', () => {
    const cities = [
      { population: { value: 5, year: 2025 } },
      { population: { value: 5, year: 2025, sample: true } },
    ]
    expect(read(cities)).toEqual([cities, ['x.1.population']])
  })
})

describe('addresses on .example', () => {
  const lines = readData("export const site = {\n  address: 'x',\n  email: 'y',\n}\n").lines
  const samples = (address: string, email: string) =>
    exampleAddresses({ ...neutralSettings, address, email }, lines).map(
      ({ path, place }) => `${path} ${place.file}:${place.line}`,
    )

  test('are samples, each with its line', () =>
    expect(samples('https://www.toegift.example/sub', 'info@toegift.example')).toEqual([
      'site.address data/site.ts:2',
      'site.email data/site.ts:3',
    ]))

  test('others are none, also with that word in them', () =>
    expect(samples('https://www.example.be/x.example', 'my.example@bureau.be')).toEqual([]))

  test('that a form sends to are samples too', () => {
    const forms = {
      contact: 'https://formulier.example/f',
      booking: { post: 'https://post.example/', as: 'json' as const },
    }
    const found = (changes: object) =>
      exampleAddresses(
        { ...neutralSettings, address: 'https://a.be', email: 'i@a.be', ...changes },
        lines,
      ).map(({ path }) => path)
    expect(found({ forms })).toEqual(['site.forms.contact', 'site.forms.booking'])
    expect(found({ forms: { booking: { post: 'https://post.be/', as: 'form' } } })).toEqual([])
  })
})
