import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { SampleMark, SampleStrip, type Shown } from '../../templates/parts/Samples.tsx'
import { SiteProvider } from '../../templates/parts/site-context.tsx'
import { tinyAct, tinyAssets, tinyShow, tinySite } from '../../tests/tiny-site.ts'
import { siteView } from '../render/render.tsx'
import { sampleOf, samplesOf } from './samples.ts'

const site = tinySite()
const withShows = (...samples: boolean[]) =>
  samplesOf({ ...site, shows: { coming: samples.map((sample) => tinyShow({ sample })), played: [] } }).shows

test('samples are named by the strip alone, and marked as well where real entries of their kind are there', () => {
  expect([withShows(true, true), withShows(true, false)]).toEqual(['named', 'marked'])
})

test('a film is a sample where its field is marked, and compared with films alone', () => {
  const film = 'https://player.vimeo.com/video/1'
  const act = tinyAct({ videoUrl: film })
  const sample = { ...act, source: { ...act.source, samples: ['videoUrl'] } }
  const without = tinyAct()
  const acts = [sample, without]
  expect(sampleOf({ ...site, acts }, sample, 'videoUrl')).toBe('named')
  expect(sampleOf({ ...site, acts: [...acts, act] }, sample, 'videoUrl')).toBe('marked')
  expect(sampleOf({ ...site, acts: [...acts, act] }, act, 'videoUrl')).toBeUndefined()
})

describe('the strip of a page', () => {
  const inSite = (element: React.ReactElement) =>
    renderToStaticMarkup(<SiteProvider value={siteView(site, tinyAssets)}>{element}</SiteProvider>)
  const strip = (...shown: readonly (readonly [Shown['kind'], 'sample' | 'real'])[]) =>
    inSite(<SampleStrip shown={shown.map(([kind, is]) => ({ kind, isSample: is === 'sample' }))} />)
  const kinds = (html: string) => html.match(/\[samples\.(?:film|show|link)[^\]]*\]/g)

  test('is left out where all is real', () => {
    expect(strip()).toBe('')
    expect(strip(['film', 'real'], ['coming', 'real'])).toBe('')
  })

  test.each([
    ['one film', [['film', 'sample']], ['[samples.film false one]']],
    [
      'films',
      [
        ['film', 'sample'],
        ['film', 'sample'],
      ],
      ['[samples.film false all]'],
    ],
    [
      'a film beside a real one',
      [
        ['film', 'sample'],
        ['film', 'real'],
      ],
      ['[samples.film false some]'],
    ],
    [
      'a clip',
      [
        ['clip', 'sample'],
        ['film', 'real'],
      ],
      ['[samples.film true no]'],
    ],
    [
      'a concert, and reviews',
      [
        ['coming', 'sample'],
        ['quote', 'sample'],
      ],
      ['[samples.show true false coming]'],
    ],
    ['links', [['link', 'sample']], ['[samples.link]']],
    ['what was played', [['played', 'sample']], ['[samples.show false false played]']],
    [
      'reviews, of which one is real',
      [
        ['quote', 'sample'],
        ['quote', 'real'],
      ],
      ['[samples.show true true no]'],
    ],
    [
      'reviews beside real concerts',
      [
        ['quote', 'sample'],
        ['coming', 'real'],
      ],
      ['[samples.show true false no]'],
    ],
    [
      'a film and a concert',
      [
        ['film', 'sample'],
        ['coming', 'sample'],
      ],
      ['[samples.film false one]', '[samples.show false false coming]'],
    ],
  ] as const)('names %s', (_, shown, named) => expect(kinds(strip(...shown))).toEqual(named))

  test('is there without a mark beside the entry, which real entries of its kind need', () => {
    expect(inSite(<SampleMark sample="named" />)).toBe('')
    expect(inSite(<SampleMark sample="marked" />)).toContain('[sample]')
    expect(inSite(<SampleMark sample={undefined} />)).toBe('')
  })
})
