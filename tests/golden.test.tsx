/**
 * One golden page for each family, for each kind of landing page, for each page of the owner and for each
 * block, from the tiny site: a change of a template shows here as a difference that can be read.
 * tests/README.md says how to renew them.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { siteRenderer } from '../generator/build/make-page.ts'
import { paths } from '../generator/core/addresses.ts'
import { renderBlocks } from '../generator/load/texts/blocks.ts'
import { landingKindsOf } from '../generator/relate/categories.ts'
import { siteView } from '../generator/render/render.tsx'
import { expandRoutes } from '../generator/routes/expand.ts'
import { families } from '../generator/routes/index.ts'
import { factsOf } from '../generator/routes/pages.tsx'
import type { Route } from '../generator/routes/route.ts'
import { blocks } from '../generator/schema/blocks.ts'
import { showBlocks } from '../templates/blocks/show-blocks.tsx'
import { SiteProvider } from '../templates/parts/site-context.tsx'
import { projectRoot } from './project.ts'
import { blockExamples } from './tiny-pages.ts'
import { tinyAssets, tinySite } from './tiny-site.ts'

const site = tinySite()
const render = siteRenderer(site, tinyAssets)

/**
 * The beginnings of addresses by which pages of one family are distinguished: the landing pages of cities,
 * the forms.
 */
const kinds = [
  ...landingKindsOf(site).map((kind) => ({ kind, start: `/${kind}-` })),
  { kind: 'booking', start: paths.form('booking') },
]

/** One route of each family, of each kind of landing page and form, and each page of the owner. */
const golden = new Map<string, Route>()
for (const route of expandRoutes(site, families)) {
  const [source] = route.sources
  const kind =
    ['city landing', 'form'].includes(route.family) &&
    kinds.find(({ start }) => route.path.startsWith(start))?.kind
  const name =
    (source && /^pages\/(.*)/.exec(source.entry)?.[1]) ??
    `${route.family.replaceAll(' ', '-')}${kind ? `-${kind}` : ''}`
  if (!golden.has(name)) golden.set(name, route)
}

/** One tag per line, so that a difference can be read. */
const pretty = (html: string) =>
  html.replace(
    /(?<!\n)(<(?!\/(?:a|b|em|strong|span|small|dt|dd|h\d|p|li|title|option|label|summary|button|time)>))/g,
    '\n$1',
  )

test('every family of the table and every landing page of a city has a golden page', () => {
  for (const kind of landingKindsOf(site)) expect([...golden.keys()]).toContain(`city-landing-${kind}`)
  expect(new Set([...golden.values()].map(({ family }) => family))).toEqual(
    new Set(families.map(({ family }) => family)),
  )
})

test.each([...golden])('the page "%s" is unchanged', async (name, route) => {
  await expect(pretty(render(route).html)).toMatchFileSnapshot(`golden/${name}.html`)
})

describe('blocks', () => {
  const shown = (markdown: string) =>
    renderToStaticMarkup(
      <SiteProvider value={siteView(site, tinyAssets)}>
        {showBlocks(renderBlocks(markdown, site.settings).blocks, factsOf(site))}
      </SiteProvider>,
    )

  const writable = [...blocks].flatMap(([name, { in: places }]) => (places.length > 0 ? [name] : []))

  test('each that an owner can write has an example here and in content/README.md', () => {
    const readme = readFileSync(join(projectRoot, 'content', 'README.md'), 'utf8')
    expect(writable.filter((name) => !new RegExp(`::${name}(?![a-z-])`).test(readme))).toEqual([])
    expect(Object.keys(blockExamples).filter((name) => name !== 'text')).toEqual(writable)
  })

  test.each(Object.entries(blockExamples))('"%s" is unchanged', async (name, markdown) => {
    const { warnings } = renderBlocks(markdown, site.settings)
    expect(warnings).toEqual([])
    await expect(`${pretty(shown(markdown))}\n`).toMatchFileSnapshot(`golden/blocks/${name}.html`)
  })
})
