import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary.ts'
import { lastPerFile, openParsedFiles, saveParsedFiles } from './parsed-files.ts'

/** A reader of words, as a new process has it, and the files that it has parsed. */
function reader() {
  const parsed: string[] = []
  const read = lastPerFile('words', (file, text) => {
    parsed.push(file)
    return new Map([[file, text.split(' ')]])
  })
  return { read, parsed }
}

test('a file is parsed again when its text or the program is another one, in a later run as well', () => {
  const root = temporaryFolder('parsed')
  const first = reader()
  const value = first.read('a.ts', 'one two')
  expect(first.read('a.ts', 'one two')).toBe(value)
  first.read('b.ts', 'three')
  expect(first.parsed).toEqual(['a.ts', 'b.ts'])
  saveParsedFiles(root, 'program')

  openParsedFiles(root, 'another program')
  const other = reader()
  other.read('a.ts', 'one two')
  expect(other.parsed).toEqual(['a.ts'])

  openParsedFiles(root, 'program')
  const later = reader()
  expect(later.read('a.ts', 'one two')).toEqual(value)
  expect(later.read('b.ts', 'three and four').get('b.ts')).toEqual(['three', 'and', 'four'])
  expect(later.parsed).toEqual(['b.ts'])
})
