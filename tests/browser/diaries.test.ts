/**
 * Is this act free on my day? What the calendars of acts say, wherever a visitor who named a date sees an
 * act.
 */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { type ActDays, type Diary, writeDiaries } from '../../generator/core/diary.ts'
import { type FitFacts, writeFit } from '../../generator/core/party.ts'
import { expect, formIn, passHero, test, type Visit, type VisitOptions } from './browser.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const day = '2027-06-12'
const asked = `date=${day}&occasion=bruiloft`

const facts: FitFacts = {
  ...{ price: { from: 1000, to: 1000 }, sets: 2, setMinutes: 60, vehicles: 1, travellers: 4, people: 4 },
  ...{ usual: [2, 60], hours: {}, guests: { from: 0, to: 200 }, places: ['binnen'], unsuited: [] },
}
const fit = writeFit(facts)
const diary = (days: Partial<Diary> = {}): { fit: string; diary: Diary } => ({
  fit,
  diary: { taken: [], option: [], isWhole: true, read: '2026-11-28', ...days },
})
/** Silkwood is taken, on the Friday before as well; what is like it: Winnetoe, then the others in this order. */
const acts: ActDays[] = [
  { slug: 'silkwood', name: 'Silkwood', like: [1, 2, 3, 4, 5], ...diary({ taken: ['2027-06-11', day] }) },
  { slug: 'winnetoe', name: 'Winnetoe', like: [], ...diary({ option: [day] }) },
  { slug: 'band-marginal', name: 'Band Marginal', like: [], ...diary({ taken: ['2027-06-26'] }) },
  { slug: '1984', name: '1984', like: [], ...diary({ taken: [day], isWhole: false }) },
  {
    slug: 'the-rover',
    name: 'The Rover',
    like: [],
    fit: writeFit({ ...facts, guests: { from: 0, to: 900 } }),
  },
  { slug: 'mj-history', name: 'MJ History', like: [], ...diary({ isWhole: false }) },
]
const states = {
  silkwood: 'bezet op 12 juni',
  winnetoe: 'in optie op 12 juni',
  'band-marginal': 'vrij op 12 juni, volgens de agenda van 28 november',
  'the-rover': 'of 12 juni vrij is, vragen we na',
}

type Visits = { visit: (options?: VisitOptions) => Promise<Visit>; days: string }

/** A visit of a site that knows the days of these acts: three days after their calendars were read. */
async function look({ visit, days }: Visits, options: VisitOptions = {}): Promise<Visit> {
  const visiting = await visit({ origin: days, today: '2026-12-01', ...options })
  await visiting.context.route('**/diaries.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: writeDiaries(acts) }),
  )
  return visiting
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'Jouw feest' })
const opener = (page: Page) => page.getByRole('button', { name: /^Jouw feest/ })
const questions = (page: Page) => page.getByRole('dialog', { name: 'Jouw feest' })
const card = (page: Page, slug: string) => page.locator(`[data-act=${slug}] .act-card-fit`)
const namesOf = (page: Page) => page.locator('[data-acts] h3').allTextContents()

test('each card says what is known of the day before it says what else suits; what is taken is behind what suits, and an option last among that', async ({
  visit,
  days,
}) => {
  const { page, open, errors } = await look({ visit, days }, phone)
  await open(`/artists/?${asked}`)
  for (const [slug, state] of Object.entries(states))
    await expect.poll(() => card(page, slug).textContent()).toMatch(new RegExp(`^${state}`))
  expect(await card(page, 'band-marginal').textContent()).toBe(`${states['band-marginal']} · Past: bruiloft`)
  // Of what is taken, nothing else counts.
  expect(await card(page, 'silkwood').textContent()).toBe(states.silkwood)
  expect(await namesOf(page)).toEqual([
    'Band Marginal',
    'The Rover',
    'MJ History',
    'Winnetoe',
    '1984',
    'Silkwood',
  ])
  expect(await page.locator('.act-others summary').innerText()).toMatch(
    /^2 andere: bezet op \d+ \w+ \d+ \(2\)$/,
  )
  expect(
    (await new AxeBuilder({ page }).include('.party').include('[data-acts]').analyze()).violations,
  ).toEqual([])
  expect(errors).toEqual([])
})

test('who hears the list hears in its cards what is known of a day, and after another day how many acts are behind the others', async ({
  visit,
  days,
}) => {
  const { page, open } = await look({ visit, days }, phone)
  await open(`/artists/?${asked}`)
  const status = page.getByRole('search').getByRole('status')
  await expect.poll(() => status.innerText()).toMatch(/^2 andere: /)
  expect(await page.locator('[data-act=band-marginal]').ariaSnapshot()).toContain(
    `${states['band-marginal']} · Past: bruiloft`,
  )
  await passHero(page)
  await opener(page).click()
  await questions(page).getByLabel('Datum').fill('2027-06-26')
  await expect.poll(() => status.innerText()).toMatch(/^1 andere: /)
  await questions(page).getByLabel('Datum').fill('2027-06-27')
  await expect.poll(() => status.innerText()).toBe('')
})

test('without a date nothing is said of days and nothing fetched; a reading of more than ten days says of no act that it is free', async ({
  visit,
  days,
}) => {
  const { page, open } = await look({ visit, days }, { ...phone, today: '2026-12-09' })
  const fetched: string[] = []
  page.on('request', (request) => request.url().endsWith('diaries.json') && fetched.push(request.url()))
  await open('/artists/?occasion=bruiloft')
  await expect.poll(() => card(page, 'silkwood').textContent()).toBe('Past: bruiloft')
  await open('/artists/?date=2026-12-08')
  await expect.poll(() => bar(page).innerText()).toContain('8 december')
  expect([await card(page, 'silkwood').count(), fetched]).toEqual([0, []])
  await open(`/artists/?${asked}`)
  await expect.poll(() => card(page, 'silkwood').textContent()).toBe(states.silkwood)
  expect(await card(page, 'band-marginal').textContent()).toBe(
    'of 12 juni vrij is, vragen we na · Past: bruiloft',
  )
  expect(fetched).toHaveLength(1)
})

test('a site that knows no days says nothing of them', async ({ visit }) => {
  const { page, open, errors } = await visit({ ...phone, today: '2026-12-01' })
  await open(`/artists/?${asked}`)
  await expect.poll(() => card(page, 'silkwood').textContent()).toBe('Past: bruiloft')
  await open(`/artist/silkwood/?${asked}`)
  await expect.poll(() => opener(page).innerText()).toContain('12 juni')
  expect(await opener(page).innerText()).not.toMatch(/bezet|vragen we na/i)
  expect(errors).toEqual([])
})

test('where the days do not arrive, the rest of a party counts all the same, and they are fetched again', async ({
  visit,
  days,
}) => {
  const { page, context, open } = await look({ visit, days }, phone)
  await context.route('**/diaries.json', (route) => route.abort(), { times: 1 })
  await open(`/silkwood-boeken/?${asked}`)
  await expect.poll(() => opener(page).innerText()).toContain('12 juni')
  expect(await opener(page).innerText()).not.toMatch(/bezet/i)
  await passHero(page)
  await opener(page).click()
  await questions(page).getByLabel('Aantal gasten').fill('80')
  await questions(page).getByRole('button', { name: 'Klaar' }).click()
  await expect.poll(() => opener(page).innerText()).toMatch(/bezet op 12 juni$/i)
})

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`the bar of an act that is taken, in a city too, says so, and the questions begin with three that are like it and not taken; nothing moves: ${width} pixels wide`, async ({
    visit,
    days,
  }) => {
    const { page, open, errors } = await look({ visit, days }, { viewport: { width, height } })
    await page.addInitScript(() => {
      let sum = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
        document.documentElement.dataset.shift = `${sum}`
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const address of ['/artist/silkwood/', '/silkwood-gent/']) {
      await open(`${address}?${asked}`)
      const own = width < 768 ? page.locator('.booking-bar') : bar(page)
      await expect.poll(() => own.innerText()).toMatch(/Bezet op 12 juni/)
      expect(await own.getByRole('listitem').count()).toBe(0)
      await passHero(page)
      await opener(page).click()
      const links = questions(page).getByRole('listitem').getByRole('link')
      expect(await links.allInnerTexts()).toEqual([
        expect.stringMatching(/^Band Marginal\s+vrij op 12 juni, volgens de agenda van 28 november$/),
        expect.stringMatching(/^The Rover\s+of 12 juni vrij is, vragen we na$/),
        expect.stringMatching(/^MJ History\s+of 12 juni vrij is, vragen we na$/),
      ])
      expect(await questions(page).getByRole('status').innerText()).toMatch(/^Bezet op 12 juni/)
      expect(await links.first().getAttribute('href')).toBe('/artist/band-marginal/')
      const heights = await links.evaluateAll((all) => all.map((link) => link.clientHeight))
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
      expect(
        await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0)),
      ).toBeLessThanOrEqual(0.02)
      expect(
        (await new AxeBuilder({ page }).include('.party').include('.dialog-sheet').analyze()).violations,
      ).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    // Of what nobody knows, the bar says what the price is for.
    await open(`/artist/the-rover/?${asked}`)
    await expect.poll(() => opener(page).innerText()).toMatch(/12 juni/)
    expect(await opener(page).innerText()).not.toMatch(/vragen we na/i)
    await open(`/artist/band-marginal/?${asked}`)
    await passHero(page)
    await opener(page).click()
    await expect.poll(() => questions(page).getByRole('status').innerText()).toMatch(/^Vrij op 12 juni/)
    expect(await questions(page).getByRole('listitem').count()).toBe(0)
    expect(errors).toEqual([])
  })

test('of the acts in place of one that is taken, those that suit the party come first, also in the form', async ({
  visit,
  days,
}) => {
  const { page, open, errors } = await look({ visit, days }, phone)
  const answers = `${asked}&guests=400`
  await open(`/artist/silkwood/?${answers}`)
  await passHero(page)
  await opener(page).click()
  const names = questions(page).getByRole('listitem').locator('strong')
  await expect.poll(() => names.allTextContents()).toEqual(['The Rover', 'Band Marginal', 'MJ History'])
  await open(`/booking/?act=silkwood&${answers}`)
  const offers = (await formIn(page)).locator('.form-days p').last().getByRole('button')
  await expect
    .poll(() => offers.allTextContents())
    .toEqual(['The Rover', 'Band Marginal', 'MJ History'].map((name) => expect.stringMatching(`^${name}: `)))
  expect(errors).toEqual([])
})

test('the lines of acts on the page of an act in a city say it within their link, the shortest way; what does not suit is behind the others and comes back', async ({
  visit,
  days,
}) => {
  const { page, open, errors } = await look({ visit, days }, phone)
  const lines = page.locator('.link-list article')
  const namesOfLines = () =>
    lines.locator('a').evaluateAll((all) => all.map((link) => link.firstChild?.textContent))
  await open('/mj-history-gent/')
  expect(await namesOfLines()).toEqual(['1984', 'Band Marginal', 'The Rover'])
  await open(`/mj-history-gent/?${asked}`)
  await expect.poll(namesOfLines).toEqual(['Band Marginal', 'The Rover', '1984'])
  expect(await lines.locator('.act-card-fit').allTextContents()).toEqual([
    states['band-marginal'],
    states['the-rover'],
    'bezet op 12 juni',
  ])
  expect(
    await lines
      .last()
      .getByRole('link', { name: /^1984 bezet op 12 juni zeskoppig/ })
      .count(),
  ).toBe(1)
  expect(await page.locator('.link-list .heart').count()).toBe(0)
  expect((await new AxeBuilder({ page }).include('.link-list').analyze()).violations).toEqual([])
  await passHero(page)
  await opener(page).click()
  await questions(page).getByLabel('Datum').fill('2027-06-26')
  await expect.poll(namesOfLines).toEqual(['1984', 'The Rover', 'Band Marginal'])
  await questions(page).getByLabel('Datum').fill('')
  await expect.poll(namesOfLines).toEqual(['1984', 'Band Marginal', 'The Rover'])
  // The party is still a wedding, which suits all of them.
  expect(await lines.locator('.act-card-fit').count()).toBe(0)
  expect(errors).toEqual([])
})

test('the comparison says it of each act', async ({ visit, days }) => {
  const { page, open, errors } = await look({ visit, days }, phone)
  await open(`/favorieten/?${asked}#silkwood,band-marginal,the-rover`)
  const row = page.getByRole('row', { name: /^Datum/ })
  await expect
    .poll(() => row.getByRole('cell').allTextContents())
    .toEqual([states.silkwood, states['band-marginal'], states['the-rover']])
  expect(errors).toEqual([])
})

test('the plan of an evening says it at each choice, has what is taken behind the others, and names it where it was chosen', async ({
  visit,
  days,
}) => {
  const { page, open, errors } = await look({ visit, days })
  await open(`/coverband-bruiloft/?date=${day}&evening=receptie:silkwood,dans:band-marginal`)
  const lastFor = async (moment: string) => {
    await page.getByRole('button', { name: `${moment}: ` }).click()
    const last = await page.getByRole('dialog').locator('label').last().textContent()
    await page.keyboard.press('Escape')
    return last
  }
  await expect.poll(() => lastFor('Receptie')).toMatch(/^Silkwood.* · bezet op 12 juni$/)
  expect(await page.getByRole('button', { name: 'Receptie: Silkwood' }).count()).toBe(1)
  expect(await page.locator('.evening-act').allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringMatching(/ · bezet op 12 juni$/)]),
  )
  expect(await page.locator('.evening-total').innerText()).toMatch(/^Samen .*\s+Silkwood: bezet op 12 juni$/)
  // On another day, it is the first of the roster that is taken.
  await open('/coverband-bruiloft/?date=2027-06-26&evening=dans:band-marginal')
  await expect.poll(() => lastFor('Dans')).toMatch(/^Band Marginal.* · bezet op 26 juni$/)
  expect(await page.getByRole('button', { name: 'Dans: Band Marginal' }).count()).toBe(1)
  expect(errors).toEqual([])
})

test('the form says what it knows of the act on the day, refuses nothing, and where it is taken offers other days and acts', async ({
  visit,
  days,
}) => {
  const { page, open, errors } = await look({ visit, days }, phone)
  await open(`/booking/?act=silkwood`)
  const form = await formIn(page)
  const said = form.locator('.form-days').getByRole('status')
  expect(await said.textContent()).toBe('')
  await form.getByLabel('Datum').fill(day)
  await expect
    .poll(() => said.textContent())
    .toBe('Silkwood: bezet op 12 juni. Je kunt gewoon verder, of hier een andere dag of act kiezen.')
  expect(await form.locator('.form-days button').allTextContents()).toEqual([
    'vrij op vrijdag 18 juni, volgens de agenda van 28 november',
    'vrij op zaterdag 19 juni, volgens de agenda van 28 november',
    'Band Marginal: vrij op 12 juni, volgens de agenda van 28 november',
    'The Rover: of 12 juni vrij is, vragen we na',
    'MJ History: of 12 juni vrij is, vragen we na',
  ])
  expect((await new AxeBuilder({ page }).include('.form-frame').analyze()).violations).toEqual([])
  await form.getByRole('button', { name: /zaterdag 19 juni/ }).press('Enter')
  await expect
    .poll(() => said.textContent())
    .toBe('Silkwood: vrij op 19 juni, volgens de agenda van 28 november.')
  expect(await form.getByLabel('Datum').inputValue()).toBe('2027-06-19')
  expect(await form.locator('.form-days button').count()).toBe(0)
  expect(await said.evaluate((line) => line === document.activeElement)).toBe(true)
  await expect.poll(() => bar(page).innerText()).toContain('19 juni')

  // The bar of the page has the date, too.
  await form.getByLabel('Datum').fill(day)
  await form.getByRole('button', { name: /^Band Marginal/ }).click()
  await expect.poll(() => said.textContent()).toMatch(/^Band Marginal: vrij op 12 juni, /)
  expect(await form.getByLabel('Act').inputValue()).toBe('band-marginal')
  expect(await page.locator('.form-chosen strong').allInnerTexts()).toEqual([
    expect.stringMatching(/^Band Marginal/),
  ])
  for (const _ of [1, 2]) await form.getByRole('button', { name: 'Volgende' }).click()
  await form.getByLabel('Naam *').fill('Jo')
  await form.getByLabel('E-mail *').fill('jo@example.be')
  await form.getByRole('button', { name: 'Naar je overzicht' }).click()
  await form.getByRole('link', { name: 'Verstuur met e-mail' }).waitFor()
  expect(errors).toEqual([])
})
