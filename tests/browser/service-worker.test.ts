import { readFileSync, renameSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, onTestFinished } from 'vitest'
import { preview } from '../../generator/dev/preview.ts'
import { SmallProject } from '../project.ts'
import { expect, test } from './browser.ts'

/** Waits until a worker rules over the page: from the second page of a visit on. */
async function ruled(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload({ waitUntil: 'load' })
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

const isKept = (page: Page, path: string) => page.evaluate((path) => caches.match(path).then(Boolean), path)

/**
 * A host of the same site with habits of its own: what `answer` does not answer, it sends as the preview
 * does.
 * @returns its address
 */
async function hostWith(
  origin: string,
  answer: (path: string, response: ServerResponse, request: IncomingMessage) => unknown,
): Promise<string> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    if (answer(path, response, request)) return
    const sent = await fetch(origin + path, { redirect: 'manual' })
    response
      .writeHead(sent.status, { 'content-type': sent.headers.get('content-type') ?? '' })
      .end(Buffer.from(await sent.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys())

describe('on a train', () => {
  test('pages that were read stay readable with their styles, at any query, and for others the offline page shows the telephone number', async ({
    visit,
  }) => {
    const { page, context, open } = await visit({ serviceWorkers: 'allow' })
    await open('/artists/')
    await ruled(page)
    await expect.poll(() => isKept(page, '/artists/')).toBe(true)
    await context.setOffline(true)
    await page.reload({ waitUntil: 'load' })
    expect(await page.title()).toContain('Coverbands')
    const family = await page
      .locator('h1')
      .evaluate((heading) =>
        document.fonts.check(`700 40px ${getComputedStyle(heading).fontFamily.split(',')[0]}`),
      )
    expect(family).toBe(true)
    expect(await page.locator('.hero').evaluate((hero) => getComputedStyle(hero).backgroundColor)).not.toBe(
      'rgba(0, 0, 0, 0)',
    )
    await open('/artists/?search=dansvloer')
    await expect.poll(() => page.locator('#alle .act-card').count()).toBe(2)

    await open('/artists/?city=gent')
    await expect
      .poll(() => page.locator('.act-card [data-covers]').first().textContent())
      .toMatch(/met de rit naar Gent$/)

    await open('/blog/')
    expect(await page.locator('h1').textContent()).toBe('Even geen bereik')
    expect(await page.locator('main a[href^="tel:"]').count()).toBe(1)
    expect(page.url()).toMatch(/\/blog\/$/)
  })

  test('where the host redirects files to addresses without their ending, the offline page is shown all the same', async ({
    visit,
    origin,
    out,
  }) => {
    const host = await hostWith(origin, (path, response) => {
      if (path.endsWith('.html'))
        return response.writeHead(308, { location: path.slice(0, -'.html'.length) }).end()
      return (
        path === '/offline' &&
        response.writeHead(200, { 'content-type': 'text/html' }).end(readFileSync(join(out, 'offline.html')))
      )
    })
    const { page, context, open } = await visit({ serviceWorkers: 'allow', origin: host })
    await open('/')
    await ruled(page)
    await context.setOffline(true)
    for (const path of ['/blog/', '/offline.html']) {
      await open(path)
      expect(await page.locator('h1').textContent()).toBe('Even geen bereik')
    }
  })

  test('a page that breaks off on its next visit stays readable as it was, and one that arrives again is the newest', async ({
    visit,
    origin,
  }) => {
    let state: 'well' | 'weak' | 'broken' = 'well'
    const host = await hostWith(origin, (path, response) => {
      if (path !== '/about/' || state === 'well') return false
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-length': '9000' })
        .write('<title>half</title>')
      response.once('close', () => {
        state = 'broken'
      })
      return setTimeout(() => response.destroy(), 200)
    })
    const { page, context, open } = await visit({ serviceWorkers: 'allow', origin: host })
    await open('/')
    await ruled(page)
    const order = () =>
      page.evaluate(async () => {
        const kept = await caches.open((await caches.keys()).find((name) => name.includes(' page ')) ?? '')
        return (await kept.keys()).map(({ url }) => new URL(url).pathname)
      })
    for (const path of ['/about/', '/privacy/', '/about/']) {
      await open(path)
      await expect.poll(async () => (await order()).at(-1)).toBe(path)
    }
    state = 'weak'
    await page.goto(`${host}/about/`, { waitUntil: 'commit' })
    await expect.poll(() => state).toBe('broken')
    await open('/privacy/')
    await expect.poll(async () => (await order()).at(-1)).toBe('/privacy/')
    expect(await isKept(page, '/about/')).toBe(true)
    await context.setOffline(true)
    await open('/about/')
    expect(await page.title()).toContain('Over')
  })

  test('the answer of the network comes before the cached one', async ({ visit }) => {
    const { page, open } = await visit({ serviceWorkers: 'allow' })
    await open('/about/')
    await ruled(page)
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        await cache.put(
          '/about/',
          new Response('<title>oud</title>', { headers: { 'content-type': 'text/html' } }),
        )
      }
    })
    await open('/about/')
    expect(await page.title()).not.toBe('oud')
  })
})

test('of a site that changes, older caches are deleted, and all when the owner switches the worker off; one that cannot be loaded is a warning', async ({
  visit,
}) => {
  const project = new SmallProject()
  const generate = () => expect(project.run('generate').errors).toBe('')
  generate()
  const origin = await preview({ root: project.root, out: 'out', port: 0 })
  const worker = join(project.root, 'out/sw.js')
  renameSync(worker, `${worker}.away`)
  const unlucky = await visit({ serviceWorkers: 'allow', origin })
  await unlucky.open('/contact/')
  await expect
    .poll(() => unlucky.lines.some((line) => line.startsWith('warning: Service worker:')))
    .toBe(true)
  expect(await unlucky.page.locator('h1').isVisible()).toBe(true)
  renameSync(`${worker}.away`, worker)

  const { page, open } = await visit({ serviceWorkers: 'allow', origin })
  await open('/')
  await ruled(page)
  const older = await cacheNames(page)
  expect(older.length).toBeGreaterThan(0)

  project.edit('data/site.ts', "phone: '+32 16 00 00 00'", "phone: '+32 16 11 11 11'")
  generate()
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await expect
    .poll(async () => (await cacheNames(page)).some((name) => older.includes(name)), { timeout: 100_000 })
    .toBe(false)
  expect((await cacheNames(page)).length).toBeGreaterThan(0)

  project.edit('data/site.ts', 'serviceWorker: true', 'serviceWorker: false')
  generate()
  // The browser looks for a newer worker when a page is opened; no page registers one any more.
  await open('/about/')
  await expect.poll(() => cacheNames(page), { timeout: 100_000 }).toEqual([])
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), {
      timeout: 100_000,
    })
    .toBe(0)
})
