import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../../tests/temporary.ts'
import type { ThemeSettings } from '../../schema/theme.ts'
import { themeSchema } from '../../schema/theme.ts'
import { readTheme } from './theme.ts'

const lines = new Map([
  ['site.theme.colours', 7],
  ['site.theme.colours.ink', 8],
  ['site.theme.fonts.text', 9],
])
const root = emptyFolder()
const read = (theme: ThemeSettings) => readTheme(root, { theme }, lines)

test('a site without a theme has our fonts, with all files of pages, cards and riders', () => {
  const { value, problems } = readTheme(root, {})
  expect(problems).toEqual([])
  expect(value.ownFonts).toEqual([])
  for (const { faces, regular, bold, heavy, card } of Object.values(value.fonts)) {
    expect(faces).toHaveLength(1)
    for (const file of [faces[0]?.file, ...regular, ...bold, ...heavy, ...card])
      expect(existsSync(file ?? '')).toBe(true)
  }
})

test('a package of Fontsource is a font by its name alone, with its family and its weights', () => {
  const { value, problems } = read({ fonts: { display: 'figtree' } })
  expect(problems).toEqual([])
  expect(value.ownFonts).toEqual(['display'])
  expect(value.fonts.display).toMatchObject({ family: 'Figtree', faces: [{ weight: '300 900' }] })
  expect(value.fonts.display.heavy[0]).toMatch(/figtree-latin-800-normal\.woff$/)
})

test('a font of the owner is two files of static/, which must be there', () => {
  const font = { family: 'Huisletter', regular: '/fonts/dun.woff', bold: '/fonts/vet.woff' }
  expect(read({ fonts: { text: font } }).problems).toMatchObject([
    { code: 'font-missing', hint: expect.stringContaining('static/fonts/dun.woff') },
  ])
  mkdirSync(join(root, 'static/fonts'), { recursive: true })
  for (const name of ['dun', 'vet']) writeFileSync(join(root, `static/fonts/${name}.woff`), '')
  const { value, problems } = read({ fonts: { text: font } })
  expect(problems).toEqual([])
  expect(value.fonts.text).toMatchObject({
    family: 'Huisletter',
    faces: [{ weight: '400' }, { weight: '700' }],
    bold: [join(root, 'static/fonts/vet.woff')],
  })
})

test('a package that is not installed is a problem at its line, which says how to install it', () => {
  expect(read({ fonts: { text: 'no-such-font' } }).problems).toMatchObject([
    {
      code: 'font-missing',
      places: [{ file: 'data/site.ts', line: 9 }],
      hint: expect.stringContaining('npm install @fontsource/no-such-font'),
    },
  ])
})

test('colours that cannot be read on each other are a problem at the line of the one that the owner wrote', () => {
  const [first] = read({ colours: { ink: '#999999' } }).problems
  expect(first).toMatchObject({
    code: 'contrast-low',
    severity: 'error',
    places: [{ file: 'data/site.ts', line: 8 }],
    what: 'Texts in "ink" (#999999) on "paper" (#fdfaf4) have a contrast of 2.7:1 in the theme; readers need 4.5:1.',
  })
})

test.each([
  { colours: { ink: 'red' } },
  { colours: { ink: '#FFF' } },
  { colours: { inkt: '#ffffff' } },
  { radius: -1 },
  { fonts: { text: 'Source Sans' } },
  { fonts: { text: { family: 'A', regular: '/a.woff2', bold: '/a.woff' } } },
  { fonts: { text: { family: 'A"; } body {', regular: '/a.woff', bold: '/a.woff' } } },
])('%j is no theme', (theme) => expect(themeSchema.safeParse(theme).success).toBe(false))
