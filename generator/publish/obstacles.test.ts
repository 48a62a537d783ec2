/** Obstacles are found before the seal: all of them in one message, while `out/` is unchanged. */
import { expect, test } from 'vitest'
import { changes, extremes, publish } from '../../tests/support/publish/sites.ts'
import { out, own, states } from '../../tests/support/publish/states.ts'
import { identityOf } from '../../tests/support/publish/watch.ts'
import { PublishError } from '../system/file-system.ts'

/** Publishes a change after `out/` was modified. */
function refused(prepare: (disk: ReturnType<typeof ready>) => void, change: string): string {
  const disk = ready()
  prepare(disk)
  const before = identityOf(disk)
  let message = 'published'
  try {
    publish(disk, { ...changes, ...extremes }[change] ?? expect.fail())
  } catch (error) {
    if (!(error instanceof PublishError)) throw error
    message = `${error.message}\n→ ${error.hint}`
  }
  expect(identityOf(disk)).toBe(before)
  expect(disk.list(own)).toEqual(['changed.txt', 'manifest', 'removed.txt'])
  return message
}
const blocked = (path: string) => `Could not replace ${path}: permission denied (EACCES).`
const ready = () => states['one build']?.copy() ?? expect.fail()

test.each([
  [`${out}/blog`, 'EACCES', 'a new page', 'Could not change out/blog: permission denied (EACCES).'],
  [`${out}/blog/gone`, 'EACCES', 'a page that is gone', 'Could not change out/blog/gone: permission denied (EACCES).'],
  [`${out}/blog`, 'EACCES', 'a page that is gone', `${blocked('out/blog/gone')}\n${blocked('out/blog')}`],
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
