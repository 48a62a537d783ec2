/** Explains errors of the file system: which operation failed, on which path, and why. */
import { relative } from 'node:path'
import { type FileSystem, PublishError } from '../system/file-system.ts'
import { causeOf } from '../system/readable.ts'

/** Wraps every call of a file system, so that each error names the operation, the path relative to `root` and the cause. */
export function explained(files: FileSystem, root: string): FileSystem {
  function attempt<T>(operation: string, path: string, call: () => T): T {
    try {
      return call()
    } catch (error) {
      const why = causeOf(error) ?? (error instanceof Error ? error.message : String(error))
      const hint = 'Fix that and run the command again; it continues where it stopped.'
      throw new PublishError(`Could not ${operation} ${shownFrom(root, path)}: ${why}.`, hint, error)
    }
  }
  return {
    state: (path) => attempt('read the state of', path, () => files.state(path)),
    read: (path) => attempt('read', path, () => files.read(path)),
    write: (path, content) => attempt('write', path, () => files.write(path, content)),
    copyMode: (from, to) => attempt('write', to, () => files.copyMode(from, to)),
    link: (path, text) => attempt('write', path, () => files.link(path, text)),
    readLink: (path) => attempt('read', path, () => files.readLink(path)),
    hardLink: (from, to) => attempt('write', to, () => files.hardLink(from, to)),
    rename: (from, to) => attempt('put in place', to, () => files.rename(from, to)),
    unlink: (path) => attempt('remove', path, () => files.unlink(path)),
    removeFolder: (path) => attempt('remove', path, () => files.removeFolder(path)),
    makeFolder: (path) => attempt('make the folder', path, () => files.makeFolder(path)),
    list: (path) => attempt('read', path, () => files.list(path)),
    realPath: (path) => attempt('follow', path, () => files.realPath(path)),
    sync: (paths) => attempt('save to disk', paths[0] ?? '', () => files.sync(paths)),
    checkMove: (from, to) => attempt('change', to, () => files.checkMove(from, to)),
    checkRemoval: (path) => attempt('replace', path, () => files.checkRemoval(path)),
    hold: (folder) => attempt('lock', folder, () => files.hold(folder)),
  }
}

/** A path as messages show it. */
export const shownFrom = (root: string, path: string): string => relative(root, path) || '.'
