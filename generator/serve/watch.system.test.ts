import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
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
