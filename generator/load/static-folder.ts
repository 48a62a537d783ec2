/** What lies in `static/`, by name and kind. Nothing is read here: to open a pipe is to wait for ever, and a link may lead anywhere. */
import { type Dirent, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isPicture, pictureName } from '../core/picture-names.ts'
import { printable } from '../core/printable.ts'
import type { Problem } from '../core/problem.ts'
import { wording } from '../core/wording.ts'
import { readable } from '../system/readable.ts'

export type StaticFolder = {
  /** The files to be published as they are: paths below `static/`, with slashes, sorted. Those of `images/` are not among them. */
  files: string[]
  problems: Problem[]
}

/** `static/` itself may be a link; whatever lies below it must be a plain file or folder. */
export function readStaticFolder(root: string): StaticFolder {
  const found: StaticFolder = { files: [], problems: [] }
  const folder = join(root, 'static')
  if (readable('static', found.problems, () => statSync(folder, { throwIfNoEntry: false }))?.isDirectory()) walk(folder, '', found)
  return found
}

function walk(folder: string, below: string, found: StaticFolder): void {
  const entries = readable(join('static', below), found.problems, () => readdirSync(join(folder, below), { withFileTypes: true })) ?? []
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    const refused = refusal(path, entry)
    const words = refused ? wording.staticRefused(printable(path), ...refused) : undefined
    if (words) found.problems.push({ severity: 'error', places: [{ file: `static/${printable(path)}` }], ...words })
    else if (entry.isDirectory()) walk(folder, path, found)
    else if (path.startsWith('images/')) found.problems.push(...pictureProblems(path))
    else found.files.push(path)
  }
}

type Refusal = [why: string, hint: string]

/** Why an entry may not be published, if it may not, and what to do. */
function refusal(path: string, entry: Dirent): Refusal | undefined {
  const { name } = entry
  if (entry.isSymbolicLink()) return ['is a link, which may lead to any file of this machine', 'Put the file itself there.']
  if (!entry.isFile() && !entry.isDirectory()) return ['is a pipe, a socket or a device', 'Keep only plain files and folders in static/.']
  if (isUnsafe(name)) {
    return [
      'has a sign in its name that an address cannot carry (a control character or one of \\ ? # % " < > | * :)',
      'Rename it, with letters, digits and dashes.',
    ]
  }
  if (name !== name.normalize('NFC')) return ['has a letter in its name that is put together of two signs', 'Rename it, with plain letters, digits and dashes.']
  // The one hidden folder that is meant for the public: RFC 8615, security.txt and the proofs of certificates.
  if (path === '.well-known' && entry.isDirectory()) return undefined
  if (name.startsWith('.'))
    return ['is hidden, as settings, secrets and leftovers of programs are', 'Move it out of static/; only static/.well-known/ may be hidden.']
  if (secret.test(name)) return ['has the name of a key or a secret', 'Move it out of static/, and if it has ever been published, replace it by a new one.']
  if (leftover.test(name)) return ['is a leftover of a program', 'Remove it.']
  return undefined
}

const isUnsafe = (name: string) => /[\p{Cc}\p{Cf}\ufffd\\?#%"<>|*:]/u.test(name)
const secret = /^id_(?:rsa|dsa|ecdsa|ed25519)|\.(?:pem|key|p12|pfx|ppk|kdbx|jks|keystore|env)$/i
const leftover = /^(?:thumbs\.db|desktop\.ini|__macosx|node_modules)$|(?:~|\.(?:bak|orig|swp|tmp|crdownload|part))$/i

function pictureProblems(path: string): Problem[] {
  const places = [{ file: `static/${path}` }]
  if (!isPicture(path.toLowerCase())) return [{ severity: 'warning', places, ...wording.pictureUnused(path) }]
  return pictureName.test(path.slice('images/'.length)) ? [] : [{ severity: 'error', places, ...wording.pictureName(path) }]
}
