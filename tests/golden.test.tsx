/**
 * One golden page per family, from the tiny site: a change of a template shows here as a difference that can be read.
 * Update with `npm test -- -u`, then read the difference before you commit it.
 */
import { expect, test } from 'vitest'
import { metaPolicy } from '../generator/derive/headers.ts'
import { createRenderer } from '../generator/render/render.tsx'
import { siteView } from '../generator/render/site-view.ts'
import { expandRoutes } from '../generator/routes/expand.ts'
import { families } from '../generator/routes/index.ts'
import type { Route } from '../generator/routes/route.ts'
import { tinyAssets, tinySite } from './tiny-site.ts'

const site = tinySite()
const render = createRenderer(siteView(site, tinyAssets), tinyAssets, metaPolicy(site))
const onePerFamily = new Map<string, Route>()
for (const route of expandRoutes(site, families)) if (!onePerFamily.has(route.family)) onePerFamily.set(route.family, route)

/** One tag per line, so that a difference can be read. */
const pretty = (html: string) => html.replace(/(?<!\n)(<(?!\/(?:a|b|em|strong|span|small|dt|dd|h\d|p|li|title|option|label|summary|button|time)>))/g, '\n$1')

test('every family of the table has a golden page', () => {
  expect([...onePerFamily.keys()]).toEqual(families.map(({ family }) => family))
})

test.each([...onePerFamily])('the page of the family "%s" is unchanged', async (family, route) => {
  await expect(pretty(render(route).html)).toMatchFileSnapshot(`golden/${family.replaceAll(' ', '-')}.html`)
})
