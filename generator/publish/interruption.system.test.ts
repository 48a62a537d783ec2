/**
 * Publications that are interrupted at each of their file-system calls. A reader never sees half a file, the old site stays whole until
 * the seal, and a later run publishes the new one. The calls are real; the port only stops them.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { publish as publishIn } from '../../tests/support/publish/sites.ts'
import type { FileSystem } from '../system/file-system.ts'
import { nodeFileSystem } from '../system/node-file-system.ts'
import { openPublication } from './publish.ts'

type Texts = Record<string, string>
const before: Texts = { 'index.html': 'old home', 'about/index.html': 'same', 'blog/gone/index.html': 'old', thing: 'file', 'assets/a.css': 'a' }
const after: Texts = {
  'index.html': 'new home',
  'about/index.html': 'same',
  'blog/new/index.html': 'new',
  'thing/index.html': 'folder',
  'assets/b.css': 'b',
  'sitemap.xml': 'map',
}

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'interruption-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const publish = (texts: Texts, files: FileSystem = quick) => publishIn(files, texts, root)

/** What a reader of `out/` finds, by path. */
function published(): Texts {
  const out = join(root, 'out')
  if (!existsSync(out)) return {}
  const entries = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    entries.map(({ parentPath, name }) => [join(parentPath, name).slice(out.length + 1), readFileSync(join(parentPath, name), 'utf8')]).sort(),
  )
}

// Saving to the disk takes long and is not tested here.
const quick: FileSystem = { ...nodeFileSystem, sync: () => undefined, hold: () => 'unsupported' }

/** The port with each call announced first, by its number and its name. */
function watched(announce: (call: number, name: keyof FileSystem, args: readonly unknown[]) => void): FileSystem {
  let calls = 0
  const entries = Object.entries(quick).map(([name, call]) => [
    name,
    (...args: unknown[]) => {
      announce(calls++, name as keyof FileSystem, args)
      return Reflect.apply(call, undefined, args)
    },
  ])
  return Object.fromEntries(entries)
}

/** The calls of the publication from `old` to `after`, in their order. */
function callsOf(old: Texts | undefined): (keyof FileSystem)[] {
  if (old) publish(old)
  const names: (keyof FileSystem)[] = []
  publish(
    after,
    watched((_call, name) => names.push(name)),
  )
  rmSync(root, { recursive: true, force: true })
  return names
}

const sorted = (texts: Texts) => Object.fromEntries(Object.entries(texts).sort())
const whole = sorted({ ...after, 'assets/a.css': 'a' })

describe.each([
  ['of a changed site', before, whole],
  ['of a first site', undefined, sorted(after)],
])('a publication %s', (_name, old, complete) => {
  test('whose process dies at any call leaves the old site until the seal, and is completed by the next run after it', () => {
    for (const last of callsOf(old).keys()) {
      if (old) publish(old)
      const dying = watched((call) => {
        if (call >= last) throw new Error('the process is gone')
      })
      try {
        publish(after, dying)
      } catch {
        // A dead process reports nothing.
      }
      const sealed = existsSync(join(root, '.out/journal'))
      // The lock names the process of the test, which is running: it must name a dead one.
      rmSync(join(root, '.out/lock'), { force: true })
      const found = published()
      for (const [path, text] of Object.entries(found)) expect([old?.[path], after[path]], `${path}, call ${last}`).toContain(text)
      const untouched = JSON.stringify(found) === JSON.stringify(sorted(old ?? {}))
      const done = JSON.stringify(found) === JSON.stringify(complete)
      if (!sealed) expect(untouched || done, `call ${last}`).toBe(true)

      openPublication({ root, out: 'out', files: quick }).close()
      expect(published(), `call ${last}`).toEqual(sealed || done ? complete : sorted(old ?? {}))
      expect(
        ['lock', 'journal', 'next'].filter((name) => existsSync(join(root, '.out', name))),
        `call ${last}`,
      ).toEqual([])
      rmSync(root, { recursive: true, force: true })
    }
  })

  test('reports a full disk at each call that needs space, and the next run publishes the whole site', () => {
    for (const [failing, name] of callsOf(old).entries()) {
      if (!['write', 'rename', 'makeFolder'].includes(name)) continue
      if (old) publish(old)
      const full = watched((call) => {
        if (call === failing) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      })
      expect(() => publish(after, full), `call ${failing}, ${name}`).toThrow(/^Could not .+: the disk is full \(ENOSPC\)\.$/)
      publish(after)
      expect(published(), `call ${failing}, ${name}`).toMatchObject(after)
      expect(Object.keys(published()), `call ${failing}, ${name}`).not.toContain('blog/gone/index.html')
      rmSync(root, { recursive: true, force: true })
    }
  })
})

test('pages come after the assets that they need, derived files after the pages, and stale files are removed last', () => {
  publish(before)
  const steps: string[] = []
  const out = join(root, 'out')
  publish(
    after,
    watched((_call, name, args) => {
      const path = String(args.at(name === 'rename' ? 1 : 0))
      if ((name === 'rename' || name === 'unlink') && path.startsWith(out)) steps.push(`${name} ${path.slice(out.length + 1)}`)
    }),
  )
  expect(steps).toEqual([
    'unlink thing',
    'rename assets/b.css',
    'rename index.html',
    'rename blog/new/index.html',
    'rename thing/index.html',
    'rename sitemap.xml',
    'unlink blog/gone/index.html',
  ])
})
