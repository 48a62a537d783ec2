import { expect, test } from 'vitest'
import { coveredAddresses } from './side-ledger.ts'

test('a side gets the addresses of entries that a redirect covers, and no other', () => {
  const ledger = '# kept\n/artist/silk/\n/silk-gent/\n/silk-duo-gent/\n/artist/silk-duo/\n/live-muziek-gent/\n/about/\n'
  expect(coveredAddresses("[{ from: '/oud/', to: '/about/' }, { act: 'silk', to: '/artists/' }]", ledger)).toBe('/artist/silk/\n/silk-gent/\n')
  expect(coveredAddresses("[{ from: '/oud/', to: '/about/' }]", ledger)).toBe('')
})
