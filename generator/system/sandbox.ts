import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PublishError } from './file-system.ts'
import { makeOwnFolder, removeAbandonedIn } from './own-folders.ts'
import { causeOf } from './readable.ts'

/** A file to write, or without content to remove. It gets the permissions of `from`, which it was. */
export type FileChange =
  | { file: string; content: string | Uint8Array; from?: string }
  | { file: string; content: undefined }

/**
 * Runs a check on a copy of the project with these changes. Afterwards the copy is removed.
 * @throws PublishError when it cannot be made
 */
export async function inPatchedCopy<Result>(
  root: string,
  changes: readonly FileChange[],
  check: (folder: string) => Promise<Result>,
): Promise<Result> {
  const parent = join(root, '.cache', 'sandbox')
  let folder: string | undefined
  try {
    try {
      removeAbandonedIn(parent)
      folder = makeOwnFolder(parent, 'copy')
      copyProject(root, folder, changes)
    } catch (error) {
      const why = causeOf(error) ?? String(error)
      throw new PublishError(
        `Nothing was changed: the changes are tried on a copy in .cache/sandbox/, which cannot be made: ${why}.`,
        'Make room there, or make the folder writable, and run the command again.',
        error,
      )
    }
    return await check(folder)
  } finally {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
  }
}

/** Makes a link to a folder, of the kind for which Windows asks no privilege. @param target absolute */
export const linkFolder = (target: string, link: string): void => symlinkSync(target, link, 'junction')

function copyProject(root: string, folder: string, changes: readonly FileChange[]): void {
  for (const name of ['data', 'content', 'static', 'package.json']) {
    if (existsSync(join(root, name)))
      cpSync(join(root, name), join(folder, name), { recursive: true, dereference: true })
  }
  linkFolder(join(root, '.cache'), join(folder, '.cache'))
  for (const { file, content } of changes) {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    if (content === undefined) rmSync(path)
    else writeFileSync(path, content)
  }
}
