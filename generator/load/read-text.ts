/** Reads one file of `content/`: never what is no plain file, never what no page could carry. */
import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { refusedCharacter, withoutRefusedCharacters } from '../core/characters.ts'
import type { Problem } from '../core/problem.ts'
import { wording } from '../core/wording.ts'
import { readable } from '../system/readable.ts'

/** A long article has some 15,000 bytes. Markdown that is made to be slow takes a minute from here on. */
const mostBytes = 200_000

/** The text of a file, relative to `root`; nothing when there is no such file. What is wrong with it becomes a problem, and it counts as empty. */
export function readText(root: string, file: string, problems: Problem[]): string | undefined {
  const path = join(root, file)
  const before = problems.length
  const found = readable(file, problems, () => lstatSync(path, { throwIfNoEntry: false }))
  if (!found) return problems.length === before ? undefined : ''
  const refuse = (words: Pick<Problem, 'code' | 'what' | 'hint'>, line?: number) => {
    problems.push({ severity: 'error', places: [line === undefined ? { file } : { file, line }], ...words })
  }
  // The kind comes first: to read a pipe is to wait for ever, and a link may lead to any file of the machine.
  if (!found.isFile()) {
    refuse(wording.contentNoFile(file))
    return ''
  }
  if (found.size > mostBytes) {
    refuse(wording.contentTooLong(file, found.size, mostBytes))
    return ''
  }
  const text = readable(file, problems, () => readFileSync(path, 'utf8'))
  if (text === undefined) return ''
  const unix = text.replaceAll('\r\n', '\n')
  const sign = refusedCharacter(unix)
  if (!sign) return text
  refuse(wording.characterRefused(file, sign.name), unix.slice(0, sign.at).split('\n').length)
  return withoutRefusedCharacters(unix)
}
