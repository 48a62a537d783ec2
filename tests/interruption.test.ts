/**
 * A run that is cut off, by a kill at any moment or by a full disk: readers see whole files, and the next run
 * brings the new site.
 */
import { spawnSync } from 'node:child_process'
import { lstatSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampled } from './depth.ts'
import { digestsBelow, filesBelow, ownFiles, SmallProject, start, statesBelow } from './project.ts'
import { signalAt } from './support/signal-at.ts'
import { temporaryFolder } from './temporary.ts'

const project = new SmallProject()

describe('kill -9', () => {
  /** A state of the owner's files, and the site that a clean build makes of it. */
  type Version = { register: string; acts: string; digest: string; files: Record<string, string> }

  const textFile = 'content/acts/winnetoe.md'
  let text: string
  /** What `out/` has before a kill, and what the killed run is to publish. */
  let old: Version
  let next: Version

  beforeAll(() => {
    text = project.read(textFile)
    const acts = project.read('data/acts.ts')
    const fewer = acts.replace("slug: 'winnetoe',", "slug: 'winnetoe',\n    draft: true,")
    expect(fewer).not.toBe(acts)
    next = built('RPR Leuven 1', acts)
    old = built('RPR Leuven 2', fewer)
    expect(
      Object.keys(next.files).filter((file) => next.files[file] !== old.files[file]).length,
    ).toBeGreaterThan(90)
    expect(project.run('generate')).toMatchObject({ exitCode: 0 })
    become(next)
  })

  const kills: [string, call: string, path: string][] = [
    ['takes the lock', 'symlinkSync', '/.out/lock'],
    ['stages a page', 'openSync', '/.out/next/index.html'],
    ['seals the journal', 'renameSync', '/.out/journal'],
    ['puts a page in its place', 'renameSync', '/out/index.html'],
    ['removes the journal', 'unlinkSync', '/.out/journal'],
  ]
  test.each(sampled(kills, 3))(
    'before a run %s leaves whole files and a site that the next run completes',
    async (_, call, path) => {
      const { ended } = start(project.root, ['generate', '--quiet'], signalAt('SIGKILL', { call, path }))
      expect(await ended).toMatchObject({ signal: 'SIGKILL' })
      expectCompleted(`killed at ${path}`)
    },
  )

  /**
   * Checks what a killed run left of the old version and the next one, and what the next run makes of it.
   * Then the two change places.
   */
  function expectCompleted(where: string): void {
    const found = digestsBelow(join(project.root, 'out'))
    for (const [file, digest] of Object.entries(found))
      expect([old.files[file], next.files[file]], `${file} (${where})`).toContain(digest)
    const missing = Object.keys(old.files).filter(
      (file) => next.files[file] !== undefined && found[file] === undefined,
    )
    expect(missing, where).toEqual([])

    const { exitCode, output, errors } = project.run('generate', '--quiet', '--digest')
    expect([exitCode, output], `${errors} (${where})`).toEqual([0, next.digest])
    expect(digestsBelow(join(project.root, 'out')), where).toMatchObject(next.files)
    expect(filesBelow(join(project.root, '.out')), where).toEqual(ownFiles)
    ;[old, next] = [next, old]
    become(next)
  }

  /** A version with what a clean build makes of it, in a folder that was not there. */
  function built(register: string, acts: string): Version {
    become({ register, acts })
    const folder = join(project.root, `clean ${register}`)
    const { exitCode, output, errors } = project.run('generate', '--quiet', '--digest', '--out', folder)
    expect(exitCode, errors).toBe(0)
    return { register, acts, digest: output, files: digestsBelow(folder) }
  }

  /**
   * Writes the owner's files of a version: every page has another number in its foot, and an act is added or
   * removed.
   */
  function become({ register, acts }: Pick<Version, 'register' | 'acts'>): void {
    project.write(
      'data/site.ts',
      project.read('data/site.ts').replace(/register: '.*'/, () => `register: '${register}'`),
    )
    project.write('data/acts.ts', acts)
    if (acts.includes("slug: 'winnetoe'")) project.write(textFile, text)
    else rmSync(join(project.root, textFile), { force: true })
    // An address that was published must stay or be sent on; here pages come and go as they like.
    rmSync(join(project.root, 'data/addresses.txt'), { force: true })
  }
})

/** A separate file system in memory, which can be filled safely. Only root may mount one. */
const disk = temporaryFolder('full-')
const mounted =
  process.platform === 'linux' &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk]).status === 0
afterAll(() => void (mounted && spawnSync('umount', ['--lazy', disk])))

describe.skipIf(!mounted)(
  `a full disk${mounted ? '' : ' (left out: no file system can be mounted here)'}`,
  () => {
    const out = join(disk, 'out')
    const ballast = join(disk, 'ballast')
    const block = 4096
    const generate = () => project.run('generate', '--quiet', '--out', out)
    /** The blocks that the pages of a publication take. */
    let staged: number

    /** Publishes a change of every page with so many blocks left, and returns the sites before and after. */
    function publishWith(free: number) {
      rmSync(ballast, { force: true })
      project.changeEveryPage()
      const { bavail } = statfsSync(disk)
      writeFileSync(ballast, Buffer.alloc((bavail - free) * block))
      const before = statesBelow(out)
      const result = generate()
      const left = filesBelow(join(disk, '.out'))
      rmSync(ballast)
      return { ...result, left, untouched: isDeepStrictEqual(statesBelow(out), before) }
    }

    beforeAll(() => {
      expect(generate()).toMatchObject({ exitCode: 0 })
      expect(publishWith(2048)).toMatchObject({ exitCode: 0, untouched: false })
      const changed = readFileSync(join(disk, '.out/changed.txt'), 'utf8').trimEnd().split('\n')
      staged = changed.reduce((sum, file) => sum + Math.ceil(lstatSync(join(out, file)).size / block), 0)
    })

    const cases: [string, () => number, RegExp][] = [
      ['no room at all', () => 0, /write \S+\/next\/\S+/],
      ['room for the half of the pages', () => staged / 2, /write \S+\/index\.html/],
      ['room for the pages and not for the manifest', () => staged + 2, /write \S+\/manifest\.next/],
    ]

    test.each(sampled(cases, 1, 1))(
      'with %s is reported with the file that did not fit; the old site stays, and with enough space the new one is published',
      (_, free, file) => {
        const { exitCode, errors, untouched, left } = publishWith(Math.floor(free()))
        expect(errors).toMatch(new RegExp(`^Could not ${file.source}: the disk is full \\(ENOSPC\\)\\.\n→ `))
        expect([exitCode, untouched, left]).toEqual([1, true, ownFiles])
        const before = statesBelow(out)
        expect(generate()).toMatchObject({ exitCode: 0 })
        expect(statesBelow(out)).not.toEqual(before)
        expect(filesBelow(join(disk, '.out'))).toEqual(ownFiles)
      },
    )
  },
)
