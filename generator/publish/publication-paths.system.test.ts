/** Which folders the site can be published to. A refusal leaves the disk unchanged. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { earlier, last, publish as publishSite } from '../../tests/support/publish/sites.ts'
import { out, own, states } from '../../tests/support/publish/states.ts'
import { identityOf } from '../../tests/support/publish/watch.ts'
import { textFile } from '../core/output-file.ts'
import { PublishError } from '../system/file-system.ts'
import { nodeFileSystem } from '../system/node-file-system.ts'
import { findPublicationPaths } from './publication-paths.ts'
import { openPublication } from './publish.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'publication-paths-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function publish(out: string, adopt = false) {
  const publication = openPublication({ root, out, adopt })
  try {
    publication.stage(textFile('index.html', 'page', 'home'))
    return publication.commit()
  } finally {
    publication.close()
  }
}

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

describe('refused', () => {
  test('a file in the place of the folder, which stays what it is', () => {
    writeFileSync(join(root, 'out'), 'mine')
    expect(refusal('out')).toBe('out is a file, not a folder. → Move it away, or choose another folder with --out.')
    expect(readFileSync(join(root, 'out'), 'utf8')).toBe('mine')
    expect(readdirSync(root)).toEqual(['out'])
  })

  test.each(['nowhere', 'file'])('a link to %s', (target) => {
    writeFileSync(join(root, 'file'), 'mine')
    symlinkSync(join(root, target), join(root, 'out'))
    expect(refusal('out')).toBe('out is a link that does not lead to a folder. → Make it lead to a folder, or remove it.')
    expect(readFileSync(join(root, 'file'), 'utf8')).toBe('mine')
  })

  test.each(['.', '', 'data', 'static/', 'generator/site', 'out/../content', '.git', 'node_modules/x'])('the project itself: "%s"', (out) => {
    expect(refusal(out)).toContain(', which must not be replaced.')
    expect(readdirSync(root)).toEqual([])
  })

  // Only the read-only part is called: an error in this rule must not change the real home folder.
  test.each([homedir(), dirname(homedir()), '/', '..'])('the home folder, folders above it and above the project: %s', (out) => {
    expect(() => findPublicationPaths(nodeFileSystem, root, out)).toThrow('must not be replaced')
  })

  test('a link that leads back to the project', () => {
    symlinkSync(root, join(root, 'out'))
    expect(refusal('out')).toContain('must not be replaced')
    expect(readdirSync(root)).toEqual(['out'])
  })

  test.each([
    ['content/site', 'content'],
    ['.git/hooks', '.git'],
    ['.', ''],
  ])('a path with a link in its middle that leads to %s', (target, named) => {
    mkdirSync(join(root, target), { recursive: true })
    symlinkSync(join(root, target), join(root, 'link'))
    const before = readdirSync(root)
    for (const out of target === '.' ? ['link/content', 'link/data/site'] : ['link/site', 'link/deep/site'])
      expect(refusal(out)).toContain(`is part of ${join(root, named)}`)
    expect(readdirSync(root)).toEqual(before)
    expect(readdirSync(join(root, 'link'))).toEqual(before.filter(() => target === '.'))
  })

  test('the folder that a link of the project leads to, and those around and in it', () => {
    mkdirSync(join(root, 'shared/words'), { recursive: true })
    symlinkSync(join(root, 'shared/words'), join(root, 'content'))
    for (const out of ['shared', 'shared/words', 'shared/words/site', 'content/site']) expect(refusal(out)).toContain('must not be replaced')
    expect(readdirSync(join(root, 'shared/words'))).toEqual([])
  })

  test('a folder within a published one, also through a link', () => {
    publish('out')
    symlinkSync(join(root, 'out'), join(root, 'link'))
    for (const out of ['out/sub', 'out/sub/deep', 'link/sub'])
      expect(refusal(out)).toBe(`${out} is part of ${join(root, 'out')}, which is a published site. → Choose a folder beside that with --out.`)
    expect(refusal('.out')).toContain('.out is where the state of a published site is kept.')
    expect(readdirSync(join(root, 'out'))).toEqual(['index.html'])
  })

  test.skipIf(process.platform !== 'linux')('a folder in which none can be made', () => {
    expect(refusal('/proc/x')).toMatch(/^Could not make the folder \S*proc\/\.x: the folder above it does not exist or cannot be written \(ENOENT\)\./)
    expect(refusal('/proc/x/y/z')).toContain('Could not make the folder')
  })

  test.each([
    ['files of somebody else', 'mine', () => publish('mine')],
    ['a site that is not published in the end', 'a/b/site', () => openPublication({ root, out: 'a/b/site' }).close()],
  ])('%s: nothing is left behind', (_, out, command) => {
    mkdirSync(join(root, 'mine'))
    writeFileSync(join(root, 'mine/file'), 'mine')
    try {
      command()
    } catch (error) {
      expect(error).toBeInstanceOf(PublishError)
    }
    expect(existsSync(join(root, out)) ? readdirSync(join(root, out)) : []).toEqual(out === 'mine' ? ['file'] : [])
    expect(readdirSync(root)).toEqual(['mine'])
  })

  test.each([
    ['cut', (text: string) => text.slice(0, -20)],
    ['changed in one character', (text: string) => text.replace('index.html', 'inddx.html')],
  ])('a folder whose manifest was %s', (_, damage) => {
    publish('out')
    const manifest = join(root, '.out/manifest')
    writeFileSync(manifest, damage(readFileSync(manifest, 'utf8')))
    expect(refusal('out')).toContain('.out/manifest is damaged. It lists the files of out that this command wrote. → Run the command again with --adopt')
    publish('out', true)
    expect(publish('out')).toMatchObject({ written: 0, unchanged: 1 })
  })

  test('the folder of an earlier publication without its manifest', () => {
    publish('out')
    rmSync(join(root, '.out'), { recursive: true })
    expect(refusal('out')).toContain('out holds files that this command did not write.')
    publish('out', true)
    expect(refusal('out')).toBe('published')
  })
})

describe('accepted', () => {
  test('a folder that does not exist, however deep', () => {
    publish('a/b/site')
    expect(readFileSync(join(root, 'a/b/site/index.html'), 'utf8')).toBe('home')
    expect(readdirSync(join(root, 'a/b')).sort()).toEqual(['.site', 'site'])
  })

  test('an empty folder, and a folder beside the project', () => {
    mkdirSync(join(root, 'project'))
    mkdirSync(join(root, 'www'))
    const publication = openPublication({ root: join(root, 'project'), out: '../www' })
    publication.stage(textFile('index.html', 'page', 'home'))
    publication.commit()
    expect(readFileSync(join(root, 'www/index.html'), 'utf8')).toBe('home')
    expect(existsSync(join(root, 'project/.www'))).toBe(false)
  })

  test('a folder whose name starts like one of the project', () => {
    mkdirSync(join(root, 'data'))
    publish('data-site')
    expect(existsSync(join(root, 'data-site/index.html'))).toBe(true)
    expect(readdirSync(join(root, 'data'))).toEqual([])
  })

  test('a folder whose manifest has no digest, as older versions wrote it', () => {
    publish('out')
    const manifest = join(root, '.out/manifest')
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/^.*/, 'toegift manifest 1'))
    expect(publish('out')).toMatchObject({ written: 0, unchanged: 1 })
  })

  test('a path with a link in its middle that leads elsewhere', () => {
    mkdirSync(join(root, 'content'))
    mkdirSync(join(root, 'disk'))
    symlinkSync(join(root, 'disk'), join(root, 'link'))
    publish('link/site')
    expect(readdirSync(join(root, 'disk')).sort()).toEqual(['.site', 'site'])
    expect(publish('disk/site')).toMatchObject({ written: 0, unchanged: 1 })
  })
})

describe('a mount point', () => {
  test('keeps the state within itself', () => {
    const disk = states['no out']?.copy() ?? expect.fail()
    disk.makeFolder(`${out}/lost+found`)
    disk.mount(out)
    expect(publishSite(disk, earlier)).toMatchObject({ written: Object.keys(earlier).length })
    expect(publishSite(disk, last).removed).toBeGreaterThan(0)
    expect(publishSite(disk, last)).toMatchObject({ written: 0, removed: 0 })
    expect(disk.list('/project')).toEqual(['out'])
    expect(disk.list(`${out}/.toegift`)).toEqual(['changed.txt', 'manifest', 'removed.txt'])
  })

  test('that was an ordinary folder when the site was published is refused, until the state is moved there or it is empty', () => {
    const disk = states['one build']?.copy() ?? expect.fail()
    disk.mount(out)
    const before = identityOf(disk)
    expect(() => publishSite(disk, earlier)).toThrow(/^out is a mount point, but the manifest of its files is in \.out, /)
    expect(identityOf(disk)).toBe(before)
    disk.makeFolder(`${out}/.toegift`)
    for (const name of disk.list(own)) disk.write(`${out}/.toegift/${name}`, disk.read(`${own}/${name}`))
    expect(publishSite(disk, last)).toMatchObject({ written: 0, removed: 0 })
  })

  const canMount = spawnSync('unshare', ['--mount', 'true']).status === 0
  test.skipIf(!canMount).each([
    ['a file system in memory', (folder: string) => ['-t', 'tmpfs', 'tmpfs', folder]],
    ['a folder of the same disk', (folder: string) => ['--bind', mkdtempSync(join(root, 'source-')), folder]],
  ])('of %s accepts publications repeatedly, also through a link, and is completed after an interruption', (_, source) => {
    const mounted = join(root, 'mounted')
    mkdirSync(mounted)
    symlinkSync(mounted, join(root, 'out'))
    expect(spawnSync('mount', source(mounted)).status).toBe(0)
    try {
      publishSite(nodeFileSystem, earlier, root)
      const failing = {
        ...nodeFileSystem,
        rename(from: string, to: string) {
          if (to.endsWith('mounted/index.html')) throw Object.assign(new Error('gone'), { code: 'EIO' })
          nodeFileSystem.rename(from, to)
        },
      }
      expect(() => publishSite(failing, last, root)).toThrow('the disk reported an error')
      expect(publishSite(nodeFileSystem, last, root)).toMatchObject({ written: 0, recovered: true })
      expect(readFileSync(join(root, 'out/index.html'), 'utf8')).toBe(last['index.html'])
      expect(readdirSync(join(mounted, '.toegift')).sort()).toEqual(['changed.txt', 'manifest', 'removed.txt'])
      expect(existsSync(join(root, '.mounted'))).toBe(false)
    } finally {
      spawnSync('umount', [mounted])
    }
  })
})
