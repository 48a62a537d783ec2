import { lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { textFile } from '../core/output-file.ts'
import { nodeFileSystem } from '../system/node-file-system.ts'
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

  test.each(['file', 'link'])('a foreign %s is never overwritten by a page of its name', (kind) => {
    publish({ 'index.html': 'home' })
    writeFileSync(join(root, kind === 'file' ? 'out/robots.txt' : 'mine'), 'mine')
    if (kind === 'link') symlinkSync(join(root, 'mine'), join(root, 'out/robots.txt'))
    expect(() => publish({ 'index.html': 'home', 'robots.txt': 'ours' })).toThrow('out/robots.txt is in the way')
    expect([lstatSync(join(root, 'out/robots.txt')).isSymbolicLink(), read('robots.txt')]).toEqual([kind === 'link', 'mine'])
  })

  test('a link to a folder stays a link, and the folder gets the files', () => {
    mkdirSync(join(root, 'www'))
    symlinkSync(join(root, 'www'), join(root, 'out'))
    publish({ 'index.html': 'home' })
    expect(lstatSync(join(root, 'out')).isSymbolicLink()).toBe(true)
    expect(readFileSync(join(root, 'www/index.html'), 'utf8')).toBe('home')
  })

  test('two files of one name are refused', () => {
    const publication = openPublication({ root, out: 'out' })
    publication.stage(textFile('robots.txt', 'derived', 'a'))
    expect(() => publication.stage(textFile('robots.txt', 'asset', 'b'))).toThrow('Two files have the path robots.txt.')
    publication.close()
  })
})
