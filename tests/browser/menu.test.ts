/**
 * The small screen's menu: a disclosure of the browser itself, which the script closes where a visitor
 * expects that.
 */
import { site } from '../small-project/data/site.ts'
import { addStatistics, expect, focused, holdLinks, sentEvents, test, type Visit } from './browser.ts'

const phone = { width: 390, height: 800 }

async function openHome({ page, open }: Visit) {
  await page.setViewportSize(phone)
  await open('/')
  const navigation = page.getByRole('navigation', { name: 'Menu', exact: true })
  return {
    page,
    menu: {
      button: page.locator('.nav-small summary'),
      links: navigation.getByRole('link'),
      isOpen: () => navigation.isVisible(),
    },
    navigation,
  }
}

test('the menu opens; Escape closes it and gives the focus back; so do a click beside it, a choice, and the focus once it goes on behind it', async ({
  shared,
}) => {
  const { page, menu } = await openHome(shared)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  // While it is closed, Escape takes the focus nowhere.
  expect(await focused(page)).toBe('Naar de inhoud')
  expect(await menu.isOpen()).toBe(false)
  expect(await menu.button.innerText()).toBe('Menu')
  await menu.button.click()
  expect(await menu.isOpen()).toBe(true)
  expect(await menu.button.innerText()).toBe('Sluit')

  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Home')
  await page.keyboard.press('Escape')
  expect(await menu.isOpen()).toBe(false)
  expect(await focused(page)).toBe('Menu')

  await menu.button.click()
  await page.mouse.click(190, 34)
  expect(await menu.isOpen()).toBe(false)

  await menu.button.click()
  await menu.links.last().focus()
  expect(await menu.isOpen()).toBe(true)
  await page.keyboard.press('Tab')
  expect(await menu.isOpen()).toBe(false)

  // The browser may bring the page back as it was left.
  await menu.button.click()
  await holdLinks(page)
  await menu.links.nth(1).click()
  expect(await menu.isOpen()).toBe(false)
  expect(shared.errors).toEqual([])
})

test('the menu fills the screen and has every link of the wide navigation, and only one of the two is there', async ({
  shared,
}) => {
  const { page, menu, navigation } = await openHome(shared)
  const wide = page.getByRole('navigation', { name: 'Hoofdmenu' })
  await menu.button.click()
  expect(await navigation.evaluate((panel) => panel.getBoundingClientRect().bottom)).toBe(phone.height)
  const links = await menu.links.allInnerTexts()
  expect(await wide.isVisible()).toBe(false)

  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await menu.button.isVisible()).toBe(false)
  expect(links).toEqual(expect.arrayContaining(await wide.getByRole('link').allInnerTexts()))
  expect(await wide.getByRole('link').count()).toBeGreaterThan(6)
})

test('on a wide screen, further links are behind one word, which Escape and a click beside it close', async ({
  visit,
}) => {
  const { page, open, errors } = await visit()
  await open('/')
  const favourites = page
    .getByRole('navigation', { name: 'Hoofdmenu' })
    .getByRole('link', { name: 'Favorieten' })
  const more = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByText('Meer')
  expect(await favourites.isVisible()).toBe(false)
  await more.click()
  expect(await favourites.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  expect(await favourites.isVisible()).toBe(false)
  expect(await focused(page)).toBe('Meer')
  await more.click()
  await page.mouse.click(20, 300)
  expect(await favourites.isVisible()).toBe(false)
  expect(errors).toEqual([])
})

test('the telephone is within reach in the header and the menu, and each call is reported', async ({
  visit,
}) => {
  const { page, open } = await visit({ viewport: phone, hasTouch: true, isMobile: true })
  await addStatistics(page)
  await open('/artist/silkwood/')
  await holdLinks(page)
  const call = (place: string) => page.locator(place).getByRole('link', { name: `Bel ${site.phone}` })
  await page.locator('.site-header-inner > a.phone-icon').click()
  await page.locator('.nav-small summary').click()
  await call('.nav-small').click()
  const report = ['event', 'click_phone', { contact_method: 'phone', content_type: 'contact_interaction' }]
  expect(await sentEvents(page)).toEqual([report, report])
})
