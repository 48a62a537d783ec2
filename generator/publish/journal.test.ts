/** Sealed publications that were interrupted: how they are completed and reported, and what happens when the journal is damaged. */
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { faults, intercept, withFault } from '../../tests/support/publish/faults.ts'
import { earlier, last, publish, root } from '../../tests/support/publish/sites.ts'
import { endOwner, journal, own, states } from '../../tests/support/publish/states.ts'
import { identityOf, textsOf, torn } from '../../tests/support/publish/watch.ts'
import { differenceOf, removeTree } from './journal.ts'
import { openPublication } from './publish.ts'

const nothing = { fresh: false, cleared: [], moved: [], removed: [] }

const copyOf = (state: string) => states[state]?.copy() ?? expect.fail(`No state is called "${state}".`)

test.each([
  ['half of itself', '{"fresh":false,"cle', 'it is not JSON'],
  ['something else', '[]', 'all of it: Invalid input: expected object, received array'],
  ['a path out of the site', JSON.stringify({ ...nothing, removed: ['../../data/site.ts'] }), 'removed.0: a path leads out of the site'],
  ['a path into the own folder', JSON.stringify({ ...nothing, moved: ['.toegift/manifest'] }), 'moved.0: a path leads out of the site'],
  [
    'a path for another system',
    JSON.stringify({ ...nothing, earlier: { changed: ['..\\acts.ts'], removed: [] } }),
    'earlier.changed.0: a path leads out of the site',
  ],
  ['an absolute path', JSON.stringify({ ...nothing, removed: ['/etc/hosts'] }), 'removed.0: a path leads out of the site'],
])('a journal that holds %s is reported and nothing changes, and the remedy restores the whole site', (_, text, damage) => {
  const disk = copyOf('a journal that was applied in part')
  disk.write(journal, text)
  const before = identityOf(disk)
  expect(() => publish(disk, last)).toThrow(
    expect.objectContaining({
      message: `.out/journal is damaged: ${damage}. It describes how to complete an interrupted publication.`,
      hint: 'Remove that file and run the command again with --adopt: it compares every file of the site and writes those that differ.',
    }),
  )
  expect(identityOf(disk)).toBe(before)

  disk.unlink(journal)
  publish(disk, last, { adopt: true })
  expect(textsOf(disk)).toMatchObject(last)
  expect(disk.list(own)).toEqual(['changed.txt', 'manifest', 'removed.txt'])
})

test.each(['out/blog', '.out/next/blog', '.out/next/index.html'])('a journal that leads through the link %s is damaged, and nothing changes', (link) => {
  const disk = copyOf('a journal that was applied in part')
  removeTree(disk, `${root}/${link}`)
  disk.makeFolder(dirname(`${root}/${link}`))
  disk.link(`${root}/${link}`, '/elsewhere')
  disk.write(journal, JSON.stringify({ ...nothing, moved: ['blog/x.html', 'index.html'], removed: ['blog/y.html'] }))
  const before = identityOf(disk)
  expect(() => publish(disk, last)).toThrow('is a link, which may lead out of the site.')
  expect(identityOf(disk)).toBe(before)
})

test('a path that was changed and then removed is reported by its final state', () => {
  const earlier = { changed: ['stays', 'goes'], removed: ['back', 'gone'] }
  expect(differenceOf({ ...nothing, moved: ['back', 'new'], removed: ['goes', 'old'], earlier })).toEqual({
    changed: ['back', 'new', 'stays'],
    removed: ['goes', 'old', 'gone'],
  })
})

test('a file that was written in part is not published, although no call failed', () => {
  const disk = copyOf('one build')
  const before = identityOf(disk)
  const lossy = intercept(disk, (call, run) => {
    const result = run()
    if (call.name === 'write' && call.path.endsWith('next/index.html')) disk.write(call.path, 'hom')
    return result
  })
  expect(() => publish(lossy, { ...last, 'index.html': 'home' })).toThrow('Could not write .out/next/index.html: 3 of 4 bytes were written.')
  expect(identityOf(disk)).toBe(before)
})

test('a power cut in the second of two publications leaves no journal of the first one', () => {
  const first = { ...last, 'index.html': 'home 1, changed' }
  const second = { ...last, 'index.html': 'home 2, styled by assets/b.css' }
  const crash = faults.find(({ name }) => name === 'crash') ?? expect.fail()
  for (let end = 0, ended = true; ended; end++) {
    const disk = copyOf('two builds')
    publish(disk, first)
    try {
      publish(withFault(disk, crash, end), second)
      ended = false
    } catch {
      // A process that has ended reports nothing.
    }
    disk.cutPower({ some: end })
    endOwner(disk)
    openPublication({ root, out: 'out', files: disk }).close()
    expect(torn(textsOf(disk), [earlier, last, first, second]), `call ${end}`).toEqual([])
  }
})
