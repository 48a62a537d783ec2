/** What the owner's statistics receive: nothing else, nothing twice, and nothing where there are none. */
import type { Page } from 'playwright-core'
import { acts } from '../small-project/data/acts.ts'
import { priceClasses } from '../small-project/data/prices.ts'
import { addStatistics, expect, holdLinks, sentEvents, test } from './browser.ts'

/** The lower end of an act's price class. */
const priceFrom = (slug: string) =>
  priceClasses.find(({ key }) => key === acts.find((act) => act.slug === slug)?.priceClass)?.from

const inquiry = (name: string, slug: string, occasion: string) => [
  'event',
  'booking_inquiry',
  {
    artist_name: name,
    event_type: occasion,
    estimated_value: priceFrom(slug),
    currency: 'EUR',
    content_type: 'conversion_inquiry',
  },
]
const callToAction = (page: string, position: string) => ['event', 'cta_click', { page, position }]

const heroButton = (page: Page) => page.getByRole('link', { name: 'Boekingsaanvraag versturen' }).first()

test('a booking button reports its position, on an act’s page also the request, and on that of an occasion the occasion', async ({
  visit,
}) => {
  const { page, open } = await visit()
  await addStatistics(page)
  await open('/artist/silkwood/')
  await holdLinks(page)
  await heroButton(page).click()
  await page
    .getByRole('navigation', { name: 'Hoofdmenu' })
    .getByRole('link', { name: 'Boekingsaanvraag' })
    .click()
  await page.getByRole('link', { name: 'Boekingsaanvraag versturen' }).last().click()
  await page.getByRole('link', { name: 'Blog' }).first().click()
  expect(await sentEvents(page)).toEqual([
    callToAction('act', 'hero_cta'),
    inquiry('Silkwood', 'silkwood', 'evenement'),
    callToAction('site', 'header_cta'),
    callToAction('act', 'bottom_cta'),
    inquiry('Silkwood', 'silkwood', 'evenement'),
  ])

  await open('/mj-history-bruiloft/')
  await holdLinks(page)
  await heroButton(page).click()
  expect(await sentEvents(page)).toEqual([
    callToAction('act-bruiloft', 'hero_cta'),
    inquiry('MJ History', 'mj-history', 'bruiloft'),
  ])
})

/**
 * Scrolls until this part of the document has passed the bottom of the window, and waits until the page could
 * have noticed.
 */
const scrollTo = (page: Page, part: number) =>
  page.evaluate(async (part) => {
    window.scrollTo({ top: part * document.documentElement.scrollHeight - innerHeight, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  }, part)

test('reading three quarters of /coverband-boeken/ is reported once, and reading another page is not', async ({
  visit,
  origin,
}) => {
  const { page, open } = await visit()
  await addStatistics(page)
  await open('/coverband-boeken/')
  await scrollTo(page, 0.73)
  expect(await sentEvents(page)).toEqual([])
  await scrollTo(page, 0.76)
  const event = [
    'event',
    'scroll',
    { page_location: `${origin}/coverband-boeken/`, scroll_depth: 75, content_type: 'engagement' },
  ]
  expect(await sentEvents(page)).toEqual([event])
  await scrollTo(page, 0.5)
  await scrollTo(page, 1)
  expect(await sentEvents(page)).toEqual([event])

  await open('/coverband-prijzen/')
  await scrollTo(page, 1)
  expect(await sentEvents(page)).toEqual([])
})

test('without statistics nothing happens, and statistics that load late get the events from then on', async ({
  visit,
}) => {
  const { page, open, errors, foreign } = await visit()
  await open('/artist/silkwood/')
  await holdLinks(page)
  await heroButton(page).click()
  await page.evaluate(() => {
    window.gtag = (...event) => {
      document.documentElement.dataset.sent = JSON.stringify([event])
    }
  })
  await page
    .getByRole('navigation', { name: 'Hoofdmenu' })
    .getByRole('link', { name: 'Boekingsaanvraag' })
    .click()
  expect(await sentEvents(page)).toEqual([callToAction('site', 'header_cta')])
  expect(errors).toEqual([])
  expect(foreign).toEqual([])
})
