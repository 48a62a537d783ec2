/** How pages show the names of many cities: all of them, or the nearest in a line that opens. */
import { expect, test } from 'vitest'
import { tinyPage } from '../../tests/tiny-pages.ts'
import { tinyAssets, tinyCity, tinySite } from '../../tests/tiny-site.ts'
import { expandRoutes } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import { createRenderer, siteView } from './render.tsx'

const tiny = tinySite()
const { office } = tiny.settings

/** On a page of a site with so many cities, each farther away: the names in sight, and how many are folded. */
function namesOn(path: string, cityCount: number, pages = tiny.pages) {
  const cities = Array.from({ length: cityCount }, (_, index) =>
    tinyCity({
      key: `stad-${index}`,
      // The nearest is the last in the alphabet.
      name: `Stad ${cityCount - index}`,
      actPages: true,
      latitude: office.latitude + (index + 1) / 10,
      longitude: office.longitude,
    }),
  )
  const site = { ...tiny, cities, pages }
  const render = createRenderer(siteView(site, tinyAssets), tinyAssets, "default-src 'none'")
  const route = [...expandRoutes(site, families)].find((found) => `${found.path}` === path)
  const [, index = ''] = (route ? render(route).html : '').split('<div class="city-index">')
  const [seen = '', folded = ''] = (index.split('</section>')[0] ?? '').split('</summary>')
  const names = (html: string) => [...html.matchAll(/Stad \d+/g)].map(([name]) => name)
  return { seen: names(seen), folded: names(folded).length }
}

test.each(['/', '/artist/silkwood/', '/the-lanterns-tribute-boeken/'])(
  'of nine cities, %s names the three nearest in a line, which opens all of them',
  (path) => {
    expect(namesOn(path, 9)).toEqual({ seen: ['Stad 9', 'Stad 8', 'Stad 7'], folded: 9 })
  },
)

test('few cities are not folded, nor those of a list that is whole', () => {
  expect(namesOn('/', 7)).toMatchObject({ seen: { length: 7 }, folded: 0 })
  const pages = [...tiny.pages, tinyPage('overal', '## Overal\n\n::cities{kind=live-muziek whole}')]
  expect(namesOn('/overal/', 9, pages)).toMatchObject({ seen: { length: 9 }, folded: 0 })
})
