import { expect, test } from 'vitest'
import { tinyAct, tinyShow } from '../../tests/tiny-site.ts'
import { withoutSamples } from './samples.ts'

const act = tinyAct({ videoUrl: 'https://player.vimeo.com/video/1', soundUrl: '/sounds/eigen.mp3' })
const place = { file: 'data/acts.ts' }
const entries = {
  acts: [{ ...act, source: { ...act.source, samples: ['videoUrl', 'price'] } }],
  testimonials: [],
  shows: [tinyShow({ sample: true }), tinyShow({ date: '2099-04-01' })],
  samples: ['acts.0.videoUrl', 'acts.0.price', 'shows.0', 'site.phone'].map((path) => ({ path, place })),
}

test('hidden samples leave, and what a page needs stays: a price, the phone, what is the owner’s own', () => {
  const { acts, shows, samples } = withoutSamples({ samples: 'hide' }, entries)
  expect(acts.map(({ videoUrl, soundUrl, price, source }) => [videoUrl, soundUrl, price, source.samples])).toEqual([
    [undefined, '/sounds/eigen.mp3', act.price, ['price']],
  ])
  expect(shows.map(({ date }) => date)).toEqual(['2099-04-01'])
  expect(samples.map(({ path }) => path)).toEqual(['acts.0.price', 'site.phone'])
})

test('samples are shown unless the owner hides them', () => {
  expect(withoutSamples({}, entries)).toBe(entries)
  expect(withoutSamples({ samples: 'show' }, entries)).toBe(entries)
})
