import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../tests/empty-folder.ts'
import { digestOf } from '../core/output-file.ts'
import { digestOfList, linesOf } from './list.ts'

const folder = emptyFolder()

test('a list is read in pieces: lines and characters may begin in one and end in the next', () => {
  const lines = [`${'é'.repeat(50_000)}!`, '', 'x'.repeat(200_000), ...Array.from({ length: 5_000 }, (_, index) => `page ${index}`), 'x'.repeat(2 ** 16 - 1)]
  const text = lines.map((line) => `${line}\n`).join('')
  writeFileSync(join(folder, 'pages.jsonl'), text)
  expect([...linesOf(folder)]).toEqual(lines)
  expect(digestOfList(folder)).toEqual({ digest: digestOf(text), lines: lines.length })
  writeFileSync(join(folder, 'pages.jsonl'), '')
  expect([...linesOf(folder)]).toEqual([])
})
