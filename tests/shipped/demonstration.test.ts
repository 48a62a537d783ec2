/** The demonstration in a project that began as a copy of it: what is left of it is listed, and can be removed. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { demonstrationLeft } from '../../generator/load/data/demonstration.ts'
import { ProjectCopy, projectRoot } from '../project.ts'

test('the digests are of the demonstration as it is', () => {
  const tsx = join(projectRoot, 'node_modules', '.bin', 'tsx')
  const { stderr, status } = spawnSync(tsx, ['tools/demonstration.ts', '--check'], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
  expect([stderr, status]).toEqual(['', 0])
})

test('the demonstration itself has nothing of it to replace', () => {
  expect(demonstrationLeft(projectRoot)).toEqual([])
})

describe('a copy', () => {
  const copy = new ProjectCopy()
  const ledger = 'data/addresses.txt'
  const text = 'content/acts/coldplayers.md'
  /** What the list says of a part; nothing of what is the agency's. */
  const pointsAt = (output: string, file: string) =>
    output.split('\n').filter((line) => line.startsWith(`  ${file}`))
  let listed = ''
  beforeAll(() => {
    cpSync(join(projectRoot, ledger), join(copy.root, ledger))
    copy.edit('data/site.ts', /brand: .*,/, "brand: 'Bureau Zuid',")
    copy.edit('data/cities.ts', /latitude: 5\d\.\d+/, 'latitude: 51.1')
    copy.edit(text, /$/, '\nEen eigen zin.\n')
    copy.edit('content/pages/home.md', /$/, '\nBoek {act.the-rover} of [lees meer](/artist/the-rover/).\n')
    listed = copy.run('check', '--live').output
  })

  test('lists each entry, text and picture that is as it was, once, and none that is the agency’s', () => {
    expect(listed).toMatch(/^ {2}data\/acts\.ts:\d+ {2}The act "coldplayers" is that of the demonstration\./m)
    for (const file of ['content/acts/the-rover.md', 'static/images/acts/coldplayers.svg', ledger])
      expect(pointsAt(listed, file)).toEqual([expect.stringContaining('that of the demonstration')])
    expect(pointsAt(listed, 'data/testimonials.ts')).toHaveLength(5)
    for (const file of [text, 'content/pages/home.md', 'data/site.ts'])
      expect(pointsAt(listed, file).join()).not.toContain('is that of the demonstration')
    expect(listed).not.toContain('The brand')
  })

  test('keeps what is the agency’s and what the site needs, which is named, and is a sound site', () => {
    const [city = ''] = /(?<=key: ')[^']+/.exec(copy.read('data/cities.ts')) ?? []
    const { output } = copy.run('remove', 'demonstration', '--yes')
    expect(output).toMatch(/These stay, .*\n(?: {2}.*\n)*? {2}content\/pages\/privacy\.md /)
    for (const gone of ['content/acts/the-rover.md', 'static/images/acts/the-rover.svg', ledger])
      expect(existsSync(join(copy.root, gone))).toBe(false)
    expect(copy.read('data/acts.ts').match(/slug: '.*'/g)).toEqual(["slug: 'coldplayers'"])
    expect(copy.read('data/cities.ts').match(/ key: '.*'/g)).toEqual([` key: '${city}'`])
    expect(copy.read(text)).toContain('Een eigen zin.')
    expect(copy.read('content/pages/home.md')).toMatch(/\nBoek The Rover of lees meer\.\n$/)
    expect(copy.read('content/pages/about.md')).toMatch(/^---\nsample: true\n/)
    expect(copy.read('content/pages/home.md')).not.toContain('sample: true')
    expect(copy.run('generate')).toMatchObject({ exitCode: 0 })

    const left = copy.run('check', '--live').output
    expect(left).toContain('The text content/pages/about.md is a sample.')
    expect(left).toContain('The act "coldplayers" is that of the demonstration.')
    expect(left).not.toMatch(/The (?:testimonial|show|article)\b.* is that of the demonstration/)
    const again = copy.run('remove', 'demonstration', '--yes')
    expect(again).toMatchObject({
      exitCode: 1,
      errors: expect.stringContaining('Nothing of the demonstration'),
    })
  })

  test('and its kind needs a name for all else', () => {
    expect(copy.run('remove', 'act')).toMatchObject({
      exitCode: 64,
      errors: expect.stringContaining('<slug>'),
    })
  })
})
