import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/temporary.ts'
import { tinySite } from '../../../tests/tiny-site.ts'
import { labelWidth } from '../../relate/stage.ts'
import { riderKey, riderSheets } from '../../routes/rider-sheet.ts'
import { riderDocument } from './document.ts'
import { fontFiles } from './paper.ts'
import { buildRiders } from './riders.ts'

const sheets = riderSheets(tinySite())
const sheet = sheets[0] ?? expect.fail('the tiny site has no rider')
const root = temporaryFolder('riders-')
const build = () => buildRiders({ root, prefix: '', sheets, jobs: 2 })

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
  const [once, twice] = [await riderDocument(sheet), await riderDocument(sheet)]
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
  const font = create(readFileSync(fontFiles.bold[0]))
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
    Buffer.from(await riderDocument({ ...sheet, sound: { ...sheet.sound, text } })).toString('latin1')
  expect((await drawn('Łódź')).match(/\/BaseFont \/\w+\+Figtree/g)?.length).toBeGreaterThan(
    (await drawn('Lodz')).match(/\/BaseFont \/\w+\+Figtree/g)?.length ?? 99,
  )
  expect(await drawn('co\u00adop')).toBe(await drawn('coop'))
  expect(await drawn('cafe\u0301')).toBe(await drawn('café'))
})
