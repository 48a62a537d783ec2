/** The small screen's menu: a disclosure of the browser itself, which the script closes where a visitor expects that. */
import type { Page } from 'playwright-core'
import { expect, focused, test, type Visit } from './browser.ts'

const phone = { width: 390, height: 800 }

async function openHome({ page, open }: Visit) {
  await page.setViewportSize(phone)
  await open('/')
  return { page, menu: menuOf(page) }
}

const menuOf = (page: Page) => ({
  button: page.getByText('Menu', { exact: true }),
  links: page.getByRole('navigation', { name: 'Menu', exact: true }).getByRole('link'),
  isOpen: () => page.getByRole('navigation', { name: 'Menu', exact: true }).isVisible(),
})

test('the menu opens, and Escape closes it and gives the focus back', async ({ shared }) => {
  const { page, menu } = await openHome(shared)
  expect(await menu.isOpen()).toBe(false)
  await menu.button.click()
  expect(await menu.isOpen()).toBe(true)

  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Home')
  expect(await menu.isOpen()).toBe(true)
  await page.keyboard.press('Escape')
  expect(await menu.isOpen()).toBe(false)
  expect(await focused(page)).toBe('Menu')
  expect(shared.errors).toEqual([])
})

test('a click beside the open menu closes it', async ({ shared }) => {
  const { page, menu } = await openHome(shared)
  await menu.button.click()
  await page.mouse.click(20, 780)
  expect(await menu.isOpen()).toBe(false)
})

test('Escape takes the focus nowhere while the menu is closed', async ({ shared }) => {
  const { page } = await openHome(shared)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  expect(await focused(page)).toBe('Naar de inhoud')
})

test('a chosen link closes the menu, for the browser may bring the page back as it was left', async ({ shared }) => {
  const { page, menu } = await openHome(shared)
  await menu.button.click()
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
  await menu.links.nth(1).click()
  expect(await menu.isOpen()).toBe(false)
})

test('the focus does not go on behind the open menu', async ({ shared }) => {
  const { page, menu } = await openHome(shared)
  await menu.button.click()
  await menu.links.last().focus()
  expect(await menu.isOpen()).toBe(true)
  await page.keyboard.press('Tab')
  expect(await menu.isOpen()).toBe(false)
})

test('the menu has every link of the wide navigation, and only one of the two is there', async ({ shared }) => {
  const { page, menu } = await openHome(shared)
  const wide = page.getByRole('navigation', { name: 'Hoofdmenu' })
  await menu.button.click()
  const links = await menu.links.allInnerTexts()
  expect(await wide.isVisible()).toBe(false)

  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await menu.button.isVisible()).toBe(false)
  expect(links).toEqual(expect.arrayContaining(await wide.getByRole('link').allInnerTexts()))
  expect(await wide.getByRole('link').count()).toBeGreaterThan(6)
})
