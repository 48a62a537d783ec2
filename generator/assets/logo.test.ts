import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../tests/temporary.ts'
import { tinyTheme } from '../../tests/tiny-site.ts'
import { buildLogo, iconsOf } from './logo.tsx'

const root = emptyFolder()

/** The logo of a site with this drawing, which is red at its left edge. */
function logoOf(inner: string, attributes = '') {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" ${attributes}><path fill="#f00" d="M0 0h10v20H0z"/>${inner}</svg>`
  mkdirSync(join(root, 'static'), { recursive: true })
  writeFileSync(join(root, 'static/logo.svg'), drawing)
  return buildLogo({ root, settings: { brand: 'Huis & Co', logo: '/logo.svg' }, theme: tinyTheme })
}

test('a site without a logo has none', async () =>
  expect(await buildLogo({ root, settings: { brand: 'Bureau' }, theme: tinyTheme })).toBeUndefined())

test('a drawing is a part of the page, with the name of the site as its own, and keeps no name, size and title of its file', async () => {
  const logo = await logoOf(
    '<title>Ontwerp 3</title>',
    'id="a" class="b" width="400" role="none" aria-label="x"',
  )
  expect(logo?.view?.header).toMatch(/^<svg role="img" aria-label="Huis &amp; Co" viewBox="0 0 40 20"><path /)
  expect(logo?.drawn).toMatchObject({ width: 40, height: 20 })
})

test('styles become attributes, which the policy of pages allows, and ids differ in header and footer', async () => {
  const logo = await logoOf(
    '<style>.c{fill:url(#g)}</style><defs><linearGradient id="g"><stop stop-color="#00f"/></linearGradient></defs><path class="c" d="M20 0h9v9z"/><path style="stroke:#0f0" d="M20 0h9"/>',
  )
  const { header = '', footer = '' } = logo?.view ?? {}
  expect(header).not.toMatch(/style/)
  expect(header).toContain('stroke="#0f0"')
  const [ofHeader, ofFooter] = [header, footer].map((markup) => /id="([^"]+)"/.exec(markup)?.[1])
  expect(ofHeader).not.toBe(ofFooter)
  expect(header).toContain(`fill="url(#${ofHeader})"`)
})

test.each([
  ['runs code', '<script>alert(1)</script>', 'drawing-element'],
  ['reacts to the mouse', '<path onclick="alert(1)" d="M0 0h9"/>', 'drawing-attribute'],
  ['loads something', '<style>path{fill:url(https://other.example/x)}</style>', 'drawing-reference'],
  ['has styles that change the page', '<style>@media print{path{fill:red}}</style>', 'logo-styles'],
])('a drawing that %s is refused', async (_, inner, code) => {
  await expect(logoOf(inner)).rejects.toMatchObject({
    problems: [
      expect.objectContaining({ code, places: [expect.objectContaining({ file: 'static/logo.svg' })] }),
    ],
  })
})

test('two words are drawn as wide as they are, and an icon has their first letters', async () => {
  const words = (logo: string[]) => buildLogo({ root, settings: { brand: 'x', logo }, theme: tinyTheme })
  const [short, long] = [await words(['A', 'B']), await words(['Avond', 'Bureau'])]
  expect(long?.view).toBeUndefined()
  expect(long?.drawn.width).toBeGreaterThan(2 * (short?.drawn.width ?? 1000))
  if (!short || !long) throw new Error('there is no logo')
  const icons = async (logo: string[], built: typeof long) =>
    (await iconsOf({ logo }, built, tinyTheme)).map(({ content }) => Buffer.from(content).toString('base64'))
  expect(await icons(['Avond', 'Bureau'], long)).toEqual(await icons(['A', 'B'], short))
})

test('icons are the logo on the stage, in all sizes that browsers and phones ask for', async () => {
  const logo = await logoOf('')
  if (!logo) throw new Error('there is no logo')
  const icons = await iconsOf({ logo: '/logo.svg' }, logo, tinyTheme)
  const sizes = icons
    .slice(1)
    .map(async ({ name, content }) => [name, (await sharp(content).metadata()).width])
  expect(Object.fromEntries(await Promise.all(sizes))).toEqual({
    'apple-touch-icon.png': 180,
    'icon-192.png': 192,
    'icon-512.png': 512,
    'icon-maskable-512.png': 512,
  })
  const pixels = await sharp(icons.find(({ name }) => name === 'icon-512.png')?.content)
    .raw()
    .toBuffer()
  const at = (x: number, y: number) => [...pixels.subarray(4 * (512 * y + x), 4 * (512 * y + x) + 3)]
  expect([at(100, 256), at(400, 256)]).toEqual([
    [255, 0, 0],
    [0x17, 0x0f, 0x1f],
  ])
})
