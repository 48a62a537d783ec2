import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../tests/temporary.ts'
import { kinds } from './dev.ts'
import { home } from './measured.ts'
import { edit } from './round.ts'

const root = emptyFolder()

test.each(Object.values(kinds))('an edit changes $file, and is taken back', (kind) => {
  const path = join(root, kind.file)
  const before = readFileSync(join(home, kind.file), 'utf8')
  cpSync(join(home, kind.file), path)
  const takeBack = edit(root, kind, 'words ')
  expect(readFileSync(path, 'utf8')).toContain('words ')
  takeBack()
  expect(readFileSync(path, 'utf8')).toBe(before)
  expect(() => edit(root, { ...kind, before: /no such text/ }, 'words ')).toThrow(
    'has no text /no such text/',
  )
})
