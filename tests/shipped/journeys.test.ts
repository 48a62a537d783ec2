/**
 * Whole journeys of organisers through the demonstration, from the first sentence to the finished request: how
 * many taps they take, and that nothing jumps that was not asked to move.
 */
import type { Frame, Locator, Page } from 'playwright-core'
import { beforeAll } from 'vitest'
import { preview } from '../../generator/dev/preview.ts'
import { expect, formIn, test, type Visit } from '../browser/browser.ts'
import { projectRoot, sharedSite } from '../project.ts'

let origin: string
beforeAll(async () => {
  origin = await preview({ root: projectRoot, out: sharedSite(), port: 0 })
})

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

/**
 * What an answer is meant to move: the acts, into another order; in the form, what stands below its questions;
 * and the visitor's own bar.
 */
const asked = '#alle, .form, .party'

/** Reports what jumped on the pages of a visit by more than 4 pixels, and was not asked to. */
async function watchJumps({ page }: Visit): Promise<() => readonly string[]> {
  const jumps: string[] = []
  await page.exposeFunction('reportJump', (jump: string) => jumps.push(jump))
  await page.addInitScript((asked) => {
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries())
        for (const { node, previousRect: from, currentRect: to } of sources ?? []) {
          const element = node instanceof Element ? node : node?.parentElement
          const far = Math.max(Math.abs(to.top - from.top), Math.abs(to.left - from.left))
          // Without a size before or after, it came or went.
          if (far > 4 && from.height > 0 && to.height > 0 && element && !element.closest(asked))
            window.reportJump?.(
              `${location.pathname}: ${element.tagName}.${element.className} ${Math.round(far)} px, ${element.textContent?.slice(0, 40)}`,
            )
        }
    }).observe({ type: 'layout-shift', buffered: true })
  }, asked)
  return () => jumps
}

declare global {
  interface PerformanceEntry {
    /** Of a shift of the layout: where each part was, and where it is. */
    sources?: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
  }
  interface Window {
    reportJump?: (jump: string) => void
  }
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

test('a wedding in Mechelen, on a phone: from the sentence of the home page to the finished request in 16 taps, and nothing is asked twice', async ({
  visit,
}) => {
  const visitor = await visit({ ...phone, origin })
  const { page, open, errors } = visitor
  const jumps = await watchJumps(visitor)
  const hand = new Hand()
  await open('/')
  await hand.choose(page.getByLabel('Gelegenheid').first(), 'bruiloft')
  await hand.choose(page.getByLabel('Stad').first(), 'mechelen')
  // The date picker counts as the field that opens it.
  await hand.write(page.getByLabel(/^Datum/).first(), '2031-06-14')
  await hand.press(page.getByRole('button', { name: /^Toon/ }))
  await page.waitForURL('**/artists/**')
  await yourParty(page).waitFor()
  await hand.press(yourParty(page))
  await hand.write(page.getByLabel('Aantal gasten'), '120')
  await hand.write(page.getByLabel('Budget (€)'), '3000')
  await hand.press(done(page))
  await expect.poll(() => page.getByText('Past: bruiloft, 120 gasten').count()).toBeGreaterThan(0)
  await hand.press(page.locator('[data-act=silkwood] .arrow-link'))
  await page.waitForURL('**/artist/silkwood/**')
  await hand.press(page.locator('[href*="/booking/?act=silkwood"]:visible').first())
  await page.waitForURL('**/booking/**')
  const form = await formIn(page)
  expect(await form.locator('.form-progress span').innerText()).toBe(
    'Bruiloft · 14 juni 2031 · Mechelen · 120 gasten · tot €\u00a03.000',
  )
  await introduce(hand, form)
  await form.getByRole('link', { name: 'Verstuur met WhatsApp' }).waitFor()
  expect(hand.taps).toBeLessThanOrEqual(16)
  expect(jumps()).toEqual([])
  expect(errors).toEqual([])
})

test('a tribute to Coldplay for a festival in Kortrijk, on a phone: from the search to the finished request in 12 taps', async ({
  visit,
}) => {
  const visitor = await visit({ ...phone, origin })
  const { page, open, errors } = visitor
  const jumps = await watchJumps(visitor)
  const hand = new Hand()
  await open('/artists/')
  await hand.write(page.getByRole('searchbox'), 'coldplay')
  await hand.press(page.locator('[data-act=coldplayers] .arrow-link'))
  await page.waitForURL('**/artist/coldplayers/**')
  await hand.press(page.locator('[href*="/booking/?act=coldplayers"]:visible').first())
  await page.waitForURL('**/booking/**')
  const form = await formIn(page)
  await hand.choose(form.getByLabel('Gelegenheid'), 'festival')
  await hand.write(form.getByLabel('Stad of zaal'), 'Kortrijk')
  await hand.press(form.getByRole('button', { name: 'Volgende' }))
  // The act stands beside the form.
  expect(await form.getByLabel('Act').isVisible()).toBe(false)
  await hand.press(form.getByRole('button', { name: 'Volgende' }))
  await introduce(hand, form)
  expect(hand.taps).toBeLessThanOrEqual(12)
  expect(jumps()).toEqual([])
  expect(errors).toEqual([])
})

test('three bands for a company party, on a desktop: to the comparison, which knows the party, and to a request for one', async ({
  visit,
}) => {
  const visitor = await visit({ viewport: { width: 1440, height: 900 }, origin })
  const { page, open, errors } = visitor
  const jumps = await watchJumps(visitor)
  const hand = new Hand()
  await open('/artists/')
  for (const act of ['Silkwood', 'The Rover', 'Band Marginal'])
    await hand.press(page.getByRole('button', { name: `Bewaar ${act}`, exact: true }))
  await yourParty(page).waitFor()
  await hand.press(yourParty(page))
  const dialog = page.getByRole('dialog', { name: 'Jouw feest' })
  await hand.choose(dialog.getByLabel('Gelegenheid'), 'bedrijfsfeest')
  await hand.choose(dialog.getByLabel('Stad'), 'mechelen')
  await hand.write(dialog.getByLabel('Aantal gasten'), '150')
  await hand.press(done(page))
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
  expect(await form.locator('.form-progress span').innerText()).toBe('Bedrijfsfeest · Mechelen · 150 gasten')
  expect(jumps()).toEqual([])
  expect(errors).toEqual([])
})
