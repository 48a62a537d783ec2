/** Screenshots of one example of each change: before, after, and the difference. */
import { statSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import type { Browser, BrowserContext } from 'playwright-core'
import sharp from 'sharp'
import type { ChangeGroup, ChangeKind, Side, SiteDifference } from '../difference.ts'
import { launchChromium } from './chromium.ts'
import type { Pictures } from './format-html.tsx'
import { markDifference, pixelsOf, sameSize } from './pixels.ts'

/** With more, the report would be too large to mail. */
const limit = 20
const viewport = { width: 1280, height: 800 }
/** The greatest height of a screenshot, in pixels. */
const tallest = 8_000
/** The width of the screenshots in the report, in pixels. */
const shownWidth = 800

export type ScreenshotOptions = {
  before: Side
  after: Side
  difference: SiteDifference
  /** Called with the number of pages that are done. */
  onPage: (done: number) => void
  signal: AbortSignal
}

/**
 * Takes the screenshots. Changes that are not visible on a page, such as one of its title, get none.
 * @throws UsageError when there is no Chromium, or the reason of `signal`
 */
export async function takePictures({ before, after, difference, onPage, signal }: ScreenshotOptions): Promise<Map<ChangeGroup, Pictures>> {
  const browser = await launchChromium()
  const close = () => void browser.close()
  signal.addEventListener('abort', close, { once: true })
  try {
    const contexts = await Promise.all([before, after].map(({ folder }) => newContext(browser, resolve(folder))))
    const pictures = new Map<ChangeGroup, Pictures>()
    for (const [address, group] of examplesOf(difference)) {
      const [old, current] = await Promise.all(contexts.map((context) => pictureOf(context, address)))
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

/** The browser asks nobody for this host: its requests are answered from the files of a site. */
const origin = 'http://site.invalid'

/** A visitor without script and without network: the screenshot depends on nothing but the files. */
async function newContext(browser: Browser, folder: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, javaScriptEnabled: false, reducedMotion: 'reduce', serviceWorkers: 'block' })
  await context.route('**', (route) => {
    const url = new URL(route.request().url())
    const path = url.origin === origin ? fileOf(folder, url.pathname) : undefined
    return path === undefined ? route.abort() : route.fulfill({ path })
  })
  return context
}

/** The file of an address in a site, which may have been generated to live below a path: then the first part of the address names no folder. */
function fileOf(folder: string, address: string): string | undefined {
  const paths = [address, `${address}.html`, join(address, 'index.html')].map((path) => join(folder, decodeURIComponent(path)))
  const found = paths.find((path) => path.startsWith(folder + sep) && statSync(path, { throwIfNoEntry: false })?.isFile())
  const rest = address.indexOf('/', 1)
  return found ?? (rest === -1 ? undefined : fileOf(folder, address.slice(rest)))
}

async function pictureOf(context: BrowserContext, address: string): Promise<Buffer> {
  const page = await context.newPage()
  try {
    await page.goto(origin + address, { waitUntil: 'load' })
    // A taller screenshot needs more memory than sharp and the browser handle well.
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
