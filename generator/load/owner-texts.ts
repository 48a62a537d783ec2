/** The owner's texts as they are written, for commands that edit them or show where something stands. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../system/files-below.ts'

/** Texts by file. */
export type OwnerTexts = ReadonlyMap<string, string>

/** The text of a file, relative to `root`. Throws the error of the file system for a file that cannot be read. */
export const ownerText = (root: string, file: string): string => readFileSync(join(root, file), 'utf8')

/** The content of a file, whatever its kind, relative to `root`. */
export const ownerBytes = (root: string, file: string): Buffer => readFileSync(join(root, file))

/** `data/*.ts`, and the markdown and the sentences of `content/`, by path. Its README.md is no text of the site. */
export function ownerTexts(root: string): OwnerTexts {
  const data = readdirSync(join(root, 'data')).filter((name) => name.endsWith('.ts'))
  const content = filesBelow(join(root, 'content')).filter((name) => /\.(?:md|yaml)$/.test(name) && name !== 'README.md')
  const files = [...data.map((name) => `data/${name}`), ...content.map((name) => `content/${name}`)].sort()
  return new Map(files.map((file) => [file, ownerText(root, file)]))
}

/** The files of a folder of `static/`, by name; none without it. */
export function staticNames(root: string, folder: string): string[] {
  const path = join(root, 'static', folder)
  return existsSync(path) ? readdirSync(path) : []
}
