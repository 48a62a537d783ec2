import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { SiteProvider } from '../../../templates/parts/site-context.tsx'
import { tinyAct, tinyAssets, tinyCity, tinySite } from '../../../tests/tiny-site.ts'
import type { LandingKind } from '../../core/addresses.ts'
import type { Site } from '../../load/site.ts'
import { siteView } from '../../render/site-view.ts'
import { cityLandingFamily } from '../city-landings.tsx'

/** The page of one kind for Gent. */
function page(kind: LandingKind, site: Site): string {
  const route = [...cityLandingFamily.routes(site)].find(({ path }) => path === `/${kind}-gent/`)
  return renderToStaticMarkup(<SiteProvider value={siteView(site, tinyAssets)}>{route?.element()}</SiteProvider>)
}

const site = tinySite()
const inGent = (changes: Partial<Parameters<typeof tinyCity>[0]>): Site => ({ ...site, cities: [tinyCity(changes), ...site.cities.slice(1)] })

describe('the page on cover bands', () => {
  test('names the nearest halls where the city has none', () => {
    const aalst = tinyCity({ key: 'aalst', name: 'Aalst', latitude: 50.94, longitude: 4.04, venues: [{ ...hall, name: 'De Werf' }] })
    const html = page('coverband', { ...inGent({ venues: [] }), cities: [tinyCity({ venues: [] }), aalst] })
    expect(html).toContain('De Werf')
    expect(html).not.toContain('hall-table')
  })
  test('is complete without a single cover band', () => {
    const html = page('coverband', { ...site, acts: [tinyAct()] })
    expect(html).toContain('[city-landing.coverband.speed')
    expect(html).not.toContain('<table>')
  })
})

describe('the page on tribute bands', () => {
  const towns = (km: number) => tinyCity({ key: 'ergens', name: 'Ergens', latitude: 51.054 + km / 111, longitude: 3.717 })

  test('names the towns from which an audience comes', () => {
    const around = (km: number) => page('tributeband', { ...site, cities: [tinyCity(), towns(km)] })
    expect(around(30)).toContain('[city-landing.tributeband.panel.town 30 +]')
    expect(around(30)).toContain('[city-landing.tributeband.audience Gent + + + + + +]')
    expect(around(80)).toContain('[city-landing.tributeband.audience Gent + + + - - +]')
  })
  test('shows a number of inhabitants once it is confirmed', () => {
    const html = (confirmed: boolean) => page('tributeband', inGent({ population: { value: 273_000, year: 2025, confirmed } }))
    expect(html(true)).toContain('[city.population 273000 2025]')
    expect(html(false)).not.toContain('city.population')
  })
  test('names another tribute for each hall before it repeats one', () => {
    const tribute = (slug: string) => tinyAct({ slug, name: slug, category: 'tribute', originalArtist: 'The Lanterns' })
    const halls = ['Eerste', 'Tweede'].map((name) => ({ ...hall, name }))
    const html = page('tributeband', { ...inGent({ venues: halls }), acts: ['a1', 'b1', 'b2'].map(tribute) })
    const [, rows = ''] = html.split('<tbody>')
    expect([...rows.slice(0, rows.indexOf('</tbody>')).matchAll(/>([ab]\d)</g)].map(([, name]) => name)).toEqual(['a1', 'b1'])
  })
})

const hall = { name: 'De Zaal', kind: 'concertzaal', label: 'concertzaal', size: 'middelgroot', reach: 'Aan het plein' } as const
