/** Looks up by its name what a page may have read, so that a later run finds out what has changed. */
import { basename, dirname } from 'node:path/posix'
import type { AssetTables } from '../assets/asset-tables.ts'
import { groupBy } from '../core/group-by.ts'
import { digestOf } from '../core/output-file.ts'
import { entryName, hasFields, isListOfEntries, isRecord } from '../core/reads.ts'
import type { Site } from '../load/site.ts'
import { comparedResults } from '../routes/relations.ts'
import { cardName, kinds } from './recording.ts'

/**
 * A function that gives the digest of a value by its name among the reads. Entries that a value leads to count by their names, and the fields of a
 * thing not at all: they have names of their own.
 * @returns nothing for what has no digest, such as a function or an unknown entry: a page that read it may have changed
 */
export function fieldDigests(site: Site, tables: AssetTables): (name: string) => string | undefined {
  const entries = groupBy(entriesOf(site), entryName)
  const cards = new Map([...tables.cards].map(([key, address]) => [cardName(key), address]))
  const settings = { ...site, site: site.settings }
  const valuesAt = (name: string): unknown[] => {
    if (name.startsWith(kinds.result)) return [namesIn(resultOf(name))]
    if (name.startsWith(kinds.sentence)) return [site.written(name.slice(kinds.sentence.length))]
    if (name.startsWith(kinds.picture)) return [tables.images.get(name.slice(kinds.picture.length))]
    if (name.startsWith(kinds.card)) return [cards.get(name)]
    if (name.startsWith(kinds.asset)) return [valueIn(tables, name.slice(kinds.asset.length).split('.'))]
    // The name of an entry may have dots, those of fields have none.
    for (let dot = name.lastIndexOf('.'); dot > 0; dot = name.lastIndexOf('.', dot - 1)) {
      const found = entries.get(name.slice(0, dot))
      if (found) return found.map((entry) => shapeOf(valueIn(entry, name.slice(dot + 1).split('.'))))
    }
    if (name.includes('/')) throw new Error(`no entry has the name ${name}`)
    return [shapeOf(valueIn(settings, name.split('.')))]
  }
  const resultOf = (name: string): unknown => {
    const result = comparedResults.get(dirname(name))
    if (!result) throw new Error(`no result has the name ${name}`)
    const act = site.acts.find(({ slug }) => slug === basename(name))
    return act && result(site)(act)
  }
  return (name) => {
    try {
      const text = JSON.stringify(valuesAt(name), asJson)
      return text.length <= digestLength ? text : digestOf(text).slice(0, digestLength)
    } catch {
      return undefined
    }
  }
}

/** Missing is something else than null, and what JSON does not have is as plain as the rest. @throws TypeError for a function */
function asJson(_key: string, value: unknown): unknown {
  if (typeof value === 'function') throw new TypeError('a function has no digest')
  if (value === undefined) return { missing: true }
  return value instanceof Map || value instanceof Set ? [...value] : value
}

/** 72 bits. A text that is no longer stands for itself. */
const digestLength = 12

/** All entries within a site, and within entries. */
function entriesOf(value: object, found: object[] = []): object[] {
  for (const item of Object.values(value)) {
    for (const part of Array.isArray(item) ? item : [item]) {
      if (!isRecord(part)) continue
      if (entryName(part) !== undefined) found.push(part)
      entriesOf(part, found)
    }
  }
  return found
}

/** The name that notes that the names of all fields were read. */
const everyField = '*'

function valueIn(whole: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return whole
  if (!isRecord(whole)) return undefined
  return key === everyField ? Object.keys(whole) : valueIn(whole[key], rest)
}

/** A result with the name of each entry in its place. */
function namesIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(namesIn)
  return entryName(value) ?? (isRecord(value) ? Object.entries(value).map(namesIn) : value)
}

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return isListOfEntries(value) ? value.map(entryName) : value
  return hasFields(value) ? (entryName(value) ?? 'fields') : value
}
