/** The development server in the browser: what is saved arrives by itself. */
import { AxeBuilder } from '@axe-core/playwright'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { DevServer, ProgramCopy } from '../dev-server.ts'
import { SmallProject } from '../project.ts'
import { expect, test } from './browser.ts'

let project: SmallProject
let program: ProgramCopy
let server: DevServer

beforeAll(async () => {
  project = new SmallProject()
  program = new ProgramCopy()
  server = await DevServer.start(project.root, program.home)
})
afterEach(() => program.mend())
afterAll(async () => {
  await server?.stop()
  project.remove()
  program.remove()
})

test('styles arrive without a reload, and the old ones go', async ({ visit }) => {
  const { page, open, errors } = await visit({ origin: server.origin })
  await open('/about/')
  await page.evaluate(() => {
    document.documentElement.dataset.loaded = 'once'
  })
  program.edit('templates/styles/base.css', /$/, '\nbody { letter-spacing: 0.5px }\n')
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).letterSpacing), { timeout: 100_000 }).toBe('0.5px')
  await expect.poll(() => page.locator('link[rel="stylesheet"][href*="/assets/site-"]').count()).toBe(1)
  expect(await page.evaluate(() => document.documentElement.dataset.loaded)).toBe('once')
  expect(errors).toEqual([])
})

test('an error is shown over the page until it is fixed, and can be closed', async ({ visit }) => {
  const { page, open, errors } = await visit({ origin: server.origin })
  await open('/artist/silkwood/')
  const overlay = page.getByRole('alertdialog', { name: 'One error' })
  project.edit('data/acts.ts', "category: 'akoestisch'", "category: 'jazz'")
  await overlay.waitFor()
  const place = `data/acts.ts:${project.read('data/acts.ts').split("'jazz'")[0]?.split('\n').length}`
  expect(await overlay.textContent()).toContain(place)
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
  server = await DevServer.start(project.root, program.home, { port })
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
