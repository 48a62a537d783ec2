/** Records what is read of the owner's values while something is made of them: through views, which have the same shape. */

/** The names of what can be read, each with its number: a page reads hundreds of fields, and looks at each many times. */
export class FieldNames {
  readonly names: string[] = []
  private readonly numbers = new Map<string, number>()

  /** The number of a name, which it gets when it is asked for. */
  number(name: string): number {
    const known = this.numbers.get(name)
    if (known !== undefined) return known
    this.numbers.set(name, this.names.length)
    return this.names.push(name) - 1
  }

  of(fields: Iterable<number>): string[] {
    return Array.from(fields, (field) => this.names[field] ?? '')
  }
}

/**
 * What was read: the numbers of fields (`acts/silkwood.price.from`), some of them more than once, parts that others share, and kept results, each
 * with what it was made of. A compared result counts as one field with its name, whatever it was made of.
 */
export type Reads = { fields: number[]; parts: Set<Reads>; results: Set<Reads>; compared?: { name: string; madeOf: Reads } }

export const noReads = (): Reads => ({ fields: [], parts: new Set(), results: new Set() })

/** The recording that is under way, with its number. Making a page is synchronous, so one is enough. */
let current: { reads: Reads; number: number } | undefined
let recordings = 0

/** Whether a recording is under way. */
export const isRecording = (): boolean => current !== undefined

/** Makes a value, and records what it reads. Recordings nest: an outer one does not have what an inner one read. */
export function recorded<T>(make: () => T): { value: T; reads: Reads } {
  const reads = noReads()
  return { value: within({ reads, number: ++recordings }, make), reads }
}

/** Makes a value of which every use must know by other means what it is made of. */
export const unrecorded = <T>(make: () => T): T => within(undefined, make)

function within<T>(recording: typeof current, make: () => T): T {
  const outer = current
  current = recording
  try {
    return make()
  } finally {
    current = outer
  }
}

/** The number of the recording in which each field was noted last: a field that is read again takes no time. */
const notedIn: number[] = []

/** Says that a field is read, by its number. */
export const noteField = (field: number): void => {
  if (current === undefined || notedIn[field] === current.number) return
  notedIn[field] = current.number
  current.reads.fields.push(field)
}

/** Says that a part is used, which shows all that it read. */
export const notePart = (reads: Reads): void => {
  current?.reads.parts.add(reads)
}

/** Says that a kept result is used, such as an order, which does not show what it read. */
export const noteResult = (reads: Reads): void => {
  current?.reads.results.add(reads)
}

/** The reads themselves, and those of their parts; with `deep`, those of results as well. */
export function readsWithin(reads: Reads, deep = false, seen: Set<Reads> = new Set()): Set<Reads> {
  if (seen.has(reads)) return seen
  seen.add(reads)
  for (const part of reads.parts) readsWithin(part, deep, seen)
  if (deep) for (const result of reads.results) readsWithin(result, deep, seen)
  return seen
}

/** The fields that some reads show. */
export const shownFields = (reads: Reads): Set<number> => new Set([...readsWithin(reads)].flatMap(({ fields }) => [...fields]))

/** All fields behind some reads: those of results, too. @param names gets the names of compared results */
export const allFields = (reads: Reads, names: FieldNames): Set<number> =>
  new Set([...readsWithin(reads, true)].flatMap(({ fields, compared }) => (compared ? [names.number(compared.name)] : fields)))

/** The key that says where an entry stands in the owner's files. Of it, only which fields are samples is content. */
const sourceKey = 'source'

/**
 * A view of a value that notes what is read of it. Fields of an entry begin with the name in its source, others with the names of the fields around them.
 * A list of entries is noted by its own name; so are the texts, figures and lists of other things, as one field each, and things of which a key has a
 * dot, as names of fields have. Of a thing with fields it is noted, too, that it is there.
 * @param renamed what fields of the value are called otherwise
 */
export function viewOf<T extends object>(whole: T, names: FieldNames, renamed: Readonly<Record<string, string>> = {}): T {
  const views = new WeakMap<object, object>()
  const kept = (value: object, make: () => object): object => {
    const view = views.get(value) ?? make()
    views.set(value, view)
    return view
  }
  const seen = (value: unknown, name: string): Seen => {
    if (typeof value === 'function') return { value }
    const note = names.number(name)
    if (Array.isArray(value)) return { value: isListOfEntries(value) ? kept(value, () => value.map((item) => seen(item, name).value)) : value, note }
    if (!hasFields(value)) return { value, note }
    const entry = entryName(value)
    const make = () => proxyOf(value, (key) => `${entry ?? name}.${key}`)
    return { value: entry === undefined ? make() : kept(value, make), note }
  }
  /** @param nameOf the name of a field; without one, reading it is not noted */
  const proxyOf = <Value extends object>(value: Value, nameOf: (key: string) => string | undefined, isWhole = false): Value => {
    // The values never change, so each field is looked at once.
    const known = new Map<string | symbol, Seen>()
    const look = (field: unknown, key: string | symbol): Seen => {
      const name = typeof key === 'string' ? nameOf(key) : undefined
      if (name === undefined) return { value: field }
      if (!isRecord(field)) return seen(field, name)
      if (key === sourceKey) return { value: kept(field, () => proxyOf(field, (part) => (part === 'samples' ? `${name}.samples` : undefined))) }
      // The parts of the whole are always there.
      return isWhole ? { value: seen(field, name).value } : seen(field, name)
    }
    const note = (key: string) => {
      const name = nameOf(key)
      if (name !== undefined) noteField(names.number(name))
    }
    return new Proxy(
      { ...value },
      {
        get(target, key) {
          let found = known.get(key)
          if (!found) {
            found = look(Reflect.get(target, key), key)
            known.set(key, found)
          }
          if (found.note !== undefined) noteField(found.note)
          return found.value
        },
        has(target, key) {
          if (typeof key === 'string') note(key)
          return Reflect.has(target, key)
        },
        // Somebody reads the whole: rest and spread, Object.keys, JSON.stringify.
        ownKeys(target) {
          note('*')
          return Reflect.ownKeys(target)
        },
      },
    )
  }
  return proxyOf(whole, (key) => renamed[key] ?? key, true)
}

/** What a view has of a field, and the number that is noted when it is read. */
type Seen = { value: unknown; note?: number }

export const isListOfEntries = (list: readonly unknown[]): boolean => list.some((item) => entryName(item) !== undefined)

/** The name of an entry: what its source says; nothing for other values. */
export function entryName(value: unknown): string | undefined {
  const source = isRecord(value) ? value[sourceKey] : undefined
  return isRecord(source) && typeof source.entry === 'string' ? source.entry : undefined
}

/** Whether a value has fields that are noted one by one; others are noted as a whole. */
export const hasFields = (value: unknown): value is Record<string, unknown> => isRecord(value) && !Object.keys(value).some((key) => key.includes('.'))

/** Whether a value is a plain object, unlike maps and the like. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null)
