import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SiteProvider } from '../../templates/parts/site-context.tsx'
import { tinyAct, tinyAssets, tinySite } from '../../tests/tiny-site.ts'
import type { SiteAct } from '../load/site.ts'
import { siteView } from '../render/render.tsx'
import { actPages } from './acts.tsx'

const links = { site: 'https://silkwood.example/', instagram: 'https://www.instagram.com/silkwood/' }

/** The page of an act: where search engines find it elsewhere, and its markup. */
function pageOf(changes: Partial<SiteAct>, samples: readonly string[] = []) {
  const act = tinyAct(changes)
  const site = tinySite({ acts: [{ ...act, source: { ...act.source, samples } }] })
  const [page = expect.fail()] = actPages(site)
  const subject = page.meta().subjects?.find(({ kind }) => kind === 'act')
  const provided = { value: siteView(site, tinyAssets), children: page.element() }
  return {
    sameAs: subject && 'sameAs' in subject ? subject.sameAs : undefined,
    html: renderToStaticMarkup(createElement(SiteProvider, provided)),
  }
}

test('search engines learn where an act is elsewhere, and pages say it in words', () => {
  const { sameAs, html } = pageOf({ links })
  expect(sameAs).toEqual([links.site, links.instagram])
  expect(html.indexOf(`<a href="${links.site}">[act.own-site]</a>`)).toBeGreaterThan(0)
  expect(html).toContain(`<a href="${links.instagram}">Instagram</a>`)
})

test('links that are samples are on the page, and search engines do not learn of them', () => {
  const { sameAs, html } = pageOf({ links }, ['links'])
  expect([sameAs, html.includes(links.site)]).toEqual([[], true])
})

test('an act without links has no place for them', () =>
  expect(pageOf({}).html).not.toMatch(/class="elsewhere"|data-frame/))

test('without script, a player is a link to the page with the music', () => {
  const player = 'https://soundcloud.com/silkwood'
  expect(pageOf({ player }).html).toMatch(
    new RegExp(`<a href="${player}"[^>]* data-frame="https://w\\.soundcloud\\.com/player/`),
  )
})
