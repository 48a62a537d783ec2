/** Pictures of one example of each change: before, after, and what differs between them. */
import type { Browser, BrowserContext } from 'playwright-core'
import sharp from 'sharp'
import { basePathIn, servePublished } from '../../serve/preview.ts'
import type { ChangeGroup, ChangeKind, Side, SiteDifference } from '../difference.ts'
import { launchChromium } from './chromium.ts'
import type { Pictures } from './format-html.tsx'
import { markDifference, pixelsOf, sameSize } from './pixels.ts'

/** A report with more would be too large to mail, and nobody would look at them. */
const limit = 20
const viewport = { width: 1280, height: 800 }
/** How tall a picture may be, in pixels. */
const tallest = 8_000
/** How wide pictures are in the report, in pixels. */
const shownWidth = 800

export type ScreenshotOptions = {
  before: Side
  after: Side
  difference: SiteDifference
  /** Told how many pages are done. */
  onPage: (done: number) => void
  signal: AbortSignal
}

/**
 * Takes the pictures. Changes that nobody can see on a page, such as one of its title, get none.
 * @throws UsageError when there is no Chromium, or the reason of `signal`
 */
export async function takePictures({ before, after, difference, onPage, signal }: ScreenshotOptions): Promise<Map<ChangeGroup, Pictures>> {
  const browser = await launchChromium()
  const close = () => void browser.close()
  signal.addEventListener('abort', close, { once: true })
  const servers = await Promise.all([before, after].map(async ({ folder }) => ({ ...(await servePublished(folder, 0)), base: basePathIn(folder) })))
  try {
    const sites = await Promise.all(servers.map(async ({ origin, base }) => ({ start: origin + base, context: await newContext(browser, origin) })))
    const pictures = new Map<ChangeGroup, Pictures>()
    for (const [address, group] of examplesOf(difference)) {
      const [old, current] = await Promise.all(sites.map(({ context, start }) => pictureOf(context, start + address)))
      if (old && current) pictures.set(group, await pictured(address, old, current))
      onPage(pictures.size)
    }
    return pictures
  } catch (error) {
    // The browser was closed under a page that was being opened.
    signal.throwIfAborted()
    throw error
  } finally {
    signal.removeEventListener('abort', close)
    for (const server of servers) server.close()
    await browser.close()
  }
}

const unseen = new Set<ChangeKind>(['robots', 'canonical', 'title', 'description', 'structured data', 'head'])

/** For each address that is pictured, the change that it is an example of: no page is pictured twice. */
export function examplesOf({ groups }: SiteDifference): Map<string, ChangeGroup> {
  const chosen = new Map<string, ChangeGroup>()
  for (const group of groups) {
    const address = group.examples.find((example) => !chosen.has(example))
    if (chosen.size < limit && address !== undefined && !unseen.has(group.kind)) chosen.set(address, group)
  }
  return chosen
}

/** A visitor without script and without network: what is pictured then depends on nothing but the files. */
async function newContext(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, javaScriptEnabled: false, reducedMotion: 'reduce', serviceWorkers: 'block' })
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  )
  return context
}

async function pictureOf(context: BrowserContext, address: string): Promise<Buffer> {
  const page = await context.newPage()
  try {
    await page.goto(address, { waitUntil: 'load' })
    // The picture is wide as the window and no taller than sharp and the browser can well hold.
    const tall = await page.locator('html').boundingBox()
    const height = Math.min(tallest, Math.max(viewport.height, Math.ceil(tall?.height ?? 0)))
    return await page.screenshot({ fullPage: true, animations: 'disabled', clip: { x: 0, y: 0, width: viewport.width, height } })
  } finally {
    await page.close()
  }
}

async function pictured(address: string, old: Buffer, current: Buffer): Promise<Pictures> {
  const [before, after] = sameSize(await pixelsOf(old), await pixelsOf(current))
  const [first, second, third] = await Promise.all(
    [before, after, markDifference(before, after)].map(async ({ data, width, height }) => {
      const picture = await sharp(data, { raw: { width, height, channels: 3 } })
        .resize({ width: Math.min(width, shownWidth) })
        .webp({ quality: 60 })
        .toBuffer()
      return `data:image/webp;base64,${picture.toString('base64')}`
    }),
  )
  return { address, before: first ?? '', after: second ?? '', difference: third ?? '' }
}
