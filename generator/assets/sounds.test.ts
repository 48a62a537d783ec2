import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { soundProblem } from './sounds.ts'

const clip = readFileSync(join(import.meta.dirname, '../../tests/small-project/static/sounds/silkwood.mp3'))
/** A tag of 200 bytes that looks as if a frame began in it. */
const tag = Buffer.concat([
  Buffer.from('ID3\x04\0\0\0\0\x01\x48', 'latin1'),
  Buffer.alloc(200, '\xff\xfb\x90', 'latin1'),
])
const box = (type: string, content: Buffer | string) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(type, 4)
  return Buffer.concat([head, Buffer.from(content)])
}
const m4a = Buffer.concat([
  box('ftyp', 'M4A \0\0\0\0'),
  box('mdat', Buffer.alloc(4000, 'x')),
  box('moov', 'mvhd'),
])
const whatOf = (file: string, content: Buffer) => soundProblem(file, content)?.what

test.each([
  ['frames alone', 'a.mp3', clip],
  [
    'tags around its frames',
    'a.mp3',
    Buffer.concat([
      tag,
      tag,
      clip,
      Buffer.from('APETAGEX'),
      Buffer.alloc(900),
      Buffer.from('TAG'),
      Buffer.alloc(125),
    ]),
  ],
  ['a gap between two frames', 'a.mp3', Buffer.concat([clip, Buffer.alloc(50), clip])],
  ['its boxes', 'a.m4a', m4a],
  ['a last box without a length', 'a.m4a', Buffer.concat([m4a, Buffer.from('\0\0\0\0free1234')])],
  ['other content under another ending', 'a.ogg', Buffer.from('OggS')],
])('a whole sound with %s is accepted', (_, file, content) =>
  expect(soundProblem(file, content)).toBeUndefined(),
)

describe.each([
  ['mp3', Buffer.concat([tag, clip])],
  ['m4a', m4a],
])('%s', (ending, whole) => {
  test('a sound that is cut off is found, wherever it is cut', () => {
    for (const share of [0.03, 0.3, 0.5, 0.77, 0.99]) {
      const part = whole.subarray(0, Math.floor(whole.length * share))
      expect(whatOf(`a.${ending}`, part)).toBe(
        `a.${ending} cannot be played as a sound: it ends in the middle, as a file that was not copied whole.`,
      )
    }
  })

  test('what is not a sound of this kind is called what it is', () => {
    const beginnings: Record<string, string> = {
      'RIFF\x24\0\0\0WAVEfmt ': 'a WAV file',
      'OggS\0': 'an Ogg file (Vorbis or Opus)',
      'fLaC\0': 'a FLAC file',
      '<!doctype html><title>404</title>': 'a web page',
      '%PDF-1.7': 'a PDF file',
      '\0\0\0\x18ftypheic': 'a HEIC file, as iPhones save photos,',
    }
    for (const [start, name] of Object.entries(beginnings))
      expect(whatOf(`a.${ending}`, Buffer.from(start.padEnd(3000), 'latin1'))).toBe(
        `a.${ending} is ${name} and not what its name says.`,
      )
    for (const content of [Buffer.from('hallo'), Buffer.alloc(9000)])
      expect(whatOf(`a.${ending}`, content)).toContain('it is of no known kind.')
    expect(whatOf(`a.${ending}`, Buffer.alloc(0))).toContain('it is empty.')
  })
})

test('a sound with the ending of the other kind is to be renamed', () => {
  expect(soundProblem('a.mp3', m4a)?.hint).toBe(
    'Give it the ending .m4a, and write that where an entry names it.',
  )
  expect(soundProblem('a.m4a', clip)?.hint).toBe(
    'Give it the ending .mp3, and write that where an entry names it.',
  )
})

test('a sound of which the second half is missing is damaged, though its length is right', () => {
  expect(whatOf('a.mp3', Buffer.concat([clip, Buffer.alloc(clip.length)]))).toContain('it is damaged.')
})
