/**
 * Records what is read of the owner's values while something is made of them. A value is read through a view, which has the same shape;
 * what reads it does not know of the recording.
 */

/** What was read: the names of fields (`acts/silkwood.price.from`), and kept results, each with what it was made of. */
export type Reads = { fields: Set<string>; results: Set<Reads> }

export const noReads = (): Reads => ({ fields: new Set(), results: new Set() })

/** The recording that is under way. Making a page is synchronous, so one is enough. */
let current: Reads | undefined

/** Makes a value, and records what it reads. Recordings nest: an outer one does not have what an inner one read. */
export function recorded<T>(make: () => T): { value: T; reads: Reads } {
  const outer = current
  const reads = noReads()
  current = reads
  try {
    return { value: make(), reads }
  } finally {
    current = outer
  }
}

/** Says that a field is read. */
export const noteField = (name: string): void => {
  current?.fields.add(name)
}

/** Says that a kept result is used. */
export const noteResult = (reads: Reads): void => {
  current?.results.add(reads)
}

/** Says that all of this is read. */
export const noteReads = ({ fields, results }: Reads): void => {
  for (const field of fields) current?.fields.add(field)
  for (const result of results) current?.results.add(result)
}

/** All fields behind some reads: those of results, and of their results. */
export function allFields(reads: Reads, seen: Set<Reads> = new Set()): Set<string> {
  const fields = new Set(reads.fields)
  for (const result of reads.results) {
    if (seen.has(result)) continue
    seen.add(result)
    for (const field of allFields(result, seen)) fields.add(field)
  }
  return fields
}

/** The key that says where an entry stands in the owner's files. It is not content: pages may carry it. */
const sourceKey = 'source'

/**
 * A view of a value that notes what is read of it. Fields of an entry begin with the name in its source, others with the names of the fields around them.
 * A list of entries is noted by its own name; so are the texts, figures and lists of other things, as one field each.
 * @param names of fields of the value that are called otherwise
 */
export function viewOf<T extends object>(whole: T, names: Readonly<Record<string, string>> = {}): T {
  const views = new WeakMap<object, object>()
  const kept = (value: object, make: () => object): object => {
    const view = views.get(value) ?? make()
    views.set(value, view)
    return view
  }
  const seen = (value: unknown, name: string): unknown => {
    if (typeof value === 'function') return value
    if (Array.isArray(value)) {
      noteField(name)
      return value.some((item) => entryName(item) !== undefined) ? kept(value, () => value.map((item) => seen(item, name))) : value
    }
    if (isRecord(value))
      return kept(
        value,
        () =>
          new Proxy(
            { ...value },
            handlerOf((key) => `${entryName(value) ?? name}.${key}`),
          ),
      )
    noteField(name)
    return value
  }
  const handlerOf = <Whole extends object>(nameOf: (key: string) => string): ProxyHandler<Whole> => ({
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      return typeof key === 'symbol' || key === sourceKey ? value : seen(value, nameOf(key))
    },
    has(target, key) {
      if (typeof key === 'string') noteField(nameOf(key))
      return Reflect.has(target, key)
    },
    // Somebody reads the whole: rest and spread, Object.keys, JSON.stringify.
    ownKeys(target) {
      noteField(nameOf('*'))
      return Reflect.ownKeys(target)
    },
  })
  return new Proxy(
    { ...whole },
    handlerOf((key) => names[key] ?? key),
  )
}

/** The name of an entry: what its source says. */
function entryName(value: unknown): string | undefined {
  const source = isRecord(value) ? value[sourceKey] : undefined
  return isRecord(source) && typeof source.entry === 'string' ? source.entry : undefined
}

/** Whether a value has fields that are read one by one. Maps and the like are read as a whole. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null)
