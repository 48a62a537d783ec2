/**
 * Lazy pictures fade in once they are near and loaded. No fault of a picture, and no wish of a visitor, may
 * leave one unseen.
 */
import type { Page } from 'playwright-core'
import { expect, test } from './browser.ts'

const variants = /\.(avif|webp)$/
const originals = /\.(jpe?g|png|svg)$/

type Shown = { address: string; isVisible: boolean; hasLoaded: boolean }

/** All pictures of the page's content. */
const pictures = (page: Page): Promise<Shown[]> =>
  page.locator('main img').evaluateAll((images: HTMLImageElement[]) =>
    images.map((image) => ({
      address: image.currentSrc,
      isVisible: Number(getComputedStyle(image).opacity) > 0.5,
      hasLoaded: image.complete && image.naturalWidth > 0,
    })),
  )

/** Passes the whole page by, as somebody does who looks for its end. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
    }
  })

/**
 * Waits until every picture of the page has arrived, or has failed for good, and can be seen; some are a
 * little transparent by design. What is shown on request only, such as the preview of a poster, is not loaded
 * before.
 */
const allVisible = (page: Page) =>
  page.waitForFunction(
    () =>
      [...document.images]
        .filter((image) => image.getClientRects().length > 0)
        .every((image) => image.complete && Number(getComputedStyle(image).opacity) > 0.5),
    undefined,
    { timeout: 5000 },
  )

/** How many lazy pictures have arrived far below the window, and how many of these can be seen already. */
const below = (page: Page) =>
  page.evaluate(() => {
    const images = [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')]
    const arrived = images.filter(
      (image) =>
        image.complete && image.naturalWidth > 0 && image.getBoundingClientRect().top > innerHeight + 60,
    )
    return {
      arrived: arrived.length,
      visible: arrived.filter((image) => getComputedStyle(image).opacity !== '0').length,
    }
  })

test('a picture out of sight waits until somebody comes near, or a search brings it into sight', async ({
  visit,
}) => {
  const { page, open, errors } = await visit()
  await open('/artists/')
  await expect.poll(async () => (await below(page)).arrived).toBeGreaterThan(0)
  // A picture that arrived before the script did fades out first.
  await expect.poll(async () => (await below(page)).visible).toBe(0)

  await scrollThrough(page)
  await allVisible(page)
  expect(errors).toEqual([])

  await open('/artists/')
  await page.getByLabel('Zoek een act').fill('mj-history')
  await expect.poll(() => page.locator('main img').count()).toBe(1)
  await allVisible(page)
  expect(await pictures(page)).toMatchObject([{ hasLoaded: true, isVisible: true }])
})

test('who wants no motion gets all pictures at once', async ({ visit }) => {
  const { page, open } = await visit({ reducedMotion: 'reduce' })
  await open('/artists/')
  const shown = await pictures(page)
  expect(shown.length).toBeGreaterThan(5)
  expect(shown.filter(({ isVisible }) => !isVisible)).toEqual([])
})

test('where the variants fail, the originals are shown, each asked for once; where these fail too, the text in their place can be read', async ({
  visit,
}) => {
  const { page, context, open } = await visit()
  const asked: string[] = []
  page.on('request', (request) => {
    if (originals.test(request.url())) asked.push(request.url())
  })
  await context.route(variants, (route) => route.abort())
  await open('/artist/silkwood/')
  await page.locator('.fold > summary').click()
  await scrollThrough(page)
  await allVisible(page)

  const shown = await pictures(page)
  expect(shown.length).toBeGreaterThan(3)
  for (const picture of shown)
    expect(picture).toEqual({ address: expect.stringMatching(originals), isVisible: true, hasLoaded: true })
  expect(asked).toHaveLength(new Set(asked).size)

  await context.route(originals, (route) => route.abort())
  await open('/artist/silkwood/')
  await page.locator('.fold > summary').click()
  await scrollThrough(page)
  await allVisible(page)
  expect((await pictures(page)).filter(({ hasLoaded }) => hasLoaded)).toEqual([])
})

test('where the large variants fail, an enlarged photo is its original', async ({ visit }) => {
  const { page, context, open } = await visit()
  await open('/artist/silkwood/')
  // Of the second one, the film has loaded the largest variant.
  const photo = page.getByRole('button', { name: 'Vergroot: Silkwood foto 3' })
  await photo.scrollIntoViewIfNeeded()
  await photo.locator('img').evaluate((image: HTMLImageElement) => image.decode())
  await context.route(variants, (route) => route.abort())
  await photo.click()
  await expect
    .poll(() =>
      page
        .locator('dialog img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth > 0 && image.currentSrc),
    )
    .toMatch(originals)
})
