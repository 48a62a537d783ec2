/** The picture of an entry that has none yet: a card with its name, and a line that says what it is. */
import { drawCard } from '../assets/cards.tsx'

/**
 * @param remark what the picture is
 * @returns a JPEG of 1200 × 630 pixels, the same on every machine
 */
export function drawPlaceholder(name: string, remark: string, brand: string): Promise<Uint8Array> {
  return drawCard({ title: name, kicker: remark }, brand)
}
