/**
 * Whole journeys of organisers, from the first sentence to the finished request: how many taps they take, and
 * that nothing moves that was not asked to.
 */
import type { Frame, Locator, Page } from 'playwright-core'
import { expect, formIn, test, type Visit } from './browser.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** A visitor whose taps are counted: one for a press or for a field to write in, two for a choice of a list. */
class Hand {
  taps = 0
  async press(target: Locator): Promise<void> {
    this.taps++
    await target.click()
  }
  async write(field: Locator, text: string): Promise<void> {
    this.taps++
    await field.press('Shift')
    await field.fill(text)
    await field.dispatchEvent('change')
  }
  async choose(list: Locator, option: string): Promise<void> {
    this.taps += 2
    // What the browser counts as an input of the visitor: to choose by script is none.
    await list.press('Shift')
    await list.selectOption(option)
  }
}

/** Reports, for each page of a visit, how much of it moved without being asked. */
async function watchShifts({ page }: Visit): Promise<() => readonly string[]> {
  const shifts = new Map<string, number>()
  await page.exposeFunction('reportShift', (path: string, value: number) =>
    shifts.set(path, (shifts.get(path) ?? 0) + value),
  )
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('hadRecentInput' in entry && 'value' in entry && !entry.hadRecentInput)
          window.reportShift?.(location.pathname, Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // Answers put the list of acts into another order, on a slow machine after the time that counts as an input.
  return () =>
    [...shifts].flatMap(([path, value]) =>
      path !== '/artists/' && value > 0.02 ? [`${path}: ${value}`] : [],
    )
}

declare global {
  interface Window {
    reportShift?: (path: string, value: number) => void
  }
}

/** By how many pixels something that happens moves the heading within the page. */
async function moved(page: Page, happens: () => Promise<void>): Promise<number> {
  const place = () => page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top + scrollY)
  const before = await place()
  await happens()
  return Math.abs((await place()) - before)
}

const yourParty = (page: Page) => page.getByRole('button', { name: /^Jouw feest/ }).first()
const done = (page: Page) => page.getByRole('button', { name: 'Klaar' })
const isReady = (form: Frame) => form.getByRole('heading', { name: 'Je aanvraag staat klaar' })

async function introduce(hand: Hand, form: Frame): Promise<void> {
  await hand.write(form.getByLabel('Naam *'), 'Jo')
  await hand.write(form.getByLabel('E-mail *'), 'jo@example.be')
  await hand.press(form.getByRole('button', { name: 'Naar je overzicht' }))
  await isReady(form).waitFor()
}

test('a wedding, on a phone: from the sentence of the home page to the finished request in 16 taps, and nothing is asked twice', async ({
  visit,
}) => {
  const visitor = await visit(phone)
  const { page, open, errors } = visitor
  const shifts = await watchShifts(visitor)
  const hand = new Hand()
  await open('/')
  await hand.choose(page.getByLabel('Gelegenheid').first(), 'bruiloft')
  await hand.choose(page.getByLabel('Stad').first(), 'gent')
  // The date picker counts as the field that opens it.
  await hand.write(page.getByLabel(/^Datum/).first(), '2031-06-14')
  await hand.press(page.getByRole('button', { name: /^Toon/ }))
  await page.waitForURL('**/artists/**')
  await yourParty(page).waitFor()
  const byDialog = async () => {
    await hand.press(yourParty(page))
    await hand.write(page.getByLabel('Aantal gasten'), '120')
    await hand.write(page.getByLabel('Budget (€)'), '3000')
    await hand.press(done(page))
    await expect.poll(() => page.getByText('Past: bruiloft, 120 gasten').count()).toBeGreaterThan(0)
  }
  expect(await moved(page, byDialog)).toBeLessThanOrEqual(4)
  await hand.press(page.locator('[data-act=silkwood] .arrow-link'))
  await page.waitForURL('**/artist/silkwood/**')
  await hand.press(page.locator('[href*="/booking/?act=silkwood"]:visible').first())
  await page.waitForURL('**/booking/**')
  const form = await formIn(page)
  expect(await form.locator('.form-progress span').innerText()).toBe(
    'Bruiloft · 14 juni 2031 · Gent · 120 gasten · tot €\u00a03.000',
  )
  await introduce(hand, form)
  await form.getByRole('link', { name: 'Verstuur met WhatsApp' }).waitFor()
  expect(hand.taps).toBeLessThanOrEqual(16)
  expect(shifts()).toEqual([])
  expect(errors).toEqual([])
})

test('a tribute for a festival, on a phone: from the search to the finished request in 12 taps', async ({
  visit,
}) => {
  const visitor = await visit(phone)
  const { page, open, errors } = visitor
  const shifts = await watchShifts(visitor)
  const hand = new Hand()
  await open('/artists/')
  await hand.write(page.getByRole('searchbox'), 'michael jackson')
  await hand.press(page.locator('[data-act=mj-history] .arrow-link'))
  await page.waitForURL('**/artist/mj-history/**')
  await hand.press(page.locator('[href*="/booking/?act=mj-history"]:visible').first())
  await page.waitForURL('**/booking/**')
  const form = await formIn(page)
  await hand.choose(form.getByLabel('Gelegenheid'), 'festival')
  await hand.write(form.getByLabel('Stad of zaal'), 'Antwerpen')
  await hand.press(form.getByRole('button', { name: 'Volgende' }))
  // The act stands beside the form.
  expect(await form.getByLabel('Act').isVisible()).toBe(false)
  await hand.press(form.getByRole('button', { name: 'Volgende' }))
  await introduce(hand, form)
  expect(hand.taps).toBeLessThanOrEqual(12)
  expect(shifts()).toEqual([])
  expect(errors).toEqual([])
})

test('three bands for a company party, on a desktop: to the comparison, which knows the party, and to a request for one', async ({
  visit,
}) => {
  const visitor = await visit({ viewport: { width: 1440, height: 900 } })
  const { page, open, errors } = visitor
  const shifts = await watchShifts(visitor)
  const hand = new Hand()
  await open('/artists/')
  for (const act of ['Silkwood', 'The Rover', 'Band Marginal'])
    await hand.press(page.getByRole('button', { name: `Bewaar ${act}`, exact: true }))
  await yourParty(page).waitFor()
  const byDialog = async () => {
    await hand.press(yourParty(page))
    const dialog = page.getByRole('dialog', { name: 'Jouw feest' })
    await hand.choose(dialog.getByLabel('Gelegenheid'), 'bedrijfsfeest')
    await hand.choose(dialog.getByLabel('Stad'), 'gent')
    await hand.write(dialog.getByLabel('Aantal gasten'), '150')
    await hand.press(done(page))
  }
  expect(await moved(page, byDialog)).toBeLessThanOrEqual(4)
  await hand.press(page.getByRole('link', { name: /^Je favorieten: / }))
  await page.waitForURL('**/favorieten/**')
  await expect
    .poll(async () => (await page.getByRole('rowheader').allInnerTexts()).slice(0, 2))
    .toEqual([expect.stringMatching(/^Past/), expect.stringMatching(/^Deze avond/)])
  expect(await page.getByRole('columnheader').count()).toBe(3)
  expect(hand.taps).toBeLessThanOrEqual(12)
  await hand.press(page.getByRole('link', { name: 'Vraag aan Band Marginal' }))
  await page.waitForURL('**/booking/**')
  const form = await formIn(page)
  expect(await form.locator('.form-progress span').innerText()).toBe('Bedrijfsfeest · Gent · 150 gasten')
  expect(shifts()).toEqual([])
  expect(errors).toEqual([])
})
