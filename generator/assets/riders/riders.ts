/** The technical riders: for each act a PDF at `/riders/<slug>.pdf`, and for its page a stage plot and its line-up. All are cached by a digest of their inputs. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RiderView } from '../../../templates/parts/site-context.tsx'
import { oncePer } from '../../core/once-per.ts'
import { digestOf, type OutputFile } from '../../core/output-file.ts'
import { type RiderSheet, riderKey, riderPath } from '../../routes/rider-sheet.ts'
import { home } from '../../system/home.ts'
import { AssetCache, inParallel } from '../asset-cache.ts'
import { openLetterer } from '../lettering.ts'
import { riderDocument } from './document.ts'
import { lineUpDrawing, lineUpSize } from './line-up.ts'
import { fontFiles, pdfLibrary } from './paper.ts'
import { plotDrawing } from './plot.ts'
import { svgOf } from './svg.ts'

/** `views`: the files of each rider, by the digest of its key. */
export type RiderLibrary = { views: ReadonlyMap<string, RiderView>; files: OutputFile[] }

export type RiderOptions = { root: string; prefix: string; sheets: readonly RiderSheet[]; jobs: number }

type Cache = AssetCache<{ width: number; height: number }>

/** CSS pixels for each point of a plot. Labels are then as large as small print. */
const pixels = 1.6

/** Builds the riders of all sheets, or takes them from the cache. `prefix` is the base path of the site. */
export async function buildRiders({ root, prefix, sheets, jobs }: RiderOptions): Promise<RiderLibrary> {
  const cache: Cache = new AssetCache(join(root, '.cache', 'riders'))
  const recipe = recipeDigest()
  const views = new Map<string, RiderView>()
  const files: OutputFile[] = []
  const made = await inParallel(sheets, jobs, async (sheet) => {
    const key = digestOf(JSON.stringify([riderKey(sheet), recipe]))
    const make = () => makeFiles(sheet, cache)
    return { sheet, key, make, kept: await cache.get(key, make) }
  })
  cache.save()
  for (const { sheet, key, make, kept } of made) {
    const [pdf, plot, lineUp] = kept.files
    if (!pdf || !plot || !lineUp) throw new Error(`the rider of ${sheet.slug} is cached without its files`)
    // Named by their own digests: a new phone number changes the PDF, and must not change the addresses of the drawings.
    const pathOf = (name: string, { digest }: { digest: string }) => `assets/riders/${name}.${digest.slice(0, 8)}.svg`
    const paths = { plot: pathOf(sheet.slug, plot), lineUp: pathOf(`${sheet.slug}-line-up`, lineUp) }
    const pdfPath = riderPath(sheet.slug)
    files.push(cache.output(pdfPath, key, pdf, make), cache.output(paths.plot, key, plot, make), cache.output(paths.lineUp, key, lineUp, make))
    views.set(riderKey(sheet).digest, {
      pdf: `${prefix}/${pdfPath}`,
      kilobytes: Math.max(1, Math.round(pdf.size / 1000)),
      plot: { src: `${prefix}/${paths.plot}`, ...kept.facts },
      lineUp: { src: `${prefix}/${paths.lineUp}`, ...lineUpSize },
    })
  }
  return { views, files }
}

/** Only a run that draws opens the font, and opens it once. */
const lettererOf = oncePer((_cache: Cache) => openLetterer(fontFiles.bold))

async function makeFiles(sheet: RiderSheet, cache: Cache) {
  const drawing = plotDrawing(sheet.plot)
  const letterer = await lettererOf(cache)
  return {
    facts: { width: Math.round(drawing.width * pixels), height: Math.round(drawing.height * pixels) },
    files: [
      { ending: '.pdf', content: await riderDocument(sheet) },
      { ending: '.svg', content: Buffer.from(svgOf(drawing, letterer)) },
      { ending: '-line-up.svg', content: Buffer.from(svgOf(lineUpDrawing(sheet.plot), letterer)) },
    ],
  }
}

/** A digest of the code, the fonts and the library: it changes whenever a rider may look different. */
function recipeDigest(): string {
  const folder = join(home, 'generator', 'assets', 'riders')
  const code = readdirSync(folder)
    .filter((name) => !name.includes('.test.'))
    .sort()
    .map((name) => join(folder, name))
  const rules = ['relate/stage.ts', 'core/break-lines.ts'].map((file) => join(home, 'generator', file))
  const others = [...rules, ...Object.values(fontFiles), join(pdfLibrary, '..', '..', 'package.json')]
  return digestOf(Buffer.concat([...code, ...others].map((file) => readFileSync(file))))
}
