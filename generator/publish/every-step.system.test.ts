/**
 * Publications that are killed or fail at every step: the published site stays whole, and the next command
 * completes or redoes the work.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { isDeep } from '../../tests/depth.ts'
import { filesBelow, ownFiles } from '../../tests/project.ts'
import {
  addressOf,
  earlier,
  last,
  next,
  publish,
  released,
  type Site,
} from '../../tests/support/publish/sites.ts'
import { atEveryStep, intercept, quickFiles } from '../../tests/support/publish/steps.ts'
import { emptyFolder } from '../../tests/temporary.ts'
import { ledgerFile } from '../load/files/ledger.ts'
import { type FileSystem, PublishError } from '../system/file-system.ts'

const root = emptyFolder()
beforeEach(() => void mkdirSync(join(root, 'data')))

const run = (texts: Site, before?: Site, files: FileSystem = quickFiles(root)) =>
  publish(root, texts, { files }, before)
const at = (path: string) => join(root, path)

type Change = { name: string; before: readonly Site[]; wanted: Site }
const lastReleased = released(last, earlier)
const changes: Change[] = [
  { name: 'a first site', before: [], wanted: next },
  { name: 'a change', before: [earlier, last], wanted: next },
  { name: 'a run without a change', before: [last], wanted: last },
  { name: 'a release', before: [released(earlier), lastReleased], wanted: released(next, last, earlier) },
]

/** Publishes what was there before a change, in a project that has nothing else. */
function begin({ before }: Change): void {
  for (const name of ['out', '.out', '.toegift', ledgerFile])
    rmSync(at(name), { recursive: true, force: true })
  for (const [index, texts] of before.entries()) run(texts, before[index - 1])
}

/** The files of `out/` by path, with their texts, and the ledger. */
function texts(): Record<string, string> {
  const paths = [
    ...(existsSync(at('out')) ? filesBelow(at('out')).map((path) => [path, at(`out/${path}`)] as const) : []),
    [ledgerFile, at(ledgerFile)] as const,
  ]
  return Object.fromEntries(
    paths.flatMap(([name, path]) => (existsSync(path) ? [[name, readFileSync(path, 'utf8')]] : [])),
  )
}

/**
 * What a reader would miss: a part of a file, the style of a page, a page of the sitemap; and pages that the
 * ledger does not know.
 */
function faults({ before, wanted }: Change): string[] {
  const found = texts()
  const torn = Object.keys(found).filter(
    (path) => ![...before, wanted].some((version) => version[path] === found[path]),
  )
  const pages = (found['sitemap.xml'] ?? '').split('\n').filter((page) => page !== '')
  const styles = Object.values(found).flatMap((text) => text.match(/assets\/\w+\.css/g) ?? [])
  const addresses = found[ledgerFile]?.split('\n')
  return [
    ...torn.map((path) => `${path} is not whole`),
    ...[...pages, ...styles]
      .filter((path) => found[path] === undefined)
      .map((path) => `${path} is not there`),
    ...pages
      .filter((page) => addresses && !addresses.includes(addressOf(page)))
      .map((page) => `the ledger does not have ${page}`),
  ]
}

const listed = () =>
  ['changed.txt', 'removed.txt'].flatMap((name) =>
    existsSync(at(`.out/${name}`))
      ? readFileSync(at(`.out/${name}`), 'utf8')
          .trim()
          .split('\n')
      : [],
  )

describe.each(changes)('$name', (change) => {
  const { wanted } = change
  const before = change.before.at(-1)
  const command = (files: FileSystem) => void run(wanted, before, files)
  /** What an undisturbed run makes: the texts, and which of them differ. */
  let after: Record<string, string>
  let changed: string[]
  beforeEach(() => {
    begin(change)
    const old = texts()
    run(wanted, before)
    after = texts()
    changed = [...new Set([...Object.keys(old), ...Object.keys(after)])].filter(
      (path) => path !== ledgerFile && old[path] !== after[path],
    )
  })

  /**
   * The next command completes the site and lists all that changed; one more has nothing to do.
   * @param isUnreported whether no command has listed it
   */
  function expectCompleted(step: string, isUnreported: boolean): void {
    run(wanted, before)
    expect(texts(), step).toEqual(after)
    expect(filesBelow(at('.out')), step).toEqual(ownFiles)
    if (isUnreported) expect(listed(), step).toEqual(expect.arrayContaining(changed))
    expect(run(wanted, wanted), step).toMatchObject({ written: 0, removed: 0 })
  }

  test('readers see whole files at each moment', () => {
    begin(change)
    const seen = new Set<string>()
    run(
      wanted,
      before,
      intercept(quickFiles(root), () => faults(change).forEach((fault) => void seen.add(fault))),
    )
    expect([...seen]).toEqual([])
  })

  test('killed at any step, it leaves whole files, and the next command completes them', () => {
    begin(change)
    const runs = atEveryStep(root, 'killed', isDeep ? 1 : 2, command, (step) => {
      expect(faults(change), step).toEqual([])
      expectCompleted(step, existsSync(at('.out/journal')) || !existsSync(at('out/blog/new')))
      begin(change)
    })
    expect(runs).toBeGreaterThan(1)
  })

  test('failing at any step, it says so, and the next command does the work', () => {
    begin(change)
    const old = texts()
    atEveryStep(root, 'failed', isDeep ? 1 : 7, command, (step, error) => {
      if (error !== undefined) expect(error, step).toBeInstanceOf(PublishError)
      const isSealed = existsSync(at('.out/journal'))
      if (!isSealed)
        expect([withoutLedger(old), withoutLedger(after)], step).toContainEqual(withoutLedger(texts()))
      expect(faults(change), step).toEqual([])
      expectCompleted(step, isSealed)
      begin(change)
    })
  })
})

/** A release writes the ledger just before its seal. */
const withoutLedger = ({ [ledgerFile]: _, ...others }: Site) => others

test('what completes a killed publication may be killed too', () => {
  const change: Change = { name: '', before: [earlier, last], wanted: next }
  const isSealed = () => existsSync(at('.out/journal'))
  const command = (files: FileSystem) => void run(next, undefined, files)
  /** Kills a publication before a file takes its place. */
  const interrupt = (file: string) => {
    begin(change)
    expect(() =>
      command(
        intercept(quickFiles(root), ({ name, paths }) =>
          expect([name, paths[1]]).not.toEqual(['rename', at(file)]),
        ),
      ),
    ).toThrow()
    rmSync(at('.out/lock'), { force: true })
    expect(isSealed()).toBe(true)
  }
  for (const file of isDeep
    ? ['out/assets/c.css', 'out/turn', 'out/sitemap.xml', '.out/manifest']
    : ['out/turn']) {
    interrupt(file)
    const sealed: boolean[] = []
    atEveryStep(root, 'killed', 1, command, (step) => {
      expect(faults(change), step).toEqual([])
      const isUnreported = isSealed()
      sealed.push(isUnreported)
      run(next)
      expect(texts(), step).toMatchObject(next)
      if (isUnreported)
        expect(listed(), step).toEqual(
          expect.arrayContaining(['index.html', 'blog/gone/index.html', 'back/index.html', 'turn']),
        )
      expect(run(next), step).toMatchObject({ written: 0, removed: 0 })
      interrupt(file)
    })
    // The journal stays until all is reported; then only the lock is left to be released.
    expect(sealed).toEqual(sealed.map((_, index) => index < sealed.length - 1))
  }
})
