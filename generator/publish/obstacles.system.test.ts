/** Obstacles are found before the seal: all of them in one message, while `out/` is unchanged. */
import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { changes, extremes, publish } from '../../tests/support/publish/sites.ts'
import { out, own, states } from '../../tests/support/publish/states.ts'
import { identityOf } from '../../tests/support/publish/watch.ts'
import { PublishError } from '../system/file-system.ts'
import { nodeFileSystem } from '../system/node-file-system.ts'

function refusal(command: () => unknown): string {
  try {
    command()
  } catch (error) {
    if (error instanceof PublishError) return `${error.message}\n→ ${error.hint}`
    throw error
  }
  return 'published'
}

describe('on the disk in memory', () => {
  /** Publishes a change after `out/` was modified. */
  function refused(prepare: (disk: ReturnType<typeof ready>) => void, change: string): string {
    const disk = ready()
    prepare(disk)
    const before = identityOf(disk)
    const message = refusal(() => publish(disk, { ...changes, ...extremes }[change] ?? expect.fail()))
    expect(identityOf(disk)).toBe(before)
    expect(disk.list(own)).toEqual(['changed.txt', 'manifest', 'removed.txt'])
    return message
  }
  const ready = () => states['one build']?.copy() ?? expect.fail()

  test.each([
    [`${out}/blog`, 'EACCES', 'a new page', 'Could not change out/blog: permission denied (EACCES).'],
    [`${out}/blog/gone`, 'EACCES', 'a page that is gone', 'Could not change out/blog/gone: permission denied (EACCES).'],
    [
      `${out}/blog`,
      'EACCES',
      'a page that is gone',
      'Could not replace out/blog/gone: permission denied (EACCES).\nCould not replace out/blog: permission denied (EACCES).',
    ],
    [out, 'EROFS', 'a changed page', 'Could not change out: the file system is read-only (EROFS).'],
    [`${out}/thing`, 'EPERM', 'a folder where a file was', 'Could not replace out/thing: the operation is not permitted (EPERM).'],
    [`${own}/manifest`, 'EPERM', 'a changed page', 'Could not replace .out/manifest: the operation is not permitted (EPERM).'],
  ] as const)('%s is named when it is protected (%s) and there is %s', (path, code, change, message) => {
    expect(refused((disk) => disk.refuse(path, code), change).split('\n→ ')).toEqual([message, expect.stringMatching(/\.$/)])
  })

  test('all obstacles are named at once, also mounts and foreign files', () => {
    const message = refused((disk) => {
      disk.refuse(`${out}/index.html`, 'EPERM')
      disk.refuse(`${out}/turn`, 'EACCES')
      disk.mount(`${out}/blog`)
      disk.write(`${out}/back`, 'mine')
      disk.makeFolder(`${out}/assets/c.css`)
    }, 'all at once')
    for (const part of ['out/index.html', 'out/turn', 'out/blog', 'out/back is in the way', 'out/assets/c.css is in the way', 'chattr', 'Unmount', '--adopt'])
      expect(message).toContain(part)
  })

  test('files that do not change may be protected', () => {
    const disk = ready()
    disk.refuse(`${out}/about`, 'EROFS')
    disk.mount(`${out}/turn/deep`)
    expect(publish(disk, changes['a changed page'] ?? expect.fail())).toMatchObject({ written: 1 })
  })
})

/** Texts of a small site in a real folder. */
const site = { 'index.html': 'home', 'blog/index.html': 'blog', 'blog/gone/index.html': 'gone' }
const changed = { 'index.html': 'home 2', 'blog/index.html': 'blog 2', 'blog/new/index.html': 'new' }
const isRoot = process.getuid?.() === 0
/** Attributes need a file system that supports them: that of the project, if that of temporary files does not. */
const folders = [tmpdir(), join(import.meta.dirname, '../../.cache')]
const canProtect = (folder: string): boolean => {
  const file = join(folder, `attribute-${process.pid}`)
  writeFileSync(file, '')
  const { status } = spawnSync('chattr', ['+i', file])
  spawnSync('chattr', ['-i', file])
  rmSync(file)
  return status === 0
}
const base = isRoot ? folders.find(canProtect) : undefined
const roots: string[] = []
afterAll(() => {
  for (const folder of roots) {
    spawnSync('umount', [join(folder, 'out/blog')])
    spawnSync('chattr', ['-R', '-i', '-a', folder])
    rmSync(folder, { recursive: true, force: true })
  }
})

describe.skipIf(!isRoot)(`on a real disk${isRoot ? '' : ' (left out: only root can prepare it)'}`, () => {
  let root: string
  const text = (path: string) => readFileSync(join(root, 'out', path), 'utf8')
  beforeEach(() => {
    root = mkdtempSync(join(base ?? tmpdir(), 'obstacles-'))
    roots.push(root)
    publish(nodeFileSystem, site, { root })
  })

  function refused(): string {
    const message = refusal(() => publish(nodeFileSystem, changed, { root }))
    expect([text('index.html'), text('blog/index.html'), text('blog/gone/index.html')]).toEqual(['home', 'blog', 'gone'])
    expect(readdirSync(join(root, '.out')).sort()).toEqual(['changed.txt', 'manifest', 'removed.txt'])
    return message
  }

  test.skipIf(base === undefined).each([
    ['+i', 'index.html', 'replace out/index.html'],
    ['+a', 'blog', 'replace out/blog/index.html'],
    ['+i', 'blog', 'change out/blog'],
  ])('chattr %s %s is found', (attribute, path, message) => {
    expect(spawnSync('chattr', [attribute, join(root, 'out', path)]).status).toBe(0)
    expect(refused()).toContain(`Could not ${message}: the operation is not permitted (EPERM).`)
  })

  const canMount = spawnSync('unshare', ['--mount', 'true']).status === 0
  test.skipIf(!canMount)('a folder that is mounted read-only is found', () => {
    const blog = join(root, 'out/blog')
    spawnSync('mount', ['--bind', blog, blog])
    expect(spawnSync('mount', ['-o', 'remount,ro,bind', blog]).status).toBe(0)
    expect(refused()).toContain('Could not change out/blog: the folder is on another file system than its neighbours (EXDEV).')
  })

  test('folders and files of another user are found by a user who may not change them', () => {
    const nobody = 65534
    chmodSync(root, 0o755)
    for (const path of [root, 'out', '.out', 'out/index.html', '.out/manifest', '.out/changed.txt', '.out/removed.txt'])
      chownSync(path === root ? root : join(root, path), nobody, nobody)
    // In a sticky folder, users cannot remove files of others.
    chmodSync(join(root, 'out/blog/gone'), 0o1777)
    // It becomes another user when it has loaded the program, which that user may not be allowed to read.
    const code = `import { openPublication } from ${JSON.stringify(join(import.meta.dirname, 'publish.ts'))}
import { textFile } from ${JSON.stringify(join(import.meta.dirname, '../core/output-file.ts'))}
process.setgid(${nobody})
process.setuid(${nobody})
const publication = openPublication({ root: process.argv[1], out: 'out' })
for (const [path, text] of ${JSON.stringify(Object.entries(changed))}) publication.stage(textFile(path, 'page', text))
try { publication.commit() } catch (error) { console.log(error.message) }
publication.close()`
    const args = ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', code, root]
    const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect(stderr).toBe('')
    expect(stdout.trim().split('\n')).toEqual([
      'Could not change out/blog: permission denied (EACCES).',
      'Could not replace out/blog/gone/index.html: the operation is not permitted (EPERM).',
    ])
    expect(text('index.html')).toBe('home')
  })
})
