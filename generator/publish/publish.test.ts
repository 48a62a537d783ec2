import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { statesBelow } from '../../tests/project.ts'
import { publish as publishSite, type Site } from '../../tests/support/publish/sites.ts'
import { type Call, intercept } from '../../tests/support/publish/steps.ts'
import { emptyFolder } from '../../tests/temporary.ts'
import { digestOf, type FileKind, textFile } from '../core/output-file.ts'
import { createFileSystem } from '../system/file-system.ts'
import { manifestContent, readManifest } from './manifest.ts'
import { openPublication } from './publish.ts'

const root = emptyFolder()

const publish = (texts: Site, adopt = false) => publishSite(root, texts, { adopt })
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const isThere = (path: string) => existsSync(join(root, path))

test('a stale page is removed with its empty folder, and removed.txt names it', () => {
  publish({ 'index.html': 'home', 'blog/old/index.html': 'old' })
  expect(publish({ 'index.html': 'home' })).toMatchObject({ written: 0, unchanged: 1, removed: 1 })
  expect([isThere('out/blog'), read('.out/removed.txt')]).toEqual([false, 'blog/old/index.html\n'])
})

test('an asset that no page uses stays for one more publication', () => {
  publish({ 'index.html': 'uses a', 'assets/a.css': 'a' })
  for (let run = 0; run < 2; run++) {
    publish({ 'index.html': 'uses b', 'assets/b.css': 'b' })
    expect(isThere('out/assets/a.css')).toBe(true)
  }
  publish({ 'index.html': 'uses c', 'assets/c.css': 'c' })
  expect(['a', 'b'].map((name) => isThere(`out/assets/${name}.css`))).toEqual([false, true])
})

/**
 * Writes a manifest that a foreign branch may bring: whole, and with one more line, which names this path.
 */
function nameInManifest(path: string): void {
  const entries = readManifest(createFileSystem(root), join(root, '.out/manifest'))?.values() ?? []
  const foreign = {
    path,
    kind: 'page',
    digest: digestOf('mine'),
    size: 4,
    mtime: '1',
    inode: '1',
    retired: false,
  } as const
  writeFileSync(join(root, '.out/manifest'), manifestContent([...entries, foreign]))
}

test.each([
  ...['../mine.txt', 'a/../../mine.txt', '/mine.txt', '..', '.', '', 'a//b', './index.html', 'a/'],
  ...['..\\mine.txt', 'mine.txt\0', 'mine\n.txt', '.toegift/manifest'],
])(
  'a manifest that names %j is damaged: nothing is touched, and the remedy restores the site and leaves all other files',
  (path) => {
    publish({ 'index.html': 'home', 'old.html': 'old' })
    for (const file of ['mine.txt', 'out/mine.txt']) writeFileSync(join(root, file), 'mine')
    nameInManifest(path)
    const before = statesBelow(root)
    expect(() => publish({ 'index.html': 'new' })).toThrow(
      '.out/manifest is damaged. It lists the files of out that this command wrote, so nothing was changed.',
    )
    expect(statesBelow(root)).toEqual(before)
    publish({ 'index.html': 'new' }, true)
    expect(['out/index.html', 'out/old.html', 'out/mine.txt', 'mine.txt'].map(read)).toEqual([
      'new',
      'old',
      'mine',
      'mine',
    ])
  },
)

test.each(['a stale file', 'a new file'])(
  'through a link in out/, %s is neither removed nor written',
  (what) => {
    publish({ 'index.html': 'home', 'blog/x.html': 'x', 'blog/y.html': 'y' })
    rmSync(join(root, 'out/blog'), { recursive: true })
    mkdirSync(join(root, 'data'))
    for (const name of ['x', 'y']) writeFileSync(join(root, `data/${name}.html`), 'mine')
    symlinkSync('../data', join(root, 'out/blog'))
    const states = () => ['data', '.out'].flatMap((folder) => statesBelow(join(root, folder)))
    const before = states()
    const site = what === 'a stale file' ? {} : { 'blog/x.html': 'x', 'blog/y.html': 'y', 'blog/z.html': 'z' }
    expect(() => publish({ 'index.html': 'new', ...site })).toThrow(
      'out/blog is in the way: this command did not write it.',
    )
    expect(states()).toEqual(before)
  },
)

test.each([{ 'lost+found/a.txt': 'a' }, { '../a.txt': 'a' }])(
  'no file is staged that a manifest may not name: %j',
  (site) => {
    expect(() => publish(site)).toThrow('cannot be a file of the site')
    expect(existsSync(join(root, 'a.txt'))).toBe(false)
  },
)

test.each(['file', 'link'])('a foreign %s is never overwritten by a page of its name', (kind) => {
  publish({ 'index.html': 'home' })
  writeFileSync(join(root, kind === 'file' ? 'out/robots.txt' : 'mine'), 'mine')
  if (kind === 'link') symlinkSync(join(root, 'mine'), join(root, 'out/robots.txt'))
  expect(() => publish({ 'index.html': 'home', 'robots.txt': 'ours' })).toThrow(
    'out/robots.txt is in the way',
  )
  expect([lstatSync(join(root, 'out/robots.txt')).isSymbolicLink(), read('out/robots.txt')]).toEqual([
    kind === 'link',
    'mine',
  ])
})

test('of a first site, each file is written once, and no file is looked for in the folder that is not there', () => {
  const calls: Call[] = []
  const files = intercept(createFileSystem(root), (call) => void calls.push(call))
  publishSite(
    root,
    { 'index.html': 'home', 'blog/index.html': 'blog', 'blog/new/index.html': 'new' },
    { files },
  )
  const below = (folder: string) =>
    calls.flatMap(({ name, paths: [path = ''] }) =>
      path.startsWith(join(root, folder, '/'))
        ? [`${name} ${path.slice(join(root, folder, '/').length)}`]
        : [],
    )
  // Whether it holds the state of another site.
  expect(below('out')).toEqual(['state manifest'])
  expect(below('.out/next')).toEqual([
    'write index.html',
    'makeFolder blog',
    'write blog/index.html',
    'makeFolder blog/new',
    'write blog/new/index.html',
  ])
})

test('files that appear in out/ while a first site is made are not overwritten', () => {
  const publication = openPublication({ root, out: 'out' })
  publication.add([publication.staging.stage(textFile('index.html', 'page', 'home'))])
  mkdirSync(join(root, 'out'))
  writeFileSync(join(root, 'out/index.html'), 'mine')
  expect(() => publication.commit()).toThrow('out holds files that this command did not write.')
  publication.close()
  expect(read('out/index.html')).toBe('mine')
})

test('a link to a folder stays a link; the folder, when it is adopted, gets the files and keeps foreign ones', () => {
  mkdirSync(join(root, 'www'))
  writeFileSync(join(root, 'www/CNAME'), 'example.org')
  symlinkSync(join(root, 'www'), join(root, 'out'))
  publish({ 'index.html': 'home' }, true)
  publish({ 'index.html': 'new' })
  expect([lstatSync(join(root, 'out')).isSymbolicLink(), read('www/CNAME'), read('www/index.html')]).toEqual([
    true,
    'example.org',
    'new',
  ])
})

test('two files of one name are refused', () => {
  const publication = openPublication({ root, out: 'out' })
  const add = (kind: FileKind, text: string) =>
    publication.add([publication.staging.stage(textFile('robots.txt', kind, text))])
  add('derived', 'a')
  expect(() => add('asset', 'b')).toThrow('Two files have the path robots.txt.')
  publication.close()
})

test('a page that waits in the staging folder or is published is replaced by one that is made of it; of a text that somebody changed, none is made', () => {
  const withEnd = (end: string, files = createFileSystem(root)) => {
    const publication = openPublication({ root, out: 'out', files })
    const page = (text: string) => textFile('index.html', 'page', text)
    try {
      publication.add([publication.staging.stage(page('home'))])
      publication.replace('index.html', (content) => [page(`${content}, ${end}`)])
      publication.commit()
    } finally {
      publication.close()
    }
    return read('out/index.html')
  }
  expect(withEnd('new')).toBe('home, new')
  publish({ 'index.html': 'home' })
  expect(withEnd('changed')).toBe('home, changed')
  publish({ 'index.html': 'home' })
  const files = createFileSystem(root)
  const spoiled = {
    ...files,
    read: (path: string) => (path.endsWith('index.html') ? Buffer.from('spoiled') : files.read(path)),
  }
  expect(() => withEnd('other', spoiled)).toThrow('out/index.html is not what was published.')
  expect(read('out/index.html')).toBe('home')
})
