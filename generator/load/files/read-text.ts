/** Reads one file of the owner as text. A file that cannot be used counts as empty, and becomes a problem. */
import { isUtf8 } from 'node:buffer'
import { lstatSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { errorAt, type Loaded, type Problem, type ProblemText } from '../../core/problem.ts'
import { characterRefused, placeholderLeft } from '../../core/problem-texts.ts'
import { leftoverPlaceholder, refusedCharacter, withoutRefusedCharacters } from '../../core/refused-text.ts'
import { readable } from '../../system/readable.ts'
import { pointerProblems } from './lfs-pointer.ts'
import { calendarProblems } from './raw-calendars.ts'

/** A long article has some 15,000 bytes. Beyond this limit, malicious markdown can take a minute. */
const mostContentBytes = 200_000

type Text = Loaded<string | undefined>

/**
 * How a file may be: `missing` is the problem where there is none. Without it, an absent file has no text and
 * no problem.
 */
type Limits = { missing?: ProblemText; mayBeLink?: true; mostBytes?: number }

/** The text of a plain file, relative to `root`; nothing of one that cannot be used. */
function readPlainFile(
  root: string,
  file: string,
  { missing, mayBeLink, mostBytes = Number.POSITIVE_INFINITY }: Limits,
): Text {
  const path = join(root, file)
  const nothing = (words?: ProblemText): Text => ({
    value: undefined,
    problems: words ? [errorAt({ file }, words)] : [],
  })
  const read = readable(file, (): Text => {
    const found = lstatSync(path, { throwIfNoEntry: false })
    if (!found) return nothing(missing)
    // The kind is checked first: reading a pipe never ends, and a link may lead to any file of the machine.
    if (!(mayBeLink ? statSync(path) : found).isFile())
      return nothing({
        code: 'content-refused',
        what: `${file} is a link, a folder or a device, so its text is not read.`,
        hint: 'Put the file itself there.',
      })
    if (found.size > mostBytes)
      return nothing({
        code: 'content-too-long',
        what: `${file} has ${found.size} bytes, over the limit of ${mostBytes}, which is more than ten long articles.`,
        hint: 'Look for something that was pasted by mistake, or divide the text.',
      })
    const bytes = readFileSync(path)
    const problems = [...pointerProblems(file, bytes), ...calendarProblems(file, bytes)]
    return problems.length > 0 ? { value: undefined, problems } : decode(file, bytes)
  })
  return read.value ?? { value: undefined, problems: read.problems }
}

/**
 * The text of a file of `content/`, relative to `root`: a plain file of limited size, without characters that
 * no page may contain. Nothing without a file.
 */
export function readText(root: string, file: string, missing?: ProblemText): Text {
  const read = readPlainFile(root, file, { ...(missing && { missing }), mostBytes: mostContentBytes })
  const unix = read.value?.replaceAll('\r\n', '\n') ?? ''
  const character = read.problems.length > 0 ? undefined : refusedCharacter(unix)
  if (!character) return read
  const place = { file, line: unix.slice(0, character.at).split('\n').length }
  return {
    value: withoutRefusedCharacters(unix),
    problems: [errorAt(place, characterRefused(file, character.name))],
  }
}

/** The same for a file that must exist. */
export const readRequiredText = (root: string, file: string): Text => readText(root, file, fileMissing(file))

/**
 * The text of a file of `data/`, which may be a link; nothing, and a problem, without a plain file that may
 * be read.
 */
export const readDataText = (root: string, file: string): Text =>
  readPlainFile(root, file, { missing: fileMissing(file), mayBeLink: true })

const fileMissing = (file: string): ProblemText => ({
  code: 'data-file-missing',
  what: `${file} is missing, and the site cannot be made without it.`,
  hint: 'Put the file back, or run the command in the folder of the project.',
})

/**
 * Bytes as text. Those of another encoding than UTF-8 are read in the one that was probably meant, so that
 * the rest of the file can be checked.
 */
function decode(file: string, bytes: Buffer): Loaded<string> {
  const wide =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : undefined
  if (wide === undefined && isUtf8(bytes)) return { value: bytes.toString(), problems: [] }
  const valid = new TextDecoder().decode(bytes)
  const line = wide === undefined ? valid.slice(0, valid.indexOf('\ufffd')).split('\n').length : 1
  const place = { file, line }
  const problem = errorAt(place, {
    code: 'encoding-other',
    what: `${file} is not encoded as UTF-8, but probably as ${wide ?? 'windows-1252'}.`,
    hint: 'Save it as UTF-8: editors offer that in the dialog for saving.',
  })
  return {
    value: wide === undefined ? decodeWindows(bytes) : new TextDecoder(wide).decode(bytes),
    problems: [problem],
  }
}

// Node decodes windows-1252 as latin-1, which has control characters where that has mostly quotes.
const decodeWindows = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, '’')

/** The line of a marker; git may write `|||||||` before what both branches began with. */
export const conflictMark = /^(?:<{7}|\|{7}|={7}|>{7})(?:\s|$)/

/** The markers of a version control system in a file, as one problem with all their lines. */
export function conflictProblems(file: string, text: string): Problem[] {
  const places = text
    .split('\n')
    .flatMap((line, index) => (conflictMark.test(line) ? [{ file, line: index + 1 }] : []))
  if (places.length === 0) return []
  return [
    errorAt(places, {
      code: 'conflict-marks',
      what: `${file} contains the markers of a merge conflict (<<<<<<<, =======, >>>>>>>).`,
      hint: 'Keep one of the two versions between the markers, and delete the markers.',
    }),
  ]
}

/**
 * Names in braces that are not replaced by a value, each with its line. `text` begins on line `firstLine` of
 * its file.
 */
export const placeholderProblems = (file: string, text: string, firstLine: number): Problem[] =>
  text.split('\n').flatMap((line, index): Problem[] => {
    const found = leftoverPlaceholder(line)
    return found === undefined
      ? []
      : [errorAt({ file, line: firstLine + index }, placeholderLeft(file, found))]
  })
