import { expect, test } from 'vitest'
import { tinySite } from '../../tests/tiny-site.ts'
import type { OwnerTexts } from '../load/data/edits.ts'
import { changesOf } from './plan.ts'
import { planRemove } from './remove.ts'

const texts: OwnerTexts = new Map([
  ['content/pages/coverband-prijzen.md', '---\nhero: { image: prijzen.svg }\n---\n'],
  [
    'content/pages/coverband-boeken.md',
    '---\nhero: { links: [{ label: Prijzen, to: /coverband-prijzen/ }] }\n---\n[Prijzen](/coverband-prijzen/#uitleg)\n',
  ],
  [
    'data/navigation.ts',
    "export const navigation = {\n  menu: [{ label: 'Thuis', to: '/' }],\n  footer: {\n    local: [\n      { label: 'Prijzen', to: '/coverband-prijzen/' },\n      { label: 'Acts', to: '/artists/' },\n    ],\n  },\n}\n",
  ],
  [
    'data/redirects.ts',
    "export const redirects = [\n  { from: '/tarieven/', to: '/coverband-prijzen/' },\n]\n",
  ],
])

/** @param published the addresses that the ledger has */
function plan(slug: string, to?: string, published: readonly string[] = []) {
  const remembered = published.map((address, index) => ({
    address,
    file: 'data/addresses.txt',
    line: index + 2,
  }))
  return planRemove('/', tinySite({ ledger: { exists: true, remembered, problems: [] } }), texts, {
    kind: 'page',
    slug,
    to,
  })
}

/** The owner's files after a removal; a removed file has no text. */
const after = (...request: Parameters<typeof plan>) =>
  new Map(
    changesOf('/', plan(...request).plan, texts).map(({ file, content }) => [
      file,
      content === undefined ? undefined : String(content),
    ]),
  )

test('a page is removed with its links in the footer; other links lead to the entry of the menu that it belongs to', () => {
  expect(after('coverband-prijzen')).toEqual(
    new Map([
      [
        'content/pages/coverband-boeken.md',
        '---\nhero: { links: [{ label: Prijzen, to: /coverband-boeken/ }] }\n---\n[Prijzen](/coverband-boeken/)\n',
      ],
      [
        'data/navigation.ts',
        texts
          .get('data/navigation.ts')
          ?.replace("      { label: 'Prijzen', to: '/coverband-prijzen/' },\n", ''),
      ],
      [
        'data/redirects.ts',
        "export const redirects = [\n  { from: '/tarieven/', to: '/coverband-boeken/' },\n]\n",
      ],
      ['content/pages/coverband-prijzen.md', undefined],
    ]),
  )
})

test('the lines are named whose links lead elsewhere now, with their words', () => {
  expect(plan('coverband-prijzen').left).toEqual([
    '  content/pages/coverband-boeken.md:2  hero: { links: [{ label: Prijzen, to: /coverband-boeken/ }] }',
    '  content/pages/coverband-boeken.md:4  [Prijzen](/coverband-boeken/)',
  ])
})

test('an address that was published gets a redirect to the successor that is named, or to the home page when no entry of the menu has the page', () => {
  const added = (to: string) =>
    after('coverband-prijzen', to, ['/coverband-prijzen/', '/about/']).get('data/redirects.ts')
  expect(added('/about/')).toContain(
    "  { from: '/tarieven/', to: '/about/' },\n  { from: '/coverband-prijzen/', to: '/about/' },\n]",
  )
  expect(added('coverband-bruiloft')).toContain("{ from: '/coverband-prijzen/', to: '/coverband-bruiloft/' }")
  expect(after('coverband-boeken', undefined, ['/coverband-boeken/']).get('data/redirects.ts')).toContain(
    "{ from: '/coverband-boeken/', to: '/' }",
  )
  expect(plan('coverband-prijzen', undefined, ['/coverband-prijzen/']).published).toBe(1)
})

test.each<[why: string, name: string, to: string | undefined, what: RegExp, hint: RegExp]>([
  [
    'that the site needs',
    'contact',
    undefined,
    /"contact" cannot be removed: other pages of the site need it, at \/contact\//,
    /content\/pages\/contact\.md/,
  ],
  [
    'that does not exist',
    'coverband-prijs',
    undefined,
    /no page "coverband-prijs"/,
    /Did you mean "coverband-prijzen"\?/,
  ],
  [
    'for a successor that does not exist',
    'coverband-prijzen',
    '/tarief/',
    /no page \/tarief\//,
    /lists all pages/,
  ],
  ['for itself', 'coverband-prijzen', 'coverband-prijzen', /is removed itself/, /another successor/],
])('nothing is planned for a page %s', (_why, name, to, what, hint) => {
  expect(() => plan(name, to)).toThrow(
    expect.objectContaining({ message: expect.stringMatching(what), hint: expect.stringMatching(hint) }),
  )
})
