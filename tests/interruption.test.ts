/** A run that is cut off, by a kill at any moment or by a full disk: readers see whole files, and the next run brings the new site. */
import { spawnSync } from 'node:child_process'
import { lstatSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampled, tries } from './depth.ts'
import { appearanceOf, digestsBelow, filesBelow, SmallProject, start, statesBelow } from './project.ts'

let project: SmallProject
beforeAll(() => {
  project = new SmallProject()
})
afterAll(() => project.remove())

describe('kill -9', () => {
  /** A state of the owner's files, and the site that a clean build makes of it. */
  type Version = { phone: string; acts: string; digest: string; files: Record<string, string> }

  /** The moment of a kill: so many milliseconds after the start, or after the lock or the journal is there. */
  type Kill = { after: 'start' | 'lock' | 'journal'; moment: number }

  /** Chooses the moments. A failure names it, and `SEED=… npx vitest run tests/interruption.test.ts` tries the same ones again. */
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
  const textFile = 'content/acts/winnetoe.md'
  let text: string
  let versions: [Version, Version]

  beforeAll(() => {
    text = project.read(textFile)
    const acts = project.read('data/acts.ts')
    const fewer = acts.replace("slug: 'winnetoe',", "slug: 'winnetoe',\n    draft: true,")
    expect(fewer).not.toBe(acts)
    versions = [built('+32 16 00 00 01', acts), built('+32 16 00 00 02', fewer)]
  })

  test('kills at random moments, also while files take their places, leave whole files and a site that the next run completes', async () => {
    const [first, second] = versions
    expect(Object.keys(first.files).filter((file) => first.files[file] !== second.files[file]).length).toBeGreaterThan(150)
    const random = randomFrom(seed)
    const duration = await durationOf(first, second)
    // Before a run has its lock it changes nothing: few kills show that. The others are spread over all that it does with the lock.
    const early: Kill[] = Array.from({ length: tries(1, 4) }, () => ({ after: 'start', moment: random() * 50 }))
    const between = tries(3, 36)
    const spread: Kill[] = Array.from({ length: between }, (_, index) => ({ after: 'lock', moment: ((index + random()) / between) * duration }))
    const aimed: Kill[] = Array.from({ length: tries(2, 20) }, (_, index) => ({ after: 'journal', moment: index === 0 ? 0 : random() * 10 }))
    const phases = new Set<string>()
    for (const [index, kill] of [...early, ...spread, ...aimed].entries()) {
      const [next, old] = index % 2 === 0 ? [first, second] : [second, first]
      become(next)
      const phase = await killed(kill)
      phases.add(phase)
      const where = `kill ${index}, ${kill.moment.toFixed(1)} ms after the ${kill.after}, ${phase}, seed ${seed}`

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
      if (phase === 'before the seal' && !isOver) expect(withoutRetired(found, next, old), where).toEqual(old.files)

      const { exitCode, output, errors } = project.run('generate', '--quiet', '--digest')
      expect([exitCode, output], `${errors} (${where})`).toEqual([0, next.digest])
      expect(withoutRetired(digestsBelow(join(project.root, 'out')), old, next), where).toEqual(next.files)
      expect(filesBelow(join(project.root, '.out')), where).toEqual(['changed.txt', 'manifest', 'removed.txt'])
    }
    // Kills that were all too early or too late would prove nothing.
    expect([...phases].sort(), `seed ${seed}`).toEqual(['after the seal', 'before the seal', 'not at work'])
  })

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

  /** How long a run that changes everything holds the lock, in milliseconds. Leaves the second version in `out/`. */
  async function durationOf(first: Version, second: Version): Promise<number> {
    become(first)
    project.run('generate')
    become(second)
    const { ended } = start(project.root, ['generate', '--quiet'])
    await appearanceOf(join(project.root, '.out'), 'lock', ended)
    const began = performance.now()
    expect(await ended).toMatchObject({ exitCode: 0 })
    return performance.now() - began
  }

  /** Starts a run, kills it and its children, and finds out from its files how far it was. */
  async function killed({ after, moment }: Kill): Promise<'not at work' | 'before the seal' | 'after the seal'> {
    const folder = join(project.root, '.out')
    const state = (name: string) => lstatSync(join(folder, name), { throwIfNoEntry: false }) !== undefined
    const { child, ended } = start(project.root, ['generate', '--quiet'])
    if (child.pid === undefined) throw new Error('the command did not start')
    let running = true
    void ended.then(() => {
      running = false
    })
    if (after !== 'start') await appearanceOf(folder, after, ended)
    await delay(moment)
    if (running) process.kill(-child.pid, 'SIGKILL')
    await ended
    if (state('journal')) return 'after the seal'
    return state('lock') ? 'before the seal' : 'not at work'
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
  const own = ['changed.txt', 'manifest', 'removed.txt']
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

  test.each(sampled(cases, 2, 1))(
    'with %s is reported with the file that did not fit; the old site stays, and with enough space the new one is published',
    (_, free, file) => {
      const { exitCode, errors, untouched } = publishWith(Math.floor(free()))
      expect(errors).toMatch(new RegExp(`^Could not ${file.source}: the disk is full \\(ENOSPC\\)\\.\n→ `))
      expect([exitCode, untouched]).toEqual([1, true])
      const before = statesBelow(out)
      expect(generate()).toMatchObject({ exitCode: 0 })
      expect(statesBelow(out)).not.toEqual(before)
      expect(filesBelow(join(disk, '.out'))).toEqual(own)
    },
  )

  test('leaves nothing behind of pages that did not fit', () => {
    expect(publishWith(Math.floor(needed.staged / 2)).left).toEqual(own)
  })

  test('leaves nothing behind of a lock, a manifest or a journal that did not fit', () => {
    for (const free of [0, needed.staged + 2, needed.staged + needed.manifest + 1, needed.staged + needed.manifest + needed.lists + 1])
      expect(publishWith(free).left).toEqual(own)
  })
})
