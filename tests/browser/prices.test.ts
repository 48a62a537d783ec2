/** What a visitor meets where the price of one act is on request. */
import { preview } from '../../generator/dev/preview.ts'
import { projectRoot, sharedSmallSite } from '../project.ts'
import { expect, hangPoster, test } from './browser.ts'

let served: Promise<string> | undefined
const origin = () => {
  const out = sharedSmallSite('prices-one-act', (project) =>
    project.edit(
      'data/acts.ts',
      /(slug: 'silkwood',[\s\S]*?\n {4})price: \{.*\},\n/,
      "$1price: 'on request',\n",
    ),
  )
  served ??= preview({ root: projectRoot, out, port: 0 })
  return served
}

test('with a budget the act is in a group of its own, behind what fits and before what does not; by price it is last', async ({
  visit,
}) => {
  const { page, open, errors } = await visit({ origin: await origin() })
  await open('/artists/?budget=2700')
  const group = page.getByRole('heading', { name: 'Prijs op aanvraag (1)' })
  await group.waitFor()
  const names = () => page.locator('[data-acts] h3').allTextContents()
  const all = await names()
  const fold = await page.locator('.act-others h3').allTextContents()
  expect(all.slice(0, -fold.length).at(-1)).toBe('Silkwood')
  expect(await page.locator('[data-act=silkwood] .act-card-fit').innerText()).toBe('Past: prijs op aanvraag')
  expect(await page.locator('[data-act=silkwood] .act-card-price').innerText()).toBe('Prijs op aanvraag')

  await open('/artists/?order=price')
  await expect.poll(async () => (await names()).at(-1)).toBe('Silkwood')
  expect(await names()).toHaveLength(all.length)
  expect(await group.count()).toBe(0)
  // The slider begins at the lowest price that there is.
  expect(await page.locator('.act-budget input').getAttribute('min')).toBe('1800')
  expect(errors).toEqual([])
})

test('a plan of the evening says what is missing from its sum, the comparison and the bar say that the price is on request', async ({
  visit,
}) => {
  const { page, open, errors } = await visit({ origin: await origin() })
  await page.addInitScript(() => localStorage.setItem('party', 'occasion=bruiloft&city=gent'))
  await open('/coverband-bruiloft/?evening=receptie:silkwood,dans:the-rover')
  const total = page.locator('.evening-total')
  await expect
    .poll(() => total.innerText())
    .toMatch(/^Samen €\s[\d.]+ tot €\s[\d.]+ .*rit naar Gent\. Van Silkwood vraag je de prijs aan$/)
  await page.getByRole('button', { name: 'Receptie: Silkwood' }).click()
  const choice = page.getByRole('dialog').locator('label', { hasText: 'Silkwood' })
  expect(await choice.innerText()).toContain('duo, prijs op aanvraag')
  await page.keyboard.press('Escape')
  const request = page.getByRole('link', { name: 'Vraag deze avond aan' })
  const asked = new URL((await request.getAttribute('href')) ?? '', page.url()).searchParams
  expect(asked.get('budget')).toMatch(/^€.*\. Van Silkwood vraag je de prijs aan$/)
  await hangPoster(page, 'Dans')
  expect(await total.innerText()).toBe('Van Silkwood vraag je de prijs aan')

  await open('/favorieten/#silkwood,the-rover')
  const prices = page.locator('.shortlist tr:has(.shortlist-price) td')
  await expect.poll(() => prices.allInnerTexts()).toEqual(['op aanvraag', expect.stringMatching(/^€/)])

  await open('/artist/silkwood/')
  await page.getByRole('complementary', { name: 'Jouw feest' }).waitFor()
  expect(await page.locator('.booking-bar p').innerText()).toMatch(/Prijs op aanvraag\s*Gent · Bruiloft$/)
  expect(await page.locator('.party > .party-fit').innerText()).not.toContain('€')
  expect(errors).toEqual([])
})
