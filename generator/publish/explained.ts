/** Errors of the file system as people read them: what could not be done, to which path, and why. */
import { relative } from 'node:path'
import { causeOf } from '../system/causes.ts'
import { type FileSystem, PublishError } from '../system/file-system.ts'

/**
 * The same file system, whose errors tell the operation, the path relative to `root` and the cause. It stands around every call, so that
 * no call can be forgotten.
 */
export function explained(files: FileSystem, root: string): FileSystem {
  function attempt<T>(operation: string, path: string, call: () => T): T {
    try {
      return call()
    } catch (error) {
      const why = causeOf(error) ?? (error instanceof Error ? error.message : String(error))
      throw new PublishError(`Could not ${operation} ${shownFrom(root, path)}: ${why}.`, 'Fix that and run the command again; it picks up where it was.', error)
    }
  }
  return {
    state: (path) => attempt('look at', path, () => files.state(path)),
    read: (path) => attempt('read', path, () => files.read(path)),
    write: (path, content) => attempt('write', path, () => files.write(path, content)),
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
