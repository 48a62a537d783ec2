/** What pages read, as numbers: the fields of an entry that one page reads are mostly those that others read of it, so such groups are kept once. */
import { groupBy } from '../core/group-by.ts'
import { allFields, type Reads, readsWithin } from '../core/reads.ts'
import { entryOf } from './recording.ts'

/**
 * What a page read, as groups of a table: those that it shows, those that only kept results are made of, such as an order, and what was read while the
 * pages of its family were listed.
 */
export type PageReads = { shown: readonly number[]; behind: readonly number[]; listed: readonly number[] }

/** A part of a table: names of fields, and groups of their numbers. Plain: it travels between threads, and to the disk. */
export type TablePart = { names: string[]; groups: Uint32Array[] }

export class ReadsTable {
  readonly names: string[] = []
  readonly groups: Uint32Array[] = []
  private readonly numberOfName = new Map<string, number>()
  private readonly numberOfGroup = new Map<string, number>()
  private readonly ofParts = new WeakMap<Reads, number>()
  private readonly ofResults = new WeakMap<Reads, number>()
  /** How many names and groups the last call of `news` had given. */
  private given = { names: 0, groups: 0 }

  /** @param kept a table that was kept on a disk: its numbers stay */
  constructor({ names, groups }: TablePart = { names: [], groups: [] }) {
    for (const name of names) this.name(name)
    for (const group of groups) this.numbered(group)
  }

  /** The groups of what a page read, once its recording has ended. @param listed what was read while the pages of its family were listed */
  add(reads: Reads, listed: Reads): PageReads {
    const ofPage = readsWithin(reads)
    const shown = new Set<number>()
    for (const part of ofPage) {
      if (part === reads) for (const group of groupBy(part.fields, entryOf).values()) shown.add(this.group(group))
      else shown.add(this.known(this.ofParts, part, () => part.fields))
    }
    const behind = new Set<number>()
    for (const { results } of ofPage) for (const result of results) behind.add(this.known(this.ofResults, result, () => allFields(result)))
    return { shown: [...shown], behind: [...behind], listed: [this.known(this.ofResults, listed, () => allFields(listed))] }
  }

  /** What was added to the table since the last call. */
  news(): TablePart {
    const { names, groups } = this.given
    this.given = { names: this.names.length, groups: this.groups.length }
    return { names: this.names.slice(names), groups: this.groups.slice(groups) }
  }

  /** A function that takes over all that another table gives, and what pages read by that table. */
  takingOver(): (part: TablePart) => (reads: PageReads) => PageReads {
    const names: number[] = []
    const groups: number[] = []
    const own = (group: number) => groups[group] ?? 0
    return (part) => {
      for (const name of part.names) names.push(this.name(name))
      for (const group of part.groups) groups.push(this.numbered(Uint32Array.from(group, (name) => names[name] ?? 0)))
      return ({ shown, behind, listed }) => ({ shown: shown.map(own), behind: behind.map(own), listed: listed.map(own) })
    }
  }

  private known(numbers: WeakMap<Reads, number>, reads: Reads, fields: () => Iterable<string>): number {
    const number = numbers.get(reads) ?? this.group(fields())
    numbers.set(reads, number)
    return number
  }

  private group(fields: Iterable<string>): number {
    return this.numbered(Uint32Array.from(fields, (field) => this.name(field)))
  }

  private numbered(names: Uint32Array): number {
    const key = names.sort().join()
    const number = this.numberOfGroup.get(key) ?? this.groups.push(names) - 1
    this.numberOfGroup.set(key, number)
    return number
  }

  private name(name: string): number {
    const number = this.numberOfName.get(name) ?? this.names.push(name) - 1
    this.numberOfName.set(name, number)
    return number
  }
}
