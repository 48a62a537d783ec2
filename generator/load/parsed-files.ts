/** Parsed files of the owner. One that has not changed is not parsed again, by the same process or by the next run of the same program. */
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { digestOf } from '../core/output-file.ts'
import { readKept, writeKept } from '../system/cache.ts'

/** @property bytes of a value, as v8 writes it */
type KeptFile = { digest: string; bytes: Uint8Array }

/** What the last run has parsed, by reader and file, and what this process uses. */
const keptFiles = new Map<string, KeptFile>()
const used = new Map<string, KeptFile | { digest: string; value: unknown }>()

const fileOf = (root: string) => join(root, '.cache', 'parsed.v8')

/** Opens what the last run has parsed. @param program its digest: another program may read the same file otherwise */
export function openParsedFiles(root: string, program: string): void {
  const content = readKept(fileOf(root))
  const kept: { program: string; files: typeof keptFiles } | undefined = content && deserialize(content)
  if (kept?.program === program) for (const [name, file] of kept.files) keptFiles.set(name, file)
}

/** Keeps for the next run what this process has parsed or has taken from the last run. */
export function saveParsedFiles(root: string, program: string): void {
  const files = new Map([...used].map(([name, file]) => [name, 'bytes' in file ? file : { digest: file.digest, bytes: serialize(file.value) }]))
  if ([...files].some(([name, file]) => keptFiles.get(name) !== file)) writeKept(fileOf(root), serialize({ program, files }))
}

/**
 * A function of a text that keeps its last result for each file. What it returns is shared, so nobody may change it.
 * @param reader names the function @param parse gives a value without functions
 */
export function lastPerFile<Value>(reader: string, parse: (file: string, text: string) => Value): (file: string, text: string) => Value {
  const known = new Map<string, { digest: string; value: Value }>()
  return (file, text) => {
    const digest = digestOf(text)
    const last = known.get(file)
    if (last?.digest === digest) return last.value
    const name = `${reader} ${file}`
    const kept = keptFiles.get(name)
    const isKept = kept?.digest === digest
    const value: Value = isKept ? deserialize(kept.bytes) : parse(file, text)
    known.set(file, { digest, value })
    used.set(name, isKept ? kept : { digest, value })
    return value
  }
}
