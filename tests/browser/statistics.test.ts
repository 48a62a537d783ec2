/** The owner's statistics: what loads before a visitor answers, and what each service gets of an event. */
import { preview } from '../../generator/dev/preview.ts'
import { projectRoot, sharedSmallSite } from '../project.ts'
import { expect, holdLinks, test, type Visit } from './browser.ts'

/** The small site with these statistics, on a server. */
const siteWith = (name: string, analytics: string) =>
  preview({
    root: projectRoot,
    out: sharedSmallSite(name, (project) =>
      project.edit('data/site.ts', 'serviceWorker: true', `analytics: ${analytics},\n  serviceWorker: true`),
    ),
    port: 0,
  })

/** The services answer with these scripts, by a part of their addresses. @returns what was requested */
async function serve({ context }: Visit, scripts: Readonly<Record<string, string>>): Promise<string[]> {
  const requested: string[] = []
  for (const [address, body] of Object.entries(scripts))
    await context.route(
      (url) => url.href.includes(address),
      (route) => {
        requested.push(route.request().url())
        return route.fulfill({ contentType: 'text/javascript', body })
      },
    )
  return requested
}

const bar = ({ page }: Visit) => page.getByRole('complementary', { name: 'Statistieken' })

test('Google loads only after a visitor allows it, who may take that back on the privacy page', async ({
  visit,
}) => {
  const origin = await siteWith('statistics-google', "{ google: 'G-TEST1' }")
  const visitor = await visit({ origin })
  const { page, open, errors, foreign } = visitor
  const requested = await serve(visitor, { 'gtag/js': "document.cookie = '_ga=1; path=/'" })
  await open('/artist/silkwood/')
  await expect.poll(() => bar(visitor).isVisible()).toBe(true)
  await bar(visitor).getByRole('button', { name: 'Nee, liever niet' }).click()
  await open('/about/')
  expect([await bar(visitor).count(), requested]).toEqual([0, []])

  await open('/privacy/')
  await page.getByRole('button', { name: 'Verander je antwoord' }).click()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => requested).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1'])
  await open('/artist/silkwood/')
  expect(await bar(visitor).count()).toBe(0)
  await expect.poll(() => requested.length).toBe(2)
  await holdLinks(page)
  await page.getByRole('link', { name: 'Boekingsaanvraag versturen' }).first().click()
  const sent = await page.evaluate(() =>
    (window.dataLayer ?? []).map((call) => Array.from(call as ArrayLike<unknown>)),
  )
  expect(sent.map(([command, value]) => [command, value])).toEqual([
    ['js', expect.anything()],
    ['config', 'G-TEST1'],
    ['event', 'cta_click'],
    ['event', 'booking_inquiry'],
  ])
  expect(await page.evaluate(() => document.cookie)).toBe('_ga=1')

  await open('/privacy/')
  await page.getByRole('button', { name: 'Verander je antwoord' }).click()
  await Promise.all([
    page.waitForEvent('load'),
    bar(visitor).getByRole('button', { name: 'Nee, liever niet' }).click(),
  ])
  expect(await page.evaluate(() => document.cookie)).toBe('')
  expect(requested.length).toBe(3)
  expect([errors, foreign]).toEqual([[], []])
})

test('services that keep nothing on the device load without a question; each gets an event in its own form', async ({
  visit,
}) => {
  const origin = await siteWith(
    'statistics-others',
    `{
      scripts: [
        { src: 'https://plausible.example/js/script.js', attributes: { 'data-domain': 'bureau.be' } },
        { src: 'https://umami.example/script.js', attributes: { 'data-website-id': 'a-b' } },
      ],
      matomo: { address: 'https://matomo.example/', site: 3 },
      consent: false,
    }`,
  )
  const visitor = await visit({ origin })
  const { page, open, errors, foreign } = visitor
  const note = (name: string) => `(...event) => (window.noted ??= []).push(['${name}', ...event])`
  const requested = await serve(visitor, {
    'plausible.example': `window.plausible = ${note('plausible')}; plausible(document.currentScript.dataset.domain)`,
    'umami.example': `window.umami = { track: ${note('umami')} }; umami.track(document.currentScript.dataset.websiteId)`,
    'matomo.example': '',
  })
  await open('/artist/silkwood/')
  expect(await bar(visitor).count()).toBe(0)
  await holdLinks(page)
  await page.getByRole('link', { name: 'Boekingsaanvraag' }).first().click()
  const click = { page: 'site', position: 'header_cta' }
  expect(await page.evaluate(() => Reflect.get(window, 'noted'))).toEqual([
    ['plausible', 'bureau.be'],
    ['umami', 'a-b'],
    ['plausible', 'cta_click', { props: click }],
    ['umami', 'cta_click', click],
  ])
  expect(await page.evaluate(() => window._paq)).toEqual([
    ['disableCookies'],
    ['trackPageView'],
    ['enableLinkTracking'],
    ['setTrackerUrl', 'https://matomo.example/matomo.php'],
    ['setSiteId', 3],
    ['trackEvent', 'site', 'cta_click', 'site header_cta'],
  ])
  expect(requested.at(-1)).toBe('https://matomo.example/matomo.js')
  await open('/privacy/')
  expect(await page.getByText('matomo.example').count()).toBe(1)
  expect([errors, foreign]).toEqual([[], []])
})
