/** Makes the published form of a drawing (SVG). */
import { checkDrawing } from '../check/drawing.ts'
import { DataProblems } from '../core/problem.ts'
import type { Made } from './asset-cache.ts'
import { coloursOf, originalEnding, type PictureFacts } from './encode.ts'

/** Raise it when the code below makes something else of the same file. */
export const recipeVersion = 3

/** The plugins of svgo's default preset that shorten drawings at all: the others take as long as these together. */
const plugins = [
  ...(['removeDoctype', 'removeXMLProcInst', 'removeComments', 'removeMetadata', 'removeEditorsNSData', 'removeDesc'] as const),
  ...(['cleanupAttrs', 'cleanupIds', 'removeUselessDefs', 'cleanupNumericValues', 'removeUnknownsAndDefaults'] as const),
  ...(['removeUselessStrokeAndFill', 'convertShapeToPath', 'collapseGroups', 'convertPathData', 'convertTransform'] as const),
  ...(['removeEmptyContainers', 'mergePaths', 'removeUnusedNS'] as const),
]

/** Coordinates are rounded to this share of the longer side: a fifth of a pixel of a picture as wide as a laptop. */
const finest = 1 / 6000

/** Shortens a drawing without a visible change. @param file the path for messages @throws DataProblems for what a drawing may not have */
export async function prepareDrawing(file: string, content: Uint8Array): Promise<Made<PictureFacts>> {
  const facts = await readDrawing(file, content)
  const { optimize } = await import('svgo')
  const floatPrecision = Math.max(0, Math.ceil(-Math.log10(finest * Math.max(facts.width, facts.height))))
  const { data } = optimize(Buffer.from(content).toString('utf8'), { floatPrecision, plugins })
  return { facts, files: [{ ending: originalEnding, content: Buffer.from(data) }] }
}

/** What a page must know of a drawing. @throws DataProblems for what a drawing may not have */
export async function readDrawing(file: string, content: Uint8Array): Promise<PictureFacts> {
  const { width, height, problems } = await checkDrawing(file, content)
  if (problems.length > 0) throw new DataProblems(problems)
  const { default: sharp } = await import('sharp')
  // At a density of 72 a unit is a pixel.
  const density = Math.min(100_000, Math.max(1, 72 * (64 / width)))
  return { width, height, ...(await coloursOf(sharp(content, { density }))) }
}
