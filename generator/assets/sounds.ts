/**
 * Sounds of the owner: whether a file is a whole MP3 or M4A. Nothing is decoded: the lengths that its parts
 * name must lead to its end.
 */
import { pictureKind } from '../core/pictures.ts'
import type { ProblemText } from '../core/problem.ts'
import { capitalise } from '../core/text.ts'

/**
 * What is dropped in the place of a sound: its name with an article, its first bytes in latin-1, and the
 * ending of one that pages can play.
 */
const kinds: readonly { name: string; begins: RegExp; ending?: string }[] = [
  { name: 'an MP3 file', begins: /^(?:ID3|\xff[\xe2\xe3\xf2\xf3\xfa\xfb])/, ending: 'mp3' },
  { name: 'an M4A file', begins: /^.{4}ftyp(?!avi|hei|hev|mif1|msf1)/s, ending: 'm4a' },
  { name: 'a WAV file', begins: /^RIFF.{4}WAVE/s },
  { name: 'an AIFF file', begins: /^FORM.{4}AIF[CF]/s },
  { name: 'a FLAC file', begins: /^fLaC/ },
  { name: 'an Ogg file (Vorbis or Opus)', begins: /^OggS/ },
  { name: 'an AAC file', begins: /^\xff[\xf0\xf1\xf8\xf9]/ },
  { name: 'a Windows Media file', begins: /^0&\xb2u/ },
  { name: 'a WebM or Matroska file', begins: /^.E\xdf\xa3/s },
  { name: 'an AMR file, as phones record speech,', begins: /^#!AMR/ },
  { name: 'a MIDI file', begins: /^MThd/ },
]

/** Why pages cannot play a file that ends in .mp3 or .m4a; nothing for a sound file, and for other files. */
export function soundProblem(file: string, content: Buffer): ProblemText | undefined {
  const [, ending] = /\.(mp3|m4a)$/i.exec(file) ?? []
  if (ending === undefined) return undefined
  const fault =
    content.length === 0
      ? 'it is empty'
      : ending.toLowerCase() === 'mp3'
        ? faultOfMp3(content)
        : faultOfM4a(content)
  if (fault === undefined) return undefined
  const start = content.toString('latin1', 0, 20)
  const sound = kinds.find(({ begins }) => begins.test(start))
  const other = sound ?? pictureKind(content)
  const save = `open it in a program for sound, and save it as ${ending.toUpperCase()} under this name.`
  if (!other || sound?.ending === ending.toLowerCase())
    return {
      code: 'sound-broken',
      what: `${file} cannot be played as a sound: ${fault}.`,
      hint: `Copy it again, or ${save}`,
    }
  const remedies = {
    other: 'Put the sound itself there, as an MP3 or M4A file.',
    sound: capitalise(save),
    named: `Give it the ending .${sound?.ending}, and write that where an entry names it.`,
  }
  return {
    code: 'sound-broken',
    what: `${file} is ${other.name} and not what its name says.`,
    hint: remedies[sound?.ending ? 'named' : sound ? 'sound' : 'other'],
  }
}

const cut = 'it ends in the middle, as a file that was not copied whole'
const damaged = 'it is damaged'
const unknown = 'it is of no known kind'

/**
 * The bit rates of a frame by the number in its head, in thousands, of version 1 and of its extensions to
 * lower sampling rates.
 */
const bitRates = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const

/**
 * The length of the frame of layer III whose head is here (ISO 11172-3, 2.4.1.3; 13818-3); 0 where none is.
 */
function frameLength(content: Buffer, at: number): number {
  const [first = 0, second = 0, third = 0] = content.subarray(at, at + 3)
  const version = (second >> 3) & 3
  const bitRate = bitRates[version === 3 ? 0 : 1][third >> 4] ?? 0
  const sampleRate = [44_100, 48_000, 32_000][(third >> 2) & 3] ?? 0
  if (first !== 0xff || (second & 0xe6) !== 0xe2 || version === 1 || bitRate * sampleRate === 0) return 0
  const [samples, share] = version === 3 ? [144_000, 1] : [72_000, version === 2 ? 2 : 4]
  return Math.floor((samples * bitRate * share) / sampleRate) + ((third >> 1) & 1)
}

/** The tag at the beginning of an MP3 file: its length in seven bits a byte (ID3v2.4, 3.1). */
function tagLength(content: Buffer, at: number): number {
  if (content.toString('latin1', at, at + 3) !== 'ID3' || at + 10 > content.length) return 0
  const size = content.subarray(at + 6, at + 10).reduce((sum, byte) => sum * 128 + (byte & 127), 0)
  return 10 + size + ((content[at + 5] ?? 0) & 16 ? 10 : 0)
}

/** Tags behind the last frame: ID3v1, APE, Lyrics3. */
const isTagBehind = (content: Buffer, at: number) =>
  /^(?:TAG|APETAGEX|LYRICSBEGIN)/.test(content.toString('latin1', at, at + 11))

function faultOfMp3(content: Buffer): string | undefined {
  let at = 0
  for (let length = tagLength(content, at); length > 0; length = tagLength(content, at)) at += length
  const start = at
  let [frames, lost, declared] = [0, 0, 0]
  let follows = false
  while (at < content.length && !(follows && isTagBehind(content, at))) {
    const length = frameLength(content, at)
    if (length > 0 && at + length <= content.length) {
      if (frames++ === 0) declared = declaredFrames(content.subarray(at, at + length))
      at += length
      follows = true
    } else if (length > 0 && follows) return cut
    else {
      at++
      lost++
      follows = false
    }
  }
  if (at > content.length) return cut
  if (frames < 3) return unknown
  // Players find the next frame behind a few bytes that are none.
  if (lost * 10 > content.length - start) return damaged
  return frames + 2 < declared ? cut : undefined
}

/** The number of frames that an encoder notes in the first one, behind its mark; 0 where it notes none. */
function declaredFrames(frame: Buffer): number {
  const mark = frame.toString('latin1', 0, 44).search(/Xing|Info/)
  return mark > 0 && mark + 12 <= frame.length && (frame.readUInt32BE(mark + 4) & 1) === 1
    ? frame.readUInt32BE(mark + 8)
    : 0
}

/**
 * An M4A file is a row of boxes with their lengths (ISO 14496-12, 4.2): what it is, what is in it, and the
 * sound.
 */
function faultOfM4a(content: Buffer): string | undefined {
  const found = new Set<string>()
  let at = 0
  while (at + 8 <= content.length) {
    const [short, type] = [content.readUInt32BE(at), content.toString('latin1', at + 4, at + 8)]
    if (at === 0 && type !== 'ftyp') return unknown
    const isLong = short === 1 && at + 16 <= content.length
    const length =
      short === 0 ? content.length - at : isLong ? Number(content.readBigUInt64BE(at + 8)) : short
    if (length < 8) return damaged
    found.add(type)
    at += length
  }
  if (at !== content.length) return found.size === 0 ? unknown : cut
  return found.has('moov') && found.has('mdat') ? undefined : cut
}
