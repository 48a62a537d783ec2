import { expect, test } from 'vitest'
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
