import { expect, test } from 'vitest'
import { paths } from '../../core/addresses.ts'
import type { Ledger } from '../../load/files/ledger.ts'
import { lastModified } from './last-modified.ts'

const released: Ledger = {
  exists: true,
  problems: [],
  remembered: [
    { address: '/a/', file: 'data/addresses.txt', line: 2, text: { digest: 'AAAAAAAA', day: '2026-05-01' } },
  ],
}
const page = (path = '/a/', dated?: string) => ({
  path: paths.written(path),
  isKept: true,
  ...(dated !== undefined && { dated }),
})

/** The day of one page, and what a release on 1 June remembers of it. */
function seen(digest: string, planned: ReturnType<typeof page>) {
  const [usual, release] = [undefined, '2026-06-01'].map((day) => lastModified(released, day))
  for (const days of [usual, release]) days?.add(planned, digest)
  return { usual: usual?.at(0), release: release?.at(0), remembered: release?.texts.get(planned.path) }
}

test.each([
  ['a text that was released keeps its day', 'AAAAAAAA', page(), '2026-05-01', '2026-05-01'],
  ['a changed text has no day until a release gives it its own', 'BBBBBBBB', page(), undefined, '2026-06-01'],
  ['a new page neither', 'BBBBBBBB', page('/new/'), undefined, '2026-06-01'],
  [
    'a changed text has the day that its content names, if that is later',
    'BBBBBBBB',
    page('/a/', '2026-05-20'),
    '2026-05-20',
    '2026-05-20',
  ],
  ['and not if that is earlier', 'BBBBBBBB', page('/a/', '2025-01-05'), undefined, '2026-06-01'],
  ['of a new page an earlier one too', 'BBBBBBBB', page('/new/', '2025-01-05'), '2025-01-05', '2025-01-05'],
])('%s', (_, digest, planned, usual, release) => {
  expect(seen(digest, planned)).toEqual({ usual, release, remembered: { digest, day: release } })
})

test('a page outside the sitemap has no day, and the days of others stay at their places', () => {
  const days = lastModified(released, '2026-06-01')
  days.add(page('/404.html'), undefined)
  days.add(page(), 'AAAAAAAA')
  expect([days.at(0), days.at(1), days.texts.size]).toEqual([undefined, '2026-05-01', 1])
})

test('a release remembers nothing of an address that it does not keep', () => {
  const days = lastModified(released, '2026-06-01')
  days.add({ ...page('/acts/2/'), isKept: false }, 'CCCCCCCC')
  expect([days.at(0), days.texts.size]).toEqual(['2026-06-01', 0])
})
