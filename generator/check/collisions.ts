/**
 * Checks that no two pages have one address, and no two files that will be published one name: pages, files
 * of `static/` and derived files.
 *
 * Different names can conflict. On macOS and Windows, `Rider.pdf` and `rider.pdf` are one file, and so are
 * the two encodings of `é`. A file cannot have the name of a folder. Hosts that leave `.html` out of
 * addresses send either `404.html` or `404/index.html` for `/404`.
 */
import { fileOfAddress } from '../core/addresses.ts'
import { matchingFirst, repeatedBy } from '../core/group-by.ts'
import { errorAt, type Place, type Problem, type ProblemText, placeAt } from '../core/problem.ts'
import { capitalise } from '../core/text.ts'
import type { NamedPage, Route } from '../routes/route.ts'
import { namingPlace } from './heads.ts'

/** Finds addresses that more than one page claims. Every claimant is named; none of them wins. */
export const checkCollisions = (pages: Iterable<NamedPage>): Problem[] =>
  repeatedBy(pages, ({ path }) => path).map((found) => {
    const claimants = matchingFirst(found, isRedirect)
    const places = claimants.flatMap(({ sources }) =>
      sources.map((source) => namingPlace(source, ['from', 'address', 'slug', 'key'])),
    )
    return errorAt(places, {
      code: 'address-taken',
      what: `${claimants.length} pages have the address ${claimants[0]?.path}: ${claimants.map(describeClaimant).join(' and ')}.`,
      hint: claimants.some(isRedirect)
        ? 'Remove the redirect, or the page that it replaces.'
        : 'Change the slug or key of one of them.',
    })
  })

/** A redirect is what has to change: the page is there. */
const isRedirect = ({ family }: NamedPage) => family === 'redirect'

const describeClaimant = ({ family, sources }: NamedPage) =>
  sources.length > 0 ? `${family} (${sources.map(({ entry }) => entry).join(' with ')})` : family

/**
 * A file to be published: where the owner can change it, if it is no file that the build adds, and the
 * address of a page.
 */
type PlannedFile = { path: string; places: readonly Place[]; address?: string }

/**
 * Finds conflicting names, and files in the folder of the assets.
 * @param beside derived files, and files of `static/`
 */
export function checkOutputFiles(
  pages: readonly Pick<Route, 'path' | 'sources'>[],
  style: { trailingSlash: boolean },
  beside: { derived: readonly string[]; dropped: readonly string[] },
): Problem[] {
  const planned: PlannedFile[] = [
    ...beside.derived.map((path) => ({ path, places: [] })),
    ...pages.map(({ path, sources }) => ({
      path: fileOfAddress(path, style),
      places: sources,
      address: path,
    })),
    ...beside.dropped.map((path) => ({ path, places: [{ file: `static/${path}` }] })),
  ]
  const taken = new Map<string, PlannedFile>()
  /** By the names of folders: the first file below each, and how it spells the folder. */
  const folders = new Map<string, { first: PlannedFile; spelling: string }>()
  const clashes: [PlannedFile, PlannedFile][] = []

  for (const file of planned) {
    const key = addressKey(file.path)
    const other = taken.get(key)
    if (other) clashes.push([other, file])
    else taken.set(key, file)
    for (const folder of foldersOf(file.path)) {
      const known = folders.get(folded(folder))
      if (!known) folders.set(folded(folder), { first: file, spelling: folder })
      else if (known.spelling !== folder) {
        clashes.push([known.first, file])
        break
      }
    }
  }
  const isTaken = new Set(clashes.map(([, later]) => later))
  for (const file of planned) {
    const inside = folders.get(folded(file.path))
    if (inside && !isTaken.has(file)) clashes.push([file, inside.first])
  }
  return [
    // Another check reports two pages with one address.
    ...clashes
      .filter(([one, other]) => one.address === undefined || one.address !== other.address)
      .map((pair) => errorAt(pair.flatMap(placesOf), fileTaken(pair.map(described)))),
    ...planned
      .filter(({ path }) => folded(path).startsWith('assets/'))
      .map((file) => errorAt(placesOf(file), placeReserved(described(file)))),
  ]
}

const folded = (path: string) => path.normalize('NFC').toLowerCase()

/** The addresses under which a server may find a file: `blog/index.html`, `blog.html` and `blog/` are one. */
function addressKey(path: string): string {
  const name = folded(path)
  return name.endsWith('.html')
    ? `/${name.slice(0, -'.html'.length)}`.replace(/(?:\/index)+$/, '/').replace(/(?<=.)\/$/, '')
    : `/${name}`
}

/** A few entries of a page that is made of many, so that both files are listed. */
const placesOf = ({ places }: PlannedFile) => places.slice(0, 3).map(({ file, line }) => placeAt(file, line))

function described({ path, places, address }: PlannedFile): string {
  if (address !== undefined) return `the page ${address} (${path})`
  return places.length > 0 ? `the file static/${path}` : `the site's own ${path}`
}

/** The folders above a path: `a/b/c` gives `a` and `a/b`. */
const foldersOf = (path: string): string[] =>
  Array.from(path.matchAll(/\//g), ({ index }) => path.slice(0, index))

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
