/** Harm in the files of a whole project, as the owner gets to read it from the real command. */

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SmallProject } from '../project.ts'
import { expectRefused as expectRefusedIn } from '../refused.ts'

let project: SmallProject
beforeEach(() => {
  project = new SmallProject()
})
afterEach(() => project.remove())

const expectRefused = (...parts: string[]) => expectRefusedIn(project, ...parts)

const lineOf = (file: string, text: string) => project.read(file).split(text)[0]?.split('\n').length

test('signs that no page may carry are named with file, line and field', () => {
  project.edit('data/acts.ts', /bio: '/, "bio: 'Ring\\u0007 ")
  project.edit('data/testimonials.ts', /quote: '/, "quote: '\\u202eachterstevoren ")
  project.edit('content/acts/silkwood.md', /^/, 'Half \x9b een teken\n\n')
  expectRefused(
    `data/acts.ts:${lineOf('data/acts.ts', 'Ring')}  bio`,
    'contains the character U+0007',
    `data/testimonials.ts:${lineOf('data/testimonials.ts', 'achterstevoren')}  quote`,
    'U+202E',
    'content/acts/silkwood.md:1',
    'U+009B',
  )
})

test('no message hands a terminal what it would obey', () => {
  project.edit('data/acts.ts', /slug: '/, "slug: '\\u001b[2J\\u009b2J")
  project.edit('data/testimonials.ts', /quote:/, "'\\u001b[1m': 1, quote:")
  const { errors, exitCode } = project.run('generate')
  expect(exitCode).toBe(1)
  expect(errors).toContain('\\u001b[2J')
  expect(errors).not.toMatch(/(?!\n)\p{Cc}/u)
})

test('an address that another file needs is refused, with the entry that wants it', () => {
  project.edit('data/redirects.ts', /from: '[^']*'/, "from: '/404/'")
  expectRefused('file-taken', `data/redirects.ts:${lineOf('data/redirects.ts', '/404/')}`, '/404.html')
})

test('everything that static/ must not contain is reported at once, and none of it is opened', () => {
  const folder = join(project.root, 'static')
  for (const name of ['.git', 'riders']) mkdirSync(join(folder, name))
  for (const file of ['.env', 'server.key', 'index.html', 'blog.html', 'images/Foto.jpg']) writeFileSync(join(folder, file), 'x')
  symlinkSync('/etc/passwd', join(folder, 'riders/gids.pdf'))
  for (const file of ['images/acts/pijp.jpg', 'riders/pijp.pdf']) expect(spawnSync('mkfifo', [join(folder, file)]).status).toBe(0)
  const refused = ['.env', '.git', 'server.key', 'images/Foto.jpg', 'images/acts/pijp.jpg', 'riders/gids.pdf', 'riders/pijp.pdf']
  expectRefused(...[...refused, 'index.html', 'blog.html'].map((file) => `at static/${file}\n`), '9 errors')
  for (const file of refused) rmSync(join(folder, file), { recursive: true })
  expectRefused('at static/index.html\n', 'at static/blog.html\n', '2 errors')
  mkdirSync(join(folder, '.well-known'))
  writeFileSync(join(folder, '.well-known/security.txt'), 'Contact: mailto:x@y.example\n')
  for (const file of ['index.html', 'blog.html']) rmSync(join(folder, file))
  expect(project.run('generate').exitCode).toBe(0)
  expect(existsSync(join(project.root, 'out/.well-known/security.txt'))).toBe(true)
})
