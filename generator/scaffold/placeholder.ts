/** The picture of an entry that has none yet: a card with its name, and a line that says what it is. */
import { drawCard, fontFile } from '../assets/cards.tsx'
import { openLetterer } from '../assets/lettering.ts'

const words = { remark: 'Voorlopig beeld: hier komt een foto' }

/** @returns a JPEG of 1200 × 630 pixels, the same on every machine */
export async function drawPlaceholder(name: string, brand: string): Promise<Uint8Array> {
  return drawCard({ title: name, kicker: words.remark }, brand, undefined, await openLetterer(fontFile))
}
