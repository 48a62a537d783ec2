import { describe, expect, test } from 'vitest'
import { readThings } from './rules.ts'

const faultsOf = (thing: object) => readThings([thing]).faults.map(({ rule, thing, detail }) => `${rule}: ${thing}, ${detail}`)

describe('a thing', () => {
  test.each([
    ['lacks what its type requires', { '@type': 'Country' }, 'required: Country, name'],
    ['has an empty list for it', { '@type': 'FAQPage', mainEntity: [] }, 'required: FAQPage, mainEntity'],
    ['lacks what is recommended', { '@type': 'Person', name: 'An' }, 'recommended: Person, url'],
    ['has a type without rules', { '@type': 'Recipe', name: 'Soep' }, 'type: Recipe, Recipe'],
    ['has no type', { name: 'Soep' }, 'type: thing, name'],
    ['rates itself in one word', { '@type': 'Country', name: 'België', review: 'goed' }, 'rating: Country, review'],
    ['rates itself', { '@type': 'Country', name: 'België', aggregateRating: 4.8 }, 'rating: Country, aggregateRating'],
    ['has a rating within it', { '@type': 'City', name: 'Gent', containedInPlace: { '@type': 'Rating', name: 'x' } }, 'rating: Rating, Rating'],
    ['has a path for an address', { '@type': 'Person', name: 'An', url: '/about/' }, 'url: Person, url "/about/"'],
    ['has a path for a picture', { '@type': 'Person', name: 'An', url: 'https://a.example/', image: 'a.jpg' }, 'url: Person, image "a.jpg"'],
  ])('that %s is a fault', (_, thing, fault) => expect(faultsOf(thing)).toContain(fault))
})

test('a reference needs no more than an id, and differs from a description', () => {
  const { faults, addresses, ids } = readThings([
    { '@type': 'EntertainmentBusiness', '@id': 'https://a.example/#b', name: 'B' },
    { '@type': 'Country', '@id': 'https://a.example/#c', name: 'C', url: 'https://a.example/c/?x=1' },
  ])
  expect(faults).toEqual([])
  expect(ids).toMatchObject([{ id: 'https://a.example/#b', whole: undefined }, { id: 'https://a.example/#c' }])
  expect(ids[1]?.whole).toContain('"name":"C"')
  expect(addresses).toContain('https://a.example/c/?x=1')
})
