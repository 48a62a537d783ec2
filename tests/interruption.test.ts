/** A run that is cut off, by a kill at any moment or by a full disk: readers see whole files, and the next run brings the new site. */
import { spawnSync } from 'node:child_process'
import { lstatSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isDeep, sampled } from './depth.ts'
import { appearanceOf, digestsBelow, filesBelow, SmallProject, start, statesBelow } from './project.ts'
import { signalAt } from './support/signal-at.ts'

let project: SmallProject
beforeAll(() => {
  project = new SmallProject()
})
afterAll(() => project.remove())

/** The files that a run leaves beside `out/` when it is over. */
const own = ['changed.txt', 'manifest', 'removed.txt']

describe('kill -9', () => {
  /** A state of the owner's files, and the site that a clean build makes of it. */
  type Version = { phone: string; acts: string; digest: string; files: Record<string, string> }

  /** Chooses random moments. A failure names it, and `SEED=… DEPTH=deep npx vitest run tests/interruption.test.ts` tries the same ones again. */
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
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
    next = built('+32 16 00 00 01', acts)
    old = built('+32 16 00 00 02', fewer)
    expect(Object.keys(next.files).filter((file) => next.files[file] !== old.files[file]).length).toBeGreaterThan(150)
    expect(project.run('generate')).toMatchObject({ exitCode: 0 })
    become(next)
  })

  type Phase = 'without a lock' | 'before the seal' | 'after the seal'

  const kills: [string, Phase, call: string, path: string][] = [
    ['takes the lock', 'without a lock', 'symlinkSync', '/.out/lock'],
    ['stages a page', 'before the seal', 'writeFileSync', '/.out/next/index.html'],
    ['seals the journal', 'before the seal', 'renameSync', '/.out/journal'],
    ['puts a page in its place', 'after the seal', 'renameSync', '/out/index.html'],
    ['removes the journal', 'after the seal', 'unlinkSync', '/.out/journal'],
  ]
  test.each(sampled(kills, 3))('before a run %s leaves whole files and a site that the next run completes', async (_, phase, call, path) => {
    const { ended } = start(project.root, ['generate', '--quiet'], signalAt('SIGKILL', { call, path }))
    expect(await ended).toMatchObject({ signal: 'SIGKILL' })
    expect(phaseOfRun()).toBe(phase)
    expectCompleted(`killed at ${path}`)
  })

  test.runIf(isDeep)('at random moments leaves whole files and a site that the next run completes', async () => {
    const random = randomFrom(seed)
    for (let kill = 0; kill < 60; kill++) {
      const moment = random() * (kill % 3 === 0 ? 10 : 500)
      const after = kill % 3 === 0 ? 'journal' : 'lock'
      const { child, ended } = start(project.root, ['generate', '--quiet'])
      await appearanceOf(join(project.root, '.out'), after, ended)
      await Promise.race([ended, delay(moment)])
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
      await ended
      expectCompleted(`kill ${kill}, ${moment.toFixed(1)} ms after the ${after}, ${phaseOfRun()}, seed ${seed}`)
    }
  })

  const isThere = (name: string) => lstatSync(join(project.root, '.out', name), { throwIfNoEntry: false }) !== undefined

  /** How far a killed run was, by its files. */
  function phaseOfRun(): Phase {
    if (isThere('journal')) return 'after the seal'
    return isThere('lock') ? 'before the seal' : 'without a lock'
  }

  /** Checks what a killed run left of the old version and the next one, and what the next run makes of it. Then the two change places. */
  function expectCompleted(where: string): void {
    const found = digestsBelow(join(project.root, 'out'))
    for (const [file, digest] of Object.entries(found)) expect([old.files[file], next.files[file]], `${file} (${where})`).toContain(digest)
    // A page of both versions is never missing, and no page is removed before the last new one is published.
    const missing = (files: Record<string, string>, than: Record<string, string>) =>
      Object.keys(files).filter((file) => found[file] === undefined && than[file] === undefined)
    expect(
      Object.keys(old.files).filter((file) => next.files[file] !== undefined && found[file] === undefined),
      where,
    ).toEqual([])
    if (missing(old.files, next.files).length > 0) expect(missing(next.files, old.files), where).toEqual([])
    // Between the end of a publication and that of its lock, the site is the new one.
    const isOver = isDeepStrictEqual(withoutRetired(found, old, next), next.files)
    if (!isThere('journal') && !isOver) expect(withoutRetired(found, next, old), where).toEqual(old.files)

    const { exitCode, output, errors } = project.run('generate', '--quiet', '--digest')
    expect([exitCode, output], `${errors} (${where})`).toEqual([0, next.digest])
    expect(withoutRetired(digestsBelow(join(project.root, 'out')), old, next), where).toEqual(next.files)
    expect(filesBelow(join(project.root, '.out')), where).toEqual(own)
    ;[old, next] = [next, old]
    become(next)
  }

  /** A version with what a clean build makes of it, in a folder that was not there. */
  function built(phone: string, acts: string): Version {
    become({ phone, acts })
    const folder = join(project.root, `clean ${phone}`)
    const { exitCode, output, errors } = project.run('generate', '--quiet', '--digest', '--out', folder)
    expect(exitCode, errors).toBe(0)
    return { phone, acts, digest: output, files: digestsBelow(folder) }
  }

  /** Writes the owner's files of a version: every page has another phone number, and an act is added or removed. */
  function become({ phone, acts }: Pick<Version, 'phone' | 'acts'>): void {
    project.write('data/site.ts', project.read('data/site.ts').replace(/phone: '.*'/, `phone: '${phone}'`))
    project.write('data/acts.ts', acts)
    if (acts.includes("slug: 'winnetoe'")) project.write(textFile, text)
    else rmSync(join(project.root, textFile), { force: true })
    // An address that was published must stay or be sent on; here pages come and go as they like.
    rmSync(join(project.root, 'data/addresses.txt'), { force: true })
  }

  /** The digests of a site without the assets and riders that only the version before it had: those stay for one publication. */
  function withoutRetired(found: Record<string, string>, before: Version, now: Version): Record<string, string> {
    const retired = (file: string) => /^(?:assets|riders)\//.test(file) && now.files[file] === undefined && before.files[file] !== undefined
    return Object.fromEntries(Object.entries(found).filter(([file]) => !retired(file)))
  }

  /** Numbers from 0 to 1 that look random and follow from the seed (mulberry32). */
  function randomFrom(start: number): () => number {
    let state = start
    return () => {
      state = (state + 0x6d2b79f5) | 0
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
    }
  }
})

/** A separate file system in memory, which can be filled safely. Only root may mount one. */
const disk = mkdtempSync(join(tmpdir(), 'full-'))
const mounted = process.platform === 'linux' && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk]).status === 0
afterAll(() => {
  if (mounted) spawnSync('umount', ['--lazy', disk])
  rmSync(disk, { recursive: true, force: true })
})

describe.skipIf(!mounted)(`a full disk${mounted ? '' : ' (left out: no file system can be mounted here)'}`, () => {
  const out = join(disk, 'out')
  const ballast = join(disk, 'ballast')
  const block = 4096
  const blocks = (file: string) => Math.ceil(lstatSync(join(disk, file)).size / block)
  const generate = () => project.run('generate', '--quiet', '--out', out)
  /** The blocks that a publication of a change of every page takes; the lock, a short link, takes none. */
  let needed: { staged: number; manifest: number; lists: number }

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
    const staged = readFileSync(join(disk, '.out/changed.txt'), 'utf8').trimEnd().split('\n')
    needed = { staged: staged.reduce((sum, file) => sum + blocks(`out/${file}`), 0), manifest: blocks('.out/manifest'), lists: blocks('.out/changed.txt') }
  })

  const cases: [string, () => number, RegExp][] = [
    ['no room at all', () => 0, /write \S+\/next\/\S+/],
    ['room for the half of the pages', () => needed.staged / 2, /write \S+\/index\.html/],
    ['room for the pages and not for the manifest', () => needed.staged + 2, /write \S+\/manifest\.next/],
    ['room for all but the lists and the journal', () => needed.staged + needed.manifest + 1, /write \S+\/changed\.next/],
    ['room for all but the journal', () => needed.staged + needed.manifest + needed.lists + 1, /write \S+\/journal\.part/],
  ]

  test.each(sampled(cases, 1, 1))(
    'with %s is reported with the file that did not fit; the old site stays, and with enough space the new one is published',
    (_, free, file) => {
      const { exitCode, errors, untouched, left } = publishWith(Math.floor(free()))
      expect(errors).toMatch(new RegExp(`^Could not ${file.source}: the disk is full \\(ENOSPC\\)\\.\n→ `))
      expect([exitCode, untouched, left]).toEqual([1, true, own])
      const before = statesBelow(out)
      expect(generate()).toMatchObject({ exitCode: 0 })
      expect(statesBelow(out)).not.toEqual(before)
      expect(filesBelow(join(disk, '.out'))).toEqual(own)
    },
  )
})
