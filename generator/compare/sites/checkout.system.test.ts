import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { SmallRepository } from '../../../tests/repository.ts'
import { ChildFailure } from '../../system/child.ts'
import { inCheckout } from './checkout.ts'
import { findCommit } from './git.ts'

let repository: SmallRepository
beforeEach(() => {
  repository = new SmallRepository({ '/': { title: 'Home', text: '' } })
})

function checkedOut(use: (project: string) => Promise<unknown>, root = repository.root) {
  return inCheckout(root, findCommit(root, 'HEAD')?.commit ?? expect.fail(), new AbortController().signal, use)
}

test('a project that is a part of its repository is found in the checkout', async () => {
  repository.write('website/data/site.ts', '')
  repository.commitAll()
  await checkedOut(async (project) => expect(existsSync(join(project, 'data/site.ts'))).toBe(true), join(repository.root, 'website'))
  expect(repository.leftovers()).toEqual([])
})

test('what the project has encoded, and the packages that the commit needs, are shared, and stay when the checkout goes', async () => {
  const folders = ['images', 'cards', 'riders', 'static']
  for (const name of folders) repository.write(`.cache/${name}/poster.avif`, name)
  repository.write('package-lock.json', '{}')
  repository.commitAll()
  repository.write('node_modules/react/index.js', '')
  await checkedOut(async (project) => {
    expect(existsSync(join(project, 'node_modules/react/index.js'))).toBe(true)
    for (const name of folders) {
      expect(readFileSync(join(project, '.cache', name, 'poster.avif'), 'utf8')).toBe(name)
      writeFileSync(join(project, '.cache', name, 'new.avif'), 'encoded for the commit')
    }
  })
  for (const name of folders) {
    expect(repository.read(`.cache/${name}/poster.avif`)).toBe(name)
    expect(repository.read(`.cache/${name}/new.avif`)).toBe('encoded for the commit')
  }
  expect(existsSync(join(repository.root, 'node_modules/react/index.js'))).toBe(true)
})

test('packages that are committed, or a link to them, are replaced by those that are installed', async () => {
  repository.write('package-lock.json', '{}')
  repository.write('node_modules/react/index.js', 'committed')
  repository.commitAll()
  repository.write('node_modules/react/index.js', 'installed')
  await checkedOut(async (project) => expect(readFileSync(join(project, 'node_modules/react/index.js'), 'utf8')).toBe('installed'))
  expect(repository.read('node_modules/react/index.js')).toBe('installed')
})

test('packages that cannot be installed are an error, and nothing is left', async () => {
  repository.write('package-lock.json', 'damaged')
  repository.commitAll()
  repository.write('package-lock.json', '{}')
  repository.write('node_modules/react/index.js', '')
  await expect(checkedOut(() => expect.fail())).rejects.toThrow(ChildFailure)
  expect(repository.leftovers()).toEqual([])
})
