/** Many sets of whole numbers in little memory: sorted, as the differences between neighbours, most of which take one byte. */

/** In bytes. */
const chunkSize = 2 ** 20

export class NumberSets {
  private readonly chunks: Buffer[] = []
  /** Where each list begins: the number of its chunk times the size of a chunk, plus the place in the chunk. */
  private readonly starts: number[] = []
  private used = chunkSize

  get length(): number {
    return this.starts.length
  }

  /** Adds a list. Its numbers are not negative, and none is twice in it; their order is lost. */
  push(numbers: number[]): void {
    numbers.sort((a, b) => a - b)
    // A difference takes at most five bytes.
    const most = 5 * (numbers.length + 1)
    if (this.used + most > chunkSize) {
      this.chunks.push(Buffer.allocUnsafe(Math.max(chunkSize, most)))
      this.used = 0
    }
    const chunk = this.chunks.length - 1
    this.starts.push(chunk * chunkSize + this.used)
    this.write(numbers.length)
    let last = 0
    for (const number of numbers) {
      this.write(number - last)
      last = number
    }
  }

  /** The numbers of a list, ascending. */
  at(index: number): number[] {
    const start = this.starts[index] ?? 0
    const chunk = this.chunks[Math.floor(start / chunkSize)] ?? Buffer.of(0)
    let place = start % chunkSize
    const read = () => {
      let [value, scale] = [0, 1]
      for (;;) {
        const byte = chunk[place++] ?? 0
        value += (byte & 127) * scale
        if (byte < 128) return value
        scale *= 128
      }
    }
    let last = 0
    return Array.from({ length: read() }, () => {
      last += read()
      return last
    })
  }

  /** Seven bits a byte, the lowest first; the highest bit says that more follow. */
  private write(value: number): void {
    const chunk = this.chunks.at(-1)
    if (!chunk) throw new Error('there is no chunk to write to')
    for (let rest = value; ; rest = Math.floor(rest / 128)) {
      chunk[this.used++] = rest < 128 ? rest : (rest % 128) + 128
      if (rest < 128) return
    }
  }
}
