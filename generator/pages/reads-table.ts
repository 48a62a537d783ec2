/** What pages read, as numbers: the fields of an entry that one page reads are mostly those that others read of it, so such groups are kept once. */
import { groupBy } from '../core/group-by.ts'
import { allFields, FieldNames, type Reads, readsWithin } from '../core/reads.ts'
import { entryOf } from './recording.ts'

/** What a page read, as groups of a table: those that it shows, and those that only results are made of, such as an order. */
export type PageReads = Readonly<Record<'shown' | 'behind', readonly number[]>>

export class ReadsTable {
  readonly names = new FieldNames()
  readonly groups: Uint32Array[] = []
  /** The groups by a hash of their numbers in any order: the sum of a hash of each. */
  private readonly byHash = new Map<number, number[]>()
  /** The number of the entry of each field. */
  private readonly entryOfField: number[] = []
  private readonly entries = new FieldNames()
  /** The call of `numbered` that was given each field last. */
  private readonly givenIn: number[] = []
  private calls = 0
  private readonly ofParts = new WeakMap<Reads, number>()
  private readonly ofResults = new WeakMap<Reads, number>()

  /** The groups of what a page read, once its recording has ended. */
  add(reads: Reads): PageReads {
    const ofPage = readsWithin(reads)
    const entryOfField = (field: number) => this.entryOf(field)
    const shown = new Set<number>()
    for (const part of ofPage) {
      if (part === reads) for (const group of groupBy(part.fields, entryOfField).values()) shown.add(this.numbered(group))
      else shown.add(this.known(this.ofParts, part, () => part.fields))
    }
    const behind = new Set<number>()
    for (const { results } of ofPage) for (const result of results) behind.add(this.known(this.ofResults, result, () => allFields(result, this.names)))
    return { shown: [...shown], behind: [...behind] }
  }

  private known(numbers: WeakMap<Reads, number>, reads: Reads, fields: () => Iterable<number>): number {
    const known = numbers.get(reads)
    if (known !== undefined) return known
    const number = this.numbered(fields())
    numbers.set(reads, number)
    return number
  }

  private entryOf(field: number): number {
    const number = this.entryOfField[field] ?? this.entries.number(entryOf(this.names.names[field] ?? ''))
    this.entryOfField[field] = number
    return number
  }

  /** The number of the group of some fields, in any order and some of them more than once: most groups are known, so only a new one is sorted. */
  private numbered(fields: Iterable<number>): number {
    const call = ++this.calls
    let [count, hash] = [0, 0]
    for (const field of fields) {
      if (this.givenIn[field] === call) continue
      this.givenIn[field] = call
      count++
      const scattered = Math.imul(field + 1, 0x9e3779b1)
      hash = (hash + Math.imul(scattered ^ (scattered >>> 15), 0x85ebca6b)) | 0
    }
    const candidates = this.byHash.get(hash) ?? []
    const isEqual = (group: Uint32Array | undefined) => group?.length === count && group.every((field) => this.givenIn[field] === call)
    const known = candidates.find((number) => isEqual(this.groups[number]))
    if (known !== undefined) return known
    this.byHash.set(hash, [...candidates, this.groups.length])
    return this.groups.push(Uint32Array.from(new Set(fields)).sort()) - 1
  }
}
