/**
 * Films and enlarged pictures: nothing is loaded before somebody asks, nothing stays afterwards, and the
 * focus returns.
 */
import type { Page } from 'playwright-core'
import { acts } from '../small-project/data/acts.ts'
import { expect, focused, test } from './browser.ts'

const films = (page: Page) => page.getByRole('button', { name: /^Video van / })
const dialog = (page: Page) => page.getByRole('dialog')
const embeds = (page: Page) => page.locator('iframe').count()

/** The close event arrives in a task of its own, after which the dialog is empty. */
const closed = (page: Page) =>
  page.waitForFunction(
    () => !document.querySelector('dialog[open]') && !document.querySelector('dialog :is(iframe, picture)'),
  )

test('a film asks nothing of its host before somebody opens it', async ({ visit }) => {
  const { page, open, foreign, errors } = await visit()
  await open('/artists/')
  expect(await films(page).count()).toBe(acts.filter((act) => 'videoUrl' in act).length)
  expect(foreign).toEqual([])

  await films(page).first().click()
  await expect
    .poll(() => foreign)
    .toEqual([expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+\?autoplay=1$/)])
  expect(errors).toEqual([])
})

test('a film opens in a dialog with the act’s name, every way to close it gives the focus back, and a click inside leaves it open', async ({
  shared,
}) => {
  const { page, open } = shared
  await open('/artists/')
  const film = films(page).first()
  const [first = '', second = ''] = await films(page).allTextContents()
  const [, name = '', host] = /^(.*?)(?: voorbeeldfilm,)? laadt (.*)$/.exec(first) ?? []
  expect(host).toMatch(/^YouTube/)
  expect(await film.getAttribute('aria-haspopup')).toBe('dialog')
  await film.focus()
  await page.keyboard.press('Enter')
  const opened = page.getByRole('dialog', { name, exact: true })
  expect(await opened.evaluate((node) => node.matches(':modal'))).toBe(true)
  expect(await opened.locator('iframe').getAttribute('title')).toBe(name)
  expect(await opened.locator('iframe').getAttribute('allow')).toBe('autoplay; encrypted-media; fullscreen')
  expect(await focused(page)).toBe('Sluiten')
  await page.keyboard.press('Enter')
  await closed(page)
  expect(await focused(page)).toBe(first)

  // A link that is a button; and a browser in which a click does not put the focus there.
  for (const play of [() => film.press('Space'), () => film.dispatchEvent('click')]) {
    await play()
    expect(await embeds(page)).toBe(1)
    await page.keyboard.press('Escape')
    await closed(page)
    expect(await focused(page)).toBe(first)
  }

  await films(page).nth(1).click()
  await dialog(page).click({ position: { x: 30, y: 30 } })
  expect(await embeds(page)).toBe(1)
  expect(await dialog(page).getAttribute('aria-label')).toBe('Video van The Rover')
  await page.mouse.click(3, 3)
  await closed(page)
  expect(await embeds(page)).toBe(0)
  expect(await focused(page)).toBe(second)
  expect(new URL(page.url()).pathname).toBe('/artists/')
})

test('who opens a film in a new tab is not held back', async ({ shared: { page, open } }) => {
  await open('/artists/')
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      document.documentElement.dataset.click = event.defaultPrevented ? 'held back' : 'left to the browser'
      event.preventDefault()
    }),
  )
  for (const key of ['Control', 'Shift', 'Meta'] as const) {
    await films(page)
      .first()
      .click({ modifiers: [key] })
    expect(await page.locator('html').getAttribute('data-click')).toBe('left to the browser')
    expect(await embeds(page)).toBe(0)
  }
})

test('on the act’s page and in an article the film plays in the place of its poster, or by Bekijk Video in the dialog', async ({
  shared: { page, open },
}) => {
  await open('/artist/silkwood/')
  const poster = page.getByRole('button', { name: 'Speel de video van Silkwood af' })
  expect(await embeds(page)).toBe(0)
  await poster.scrollIntoViewIfNeeded()
  const place = await poster.boundingBox()
  await poster.click()
  const embed = page.locator('iframe')
  expect(await embed.getAttribute('title')).toBe('Video van Silkwood')
  expect(await embed.getAttribute('src')).toContain('autoplay=1')
  expect(await embed.boundingBox()).toMatchObject({ x: place?.x, width: place?.width })
  expect(await poster.count()).toBe(0)
  // The focus was on the poster, and nothing else may take it.
  await expect.poll(() => focused(page)).toBe('Video van Silkwood')
  expect(await dialog(page).count()).toBe(0)

  const button = page.getByRole('button', { name: 'Bekijk Video' })
  await button.scrollIntoViewIfNeeded()
  // Until it draws the next frames, Chromium sends clicks to the film where that was before the page
  // scrolled.
  await page.evaluate(
    () =>
      new Promise((drawn) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      ),
  )
  await button.click()
  expect(await dialog(page).getAttribute('aria-label')).toBe('Video van Silkwood')
  expect(await dialog(page).locator('iframe').count()).toBe(1)

  await open('/blog/tributeband-boeken-gids-2025/')
  await page.getByRole('button', { name: 'Speel de video af: Een avond in beeld' }).click()
  expect(await page.locator('figure iframe').getAttribute('title')).toBe('Een avond in beeld')
})

test.for(acts.filter((act) => !('videoUrl' in act)))(
  '$name has no film, and nothing that promises one',
  async ({ slug }, { shared: { page, open } }) => {
    await open(`/artist/${slug}/`)
    expect(await page.getByRole('button', { name: /video/i }).count()).toBe(0)
  },
)

test('a photo is enlarged with a caption; clicks, arrows and swipes show the others in turn; Escape returns to it', async ({
  shared: { page, open },
}) => {
  await open('/artist/silkwood/')
  const photo = page.getByRole('button', { name: 'Vergroot: Silkwood foto 2' })
  const small = await photo.boundingBox()
  await photo.click()
  const large = dialog(page).getByRole('img', { name: 'Silkwood foto 2' })
  await page.waitForFunction(
    () => (document.querySelector<HTMLImageElement>('dialog img')?.naturalWidth ?? 0) > 0,
  )
  expect((await large.boundingBox())?.width).toBeGreaterThan(2 * (small?.width ?? Infinity))
  expect(await large.evaluate((image) => getComputedStyle(image).opacity)).toBe('1')
  expect(await dialog(page).getAttribute('aria-label')).toMatch(/^Silkwood foto 2: /)

  const shown = async () => (await dialog(page).getByRole('status').innerText()).split(':')[0]
  const swipe = async (x: number, y: number) => {
    const figure = page.locator('.dialog-picture')
    await figure.dispatchEvent('pointerdown', { clientX: 200, clientY: 200, isPrimary: true })
    await figure.dispatchEvent('pointerup', { clientX: 200 + x, clientY: 200 + y, isPrimary: true })
    return shown()
  }
  expect(await swipe(-120, 10)).toBe('Silkwood foto 3')
  expect(await swipe(120, -10)).toBe('Silkwood foto 2')
  expect(await swipe(-20, 0)).toBe('Silkwood foto 2')
  expect(await swipe(-90, 200)).toBe('Silkwood foto 2')

  await page.getByRole('button', { name: 'Volgende' }).click()
  expect(await shown()).toBe('Silkwood foto 3')
  expect(await focused(page)).toBe('Volgende')
  await page.getByRole('button', { name: 'Vorige' }).click()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  // The last one is the line-up.
  expect(await shown()).toBe('Silkwood foto 5')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  expect(await dialog(page).getByRole('img').getAttribute('alt')).toMatch(/^Silkwood foto 2: /)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('x')
  expect(await shown()).toBe('Silkwood foto 2')

  await page.keyboard.press('Escape')
  await closed(page)
  expect(await focused(page)).toMatch(/^Vergroot: Silkwood foto 2: /)
})
