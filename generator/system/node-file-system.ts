/** The file system of the machine. */
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { dirname } from 'node:path'
import { codeOf, type FileSystem, type Hold } from './file-system.ts'
import { syncPaths } from './sync.ts'

export const nodeFileSystem: FileSystem = {
  state(path) {
    try {
      const stats = fs.lstatSync(path, { bigint: true })
      const kind = stats.isFile() ? 'file' : stats.isDirectory() ? 'folder' : stats.isSymbolicLink() ? 'link' : 'other'
      return { kind, size: Number(stats.size), mtime: String(stats.mtimeNs), inode: String(stats.ino) }
    } catch (error) {
      if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined
      throw error
    }
  },
  read: (path) => fs.readFileSync(path),
  write: (path, content) => fs.writeFileSync(path, content, { mode: 0o644 }),
  copyMode: (from, to) => fs.chmodSync(to, fs.statSync(from).mode),
  link: (path, text) => fs.symlinkSync(text, path),
  readLink: (path) => fs.readlinkSync(path),
  hardLink: (from, to) => fs.linkSync(from, to),
  rename: (from, to) => fs.renameSync(from, to),
  unlink: (path) => fs.unlinkSync(path),
  removeFolder: (path) => fs.rmdirSync(path),
  makeFolder,
  list: (path) => fs.readdirSync(path).sort(),
  realPath: (path) => fs.realpathSync(path),
  sync: syncPaths,
  checkMove,
  checkRemoval,
  hold,
}

/** Level by level: the recursive form of Node never returns in a folder in which nothing can be made, such as `/proc`. */
function makeFolder(path: string): void {
  try {
    makeLevel(path)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    const above = dirname(path)
    if (!fs.statSync(above, { throwIfNoEntry: false })) makeFolder(above)
    // Another thread may have made the folder above in between, so this try counts.
    makeLevel(path)
  }
}

function makeLevel(path: string): void {
  try {
    fs.mkdirSync(path, { mode: 0o755 })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST' || !fs.statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}

function checkMove(from: string, to: string): void {
  if (fs.statSync(from).dev !== fs.statSync(to).dev) throw Object.assign(new Error('EXDEV: cross-device link not permitted'), { code: 'EXDEV' })
  try {
    // The system compares the mounts before it looks for the file. The device number does not show a bind mount.
    const name = `.toegift-${process.pid}-is-nowhere`
    fs.renameSync(`${from}/${name}`, `${to}/${name}`)
  } catch (error) {
    if (codeOf(error) === 'EXDEV') throw error
  }
  fs.accessSync(to, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK)
}

/**
 * Linux checks every permission and attribute (owner, sticky bit, immutable, append-only, read-only file system) before it compares the kind.
 * So rmdir on a file, or unlink on a folder, removes nothing and fails for the same reason as the correct call.
 */
function checkRemoval(path: string): void {
  const isFolder = fs.lstatSync(path).isDirectory()
  try {
    if (process.platform !== 'linux') fs.accessSync(dirname(path), fs.constants.W_OK | fs.constants.X_OK)
    else if (isFolder) fs.unlinkSync(path)
    else fs.rmdirSync(path)
  } catch (error) {
    if (codeOf(error) !== (isFolder ? 'EISDIR' : 'ENOTDIR')) throw error
  }
}

/**
 * Node has no advisory locks. The lock of flock(2) belongs to the open folder, which the command `flock` inherits. The folder stays locked after
 * that command has ended, as long as this process keeps it open.
 */
function hold(folder: string): Hold {
  let descriptor: number | undefined = fs.openSync(folder, 'r')
  const release = () => {
    if (descriptor !== undefined) fs.closeSync(descriptor)
    descriptor = undefined
  }
  const { status, stderr } = spawnSync('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'pipe', descriptor] })
  if (status === 0) return release
  release()
  return status === 1 && stderr.length === 0 ? 'taken' : 'unsupported'
}
