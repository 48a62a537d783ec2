import { expect, test } from 'vitest'
import type { Change } from './difference.ts'
import { Grouper } from './group.ts'

const pages = Array.from({ length: 9 }, (_, at) => ({
  address: `/p${at}/`,
  family: at < 6 ? 'act in city' : 'act',
}))
const text = (before: string | undefined, after: string): Change => ({ kind: 'text', before, after })

/** Groups of changes, one list for each page. */
function grouped(...changes: Change[][]) {
  const grouper = new Grouper()
  for (const [at, list] of changes.entries()) grouper.add(at, [`Act ${at}`], list)
  return grouper.finish(pages, pages.length)
}

test('the same change on many pages is reported once, with their number, their families and examples of several', () => {
  const change = text('Boek nu', 'Vraag aan')
  expect(grouped(...pages.map(() => [change]))).toEqual([
    {
      ...change,
      things: [{ kind: 'text' }],
      pages: 9,
      families: [
        { family: 'act in city', pages: 6 },
        { family: 'act', pages: 3 },
      ],
      examples: ['/p0/', '/p6/', '/p1/'],
      at: [0, 1, 2, 3, 4, 5, 6, 7, 8],
      everywhere: true,
      wordings: 1,
      sources: [],
    },
  ])
})

test('a change that differs between pages by names is reported by the words that changed, with one example', () => {
  const [group] = grouped(
    [text('1984 boeken in Gent', '1984 huren in Gent')],
    [text('Krvtz boeken in Leuven', 'Krvtz huren in Leuven')],
  )
  expect(group).toMatchObject({
    before: 'boeken',
    after: 'huren',
    pages: 2,
    example: { before: '1984 boeken in Gent', after: '1984 huren in Gent' },
  })
})

test('texts that were added with a name or a figure of each page are one group', () => {
  expect(
    grouped([text(undefined, 'Act 0 speelt 3 sets')], [text(undefined, 'Act 1 speelt 12 sets')]),
  ).toMatchObject([
    { after: 'Act 0–1 speelt 3–12 sets', pages: 2, wordings: 2, example: { after: 'Act 0 speelt 3 sets' } },
  ])
})

test('cards in the place of others are one group, whatever their names are', () => {
  const block = (before: string, after: string): Change => ({
    kind: 'headings',
    what: 'block',
    before,
    after,
    lines: 4,
  })
  expect(grouped([block('1984', 'Krvtz')], [block('Winnetoe', 'Silkwood')])).toMatchObject([
    { before: '1984', after: 'Krvtz', pages: 2, wordings: 2 },
  ])
})

test('a short text that is the same on all pages is reported as a whole, and instructions for robots always', () => {
  const robots: Change = { kind: 'robots', before: 'index,follow', after: 'noindex,follow' }
  expect(grouped([text('a b', 'a c'), robots], [text('a b', 'a c')])).toMatchObject([
    { before: 'index,follow', after: 'noindex,follow' },
    { before: 'a b', after: 'a c', pages: 2 },
  ])
})
