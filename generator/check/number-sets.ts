/**
 * Many sets of whole numbers in little memory: sorted, as the differences between neighbours, most of which
 * take one byte.
 */
export class NumberSets {
  private bytes = Buffer.allocUnsafe(2 ** 20)
  private used = 0
  /** Where each set begins. */
  private readonly starts: number[] = []

  get length(): number {
    return this.starts.length
  }

  /** Adds a set of numbers that are not negative. They get sorted. */
  push(numbers: number[]): void {
    numbers.sort((a, b) => a - b)
    // A difference takes at most five bytes.
    const most = this.used + 5 * (numbers.length + 1)
    if (most > this.bytes.length)
      this.bytes = Buffer.concat([this.bytes], Math.max(most, Math.ceil(this.bytes.length * 1.5)))
    this.starts.push(this.used)
    this.write(numbers.length)
    let last = 0
    for (const number of numbers) {
      this.write(number - last)
      last = number
    }
  }

  /** The numbers of a set, ascending. */
  at(index: number): number[] {
    let place = this.starts[index] ?? 0
    const read = () => {
      let [value, scale] = [0, 1]
      for (;;) {
        const byte = this.bytes[place++] ?? 0
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
    let rest = value
    for (; rest >= 128; rest = Math.floor(rest / 128)) this.bytes[this.used++] = (rest % 128) + 128
    this.bytes[this.used++] = rest
  }
}
