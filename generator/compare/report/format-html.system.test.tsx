import { parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import type { ChangeGroup, SiteDifference } from '../difference.ts'
import { formatHtml } from './format-html.tsx'

const group: ChangeGroup = {
  kind: 'text',
  region: 'main',
  before: 'Five people',
  after: 'Six people',
  pages: 27,
  families: [{ family: 'act', pages: 27 }],
  examples: ['/silkwood/'],
  at: [],
  everywhere: false,
}
const difference: SiteDifference = {
  before: 'main (3f2a9c1)',
  after: 'working tree',
  pages: { before: 1014, after: 1013, changed: 27 },
  removed: [
    { address: '/winnetoe/', family: 'act', title: 'Winnetoe', fate: 'lost' },
    { address: '/oud/', family: 'redirect', title: 'Oud', fate: 'redirected', to: '/nieuw/' },
  ],
  added: [{ address: '/nieuw/', family: 'act', title: 'Nieuw' }],
  moved: [],
  sources: [],
  groups: [group],
  files: [{ path: 'robots.txt', what: 'changed' }],
}

const hostile = '</p></title></style><script>alert(1)</script><img src=x onerror=alert(1)>"\'&'

/** The names of all elements of a page, and of all attributes. */
function namesIn(html: string): { elements: string[]; attributes: string[] } {
  const elements: string[] = []
  const attributes: string[] = []
  const visit = (nodes: ReturnType<typeof parseDocument>['childNodes']) => {
    for (const node of nodes) {
      if (!('name' in node && 'attribs' in node)) continue
      elements.push(node.name)
      attributes.push(...Object.keys(node.attribs))
      visit(node.childNodes)
    }
  }
  visit(parseDocument(html).childNodes)
  return { elements, attributes }
}

test('exceeded budgets and lost pages stand before all that changed, and what needs no action is folded', () => {
  const html = formatHtml(difference, ['--max-changed 10: 27 pages changed.'])
  const places = ['--max-changed 10', '/winnetoe/', 'Five', '/oud/', '/nieuw/</b>', 'robots.txt'].map((text) => html.indexOf(text))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places).not.toContain(-1)
  expect(html.match(/<details class="\w+"( open="")?/g)).toEqual([
    '<details class="urgent" open=""',
    '<details class="normal" open=""',
    '<details class="folded"',
    '<details class="folded"',
    '<details class="folded"',
  ])
})

test('the whole texts on one page are side by side, with the words marked that differ', () => {
  const html = formatHtml({ ...difference, groups: [{ ...group, example: { address: '/silkwood/', before: 'Five people play', after: 'Six people play' } }] })
  expect(html).toContain('<b>text</b> <span class="glimpse">“Five people” became “Six people” · 27 pages: act 27</span>')
  expect(html).toContain('<p><del>Five </del><span>people play</span></p><p><ins>Six </ins><span>people play</span></p>')
})

test('no text of a page becomes a part of the report, which runs nothing and loads no other file', () => {
  const evil = formatHtml(
    {
      ...difference,
      before: hostile,
      after: hostile,
      removed: [{ address: hostile, family: hostile, title: hostile, fate: 'lost' }],
      moved: [{ from: hostile, to: hostile, family: hostile, redirected: false }],
      added: [{ address: hostile, family: hostile, title: hostile }],
      sources: [{ file: hostile, line: 1, what: hostile }],
      groups: [
        {
          ...group,
          before: hostile,
          after: `${hostile} more`,
          what: hostile,
          examples: [hostile],
          example: { address: hostile, before: hostile },
          families: [{ family: hostile, pages: 1 }],
        },
      ],
      files: [{ path: hostile, what: 'added' }],
    },
    [hostile],
  )
  const { elements, attributes } = namesIn(evil)
  for (const name of ['script', 'img', 'link']) expect(elements).not.toContain(name)
  expect(attributes.filter((name) => name === 'src' || name.startsWith('on'))).toEqual([])
  expect(evil).toContain(`content="default-src 'none'; style-src 'sha256-`)
  expect(evil).not.toMatch(/@import|url\(/)
})

test('the report on two equal sites is one word', () => {
  const html = formatHtml({ ...difference, removed: [], added: [], groups: [], files: [] })
  expect(html).toContain('<p>Nothing.</p></main>')
})

test('a site that changed everywhere makes a report that a browser still opens', () => {
  const long = 'word '.repeat(20_000)
  const groups = Array.from({ length: 2_000 }, (_, index) => ({ ...group, before: `${index} ${long}`, after: `${index} more ${long}` }))
  const html = formatHtml({ ...difference, groups })
  expect(html.length).toBeLessThan(5_000_000)
  expect(html).toContain('1,495 more changes: --format json lists all of them.')
})
