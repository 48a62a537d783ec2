import { expect, test, vi } from 'vitest'
import { decodePercents } from '../../generator/core/text.ts'
import { tinyWords } from '../../tests/tiny-sentences.ts'
import { meantBy, missingAt } from './not-found.ts'

vi.stubGlobal('WORDS', tinyWords())

const known = {
  acts: ['silkwood', 'the-amazing-bruno-mars-tribute', '1984'],
  cities: ['gent', 'den-haag'],
  occasions: ['bruiloft', 'verjaardag'],
  landings: ['coverband', 'tributeband', 'dj', 'live-muziek'],
}
const messageAt = (path: string) => {
  const missing = missingAt(path, known)
  return missing && [missing.heading, missing.text].filter(Boolean).join(': ')
}

test.each([
  ['[browser.missing.noArtist]', ['artist/onbekend']],
  ['[browser.missing.noArticle]: [browser.missing.noArticleText]', ['blog/onbekend']],
  [
    '[browser.missing.noTribute]: [browser.missing.noTributeText guns n roses]',
    ['guns-n-roses-tribute-boeken'],
  ],
  [
    '[browser.missing.noTribute]: [browser.missing.noTributeText Guns N Roses]',
    ['Guns-N-Roses-Tribute-Boeken'],
  ],
  ['[browser.missing.noTributeOrCity]', ['coldplay-tribute-parijs', 'silkwood-tribute-gent']],
  ['[browser.missing.noAct]', ['onbekend-boeken', 'onbekend-bruiloft', 'onbekend-verjaardag', 'gent-boeken']],
  ['[browser.missing.noActOrCity]', ['silkwood-parijs', 'onbekend-gent', 'onbekend-den-haag', '1984-parijs']],
  // The pattern that comes first claims an address that fits several.
  [
    '[browser.missing.noCity]: [browser.missing.noCityText]',
    [...known.landings.map((kind) => `${kind}-parijs`), 'coverband-tribute-boeken'],
  ],
])('"%s" is said at %j', (message, paths) => {
  for (const path of paths) expect(messageAt(path), path).toBe(message)
})

test.each([
  '',
  'onbekend',
  'onbekend-festival',
  'artist',
  'artist/a/b',
  'silkwood',
  'silkwood-',
  '-gent',
  '-boeken',
  '-tribute-boeken',
  'silkwoodparijs',
  'fotos/silkwood-gent',
])('/%s keeps the general message', (path) => {
  expect(missingAt(path, known)).toBeUndefined()
})

test.each([
  ['artist/silkwod', { kind: 'acts', key: 'silkwood' }],
  ['Silkwood-Parijs', { kind: 'acts', key: 'silkwood' }],
  ['silkwod-gent', { kind: 'acts', key: 'silkwood' }],
  ['amazing-bruno-mars-tribute-boeken', { kind: 'acts', key: 'the-amazing-bruno-mars-tribute' }],
  ['the-amazing-bruno-mars-tribut-boeken', { kind: 'acts', key: 'the-amazing-bruno-mars-tribute' }],
  ['coverband-gnet', { kind: 'cities', key: 'gent' }],
  ['live-muziek-denhaag', { kind: 'cities', key: 'den-haag' }],
  ['coverband-parijs', undefined],
  ['', undefined],
])('/%s means %j', (path, meant) => {
  expect(meantBy(path, known)).toEqual(meant)
})

test('an address is read as people write it, and a broken one as it is', () => {
  expect(decodePercents('/beyonc%C3%A9-tribute-boeken/')).toBe('/beyoncé-tribute-boeken/')
  expect(decodePercents('/%E0%A4%A/')).toBe('/%E0%A4%A/')
})
