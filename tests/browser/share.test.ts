/** Sharing an article: beside the plain links, what only a script can do. */
import type { Page } from 'playwright-core'
import { expect, test } from './browser.ts'

const article = '/blog/coverband-prijzen-2025/'
const copyButton = (page: Page) => page.getByRole('button', { name: 'Kopieer link' })
const status = (page: Page) => page.locator('[data-share]').getByRole('status').innerText()
const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href')

test('the link is copied, and the page confirms it', async ({ visit }) => {
  const { page, open, errors } = await visit({ permissions: ['clipboard-read', 'clipboard-write'] })
  await open(article)
  expect(await status(page)).toBe('')
  await copyButton(page).click()
  await expect.poll(() => status(page)).toBe('Link gekopieerd')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await canonical(page))
  expect(errors).toEqual([])
})

test('a device that can share gets title and address of the article, and its owner may close it again; a clipboard that refuses is admitted', async ({
  visit,
}) => {
  const { page, open, errors } = await visit()
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
    navigator.share = async (data) => {
      const { dataset } = document.documentElement
      if (dataset.shared) throw new DOMException('Share canceled', 'AbortError')
      dataset.shared = JSON.stringify(data)
    }
  })
  await open(article)
  const deviceButton = page.getByRole('button', { name: 'Deel via je toestel' })
  await deviceButton.click()
  const shared = await page.evaluate(() => document.documentElement.dataset.shared ?? '')
  expect(JSON.parse(shared)).toEqual({ title: await page.title(), url: await canonical(page) })
  await deviceButton.click()
  await page.waitForTimeout(100)
  expect(await status(page)).toBe('')

  await copyButton(page).click()
  await expect.poll(() => status(page)).toBe('Kopiëren lukte niet')
  expect(errors).toEqual([])
})

test('where neither device nor clipboard can share, the plain links stand alone', async ({ visit }) => {
  const { page, open } = await visit()
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share')
    Reflect.deleteProperty(Navigator.prototype, 'clipboard')
  })
  await open(article)
  expect(await page.locator('[data-share] li').allInnerTexts()).toEqual([
    'E-mail',
    'WhatsApp',
    'LinkedIn',
    'Facebook',
    'X',
  ])
})
