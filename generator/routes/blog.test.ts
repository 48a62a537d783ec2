import { expect, test } from 'vitest'
import { renderHtml } from '../../tests/render-html.ts'
import { tinyAssets, tinySite } from '../../tests/tiny-site.ts'
import { createRenderer, siteView } from '../render/render.tsx'
import { expandRoutes } from './expand.ts'
import { families } from './index.ts'

test('an act is beside the first paragraph of an article that links to it, and there alone', () => {
  const tiny = tinySite()
  const link = '[Silkwood](/artist/silkwood/)'
  const content = {
    ...renderHtml(`Inleiding.\n\nHier speelt ${link}.\n\nOok later: ${link}.\n\n- ${link}`, tiny.settings),
  }
  const site = { ...tiny, articles: tiny.articles.slice(0, 1).map((article) => ({ ...article, content })) }
  const route = [...expandRoutes(site, families)].find(({ family }) => family === 'article')
  const render = createRenderer(siteView(site, tinyAssets), tinyAssets, "default-src 'none'")
  const { html } = route ? render(route) : expect.fail('there is no article')
  const [before = '', beside = '', ...more] = html.split('<p class="act-beside">')
  expect(before).toMatch(/<p>Inleiding\.<\/p>\s*<\/div>$/)
  expect(beside).toMatch(/^<a href="\/artist\/silkwood\/"><picture.*?<\/a><\/p><div class="prose"><p>Hier/s)
  expect(more).toEqual([])
})
