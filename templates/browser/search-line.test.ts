import { expect, test } from 'vitest'
import { addressOf } from './search-line.ts'

const open = { category: '', occasion: '', city: '', landing: '/live-muziek-*/' }

test.each([
  [{}, '/artists/'],
  [{ category: 'cover' }, '/artists/?category=cover'],
  [{ category: 'cover', occasion: 'bruiloft' }, '/artists/?category=cover&occasion=bruiloft'],
  [{ occasion: 'festival' }, '/artists/?occasion=festival'],
  [{ occasion: 'festival', city: 'gent' }, '/live-muziek-gent/?occasion=festival'],
  [{ category: 'cover', city: 'den-haag', landing: '/sub/coverband-*' }, '/sub/coverband-den-haag'],
])('%j leads to %s', (choice, address) => {
  expect(addressOf({ ...open, ...choice }, '/artists/')).toBe(address)
})
