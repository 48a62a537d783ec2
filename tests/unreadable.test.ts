/** Files and folders of the owner that cannot be read are the owner's to repair: each is named with its cause, all at once. */
import { chmodSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readable } from '../generator/system/readable.ts'
import { SmallProject } from './project.ts'
import { expectRefused } from './refused.ts'

let project: SmallProject
beforeEach(() => {
  project = new SmallProject()
})
afterEach(() => project.remove())

test('another kind of file in the place of a file or a folder', () => {
  const at = (file: string) => {
    rmSync(join(project.root, file), { recursive: true })
    return join(project.root, file)
  }
  mkdirSync(at('content/acts/silkwood.md'))
  symlinkSync('testimonials.ts', at('data/testimonials.ts'))
  mkdirSync(at('data/artists.ts'))
  at('content/blog')
  project.write('content/blog', 'geen map')
  expectRefused(
    project,
    'data/testimonials.ts cannot be read: links lead in a circle (ELOOP).',
    'data/artists.ts is a link, a folder or a device',
    'content/blog cannot be read: a file is in the place of a folder (ENOTDIR).',
    'content/acts/silkwood.md is a link, a folder or a device',
  )
})

test.skipIf(process.getuid?.() === 0)('files of another user', () => {
  for (const file of ['data/testimonials.ts', 'content/acts/silkwood.md']) chmodSync(join(project.root, file), 0)
  expectRefused(
    project,
    'data/testimonials.ts cannot be read: permission denied (EACCES).',
    'content/acts/silkwood.md cannot be read: permission denied (EACCES).',
  )
})

test('a bad disk is reported as the cause, and a fault of the program is thrown', () => {
  const failing = (error: Error) => () => readable('data/acts.ts', () => raise(error))
  const { problems } = failing(Object.assign(new Error('EIO'), { code: 'EIO', syscall: 'read' }))()
  expect(problems.map(({ what }) => what)).toEqual(['data/acts.ts cannot be read: the disk reported an error (EIO).'])
  expect(failing(new Error('another'))).toThrow('another')
})

function raise(error: Error): never {
  throw error
}
