/** From a price indication, and from an evening with acts, to the address of a request. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect, hangPoster, test } from './browser.ts'

const queryOf = async (page: Page, link: string) => {
  const href = (await page.getByRole('link', { name: link }).getAttribute('href')) ?? ''
  const { pathname, searchParams } = new URL(href, page.url())
  return { pathname, searchParams }
}

test('each answer adds its line to the price indication, and all go along to the request', async ({
  visit,
}) => {
  const { page, open, errors } = await visit({ viewport: { width: 390, height: 844 } })
  await open('/prijsindicatie/')
  const answer = (name: string) => page.getByRole('combobox', { name, exact: true })
  const lines = page.getByRole('status').getByRole('term')
  await answer('Soort').selectOption('allround')
  await answer('Bezetting').selectOption('group')
  expect(await lines.allInnerTexts()).toHaveLength(2)

  await answer('Gelegenheid').selectOption('bruiloft')
  expect(await lines.allInnerTexts()).toHaveLength(3)
  // A Saturday in summer.
  // The form about the party, which arrives later, asks for it, too.
  await page.locator('.estimate-form').getByLabel('Datum').fill('2027-06-12')
  expect(await lines.allInnerTexts()).toHaveLength(5)
  await answer('Sets').selectOption('1')
  await answer('Stad').selectOption('gent')
  expect(await lines.allInnerTexts()).toHaveLength(7)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  const { pathname, searchParams } = await queryOf(page, 'Neem mee naar je aanvraag')
  expect(pathname).toBe('/booking/')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    occasion: 'bruiloft',
    date: '2027-06-12',
    city: 'gent',
  })
  expect(searchParams.get('budget')).toMatch(/^€.+ tot €.+ zonder btw$/)
  expect(searchParams.get('note')).toContain(searchParams.get('budget'))

  // The address keeps the answers.
  const total = await page.locator('.estimate-total').innerText()
  await page.reload()
  expect(await page.locator('.estimate-total').innerText()).toBe(total)
  expect(errors).toEqual([])
})

test('the price indication follows the bar, and its request goes where the bar says', async ({ visit }) => {
  const { page, open } = await visit()
  await open('/prijsindicatie/')
  const questions = page.getByRole('dialog', { name: 'Jouw feest' })
  const city = page.locator('.estimate-form').getByLabel('Stad')
  await city.selectOption('gent')
  await page.evaluate(() => dispatchEvent(new Event('edit-party')))
  await questions.getByLabel('Stad').selectOption('leuven')
  await expect.poll(() => city.inputValue()).toBe('leuven')
  expect((await queryOf(page, 'Neem mee naar je aanvraag')).searchParams.get('city')).toBe('leuven')
  await questions.getByRole('button', { name: 'Wis alles' }).click()
  await expect.poll(() => city.inputValue()).toBe('')
})

test('an evening with an act for two moments becomes one request, and its address shows it again', async ({
  visit,
}) => {
  const { page, open, errors } = await visit({ viewport: { width: 390, height: 844 } })
  await open('/coverband-bruiloft/')
  expect(await page.getByRole('link', { name: 'Vraag deze avond aan' }).count()).toBe(0)
  await hangPoster(page, 'Receptie', 'Silkwood')
  await hangPoster(page, 'Diner', 'Silkwood')
  await hangPoster(page, 'Dans', 'The Rover')
  // What decides is beside the poster.
  await page.getByRole('button', { name: 'Diner: Silkwood' }).click()
  const choices = page.getByRole('group', { name: 'Diner: Wie speelt er?' })
  await expect.poll(() => choices.locator(':focus').inputValue()).toBe('silkwood')
  expect(await choices.getByRole('radio', { checked: true }).getAttribute('value')).toBe('silkwood')
  expect(await choices.locator('label', { hasText: 'Silkwood' }).innerText()).toMatch(/duo, vanaf €\s\d/)
  expect((await new AxeBuilder({ page }).include('dialog[open]').analyze()).violations).toEqual([])
  await page.keyboard.press('Escape')
  // Loud acts do not suit a ceremony.
  await page.getByRole('button', { name: 'Ceremonie: Kies' }).click()
  expect(await page.getByRole('dialog').locator('[value=the-rover]').count()).toBe(0)
  await page.keyboard.press('Escape')
  expect(new URL(page.url()).search).toBe('?evening=receptie:silkwood,diner:silkwood,dans:the-rover')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect((await new AxeBuilder({ page }).include('.evening').analyze()).violations).toEqual([])

  const { pathname, searchParams } = await queryOf(page, 'Vraag deze avond aan')
  expect(pathname).toBe('/booking/')
  expect(searchParams.getAll('act')).toEqual(['silkwood', 'the-rover'])
  expect(searchParams.get('occasion')).toBe('bruiloft')
  expect(searchParams.get('note')).toMatch(
    /^Onze avond: Receptie.+Silkwood; Diner.+Silkwood; Dans.+The Rover$/,
  )

  const total = await page.locator('.evening-total').innerText()
  await page.reload()
  await expect.poll(() => page.locator('.evening-total').innerText()).toBe(total)

  await page.getByRole('link', { name: 'Vraag deze avond aan' }).click()
  await page.waitForURL('**/booking/?**')
  await page.getByRole('button', { name: 'Dans: The Rover' }).waitFor()
  await expect.poll(() => page.locator('.evening-total').innerText()).toBe(total)
  expect(errors).toEqual([])
})

test('with the keyboard, a visitor goes through the acts of a moment, and leaves with the last one', async ({
  visit,
}) => {
  const { page, open } = await visit()
  await open('/coverband-bruiloft/')
  const place = page.getByRole('button', { name: 'Receptie: ' })
  await place.press('Enter')
  await page.keyboard.press('ArrowDown')
  expect(await page.getByRole('dialog').isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  expect(await place.innerText()).toContain('Silkwood')
  await expect.poll(() => place.evaluate((button) => button === document.activeElement)).toBe(true)
})

test('the home page has its evening below cards that know theirs', async ({ visit }) => {
  const { page, open } = await visit()
  await open('/')
  await hangPoster(page, 'Dans', 'The Rover')
  expect(await page.locator('.evening-total').innerText()).toMatch(/^Samen €/)
})
