/**
 * Lists the files of `static/` by name and kind. No file is opened: reading a pipe never ends, and a link may
 * lead anywhere.
 */
import { type Dirent, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isOfSystem } from '../../core/names.ts'
import { isPicture, pictureName } from '../../core/pictures.ts'
import { printable } from '../../core/printable.ts'
import { errorAt, type Loaded, type Problem, warningAt } from '../../core/problem.ts'
import { readable } from '../../system/readable.ts'
import { calendarHint, isNamedCalendar } from './raw-calendars.ts'

/**
 * The files that are published as they are: paths below `static/`, sorted, without those of `images/`.
 * `static/` itself may be a link, nothing below it.
 */
export function readStaticFolder(root: string): Loaded<string[]> {
  const folder = join(root, 'static')
  const { value, problems } = readable('static', () => statSync(folder, { throwIfNoEntry: false }))
  const found = value?.isDirectory() ? [...filesIn(folder, '')] : problems
  return {
    value: found.filter((each) => typeof each === 'string'),
    problems: found.filter((each) => typeof each !== 'string'),
  }
}

/** Whether a problem is one of the folder itself, which loading reports. */
export const isOfStaticFolder = ({ code }: Problem): boolean =>
  ['static-refused', 'picture-name', 'picture-unused'].includes(code)

/** The files of a folder below another one, and what is wrong with them. */
function* filesIn(folder: string, below: string): Generator<string | Problem> {
  const { value = [], problems } = readable(`static/${below}`.replace(/\/$/, ''), () =>
    readdirSync(join(folder, below), { withFileTypes: true }),
  )
  yield* problems
  for (const entry of value.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (isOfSystem(entry.name) && entry.isFile()) continue
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    const refused = refusal(path, entry)
    if (refused) {
      const [file, [why, hint]] = [`static/${printable(path)}`, refused]
      const what = `${file} ${why}, and everything in static/ is published for everyone to read.`
      yield errorAt({ file }, { code: 'static-refused', what, hint })
    } else if (entry.isDirectory()) yield* filesIn(folder, path)
    else if (path.startsWith('images/')) yield* pictureProblems(path)
    else yield path
  }
}

/** Why an entry may not be published, and what to do; nothing for one that may. */
function refusal(path: string, entry: Dirent): [why: string, hint: string] | undefined {
  const { name } = entry
  if (entry.isSymbolicLink())
    return ['is a link, which may lead to any file of this machine', 'Put the file itself there.']
  if (!entry.isFile() && !entry.isDirectory())
    return ['is a pipe, a socket or a device', 'Keep only plain files and folders in static/.']
  if (unsafe.test(name))
    return [
      'has a character in its name that an address cannot carry (a control character or one of \\ ? # % " < > | * :)',
      'Rename it, with letters, digits and dashes.',
    ]
  if (name !== name.normalize('NFC'))
    return [
      'has a letter in its name that consists of two characters',
      'Rename it, with plain letters, digits and dashes.',
    ]
  // What is public though hidden: RFC 8615, security.txt and the challenges of certificates; and what GitHub
  // Pages asks for.
  if ((path === '.well-known' && entry.isDirectory()) || (path === '.nojekyll' && entry.isFile()))
    return undefined
  if (name.startsWith('.'))
    return [
      'is hidden, like settings, secrets and leftovers of programs',
      'Move it out of static/; only static/.well-known/ and static/.nojekyll may be hidden.',
    ]
  if (secret.test(name))
    return [
      'has the name of a key or a secret',
      'Move it out of static/, and if it was ever published, replace it by a new one.',
    ]
  if (isNamedCalendar(name)) return ['is a calendar', calendarHint]
  if (leftover.test(name)) return ['is a leftover of a program', 'Remove it.']
  return undefined
}

const unsafe = /[\p{Cc}\p{Cf}\ufffd\\?#%"<>|*:]/u
const secret = /^id_(?:rsa|dsa|ecdsa|ed25519)|\.(?:pem|key|p12|pfx|ppk|kdbx|jks|keystore|env)$/i
const leftover = /^(?:__macosx|node_modules)$|(?:~|\.(?:bak|orig|swp|tmp|crdownload|part))$/i

function* pictureProblems(path: string): Generator<Problem> {
  const place = { file: `static/${path}` }
  if (!isPicture(path.toLowerCase()))
    yield warningAt(place, {
      code: 'picture-unused',
      what: `static/${path} is not used: the site makes its pictures of SVG, JPEG and PNG files.`,
      hint: 'Save it as SVG, JPEG or PNG, move it out of static/images/, or remove it.',
    })
  else if (!pictureName.test(path.slice('images/'.length)))
    yield errorAt(place, {
      code: 'picture-name',
      what: `static/${path} is a picture that no entry can name: names of pictures have lower-case letters, digits and dashes, and one ending, .svg, .jpg, .jpeg or .png.`,
      hint: 'Rename it, such as acts/silkwood-2.jpg, or remove it.',
    })
}
