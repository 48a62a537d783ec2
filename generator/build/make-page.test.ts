import { expect, test } from 'vitest'
import { tinyAssets, tinySite } from '../../tests/tiny-site.ts'
import { expandRoutes } from '../routes/expand.ts'
import { families } from '../routes/index.ts'
import { type PagePlan, pageMaker } from './make-page.ts'

const site = tinySite()
const [route = expect.fail()] = expandRoutes(site, families)

/** What is known of a page with this main part, and with this header, which other pages share. */
function factsOf(own: string, options?: Parameters<typeof pageMaker>[2], header = '') {
  const renderer: PagePlan['definition']['renderer'] = () => (made) => ({
    meta: made.meta(),
    html: header + own,
    pieces: [{ html: header }, own],
  })
  return pageMaker({ site, definition: { renderer }, pages: [] }, tinyAssets, options)(route).facts
}

test('values of structured data that a page does not show are found where that is asked for; its header shows some, too', () => {
  const own = `<script type="application/ld+json">{"@type":"Organization","name":"Toegift","telephone":"016"}</script><main>Bel</main>`
  const header = '<header>Toegift</header>'
  expect(factsOf(own, { isWhole: true }, header).hidden).toMatchObject([{ detail: 'telephone "016"' }])
  expect(factsOf(own, {}, header).hidden).toBeUndefined()
})

test('links and ids of the header are those of the page', () => {
  expect(factsOf('<main id="a"><a href="/b/">b</a></main>', {}, '<a id="c" href="/d/">d</a>').links).toEqual({
    targets: ['/d/', '/b/'],
    positions: '-m',
    ids: ['c', 'a'],
  })
})
