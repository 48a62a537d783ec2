/** Finds the files of a font: of a package of Fontsource, or the owner's own. */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { attempt } from '../../core/attempt.ts'
import type { Font } from '../../schema/theme.ts'
import { home } from '../../system/home.ts'

/** The files of a font. Of those that draw, a second one has the letters that the first one lacks. */
export type FontFiles = {
  family: string
  /** For pages, with the weights that each file has. */
  faces: readonly { file: string; weight: string }[]
  /** For PDFs and drawings. */
  regular: DrawingFont
  bold: DrawingFont
  heavy: DrawingFont
  /** For social cards. */
  card: DrawingFont
}
export type DrawingFont = readonly [file: string, further?: string]

/** What a package of Fontsource says of its font. Some vary in their width alone. */
type Metadata = {
  family: string
  subsets: string[]
  weights: number[]
  variable: false | { wght?: { min: string; max: string } }
}

/** @returns nothing when a file is missing, or has no Latin letters */
export function findFont(root: string, font: Font): FontFiles | undefined {
  const found = typeof font === 'string' ? ofFontsource(root, font) : ofOwner(root, font)
  const files = found && [...found.faces.map(({ file }) => file), found.regular[0], found.bold[0]]
  return files?.every((file) => existsSync(file)) ? found : undefined
}

function ofOwner(root: string, { family, regular, bold }: Exclude<Font, string>): FontFiles {
  const [thin, thick] = [join(root, 'static', regular), join(root, 'static', bold)]
  const faces = [
    { file: thin, weight: '400' },
    { file: thick, weight: '700' },
  ]
  return { family, faces, regular: [thin], bold: [thick], heavy: [thick], card: [thick] }
}

/** Drawing needs the package with a file for each weight; pages rather take the one with a file for all. */
function ofFontsource(root: string, name: string): FontFiles | undefined {
  const fixed = packageOf(root, `@fontsource/${name}`)
  if (!fixed?.subsets.includes('latin')) return undefined
  const variable = packageOf(root, `@fontsource-variable/${name}`)
  const both = (fileOf: (subset: string) => string): DrawingFont =>
    fixed.subsets.includes('latin-ext') ? [fileOf('latin'), fileOf('latin-ext')] : [fileOf('latin')]
  const nearest = (weight: number) =>
    fixed.weights.reduce((one, other) => (Math.abs(other - weight) < Math.abs(one - weight) ? other : one))
  const drawing = (weight: number) =>
    both((subset) => fixed.file(`${name}-${subset}-${nearest(weight)}-normal.woff`))
  const card = variable && both((subset) => variable.file(`${name}-${subset}-standard-normal.woff2`))
  return {
    family: fixed.family,
    faces: variable?.range
      ? [{ file: variable.file(`${name}-latin-wght-normal.woff2`), weight: variable.range }]
      : [...new Set([400, 700].map(nearest))].map((weight) => ({
          file: fixed.file(`${name}-latin-${weight}-normal.woff2`),
          weight: `${weight}`,
        })),
    regular: drawing(400),
    bold: drawing(700),
    heavy: drawing(800),
    card: card?.every((file) => file !== undefined && existsSync(file)) ? card : drawing(800),
  }
}

/** A package of the project, or of the program, which brings the fonts that a site has without a theme. */
function packageOf(root: string, name: string) {
  for (const folder of [root, home]) {
    const path = attempt(() => createRequire(join(folder, 'package.json')).resolve(`${name}/metadata.json`))
    if (path === undefined) continue
    const metadata: Metadata = JSON.parse(readFileSync(path, 'utf8'))
    const wght = metadata.variable ? metadata.variable.wght : undefined
    return {
      ...metadata,
      range: wght && `${wght.min} ${wght.max}`,
      file: (file: string) => join(dirname(path), 'files', file),
    }
  }
  return undefined
}
