import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { hasPipes } from '../../../tests/support/platform.ts'
import { emptyFolder } from '../../../tests/temporary.ts'
import { readStaticFiles } from '../../assets/static-files.ts'
import { DataProblems } from '../../core/problem.ts'
import { readStaticFolder } from './static-folder.ts'

const root = emptyFolder()
beforeEach(() => put('icons/favicon.svg'))

const at = (path: string) => join(root, 'static', path)
function put(path: string): void {
  mkdirSync(dirname(at(path)), { recursive: true })
  writeFileSync(at(path), 'x')
}
const found = () =>
  readStaticFolder(root).problems.map(
    ({ severity, code, places }) => `${severity} ${code} ${places[0]?.file}`,
  )
const publishedFiles = () => readStaticFiles({ root, jobs: 1, draft: false })
const why = () => readStaticFolder(root).problems[0]?.what

test('files are found in their folders, sorted, without the pictures', async () => {
  for (const path of [
    'riders/b.pdf',
    'riders/a.pdf',
    'statistiek.js',
    '.well-known/acme-challenge/Ab_9-x',
    '.well-known/security.txt',
    'images/acts/a-1.jpg',
  ])
    put(path)
  expect(readStaticFolder(root)).toEqual({
    value: [
      '.well-known/acme-challenge/Ab_9-x',
      '.well-known/security.txt',
      'icons/favicon.svg',
      'riders/a.pdf',
      'riders/b.pdf',
      'statistiek.js',
    ],
    problems: [],
  })
  expect((await publishedFiles()).map(({ path }) => path)).toEqual(readStaticFolder(root).value)
})

test('static/ itself may be a link, and may be missing', () => {
  const other = join(root, 'other')
  expect(readStaticFolder(other)).toEqual({ value: [], problems: [] })
  mkdirSync(other)
  symlinkSync(join(root, 'static'), join(other, 'static'))
  expect(readStaticFolder(other)).toEqual({ value: ['icons/favicon.svg'], problems: [] })
})

describe.each(['', 'riders/', 'images/', 'images/acts/'])('in static/%s', (folder) => {
  test.each([
    ...['.env', '.git/config', '.htaccess', '.DS_Store/x'].map((name) => [name, 'is hidden'] as const),
    ...['__MACOSX/a.jpg', 'gids.pdf~'].map((name) => [name, 'is a leftover'] as const),
    ...['server.pem', 'privkey.KEY', 'id_rsa', 'prod.env'].map(
      (name) => [name, 'has the name of a key'] as const,
    ),
    ...['a\nb.pdf', 'a\\b.pdf', 'wat?.pdf', 'a%2fb.pdf'].map(
      (name) => [name, 'has a character in its name'] as const,
    ),
    ['cafe\u0301.pdf', 'has a letter in its name'] as const,
  ])('%j is refused by name', async (name, reason) => {
    put(`${folder}${name}`)
    const [first = ''] = name.split('/')
    expect(found()).toEqual([`error static-refused static/${folder}${first.replace('\n', '\\u000a')}`])
    expect(why()).toContain(reason)
    await expect(publishedFiles()).rejects.toThrow(DataProblems)
  })

  test.each(['.DS_Store', '._Foto.jpg', 'Thumbs.db', 'ehthumbs.db', 'Desktop.ini'])(
    '%s, which a system writes back again and again, is passed over',
    async (name) => {
      put(`${folder}${name}`)
      expect(readStaticFolder(root)).toEqual({ value: ['icons/favicon.svg'], problems: [] })
      expect((await publishedFiles()).map(({ path }) => path)).toEqual(['icons/favicon.svg'])
    },
  )

  test.skipIf(!hasPipes)(
    'links are refused wherever they lead, and never followed; a pipe and a socket are refused, and do not block',
    async () => {
      mkdirSync(at(folder), { recursive: true })
      const targets = {
        'a.pdf': '/etc/passwd',
        b: root,
        'c.jpg': at('icons/favicon.svg'),
        'd.jpg': 'nowhere',
      }
      for (const [name, target] of Object.entries(targets)) symlinkSync(target, at(`${folder}${name}`))
      expect(spawnSync('mkfifo', [at(`${folder}pipe.jpg`)]).status).toBe(0)
      const server = createServer()
      await new Promise<void>((resolve) => server.listen(at(`${folder}socket.png`), resolve))
      expect(found()).toEqual(
        [...Object.keys(targets), 'pipe.jpg', 'socket.png'].map(
          (name) => `error static-refused static/${folder}${name}`,
        ),
      )
      const reasons = readStaticFolder(root).problems.map(({ what }) => / is a (link|pipe)/.exec(what)?.[1])
      expect(reasons).toEqual(['link', 'link', 'link', 'link', 'pipe', 'pipe'])
      await new Promise((resolve) => server.close(resolve))
    },
  )
})

test('.well-known is public at the root only, and nothing in it may be hidden', () => {
  put('riders/.well-known/a.txt')
  put('.well-known/.env')
  expect(found()).toEqual([
    'error static-refused static/.well-known/.env',
    'error static-refused static/riders/.well-known',
  ])
  rmSync(at('.well-known'), { recursive: true })
  symlinkSync('/etc', at('.well-known'))
  expect(found()[0]).toBe('error static-refused static/.well-known')
})

test('.nojekyll, which GitHub Pages asks for, is published at the root only', async () => {
  put('.nojekyll')
  expect((await publishedFiles()).map(({ path }) => path)).toEqual(['.nojekyll', 'icons/favicon.svg'])
  put('riders/.nojekyll')
  expect(found()).toEqual(['error static-refused static/riders/.nojekyll'])
})

test('a picture of an unused kind is reported, and one that no entry can name is refused', () => {
  for (const name of [
    'a.gif',
    'b.webp',
    'c.heic',
    'd.JPG',
    'Foto.jpg',
    'e.f.png',
    'g h.jpeg',
    'acts/silkwood.png',
  ])
    put(`images/${name}`)
  expect(found()).toEqual([
    'error picture-name static/images/Foto.jpg',
    'warning picture-unused static/images/a.gif',
    'warning picture-unused static/images/b.webp',
    'warning picture-unused static/images/c.heic',
    'error picture-name static/images/d.JPG',
    'error picture-name static/images/e.f.png',
    'error picture-name static/images/g h.jpeg',
  ])
})
