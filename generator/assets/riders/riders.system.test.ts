import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/temporary.ts'
import { tinySite, tinyTheme } from '../../../tests/tiny-site.ts'
import { paletteOf } from '../../core/theme.ts'
import { labelWidth } from '../../relate/stage.ts'
import { riderKey, riderSheets } from '../../routes/rider-sheet.ts'
import { riderDocument } from './document.ts'
import { riderFonts } from './paper.ts'
import { buildRiders } from './riders.ts'

const sheets = riderSheets(tinySite())
const sheet = sheets[0] ?? expect.fail('the tiny site has no rider')
const look = { tones: tinyTheme.tones, fonts: riderFonts(tinyTheme.fonts) }
const root = temporaryFolder('riders-')
const build = () => buildRiders({ root, prefix: '', sheets, theme: tinyTheme, jobs: 2 })

test('every act gets a PDF at its own address, and a plot and a line-up with a digest in their names', async () => {
  const { files, views } = await build()
  expect(files.map(({ path }) => path.replace(/\.[\w-]{8}\./, '.*.')).sort()).toEqual(
    ['band-marginal', 'silkwood', 'the-lamps']
      .flatMap((slug) => [
        `assets/riders/${slug}.*.svg`,
        `assets/riders/${slug}-line-up.*.svg`,
        `riders/${slug}.pdf`,
      ])
      .sort(),
  )
  expect(views.get(riderKey(sheet).digest)).toMatchObject({
    pdf: '/riders/silkwood.pdf',
    plot: { src: expect.stringContaining('/assets/riders/silkwood.') },
  })
  // Words are outlines: the drawing needs no font.
  const svg = Buffer.from(files.find(({ path }) => path.endsWith('.svg'))?.content() ?? '').toString()
  expect(svg).toMatch(/^<svg [^>]*viewBox/)
  expect(svg).toContain('<use href="#g0"')
  expect(svg).not.toContain('<text')
})

test('equal sheets give equal bytes, with no trace of the day; the PDF names its language, its title and its structure', async () => {
  const [once, twice] = [await riderDocument(sheet, look), await riderDocument(sheet, look)]
  expect(Buffer.compare(once, twice)).toBe(0)
  const content = Buffer.from(once).toString('latin1')
  expect(content.startsWith('%PDF-')).toBe(true)
  for (const part of [
    '/Lang (nl-BE)',
    '/DisplayDocTitle true',
    '/Marked true',
    '/S /H1',
    '/S /TH',
    '/S /Figure',
  ])
    expect(content).toContain(part)
})

test('labels are measured as wide as the font makes them', () => {
  const font = create(readFileSync(look.fonts.bold[0]))
  if (!('layout' in font)) throw new Error('a collection of fonts')
  for (const text of ['zang en akoestische gitaar', 'contrabas', 'Ça été 10 × 3', 'trompet – bügel']) {
    const advance = [...text].reduce(
      (sum, character) => sum + font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth,
      0,
    )
    expect(labelWidth(text)).toBeCloseTo(advance / font.unitsPerEm, 3)
  }
})

test('a rider draws letters of other languages in Latin with a further font, and nothing that is invisible', async () => {
  const drawn = async (text: string) =>
    Buffer.from(await riderDocument({ ...sheet, sound: { ...sheet.sound, text } }, look)).toString('latin1')
  expect((await drawn('Łódź')).match(/\/BaseFont \/\w+\+Figtree/g)?.length).toBeGreaterThan(
    (await drawn('Lodz')).match(/\/BaseFont \/\w+\+Figtree/g)?.length ?? 99,
  )
  expect(await drawn('co\u00adop')).toBe(await drawn('coop'))
  expect(await drawn('cafe\u0301')).toBe(await drawn('café'))
})

test('the drawings of a rider have the colours of the theme, also in a project that has made them before', async () => {
  const { tones } = paletteOf({ light: '#0b5d5a' })
  const textOf = async (theme: typeof tinyTheme) => {
    const { files } = await buildRiders({ root, prefix: '', sheets, theme, jobs: 2 })
    return files.map(({ content }) => Buffer.from(content()).toString('latin1')).join('')
  }
  const [ours, own] = [await textOf(tinyTheme), await textOf({ ...tinyTheme, tones })]
  expect([ours.includes('#0b5d5a'), ours.includes('#ffb831')]).toEqual([false, true])
  expect([own.includes('#0b5d5a'), own.includes('#ffb831')]).toEqual([true, false])
})
