/** Compares drawings with what is published of them, in the browser, pixel by pixel. */
import type { Browser } from 'playwright-core'
import { prepareDrawing } from '../../generator/assets/encode.ts'

/**
 * How many values of pixels differ, of both drawings in the browser. It smooths the edges of a rectangle and
 * of a path a little differently.
 */
function compare([before, after]: readonly [string, string]): Promise<number> {
  const width = 600
  const pixelsOf = async (svg: string) => {
    const image = new Image()
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
    await image.decode()
    const canvas = new OffscreenCanvas(width, 400)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0, width, 400)
    return context?.getImageData(0, 0, width, 400).data ?? new Uint8ClampedArray()
  }
  return Promise.all([pixelsOf(before), pixelsOf(after)]).then(
    ([one, other]) => one.filter((value, index) => Math.abs(value - (other[index] ?? 0)) > 24).length,
  )
}

async function published(source: string): Promise<string> {
  const { files } = await prepareDrawing('drawing.svg', Buffer.from(source))
  return Buffer.from(files[0]?.content ?? []).toString()
}

/** The names of the drawings that look otherwise than they were drawn. */
export async function changedDrawings(
  browser: Browser,
  drawings: readonly (readonly [name: string, source: string])[],
): Promise<string[]> {
  const page = await browser.newPage()
  const found: string[] = []
  for (const [name, source] of drawings)
    if ((await page.evaluate(compare, [source, await published(source)] as const)) > 0) found.push(name)
  await page.close()
  return found
}
