/** Pages that the browser fetches before the click (speculation rules). */
import { expect, test, type Visit } from './browser.ts'

/** The addresses of the opened page that the browser may fetch, as it reports them to its developer tools. */
async function prefetchable({ page, context }: Visit, open: () => Promise<void>): Promise<string[]> {
  const session = await context.newCDPSession(page)
  const found = new Set<string>()
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) found.add(key.url)
  })
  await session.send('Preload.enable')
  await open()
  await expect.poll(() => found.size).toBeGreaterThan(0)
  return [...found].sort()
}

/** The addresses of other pages of the site that the page links to. */
async function linkedPages({ page }: Visit, isPage: (path: string) => boolean): Promise<string[]> {
  const addresses = await page
    .locator('a[href]')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href))
  const others = addresses.filter((address) => {
    const { origin, pathname, hash } = new URL(address)
    return origin === new URL(page.url()).origin && isPage(pathname) && hash === ''
  })
  return [...new Set(others)].sort()
}

test('the page of a link is fetched while the pointer rests on it, and the click shows that copy', async ({
  visit,
}) => {
  const { page, open, errors } = await visit()
  await open('/artists/')
  const link = page.locator('main a[href="/artist/silkwood/"]:visible').first()
  const session = await page.context().newCDPSession(page)
  const ready = new Promise((resolve) =>
    session.on('Preload.prefetchStatusUpdated', ({ status }) => status === 'Ready' && resolve(status)),
  )
  await session.send('Preload.enable')
  await link.hover()
  await ready
  await link.click()
  await page.waitForURL('**/artist/silkwood/', { waitUntil: 'load' })
  expect(
    await page.evaluate(() =>
      performance
        .getEntriesByType('navigation')
        .map((entry) => 'deliveryType' in entry && entry.deliveryType),
    ),
  ).toEqual(['navigational-prefetch'])
  expect(errors).toEqual([])
})

test('every page that the page of an act links to may be fetched; its rider and its stage plot may not', async ({
  visit,
}) => {
  const visitor = await visit()
  const found = await prefetchable(visitor, () => visitor.open('/artist/silkwood/'))
  expect(found).toEqual(await linkedPages(visitor, (path) => path.endsWith('/')))
})

test('below a base path, with addresses that do not end in a slash, the same pages may be fetched', async ({
  visit,
  below,
}) => {
  const visitor = await visit({ origin: below })
  const found = await prefetchable(visitor, () => visitor.open('/sub/artist/silkwood'))
  expect(found).toContain(`${below}/sub/`)
  expect(found).toEqual(await linkedPages(visitor, (path) => path.startsWith('/sub/') && !path.includes('.')))
})
