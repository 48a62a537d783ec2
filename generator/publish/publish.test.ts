import { lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { textFile } from '../core/output-file.ts'
import type { FileSystem } from '../system/file-system.ts'
import { nodeFileSystem } from '../system/node-file-system.ts'
import { findPlaces } from './places.ts'
import { openPublication, type Published } from './publish.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'publish-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Publishes texts by path; names below `assets/` are assets, the rest pages. */
function publish(texts: Record<string, string>, adopt = false, files = nodeFileSystem): Published {
  const publication = openPublication({ root, out: 'out', adopt, files })
  try {
    for (const [path, text] of Object.entries(texts)) publication.stage(textFile(path, path.startsWith('assets/') ? 'asset' : 'page', text))
    return publication.commit()
  } finally {
    publication.close()
  }
}

const read = (path: string) => readFileSync(join(root, 'out', path), 'utf8')
const there = (path: string) => lstatSync(join(root, path), { throwIfNoEntry: false }) !== undefined
const state = (path: string) => {
  const { ino, mtimeMs } = lstatSync(join(root, 'out', path))
  return { ino, mtimeMs }
}

describe('what changes', () => {
  test('a first publication writes everything and names it in changed.txt', () => {
    expect(publish({ 'index.html': 'home', 'about/index.html': 'about' })).toMatchObject({ written: 2, unchanged: 0, removed: 0 })
    expect(read('about/index.html')).toBe('about')
    expect(readFileSync(join(root, '.out/changed.txt'), 'utf8')).toBe('about/index.html\nindex.html\n')
  })

  test('a second publication of the same writes nothing: inode and time stay', () => {
    publish({ 'index.html': 'home' })
    const before = state('index.html')
    expect(publish({ 'index.html': 'home' })).toMatchObject({ written: 0, unchanged: 1, removed: 0 })
    expect(state('index.html')).toEqual(before)
  })

  test('a changed page is replaced and its neighbours are left alone', () => {
    publish({ 'index.html': 'home', 'about/index.html': 'about' })
    const before = state('about/index.html')
    expect(publish({ 'index.html': 'new', 'about/index.html': 'about' })).toMatchObject({ written: 1, unchanged: 1 })
    expect(read('index.html')).toBe('new')
    expect(state('about/index.html')).toEqual(before)
  })

  test('a stale page is removed with its empty folder, and removed.txt names it', () => {
    publish({ 'index.html': 'home', 'blog/old/index.html': 'old' })
    expect(publish({ 'index.html': 'home' })).toMatchObject({ removed: 1 })
    expect(there('out/blog')).toBe(false)
    expect(readFileSync(join(root, '.out/removed.txt'), 'utf8')).toBe('blog/old/index.html\n')
  })

  test('a file that was modified is written again', () => {
    publish({ 'index.html': 'home' })
    writeFileSync(join(root, 'out/index.html'), 'hack')
    publish({ 'index.html': 'home' })
    expect(read('index.html')).toBe('home')
    utimesSync(join(root, 'out/index.html'), 0, 0)
    expect(publish({ 'index.html': 'home' })).toMatchObject({ written: 1 })
  })

  test('a file is replaced by a folder of its name, and a folder by a file', () => {
    publish({ 'index.html': 'home', about: 'file' })
    publish({ 'index.html': 'home', 'about/index.html': 'folder' })
    expect(read('about/index.html')).toBe('folder')
    publish({ 'index.html': 'home', about: 'file' })
    expect(read('about')).toBe('file')
  })

  test('an asset that no page uses stays for one more publication', () => {
    publish({ 'index.html': 'uses a', 'assets/a.css': 'a' })
    publish({ 'index.html': 'uses b', 'assets/b.css': 'b' })
    expect(there('out/assets/a.css')).toBe(true)
    publish({ 'index.html': 'uses b', 'assets/b.css': 'b' })
    expect(there('out/assets/a.css')).toBe(true)
    publish({ 'index.html': 'uses c', 'assets/c.css': 'c' })
    expect(there('out/assets/a.css')).toBe(false)
    expect(there('out/assets/b.css')).toBe(true)
  })
})

describe('what stays safe', () => {
  test('nothing in out/ changes before the commit, and no staged file is left', () => {
    publish({ 'index.html': 'home' })
    const publication = openPublication({ root, out: 'out' })
    publication.stage(textFile('index.html', 'page', 'new'))
    expect(read('index.html')).toBe('home')
    publication.close()
    expect(there('.out/next')).toBe(false)
    expect(there('.out/lock')).toBe(false)
  })

  test('a folder with foreign files is refused', () => {
    mkdirSync(join(root, 'out'))
    writeFileSync(join(root, 'out/mine.txt'), 'mine')
    expect(() => publish({ 'index.html': 'home' })).toThrow('out holds files that this command did not write.')
    expect(there('.out/lock')).toBe(false)
  })

  test('an adopted folder keeps foreign files', () => {
    mkdirSync(join(root, 'out'))
    writeFileSync(join(root, 'out/CNAME'), 'example.org')
    publish({ 'index.html': 'home' }, true)
    publish({ 'index.html': 'new' })
    expect(read('CNAME')).toBe('example.org')
    expect(read('index.html')).toBe('new')
  })

  test('a foreign file is never overwritten by a page of its name', () => {
    publish({ 'index.html': 'home' })
    writeFileSync(join(root, 'out/robots.txt'), 'mine')
    expect(() => publish({ 'index.html': 'home', 'robots.txt': 'ours' })).toThrow('out/robots.txt is in the way')
    expect(read('robots.txt')).toBe('mine')
  })

  test('a link to a folder stays a link, and the folder gets the files', () => {
    mkdirSync(join(root, 'www'))
    symlinkSync(join(root, 'www'), join(root, 'out'))
    publish({ 'index.html': 'home' })
    expect(lstatSync(join(root, 'out')).isSymbolicLink()).toBe(true)
    expect(readFileSync(join(root, 'www/index.html'), 'utf8')).toBe('home')
  })

  test.each(['.', 'data', 'content/site', '..', '/'])('the project itself is not an output folder: %s', (out) => {
    mkdirSync(join(root, 'data'), { recursive: true })
    expect(() => findPlaces(nodeFileSystem, root, out)).toThrow('must not be replaced')
  })

  test('two files of one name are refused', () => {
    const publication = openPublication({ root, out: 'out' })
    publication.stage(textFile('robots.txt', 'derived', 'a'))
    expect(() => publication.stage(textFile('robots.txt', 'asset', 'b'))).toThrow('Two files have the path robots.txt.')
    publication.close()
  })
})

describe('what an earlier run left', () => {
  test('a sealed publication is completed before anything else', () => {
    publish({ 'index.html': 'home', 'old/index.html': 'old' })
    mkdirSync(join(root, '.out/next/about'), { recursive: true })
    writeFileSync(join(root, '.out/next/about/index.html'), 'about')
    const journal = { fresh: false, cleared: [], moved: ['about/index.html'], removed: ['old/index.html'] }
    writeFileSync(join(root, '.out/journal'), JSON.stringify(journal))
    openPublication({ root, out: 'out' }).close()
    expect(read('about/index.html')).toBe('about')
    expect(there('out/old')).toBe(false)
    expect(there('.out/journal')).toBe(false)
  })

  test('a publication that was not sealed is discarded', () => {
    publish({ 'index.html': 'home' })
    mkdirSync(join(root, '.out/next'))
    writeFileSync(join(root, '.out/next/index.html'), 'half')
    expect(publish({ 'index.html': 'home' })).toMatchObject({ written: 0, unchanged: 1 })
    expect(read('index.html')).toBe('home')
  })

  test('the whole first site is published even when the run was interrupted after the seal', () => {
    mkdirSync(join(root, '.out/next'), { recursive: true })
    writeFileSync(join(root, '.out/next/index.html'), 'home')
    writeFileSync(join(root, '.out/journal'), JSON.stringify({ fresh: true, cleared: [], moved: ['index.html'], removed: [] }))
    openPublication({ root, out: 'out', adopt: true }).close()
    expect(read('index.html')).toBe('home')
  })
})

describe('what cannot be published', () => {
  test('a call that fails after the seal leaves everything that the next run needs', () => {
    publish({ 'a.html': 'old', 'b.html': 'old', 'gone.html': 'old' })
    const failing: FileSystem = {
      ...nodeFileSystem,
      rename(from, to) {
        if (to.endsWith('out/b.html')) throw Object.assign(new Error('denied'), { code: 'EACCES' })
        nodeFileSystem.rename(from, to)
      },
    }
    expect(() => publish({ 'a.html': 'new', 'b.html': 'new', 'd.html': 'new' }, false, failing)).toThrow('permission denied')
    openPublication({ root, out: 'out' }).close()
    expect(['a.html', 'b.html', 'd.html'].map(read)).toEqual(['new', 'new', 'new'])
    expect(there('out/gone.html')).toBe(false)
  })

  test.each([
    ['a folder in the place of a file', 'robots.txt/x', 'robots.txt'],
    ['a file in the place of a folder', 'about', 'about/index.html'],
  ])('%s is refused before anything in out/ changes', (_, foreign, wanted) => {
    publish({ 'index.html': 'old' })
    mkdirSync(join(root, 'out', foreign, '..'), { recursive: true })
    writeFileSync(join(root, 'out', foreign), 'mine')
    expect(() => publish({ 'index.html': 'new', [wanted]: 'ours' })).toThrow('is in the way')
    expect(read('index.html')).toBe('old')
    expect(read(foreign)).toBe('mine')
  })

  test('a foreign link is not replaced, like a foreign file', () => {
    publish({ 'index.html': 'home' })
    writeFileSync(join(root, 'mine'), 'mine')
    symlinkSync(join(root, 'mine'), join(root, 'out/robots.txt'))
    expect(() => publish({ 'index.html': 'home', 'robots.txt': 'ours' })).toThrow('out/robots.txt is in the way')
    expect(lstatSync(join(root, 'out/robots.txt')).isSymbolicLink()).toBe(true)
  })
})
