import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SmallRepository } from '../../../tests/repository.ts'
import { type Checkout, checkOut, needsSamePackages, standInForWorkingTree } from './checkout.ts'
import { ChildFailure } from './child.ts'
import { findCommit } from './git.ts'

const page = (title: string) => ({ '/': { title, text: '' } })

let repository: SmallRepository
beforeEach(() => {
  repository = new SmallRepository(page('Home'))
})
afterEach(() => repository.remove())

async function checkedOut(ref: string, signal = new AbortController().signal): Promise<Checkout> {
  const commit = findCommit(repository.root, ref)
  if (!commit) throw new Error(`There is no ${ref}.`)
  return checkOut(repository.root, commit, signal)
}

test('a commit is checked out as it was, and taken away again', async () => {
  repository.commit(page('Start'))
  const { project, remove } = await checkedOut('HEAD~1')
  expect(JSON.parse(readFileSync(join(project, 'data/pages.json'), 'utf8'))).toEqual(page('Home'))
  expect(repository.git('status', '--porcelain')).toBe('')

  remove()
  remove()

  expect(repository.leftovers()).toEqual([])
})

test('addresses that are remembered do not stop the generator of an old commit', async () => {
  const { project, remove } = await checkedOut('HEAD')
  expect(existsSync(join(project, 'data/addresses.txt'))).toBe(false)
  expect(existsSync(join(repository.root, 'data/addresses.txt'))).toBe(true)
  remove()
})

test('a project that is a part of its repository is found in the checkout', async () => {
  repository.write('website/data/site.ts', '')
  repository.commitAll()
  const commit = findCommit(repository.root, 'HEAD')
  if (!commit) throw new Error('There is no commit.')
  const { project, remove } = await checkOut(join(repository.root, 'website'), commit, new AbortController().signal)
  expect(existsSync(join(project, 'data/site.ts'))).toBe(true)
  remove()
  expect(repository.leftovers()).toEqual([])
})

test('hooks of the project do not run', async () => {
  repository.write('.git/hooks/post-checkout', '#!/bin/sh\ntouch "$(git rev-parse --git-common-dir)/ran"\n')
  chmodSync(join(repository.root, '.git/hooks/post-checkout'), 0o755)
  const { remove } = await checkedOut('HEAD')
  expect(existsSync(join(repository.root, '.git/ran'))).toBe(false)
  remove()
})

test('what the project has encoded is shared, and stays when the checkout goes', async () => {
  const folders = ['images', 'cards', 'riders', 'static']
  for (const name of folders) repository.write(`.cache/${name}/poster.avif`, name)
  const { project, remove } = await checkedOut('HEAD')
  for (const name of folders) {
    expect(readFileSync(join(project, '.cache', name, 'poster.avif'), 'utf8')).toBe(name)
    writeFileSync(join(project, '.cache', name, 'new.avif'), 'encoded for the commit')
  }
  remove()
  for (const name of folders) {
    expect(repository.read(`.cache/${name}/poster.avif`)).toBe(name)
    expect(repository.read(`.cache/${name}/new.avif`)).toBe('encoded for the commit')
  }
})

test('installed packages are used when the commit needs the same ones, and stay when the checkout goes', async () => {
  repository.write('package-lock.json', lockOf({ react: { version: '19.0.0' } }))
  repository.commitAll()
  repository.write('node_modules/react/index.js', '')
  const { project, remove } = await checkedOut('HEAD')
  expect(existsSync(join(project, 'node_modules/react/index.js'))).toBe(true)
  remove()
  expect(existsSync(join(repository.root, 'node_modules/react/index.js'))).toBe(true)
})

test('packages that cannot be installed are an error, and nothing is left', async () => {
  repository.write('package-lock.json', 'damaged')
  repository.commitAll()
  repository.write('package-lock.json', lockOf({}))
  repository.write('node_modules/react/index.js', '')
  await expect(checkedOut('HEAD')).rejects.toThrow(ChildFailure)
  expect(repository.leftovers()).toEqual([])
})

test('a checkout that is stopped leaves nothing', async () => {
  const controller = new AbortController()
  const checkout = checkedOut('HEAD', controller.signal)
  controller.abort('SIGINT')
  await expect(checkout).rejects.toBe('SIGINT')
  expect(repository.leftovers()).toEqual([])
})

test('the stand-in for the working tree holds its files, but for the ledger', () => {
  repository.write('content/acts/silkwood.md', 'A text')
  repository.write('data/pages.json', 'as it stands')
  const { project, remove } = standInForWorkingTree(repository.root)
  expect(readFileSync(join(project, 'data/pages.json'), 'utf8')).toBe('as it stands')
  expect(readFileSync(join(project, 'content/acts/silkwood.md'), 'utf8')).toBe('A text')
  expect(existsSync(join(project, 'data/addresses.txt'))).toBe(false)
  remove()
  expect(repository.leftovers()).toEqual([])
  expect(existsSync(join(repository.root, 'content/acts/silkwood.md'))).toBe(true)
})

type Packages = Record<string, { version: string; dev?: boolean }>
const lockOf = (packages: Packages) =>
  JSON.stringify({ packages: Object.fromEntries(Object.entries(packages).map(([name, entry]) => [`node_modules/${name}`, entry])) })

test('a package for developers may differ, one of the program may not', () => {
  const ours = lockOf({ react: { version: '19.0.0' }, vitest: { version: '4.0.0', dev: true } })
  expect(needsSamePackages(ours, lockOf({ react: { version: '19.0.0' }, vitest: { version: '3.0.0', dev: true } }))).toBe(true)
  expect(needsSamePackages(ours, lockOf({ react: { version: '18.0.0' } }))).toBe(false)
  expect(needsSamePackages('damaged', 'damaged too')).toBe(false)
})
