/**
 * `npm run dev` while files change their kind, vanish and come back: `git checkout` between two commits, or
 * an owner who tidies up.
 */
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DevServer } from './dev-server.ts'
import { projectRoot, SmallProject } from './project.ts'

const { root } = new SmallProject()
const away = `${root}-away`
let server: DevServer

beforeAll(async () => {
  server = await DevServer.start(root, projectRoot)
})
afterAll(() => server?.stop())

const at = (path: string) => join(root, path)
const moveAway = (path: string) => renameSync(at(path), away)
/** Removes what is there, in one step: the server may be writing there. */
const remove = (path: string) => {
  const removed = `${root}-removed`
  if (existsSync(at(path))) renameSync(at(path), removed)
  rmSync(removed, { recursive: true, force: true })
  rmSync(at(path), { force: true })
}
const moveBack = (path: string) => {
  remove(path)
  renameSync(away, at(path))
}

/** Moves what is at a path away, puts something in its place, and moves it back. */
const replaced = (
  what: string,
  path: string,
  put: (path: string) => void,
): [string, () => void, () => void] => [
  what,
  () => {
    moveAway(path)
    put(at(path))
  },
  () => moveBack(path),
]
/** Puts something at a path where nothing was. */
const added = (what: string, path: string, put: (path: string) => void): [string, () => void, () => void] => [
  what,
  () => put(at(path)),
  () => remove(path),
]

const file = (path: string) => writeFileSync(path, '')
const linkTo = (target: string) => (path: string) => symlinkSync(target, path)

/** Two folders full of links to each other: their paths double with every step. */
function linkedFolders(path: string): void {
  for (const [name, other] of [
    ['one', 'two'],
    ['two', 'one'],
  ] as const) {
    mkdirSync(join(path, name), { recursive: true })
    for (const link of ['a', 'b', 'c']) symlinkSync(join('..', other), join(path, name, link))
  }
}

test.each([
  replaced('a file takes the place of a folder', 'static/images', file),
  replaced('a folder takes the place of a file', 'data/acts.ts', mkdirSync),
  replaced('a folder becomes a link to itself', 'content/acts', linkTo('acts')),
  replaced('data/ is gone', 'data', () => {}),
  replaced('content/ is a file', 'content', file),
  added('a link leads to the folder around it', 'static/images/round', linkTo('..')),
  added('a link leads to the whole disk', 'content/disk', linkTo('/')),
  added('folders link to each other', 'static/linked', linkedFolders),
  added('a link leads nowhere', 'static/nowhere.txt', linkTo('nowhere')),
  added('a pipe is in a folder', 'static/pipe.txt', (path) => spawnSync('mkfifo', [path])),
  [
    'a folder cannot be read',
    () => chmodSync(at('content/pages'), 0),
    () => chmodSync(at('content/pages'), 0o755),
  ],
  replaced('the project was moved away', '', () => {}),
  [
    'the project was removed, and cloned again',
    () => {
      cpSync(root, away, { recursive: true, verbatimSymlinks: true })
      remove('')
    },
    () => moveBack(''),
  ],
])('when %s, the server answers, and shows what is saved once it is over', async (what, happens, ends) => {
  happens()
  // Until the server has seen it.
  await pause(1_000)
  await server.get('/')
  ends()
  writeFileSync(at('static/saved.txt'), what)
  await vi.waitFor(
    async () => expect(await server.get('/saved.txt')).toMatchObject({ status: 200, text: what }),
    { timeout: 120_000, interval: 50 },
  )
  expect((await server.get('/')).status).toBe(200)
})
