import { describe, expect, test } from 'vitest'
import { tinySite } from '../../tests/tiny-site.ts'
import { expandRoutes, families } from '../routes/index.ts'
import { paths } from '../routes/paths.ts'
import { addressesOf, checkHidden, checkLedger, nearest, type Remembered } from './ledger.ts'

const ledger = (...addresses: string[]): Remembered[] => addresses.map((address, index) => ({ address, file: 'data/addresses.txt', line: index + 1 }))

describe('an address that was published', () => {
  test('and still is one is no problem', () => {
    expect(checkLedger(ledger('/about/'), ['/about/', '/blog/'], [])).toEqual([])
  })

  test('and leads nowhere any more is an error, with the lines to add', () => {
    const [problem, ...others] = checkLedger(ledger('/about/', '/silkwood-gent/'), ['/about/', '/coverband-gent/', '/'], [])
    expect(others).toEqual([])
    expect(problem).toMatchObject({ severity: 'error', code: 'address-vanished', places: [{ file: 'data/addresses.txt', line: 2 }] })
    expect(problem?.hint).toContain("{ from: '/silkwood-gent/', to: '/coverband-gent/' },")
    expect(problem?.hint).toContain("'/silkwood-gent/',")
  })

  test('may be declared gone', () => {
    expect(checkLedger(ledger('/silkwood-gent/'), ['/'], ['/silkwood-gent/'])).toEqual([])
  })

  test('may not be declared gone while it is there', () => {
    expect(checkLedger([], ['/silkwood-gent/'], ['/silkwood-gent/'])[0]).toMatchObject({ code: 'gone-returned', severity: 'error' })
  })
})

test('a published page that is kept out of search engines now is reported as that', () => {
  const routes = [...expandRoutes(tinySite(), families)].map((route) =>
    route.path === paths.about() ? { ...route, meta: { ...route.meta, noindex: true } } : route,
  )
  expect(checkHidden(ledger('/blog/', '/about/', '/weg/'), addressesOf(routes), routes)).toMatchObject([
    { code: 'address-hidden', severity: 'error', places: [{ file: 'data/addresses.txt', line: 2 }], what: expect.stringContaining('/about/') },
  ])
})

test('the page that shares most words is proposed, home when none does', () => {
  const addresses = ['/', '/coverband-gent/', '/live-muziek-gent/', '/silkwood-boeken/', '/artist/silkwood/']
  expect(nearest('/silkwood-gent/', addresses)).toBe('/coverband-gent/')
  expect(nearest('/artist/silkwood-duo/', addresses)).toBe('/artist/silkwood/')
  expect(nearest('/iets/', addresses)).toBe('/')
})

test('pages, their second names and redirects are remembered; pages for errors are not', () => {
  const addresses = addressesOf(expandRoutes(tinySite(), families))
  expect(addresses).toContain('/artist/silkwood/')
  expect(addresses.some((address) => address.startsWith('/404') || address.startsWith('/500') || address.includes('offline'))).toBe(false)
  expect(addresses).toEqual([...addresses].sort())
})
