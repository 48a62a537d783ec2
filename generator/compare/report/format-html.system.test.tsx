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
  causes: [],
  groups: [group],
  files: [{ path: 'robots.txt', what: 'changed' }],
}

const hostile = '</p></title></script><script>alert(1)</script><img src=x onerror=alert(1)>"\'&'

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

test('lost pages stand before all that changed', () => {
  const html = formatHtml(difference)
  const places = ['/winnetoe/', 'Five', '/oud/', '/nieuw/</b>', 'robots.txt'].map((text) => html.indexOf(text))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places).not.toContain(-1)
})

test('changed words are marked on both sides', () => {
  const html = formatHtml(difference)
  expect(html).toContain('<del>Five </del><span>people</span>')
  expect(html).toContain('<ins>Six </ins><span>people</span>')
})

test('changes are folded, and what is lost is not', () => {
  const html = formatHtml(difference)
  expect(html.match(/<details/g)).toHaveLength(4)
  expect(html).not.toContain('<details open')
  expect(html.indexOf('/winnetoe/')).toBeLessThan(html.indexOf('<details'))
})

test('no text of a page becomes a part of the report', () => {
  const evil = formatHtml(
    {
      ...difference,
      before: hostile,
      after: hostile,
      removed: [{ address: hostile, family: hostile, title: hostile, fate: 'lost' }],
      moved: [{ from: hostile, to: hostile, family: hostile, redirected: false }],
      added: [{ address: hostile, family: hostile, title: hostile }],
      causes: [{ file: hostile, line: 1, also: [], what: hostile, effects: [{ ...group, before: hostile, under: hostile, changes: 2 }] }],
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
    { exceeded: [hostile] },
  )
  const { elements, attributes } = namesIn(evil)
  expect(elements.filter((name) => name === 'script')).toHaveLength(1)
  expect(elements).not.toContain('img')
  expect(attributes.filter((name) => name.startsWith('on'))).toEqual([])
})

test('the report loads no other file', () => {
  const html = formatHtml(difference)
  const { elements, attributes } = namesIn(html)
  expect(elements).not.toContain('link')
  expect(attributes).not.toContain('src')
  expect(html).toContain(`content="default-src 'none'; img-src data:; style-src 'sha256-`)
  expect(html).not.toMatch(/@import|url\(/)
})

test('exceeded budgets are at the top', () => {
  const html = formatHtml(difference, { exceeded: ['--max-changed 10: 27 pages changed.'] })
  expect(html.indexOf('--max-changed 10: 27 pages changed.')).toBeLessThan(html.indexOf('/winnetoe/'))
})

test('the report on two equal sites is one word', () => {
  const html = formatHtml({ ...difference, removed: [], added: [], groups: [], files: [] })
  expect(html).toContain('<main><p>Nothing.</p></main>')
})

test('the whole texts of an example are below the words that differ', () => {
  const html = formatHtml({
    ...difference,
    groups: [{ ...group, what: 'h2', variants: 27, example: { address: '/silkwood/', after: 'Six people and a horn' } }],
  })
  expect(html).toContain('<b>text h2</b>')
  expect(html).toContain('/silkwood/: “Six people and a horn”, in 27 wordings')
  expect(html.indexOf('<ins>Six </ins>')).toBeLessThan(html.indexOf('<ins>Six people and a horn</ins>'))
})

test('pictures stand with the change that they show', () => {
  const other = { ...group, before: 'A', after: 'B' }
  const source = 'data:image/webp;base64,AAAA'
  const pictures = new Map([[group, { address: '/silkwood/', before: source, after: source, difference: source }]])
  const html = formatHtml({ ...difference, groups: [group, other] }, { pictures })
  expect(html.match(/<img/g)).toHaveLength(3)
  expect(html.indexOf('<img')).toBeLessThan(html.indexOf('<del>A</del>'))
})

test('a site that changed everywhere makes a report that a browser still opens', () => {
  const long = 'word '.repeat(20_000)
  const groups = Array.from({ length: 2_000 }, (_, index) => ({ ...group, before: `${index} ${long}`, after: `${index} more ${long}` }))
  const html = formatHtml({ ...difference, groups })
  expect(html.length).toBeLessThan(5_000_000)
  expect(html).toContain('1,500 more items')
})
