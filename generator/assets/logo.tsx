/** The owner's logo as pages, cards, riders and icons have it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import type { CustomPlugin } from 'svgo'
import { Letters } from '../../templates/cards/Letters.tsx'
import type { LogoView } from '../../templates/parts/site-context.tsx'
import { DataProblems, errorAt } from '../core/problem.ts'
import { escapeMarkup } from '../core/text.ts'
import type { Theme } from '../load/files/theme.ts'
import type { SiteSettings } from '../schema/settings.ts'
import { readable } from '../system/readable.ts'
import { prepareDrawing } from './encode.ts'
import { createLetterer, filesOf } from './lettering.ts'

/** A whole SVG file, for cards, riders and icons. */
export type DrawnLogo = { content: Buffer; width: number; height: number }
export type BuiltLogo = { drawn: DrawnLogo; view?: LogoView }

type Options = {
  root: string
  settings: Pick<SiteSettings, 'brand' | 'logo'>
  theme: Theme
}

/**
 * The drawing of `static/` that the settings name, or their two words, drawn in the font of headings.
 * @throws DataProblems for a drawing that may not be in a page
 */
export async function buildLogo({ root, settings, theme }: Options): Promise<BuiltLogo | undefined> {
  const { brand, logo } = settings
  if (logo === undefined) return undefined
  if (typeof logo !== 'string') return { drawn: await drawWords(logo, theme) }
  const file = `static${logo}`
  const { value: source, problems } = readable(file, () => readFileSync(join(root, file)))
  if (!source) throw new DataProblems(problems)
  const { value, files = [] } = await prepareDrawing(file, source)
  const content = Buffer.concat(files.map((made) => made.content))
  const inline = (place: string) => inlined(file, content.toString('utf8'), place, brand)
  return {
    drawn: { content, width: value.width, height: value.height },
    view: { header: await inline('header'), footer: await inline('footer') },
  }
}

/** Of the first element, keeps only what decides how it is drawn: a page gives it its name and its size. */
const bareRoot: CustomPlugin = {
  name: 'bareRoot',
  fn: () => ({
    element: {
      enter({ attributes }, { type }) {
        if (type !== 'root') return
        for (const name of Object.keys(attributes))
          if (!/^(viewBox|fill|stroke|fill-rule|stroke-.*|xmlns:xlink)$/.test(name)) delete attributes[name]
      },
    },
  }),
}

/**
 * A checked drawing as a part of a page. Styles become attributes: a style sheet would hold for the whole page,
 * and the policy allows no style in the markup. Ids get the name of their place, as it is on the page twice.
 */
async function inlined(file: string, drawing: string, place: string, brand: string): Promise<string> {
  const { optimize } = await import('svgo')
  const { data } = optimize(drawing, {
    plugins: [
      ...(['removeXMLProcInst', 'removeComments', 'removeMetadata', 'removeTitle', 'removeDesc'] as const),
      { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
      'convertStyleToAttrs',
      { name: 'prefixIds', params: { prefix: `logo-${place}` } },
      bareRoot,
    ],
  })
  if (/<style\b|\sstyle=/.test(data)) throw new DataProblems([errorAt({ file }, logoStyles(file))])
  return data.replace('<svg', () => `<svg role="img" aria-label="${escapeMarkup(brand)}"`)
}

const logoStyles = (file: string) => ({
  code: 'logo-styles',
  what: `${file} has styles that cannot be written as attributes, and would change the page around the logo.`,
  hint: 'Save it again with "presentation attributes" in place of CSS, and without animation.',
})

/** Any size does: drawings are scaled. */
const size = 100

async function drawWords(words: readonly string[], { fonts, tones }: Theme): Promise<DrawnLogo> {
  const letterer = await createLetterer(...filesOf(fonts.display.heavy))
  const lines = words.map((word) => letterer.write(word, size))
  const gap = size / 4
  const width = lines.reduce((sum, line) => sum + line.width + gap, -gap)
  const [first] = lines
  const drawing = (
    // biome-ignore lint/a11y/noSvgWithoutTitle: never part of a page
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${size * 1.1}`}>
      {lines.map((line, index) => {
        const [x, fill] = index === 0 ? [0, tones.cardText] : [(first?.width ?? 0) + gap, tones.cardLight]
        return <Letters key={x} line={line} x={x} y={size * 0.8} fill={fill} />
      })}
    </svg>
  )
  return { content: Buffer.from(renderToStaticMarkup(drawing)), width, height: size * 1.1 }
}

/**
 * Icons for home screens: the side in pixels, the part of it that the logo fills, and the radius of its corners.
 * A phone may cut a circle out of the last one.
 */
const icons = {
  'apple-touch-icon.png': [180, 0.7, 0],
  'icon-192.png': [192, 0.8, 0.22],
  'icon-512.png': [512, 0.8, 0.22],
  'icon-maskable-512.png': [512, 0.55, 0],
} as const

/** @returns the files of `static/icons/` that a site with a logo need not have */
export async function iconsOf({ logo }: Pick<SiteSettings, 'logo'>, { drawn }: BuiltLogo, theme: Theme) {
  // Two words would be too small: their first letters.
  const mark = Array.isArray(logo)
    ? await drawWords([logo.map((word) => [...word][0] ?? '').join('')], theme)
    : drawn
  const { default: sharp } = await import('sharp')
  const draw = (part: number, corner: number) => iconOf(mark, theme.tones.backdrop, part, corner)
  const pixels = Object.entries(icons).map(async ([name, [side, part, corner]]) => ({
    name,
    content: await sharp(draw(part, corner)).resize(side).png().toBuffer(),
  }))
  return [{ name: 'favicon.svg', content: draw(0.8, 0.22) }, ...(await Promise.all(pixels))]
}

/** The logo in the middle of a square. */
function iconOf({ content }: DrawnLogo, ground: string, part: number, corner: number): Buffer {
  const side = 512
  const [start, size] = [(side * (1 - part)) / 2, side * part]
  const href = `data:image/svg+xml;base64,${content.toString('base64')}`
  const icon = (
    // biome-ignore lint/a11y/noSvgWithoutTitle: never part of a page
    <svg xmlns="http://www.w3.org/2000/svg" width={side} height={side} viewBox={`0 0 ${side} ${side}`}>
      <rect width={side} height={side} rx={side * corner} fill={ground} />
      <image href={href} x={start} y={start} width={size} height={size} />
    </svg>
  )
  return Buffer.from(renderToStaticMarkup(icon))
}
