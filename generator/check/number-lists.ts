import { digestOf } from '../core/output-file.ts'

/** Lists of whole numbers below 2 ** 32, one after the other in one array: an object for each list of a million would take twice their memory. */
export class NumberLists {
  private numbers: Uint32Array
  private readonly ends: number[]

  /** @param kept lists that were kept on a disk */
  constructor({ numbers, ends }: KeptLists = { numbers: new Uint32Array(1024), ends: [] }) {
    this.numbers = numbers
    this.ends = ends
  }

  /** The same as plain data. */
  kept(): KeptLists {
    return { numbers: this.numbers.subarray(0, this.size), ends: this.ends }
  }

  /** Equal for equal lists. */
  digest(): string {
    const { numbers, ends } = this.kept()
    return digestOf(digestOf(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)) + ends.join())
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

  /** Adds lists that others have one after the other. @param first the index of the first there */
  pushFrom({ numbers, ends }: NumberLists, first: number, count: number): void {
    const from = ends[first - 1] ?? 0
    const shift = this.size - from
    const own = ends.slice(first, first + count).map((end) => end + shift)
    const end = own.at(-1) ?? 0
    this.reserve(end)
    this.numbers.set(numbers.subarray(from, end - shift), from + shift)
    this.ends.push(...own)
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

export type KeptLists = { numbers: Uint32Array; ends: number[] }
