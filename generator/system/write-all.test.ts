import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PublishError } from './file-system.ts'
import { writeAll } from './write-all.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'write-all-'))
  writeFileSync(join(root, 'list.ts'), 'old')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('all files are written, with the folders that they need', () => {
  writeAll(root, [
    { file: 'texts/new.md', content: 'text' },
    { file: 'list.ts', content: 'new' },
  ])
  expect(readFileSync(join(root, 'texts/new.md'), 'utf8')).toBe('text')
  expect(readFileSync(join(root, 'list.ts'), 'utf8')).toBe('new')
})

test('when one cannot be written, the earlier ones are restored', () => {
  mkdirSync(join(root, 'texts/folder.md'), { recursive: true })
  const files = ['picture.jpg', 'list.ts', 'texts/folder.md', 'never.md'].map((file) => ({ file, content: 'new' }))
  expect(() => writeAll(root, files)).toThrow(PublishError)
  expect(() => writeAll(root, files)).toThrow(/texts\/folder\.md cannot be written, so nothing was changed/)
  expect(readFileSync(join(root, 'list.ts'), 'utf8')).toBe('old')
  expect(readdirSync(root).sort()).toEqual(['list.ts', 'texts'])
  expect(readdirSync(join(root, 'texts'))).toEqual(['folder.md'])
})

test('when a folder cannot be made, the files before it are removed as well', () => {
  const files = ['picture.jpg', 'list.ts/text.md'].map((file) => ({ file, content: 'new' }))
  expect(() => writeAll(root, files)).toThrow(/list\.ts\/text\.md/)
  expect(readdirSync(root)).toEqual(['list.ts'])
})

test('a file without content is removed, and restored when the next one cannot be removed', () => {
  writeAll(root, [{ file: 'list.ts', content: undefined }])
  expect(readdirSync(root)).toEqual([])
  mkdirSync(join(root, 'folder.md'))
  writeFileSync(join(root, 'list.ts'), 'old')
  const files = ['list.ts', 'folder.md'].map((file) => ({ file, content: undefined }))
  expect(() => writeAll(root, files)).toThrow(/folder\.md cannot be removed, so nothing was changed/)
  expect(readFileSync(join(root, 'list.ts'), 'utf8')).toBe('old')
})
