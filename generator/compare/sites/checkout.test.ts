import { expect, test } from 'vitest'
import { formatLedger } from '../../load/files/ledger.ts'
import { coveredAddresses } from './checkout.ts'

test('a side gets the addresses of entries that a redirect covers, and no other', () => {
  const ledger = formatLedger(['/about/', '/artist/silk/', '/artist/silk-duo/', '/live-muziek-gent/', '/silk-duo-gent/', '/silk-gent/'])
  expect(coveredAddresses("[{ from: '/oud/', to: '/about/' }, { act: 'silk', to: '/artists/' }]", ledger)).toBe(formatLedger(['/artist/silk/', '/silk-gent/']))
  expect(coveredAddresses("[{ from: '/oud/', to: '/about/' }]", ledger)).toBeUndefined()
})
