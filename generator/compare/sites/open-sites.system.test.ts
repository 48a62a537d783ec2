import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { SmallRepository } from '../../../tests/repository.ts'
import { originsOf, withSites } from './open-sites.ts'

let repository: SmallRepository
let commit: string
beforeAll(() => {
  repository = new SmallRepository({ '/': { title: 'Home', text: '' } })
  commit = repository.git('rev-parse', 'HEAD')
  repository.git('branch', 'site')
  repository.write('site/index.html', '')
  repository.write('other/index.html', '')
  repository.write('empty/readme.txt', '')
})

const origins = (base: string, head?: string) => originsOf(repository.root, base, head)

test('a commit is named as it was asked for, with its short number', () => {
  expect(origins('main')).toEqual({
    before: { commit, name: `main (${commit.slice(0, 7)} Change the site)` },
    after: { name: 'working tree' },
  })
  expect(origins(commit.slice(0, 12)).before).toMatchObject({
    name: `${commit.slice(0, 7)} (Change the site)`,
  })
  expect(origins('HEAD').before).toMatchObject({ name: `HEAD (${commit.slice(0, 7)} Change the site)` })
})

test('two folders that hold a site are taken for that, also when a branch is called like one of them', () => {
  expect(origins('site', 'other')).toMatchObject({
    before: { folder: expect.any(String), name: 'site' },
    after: { folder: expect.any(String), name: 'other' },
  })
})

test('beside a commit, a name means a commit first and a folder otherwise', () => {
  expect(origins('main', 'site').after.commit).toBe(commit)
  expect(origins('other', 'main').before.folder).toBe(join(repository.root, 'other'))
})

test.each([
  ['empty', 'There is no commit "empty"'],
  ['', 'cannot be the name of a commit'],
  ['--output=harm', 'cannot be the name of a commit'],
  ['HEAD^{tree}', 'There is no commit'],
])('"%s" is neither a commit nor a site', (name, message) => {
  expect(() => origins(name)).toThrow(message)
})

test('where no picture is encoded yet, the second site waits for the first, so that it finds the pictures of that one', async () => {
  const cold = new SmallRepository({ '/': { title: 'Home', text: '' } })
  const note = (word: string) =>
    `if (process.argv[2] === 'generate') appendFileSync(${JSON.stringify(join(cold.root, 'log'))}, '${word}\\n')\n`
  const wait = 'await new Promise((resolve) => setTimeout(resolve, 300))\n'
  cold.write(
    'generator/bin.mjs',
    `import { appendFileSync } from 'node:fs'\n${note('begin')}${cold.read('generator/bin.mjs')}${wait}${note('end')}`,
  )
  cold.write('static/images/home.jpg', '')
  cold.commitAll()
  const options = {
    root: cold.root,
    today: '2026-01-01',
    onStep: () => undefined,
    signal: new AbortController().signal,
  }
  await withSites({ ...options, ...originsOf(cold.root, 'HEAD', undefined) }, async () => undefined)
  const order = cold.read('log').trim().split('\n')
  expect(order).toEqual(['begin', 'end', 'begin', 'end'])
})
