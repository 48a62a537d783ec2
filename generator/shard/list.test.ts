import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { digestOf } from '../core/output-file.ts'
import { digestOfList, linesOf } from './list.ts'

test('a list is read in pieces: lines and characters may begin in one and end in the next', () => {
  const folder = mkdtempSync(join(tmpdir(), 'list-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const lines = [`${'é'.repeat(50_000)}!`, '', 'x'.repeat(200_000), ...Array.from({ length: 5_000 }, (_, index) => `page ${index}`), 'x'.repeat(2 ** 16 - 1)]
  const text = lines.map((line) => `${line}\n`).join('')
  writeFileSync(join(folder, 'pages.jsonl'), text)
  expect([...linesOf(folder)]).toEqual(lines)
  expect(digestOfList(folder)).toEqual({ digest: digestOf(text), lines: lines.length })
  writeFileSync(join(folder, 'pages.jsonl'), '')
  expect([...linesOf(folder)]).toEqual([])
})
