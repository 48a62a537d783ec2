/** The development server in the browser: what is saved arrives by itself. */
import { AxeBuilder } from '@axe-core/playwright'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { DevServer, ProgramCopy } from '../dev-server.ts'
import { SmallProject } from '../project.ts'
import { expect, test } from './browser.ts'

const project = new SmallProject()
const program = new ProgramCopy()
/** An editor that does nothing. */
const environment = { LAUNCH_EDITOR: 'true' }
let server: DevServer

beforeAll(async () => {
  server = await DevServer.start(project.root, program.home, { environment })
})
afterEach(() => program.mend())
afterAll(() => server?.stop())

test('styles arrive without a reload, and the old ones go', async ({ visit }) => {
  const { page, open, errors } = await visit({ origin: server.origin })
  await open('/artist/silkwood/')
  await page.evaluate(() => {
    document.documentElement.dataset.loaded = 'once'
  })
  program.edit('templates/styles/base.css', /$/, '\nbody { letter-spacing: 0.5px }\n')
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).letterSpacing), { timeout: 100_000 })
    .toBe('0.5px')
  await expect.poll(() => page.locator('link[rel="stylesheet"][href*="/assets/site-"]').count()).toBe(1)
  program.edit('templates/styles/features/act.css', /$/, '\nbody { word-spacing: 0.5px }\n')
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).wordSpacing), { timeout: 100_000 })
    .toBe('0.5px')
  expect(await page.evaluate(() => document.documentElement.dataset.loaded)).toBe('once')
  expect(errors).toEqual([])
})

test('a change arrives in each of seven windows', async ({ visit }) => {
  const { page, context } = await visit({ origin: server.origin })
  const windows = [page, ...(await Promise.all(Array.from({ length: 6 }, () => context.newPage())))]
  for (const one of windows) await one.goto(`${server.origin}/artist/silkwood/`)
  // Styles reload no page: one that has to reload stops listening, and the next one would hear of the change
  // by itself.
  const spaced = async (spacing: string) => {
    program.mend()
    program.edit('templates/styles/base.css', /$/, `\nbody { letter-spacing: ${spacing} }\n`)
    for (const one of windows) {
      const shown = () => one.evaluate(() => getComputedStyle(document.body).letterSpacing)
      await expect.poll(shown, { timeout: 100_000 }).toBe(spacing)
    }
  }
  await spaced('0.5px')
  // Another window listens for those that are left.
  await windows.shift()?.close()
  await spaced('0.6px')
})

test('a template that throws on another page is reported, over a page that shows what was saved', async ({
  visit,
}) => {
  const { page, open } = await visit({ origin: server.origin })
  await open('/about/')
  program.edit(
    'templates/pages/ActPage.tsx',
    ' = useSite()\n',
    " = useSite()\n  if (act.name !== '') throw new Error('Kapot')\n",
  )
  const overlay = page.getByRole('alertdialog', { name: 'One error' })
  await overlay.waitFor()
  expect(await overlay.textContent()).toContain(
    `templates/pages/ActPage.tsx:${program.lineOf('templates/pages/ActPage.tsx', 'Kapot')}`,
  )
  expect(await overlay.textContent()).toContain('The page shows what you saved')
  program.mend()
  await overlay.waitFor({ state: 'detached' })
})

test('an error is shown over the page until it is fixed, and can be closed', async ({ visit }) => {
  const { page, open, errors } = await visit({ origin: server.origin })
  await open('/artist/silkwood/')
  const overlay = page.getByRole('alertdialog', { name: 'One error' })
  project.edit('data/acts.ts', "category: 'akoestisch'", "category: 'jazz'")
  await overlay.waitFor()
  const place = `data/acts.ts:${project.lineOf('data/acts.ts', "'jazz'")}`
  expect(await overlay.textContent()).toContain(place)
  expect(await overlay.textContent()).toContain('The page shows the site before this change.')
  expect(server.errors).toContain(`at ${place}`)
  expect((await new AxeBuilder({ page }).include('#dev-overlay').analyze()).violations).toEqual([])
  await page.keyboard.press('Escape')
  await overlay.waitFor({ state: 'detached' })

  project.edit('data/acts.ts', "category: 'jazz'", "category: 'rock'")
  await overlay.waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await overlay.waitFor({ state: 'detached' })

  project.edit('data/acts.ts', "category: 'rock'", "category: 'punk'")
  await overlay.waitFor()
  const loaded = page.waitForEvent('load')
  project.edit('data/acts.ts', "category: 'punk'", "category: 'akoestisch'")
  await loaded
  await overlay.waitFor({ state: 'detached' })
  expect(errors).toEqual([])
})

test('a page shows where the text under the pointer is written while Alt is held, and opens it', async ({
  visit,
}) => {
  const { page, open, errors } = await visit({ origin: server.origin })
  await open('/artist/silkwood/')
  const label = page.locator('#dev-places').getByRole('status')
  const heading = page.getByRole('heading', { name: 'Silkwood', level: 1 })
  await heading.hover()
  expect(await label.textContent()).toBe('')
  await page.keyboard.down('Alt')
  await page.mouse.move(0, 0)
  await heading.hover()
  const place = `data/acts.ts:${project.lineOf('data/acts.ts', "name: 'Silkwood'")}`
  await expect.poll(() => label.textContent()).toBe(`${place}  acts/silkwood.name`)
  const [text, shown] = [await heading.boundingBox(), await label.boundingBox()]
  expect(shown?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? Number.POSITIVE_INFINITY))
  expect((await new AxeBuilder({ page }).include('#dev-places').analyze()).violations).toEqual([])
  await heading.click()
  await expect.poll(() => label.textContent()).toBe(`Opened ${place}`)
  await page.keyboard.up('Alt')
  expect(await label.textContent()).toBe('')
  expect(errors).toEqual([])
})

test('with the switch, the keyboard shows where the text of a link is written, and Enter copies the place where no editor is found', async ({
  visit,
}) => {
  const { page, context, open } = await visit({ origin: server.origin })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.route('**/__open?*', (route) => route.fulfill({ status: 501 }))
  await open('/artist/silkwood/')
  const label = page.locator('#dev-places').getByRole('status')
  await page.getByRole('button', { name: 'Places' }).click()
  await page.getByRole('link', { name: 'Silkwood boeken' }).first().focus()
  await expect
    .poll(() => label.getByRole('button').first().textContent())
    .toMatch(/^1 {2}content\/sentences\.yaml:\d+ {2}link\.act-booking$/)
  await page.keyboard.press('Enter')
  await expect
    .poll(() => label.textContent())
    .toMatch(/^No editor was found\. Copied content\/sentences\.yaml:\d+$/)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^content\/sentences\.yaml:\d+$/)
  expect(new URL(page.url()).pathname).toBe('/artist/silkwood/')
  await page.keyboard.press('Digit2')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^data\/acts\.ts:\d+$/)
  await page.keyboard.press('Escape')
  expect(await page.getByRole('button', { name: 'Places' }).getAttribute('aria-pressed')).toBe('false')
  await page.getByRole('link', { name: 'Silkwood boeken' }).first().click()
  await page.waitForURL('**/silkwood-boeken/')
})

test('nothing of this is in a published page', async ({ visit }) => {
  const { page, open } = await visit()
  await open('/artist/silkwood/')
  expect(await page.content()).not.toMatch(/dev-places|__places|__dev/)
})

test('a template that throws shows the error, and its page again when it is fixed', async ({ visit }) => {
  const { page, open } = await visit({ origin: server.origin })
  await open('/artist/silkwood/')
  program.edit(
    'templates/pages/ActPage.tsx',
    '  const name = { act: act.name }\n',
    "  const name = { act: act.name }\n  if (act.name !== '') throw new Error('Kapot')\n",
  )
  await page.getByRole('heading', { name: 'Unexpected Application Error!', level: 1 }).waitFor()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  program.mend()
  await page.getByRole('heading', { name: 'Silkwood', level: 1 }).waitFor()
})

test('a page reloads when its server is restarted', async ({ visit }) => {
  const { page, open } = await visit({ origin: server.origin })
  await open('/about/')
  const { port } = new URL(server.origin)
  await server.stop()
  const loaded = page.waitForEvent('load')
  server = await DevServer.start(project.root, program.home, { port, environment })
  await loaded
  expect(await page.title()).not.toBe('')
})

test('the list of routes can be searched without script, and leads to the pages', async ({ visit }) => {
  const { page, open } = await visit({ origin: server.origin, javaScriptEnabled: false })
  await open('/__routes')
  await page.getByRole('searchbox').fill('silkwood gent')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: '/silkwood-gent/' }).click()
  await page.waitForURL('**/silkwood-gent/')
})
