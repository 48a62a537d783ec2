/** Reads one file of the owner as text. A file that cannot be used counts as empty, and becomes a problem. */
import { isUtf8 } from 'node:buffer'
import { lstatSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { refusedCharacter, withoutRefusedCharacters } from '../core/characters.ts'
import type { Loaded } from '../core/loaded.ts'
import { errorAt, type Words } from '../core/problem.ts'
import { wording } from '../core/wording.ts'
import { readable } from '../system/readable.ts'

/** A long article has some 15,000 bytes. Beyond this limit, malicious markdown can take a minute. */
const mostBytes = 200_000

type Text = Loaded<string | undefined>

/** The text of a file of `content/`, relative to `root`: a plain file of limited size, without characters that no page may contain. Nothing without a file. */
export function readText(root: string, file: string): Text {
  const path = join(root, file)
  const { value: found, problems } = readable(file, () => lstatSync(path, { throwIfNoEntry: false }))
  if (!found) return { value: problems.length > 0 ? '' : undefined, problems }
  const refused = (words: Words): Text => ({ value: '', problems: [errorAt({ file }, words)] })
  // The kind is checked first: reading a pipe never ends, and a link may lead to any file of the machine.
  if (!found.isFile()) return refused(wording.contentNoFile(file))
  if (found.size > mostBytes) return refused(wording.contentTooLong(file, found.size, mostBytes))
  const { value: bytes, problems: unreadable } = readable(file, () => readFileSync(path))
  if (bytes === undefined) return { value: '', problems: unreadable }
  const { value: text, problems: ofEncoding } = decode(file, bytes)
  if (ofEncoding.length > 0) return { value: text, problems: ofEncoding }
  const unix = text.replaceAll('\r\n', '\n')
  const character = refusedCharacter(unix)
  if (!character) return { value: text, problems: [] }
  const place = { file, line: unix.slice(0, character.at).split('\n').length }
  return { value: withoutRefusedCharacters(unix), problems: [errorAt(place, wording.characterRefused(file, character.name))] }
}

/** The same for a file that must exist. */
export function readRequiredText(root: string, file: string): Text {
  const text = readText(root, file)
  return text.value === undefined ? { ...text, problems: [errorAt({ file }, wording.dataFileMissing(file))] } : text
}

/** The text of a file of `data/`, which may be a link; nothing, and a problem, without a plain file that may be read. */
export function readDataText(root: string, file: string): Text {
  const path = join(root, file)
  const refused = (words: Words): Text => ({ value: undefined, problems: [errorAt({ file }, words)] })
  const read = readable(file, (): Text => {
    if (!lstatSync(path, { throwIfNoEntry: false })) return refused(wording.dataFileMissing(file))
    // Reading a pipe never ends.
    return statSync(path).isFile() ? decode(file, readFileSync(path)) : refused(wording.contentNoFile(file))
  })
  return read.value ?? { value: undefined, problems: read.problems }
}

/** Bytes as text. Those of another encoding than UTF-8 are read in the one that was probably meant, so that the rest of the file can be checked. */
function decode(file: string, bytes: Uint8Array): Loaded<string> {
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined
  // A byte order mark stays, as it does when Node reads a file.
  if (wide === undefined && isUtf8(bytes)) return { value: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), problems: [] }
  const valid = new TextDecoder().decode(bytes)
  const line = wide === undefined ? valid.slice(0, valid.indexOf('\ufffd')).split('\n').length : 1
  return {
    value: wide === undefined ? decodeWindows(bytes) : new TextDecoder(wide).decode(bytes),
    problems: [errorAt({ file, line }, wording.encodingOther(file, wide ?? 'windows-1252'))],
  }
}

/** The characters of windows-1252 from 0x80 on, where latin-1 has control characters (https://encoding.spec.whatwg.org/#windows-1252). */
const ofWindows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

// Some versions of Node decode windows-1252 as latin-1.
const decodeWindows = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (character) => ofWindows.charAt(character.charCodeAt(0) - 0x80))
