import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { hasPipes } from '../../../tests/support/platform.ts'
import { emptyFolder } from '../../../tests/temporary.ts'
import { readable } from '../../system/readable.ts'
import { readText } from './read-text.ts'

const file = 'content/acts/silkwood.md'
const root = emptyFolder()
beforeEach(() => void mkdirSync(join(root, 'content', 'acts'), { recursive: true }))

const write = (content: string | Uint8Array) => writeFileSync(join(root, file), content)
function read() {
  const { value: text, problems } = readText(root, file)
  return {
    text,
    reported: problems.map(({ code, places }) => `${code} ${places[0]?.line ?? '-'}`),
    what: problems[0]?.what,
    hint: problems[0]?.hint,
  }
}
test('a text is read unchanged, also one from Windows', () => {
  write('Een\r\n\ttwee ’ \u{1f3b8} \u2028 \u00ad\n')
  expect(read()).toMatchObject({ text: 'Een\r\n\ttwee ’ \u{1f3b8} \u2028 \u00ad\n', reported: [] })
})

const refused = [
  '\0',
  '\b',
  '\x0b',
  '\f',
  '\x1b',
  '\r',
  '\x7f',
  '\x9b',
  '\u202e',
  '\u2066',
  '\ufffe',
  '\u{1ffff}',
]
test.each(refused)(
  'the character %j is refused with its line and its number, and the rest is read',
  (character) => {
    write(`Een\r\ntwee${character}drie`)
    const number = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
    expect(read()).toMatchObject({
      text: 'Een\ntwee drie',
      reported: ['sign-refused 2'],
      what: expect.stringContaining(`contains the character U+${number}`),
    })
  },
)

test.each([
  ['windows-1252', 2, Buffer.from('een\ncaf\xe9 \x92s', 'latin1')],
  ['utf-16be', 1, Buffer.from('\ufeffeen\ncafé ’s', 'utf16le').swap16()],
])('a file in %s is reported as such, and read', (encoding, line, bytes) => {
  write(bytes)
  expect(read()).toMatchObject({
    text: 'een\ncafé ’s',
    reported: [`encoding-other ${line}`],
    hint: expect.stringContaining('UTF-8'),
  })
  expect(readText(root, file).problems[0]?.what).toContain(encoding)
})

test('a link, a folder and a pipe are not read, and do not block', () => {
  const path = join(root, file)
  for (const make of [
    () => symlinkSync('/etc/passwd', path),
    () => mkdirSync(path),
    ...(hasPipes ? [() => spawnSync('mkfifo', [path])] : []),
  ]) {
    make()
    expect(read()).toMatchObject({ text: undefined, reported: ['content-refused -'] })
    rmSync(path, { recursive: true })
  }
})

test('a text of a megabyte is refused before anybody reads it', () => {
  write('[a](b'.repeat(200_000))
  expect(read()).toMatchObject({ text: undefined, reported: ['content-too-long -'] })
})

test('what the file system refuses is reported with its cause, and a fault of the program is thrown', () => {
  const failing = (error: Error) => () =>
    readable('data/acts.ts', () => {
      throw error
    }).problems.map(({ what }) => what)
  const refusing = (code: string) => failing(Object.assign(new Error(code), { code, syscall: 'read' }))
  expect(refusing('EIO')()).toEqual(['data/acts.ts cannot be read: the disk reported an error (EIO).'])
  expect(refusing('EACCES')()).toEqual(['data/acts.ts cannot be read: permission denied (EACCES).'])
  expect(failing(new Error('another'))).toThrow('another')
})
