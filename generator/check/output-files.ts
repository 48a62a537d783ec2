/**
 * Checks the names of all files that will be published: pages, assets, files of `static/` and derived files.
 *
 * Different names can conflict. On macOS and Windows, `Rider.pdf` and `rider.pdf` are one file, and so are the two encodings of `é`. A file
 * cannot have the name of a folder. Hosts that leave `.html` out of addresses send either `404.html` or `404/index.html` for `/404`.
 */
import { fileOfAddress } from '../core/addresses.ts'
import { errorAt, type Place, type Problem, placeAt } from '../core/problem.ts'
import { wording } from '../core/wording.ts'
import type { Route } from '../routes/route.ts'

/** A file to be published, and its origin. */
export type Claim = {
  path: string
  /** Where the owner can change it; empty for files that the build adds. */
  places: readonly Place[]
  /** The address of a page. */
  address?: string
}

/** Files beside the pages: derived files, and files of `static/`. */
export type FileNames = { derived: Iterable<string>; dropped: Iterable<string> }

/** All files to be published except assets, which have their own folder. */
export function* claimsOf(
  pages: Iterable<Pick<Route, 'path' | 'sources'>>,
  style: { trailingSlash: boolean },
  { derived, dropped }: FileNames,
): Generator<Claim> {
  for (const path of derived) yield { path, places: [] }
  for (const { path, sources } of pages) yield { path: fileOfAddress(path, style), places: sources, address: path }
  for (const path of dropped) yield { path, places: [{ file: `static/${path}` }] }
}

/** Finds conflicting names, and files in the folder of the assets. */
export function checkOutputFiles(claims: Iterable<Claim>): Problem[] {
  const taken = new Map<string, Claim>()
  const folders = new Map<string, { spelling: string; claim: Claim }>()
  const problems: Problem[] = []
  const clash = (...parties: Claim[]) => {
    problems.push(errorAt(parties.flatMap(placesOf), wording.fileTaken(parties.map(described))))
  }

  for (const claim of claims) {
    const key = addressKey(claim.path)
    const other = taken.get(key)
    // Another check reports two pages with one address.
    if (other && (claim.address === undefined || claim.address !== other.address)) clash(other, claim)
    else taken.set(key, claim)
    if (folded(claim.path).startsWith('assets/')) {
      problems.push(errorAt(placesOf(claim), wording.placeReserved(described(claim), 'assets')))
    }
    for (const folder of foldersOf(claim.path)) {
      const known = folders.get(folded(folder))
      if (!known) folders.set(folded(folder), { spelling: folder, claim })
      else if (known.spelling !== folder) {
        clash(known.claim, claim)
        break
      }
    }
  }
  for (const claim of taken.values()) {
    const inside = folders.get(folded(claim.path))
    if (inside) clash(claim, inside.claim)
  }
  return problems
}

const folded = (path: string) => path.normalize('NFC').toLowerCase()

/** The addresses under which a server may find a file: `blog/index.html`, `blog.html` and `blog/` are one. */
function addressKey(path: string): string {
  const name = folded(path)
  return name.endsWith('.html') ? `/${name.slice(0, -'.html'.length)}`.replace(/(?:\/index)+$/, '/').replace(/(?<=.)\/$/, '') : `/${name}`
}

/** The places of a claim: a few entries for a page that is made of many, so that both claims are listed. */
const placesOf = ({ places }: Claim) => places.slice(0, 3).map(({ file, line }) => placeAt(file, line))

function described({ path, places, address }: Claim): string {
  if (address !== undefined) return `the page ${address} (${path})`
  return places.length > 0 ? `the file static/${path}` : `the site's own ${path}`
}

/** The folders above a path: `a/b/c` gives `a` and `a/b`. */
function foldersOf(path: string): string[] {
  const folders: string[] = []
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) folders.push(path.slice(0, at))
  return folders
}
