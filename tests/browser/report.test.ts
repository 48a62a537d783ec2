import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import type { ChangeGroup, SiteDifference } from '../../generator/compare/difference.ts'
import { formatHtml } from '../../generator/compare/report/format-html.tsx'
import { pixelsOf } from '../../generator/compare/report/pixels.ts'
import { takePictures } from '../../generator/compare/report/screenshots.ts'
import { expect, test } from './browser.ts'

const hostile = '</script><script>document.title = "harm"</script><img src=x onerror="document.title = \'harm\'">'
const group = (kind: ChangeGroup['kind'], before: string, after: string): ChangeGroup => ({
  kind,
  region: 'main',
  before,
  after,
  pages: 27,
  families: [{ family: 'act', pages: 27 }],
  examples: ['/silkwood/'],
  at: [],
  everywhere: false,
})
const difference: SiteDifference = {
  before: 'main (3f2a9c1)',
  after: 'working tree',
  pages: { before: 1014, after: 1013, changed: 27 },
  removed: [{ address: '/winnetoe/', family: 'act', title: 'Winnetoe', fate: 'lost' }],
  added: [{ address: '/nieuw/', family: 'act', title: 'Nieuw' }],
  moved: [],
  causes: [],
  groups: [group('title', 'Silkwood', 'Silkwood live'), group('text', hostile, `${hostile} more`)],
  files: [],
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'report-'))
  writeFileSync(join(folder, 'report.html'), formatHtml(difference))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function opened(browser: Browser, use: (page: Page, errors: string[]) => Promise<void>): Promise<void> {
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message)).on('console', (message) => void (message.type() === 'error' && errors.push(message.text())))
  await page.goto(pathToFileURL(join(folder, 'report.html')).href)
  await use(page, errors)
  await page.close()
}

test('a hostile text of a page is shown in the report and does not run', async ({ browser }) => {
  await opened(browser, async (page, errors) => {
    await page.getByRole('button', { name: 'Unfold all' }).click()
    expect(await page.locator('del, ins, .sides span').getByText('onerror').first().isVisible()).toBe(true)
    expect(await page.title()).toBe('main (3f2a9c1) → working tree')
    expect(errors).toEqual([])
  })
})

test('the search of the report leaves what holds all its words, and unfolds it', async ({ browser }) => {
  await opened(browser, async (page) => {
    await page.getByRole('searchbox').fill('NIEUW act')
    expect(await page.getByText('/nieuw/', { exact: true }).isVisible()).toBe(true)
    expect(await page.getByText('/winnetoe/', { exact: true }).isVisible()).toBe(false)
    expect(await page.getByText('Silkwood live').first().isVisible()).toBe(false)
    expect(await page.getByRole('heading', { name: 'Lost, without a redirect' }).isVisible()).toBe(false)
    expect(await page.locator('output').innerText()).toBe('1 of 4')

    await page.getByRole('searchbox').fill('')
    expect(await page.getByText('/winnetoe/', { exact: true }).isVisible()).toBe(true)
    expect(await page.locator('output').innerText()).toBe('')
  })
})

test('a change of the report is unfolded by keyboard', async ({ browser }) => {
  await opened(browser, async (page) => {
    await page.getByRole('searchbox').focus()
    for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
    expect(await page.locator('details').first().getByRole('heading', { name: 'After' }).isVisible()).toBe(true)
  })
})

test('pictures show a page before, after, and in red where it differs', async () => {
  const sideOf = (name: string, colour: string) => {
    mkdirSync(join(folder, name, 'silkwood'), { recursive: true })
    const square = `<div style="width: 640px; height: 400px; background: ${colour}"></div>`
    writeFileSync(join(folder, name, 'silkwood', 'index.html'), `<!DOCTYPE html><title>Silkwood</title><body style="margin: 0">${square}</body>`)
    return { name, folder: join(folder, name), families: new Map<string, string>() }
  }
  const sides = { before: sideOf('before', 'black'), after: sideOf('after', 'blue') }

  const pictures = await takePictures({ ...sides, difference, onPage: () => undefined, signal: new AbortController().signal })

  const [shown] = pictures.values()
  expect(shown?.address).toBe('/silkwood/')
  const colourAt = async (source = '', x: number, y: number) => {
    const { data, width } = await pixelsOf(Buffer.from(source.replace('data:image/webp;base64,', ''), 'base64'))
    return [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)].map((value) => Math.round(value / 64))
  }
  // The pictures are 800 pixels wide, and so is 1 in them 1.6 on the page.
  expect(await colourAt(shown?.before, 100, 100)).toEqual([0, 0, 0])
  expect(await colourAt(shown?.after, 100, 100)).toEqual([0, 0, 4])
  expect(await colourAt(shown?.difference, 100, 100)).toEqual([3, 0, 0])
  expect(await colourAt(shown?.difference, 600, 100)).toEqual([4, 4, 4])
})
