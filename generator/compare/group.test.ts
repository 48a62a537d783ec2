import { expect, test } from 'vitest'
import type { Change } from './difference.ts'
import { Grouper, mergeSentences, toGroup } from './group.ts'
import { pageSet } from './page-sets.ts'

const pages = Array.from({ length: 9 }, (_, at) => ({ address: `/p${at}/`, family: at < 6 ? 'act in city' : 'act' }))
const text = (before?: string, after?: string): Change => ({
  kind: 'text',
  region: 'main',
  ...(before === undefined ? {} : { before }),
  ...(after === undefined ? {} : { after }),
})

/** Groups of changes, one list for each page. */
function grouped(...changes: Change[][]) {
  const grouper = new Grouper()
  for (const [page, list] of changes.entries()) for (const change of list) grouper.add(page, change)
  return grouper.finish().map((draft) => toGroup(draft, pages, pages.length))
}

test('the same change on many pages is reported once, with their number and families', () => {
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
  expect(group).toMatchObject({ before: 'boeken', after: 'huren', pages: 2, within: true })
  expect(group?.example).toEqual({ address: '/p0/', before: '1984 boeken in Gent', after: '1984 huren in Gent' })
})

test('a single changed word is shown with the words around it that all pages share', () => {
  const lines = (city: string) => text(`Met de trein naar ${city}: op 90 km van Tienen`, `Met de trein naar ${city}: op 95 km van Tienen`)
  expect(grouped([lines('Gent')], [lines('Leuven')])).toMatchObject([{ before: 'op 90 km van Tienen', after: 'op 95 km van Tienen', pages: 2 }])
})

test('texts that are new on each page, with names of its own, are one change from three on', () => {
  const sentence = (act: string, city: string) => [text(undefined, `${act} speelt graag in ${city}.`)]
  expect(grouped(sentence('1984', 'Gent'), sentence('The Rover', 'Gent'), sentence('Krvtz', 'Den Haag'))).toMatchObject([
    { after: '… speelt graag in ….', pages: 3, variants: 3, example: { address: '/p0/', after: '1984 speelt graag in Gent.' } },
  ])
  expect(grouped(sentence('1984', 'Gent'), sentence('Krvtz', 'Den Haag'))).toHaveLength(2)
})

test('texts with little in common stay apart, and so do those of one page', () => {
  const texts = ['De eerste zin gaat over muziek.', 'Iets anders staat hier.', 'Nog een derde verhaal, zonder verband.']
  expect(grouped(...texts.map((after) => [text(undefined, after)]))).toHaveLength(3)
  expect(grouped(['een', 'twee', 'drie'].map((word) => text(undefined, `Regel ${word} van de lijst`)))).toHaveLength(3)
})

test('the most serious change comes first, then the one on most pages', () => {
  const robots: Change = { kind: 'robots', region: 'head', before: 'index,follow', after: 'noindex,follow' }
  const found = grouped([text('a b', 'a c'), text('vroeger', 'later')], [text('vroeger', 'later')], [robots])
  expect(found.map(({ before, pages }) => [before, pages])).toEqual([
    ['index,follow', 1],
    ['vroeger', 2],
    ['a b', 1],
  ])
})

test('instructions for robots are never shortened', () => {
  expect(grouped([{ kind: 'robots', region: 'head', before: 'index,follow', after: 'noindex,follow' }])).toMatchObject([
    { before: 'index,follow', after: 'noindex,follow' },
  ])
})

test('examples come from several families', () => {
  expect(pageSet(pages).examples).toEqual(['/p0/', '/p6/', '/p1/'])
})

test('the wordings of one edited sentence are one group, but not two texts of one page, nor those of another cause', () => {
  const grouper = new Grouper()
  const sentence = (city: string) => text(`Zalen in ${city} voor Silkwood`, `Zalen voor Silkwood in ${city}`)
  for (const [page, city] of ['Gent', 'Gent', 'Gent'].entries()) grouper.add(page, sentence(city))
  grouper.add(3, sentence('Den Haag'))
  grouper.add(3, text('vroeger', 'later'))
  const drafts = grouper.finish()
  expect(drafts.length).toBeGreaterThan(2)
  const pagesOf = (isSentence: boolean) =>
    mergeSentences(
      drafts.map((draft) => ({ draft, cause: 0 })),
      () => isSentence,
    ).map(({ draft }) => draft.pages)
  expect(pagesOf(true)).toEqual([[0, 1, 2, 3], [3]])
  expect(pagesOf(false)).toHaveLength(drafts.length)
})

test('texts of different pages that share no word stay apart, also below one sentence', () => {
  const grouper = new Grouper()
  grouper.add(0, text('The Rover', 'Band Marginal'))
  grouper.add(1, text('Silkwood', 'Winnetoe'))
  const drafts = grouper.finish().map((draft) => ({ draft, cause: 0 }))
  expect(mergeSentences(drafts, () => true)).toHaveLength(2)
})
