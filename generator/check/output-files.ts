/**
 * Checks the names of all files that will be published: pages, assets, files of `static/` and derived files.
 *
 * Different names can conflict. On macOS and Windows, `Rider.pdf` and `rider.pdf` are one file, and so are the two encodings of `é`. A file
 * cannot have the name of a folder. Hosts that leave `.html` out of addresses send either `404.html` or `404/index.html` for `/404`.
 */
import { fileOfAddress } from '../core/addresses.ts'
import { errorAt, type Place, type Problem, type ProblemText, placeAt } from '../core/problem.ts'
import { capitalise } from '../core/text.ts'
import type { Route } from '../routes/route.ts'

/** A file to be published, and its origin. */
export type PlannedFile = {
  path: string
  /** Where the owner can change it; empty for files that the build adds. */
  places: readonly Place[]
  /** The address of a page. */
  address?: string
}

/** Files beside the pages: derived files, and files of `static/`. */
export type FileNames = { derived: Iterable<string>; dropped: Iterable<string> }

/** All files to be published except assets, which have their own folder. */
export function* plannedFiles(
  pages: Iterable<Pick<Route, 'path' | 'sources'>>,
  style: { trailingSlash: boolean },
  { derived, dropped }: FileNames,
): Generator<PlannedFile> {
  for (const path of derived) yield { path, places: [] }
  for (const { path, sources } of pages) yield { path: fileOfAddress(path, style), places: sources, address: path }
  for (const path of dropped) yield { path, places: [{ file: `static/${path}` }] }
}

/**
 * Finds conflicting names, and files in the folder of the assets.
 * @param planned gives all files again: only their numbers are kept, and those that conflict are read once more
 */
export function checkOutputFiles(planned: () => Iterable<PlannedFile>): Problem[] {
  const taken = new Map<string, number>()
  /** Of each folder: the first file below it. */
  const folders = new Map<string, number>()
  /** The spelling of folders with capitals. */
  const spellings = new Map<string, string>()
  const reserved: number[] = []
  const clashes: [number, number][] = []

  let number = 0
  for (const { path } of planned()) {
    const key = addressKey(path)
    const other = taken.get(key)
    if (other === undefined) taken.set(key, number)
    else clashes.push([other, number])
    if (folded(path).startsWith('assets/')) reserved.push(number)
    for (const folder of foldersOf(path)) {
      const name = folded(folder)
      const known = folders.get(name)
      if (known === undefined) {
        folders.set(name, number)
        if (folder !== name) spellings.set(name, folder)
      } else if ((spellings.get(name) ?? name) !== folder) {
        clashes.push([known, number])
        break
      }
    }
    number++
  }
  const isTaken = new Set(clashes.map(([, later]) => later))
  number = 0
  for (const { path } of planned()) {
    const inside = folders.get(folded(path))
    if (inside !== undefined && !isTaken.has(number)) clashes.push([number, inside])
    number++
  }
  return problemsOf(planned, clashes, reserved)
}

function problemsOf(planned: () => Iterable<PlannedFile>, clashes: readonly [number, number][], reserved: readonly number[]): Problem[] {
  const asked = new Set([...clashes.flat(), ...reserved])
  if (asked.size === 0) return []
  const found = new Map([...planned()].flatMap((file, number) => (asked.has(number) ? [[number, file] as const] : [])))
  const filesAt = (...numbers: number[]) => numbers.flatMap((number) => found.get(number) ?? [])
  // Another check reports two pages with one address.
  const isReported = ([a, b]: PlannedFile[]) => a?.address !== undefined && a.address === b?.address
  return [
    ...clashes
      .map((pair) => filesAt(...pair))
      .filter((pair) => !isReported(pair))
      .map((pair) => errorAt(pair.flatMap(placesOf), fileTaken(pair.map(described)))),
    ...filesAt(...reserved).map((file) => errorAt(placesOf(file), placeReserved(described(file)))),
  ]
}

const folded = (path: string) => path.normalize('NFC').toLowerCase()

/** The addresses under which a server may find a file: `blog/index.html`, `blog.html` and `blog/` are one. */
function addressKey(path: string): string {
  const name = folded(path)
  return name.endsWith('.html') ? `/${name.slice(0, -'.html'.length)}`.replace(/(?:\/index)+$/, '/').replace(/(?<=.)\/$/, '') : `/${name}`
}

/** The places of a file: a few entries for a page that is made of many, so that both files are listed. */
const placesOf = ({ places }: PlannedFile) => places.slice(0, 3).map(({ file, line }) => placeAt(file, line))

function described({ path, places, address }: PlannedFile): string {
  if (address !== undefined) return `the page ${address} (${path})`
  return places.length > 0 ? `the file static/${path}` : `the site's own ${path}`
}

/** The folders above a path: `a/b/c` gives `a` and `a/b`. */
function foldersOf(path: string): string[] {
  const folders: string[] = []
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) folders.push(path.slice(0, at))
  return folders
}

const fileTaken = (files: readonly string[]): ProblemText => ({
  code: 'file-taken',
  what: `${capitalise(files.join(' and '))} cannot both exist: one would replace or hide the other, on this machine or on the server.`,
  hint: 'Change the slug, key or address of one of them, or rename or remove the file in static/.',
})

const placeReserved = (file: string): ProblemText => ({
  code: 'place-reserved',
  what: `${capitalise(file)} is in assets/, whose files browsers may cache for ever.`,
  hint: 'Choose another address or folder.',
})
