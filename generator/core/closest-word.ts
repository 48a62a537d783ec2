/** The word of `known` that is closest to a misspelt one; nothing when none is similar. */
export function closestWord(word: string, known: Iterable<string>): string | undefined {
  let best: string | undefined
  // A word with more than a third of its letters wrong is another word, not a typing error.
  let least = Math.max(1, Math.floor(word.length / 3)) + 1
  for (const candidate of known) {
    const steps = distance(word, candidate, least)
    if (steps < least) [best, least] = [candidate, steps]
  }
  return best
}

/**
 * The letters to add, remove, replace or swap with their neighbour (optimal string alignment distance), or at
 * least `limit` when that is reached.
 */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit
  let twoAgo: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const line = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      const at = (cells: number[], index: number) => cells[index] ?? limit
      let cost = Math.min(
        at(above, column) + 1,
        at(line, column - 1) + 1,
        at(above, column - 1) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, at(twoAgo, column - 2) + 1)
      line.push(cost)
    }
    twoAgo = above
    above = line
  }
  return above[b.length] ?? limit
}

/**
 * Whether two words differ in one letter that is missing, added, replaced or exchanged with its neighbour. A
 * search asks this of every word at every letter.
 */
export function isOneLetterOff(one: string, two: string): boolean {
  if (Math.abs(one.length - two.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === two[at]) at++
  const [left, right] = [one.slice(at), two.slice(at)]
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2)
  return isSwapped || left.slice(1) === right || left === right.slice(1) || left.slice(1) === right.slice(1)
}
