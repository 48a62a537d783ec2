import { expect, test, vi } from 'vitest'
import { landingKinds } from '../../generator/core/addresses.ts'
import { tinyWords } from '../../tests/tiny-sentences.ts'
import { decoded, meantBy, missingAt } from './not-found.ts'

vi.stubGlobal('WORDS', tinyWords())

const known = { acts: ['silkwood', 'the-amazing-bruno-mars-tribute', '1984'], cities: ['gent', 'den-haag'] }
const messageAt = (path: string) => {
  const missing = missingAt(path, known)
  return missing && [missing.heading, missing.text].filter(Boolean).join(': ')
}

test.each([
  ['artist/onbekend', '[browser.missing.noArtist]'],
  ['blog/onbekend', '[browser.missing.noArticle]: [browser.missing.noArticleText]'],
  ['guns-n-roses-tribute-boeken', '[browser.missing.noTribute]: [browser.missing.noTributeText guns n roses]'],
  ['Guns-N-Roses-Tribute-Boeken', '[browser.missing.noTribute]: [browser.missing.noTributeText Guns N Roses]'],
  ['coldplay-tribute-parijs', '[browser.missing.noTributeOrCity]'],
  ['onbekend-boeken', '[browser.missing.noAct]'],
  ['onbekend-bruiloft', '[browser.missing.noAct]'],
  ['onbekend-bedrijfsfeest', '[browser.missing.noAct]'],
  ['onbekend-festival', '[browser.missing.noAct]'],
  ['silkwood-parijs', '[browser.missing.noActOrCity]'],
  ['onbekend-gent', '[browser.missing.noActOrCity]'],
  ['onbekend-den-haag', '[browser.missing.noActOrCity]'],
  ['1984-parijs', '[browser.missing.noActOrCity]'],
])('/%s/ says "%s"', (path, message) => {
  expect(messageAt(path)).toBe(message)
})

test.each(landingKinds)('/%s-parijs/ misses a place', (kind) => {
  expect(messageAt(`${kind}-parijs`)).toBe('[browser.missing.noCity]: [browser.missing.noCityText]')
})

test('the pattern that comes first claims an address that fits several', () => {
  expect(messageAt('coverband-tribute-boeken')).toMatch(/noCity]/)
  expect(messageAt('silkwood-tribute-gent')).toMatch(/noTributeOrCity]/)
  expect(messageAt('gent-boeken')).toMatch(/noAct]/)
})

test.each(['', 'onbekend', 'artist', 'artist/a/b', 'silkwood', 'silkwood-', '-gent', '-boeken', '-tribute-boeken', 'silkwoodparijs', 'fotos/silkwood-gent'])(
  '/%s keeps the general message',
  (path) => {
    expect(missingAt(path, known)).toBeUndefined()
  },
)

test.each([
  ['artist/silkwod', { kind: 'acts', key: 'silkwood' }],
  ['Silkwood-Parijs', { kind: 'acts', key: 'silkwood' }],
  ['silkwod-gent', { kind: 'acts', key: 'silkwood' }],
  ['amazing-bruno-mars-tribute-boeken', { kind: 'acts', key: 'the-amazing-bruno-mars-tribute' }],
  ['the-amazing-bruno-mars-tribut-boeken', { kind: 'acts', key: 'the-amazing-bruno-mars-tribute' }],
  ['coverband-gnet', { kind: 'cities', key: 'gent' }],
  ['live-muziek-denhaag', { kind: 'cities', key: 'den-haag' }],
  ['coverband-parijs', undefined],
  ['onbekend', undefined],
  ['', undefined],
])('/%s means %j', (path, meant) => {
  expect(meantBy(path, known)).toEqual(meant)
})

test('an address is read as people write it, and a broken one as it is', () => {
  expect(decoded('/beyonc%C3%A9-tribute-boeken/')).toBe('/beyoncé-tribute-boeken/')
  expect(decoded('/%E0%A4%A/')).toBe('/%E0%A4%A/')
})
