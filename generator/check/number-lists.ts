import { digestOf } from '../core/output-file.ts'

/**
 * Lists of whole numbers below 2 ** 32, one after the other in one array: an object for each list of a
 * million would take twice their memory.
 */
export class NumberLists {
  private numbers = new Uint32Array(1024)
  private readonly ends: number[] = []

  /** Equal for equal lists. */
  digest(): string {
    const { buffer, byteOffset } = this.numbers
    return digestOf(
      digestOf(new Uint8Array(buffer, byteOffset, this.size * this.numbers.BYTES_PER_ELEMENT)) +
        this.ends.join(),
    )
  }

  get length(): number {
    return this.ends.length
  }

  /** How many numbers all lists have. */
  get size(): number {
    return this.ends.at(-1) ?? 0
  }

  push(list: ArrayLike<number>): void {
    const start = this.size
    this.reserve(start + list.length)
    this.numbers.set(list, start)
    this.ends.push(start + list.length)
  }

  /** Makes room for so many numbers in all. */
  reserve(count: number): void {
    if (count <= this.numbers.length) return
    const grown = new Uint32Array(Math.max(count, Math.ceil(this.numbers.length * 1.5)))
    grown.set(this.numbers)
    this.numbers = grown
  }

  at(index: number): Uint32Array {
    return this.numbers.subarray(this.ends[index - 1] ?? 0, this.ends[index] ?? 0)
  }
}
