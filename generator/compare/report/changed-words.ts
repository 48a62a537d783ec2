/** Which words of two texts differ, to be marked where both stand side by side. */

export type Piece = { text: string; changed: boolean }

/** Above this many pairs of words, what lies between the equal beginning and the equal end is marked as a whole. */
const limit = 250_000

/** Both texts in pieces that make them up again, with the words marked that the other one does not have. */
export function changedWords(before: string, after: string): { before: Piece[]; after: Piece[] } {
  const ours = wordsOf(before)
  const theirs = wordsOf(after)
  const start = equalFrom(ours, theirs)
  const end = equalFrom(ours.slice(start).reverse(), theirs.slice(start).reverse())
  const middle = [ours.slice(start, ours.length - end), theirs.slice(start, theirs.length - end)] as const
  const [keptOurs, keptTheirs] = middle[0].length * middle[1].length > limit ? [new Set<number>(), new Set<number>()] : commonWords(...middle)
  const piecesOf = (words: string[], kept: Set<number>) =>
    joined(words.map((text, index) => ({ text, changed: index >= start && index < words.length - end && !kept.has(index - start) })))
  return { before: piecesOf(ours, keptOurs), after: piecesOf(theirs, keptTheirs) }
}

/** Words with the white space behind them. */
const wordsOf = (text: string): string[] => text.match(/^\s+|\S+\s*/g) ?? []

function equalFrom(a: readonly string[], b: readonly string[]): number {
  let index = 0
  while (index < a.length && index < b.length && a[index] === b[index]) index++
  return index
}

/** The places of the longest common subsequence in both lists. */
function commonWords(a: readonly string[], b: readonly string[]): [Set<number>, Set<number>] {
  const width = b.length + 1
  const lengths = new Uint32Array((a.length + 1) * width)
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = a.length - 1; row >= 0; row--) {
    for (let column = b.length - 1; column >= 0; column--) {
      lengths[row * width + column] = a[row] === b[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const [inA, inB] = [new Set<number>(), new Set<number>()]
  for (let row = 0, column = 0; row < a.length && column < b.length; ) {
    if (a[row] === b[column]) {
      inA.add(row++)
      inB.add(column++)
    } else if (at(row + 1, column) >= at(row, column + 1)) row++
    else column++
  }
  return [inA, inB]
}

function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = []
  for (const { text, changed } of pieces) {
    const last = result.at(-1)
    if (last?.changed === changed) last.text += text
    else result.push({ text, changed })
  }
  return result
}
