import { expect, test } from 'vitest'
import { tinyAct, tinySite } from '../../tests/tiny-site.ts'
import { readDiaries } from '../core/diary.ts'
import type { Site } from '../load/site.ts'
import { deriveFiles } from '../render/derived/derive.ts'

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
  expect(first).toMatchObject({ slug: 'act-0' })
  expect(first).not.toHaveProperty('diary')
})
