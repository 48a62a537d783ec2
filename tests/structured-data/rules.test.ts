import { describe, expect, test } from 'vitest'
import { readThings } from './rules.ts'

const office = { streetAddress: 'Straat 1', postalCode: '3300', addressLocality: 'Tienen' }
const list = (positions: readonly number[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: positions.map((position) => ({
    '@type': 'ListItem',
    position,
    name: 'Acts',
    item: 'https://a.example/acts/',
  })),
})
const postal = (changes: object = {}) => ({
  '@type': 'PostalAddress',
  addressCountry: 'BE',
  addressRegion: 'Vlaams-Brabant',
  ...office,
  ...changes,
})

function check(...things: object[]) {
  const { faults, ...mentions } = readThings(things, office)
  return { faults: faults.map(({ rule, thing, detail }) => `${rule}: ${thing}, ${detail}`), mentions }
}

describe('a thing', () => {
  test.each([
    ['lacks what its type requires', { '@type': 'Country' }, 'required: Country, name'],
    ['has an empty list for it', { '@type': 'FAQPage', mainEntity: [] }, 'required: FAQPage, mainEntity'],
    ['lacks what is recommended', { '@type': 'Person', name: 'An' }, 'recommended: Person, url'],
    ['has a type without rules', { '@type': 'Recipe', name: 'Soep' }, 'type: Recipe, Recipe'],
    ['has no type', { name: 'Soep' }, 'type: thing, name'],
    [
      'rates itself in one word',
      { '@type': 'Country', name: 'België', review: 'goed' },
      'rating: Country, review',
    ],
    [
      'rates itself',
      { '@type': 'Country', name: 'België', aggregateRating: 4.8 },
      'rating: Country, aggregateRating',
    ],
    [
      'has a rating within it',
      { '@type': 'City', name: 'Gent', containedInPlace: { '@type': 'Rating', name: 'x' } },
      'rating: Rating, Rating',
    ],
    [
      'has a date without a zone',
      { '@type': 'Country', name: 'x', dateModified: '2025-01-05' },
      'date: Country, dateModified "2025-01-05"',
    ],
    [
      'has a path for an address',
      { '@type': 'Person', name: 'An', url: '/about/' },
      'url: Person, url "/about/"',
    ],
    [
      'has a path for a picture',
      { '@type': 'Person', name: 'An', url: 'https://a.example/', image: 'a.jpg' },
      'url: Person, image "a.jpg"',
    ],
    [
      'is a breadcrumb of one step',
      list([1]),
      'required: BreadcrumbList, list of two steps or more, numbered from 1',
    ],
    [
      'is a breadcrumb that skips a number',
      list([1, 3]),
      'required: BreadcrumbList, list of two steps or more, numbered from 1',
    ],
    [
      'gives an address that is not the office',
      postal({ addressLocality: 'Gent' }),
      'address: PostalAddress, Straat 1, Gent',
    ],
  ])('that %s is a fault', (_, thing, fault) => expect(check(thing).faults).toContain(fault))

  test('that has all of it is none', () => {
    expect(
      check(list([1, 2]), postal(), {
        '@type': 'Country',
        name: 'België',
        datePublished: '2025-01-05T00:00:00+01:00',
      }).faults,
    ).toEqual([])
  })
})

test('the address of the office is a fault on a page about a service in a town', () => {
  const service = { '@type': 'Service', areaServed: { '@type': 'City', name: 'Gent' } }
  expect(check(service, postal()).faults).toContain('address: PostalAddress, Straat 1, Tienen')
})

test('a concert names its hall by its town, and the sites of others for tickets and organiser', () => {
  const concert = (changes: object) => ({
    ...{ '@type': 'MusicEvent', name: 'Silkwood in Gent', description: 'Stil.', url: 'https://a.example/#b' },
    ...{ startDate: '2099-03-01', endDate: '2099-03-01', image: 'https://a.example/c.jpg' },
    ...{ eventStatus: 'x', eventAttendanceMode: 'x', performer: { '@type': 'Country', name: 'x' } },
    location: {
      ...{ '@type': 'Place', name: 'De Zaal' },
      address: { '@type': 'PostalAddress', addressLocality: 'Gent' },
    },
    offers: { '@type': 'Offer', url: 'https://tickets.example/' },
    organizer: { '@type': 'Organization', name: 'Stad', url: 'https://city.example/' },
    ...changes,
  })
  const { faults, mentions } = check(concert({}))
  expect(faults).toEqual([])
  expect(mentions.addresses).toEqual(['https://a.example/#b'])
  expect(check(concert({ offers: { '@type': 'Offer' } })).faults).toEqual(['required: Offer, url'])
  expect(check(concert({ endDate: undefined })).faults).toEqual(['recommended: MusicEvent, endDate'])
  expect(
    check(concert({ location: { '@type': 'Place', name: 'x', address: { '@type': 'PostalAddress' } } }))
      .faults,
  ).toEqual(['required: PostalAddress, addressLocality'])
})

test('a reference needs no more than an id, and differs from a description', () => {
  const { faults, mentions } = check(
    { '@type': 'EntertainmentBusiness', '@id': 'https://a.example/#b', name: 'B' },
    { '@type': 'Country', '@id': 'https://a.example/#c', name: 'C', url: 'https://a.example/c/?x=1' },
  )
  expect(faults).toEqual([])
  expect(mentions.ids).toMatchObject([
    { id: 'https://a.example/#b', whole: undefined },
    { id: 'https://a.example/#c' },
  ])
  expect(mentions.ids[1]?.whole).toContain('"name":"C"')
  expect(mentions.addresses).toContain('https://a.example/c/?x=1')
})
