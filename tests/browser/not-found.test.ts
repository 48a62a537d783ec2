/**
 * A static server sends one and the same page for every unknown address; the script says what is missing
 * there.
 */
import type { Page } from 'playwright-core'
import { expect, test } from './browser.ts'

/** Heading, sentence, and the way back with where it leads. */
const message = async (page: Page) => {
  const back = page.locator('.hero').getByRole('link', { name: /^Terug naar/ })
  return [
    await page.locator('h1').innerText(),
    await page.locator('.lead').innerText(),
    await back.innerText(),
    await back.getAttribute('href'),
  ]
}

const general = 'De pagina die je zoekt bestaat niet of is verplaatst.'
const noArticle = 'Het opgevraagde blog artikel bestaat niet.'

// Which message belongs to which address, `templates/browser/not-found.test.ts` has in full.
test.for([
  ['/blog/onbekend/', 'Artikel niet gevonden', noArticle, 'Terug naar Blog', '/blog/'],
  [
    '/beyonc%C3%A9-knowles-tribute-boeken/',
    'Tribute niet gevonden',
    'Geen tribute bands gevonden voor beyoncé knowles',
    'Terug naar Artiesten',
    '/artists/',
  ],
  ['/onbekend/?van=een-link', 'Pagina niet gevonden', general, 'Terug naar Home', '/'],
] as const)('%s says %s', async ([path, ...expected], { shared: { page, open, lines } }) => {
  lines.length = 0
  await open(path)
  expect(await message(page)).toEqual(expected)
  expect(await page.title()).toContain(`${expected[0]} | `)
  expect(lines.filter((line) => line.startsWith('log: '))).toEqual([
    `log: Not found: ${decodeURI(path).replace(/\?.*/, '')}`,
  ])
})

test.for([
  ['/silkwod-gent/', 'Bedoelde je Silkwood?', '/artist/silkwood/'],
  ['/coverband-gnet/', 'Bedoelde je Gent?', '/coverband-gent/'],
] as const)('%s asks "%s"', async ([path, question, address], { shared: { page, open } }) => {
  await open(path)
  await page.getByRole('link', { name: question }).click()
  await page.waitForURL(`**${address}`)
})

test('the search field leads to the acts that it finds, the way back leads there, and nothing goes wrong', async ({
  visit,
}) => {
  const { page, open, errors, foreign } = await visit()
  await open('/onbekend/')
  // An address like no other has no suggestion.
  expect(await page.getByRole('link', { name: /^Bedoelde je/ }).count()).toBe(0)
  await page.getByLabel('Zoek een act').fill('cello & gitaar')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/artists/?search=cello%20%26%20gitaar')
  expect(await page.locator('[data-acts] h3').allInnerTexts()).toEqual(['Silkwood'])

  await open('/blog/onbekend/')
  await page.getByRole('link', { name: 'Terug naar Blog' }).click()
  await page.waitForURL('**/blog/')
  expect(await page.locator('[data-not-found]').count()).toBe(0)
  // The browser's own remark on the page that was asked for.
  expect(errors.filter((error) => !/status of 404/.test(error))).toEqual([])
  expect(foreign).toEqual([])
})

test('below a path, with addresses without a slash, the messages and ways back are the same', async ({
  visit,
  below,
}) => {
  const { page, open } = await visit({ origin: below })
  await open('/sub/blog/onbekend')
  expect(await message(page)).toEqual(['Artikel niet gevonden', noArticle, 'Terug naar Blog', '/sub/blog'])
  await open('/sub/silkwood-parijs')
  expect(await message(page)).toEqual([
    'Artist of stad niet gevonden',
    general,
    'Terug naar Artiesten',
    '/sub/artists',
  ])
  await page.getByRole('link', { name: 'Terug naar Artiesten' }).click()
  await page.waitForURL('**/sub/artists')
  // Another site of the same host: none of this site's names means anything there.
  await open('/web/silkwood-parijs')
  expect((await message(page))[0]).toBe('Pagina niet gevonden')
})
