/** Sealed publications that were interrupted: how they are completed and reported, and what happens when the journal is damaged. */
import { describe, expect, test } from 'vitest'
import { intercept } from '../../tests/support/publish/faults.ts'
import { errorOf } from '../../tests/support/publish/memory-file-system.ts'
import { earlier, last, publish, root } from '../../tests/support/publish/sites.ts'
import { endOwner, journal, own, states } from '../../tests/support/publish/states.ts'
import { identityOf, textsOf, torn } from '../../tests/support/publish/watch.ts'
import { textFile } from '../core/output-file.ts'
import { type FileSystem, PublishError } from '../system/file-system.ts'
import { nodeFileSystem } from '../system/node-file-system.ts'
import { differenceOf } from './journal.ts'
import { openPublication } from './publish.ts'

const nothing = { fresh: false, cleared: [], moved: [], removed: [] }

/** A disk with a publication that was partly applied. */
function interrupted() {
  const disk = states['a journal that was applied in part']?.copy()
  if (!disk) throw new Error('That state has another name.')
  return disk
}

function failureOf(command: () => unknown): PublishError {
  try {
    command()
  } catch (error) {
    if (error instanceof PublishError) return error
    throw error
  }
  throw new Error('The command did not fail.')
}

test.each([
  ['no text at all', '', 'it is not JSON'],
  ['half of itself', '{"fresh":false,"cle', 'it is not JSON'],
  ['something else', '[]', 'all of it: Invalid input: expected object, received array'],
  ['a list that is none', JSON.stringify({ ...nothing, moved: 'index.html' }), 'moved: Invalid input: expected array, received string'],
  ['a path out of the site', JSON.stringify({ ...nothing, removed: ['../../data/site.ts'] }), 'removed.0: a path leads out of the site'],
  ['an absolute path', JSON.stringify({ ...nothing, removed: ['/etc/hosts'] }), 'removed.0: a path leads out of the site'],
])('a journal that holds %s is reported with its name and a remedy, and nothing changes', (_, text, damage) => {
  const disk = interrupted()
  disk.write(journal, text)
  const before = identityOf(disk)

  const { message, hint } = failureOf(() => publish(disk, last))

  expect(message).toBe(`.out/journal is damaged: ${damage}. It describes how to complete an interrupted publication.`)
  expect(hint).toBe('Remove that file and run the command again with --adopt: it compares every file of the site and writes those that differ.')
  expect(identityOf(disk)).toBe(before)
  expect(disk.state(`${own}/next`)).toBeDefined()
})

test('the remedy for a damaged journal restores the whole site', () => {
  const disk = interrupted()
  disk.unlink(journal)

  const publication = openPublication({ root, out: 'out', adopt: true, files: disk })
  for (const [path, text] of Object.entries(last)) publication.stage(textFile(path, path.startsWith('assets/') ? 'asset' : 'page', text))
  publication.commit()
  publication.close()

  expect(textsOf(disk)).toMatchObject(last)
  expect(Object.keys(textsOf(disk)).filter((path) => !path.startsWith('assets/'))).toEqual(
    expect.arrayContaining(Object.keys(last).filter((path) => !path.startsWith('assets/'))),
  )
  expect(disk.list(own)).toEqual(['changed.txt', 'manifest', 'removed.txt'])
})

test('a path that was changed and then removed is reported by its final state', () => {
  const earlier = { changed: ['stays', 'goes'], removed: ['back', 'gone'] }
  expect(differenceOf({ ...nothing, moved: ['back', 'new'], removed: ['goes', 'old'], earlier })).toEqual({
    changed: ['back', 'new', 'stays'],
    removed: ['goes', 'old', 'gone'],
  })
})

test('an error at a link is reported as such, and not as a broken link', () => {
  const linked: FileSystem = {
    ...nodeFileSystem,
    state: () => ({ kind: 'link', size: 0, mtime: '0', inode: '0' }),
    realPath: (path) => {
      throw errorOf('EACCES', path)
    },
  }
  expect(failureOf(() => publish(linked, last)).message).toBe('Could not follow out: permission denied (EACCES).')
})

test('a file that was written in part is not published, although no call failed', () => {
  const disk = interrupted()
  publish(disk, last)
  const before = identityOf(disk)
  const lossy = intercept(disk, (call, run) => {
    const result = run()
    if (call.name === 'write' && call.path.endsWith('next/index.html')) disk.write(call.path, 'hom')
    return result
  })

  expect(failureOf(() => publish(lossy, { ...last, 'index.html': 'home' })).message).toBe('Could not write .out/next/index.html: 3 of 4 bytes were written.')
  expect(identityOf(disk)).toBe(before)
  expect(disk.list(own)).toEqual(['changed.txt', 'manifest', 'removed.txt'])
})

describe('a power cut in the second of two publications', () => {
  const second = { ...last, 'index.html': 'home 2, styled by assets/b.css' }

  /** The files that are not whole after a power cut at any call of the second publication, and the command after it. */
  function tornBy(around: (files: FileSystem) => FileSystem): Set<string> {
    const found = new Set<string>()
    for (let end = 0, ended = true; ended; end++) {
      const disk = states['two builds']?.copy() ?? expect.fail()
      publish(around(disk), { ...last, 'index.html': 'home 1, changed' })
      let calls = 0
      ended = false
      const mortal = intercept(around(disk), (call, run) => {
        ended ||= calls++ === end
        if (ended) throw errorOf('GONE', call.path)
        return run()
      })
      attempt(() => publish(mortal, second))
      disk.cutPower({ some: end })
      endOwner(disk)
      openPublication({ root, out: 'out', files: disk }).close()
      for (const path of torn(textsOf(disk), [earlier, last, second, { 'index.html': 'home 1, changed' }])) found.add(path)
    }
    return found
  }

  test('leaves no journal of the first one', () => {
    expect(tornBy((files) => files)).toEqual(new Set())
  })

  test('would leave one if the end of the first one were not saved', () => {
    const forgetful = (files: FileSystem): FileSystem => ({ ...files, sync: (paths) => (paths.length > 1 || files.state(journal)) && files.sync(paths) })
    expect(tornBy(forgetful)).toContain('index.html')
  })
})

function attempt(command: () => unknown): void {
  try {
    command()
  } catch {
    // A process that has ended reports nothing.
  }
}
