/**
 * Notes what the demonstration consists of in `generator/demonstration.json`: a digest of each entry, text and picture, below the
 * version of the program that first had it. Those of earlier versions stay, because copies of that time have them.
 * With `--check`, says whether that file is out of date.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  demonstrationFile,
  entriesIn,
  partsOf,
  readDemonstration,
} from '../generator/load/data/demonstration.ts'
import { isOlder, programVersion } from '../generator/load/files/data-version.ts'

const root = join(import.meta.dirname, '..')
const defaults = join(root, 'generator', 'defaults')

// What every agency has of the program is not the demonstration's.
const common = [
  ...partsOf(join(root, 'generator', 'starter')),
  ...readdirSync(defaults).flatMap((name) =>
    entriesIn(`data/${name}`, readFileSync(join(defaults, name), 'utf8')),
  ),
]
const before = readDemonstration()
const earlier = Object.entries(before).filter(([version]) => isOlder(version, programVersion()))
const known = new Set([...common.map(({ digest }) => digest), ...earlier.flatMap(([, digests]) => digests)])
const own = new Set(partsOf(root).map(({ digest }) => digest))
const digests = [...own].filter((digest) => !known.has(digest)).sort()
const after = Object.fromEntries([...earlier, [programVersion(), digests]])
if (!process.argv.includes('--check'))
  writeFileSync(join(root, demonstrationFile), `${JSON.stringify(after, undefined, 2)}\n`)
else if (JSON.stringify(after) !== JSON.stringify(before)) {
  console.error(`${demonstrationFile} is out of date with the demonstration: run npm run demonstration.`)
  process.exitCode = 1
}
