/**
 * A visitor answers each question about a party once: from the home page to the last button of a request, on
 * a phone.
 */
import { AxeBuilder } from '@axe-core/playwright'
import type { Frame, Locator, Page } from 'playwright-core'
import { expect, focused, formIn, hangPoster, passHero, test, type Visit } from './browser.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const bar = (page: Page) => page.getByRole('complementary', { name: 'Jouw feest' })
const questions = (page: Page) => page.getByRole('dialog', { name: 'Jouw feest' })
const opener = (page: Page) => page.getByRole('button', { name: /^Jouw feest/ })
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

/** From the page of an act to the last step of its request, past the steps that still ask something. */
async function requestAct(
  page: Page,
  tap: (target: Locator) => Promise<void>,
  steps: number,
): Promise<Frame> {
  await passHero(page)
  await tap(page.locator('.booking-bar').getByRole('link', { name: 'Vraag aan' }))
  await page.waitForURL('**/booking/**')
  const form = await formIn(page)
  for (let step = 0; step < steps; step++) await tap(form.getByRole('button', { name: 'Volgende' }))
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
  await write(questions(page).getByLabel('Aantal gasten'), '120')
  await write(questions(page).getByLabel('Budget (€)'), '3000')
  await tap(questions(page).getByRole('button', { name: 'Klaar' }))
  const fit = card(page, 'band-marginal').locator('.act-card-fit')
  await expect.poll(() => fit.innerText()).toBe('Past: bruiloft, 120 gasten, rond je budget')
  await expect
    .poll(() => card(page, 'band-marginal').locator('.act-card-price').innerText())
    .toMatch(/^€\s[\d.]+ tot €\s[\d.]+\svoor een bruiloft, met de rit naar Antwerpen, /)
  await tap(card(page, 'band-marginal').getByRole('link', { name: 'Meer Info' }))
  await page.waitForURL('**/artist/band-marginal/**')
  const covers = page.locator('.booking-bar [data-covers]')
  await expect.poll(() => covers.innerText()).toMatch(/^Tot €\s3\.000 · 120 gasten · Antwerpen · Bruiloft/)
  // When and where are known, and so are act, guests and budget, except the day.
  const form = await requestAct(page, tap, 1)
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
  const form = await requestAct(page, tap, 2)
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
  await questions(page).getByLabel('Gelegenheid').selectOption('bruiloft')
  await questions(page).getByLabel('Stad').selectOption('gent')
  await questions(page).getByLabel('Datum').fill('2031-06-14')
  await questions(page).getByRole('button', { name: 'Klaar' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect
    .poll(() => heading.innerText())
    .toMatch(/^\d acts passen bij een bruiloft in Gent op 14 juni 2031$/)
  await page.getByRole('button', { name: 'Wijzig' }).click()
  await questions(page).getByLabel('Stad').selectOption('')
  await questions(page).getByRole('button', { name: 'Klaar' }).click()
  await expect.poll(() => heading.innerText()).toMatch(/^\d acts passen bij een bruiloft op 14 juni 2031$/)
  await page.getByRole('button', { name: 'Bewaar Silkwood' }).click()
  await expect
    .poll(() => stored(page))
    .toEqual({ party: 'occasion=bruiloft&date=2031-06-14', favorieten: 'silkwood' })
  // What was entered last comes first.
  await expect.poll(() => bar(page).innerText()).toMatch(/^Jouw feest\s+14 juni · Bruiloft\s+Bekijk 1 act$/)
  expect(
    (await new AxeBuilder({ page }).include('.party').include('.act-search').analyze()).violations,
  ).toEqual([])

  await open('/silkwood-bruiloft/')
  await expect.poll(() => opener(page).innerText()).toMatch(/14 juni · Bruiloft$/)
  await passHero(page)
  await opener(page).click()
  expect(await focused(page)).toBe('Gelegenheid')
  await questions(page).getByLabel('Aantal gasten').fill('80')
  await page.keyboard.press('Tab')
  expect((await new AxeBuilder({ page }).include('.dialog-sheet').analyze()).violations).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => opener(page).innerText()).toMatch(/80 gasten · 14 juni · Bruiloft$/)
  await opener(page).click()
  await questions(page).getByRole('button', { name: 'Wis alles' }).click()
  expect(await stored(page)).toEqual({})
  await questions(page).getByRole('button', { name: 'Zet terug' }).click()
  await expect
    .poll(() => stored(page))
    .toEqual({ party: 'occasion=bruiloft&date=2031-06-14&guests=80', favorieten: 'silkwood' })
  await open('/artists/')
  await page.getByRole('button', { name: 'Bewaar The Rover' }).click()
  await expect.poll(() => bar(page).getByRole('link').innerText()).toBe('Vergelijk 2 acts')
  expect(errors).toEqual([])
})

test('the sentence on the home page follows the bar', async ({ visit }) => {
  const { page, open } = await visit(phone)
  await page.addInitScript(
    () => localStorage.length || localStorage.setItem('party', 'occasion=bruiloft&city=gent'),
  )
  await open('/')
  await page.evaluate(() => dispatchEvent(new Event('edit-party')))
  await questions(page).getByLabel('Stad').selectOption('leuven')
  await expect.poll(() => page.locator('.search-line').getByLabel('Stad').inputValue()).toBe('leuven')
})

test('the form stays open when its only answer is taken back', async ({ visit }) => {
  const { page, open } = await visit(phone)
  await open('/artists/')
  await page.getByRole('button', { name: 'Vertel over je feest' }).click()
  await questions(page).getByLabel('Stad').selectOption('gent')
  const heading = page.getByRole('heading', { level: 1 })
  await expect.poll(() => heading.innerText()).toMatch(/passen bij je feest in Gent$/)
  await questions(page).getByLabel('Stad').selectOption('')
  await expect.poll(() => heading.innerText()).not.toMatch(/passen bij/)
  await questions(page).getByLabel('Gelegenheid').selectOption('bruiloft', { timeout: 5000 })
  await expect.poll(() => heading.innerText()).toMatch(/passen bij een bruiloft$/)
})

test('a keyboard stays where answers were restored', async ({ visit }) => {
  const { page, open } = await visit(phone)
  await page.addInitScript(
    () => localStorage.length || localStorage.setItem('party', 'occasion=bruiloft&city=leuven'),
  )
  await open('/')
  await opener(page).press('Enter')
  await questions(page).getByRole('button', { name: 'Wis alles' }).press('Enter')
  await expect.poll(() => focused(page)).toBe('Zet terug')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('Wis alles')
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toMatch(/^Jouw feest/)
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

test('what does not suit the party is folded at the end of the list, with its reasons', async ({ visit }) => {
  const { page, open, errors } = await visit(phone)
  await open('/artists/?guests=2000&budget=2000&place=buiten')
  const others = page.locator('.act-others')
  const summary = others.locator('summary')
  expect(await summary.innerText()).toMatch(/^\d andere: /)
  expect(await summary.innerText()).toMatch(/te klein voor 2\.000 gasten \(\d\)/)
  await summary.click()
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
    'Band Marginal',
    '1984',
    'MJ History',
    'Silkwood',
  ])
  expect(errors).toEqual([])
})

test('the price of an evening has the rides in it, and the form of a page follows the bar', async ({
  visit,
}) => {
  const { page, open, errors } = await visit(phone)
  await open('/coverband-bruiloft/?city=amsterdam')
  await hangPoster(page, 'Dans', 'The Rover')
  await expect.poll(() => page.locator('.evening-total').innerText()).toMatch(/met de rit naar Amsterdam$/)
  await open('/booking/?act=silkwood')
  const form = await formIn(page)
  await page.evaluate(() => dispatchEvent(new Event('edit-party')))
  await questions(page).getByLabel('Stad').selectOption('leuven')
  await expect.poll(() => form.getByLabel('Stad of zaal').inputValue()).toBe('Leuven')
  await questions(page).getByRole('button', { name: 'Klaar' }).click()
  await form.getByLabel('Datum').fill('2031-06-14')
  await expect.poll(() => bar(page).innerText()).toContain('14 juni · Leuven')
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
    const price = async () =>
      /€\s[\d.]+ tot €\s[\d.]+/.exec((await page.locator(place).textContent()) ?? '')?.[0]
    const usual = prices.size === 0
    await expect.poll(async () => usual || prices.has(await price())).toBe(true)
    if (usual) await expect.poll(() => page.locator(place).textContent()).toContain('zaterdag 12 juni')
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

/** Taps or clicks what is at the middle of a control: a click by name would scroll it into view first. */
async function press(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to press.')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Where what is in view of the page begins, by what it says. */
const placesInView = (page: Page) =>
  page.evaluate(() => {
    const inView = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, img, a, button)')].filter(
      (part) => {
        const { top, bottom } = part.getBoundingClientRect()
        return bottom > 0 && top < innerHeight && !part.closest('.booking-bar')
      },
    )
    return [scrollY, ...inView.map((part) => part.getBoundingClientRect().top)]
  })

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`opening Jouw feest moves nothing on the page, and a tap outside it closes it and opens nothing beneath: ${width} pixels wide`, async ({
    visit,
  }) => {
    const { page, open, errors } = await visit({ viewport: { width, height }, reducedMotion: 'reduce' })
    await page.addInitScript(() => localStorage.setItem('party', 'occasion=bruiloft&city=gent'))
    for (const path of ['/artists/', '/artist/silkwood/']) {
      await open(path)
      await opener(page).waitFor()
      await page.waitForLoadState('networkidle')
      for (const place of [0, 1000, 1500]) {
        await page.evaluate((top) => scrollTo(0, top), place)
        // The bar of an act waits for the end of its hero, on which the answers are a button.
        const waits = place === 0 && (await page.locator('.booking-bar').isVisible())
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50))))
        const before = await placesInView(page)
        await press(page, waits ? page.locator('[data-when] button') : opener(page))
        await expect.poll(() => focused(page)).toBe('Gelegenheid')
        expect(await placesInView(page)).toEqual(before)
        const box = await questions(page).boundingBox()
        expect(box?.height).toBeLessThanOrEqual(0.85 * height)
        expect(await questions(page).getByRole('button', { name: 'Klaar' }).boundingBox()).toMatchObject({
          height: expect.toSatisfy((high: number) => high >= 44),
          y: expect.toSatisfy((y: number) => y < height - 44),
        })
        // A link or a card may be there.
        await page.mouse.click(width / 2, ((box?.y ?? 0) * 2) / 3)
        await expect.poll(() => questions(page).count()).toBe(0)
        await expect.poll(() => focused(page)).toMatch(waits ? /^Gent$/ : /^Jouw feest|^€/)
        expect(await placesInView(page)).toEqual(before)
        expect(new URL(page.url()).pathname).toBe(path)
      }
    }
    expect(errors).toEqual([])
  })

for (const path of ['/artists/', '/', '/artist/silkwood/', '/silkwood-gent/', '/booking/'])
  test(`${path} with all answers of a party moves by at most 0.02 on a phone`, async ({ visit }) => {
    const { page, open } = await visit(phone)
    await page.addInitScript(() => {
      localStorage.setItem('party', 'occasion=bruiloft&date=2031-06-14&city=gent&guests=120&budget=3000')
      let sum = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
        document.documentElement.dataset.shift = `${sum}`
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await open(path)
    await opener(page).waitFor()
    await page.waitForLoadState('networkidle')
    expect(
      await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0)),
    ).toBeLessThanOrEqual(0.02)
  })

/** What a sticky or fixed part takes of the screen at its upper and its lower edge, away from its own place. */
const barsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(
        (part) =>
          /sticky|fixed/.test(getComputedStyle(part).position) &&
          part.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map((part) => part.getBoundingClientRect())
      .filter(({ width }) => width > innerWidth / 2)
      .map(({ top, bottom }) => Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)))
      .reduce((sum, height) => sum + height, 0),
  )

for (const [width, height] of [
  [390, 844],
  [375, 667],
] as const)
  test(`the bars of a phone take 60 px at most together, whichever way the page goes: ${width} × ${height}`, async ({
    visit,
  }) => {
    const { page, open } = await visit({ viewport: { width, height }, reducedMotion: 'reduce' })
    for (const party of ['', 'occasion=bruiloft&date=2031-06-14&city=gent&guests=120'])
      for (const path of ['/artist/silkwood/', '/silkwood-gent/', '/artists/', '/']) {
        await open('/about/')
        await page.evaluate((text) => localStorage.setItem('party', text), party)
        await open(path)
        if (party) await opener(page).waitFor()
        // At its top, the header is in its own place and covers nothing.
        expect(await page.locator('.site-header').boundingBox()).toMatchObject({ y: 0, height: 60 })
        for (const way of [600, 900, -200]) {
          // What arrives late moves the page as well: a finger goes on.
          await page.evaluate((by) => scrollBy(0, by / 2), way)
          await page.waitForTimeout(300)
          await page.evaluate((by) => scrollBy(0, by / 2), way)
          const header = async () => ((await page.locator('.site-header').boundingBox())?.y ?? -60) >= 0
          await expect.poll(header, { message: `${path} ${party} ${way}` }).toBe(way < 0)
          expect(await barsOf(page), `${path} ${party} ${way}`).toBeLessThanOrEqual(60)
        }
      }
  })

test('the header of a phone comes back for the focus, and stays while its menu is open', async ({
  visit,
}) => {
  const { page, open } = await visit({ ...phone, reducedMotion: 'reduce' })
  await open('/artist/silkwood/')
  const header = async () => (await page.locator('.site-header').boundingBox())?.y ?? 0
  await page.evaluate(() => scrollTo(0, 900))
  await expect.poll(header).toBeLessThan(-59)
  await page.locator('.nav-small summary').focus()
  await expect.poll(header).toBe(0)
  await page.keyboard.press('Enter')
  await page.evaluate(() => scrollBy(0, 300))
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await header()).toBe(0)
})

test('the bar of an act is one for both: its price, what it is for, which opens the questions, and the request', async ({
  visit,
}) => {
  const { page, open, errors } = await visit(phone)
  await open('/artist/silkwood/')
  const own = page.locator('.booking-bar')
  const opacity = () => own.evaluate((node) => getComputedStyle(node).opacity)
  await expect.poll(opacity).toBe('0')
  await passHero(page)
  await expect.poll(opacity).toBe('1')
  expect((await own.boundingBox())?.height).toBeLessThanOrEqual(60)
  expect(await own.getByRole('link').allInnerTexts()).toEqual(['Vraag aan'])
  const left = own.getByRole('button')
  const price = own.locator('[data-amount]')
  const usual = await price.innerText()
  expect((await left.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await left.click()
  await questions(page).getByLabel('Stad').selectOption('leuven')
  await questions(page).getByLabel('Datum').fill('2031-06-14')
  await questions(page).getByRole('button', { name: 'Klaar' }).click()
  await expect.poll(() => left.innerText()).toMatch(/14 juni · Leuven$/)
  expect(await price.innerText()).not.toBe(usual)
  expect([await bar(page).count(), (await own.boundingBox())?.height]).toEqual([0, 60])
  // In a city, what the visitor leaves open is as on the page.
  await page.evaluate(() => localStorage.setItem('party', 'date=2031-06-14'))
  await open('/silkwood-gent/')
  await expect.poll(() => left.innerText()).toMatch(/14 juni · Gent$/)
  await passHero(page)
  await left.click()
  await questions(page).getByRole('button', { name: 'Wis alles' }).click()
  await expect.poll(() => left.innerText()).toMatch(/Met de rit$/)
  expect(errors).toEqual([])
})

test('what a link from elsewhere says of a party lasts as long as the visit, and leaves what is kept on the device', async ({
  visit,
}) => {
  const { page, open, errors } = await visit(phone)
  const kept = 'city=leuven&guests=80'
  await open('/about/')
  await page.evaluate((party) => localStorage.setItem('party', party), kept)
  await open('/artists/?occasion=bruiloft&city=gent&guests=80')
  await expect.poll(() => bar(page).innerText()).toContain('Bruiloft · 80 gasten · Gent')
  await card(page, 'silkwood').getByRole('link', { name: 'Meer Info' }).click()
  await page.waitForURL('**/artist/silkwood/?occasion=bruiloft&city=gent')
  await expect.poll(() => opener(page).innerText()).toContain('Bruiloft · 80 gasten · Gent')
  expect(await stored(page)).toEqual({ party: kept })
  // The city of a page that is asked for is that of the request, not of the visit.
  await page.evaluate(() => location.assign('/booking/?act=silkwood&city=antwerpen'))
  await expect.poll(() => bar(page).innerText()).toContain('Antwerpen')
  await page.evaluate(() => location.assign('/'))
  await expect.poll(() => bar(page).innerText()).toContain('Bruiloft · 80 gasten · Gent')
  // What the visitor changes is theirs, and the rest still the link's.
  await opener(page).click()
  await questions(page).getByLabel('Stad').selectOption('antwerpen')
  await expect.poll(() => stored(page)).toEqual({ party: 'guests=80&city=antwerpen' })
  await page.evaluate(() => location.assign('/artists/'))
  await page.waitForURL('**/artists/?occasion=bruiloft')
  await expect.poll(() => bar(page).innerText()).toContain('Bruiloft · Antwerpen · 80 gasten')
  // Another visit knows nothing of it.
  await open('/artists/')
  await expect.poll(() => bar(page).innerText()).toContain('Antwerpen · 80 gasten')
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({})
  expect(errors).toEqual([])
})
