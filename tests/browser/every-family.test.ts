/** What holds on one page of every family; in a short run on those of four, others for each check. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { sampled } from '../depth.ts'
import { expect, lost, onePerFamily, test } from './browser.ts'

declare global {
  interface Window {
    walked?: { covered: string[]; hasLeft: boolean }
  }
}

const families = Object.entries(onePerFamily)
/** The pages of a check. */
const some = (offset: number) => sampled(families, 4, offset)
/** One of the sizes in a short run, not the same for all pages. */
const someOf = <T>(sizes: readonly T[], path: string) => sampled(sizes, 1, path.length)

test.for(some(0))(
  '%s asks nothing of another host, keeps to its policy, and loses nothing at letters of twice the size',
  async ([, path], { visit }) => {
    const { page, context, open, errors, foreign } = await visit()
    await page.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
        console.error(violatedDirective),
      ),
    )
    await open(path)
    // Down to the end: pictures and frames that wait until they come near belong to the page too.
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await page.waitForLoadState('networkidle')
    expect(errors).toEqual([])
    expect(foreign).toEqual([])

    const session = await context.newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await lost(page), `at ${width} pixels`).toEqual([])
    }
  },
)

// WCAG 1.4.12, and 1.4.4, where there is more in header and bar.
test.for(some(5))(
  '%s is as wide as the screen with wide spaces and with large letters, for a visitor with favourites and answers',
  async ([, path], { visit }) => {
    const { page, context, open } = await visit()
    await page.addInitScript(() => {
      localStorage.setItem('favorieten', 'silkwood,mj-history')
      localStorage.setItem('party', 'occasion=bedrijfsfeest&city=gent&guests=150')
    })
    await open(path)
    const sheet = await page.evaluateHandle(() => {
      const spaces = new CSSStyleSheet()
      spaces.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      )
      document.adoptedStyleSheets = [spaces]
      return spaces
    })
    for (const width of [320, 390, 1160]) {
      await page.setViewportSize({ width, height: 640 })
      expect(await lost(page), `with wide spaces at ${width} pixels`).toEqual([])
    }
    await sheet.evaluate((spaces) => spaces.replaceSync(''))
    const session = await context.newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 640 })
      expect(await lost(page), `with large letters at ${width} pixels`).toEqual([])
    }
  },
)

test.for(some(1))(
  '%s has no fault that axe finds, and every control shows a whole ring when it has the focus',
  async ([, path], { shared: { page, open } }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of someOf([390, 768, 1440], path)) {
      await page.setViewportSize({ width, height: 900 })
      await open(path)
      // In this mode axe opens no page of its own for each result. All frames are of the site, so nothing is
      // left out.
      const axe = new AxeBuilder({ page }).setLegacyMode()
      const { violations } = await axe
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
        `at ${width} pixels`,
      ).toEqual([])
      // Rings are for those who use the keyboard.
      await page.keyboard.press('Tab')
      expect(await page.evaluate(cutRings), `at ${width} pixels`).toEqual([])
    }
  },
)

test.for(some(4))(
  '%s can be read at every size, and moves only for those who like it',
  async ([, path], { shared: { page, open } }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(path)
    expect(await page.evaluate(movements)).toEqual([])
    expect(await page.evaluate(longLines)).toEqual([])
    await page.setViewportSize({ width: 768, height: 900 })
    expect(await page.evaluate(longLines)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(tooSmall)).toEqual([])
    // 200 %, and 400 %.
    await page.setViewportSize({ width: 640, height: 400 })
    expect(await lost(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 256 })
    expect(await lost(page)).toEqual([])
    await page.evaluate(() => {
      for (const heading of document.querySelectorAll('h1, h2, h3'))
        heading.append(' Tributebandvoorjebedrijfsfeest')
    })
    expect(await lost(page), 'with a word that is wider than the screen').toEqual([])
  },
)

const sharedList: [string, string] = ['a shared list', '/favorieten/#silkwood,the-rover,mj-history,1984']
test.for([...some(3), sharedList])(
  'nothing covers what has the focus on %s, forwards and backwards',
  async ([, path], { shared: { page, open } }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(path)
    await page.evaluate(watchFocus)
    const sizes = [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
      { width: 320, height: 568 },
    ]
    for (const size of someOf(sizes, path)) {
      await page.setViewportSize(size)
      // What had the focus may have left a smaller screen.
      await page.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      )
      expect(await walk(page), `at ${size.width} pixels`).toEqual([])
      await page.keyboard.down('Shift')
      expect(await walk(page), `backwards, at ${size.width} pixels`).toEqual([])
      await page.keyboard.up('Shift')
    }
    // Cards that were laid out on the wide screen keep nothing of its width.
    await page.setViewportSize({ width: 320, height: 568 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  },
)

// WCAG 2.2, 2.5.5: links within a sentence keep their line.
test.for(some(2))(
  'with a finger, every control of %s is at least 44 pixels high, and those around the content as wide',
  async ([, path], { visit }) => {
    const { page, open } = await visit({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    await open(path)
    // Under load, the browser may still lay the page out for a finger.
    const small = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('a, button, summary, input, select, textarea, [role=tab]')]
          .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .filter(
            (element) =>
              getComputedStyle(element).display !== 'inline' &&
              !element.matches('.skip-link, [type=radio], [type=checkbox]'),
          )
          .filter((element) => {
            const { width, height } = element.getBoundingClientRect()
            return (
              height < 44 ||
              (width < 44 && element.closest('.site-header, .site-footer, .booking-bar, .breadcrumb'))
            )
          })
          .map((element) => element.outerHTML.slice(0, 110)),
      )
    await expect.poll(small).toEqual([])
  },
)

/**
 * Runs in the browser: the lines of running text as they are broken, where they are too long to find the next
 * one.
 */
function longLines(): string[] {
  const texts = [
    ...document.querySelectorAll('main :is(p, dd, figcaption, :is(.prose, .ticks, .checklist) li)'),
  ]
  return texts
    .filter((element) => element.checkVisibility())
    .flatMap((element) => {
      const lines: string[] = []
      let bottom = -1
      const range = document.createRange()
      const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const box = range.getBoundingClientRect()
          // Words of one line overlap in height, also where one of them is bold or small.
          if (box.top < bottom) lines.push(`${lines.pop() ?? ''} ${word}`)
          else lines.push(word)
          bottom = box.bottom - box.height / 2
        }
      }
      return lines.filter((line) => line.length > 75)
    })
}

/** Runs in the browser: small text. */
function tooSmall(): string[] {
  return [...document.querySelectorAll('main :is(p, li, td, dd, a, label)')]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter(
      (element) =>
        Number.parseFloat(getComputedStyle(element).fontSize) < (element.matches('p:not([class])') ? 16 : 14),
    )
    .map((element) => element.outerHTML.slice(0, 120))
}

/** Runs in the browser: what moves, and what would. */
function movements(): string[] {
  const moving = [...document.querySelectorAll('*')].filter((element) => {
    const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element)
    return animationName !== 'none' || !/^0s(, 0s)*$/.test(transitionDuration) || scrollBehavior === 'smooth'
  })
  return [
    ...document.getAnimations().map(({ id }) => `animation ${id}`),
    ...moving.map((element) => element.outerHTML.slice(0, 110)),
  ]
}

/** Runs in the browser: the controls that show no ring, or one that the screen or a box around it cuts. */
async function cutRings(): Promise<string[]> {
  const isWhole = (control: HTMLElement) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(control)
    const ring =
      outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    const { left, right, top, bottom } = control.getBoundingClientRect()
    if (ring === 0 || left - ring < 0 || right + ring > innerWidth) return false
    for (let box = control.parentElement; box !== null && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box)
      const edge = box.getBoundingClientRect()
      const isInside =
        left - ring >= edge.left &&
        right + ring <= edge.right &&
        top - ring >= edge.top &&
        bottom + ring <= edge.bottom
      if ((overflowX !== 'visible' || overflowY !== 'visible') && !isInside) return false
      if (position === 'fixed') break
    }
    return true
  }
  const faults: string[] = []
  for (const control of document.querySelectorAll<HTMLElement>(
    'a[href], button, summary, input, select, textarea',
  )) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue
    control.focus()
    // A row may have to scroll first.
    if (!isWhole(control)) await new Promise(requestAnimationFrame)
    if (!isWhole(control)) faults.push(control.outerHTML.slice(0, 110))
  }
  return faults
}

/** Presses Tab until the focus has been on everything; gives what was covered. */
async function walk(page: Page): Promise<string[]> {
  for (let left = false; !left; ) {
    await Promise.all(Array.from({ length: 20 }, () => page.keyboard.press('Tab')))
    left = await page.evaluate(() => window.walked?.hasLeft ?? true)
  }
  return page.evaluate(() => {
    const walked = window.walked ?? { covered: [], hasLeft: false }
    walked.hasLeft = false
    return walked.covered.splice(0)
  })
}

/**
 * Runs in the browser: notes in `window.walked` what a sticky or fixed part covers, or what is off the
 * screen, while it has the focus.
 */
function watchFocus(): void {
  const isInView = (control: Element) => {
    const bars = [...document.querySelectorAll('body *')].filter(
      (part) => /fixed|sticky/.test(getComputedStyle(part).position) && !part.contains(control),
    )
    const isHidden = ([x, y]: readonly [number, number]) => {
      // The end of a long name in a row that scrolls may be beyond its edge.
      const shown = document.elementFromPoint(Math.min(x, innerWidth - 1), y)
      return shown === null || bars.some((bar) => bar.contains(shown))
    }
    return [...control.getClientRects()].every(({ left, right, top, bottom, height }) => {
      const points = [left + 3, (left + right) / 2, right - 3].flatMap((x) =>
        [top + 3, (top + bottom) / 2, bottom - 3].map((y) => [x, y] as const),
      )
      // A part is enough of what is higher than the screen.
      return height > innerHeight / 2 ? !points.every(isHidden) : !points.some(isHidden)
    })
  }
  const walked = { covered: [] as string[], hasLeft: false }
  window.walked = walked
  const look = ({ key }: KeyboardEvent) => {
    const control = document.activeElement
    if (key === 'Tab' && control !== null && control !== document.body && !isInView(control))
      walked.covered.push(control.outerHTML.slice(0, 110))
  }
  // At the next press everything is where a visitor saw it.
  addEventListener('keydown', look, true)
  addEventListener('blur', () => {
    walked.hasLeft ||= !document.hasFocus()
  })
}
