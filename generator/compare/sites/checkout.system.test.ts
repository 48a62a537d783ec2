import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { SmallRepository } from '../../../tests/repository.ts'
import { formatLedger } from '../../load/files/ledger.ts'
import { ChildFailure } from '../../system/child.ts'
import { coveredAddresses, makeProject } from './checkout.ts'

let repository: SmallRepository
beforeEach(() => {
  repository = new SmallRepository({ '/': { title: 'Home', text: '' } })
})

const checkOut = (root = repository.root) =>
  makeProject(
    root,
    repository.git('rev-parse', 'HEAD'),
    join(repository.root, 'checkout'),
    new AbortController().signal,
  )

test('a project that is a part of its repository is found in the checkout', async () => {
  repository.write('website/data/site.ts', '')
  repository.commitAll()
  expect(existsSync(join(await checkOut(join(repository.root, 'website')), 'data/site.ts'))).toBe(true)
})

test('what the project has encoded, and the packages that the commit needs, are shared, also in place of packages that are committed', async () => {
  const folders = ['images', 'cards', 'riders', 'static']
  for (const name of folders) repository.write(`.cache/${name}/poster.avif`, name)
  repository.write('package-lock.json', '{}')
  repository.write('node_modules/react/index.js', 'committed')
  repository.commitAll()
  repository.write('node_modules/react/index.js', 'installed')
  const project = await checkOut()
  expect(readFileSync(join(project, 'node_modules/react/index.js'), 'utf8')).toBe('installed')
  for (const name of folders) {
    expect(readFileSync(join(project, '.cache', name, 'poster.avif'), 'utf8')).toBe(name)
    writeFileSync(join(project, '.cache', name, 'new.avif'), 'encoded for the commit')
    expect(repository.read(`.cache/${name}/new.avif`)).toBe('encoded for the commit')
  }
  rmSync(project, { recursive: true })
  expect([
    repository.read('.cache/images/poster.avif'),
    repository.read('node_modules/react/index.js'),
  ]).toEqual(['images', 'installed'])
})

test('packages that the working tree does not have are installed once for both sides', async () => {
  repository.adopt('0.1.0')
  const commit = repository.commitAll()
  repository.adopt('0.2.0')
  const { signal } = new AbortController()
  const side = (name: string) => makeProject(repository.root, commit, join(repository.root, name), signal)
  const [before, after] = await Promise.all([side('before'), side('after')])
  const modules = realpathSync(join(after, 'node_modules'))
  expect(modules).toBe(realpathSync(join(before, 'node_modules')))
  expect(readFileSync(join(modules, 'toegift/package.json'), 'utf8')).toContain('0.1.0')
})

test('packages that cannot be installed are an error', async () => {
  repository.write('package-lock.json', 'damaged')
  repository.commitAll()
  repository.write('package-lock.json', '{}')
  repository.write('node_modules/react/index.js', '')
  await expect(checkOut()).rejects.toThrow(ChildFailure)
})

test('a side gets the addresses of entries that a redirect covers, and no other', () => {
  const ledger = formatLedger([
    '/about/',
    '/artist/silk/',
    '/artist/silk-duo/',
    '/live-muziek-gent/',
    '/silk-duo-gent/',
    '/silk-gent/',
  ])
  expect(
    coveredAddresses("[{ from: '/oud/', to: '/about/' }, { act: 'silk', to: '/artists/' }]", ledger),
  ).toBe(formatLedger(['/artist/silk/', '/silk-gent/']))
  expect(coveredAddresses("[{ from: '/oud/', to: '/about/' }]", ledger)).toBeUndefined()
})
