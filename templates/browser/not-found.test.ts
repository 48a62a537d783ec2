import { expect, test } from 'vitest'
import { landingKinds } from '../../generator/core/addresses.ts'
import { decoded, missingAt } from './not-found.ts'

const known = { acts: ['silkwood', 'the-amazing-bruno-mars-tribute', '1984'], cities: ['gent', 'den-haag'] }
const messageAt = (path: string) => {
  const missing = missingAt(path, known)
  return missing && [missing.heading, missing.text].filter(Boolean).join(': ')
}

test.each([
  ['artist/onbekend', 'Artiest niet gevonden'],
  ['blog/onbekend', 'Artikel niet gevonden: Het opgevraagde blog artikel bestaat niet.'],
  ['guns-n-roses-tribute-boeken', 'Tribute niet gevonden: Geen tribute bands gevonden voor guns n roses'],
  ['Guns-N-Roses-Tribute-Boeken', 'Tribute niet gevonden: Geen tribute bands gevonden voor Guns N Roses'],
  ['coldplay-tribute-parijs', 'Tribute band of stad niet gevonden'],
  ['onbekend-boeken', 'Artist niet gevonden'],
  ['onbekend-bruiloft', 'Artist niet gevonden'],
  ['onbekend-bedrijfsfeest', 'Artist niet gevonden'],
  ['onbekend-festival', 'Artist niet gevonden'],
  ['silkwood-parijs', 'Artist of stad niet gevonden'],
  ['onbekend-gent', 'Artist of stad niet gevonden'],
  ['onbekend-den-haag', 'Artist of stad niet gevonden'],
  ['1984-parijs', 'Artist of stad niet gevonden'],
])('/%s/ says "%s"', (path, message) => {
  expect(messageAt(path)).toBe(message)
})

test.each(landingKinds)('/%s-parijs/ misses a place', (kind) => {
  expect(messageAt(`${kind}-parijs`)).toBe('Locatie niet gevonden: De opgevraagde locatie bestaat niet in ons systeem.')
})

test('the pattern that comes first claims an address that fits several', () => {
  expect(messageAt('coverband-tribute-boeken')).toMatch(/^Locatie/)
  expect(messageAt('silkwood-tribute-gent')).toMatch(/^Tribute band of stad/)
  expect(messageAt('gent-boeken')).toMatch(/^Artist niet/)
})

test.each(['', 'onbekend', 'artist', 'artist/a/b', 'silkwood', 'silkwood-', '-gent', '-boeken', '-tribute-boeken', 'silkwoodparijs', 'fotos/silkwood-gent'])(
  '/%s keeps the general message',
  (path) => {
    expect(missingAt(path, known)).toBeUndefined()
  },
)

test('an address is read as people write it, and a broken one as it is', () => {
  expect(decoded('/beyonc%C3%A9-tribute-boeken/')).toBe('/beyoncé-tribute-boeken/')
  expect(decoded('/%E0%A4%A/')).toBe('/%E0%A4%A/')
})
