import { describe, expect, test } from 'vitest'
import { faultsOf, structuredFaults } from '../../tests/structured-data/faults.ts'
import { tinySite } from '../../tests/tiny-site.ts'
import { paths } from '../core/addresses.ts'
import { structuredData } from './structured-data.ts'

const { settings, t } = tinySite()
const card = { title: 'Silkwood', kicker: 'Duo', image: 'acts/silkwood.svg' }
const imageOf = (image: string) =>
  structuredData(
    paths.act({ slug: 'silkwood' }),
    {
      ...{ title: 'Silkwood', description: 'Stil.', card },
      subjects: [
        { kind: 'act', name: 'Silkwood', description: 'Stil.', image, genres: ['folk'], sameAs: [] },
      ],
    },
    {
      ...{ settings, t, countries: [], fileAddress: (path) => path },
      imageAddress: (name) => `https://a.example/${name}`,
      cardAddress: (shown) => `https://a.example/${shown?.title}.jpg`,
    },
  ).map((thing) => 'image' in thing && thing.image)

test('search engines get a drawing as the card of its page, and a photo as it is', () => {
  expect(imageOf('acts/silkwood.svg')).toEqual(['https://a.example/Silkwood.jpg'])
  expect(imageOf('acts/silkwood.png')).toEqual(['https://a.example/acts/silkwood.png'])
})

test('search engines can use what every page of the tiny site says of itself', () => {
  expect(structuredFaults(tinySite())).toEqual([])
})

describe('a fault of a site is found', () => {
  const home = 'https://bureau.example/'
  const business = { '@type': 'Organization', '@id': `${home}#bureau`, name: 'Bureau' }
  const found = (...seen: [path: string, thing: object][]) =>
    faultsOf(
      seen.map(([path, thing]) => ({ path, self: `https://bureau.example${path}`, things: [thing] })),
      settings,
    )

  test('in a thing', () => {
    expect(found(['/', { '@type': 'Country' }])).toEqual(['/: required: Country, name'])
  })

  test('in an address of a page that does not exist', () => {
    expect(found(['/about/', { '@type': 'Person', name: 'An', url: `${home}team/` }])).toEqual([
      '/about/: https://bureau.example/team/ is no page of the site',
    ])
  })

  test('in an id that is described nowhere, or in two ways', () => {
    expect(found(['/about/', business])).toContain(`/about/: ${home}#bureau is described in full on no page`)
    expect(found(['/', { ...business, url: home }], ['/about/', business])).toEqual([])
    expect(
      found(['/', { ...business, url: home }], ['/about/', { ...business, url: `${home}about/` }]),
    ).toContain(`/: ${home}#bureau is described in different ways`)
  })
})
