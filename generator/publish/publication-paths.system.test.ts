/** Which folders the site can be published to. A refusal leaves the disk unchanged. */
import { spawnSync } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { earlier, last, publish as publishSite } from '../../tests/support/publish/sites.ts'
import { intercept } from '../../tests/support/publish/steps.ts'
import { emptyFolder } from '../../tests/temporary.ts'
import { createFileSystem, PublishError } from '../system/file-system.ts'
import { findPublicationPaths } from './publication-paths.ts'

const root = emptyFolder()

const at = (...names: string[]) => join(root, ...names)
const publish = (out: string, adopt = false) => publishSite(root, { 'index.html': 'home' }, { out, adopt })
const makeFolder = (path: string) => mkdirSync(at(path), { recursive: true })
/** Makes a link to a folder. */
const link = (path: string, folder: string) => {
  makeFolder(folder)
  symlinkSync(at(folder), at(path))
}
const editManifest = (edit: (text: string) => string) =>
  writeFileSync(at('.out/manifest'), edit(readFileSync(at('.out/manifest'), 'utf8')))

/** The message and the hint of the command. */
function refusal(out: string): string {
  try {
    publish(out)
  } catch (error) {
    if (error instanceof PublishError) return `${error.message} → ${error.hint}`
    throw error
  }
  return 'published'
}

/** Everything in the folder, with the texts of files. */
const contents = () =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .map(
      (entry) =>
        join(entry.parentPath, entry.name) +
        (entry.isFile() ? ` ${readFileSync(join(entry.parentPath, entry.name), 'utf8')}` : ''),
    )
    .sort()

const damaged =
  '.out/manifest is damaged. It lists the files of out that this command wrote, so nothing was changed. → Run the command again with --adopt'
const foreign = 'out holds files that this command did not write.'
const inside = ', which is a published site. → Choose a folder beside that with --out.'
const noFolder = 'out is a link that does not lead to a folder. → Make it lead to a folder, or remove it.'

describe('refused', () => {
  test.each<[name: string, outs: string[], message: string, ...prepare: (() => unknown)[]]>([
    [
      'a file',
      ['out'],
      'out is a file, not a folder. → Move it away, or choose another folder with --out.',
      () => writeFileSync(at('out'), 'mine'),
    ],
    ['a link to nowhere', ['out'], noFolder, () => symlinkSync(at('nowhere'), at('out'))],
    ['a link to a file', ['out'], noFolder, () => symlinkSync('/dev/null', at('out'))],
    [
      'the project itself',
      ['.', '', 'data', 'static/', 'generator/site', 'out/../content', '.git', 'node_modules/x'],
      ', which must not be replaced.',
    ],
    ['a link back to the project', ['out'], 'must not be replaced', () => link('out', '.')],
    [
      'a path with a link in its middle that leads into the project',
      ['link/site', 'link/a/site'],
      'is part of ',
      () => link('link', '.git/hooks'),
    ],
    [
      'a path with a link in its middle that leads to the project',
      ['link/content', 'link/data/site'],
      'is part of ',
      () => link('link', '.'),
    ],
    [
      'the folder that a link of the project leads to, or one around it',
      ['shared', 'shared/words'],
      'must not',
      () => link('content', 'shared/words'),
    ],
    [
      'a folder in that one',
      ['shared/words/site', 'content/site'],
      'must not be replaced',
      () => link('content', 'shared/words'),
    ],
    ['a folder within a published site', ['out/sub', 'out/sub/deep'], inside, () => publish('out')],
    [
      'a folder within a published site, through a link',
      ['link/sub'],
      inside,
      () => publish('out'),
      () => link('link', 'out'),
    ],
    [
      'the state of a published site',
      ['.out'],
      '.out is where the state of a published site is kept.',
      () => publish('out'),
    ],
    [
      'files of somebody else',
      ['out'],
      foreign,
      () => makeFolder('out'),
      () => writeFileSync(at('out/file'), 'mine'),
    ],
    [
      'a site whose manifest is damaged',
      ['out'],
      damaged,
      () => publish('out'),
      () => editManifest((text) => text.replace('index.html', 'inddx.html')),
    ],
  ])('%s', (_, outs, message, ...prepare) => {
    for (const step of prepare) step()
    const before = contents()
    for (const out of outs) expect(refusal(out), out).toContain(message)
    // An empty path has the name of the folder that it means.
    for (const out of outs) expect(refusal(out), out).not.toMatch(/^ /)
    expect(contents()).toEqual(before)
  })

  // Only the read-only part is called: an error in this rule must not change the real home folder.
  test.each([homedir(), dirname(homedir()), '/', '..'])(
    'the home folder, folders above it and above the project: %s',
    (out) => {
      expect(() => findPublicationPaths(createFileSystem(root), root, out)).toThrow('must not be replaced')
    },
  )
})

describe('accepted', () => {
  test.each<[name: string, out: string, left: string[], prepare?: () => void]>([
    ['a folder that does not exist, however deep', 'a/b/site', ['.site', 'site']],
    ['a folder beside the project', '../publication-paths-beside/www', ['.www', 'www']],
    [
      'a folder whose name starts like one of the project',
      'data-site/x',
      ['.x', 'x'],
      () => makeFolder('data'),
    ],
    [
      'a path with a link in its middle that leads elsewhere',
      'link/site',
      ['.site', 'site'],
      () => link('link', 'disk'),
    ],
  ])('%s', (_, out, left, prepare) => {
    prepare?.()
    expect(publish(out)).toMatchObject({ written: 1 })
    expect(publish(out)).toMatchObject({ written: 0, unchanged: 1 })
    expect(readdirSync(dirname(at(out))).sort()).toEqual(left)
    rmSync(at('../publication-paths-beside'), { recursive: true, force: true })
  })

  test('with --adopt, a site whose manifest is damaged or gone', () => {
    publish('out')
    for (const spoil of [
      () => editManifest((text) => text.slice(0, -20)),
      () => rmSync(at('.out'), { recursive: true }),
    ]) {
      spoil()
      expect(publish('out', true)).toMatchObject({ written: 1 })
      expect(publish('out')).toMatchObject({ written: 0, unchanged: 1 })
    }
  })
})

describe('a mount point', () => {
  const canMount = spawnSync('unshare', ['--mount', 'true']).status === 0
  test.skipIf(!canMount).each([
    ['a file system in memory', (folder: string) => ['-t', 'tmpfs', 'tmpfs', folder]],
    ['a folder of the same disk', (folder: string) => ['--bind', mkdtempSync(at('source-')), folder]],
  ])(
    'of %s keeps the state within itself, also through a link, and is completed after an interruption',
    (_, source) => {
      const mounted = at('mounted')
      mkdirSync(mounted)
      symlinkSync(mounted, at('out'))
      expect(spawnSync('mount', source(mounted)).status).toBe(0)
      try {
        mkdirSync(join(mounted, 'lost+found'))
        publishSite(root, earlier)
        const dying = intercept(createFileSystem(root), ({ name, paths }) => {
          if (name === 'rename' && paths[1]?.endsWith('mounted/index.html')) throw new Error('killed')
        })
        expect(() => publishSite(root, last, { files: dying })).toThrow('killed')
        expect(publishSite(root, last)).toMatchObject({ written: 0, recovered: true })
        expect(readFileSync(at('out/index.html'), 'utf8')).toBe(last['index.html'])
        expect(readdirSync(join(mounted, '.toegift')).sort()).toEqual([
          'changed.txt',
          'manifest',
          'removed.txt',
        ])
        expect(existsSync(at('.mounted'))).toBe(false)
      } finally {
        spawnSync('umount', [mounted])
      }
    },
  )
})

test.skipIf(process.getuid?.() !== 0)(
  'a folder in which the user may not write is named before anything changes',
  () => {
    publishSite(root, last)
    const nobody = 65534
    for (const path of ['', 'out', '.out', ...readdirSync(at('out')).map((name) => `out/${name}`)])
      chownSync(at(path), nobody, nobody)
    chownSync(at('out/blog'), 0, 0)
    const before = contents()
    // The process becomes that user when it has loaded the program, which that user may not be allowed to read.
    const code = `import { next, publish } from ${JSON.stringify(join(import.meta.dirname, '../../tests/support/publish/sites.ts'))}
process.setgid(${nobody})
process.setuid(${nobody})
try { publish(${JSON.stringify(root)}, next) } catch (error) { console.log(error.message) }`
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', code],
      { encoding: 'utf8' },
    )
    expect([stderr, stdout.split('\n')]).toEqual([
      '',
      expect.arrayContaining(['Could not change out/blog: permission denied (EACCES).']),
    ])
    expect(contents()).toEqual(before)
  },
)
