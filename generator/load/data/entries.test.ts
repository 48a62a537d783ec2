import { expect, test } from 'vitest'
import { linksBelow } from './entries.ts'

test('every link of the navigation has its line, in whatever list and however deep', () => {
  const value = {
    menu: [{ label: 'Acts', to: '/acts/', children: [{ label: 'Duos', to: '/duos/' }] }],
    button: { label: 'Book', to: '/booking/' },
    extra: { more: [{ label: 'Team', to: '/team/' }] },
    social: [{ name: 'Elsewhere', address: 'https://elsewhere.example/' }],
  }
  const lines = new Map([
    ['navigation.menu.0.to', 3],
    ['navigation.menu.0.children.0.to', 4],
    ['navigation.button.to', 7],
    ['navigation.extra.more.0.to', 9],
  ])
  const links = linksBelow({ file: 'data/navigation.ts', lines, exports: {} }, 'navigation', value)
  expect(links.map(({ href, line }) => [href, line])).toEqual([
    ['/acts/', 3],
    ['/duos/', 4],
    ['/booking/', 7],
    ['/team/', 9],
  ])
})
