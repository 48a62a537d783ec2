/**
 * The forms in their frames: the chosen act arrives, mistakes are named, and the answers become a prepared
 * e-mail.
 */
import type { Frame, Page } from 'playwright-core'
import { sampled } from '../depth.ts'
import { acts } from '../small-project/data/acts.ts'
import { priceClasses } from '../small-project/data/prices.ts'
import { site } from '../small-project/data/site.ts'
import { addStatistics, expect, focused, formIn, sentEvents, test, type Visit } from './browser.ts'

const silkwood = acts.find(({ slug }) => slug === 'silkwood')
/** The lower end of its price class. */
const priceFrom = priceClasses.find(({ key }) => key === silkwood?.priceClass)?.from

const nextButton = (form: Page | Frame) => form.getByRole('button', { name: 'Volgende' })
const reviewButton = (form: Page | Frame) => form.getByRole('button', { name: 'Naar je overzicht' })
const way = (form: Page | Frame, name: string) => form.getByRole('link', { name, exact: true })
const field = (form: Page | Frame, label: string) => form.getByLabel(label)
/** The hint at a field, as screen readers get it; none for a field that is right. */
const hint = (form: Page, label: string) =>
  field(form, label).evaluate(
    (node) =>
      document.getElementById(
        node.getAttribute('aria-invalid') ? (node.getAttribute('aria-describedby') ?? '') : '',
      )?.textContent ?? '',
  )

/** Notes the e-mails that are opened instead of opening them. */
const catchMail = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (!(link && link.protocol === 'mailto:')) return
      event.preventDefault()
      const { dataset } = document.documentElement
      dataset.mail = `${dataset.mail ?? ''}${link.target} ${link.href}\n`
    }),
  )

/** The e-mails that were opened, each with where it was opened. */
async function mails(form: Page | Frame) {
  const noted = (await form.locator('html').getAttribute('data-mail')) ?? ''
  return noted.split('\n').flatMap((line) => {
    const [target = '', address] = line.split(' ')
    if (!address) return []
    const url = new URL(address)
    return {
      target,
      to: url.pathname,
      subject: url.searchParams.get('subject'),
      lines: url.searchParams.get('body')?.split('\r\n'),
    }
  })
}

const bookingFields = [
  'Gelegenheid',
  'Datum',
  'Stad of zaal',
  'Act',
  'Aantal gasten',
  'Budget',
  'Naam *',
  'E-mail *',
  'Telefoon',
  'Bericht',
]

test('every field has a label, and without an act or with an unknown one nothing is chosen', async ({
  shared: { page, open, errors },
}) => {
  await open('/booking/')
  expect(await page.locator('iframe[data-form]').getAttribute('src')).toBe('/formulier/aanvraag/')
  expect(await field(await formIn(page), 'Act').inputValue()).toBe('')
  for (const [path, labels] of [
    ['/formulier/aanvraag/?act=onzin', bookingFields],
    ['/formulier/contact/', ['Naam *', 'E-mail *', 'Telefoon', 'Bericht *']],
  ] as const) {
    await open(path)
    for (const label of labels) expect(await field(page, label).count(), label).toBe(1)
    expect(await page.locator('input, select, textarea').count()).toBe(labels.length)
    if (labels !== bookingFields) continue
    expect(await field(page, 'Act').inputValue()).toBe('')
    expect(await field(page, 'Act').locator('option').count()).toBe(acts.length + 1)
  }
  expect(errors).toEqual([])
})

test('wrong answers are named at their fields, step by step, until they are corrected', async ({
  shared: { page, open },
}) => {
  await open('/formulier/aanvraag/')
  await field(page, 'Datum').fill('2020-01-01')
  await nextButton(page).click()
  expect(await hint(page, 'Datum')).toBe('Kies een dag vanaf vandaag')
  expect(await focused(page)).toBe('Datum')
  await field(page, 'Datum').fill('')
  await nextButton(page).click()
  await field(page, 'Aantal gasten').fill('-3')
  await nextButton(page).click()
  expect(await hint(page, 'Aantal gasten')).toBe('Vul een geheel getal in, 1 of meer')
  await field(page, 'Aantal gasten').fill('80')
  expect(await hint(page, 'Aantal gasten')).toBe('')
  expect(await field(page, 'Aantal gasten').getAttribute('aria-describedby')).toBe(null)
  await nextButton(page).click()
  await field(page, 'Naam *').fill(' ')
  await field(page, 'E-mail *').fill('jo@')
  await reviewButton(page).click()
  expect(await hint(page, 'Naam *')).toBe('Vul je naam in')
  expect(await hint(page, 'E-mail *')).toBe('Vul een geldig e-mailadres in')
  expect(await focused(page)).toBe('Naam *')
  expect(await page.getByRole('heading', { name: 'Je aanvraag staat klaar' }).count()).toBe(0)
})

test.for(sampled([390, 768, 1440], 1))(
  'each step fits its frame at %i pixels, the last with all its hints, nothing is lost on the way back, and the frame grows with the form',
  async (width, { visit }) => {
    const { page, open } = await visit({ viewport: { width, height: 844 } })
    await open('/booking/')
    const form = await formIn(page)
    const beyond = () => form.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    const progress = form.locator('.form-progress')
    expect(await progress.innerText()).toBe('Stap 1 van 3')
    await expect.poll(beyond).toBe(0)
    expect(await field(form, 'Gelegenheid').inputValue()).toBe('')
    await field(form, 'Stad of zaal').fill('Gent')
    await nextButton(form).click()
    expect(await progress.innerText()).toBe('Stap 2 van 3')
    await expect.poll(beyond).toBe(0)
    await nextButton(form).click()
    await reviewButton(form).click()
    expect(await form.locator('.form-hint').count()).toBe(2)
    expect(await progress.innerText()).toBe('Stap 3 van 3')
    await expect.poll(beyond).toBe(0)
    await form.getByRole('button', { name: 'Vorige' }).click()
    await form.getByRole('button', { name: 'Vorige' }).click()
    expect(await focused(form)).toBe('Gelegenheid')
    expect(await field(form, 'Stad of zaal').inputValue()).toBe('Gent')
    await field(form, 'Gelegenheid').evaluate((field) => (field.style.height = '900px'))
    await expect
      .poll(() => page.locator('iframe[data-form]').evaluate((frame) => frame.clientHeight))
      .toBeGreaterThan(900)
    await expect.poll(beyond).toBe(0)
    // No more than the form needs.
    expect(
      await form.evaluate(
        () => innerHeight - Math.ceil(document.querySelector('form')?.getBoundingClientRect().bottom ?? 0),
      ),
    ).toBeLessThanOrEqual(1)
  },
)

test('acts, occasion and city of the page before stand in the form, and the acts above it', async ({
  visit,
}) => {
  const { page, open } = await visit()
  await open('/booking/?act=silkwood&act=mj-history&occasion=bruiloft&city=gent&note=Met+ceremonie')
  const form = await formIn(page)
  const whole = page.getByRole('link', { name: 'Open het formulier in een eigen venster' })
  expect(await whole.getAttribute('href')).toMatch(/\/formulier\/aanvraag\/\?act=silkwood&act=mj-history&/)
  expect(await field(form, 'Act').locator('option:checked').innerText()).toBe('Silkwood')
  expect(await field(form, 'Gelegenheid').inputValue()).toBe('bruiloft')
  expect(await field(form, 'Stad of zaal').inputValue()).toBe('Gent')
  expect(await form.locator('[data-field=message]').inputValue()).toBe(
    'Ook interesse in: MJ History\nMet ceremonie',
  )
  await page.locator('.form-chosen strong').first().waitFor()
  expect(await page.locator('.form-chosen strong').allInnerTexts()).toEqual(['Silkwood', 'MJ History'])
  // With the price of the evening.
  await expect
    .poll(() => page.locator('.form-chosen p').allTextContents())
    .toEqual([
      expect.stringMatching(/^€.*voor een bruiloft, met de rit naar Gent/),
      expect.stringMatching(/^€.*voor een bruiloft, met de rit naar Gent/),
    ])
  expect(await page.getByRole('link', { name: 'Wijzig' }).getAttribute('href')).toBe('/artists/')
})

test('a chosen act can be taken away: the next one takes its place in the form, and what was written stays', async ({
  visit,
}) => {
  const { page, open } = await visit()
  await open('/booking/?act=silkwood&act=mj-history&act=1984')
  const form = await formIn(page)
  const message = form.locator('[data-field=message]')
  await page.getByRole('button', { name: 'Haal Silkwood weg' }).waitFor()
  await message.evaluate((area: HTMLTextAreaElement) => (area.value += '\nMet de hond'))
  await page.getByRole('button', { name: 'Haal Silkwood weg' }).click()
  expect(await field(form, 'Act').locator('option:checked').innerText()).toBe('MJ History')
  expect(await message.inputValue()).toBe('Ook interesse in: 1984\nMet de hond')
  expect(await focused(page)).toBe('Haal MJ History weg')
  for (const name of ['MJ History', '1984'])
    await page.getByRole('button', { name: `Haal ${name} weg` }).press('Enter')
  expect([await field(form, 'Act').inputValue(), await message.inputValue()]).toEqual(['', 'Met de hond'])
})

test.for([
  [390, 844],
  [375, 667],
  [1440, 900],
] as const)(
  'the first field is on the first screen of %i × %i pixels, and what is known is one line in place of its questions',
  async ([width, height], { visit }) => {
    const { page, open } = await visit({ viewport: { width, height } })
    await open('/booking/?act=silkwood')
    const first = async (label: string) => {
      const form = await formIn(page)
      await page.evaluate(() => scrollTo(0, 0))
      const box = await field(form, label).boundingBox()
      const bar = page.getByRole('complementary', { name: 'Jouw feest' })
      const end = (await bar.isVisible()) ? (await bar.boundingBox())?.y : height
      return (box?.y ?? height) + (box?.height ?? 0) <= (end ?? 0)
    }
    expect(await first('Gelegenheid')).toBe(true)
    await page.evaluate(() =>
      localStorage.setItem('party', 'occasion=bruiloft&date=2031-06-14&city=gent&guests=120&budget=3000'),
    )
    await page.reload()
    expect(await first('Naam *')).toBe(true)
    const form = await formIn(page)
    expect(await form.locator('.form-progress span').innerText()).toBe(
      'Bruiloft · 14 juni 2031 · Gent · 120 gasten · tot €\u00a03.000',
    )
    expect(await form.locator('[data-field]:visible').count()).toBe(4)
    await form.getByRole('button', { name: 'Wijzig' }).click()
    expect(await focused(form)).toBe('Gelegenheid')
    expect(await field(form, 'Stad of zaal').inputValue()).toBe('Gent')
  },
)

test('the end has one way that leads, WhatsApp on a phone and mail on a desktop, and says what happens next', async ({
  visit,
}) => {
  for (const [hasTouch, name] of [
    [true, 'Verstuur met WhatsApp'],
    [false, 'Verstuur met e-mail'],
  ] as const) {
    const { page, open } = await visit({ hasTouch, isMobile: hasTouch })
    await open('/booking/')
    const form = await formIn(page)
    await writeOnly(form)
    expect(await form.locator('.form-summary .button-main').allInnerTexts()).toEqual([name])
    expect(await form.getByRole('listitem').count()).toBe(3)
  }
})

test('a day that has passed since it was stored is asked again, and is not in the request', async ({
  visit,
}) => {
  const { page, open } = await visit()
  await page.addInitScript(() => localStorage.setItem('party', 'occasion=bruiloft&date=2020-06-13&city=gent'))
  await open('/formulier/aanvraag/')
  expect(await page.locator('.form-progress span').innerText()).toBe('Bruiloft · Gent')
  expect(await field(page, 'Gelegenheid').isVisible()).toBe(false)
  await nextButton(page).click()
  expect(await hint(page, 'Datum')).toBe('Kies een dag vanaf vandaag')
})

test('the bar and the form of a page whose address has answers follow each other', async ({ visit }) => {
  const { page, open } = await visit()
  // The city is stored already: what is chosen below changes nothing in the storage.
  await page.addInitScript(() => localStorage.setItem('party', 'city=leuven'))
  await open('/booking/?act=silkwood&city=gent')
  const form = await formIn(page)
  const bar = page.getByRole('complementary', { name: 'Jouw feest' })
  await expect.poll(() => bar.innerText()).toContain('Gent')
  await form.getByRole('button', { name: 'Wijzig' }).click()
  await field(form, 'Stad of zaal').fill('Leuven')
  await field(form, 'Stad of zaal').press('Tab')
  await expect.poll(() => bar.innerText()).toContain('Leuven')
  await page.evaluate(() => dispatchEvent(new Event('edit-party')))
  const questions = page.getByRole('dialog', { name: 'Jouw feest' })
  await questions.getByLabel('Stad').selectOption('gent')
  await questions.getByRole('button', { name: 'Klaar' }).click()
  await expect.poll(() => field(form, 'Stad of zaal').inputValue()).toBe('Gent')
  expect(new URL(page.url()).search).toBe('?act=silkwood&city=gent')
  // What is written stays as it is, also where the bar has the same answer in other words.
  await nextButton(form).click()
  await field(form, 'Budget').fill('2500')
  await field(form, 'Budget').press('Tab')
  await expect.poll(() => bar.innerText()).toContain('2.500')
  expect(await field(form, 'Budget').inputValue()).toBe('2500')
})

test('the price of a page before stands in the form as the budget', async ({ visit }) => {
  const { page, open } = await visit()
  await open('/booking/?budget=%E2%82%AC%20900+tot+%E2%82%AC%201.350')
  expect(await field(await formIn(page), 'Budget').inputValue()).toBe('€ 900 tot € 1.350')
})

/** Skips all questions but those that need an answer. */
async function writeOnly(form: Frame) {
  await nextButton(form).click()
  await nextButton(form).click()
  await introduce(form)
}

async function introduce(form: Frame, message = 'Hallo') {
  await field(form, 'Naam *').fill('Jo')
  await field(form, 'E-mail *').fill('jo+feest@example.be')
  await form.locator('[data-field=message]').fill(message)
  await reviewButton(form).click()
}

/** Opens the page of a form whose e-mails are caught, with statistics around the frame. */
async function openForm({ page, open }: Visit, path: string): Promise<Frame> {
  await addStatistics(page)
  await catchMail(page)
  await open(path)
  return formIn(page)
}

test('the summary offers four ways, sends nothing itself, and the statistics around the frame get one event', async ({
  visit,
}) => {
  const visitor = await visit()
  const form = await openForm(visitor, '/booking/?act=silkwood')
  await field(form, 'Gelegenheid').selectOption('Evenement')
  await field(form, 'Datum').fill('2031-08-12')
  await nextButton(form).click()
  await field(form, 'Aantal gasten').fill('120')
  await nextButton(form).click()
  await introduce(form, 'Eén lijn\nTwee & drie')
  expect(await form.getByRole('heading', { name: 'Je aanvraag staat klaar' }).count()).toBe(1)
  expect(await mails(form)).toEqual([])
  expect(await sentEvents(visitor.page)).toEqual([])

  const lines = [
    'Gelegenheid: Evenement',
    'Datum: 12 augustus 2031',
    'Act: Silkwood',
    'Aantal gasten: 120',
    'Naam: Jo',
    'E-mail: jo+feest@example.be',
    'Bericht: Eén lijn',
    'Twee & drie',
  ]
  await way(form, 'Verstuur met e-mail').click()
  await way(form, 'Verstuur met e-mail').click()
  const [first, second] = await mails(form)
  expect(first).toEqual({ target: '_top', to: site.email, subject: 'Boekingsaanvraag', lines })
  expect(second).toEqual(first)
  const whatsApp = new URL((await way(form, 'Verstuur met WhatsApp').getAttribute('href')) ?? '')
  expect([whatsApp.host, whatsApp.searchParams.get('text')]).toEqual(['wa.me', lines.join('\n')])
  expect(await way(form, `Bel ${site.phone}`).getAttribute('href')).toBe(
    `tel:${site.phone.replaceAll(' ', '')}`,
  )
  expect(await form.getByRole('button', { name: 'Kopieer de tekst' }).count()).toBe(1)
  const inquiry = {
    artist_name: 'Silkwood',
    event_type: 'evenement',
    estimated_value: priceFrom,
    currency: 'EUR',
    content_type: 'conversion_inquiry',
  }
  expect(await sentEvents(visitor.page)).toEqual([['event', 'booking_inquiry', inquiry]])

  await form.getByRole('button', { name: 'Wijzig je antwoorden' }).click()
  expect(await focused(form)).toBe('Naam *')
  expect(await field(form, 'Naam *').inputValue()).toBe('Jo')
  expect(visitor.errors).toEqual([])
})

test('a request without an occasion is reported as an event in general, and the contact form reports no booking', async ({
  visit,
}) => {
  const visitor = await visit()
  const booking = await openForm(visitor, '/booking/?act=silkwood')
  await writeOnly(booking)
  await way(booking, 'Verstuur met e-mail').click()
  expect(await sentEvents(visitor.page)).toMatchObject([
    ['event', 'booking_inquiry', { artist_name: 'Silkwood', event_type: 'evenement' }],
  ])

  await visitor.open('/contact/')
  const contact = await formIn(visitor.page)
  await introduce(contact)
  await way(contact, 'Verstuur met e-mail').click()
  expect(await mails(contact)).toMatchObject([
    {
      subject: 'Bericht via de website',
      lines: ['Naam: Jo', 'E-mail: jo+feest@example.be', 'Bericht: Hallo'],
    },
  ])
  expect(await sentEvents(visitor.page)).toEqual([])
})

test('the whole booking form can be filled in and sent with the keyboard alone', async ({ visit }) => {
  const { page, open } = await visit()
  await catchMail(page)
  await open('/formulier/aanvraag/')
  // One figure for day and month, whose order is the browser's own; a list goes to the entry that begins with
  // what is typed.
  const keys = ['Fest', '08082031', 'Gent', 'Winn', '80', '2500', 'Jo', 'jo@example.be', '016', 'Hallo']
  for (const [index, label] of bookingFields.entries()) {
    for (let presses = 0; (await focused(page)) !== label && presses < 20; presses++)
      await page.keyboard.press('Tab')
    await page.keyboard.type(keys[index] ?? '')
    // The last field of a step: Enter goes on.
    if (['Stad of zaal', 'Budget'].includes(label)) await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const answers = [
    'Festival',
    '8 augustus 2031',
    'Gent',
    'Winnetoe',
    '80',
    'tot €\u00a02.500',
    'Jo',
    'jo@example.be',
    '016',
    'Hallo',
  ]
  expect((await mails(page))[0]?.lines).toEqual(
    bookingFields.map((label, index) => `${label.replace(' *', '')}: ${answers[index]}`),
  )
})
