import { posix, win32 } from 'node:path'
import { expect, test } from 'vitest'
import { isWithin, pathFrom } from './file-paths.ts'

test('a file below a folder is named with slashes on every system', () => {
  expect(pathFrom('/site', '/site/content/acts/silk.md', posix)).toBe('content/acts/silk.md')
  expect(pathFrom('C:\\site', 'C:\\site\\content\\acts\\silk.md', win32)).toBe('content/acts/silk.md')
  expect(pathFrom('C:\\site', 'c:/Site/content/acts/silk.md', win32)).toBe('content/acts/silk.md')
})

test('a backslash is part of a name, except on Windows', () =>
  expect(pathFrom('/site', '/site/static/a\\b.pdf', posix)).toBe('static/a\\b.pdf'))

test.each([
  ['/site', '/site', posix, true],
  ['/site/data', '/site', posix, true],
  ['/site/..data', '/site', posix, true],
  ['/', '/', posix, true],
  ['/site', '/', posix, true],
  ['/sites', '/site', posix, false],
  ['/', '/site', posix, false],
  ['C:\\site\\data', 'C:\\site', win32, true],
  ['c:\\SITE\\data', 'C:\\site', win32, true],
  ['C:/site/data', 'C:\\site', win32, true],
  ['C:\\sites', 'C:\\site', win32, false],
  ['D:\\site\\data', 'C:\\site', win32, false],
  ['\\\\server\\site\\data', 'C:\\site', win32, false],
])('%s below %s: %#', (file, folder, path, expected) => expect(isWithin(file, folder, path)).toBe(expected))
