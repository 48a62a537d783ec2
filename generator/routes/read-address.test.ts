import { expect, test } from 'vitest'
import { tinyAct, tinySite } from '../../tests/tiny-site.ts'
import { namedKinds } from '../core/addresses.ts'
import { expandRoutes } from './expand.ts'
import { families } from './index.ts'
import { addressReader, renamed, writtenAddress } from './read-address.ts'

const site = tinySite({
  acts: [
    ...tinySite().acts,
    tinyAct({ slug: 'the-lanterns-tribute', name: 'The Lanterns Tribute' }),
    tinyAct({ slug: 'silkwood-duo', name: 'Silkwood Duo' }),
  ],
})
const routes = [...expandRoutes(site, families)]
const read = addressReader(routes.map(({ path }) => path))

test('every address about entries is read as the family that made it, with the entries that it is made of', () => {
  const about = routes.filter(({ family }) => /^(act|tribute|article|city)\b/.test(family))
  expect(about.length).toBeGreaterThan(30)
  for (const { path, family, sources } of about.filter(
    ({ path }) => !path.startsWith('/the-lanterns-tribute-'),
  )) {
    const parts = read(path)
    expect([path, parts?.family, parts && writtenAddress(parts)]).toEqual([path, family, path])
    const names = sources.map(({ entry }) => entry.split('/')[1])
    for (const kind of ['act', 'article'] as const)
      if (parts?.names[kind]) expect(names, path).toContain(parts.names[kind])
  }
})

test('the longest name counts, and an act called like a tribute is the act', () => {
  expect(read('/silkwood-duo-gent/')).toEqual({
    family: 'act in city',
    names: { act: 'silkwood-duo', city: 'gent' },
  })
  expect(read('/the-lanterns-tribute-gent/')).toEqual({
    family: 'act in city',
    names: { act: 'the-lanterns-tribute', city: 'gent' },
  })
  expect(read('/silkwood-denhaag/')).toEqual({
    family: 'act in city',
    names: { act: 'silkwood', city: 'denhaag' },
  })
  expect(read('/the-lanterns-tribute-boeken/')).toEqual({
    family: 'act booking',
    names: { act: 'the-lanterns-tribute' },
  })
})

test('landing pages are known by the kinds of the site, and those that it has no more by their cities', () => {
  const cities = ['gent', 'den-haag', 'aalst', 'mol']
  const known = [
    ...cities.flatMap((city) => [`/live-muziek-${city}/`, `/tributeband-${city}/`]),
    // Pages that somebody wrote of two cities.
    ...['/zaal-gent/', '/zaal-den-haag/', '/dj-gent/'],
  ]
  const landings = (kinds?: readonly string[]) =>
    [...known].filter(
      (address) => addressReader(known, kinds && { landings: kinds })(address)?.family === 'city landing',
    )
  expect(landings()).toEqual(known.slice(0, 8))
  expect(landings(['dj'])).toEqual([...known.slice(0, 8), '/dj-gent/'])
  expect(addressReader(known)('/tributeband-den-haag/')?.names).toEqual({
    landing: 'tributeband',
    city: 'den-haag',
  })
})

test('a fixed page is about no entry', () => {
  for (const address of ['/', '/about/', '/coverband-boeken/', '/blog/', '/oud/', '/a/b/c/'])
    expect(read(address), address).toBeUndefined()
})

test('another name takes the place of one, and of nothing else', () => {
  const parts = read('/silkwood-gent/') ?? expect.fail()
  expect(namedKinds.map((kind) => writtenAddress(renamed(parts, kind, 'x')))).toEqual([
    '/x-gent/',
    '/silkwood-gent/',
    '/silkwood-x/',
    '/silkwood-gent/',
  ])
})

test('what else stands behind an act is an occasion, also of a former time; a page that the owner wrote is none', () => {
  const known = ['/artist/silkwood/', '/silkwood-festival/', '/silkwood-agenda/', '/live-muziek-gent/']
  const read = addressReader(known, { pages: [{ path: '/silkwood-agenda/' }] })
  expect(read('/silkwood-festival/')).toEqual({
    family: 'act for occasion',
    names: { act: 'silkwood', occasion: 'festival' },
  })
  expect(read('/silkwood-gent/')?.family).toBe('act in city')
  for (const address of ['/silkwood-agenda/', '/silkwood-x/y/', '/zilkwood-festival/'])
    expect(read(address), address).toBeUndefined()
})
