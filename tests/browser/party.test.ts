/**
 * A visitor answers each question about a party once: from the home page to the last button of a request, on
 * a phone.
 */
import { AxeBuilder } from '@axe-core/playwright'
import type { Frame, Locator, Page } from 'playwright-core'
import { expect, focused, formIn, test, type Visit } from './browser.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const bar = (page: Page) => page.getByRole('complementary', { name: 'Jouw feest' })
const stored = (page: Page) => page.evaluate((): unknown => ({ ...localStorage }))
const card = (page: Page, slug: string) => page.locator(`[data-act=${slug}]`)

/**
 * A visitor whose taps are counted: to choose from a list takes two, and to write one where the field does
 * not have the focus.
 */
function visitor({ page }: Visit) {
  let taps = 0
  return {
    taps: () => taps,
    tap: async (target: Locator) => {
      taps++
      await target.click()
    },
    choose: async (target: Locator, value: string) => {
      taps += 2
      await target.selectOption(value)
    },
    write: async (target: Locator, text: string) => {
      if (!(await target.evaluate((field) => field === document.activeElement))) taps++
      await target.fill(text)
      await target.dispatchEvent('change')
    },
    line: page.locator('.search-line'),
  }
}

/** From the page of an act to the last step of its request. */
async function requestAct(page: Page, tap: (target: Locator) => Promise<void>): Promise<Frame> {
  await tap(page.locator('.booking-bar').getByRole('link', { name: 'Vraag aan' }))
  await page.waitForURL('**/booking/**')
  const form = await formIn(page)
  for (const _ of [1, 2]) await tap(form.getByRole('button', { name: 'Volgende' }))
  return form
}

test('a wedding for 120 guests in Antwerpen, up to € 3,000: at most 16 taps from the home page to the last button, which knows all of it', async ({
  visit,
}) => {
  const visiting = await visit(phone)
  const { page, open, errors } = visiting
  const { tap, choose, write, taps, line } = visitor(visiting)
  await open('/')
  await choose(line.getByLabel('Gelegenheid'), 'bruiloft')
  await choose(line.getByLabel('Stad'), 'antwerpen')
  await tap(line.getByRole('button', { name: 'Toon wie past' }))
  await page.waitForURL('**/artists/?occasion=bruiloft&city=antwerpen')
  await tap(
    page
      .getByRole('button', { name: 'Vertel over je feest' })
      .or(page.getByRole('button', { name: 'Wijzig' })),
  )
  await write(bar(page).getByLabel('Aantal gasten'), '120')
  await write(bar(page).getByLabel('Budget (€)'), '3000')
  await tap(bar(page).getByRole('button', { name: 'Klaar' }))
  const fit = card(page, 'band-marginal').locator('.act-card-fit')
  await expect.poll(() => fit.innerText()).toBe('Past: bruiloft, 120 gasten, rond je budget')
  await expect
    .poll(() => card(page, 'band-marginal').locator('.act-card-price').innerText())
    .toMatch(/^€\s[\d.]+ tot €\s[\d.]+\svoor een bruiloft, met de rit naar Antwerpen, /)
  await tap(card(page, 'band-marginal').getByRole('link', { name: 'Meer Info' }))
  await page.waitForURL('**/artist/band-marginal/**')
  const covers = page.locator('.booking-bar [data-covers]')
  await expect.poll(() => covers.innerText()).toMatch(/met de rit naar Antwerpen$/)
  // When and where are known, and so are act, guests and budget, except the day.
  const form = await requestAct(page, tap)
  await write(form.getByLabel('Naam *'), 'Jo')
  await write(form.getByLabel('E-mail *'), 'jo@example.be')
  await tap(form.getByRole('button', { name: 'Naar je overzicht' }))
  const mail = new URL(
    (await form.getByRole('link', { name: 'Verstuur met e-mail' }).getAttribute('href')) ?? '',
  )
  const lines = [
    'Gelegenheid: Bruiloft',
    'Stad of zaal: Antwerpen',
    'Act: Band Marginal',
    'Aantal gasten: 120',
    'Budget: tot €\u00a03.000',
    'Naam: Jo',
    'E-mail: jo@example.be',
  ]
  expect(mail.searchParams.get('body')?.split('\r\n')).toEqual(lines)
  expect(taps()).toBeLessThanOrEqual(16)
  expect(errors).toEqual([])
})

test('Michael Jackson in Gent: at most 9 taps from the home page to the last button', async ({ visit }) => {
  const visiting = await visit(phone)
  const { page, open, errors } = visiting
  const { tap, choose, write, taps, line } = visitor(visiting)
  await open('/')
  await choose(line.getByLabel('Stad'), 'gent')
  await tap(line.getByRole('button', { name: 'Toon wie past' }))
  await page.waitForURL('**/artists/?city=gent')
  await write(page.getByLabel('Zoek een act'), 'michael jackson')
  await expect.poll(() => page.locator('[data-acts] h3').allTextContents()).toEqual(['MJ History'])
  await tap(card(page, 'mj-history').getByRole('link', { name: 'Meer Info' }))
  await page.waitForURL('**/artist/mj-history/**')
  const form = await requestAct(page, tap)
  // The first field of a step has the focus, and the key of the keyboard leads to the next one.
  await write(form.getByLabel('Naam *'), 'Jo')
  await page.keyboard.press('Tab')
  await write(form.getByLabel('E-mail *'), 'jo@example.be')
  await page.keyboard.press('Enter')
  const mail = new URL(
    (await form.getByRole('link', { name: 'Verstuur met e-mail' }).getAttribute('href')) ?? '',
  )
  expect(mail.searchParams.get('body')).toContain('Stad of zaal: Gent\r\nAct: MJ History\r\n')
  expect(taps()).toBeLessThanOrEqual(9)
  expect(errors).toEqual([])
})

test('nothing is stored before there is an answer; the bar shows the answers on every page, changes them in place, and removes all with one press', async ({
  visit,
}) => {
  const { page, open, errors } = await visit(phone)
  await open('/')
  expect([await stored(page), await bar(page).count()]).toEqual([{}, 0])
  await open('/artists/')
  await page.getByRole('button', { name: 'Vertel over je feest' }).click()
  await bar(page).getByLabel('Gelegenheid').selectOption('bruiloft')
  await bar(page).getByLabel('Stad').selectOption('gent')
  await bar(page).getByLabel('Datum').fill('2031-06-14')
  await bar(page).getByRole('button', { name: 'Klaar' }).click()
  expect(await page.locator('.act-party button').allInnerTexts()).toEqual([
    'Bruiloft',
    '14 juni 2031',
    'Gent',
    'Wijzig',
  ])
  await page.getByRole('button', { name: 'Gent: haal weg' }).click()
  await page.getByRole('button', { name: 'Bewaar Silkwood' }).click()
  await expect
    .poll(() => stored(page))
    .toEqual({ party: 'occasion=bruiloft&date=2031-06-14', favorieten: 'silkwood' })
  expect(
    (await new AxeBuilder({ page }).include('.party').include('.act-search').analyze()).violations,
  ).toEqual([])

  await open('/silkwood-bruiloft/')
  await expect.poll(() => bar(page).innerText()).toMatch(/^Jouw feest\s+Bruiloft · 14 juni 2031\s+1 act/)
  await bar(page)
    .getByRole('button', { name: /^Jouw feest/ })
    .click()
  await bar(page).getByLabel('Aantal gasten').fill('80')
  await page.keyboard.press('Escape')
  await expect.poll(() => bar(page).innerText()).toContain('80 gasten')
  // The focus is never on what the open form covers.
  await page.keyboard.press('Enter')
  await bar(page).getByLabel('Gelegenheid').focus()
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => bar(page).getByLabel('Gelegenheid').isVisible()).toBe(false)
  await bar(page).getByRole('button', { name: 'Wis alles' }).click()
  expect(await stored(page)).toEqual({})
  await bar(page).getByRole('button', { name: 'Zet terug' }).click()
  await expect
    .poll(() => stored(page))
    .toEqual({ party: 'occasion=bruiloft&date=2031-06-14&guests=80', favorieten: 'silkwood' })
  expect(errors).toEqual([])
})

test('the sentence on the home page follows the bar', async ({ visit }) => {
  const { page, open } = await visit(phone)
  await page.addInitScript(
    () => localStorage.length || localStorage.setItem('party', 'occasion=bruiloft&city=gent'),
  )
  await open('/')
  await page.evaluate(() => dispatchEvent(new Event('edit-party')))
  await bar(page).getByLabel('Stad').selectOption('leuven')
  await expect.poll(() => page.locator('.search-line').getByLabel('Stad').inputValue()).toBe('leuven')
})

test('the form stays open when its only answer is taken back', async ({ visit }) => {
  const { page, open } = await visit(phone)
  await open('/artists/')
  await page.getByRole('button', { name: 'Vertel over je feest' }).click()
  await bar(page).getByLabel('Stad').selectOption('gent')
  await page.getByRole('button', { name: 'Gent: haal weg' }).waitFor()
  await bar(page).getByLabel('Stad').selectOption('')
  await page.getByRole('button', { name: 'Gent: haal weg' }).waitFor({ state: 'detached' })
  await bar(page).getByLabel('Gelegenheid').selectOption('bruiloft', { timeout: 5000 })
  await page.getByRole('button', { name: 'Bruiloft: haal weg' }).waitFor()
})

test('a keyboard stays where an answer was taken back or restored', async ({ visit }) => {
  const { page, open } = await visit(phone)
  await page.addInitScript(
    () => localStorage.length || localStorage.setItem('party', 'occasion=bruiloft&city=leuven'),
  )
  await open('/')
  await bar(page).getByRole('button', { name: 'Wis alles' }).press('Enter')
  await bar(page).getByRole('button', { name: 'Zet terug' }).press('Enter')
  await expect.poll(() => focused(page)).toMatch(/^Jouw feest/)

  await open('/artists/')
  await page.getByRole('button', { name: 'Leuven: haal weg' }).press('Enter')
  await expect.poll(() => page.locator('.act-party button').allInnerTexts()).toEqual(['Bruiloft', 'Wijzig'])
  expect(await focused(page)).toBe('Wijzig')
})

test('a budget that the slider does not reach or have is written as it was answered', async ({ visit }) => {
  const { page, open } = await visit(phone)
  for (const [budget, text] of [
    ['200', 'tot € 200'],
    ['3050', 'tot € 3.050'],
  ]) {
    await open(`/artists/?budget=${budget}`)
    expect((await page.locator('.act-budget').textContent())?.replaceAll('\u00a0', ' ')).toBe(text)
  }
})

test('what does not suit the party is folded at the end of the list, with its reason', async ({ visit }) => {
  const { page, open, errors } = await visit(phone)
  await open('/artists/?guests=2000&budget=2000&place=buiten')
  const others = page.locator('.act-others')
  await others.getByText(/^Past minder goed/).click()
  expect(await card(page, 'silkwood').locator('.act-card-fit').textContent()).toBe(
    'Past minder: te klein voor 2.000 gasten',
  )
  expect(await card(page, 'mj-history').locator('.act-card-fit').textContent()).toBe(
    'Past minder: boven je budget',
  )
  // Each half is in the order of the list.
  expect(await page.locator('[data-acts] h3').allTextContents()).toEqual([
    'The Rover',
    'Winnetoe',
    'Silkwood',
    'Band Marginal',
    '1984',
    'MJ History',
  ])
  expect(errors).toEqual([])
})

test('the price of an evening has the rides in it, and the form of a page follows the bar', async ({
  visit,
}) => {
  const { page, open, errors } = await visit(phone)
  await open('/coverband-bruiloft/?city=amsterdam')
  await page.getByLabel('Dans: Wie speelt er?').selectOption('the-rover')
  await expect.poll(() => page.locator('.evening-total').innerText()).toMatch(/met de rit naar Amsterdam$/)
  await open('/booking/?act=silkwood')
  const form = await formIn(page)
  await page.evaluate(() => dispatchEvent(new Event('edit-party')))
  await bar(page).getByLabel('Stad').selectOption('leuven')
  await expect.poll(() => form.getByLabel('Stad of zaal').inputValue()).toBe('Leuven')
  await bar(page).getByRole('button', { name: 'Klaar' }).click()
  await form.getByLabel('Datum').fill('2031-06-14')
  await expect.poll(() => bar(page).innerText()).toContain('14 juni 2031 · Leuven')
  await form.getByLabel('Gelegenheid').selectOption('bruiloft')
  await form.getByRole('button', { name: 'Volgende' }).click()
  const [range = ''] = await form
    .locator('#budget-choices option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''))
  await form.getByLabel('Budget').fill(range)
  await form.getByLabel('Budget').press('Tab')
  await expect.poll(() => bar(page).innerText()).toContain(range.replace(/^.*(?=tot)/, ''))
  expect(errors).toEqual([])
})

test('one evening has one price: on a card, in the bar of the act, in its city, in the comparison, in a plan of the evening, and in the indication', async ({
  visit,
}) => {
  const { page, open, errors } = await visit(phone)
  await page.addInitScript(() => localStorage.setItem('party', 'occasion=bruiloft&date=2027-06-12&city=gent'))
  const places = [
    ['/artists/', '[data-act=silkwood] .act-card-price'],
    ['/artist/silkwood/', '.booking-bar p'],
    ['/silkwood-gent/', '.booking-bar p'],
    ['/favorieten/#silkwood', '.shortlist tr:has(th:text("Deze avond")) td'],
    ['/coverband-bruiloft/?evening=receptie:silkwood', '.evening-total'],
    ['/prijsindicatie/?kind=akoestisch&size=duo', '.estimate-total dd'],
  ] as const
  const prices = new Set<string | undefined>()
  for (const [address, place] of places) {
    await open(address)
    const price = async () => /€\s[\d.]+ tot €\s[\d.]+/.exec(await page.locator(place).innerText())?.[0]
    const usual = prices.size === 0
    await expect.poll(async () => usual || prices.has(await price())).toBe(true)
    if (usual) await expect.poll(() => page.locator(place).innerText()).toContain('zaterdag 12 juni')
    prices.add(await price())
  }
  expect([...prices]).toEqual([expect.stringMatching(/^€/)])
  expect(errors).toEqual([])
})

test('where the data on parties does not arrive, pages are as they are without any answer', async ({
  visit,
}) => {
  const { page, context, open } = await visit(phone)
  await page.addInitScript(() => localStorage.setItem('party', 'city=gent'))
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  await context.route('**/party.json', (route) => route.abort())
  await open('/artists/')
  await page.getByLabel('Zoek een act').fill('silkwood')
  await expect.poll(() => page.locator('[data-acts] h3').allTextContents()).toEqual(['Silkwood'])
  expect([await bar(page).count(), await page.locator('.act-card-fit').count(), failures]).toEqual([0, 0, []])
})
