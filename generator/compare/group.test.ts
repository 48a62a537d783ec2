import { expect, test } from 'vitest'
import type { Change } from './difference.ts'
import { Grouper } from './group.ts'

const pages = Array.from({ length: 9 }, (_, at) => ({ address: `/p${at}/`, family: at < 6 ? 'act in city' : 'act' }))
const text = (before: string, after: string): Change => ({ kind: 'text', region: 'main', before, after })

/** Groups of changes, one list for each page. */
function grouped(...changes: Change[][]) {
  const grouper = new Grouper()
  for (const [page, list] of changes.entries()) grouper.add(page, list)
  return grouper.finish(pages, pages.length)
}

test('the same change on many pages is reported once, with their number, their families and examples of several', () => {
  const change = text('Boek nu', 'Vraag aan')
  expect(grouped(...pages.map(() => [change]))).toEqual([
    {
      ...change,
      pages: 9,
      families: [
        { family: 'act in city', pages: 6 },
        { family: 'act', pages: 3 },
      ],
      examples: ['/p0/', '/p6/', '/p1/'],
      at: [0, 1, 2, 3, 4, 5, 6, 7, 8],
      everywhere: true,
    },
  ])
})

test('a change that differs between pages by names is reported by the words that changed, with one example', () => {
  const [group] = grouped([text('1984 boeken in Gent', '1984 huren in Gent')], [text('Krvtz boeken in Leuven', 'Krvtz huren in Leuven')])
  expect(group).toMatchObject({ before: 'boeken', after: 'huren', pages: 2 })
  expect(group?.example).toEqual({ address: '/p0/', before: '1984 boeken in Gent', after: '1984 huren in Gent' })
})

test('a short text that is the same on all pages is reported as a whole, and instructions for robots always', () => {
  const robots: Change = { kind: 'robots', region: 'head', before: 'index,follow', after: 'noindex,follow' }
  expect(grouped([text('a b', 'a c'), robots], [text('a b', 'a c')])).toMatchObject([
    { before: 'index,follow', after: 'noindex,follow' },
    { before: 'a b', after: 'a c', pages: 2 },
  ])
})

test('the most serious change comes first, then the one on most pages', () => {
  const title: Change = { kind: 'title', region: 'head', before: 'Oud', after: 'Nieuw' }
  const found = grouped([text('een', 'twee'), text('vroeger', 'later')], [text('vroeger', 'later')], [title])
  expect(found.map(({ before, pages }) => [before, pages])).toEqual([
    ['Oud', 1],
    ['vroeger', 2],
    ['een', 1],
  ])
})

test('a text in which nothing but white space differs is still a change', () => {
  expect(grouped([{ ...text('a\n b', 'a\n  b'), what: 'pre' }])).toMatchObject([{ before: 'a\n b', after: 'a\n  b', pages: 1 }])
})
