/** The degrees from one hue of a picture to the next. */
export const hueStep = 15

/** Degrees between hues that nobody takes for one. */
const apartBy = 40

/**
 * Puts entries in an order in which those of one hue are no neighbours. Only entries of one rank change places, and
 * the first that fits comes first.
 * @param hueOf in degrees
 * @param before how many places before an entry its neighbours are: beside it, and above it in a row of so many
 * @param rankOf equal for entries whose order is free
 */
export function hueApart<Entry>(
  entries: readonly Entry[],
  hueOf: (entry: Entry) => number,
  before: readonly number[],
  rankOf: (entry: Entry) => string = () => '',
): Entry[] {
  const left = [...entries]
  const order: Entry[] = []
  for (let [first] = left; first !== undefined; [first] = left) {
    const rank = rankOf(first)
    const near = before.flatMap((places) => order.at(-places) ?? []).map(hueOf)
    const isApart = (entry: Entry) =>
      near.every((hue) => Math.abs(((hueOf(entry) - hue + 540) % 360) - 180) >= apartBy)
    const at = Math.max(
      0,
      left.findIndex((entry) => rankOf(entry) === rank && isApart(entry)),
    )
    order.push(...left.splice(at, 1))
  }
  return order
}
