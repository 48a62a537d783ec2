/** Returns the line (1-based) of positions in a text. Counting from the start for each of many positions would take the square of the time. */
export function lineFinder(text: string): (at: number) => number {
  let starts: number[] | undefined
  return (at) => {
    starts ??= [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]
    let [low, high] = [0, starts.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= at) low = middle + 1
      else high = middle
    }
    return low
  }
}
