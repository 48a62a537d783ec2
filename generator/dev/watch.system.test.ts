import fs, { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/temporary.ts'
import { watchFiles } from './watch.ts'

test('a folder that was renamed is watched again when it has its name back, and so is one that is new', async () => {
  const root = temporaryFolder('watched-')
  for (const folder of ['data', 'content/acts', 'out']) mkdirSync(join(root, folder), { recursive: true })
  const seen = new Set<string>()
  await watchFiles(root, root, async (paths) => {
    for (const path of paths) seen.add(path)
  })
  const isSeen = (path: string) => {
    seen.clear()
    return vi.waitFor(() => expect([...seen]).toContain(path), 10_000)
  }
  const save = (path: string) => {
    writeFileSync(join(root, path), `${Math.random()}`)
    return isSeen(path)
  }
  await save('content/acts/silkwood.md')
  renameSync(join(root, 'content'), join(root, 'content-before'))
  await isSeen('content')
  renameSync(join(root, 'content-before'), join(root, 'content'))
  await isSeen('content')
  await save('content/acts/silkwood.md')
  mkdirSync(join(root, 'static'))
  await isSeen('static')
  for (const other of ['package.json', 'out/index.html']) writeFileSync(join(root, other), '')
  await save('static/hallo.txt')
  expect([...seen].filter((path) => /^(?:package|out)/.test(path))).toEqual([])
})

test('styles of a project are watched beside the templates of the program', async () => {
  const [root, home] = [temporaryFolder('watched-'), temporaryFolder('program-')]
  for (const folder of [join(root, 'data'), join(root, 'templates/styles'), join(home, 'templates')])
    mkdirSync(folder, { recursive: true })
  const seen: string[] = []
  await watchFiles(root, home, async (paths) => void seen.push(...paths))
  writeFileSync(join(root, 'templates/styles/own.css'), '')
  writeFileSync(join(home, 'templates/page.tsx'), '')
  await vi.waitFor(
    () => expect(seen).toEqual(expect.arrayContaining(['templates/styles/own.css', 'templates/page.tsx'])),
    10_000,
  )
})

test('where the system watches no more files, one line names the remedy, and changes are seen all the same', async () => {
  const root = temporaryFolder('watched-')
  for (const folder of ['data', 'content/acts']) mkdirSync(join(root, folder), { recursive: true })
  // A file that is new while the polling begins would be part of what it finds first.
  writeFileSync(join(root, 'content/acts/silkwood.md'), '')
  const watching = vi.spyOn(fs, 'watch').mockImplementation(() => {
    throw Object.assign(new Error('ENOSPC: System limit for number of file watchers reached'), {
      code: 'ENOSPC',
      syscall: 'watch',
    })
  })
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  syncBuiltinESMExports()
  onTestFinished(() => {
    watching.mockRestore()
    printed.mockRestore()
    syncBuiltinESMExports()
  })
  const seen: string[] = []
  await watchFiles(root, root, async (paths) => void seen.push(...paths))
  const save = () => {
    writeFileSync(join(root, 'content/acts/silkwood.md'), `${Math.random()}`)
    expect(seen).toContain('content/acts/silkwood.md')
  }
  await vi.waitFor(save, { timeout: 30_000, interval: 200 })
  expect(printed.mock.calls).toEqual([
    [expect.stringMatching(/^The system watches no more files.*→ .*max_user_watches=\d+/)],
  ])
})
