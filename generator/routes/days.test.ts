import { expect, test } from 'vitest'
import { tinyAct, tinyAssets, tinySite } from '../../tests/tiny-site.ts'
import { siteRenderer } from '../build/make-page.ts'
import { paths } from '../core/addresses.ts'
import { readDiaries } from '../core/diary.ts'
import { readFit } from '../core/party.ts'
import type { Site } from '../load/site.ts'
import { deriveFiles } from '../render/derived/derive.ts'
import { actDays, daysView } from './days.ts'
import { expandRoutes } from './expand.ts'
import { families } from './index.ts'

const days = { taken: ['2027-06-12'], option: [], isWhole: true, read: '2026-11-28' }

const published = (site: Site) =>
  deriveFiles(site, []).flatMap((file) => (file.path === 'diaries.json' ? String(file.content()) : []))

test('what is known of the days of all acts is one file, which a site without diaries does not have', () => {
  expect(published(tinySite())).toEqual([])
  const others = Array.from({ length: 9 }, (_, index) => tinyAct({ slug: `act-${index}`, name: `${index}` }))
  const [text = '', ...more] = published(tinySite({ acts: [tinyAct({ days }), ...others] }))
  expect(more).toEqual([])
  const [silkwood, first] = readDiaries(JSON.parse(text))
  expect(silkwood).toMatchObject({ slug: 'silkwood', name: 'Silkwood', diary: days })
  expect(silkwood?.like).toHaveLength(8)
  expect(readFit(silkwood?.fit ?? '')).toMatchObject({ people: tinyAct().musicians })
  expect(first).toMatchObject({ slug: 'act-0' })
  expect(first).not.toHaveProperty('diary')
})

test('a diary that is a sample is published as one', () => {
  const act = tinyAct({ days })
  const sample = { ...act, source: { ...act.source, samples: ['diary'] } }
  const isSample = (one: typeof act) => actDays(tinySite({ acts: [one] })).map(({ diary }) => diary?.isSample)
  expect([isSample(act), isSample(sample)]).toEqual([[false], [true]])
})

test('the page of an act has its days by month, those in option apart, and none says that a day is free', () => {
  const act = tinyAct({
    days: {
      ...days,
      taken: ['2027-06-12', '2027-06-19', '2027-08-07'],
      option: ['2027-06-05', '2027-07-03'],
    },
  })
  expect(daysView(tinySite(), act)).toMatchObject({
    isTaken: true,
    months: [
      { name: 'juni 2027', taken: '12 en 19', option: '5' },
      { name: 'juli 2027', taken: '', option: '3' },
      { name: 'augustus 2027', taken: '7', option: '' },
    ],
  })
  expect(daysView(tinySite(), tinyAct({ days: { ...days, taken: [] } }))).toBeUndefined()
  expect(daysView(tinySite(), tinyAct())).toBeUndefined()
})

test('a page does not change with the day on which a calendar was read', () => {
  const pageOf = (read: string) => {
    const site = tinySite({ acts: [tinyAct({ days: { ...days, read } })] })
    const pages = new Map(Array.from(expandRoutes(site, families), (route) => [route.path, route]))
    const route = pages.get(paths.act({ slug: 'silkwood' }))
    return route && siteRenderer(site, tinyAssets)(route).html
  }
  expect(pageOf('2026-11-28')).toContain('juni 2027')
  expect(pageOf('2026-11-28')).toBe(pageOf('2026-11-29'))
})
