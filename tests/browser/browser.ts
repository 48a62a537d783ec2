/**
 * The site in Debian's Chromium: served as a plain host would, watched for what must never happen on any
 * page.
 */
import { spawnSync } from 'node:child_process'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Frame,
  type Page,
} from 'playwright-core'
import { test as base, expect } from 'vitest'
import { preview } from '../../generator/dev/preview.ts'
import { projectRoot, sharedSmallSite } from '../project.ts'

/** The shell has no window to draw: it takes a quarter of the processor time. */
const candidates = [
  process.env.CHROMIUM,
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
]
const executablePath = candidates
  .filter((name) => name !== undefined)
  .map((name) => spawnSync('sh', ['-c', 'command -v "$1"', 'sh', name], { encoding: 'utf8' }).stdout.trim())
  .find((path) => path !== '')

/** Offline and quiet: the browser itself asks nothing of the network. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
]

/** What one visitor saw, requested and received. */
export type Visit = {
  page: Page
  context: BrowserContext
  /** Errors of the page: exceptions, and errors on the console. */
  errors: string[]
  /** All other lines on the console, as `warning: text`. */
  lines: string[]
  /**
   * Addresses asked of another host than the site's. None is answered by the network: films get an empty
   * page, the rest fails.
   */
  foreign: string[]
  /** Opens a page of the site and waits until all of it has arrived. */
  open: (path: string) => Promise<void>
}

export type VisitOptions = BrowserContextOptions & {
  /** The day of the visitor's clock, where what the site says depends on it: yyyy-mm-dd. */
  today?: string
  /** Another place of the site than the one generated for all tests. */
  origin?: string
}

type Fixtures = {
  browser: Browser
  /** Where the generated site is served, without a slash at its end. */
  origin: string
  /** The folder that is served. */
  out: string
  /** Where the same site is served below `/sub`, with addresses that do not end in a slash. */
  below: string
  /** Where the same site is served with what is known of the days of acts. */
  days: string
  /**
   * Begins a visit: 1280 × 800 pixels, nothing stored, no service worker, unless the options say otherwise.
   */
  visit: (options?: VisitOptions) => Promise<Visit>
  /**
   * One such visit for all tests of a file, because to begin one takes longer than most tests: for those that
   * leave nothing behind.
   */
  shared: Visit
}

const extended = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures that one needs from this pattern
    async ({}, use) => {
      const browser = await chromium.launch({
        ...(executablePath === undefined ? {} : { executablePath }),
        args: flags,
      })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  out: [async ({}, use) => use(sharedSmallSite()), { scope: 'worker' }],
  below: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const out = sharedSmallSite('below', (project) => {
        project.edit('data/site.ts', /address: '[^']*'/, "address: 'https://bureau.example/sub'")
        project.edit('data/site.ts', 'trailingSlash: true', 'trailingSlash: false')
      })
      await use(await preview({ root: projectRoot, out, port: 0 }))
    },
    { scope: 'worker' },
  ],
  days: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const out = sharedSmallSite('days', (project) =>
        project.edit('data/acts.ts', "slug: 'silkwood',", "slug: 'silkwood',\n    diary: 'taken',"),
      )
      await use(await preview({ root: projectRoot, out, port: 0 }))
    },
    { scope: 'worker' },
  ],
  origin: [
    async ({ out }, use) => use(await preview({ root: projectRoot, out, port: 0 })),
    { scope: 'worker' },
  ],
  visit: async ({ browser, origin }, use) => {
    const contexts: BrowserContext[] = []
    await use(async ({ origin: home = origin, today, ...options } = {}) => {
      const context = await newContext(browser, options)
      if (today) await context.clock.setFixedTime(`${today}T12:00`)
      contexts.push(context)
      return watch(context, home)
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
  shared: [
    async ({ browser, origin }, use) => {
      const context = await newContext(browser)
      await use(await watch(context, origin))
      await context.close()
    },
    { scope: 'file' },
  ],
})

async function newContext(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    ...options,
  })
  // Everything comes from this machine, which may be slow: what has not come by then will not come.
  context.setDefaultTimeout(100_000)
  return context
}

async function watch(context: BrowserContext, origin: string): Promise<Visit> {
  const page = await context.newPage()
  const visit: Visit = {
    page,
    context,
    errors: [],
    lines: [],
    foreign: [],
    open: async (path) => {
      await page.goto(origin + path, { waitUntil: 'load' })
    },
  }
  page.on('pageerror', (error) => visit.errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') visit.errors.push(message.text())
    else visit.lines.push(`${message.type()}: ${message.text()}`)
  })
  const { hostname } = new URL(origin)
  await context.route(
    (url) => url.protocol.startsWith('http') && url.hostname !== hostname,
    async (route) => {
      const url = route.request().url()
      visit.foreign.push(url)
      if (/youtube-nocookie|vimeo/.test(url))
        await route.fulfill({ contentType: 'text/html', body: '<title>film</title><button>play</button>' })
      else await route.abort()
    },
  )
  return visit
}

/** A test in the browser; left out, and shown as such, where there is no Chromium. */
export const test = executablePath === undefined ? extended.skip : extended

export { expect }

/**
 * What has the focus, by the name that a visitor hears or reads; nothing once the focus has left the page.
 */
export function focused(frame: Page | Frame): Promise<string> {
  return frame.evaluate(() => {
    const node = document.hasFocus() ? document.activeElement : null
    const field =
      node instanceof HTMLInputElement ||
      node instanceof HTMLSelectElement ||
      node instanceof HTMLTextAreaElement
        ? node
        : null
    const name =
      node?.getAttribute('aria-label') ??
      node?.getAttribute('title') ??
      field?.labels?.[0]?.firstChild?.textContent ??
      (node instanceof HTMLElement ? node.innerText : node?.textContent)
    return name?.replace(/\s+/g, ' ').trim() ?? ''
  })
}

/**
 * The page's frame, once it shows the address that it has in the end: it is loaded when it comes near,
 * perhaps before the script names the act.
 */
export async function formIn(page: Page): Promise<Frame> {
  const frame = page.locator('iframe[data-form]')
  await frame.scrollIntoViewIfNeeded()
  const address = await frame.evaluate((node: HTMLIFrameElement) => node.src)
  const form = await (await frame.elementHandle())?.contentFrame()
  if (!form) throw new Error('The page has no frame with a form.')
  await form.waitForURL(address, { waitUntil: 'load' })
  return form
}

/**
 * Puts a stand-in for the owner's statistics on the pages that are opened from here on, but not in their
 * frames.
 */
export async function addStatistics(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sent: unknown[] = []
    if (window !== top) return
    window.gtag = (...event) => {
      sent.push(event)
      document.documentElement.dataset.sent = JSON.stringify(sent)
    }
  })
}

/** The page's links lead nowhere, so that a test can go on after a click. */
export const holdLinks = (page: Page): Promise<void> =>
  page.evaluate(() =>
    document.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
    }),
  )

/** Scrolls a page that has the bar of an act, if it shows one, until the bar takes the place of the buttons of the hero. */
export async function passHero(page: Page): Promise<void> {
  if (!(await page.locator('.booking-bar').isVisible())) return
  await page.evaluate(() => scrollBy(0, document.querySelector('.hero')?.getBoundingClientRect().bottom ?? 0))
  await page.locator('.booking-bar:not([data-waits])').waitFor()
}

/** What the page sent to the statistics so far, in order. */
export const sentEvents = (page: Page): Promise<unknown> =>
  page.evaluate((): unknown => JSON.parse(document.documentElement.dataset.sent ?? '[]'))

/** What stands beyond the right edge, or is cut off within its box. */
export const lost = (page: Page) =>
  page.evaluate(() => {
    // What is cut off until it has the focus is meant to be.
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('.until-focused, .skip-link, .visually-hidden')
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent?.trim().slice(0, 40)}`
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    const beyond = [
      ...document.querySelectorAll(
        'main a, main p, main h1, main h2, main h3, main td, main input, main select, header a, footer a, summary',
      ),
    ].filter(
      (element) =>
        isShown(element) && !scrolls(element) && element.getBoundingClientRect().right > innerWidth + 1,
    )
    const cut = [...document.querySelectorAll('h1, h2, h3, p, li, td, dd, a, button, label')].filter(
      (element) =>
        isShown(element) &&
        getComputedStyle(element).overflow === 'hidden' &&
        element.scrollWidth > element.clientWidth + 1,
    )
    const sideways =
      document.documentElement.scrollWidth > innerWidth
        ? [`the page is ${document.documentElement.scrollWidth} wide`]
        : []
    return [...sideways, ...[...beyond, ...cut].map(name)]
  })

/** One page of every family, by what it is. */
export const onePerFamily = {
  home: '/',
  about: '/about/',
  acts: '/artists/',
  act: '/artist/silkwood/',
  'act booking': '/silkwood-boeken/',
  'act for occasion': '/silkwood-bruiloft/',
  'act in city': '/silkwood-gent/',
  tribute: '/simple-minds-tribute-boeken/',
  'tribute in city': '/michael-jackson-tribute-gent/',
  'city landing': '/coverband-gent/',
  'short city landing': '/tributeband-gent/',
  landing: '/coverband-boeken/',
  'price landing': '/coverband-prijzen/',
  blog: '/blog/',
  article: '/blog/coverband-prijzen-2025/',
  contact: '/contact/',
  booking: '/booking/',
  form: '/formulier/aanvraag/',
  legal: '/privacy/',
  'not found': '/404.html',
  'server error': '/500.html',
  offline: '/offline.html',
} as const

/** Hangs the poster of an act below a moment of the evening; without a name, takes away the one that hangs there. */
export async function hangPoster(page: Page, moment: string, act = 'Nog niemand'): Promise<void> {
  await page.getByRole('button', { name: `${moment}: ` }).click()
  await page.getByRole('dialog').locator('label', { hasText: act }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}
