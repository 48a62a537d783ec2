/** The owner's logo as pages, cards, riders and icons have it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CustomPlugin } from 'svgo'
import type { LogoView } from '../../templates/parts/site-context.tsx'
import { digestOf } from '../core/output-file.ts'
import { DataProblems, errorAt } from '../core/problem.ts'
import { escapeMarkup } from '../core/text.ts'
import type { Tones } from '../core/theme.ts'
import type { Theme } from '../load/files/theme.ts'
import type { SiteSettings } from '../schema/settings.ts'
import { createCache } from '../system/cache.ts'
import { knownMakers } from '../system/home.ts'
import { readable } from '../system/readable.ts'
import { type PictureFacts, prepareDrawing } from './encode.ts'
import { createLetterer, filesOf } from './lettering.ts'

/** A logo for cards, riders and icons: `content` is a whole SVG file. */
export type DrawnLogo = { content: Buffer; width: number; height: number }

export type BuiltLogo = { drawn: DrawnLogo; view?: LogoView }

type Options = {
  root: string
  settings: Pick<SiteSettings, 'brand' | 'logo'>
  theme: Theme
  fresh?: boolean
}

/**
 * Reads the logo of the settings: a drawing of `static/`, or two words, which are drawn in the font of headings.
 * @throws DataProblems for a file that is missing or may not be in a page
 */
export async function buildLogo({ root, settings, theme, fresh }: Options): Promise<BuiltLogo | undefined> {
  const { brand, logo } = settings
  if (logo === undefined) return undefined
  if (typeof logo !== 'string') return { drawn: await wordsAsDrawing(logo, theme) }
  const file = `static${logo}`
  const { value, problems } = readable(file, () => readFileSync(join(root, file)))
  if (!value) throw new DataProblems(problems)
  const { drawings } = await knownMakers()
  const cache = createCache<PictureFacts>({ root, name: 'logo', makers: { drawings }, fresh })
  const key = cache.keyOf('drawings', digestOf(value))
  const { value: size, files } = await cache.get(key, () => prepareDrawing(file, value))
  cache.save()
  const content = Buffer.concat(files.map(({ at }) => Buffer.from(at(file).content())))
  const inline = (place: string) => inlined(file, content.toString('utf8'), place, brand)
  return {
    drawn: { content, width: size.width, height: size.height },
    view: { header: await inline('header'), footer: await inline('footer') },
  }
}

/** Of the first element, only what decides how it is drawn: a page gives it its name and its size. */
const bareRoot: CustomPlugin = {
  name: 'bareRoot',
  fn: () => ({
    element: {
      enter(node, parent) {
        if (parent.type !== 'root') return
        for (const name of Object.keys(node.attributes))
          if (!/^(viewBox|fill|stroke|fill-rule|stroke-.*|xmlns:xlink)$/.test(name))
            delete node.attributes[name]
      },
    },
  }),
}

/**
 * A checked drawing as a part of a page. Its ids get the name of their place: the same drawing is on a page twice.
 * Styles become attributes, because a style sheet would hold for the whole page, and the policy allows none.
 */
async function inlined(file: string, drawing: string, place: string, brand: string) {
  const { optimize } = await import('svgo')
  const { data } = optimize(drawing, {
    plugins: [
      'removeXMLProcInst',
      'removeComments',
      'removeMetadata',
      'removeTitle',
      'removeDesc',
      { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
      'convertStyleToAttrs',
      { name: 'prefixIds', params: { prefix: `logo-${place}`, prefixClassNames: true } },
      bareRoot,
    ],
  })
  if (/<style\b|\sstyle=/.test(data))
    throw new DataProblems([
      errorAt(
        { file },
        {
          code: 'logo-styles',
          what: `${file} has styles that cannot be written as attributes, and would change the page around the logo.`,
          hint: 'Save it again with "presentation attributes" in place of CSS, and without animation.',
        },
      ),
    ])
  return data.replace('<svg', () => `<svg role="img" aria-label="${escapeMarkup(brand)}"`)
}

/** In pixels; drawings of any size are scaled. */
const wordSize = 100

async function wordsAsDrawing(words: readonly string[], { fonts, tones }: Theme): Promise<DrawnLogo> {
  const letterer = await createLetterer(...filesOf(fonts.display.heavy))
  let width = 0
  const parts = words.map((word, index) => {
    const line = letterer.write(word, wordSize)
    const part = groupOf(line, width, wordSize * 0.8, index === 0 ? tones.cardText : tones.cardLight)
    width += line.width + wordSize * 0.25
    return part
  })
  return drawingOf(Math.ceil(width - wordSize * 0.25), wordSize * 1.1, parts.join(''))
}

type Line = ReturnType<Awaited<ReturnType<typeof createLetterer>>['write']>

const groupOf = ({ outlines, scale }: Line, x: number, baseline: number, fill: string) =>
  `<g fill="${fill}" transform="translate(${x} ${baseline}) scale(${scale} ${-scale})">${outlines
    .map(({ d, x: left }) => `<path d="${d}" transform="translate(${left} 0)"/>`)
    .join('')}</g>`

const drawingOf = (width: number, height: number, inner: string): DrawnLogo => ({
  content: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inner}</svg>`,
  ),
  width,
  height,
})

/** Icons for browsers and home screens, by their names: the side in pixels, and the part that the logo fills. */
const icons = {
  'apple-touch-icon.png': [180, 0.7],
  'icon-192.png': [192, 0.8],
  'icon-512.png': [512, 0.8],
  // A phone may cut a circle out of it.
  'icon-maskable-512.png': [512, 0.55],
} as const

/** @returns the files of `static/icons/` that a site with a logo need not have */
export async function iconsOf(
  settings: Pick<SiteSettings, 'logo'>,
  { drawn }: BuiltLogo,
  theme: Theme,
): Promise<{ name: string; content: Uint8Array }[]> {
  const { logo } = settings
  const initials = typeof logo === 'string' || !logo ? undefined : logo.map((word) => [...word][0] ?? '')
  // Two words would be too small.
  const mark = initials ? await wordsAsDrawing([initials.join('')], theme) : drawn
  const { default: sharp } = await import('sharp')
  const favicon = iconDrawing(mark, theme.tones, 0.8, 0.22)
  return [
    { name: 'favicon.svg', content: favicon },
    ...(await Promise.all(
      Object.entries(icons).map(async ([name, [side, part]]) => ({
        name,
        content: await sharp(iconDrawing(mark, theme.tones, part, name.startsWith('icon-1') ? 0.22 : 0))
          .resize(side)
          .png()
          .toBuffer(),
      })),
    )),
  ]
}

/** The logo in the middle of a square. @param corner the radius of its corners, as a part of its side */
function iconDrawing(
  { content, width, height }: DrawnLogo,
  { backdrop }: Tones,
  part: number,
  corner: number,
) {
  const side = 512
  const scale = (side * part) / Math.max(width, height)
  const [x, y] = [(side - width * scale) / 2, (side - height * scale) / 2]
  const href = `data:image/svg+xml;base64,${content.toString('base64')}`
  const inner = `<image href="${href}" x="${x}" y="${y}" width="${width * scale}" height="${height * scale}"/>`
  const ground = `<rect width="${side}" height="${side}" rx="${side * corner}" fill="${backdrop}"/>`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${ground}${inner}</svg>`,
  )
}
