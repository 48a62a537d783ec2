/**
 * The technical riders: for each act a PDF at `/riders/<slug>.pdf`, and for its page a stage plot and its
 * line-up. All are cached by a digest of their inputs.
 */
import type { RiderView } from '../../../templates/parts/site-context.tsx'
import { once } from '../../core/once-per.ts'
import { digestOf, type OutputFile } from '../../core/output-file.ts'
import type { Theme } from '../../load/files/theme.ts'
import { type RiderSheet, riderKey, riderPath } from '../../routes/rider-sheet.ts'
import { createCache } from '../../system/cache.ts'
import { contentDigest } from '../../system/file-digests.ts'
import { knownMakers } from '../../system/home.ts'
import { inParallel } from '../in-parallel.ts'
import { createLetterer, filesOf, type Letterer } from '../lettering.ts'
import type { BuiltLogo, DrawnLogo } from '../logo.tsx'
import { riderDocument } from './document.ts'
import { svgOf } from './drawing.ts'
import { lineUpDrawing, lineUpSize } from './line-up.ts'
import { pdfLibrary, type RiderLook, riderFonts } from './paper.ts'
import { plotDrawing } from './plot.ts'

/** CSS pixels for each point of a plot. Labels are then as large as small print. */
const pixels = 1.6

/**
 * Builds the riders of all sheets, or takes them from the cache: views by the digests of their keys. `prefix`
 * is the base path of the site.
 */
export async function buildRiders(options: {
  root: string
  prefix: string
  sheets: readonly RiderSheet[]
  theme: Pick<Theme, 'tones' | 'fonts'>
  logo?: BuiltLogo | undefined
  jobs: number
  fresh?: boolean
}) {
  const { root, prefix, sheets, theme, logo, jobs, fresh } = options
  const look = {
    tones: theme.tones,
    fonts: riderFonts(theme.fonts),
    logo: logo && (await logoPixels(logo.drawn)),
  }
  const logoDigest = logo && digestOf(logo.drawn.content)
  const cache = createCache<{ width: number; height: number }>({
    root,
    name: 'riders',
    makers: { riders: (await knownMakers()).riders },
    fresh,
  })
  const library = contentDigest([...Object.values(look.fonts).flatMap(filesOf), pdfLibrary])
  // Only a run that draws opens the fonts, and opens them once.
  const openOnce = once(() => createLetterer(...filesOf(look.fonts.bold)))
  const views = new Map<string, RiderView>()
  const files: OutputFile[] = []
  const made = await inParallel(sheets, jobs, async (sheet) => {
    const key = cache.keyOf('riders', riderKey(sheet), look.tones, logoDigest, library)
    return { sheet, ...(await cache.get(key, async () => makeFiles(sheet, look, await openOnce()))) }
  })
  cache.save()
  for (const { sheet, value: size, files: kept } of made) {
    const [pdf, plot, lineUp] = kept
    if (!pdf || !plot || !lineUp) throw new Error(`the rider of ${sheet.slug} is cached without its files`)
    // Named by their own digests: a new phone number changes the PDF, and must not change the addresses of
    // the drawings.
    const drawing = (name: string, file: typeof plot) =>
      file.at(`assets/riders/${name}.${file.digest.slice(0, 8)}.svg`)
    const published = {
      pdf: pdf.at(riderPath(sheet.slug)),
      plot: drawing(sheet.slug, plot),
      lineUp: drawing(`${sheet.slug}-line-up`, lineUp),
    }
    files.push(...Object.values(published))
    views.set(riderKey(sheet).digest, {
      pdf: `${prefix}/${published.pdf.path}`,
      kilobytes: Math.max(1, Math.round(pdf.size / 1000)),
      plot: { src: `${prefix}/${published.plot.path}`, ...size },
      lineUp: { src: `${prefix}/${published.lineUp.path}`, ...lineUpSize },
    })
  }
  return { views, files }
}

/** A logo as pixels, sharp enough for print: PDFKit reads no SVG. */
async function logoPixels({ content, width, height }: DrawnLogo): Promise<NonNullable<RiderLook['logo']>> {
  const { default: sharp } = await import('sharp')
  const density = Math.min(100_000, Math.max(1, (72 * 200) / height))
  return {
    png: await sharp(content, { density }).resize({ height: 200 }).png().toBuffer(),
    ratio: width / height,
  }
}

/** Draws the PDF and the drawings of a sheet. */
export async function makeFiles(sheet: RiderSheet, look: RiderLook, letterer: Letterer) {
  const drawing = plotDrawing(sheet.plot)
  return {
    value: { width: Math.round(drawing.width * pixels), height: Math.round(drawing.height * pixels) },
    files: [
      { ending: '.pdf', content: await riderDocument(sheet, look) },
      { ending: '.svg', content: Buffer.from(svgOf(drawing, letterer, look.tones)) },
      {
        ending: '-line-up.svg',
        content: Buffer.from(svgOf(lineUpDrawing(sheet.plot), letterer, look.tones)),
      },
    ],
  }
}
