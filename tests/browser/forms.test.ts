/** The forms in their frames: the chosen act arrives, mistakes are named, and the answers become a prepared e-mail. */
import type { Frame, Page } from 'playwright-core'
import { acts } from '../small-project/data/acts.ts'
import { priceClasses } from '../small-project/data/prices.ts'
import { site } from '../small-project/data/site.ts'
import { addStatistics, expect, focused, sentEvents, test, type Visit } from './browser.ts'

const silkwood = acts.find(({ slug }) => slug === 'silkwood')
/** The lower end of its price class. */
const priceFrom = priceClasses.find(({ key }) => key === silkwood?.priceClass)?.from

const submitButton = (form: Page | Frame) => form.getByRole('button', { name: 'Zet klaar in mijn mail' })
const field = (form: Page | Frame, label: string) => form.getByLabel(label)
/** What the browser says of a field when it refuses the form. */
const hint = (form: Page, label: string) => field(form, label).evaluate((node: HTMLInputElement) => node.validationMessage)

/** The page's frame, once it shows the address that it has in the end: it is loaded when it comes near, perhaps before the script names the act. */
async function formIn(page: Page): Promise<Frame> {
  const frame = page.locator('iframe[data-form]')
  await frame.scrollIntoViewIfNeeded()
  const address = await frame.evaluate((node: HTMLIFrameElement) => node.src)
  const form = await (await frame.elementHandle())?.contentFrame()
  if (!form) throw new Error('The page has no frame with a form.')
  await form.waitForURL(address, { waitUntil: 'load' })
  return form
}

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
    return { target, to: url.pathname, subject: url.searchParams.get('subject'), lines: url.searchParams.get('body')?.split('\r\n') }
  })
}

test('the chosen act reaches the form, and the link around the frame', async ({ shared: { page, open, errors } }) => {
  await open('/booking/?act=silkwood')
  const form = await formIn(page)
  expect(await field(form, 'Act').inputValue()).toBe('silkwood')
  expect(await field(form, 'Act').locator('option:checked').innerText()).toBe('Silkwood')
  expect(await page.getByRole('link', { name: 'Open het formulier in een eigen venster' }).getAttribute('href')).toMatch(
    /\/formulier\/aanvraag\/\?act=silkwood$/,
  )
  expect(errors).toEqual([])
})

test('a booking button of an act leads to a form with that act', async ({ shared: { page, open } }) => {
  await open('/mj-history-gent/')
  await page.getByRole('link', { name: 'Boekingsaanvraag versturen' }).first().click()
  await page.waitForURL('**/booking/?act=mj-history&city=gent')
  expect(await field(await formIn(page), 'Act').inputValue()).toBe('mj-history')
})

test('without an act, or with an unknown one, nothing is chosen', async ({ shared: { page, open } }) => {
  await open('/booking/')
  expect(await page.locator('iframe[data-form]').getAttribute('src')).toBe('/formulier/aanvraag/')
  expect(await field(await formIn(page), 'Act').inputValue()).toBe('')
  await open('/formulier/aanvraag/?act=onzin')
  expect(await field(page, 'Act').inputValue()).toBe('')
  expect(await field(page, 'Act').locator('option').count()).toBe(acts.length + 1)
})

const bookingFields = ['Naam *', 'E-mail *', 'Telefoon', 'Act', 'Gelegenheid', 'Datum', 'Stad of zaal', 'Aantal gasten', 'Budget', 'Bericht *']

test.for([
  ['/formulier/aanvraag/', bookingFields],
  ['/formulier/contact/', ['Naam *', 'E-mail *', 'Telefoon', 'Bericht *']],
] as const)('every field of %s has a label', async ([path, labels], { shared: { page, open } }) => {
  await open(path)
  for (const label of labels) expect(await field(page, label).count(), label).toBe(1)
  expect(await page.locator('input, select, textarea').count()).toBe(labels.length)
})

test('missing and invalid answers are reported in Dutch until they are corrected', async ({ shared: { page, open } }) => {
  await open('/formulier/aanvraag/')
  await submitButton(page).click()
  expect(await hint(page, 'Naam *')).toBe('Vul je naam in')
  expect(await hint(page, 'E-mail *')).toBe('Vul een geldig e-mailadres in')
  expect(await hint(page, 'Bericht *')).toBe('Vul je bericht in')
  expect(await focused(page)).toBe('Naam *')

  await field(page, 'Naam *').fill('Jo')
  expect(await hint(page, 'Naam *')).toBe('')
  await field(page, 'E-mail *').fill('jo@')
  await field(page, 'Bericht *').fill('Hallo')
  await field(page, 'Aantal gasten').fill('12.5')
  await submitButton(page).click()
  expect(await hint(page, 'E-mail *')).toBe('Vul een geldig e-mailadres in')
  expect(await hint(page, 'Aantal gasten')).toBe('Vul een geheel getal in')
  expect(await page.getByRole('status').innerText()).toBe('')
})

async function fillBooking(form: Frame) {
  await field(form, 'Naam *').fill('Jo Peeters')
  await field(form, 'E-mail *').fill('jo+feest@example.be')
  await field(form, 'Gelegenheid').selectOption('Ander evenement')
  await field(form, 'Datum').fill('2026-08-12')
  await field(form, 'Aantal gasten').fill('120')
  await field(form, 'Bericht *').fill('Eén lijn\nTwee & drie')
}

/** Opens the page of a form whose e-mails are caught, with statistics around the frame. */
async function openForm({ page, open }: Visit, path: string): Promise<Frame> {
  await addStatistics(page)
  await catchMail(page)
  await open(path)
  return formIn(page)
}

test('the answers become an e-mail, once, and the statistics around the frame get the event', async ({ visit }) => {
  const visitor = await visit()
  const form = await openForm(visitor, '/booking/?act=silkwood')
  await fillBooking(form)
  await submitButton(form).click()

  expect(await mails(form)).toEqual([
    {
      target: '_top',
      to: site.email,
      subject: 'Boekingsaanvraag',
      lines: [
        'Naam: Jo Peeters',
        'E-mail: jo+feest@example.be',
        'Act: Silkwood',
        'Gelegenheid: Ander evenement',
        'Datum: 12 augustus 2026',
        'Aantal gasten: 120',
        'Bericht: Eén lijn',
        'Twee & drie',
      ],
    },
  ])
  const inquiry = { artist_name: 'Silkwood', event_type: 'evenement', estimated_value: priceFrom, currency: 'EUR', content_type: 'conversion_inquiry' }
  expect(await sentEvents(visitor.page)).toEqual([['event', 'booking_inquiry', inquiry]])
  expect(visitor.errors).toEqual([])
})

test('without a mail program, a message explains what happened, and the visitor can try again', async ({ visit }) => {
  const visitor = await visit()
  const form = await openForm(visitor, '/booking/?act=silkwood')
  await fillBooking(form)
  await submitButton(form).click()
  expect(await form.getByRole('status').innerText()).toBe('Je e-mail staat klaar in je mailprogramma. Probeer het opnieuw')
  await form.getByRole('link', { name: 'Probeer het opnieuw' }).click()
  const [first, second, ...rest] = await mails(form)
  expect(second).toEqual(first)
  expect(rest).toEqual([])
})

test('the contact form prepares its e-mail and reports no booking', async ({ visit }) => {
  const visitor = await visit()
  const form = await openForm(visitor, '/contact/')
  await field(form, 'Naam *').fill('Jo')
  await field(form, 'E-mail *').fill('jo@example.be')
  await field(form, 'Bericht *').fill('Hallo')
  await submitButton(form).click()
  expect(await mails(form)).toMatchObject([{ subject: 'Bericht via de website', lines: ['Naam: Jo', 'E-mail: jo@example.be', 'Bericht: Hallo'] }])
  expect(await sentEvents(visitor.page)).toEqual([])
})

test('the whole booking form can be filled in and sent with the keyboard alone', async ({ visit }) => {
  const { page, open } = await visit()
  await catchMail(page)
  await open('/formulier/aanvraag/')
  // One figure for day and month, whose order is the browser's own; a list goes to the entry that begins with what is typed.
  const keys = ['Jo', 'jo@example.be', '016', 'Winn', 'Fest', '08082026', 'Gent', '80', '2500', 'Hallo']
  for (const [index, label] of bookingFields.entries()) {
    while ((await focused(page)) !== label) await page.keyboard.press('Tab')
    await page.keyboard.type(keys[index] ?? '')
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const answers = ['Jo', 'jo@example.be', '016', 'Winnetoe', 'Festival', '8 augustus 2026', 'Gent', '80', '2500', 'Hallo']
  expect((await mails(page))[0]?.lines).toEqual(bookingFields.map((label, index) => `${label.replace(' *', '')}: ${answers[index]}`))
})
