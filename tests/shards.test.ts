import { randomUUID } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isDeep } from './depth.ts'
import { digestsBelow, filesBelow, linesOfManifest, ownFiles, SmallProject, statesBelow } from './project.ts'
import { temporaryFolder } from './temporary.ts'

const project = new SmallProject()
const place = temporaryFolder('shards-')

const succeed = (...args: string[]) => expect(project.run(...args)).toMatchObject({ exitCode: 0, errors: '' })
const generateShards = (count: number, folder: string, ...options: string[]) => {
  for (let number = 1; number <= count; number++)
    succeed(
      'generate',
      '--shard',
      `${number}/${count}`,
      '--out',
      join(folder, `${number}-of-${count}`),
      ...options,
    )
}

const whole = join(place, 'whole')
/** Three shards of the same site, which was released. */
const made = join(place, 'parts-3')
beforeAll(() => {
  succeed('generate', '--release', '--out', whole)
  expect(readFileSync(join(whole, 'sitemap.xml'), 'utf8')).toContain('<lastmod>')
  generateShards(3, made)
})

describe('the merged site', () => {
  test.each(isDeep ? [1, 2, 3, 7, 16] : [3])(
    'of %i shards is byte for byte the one that a single machine makes, in any order of merging',
    (count) => {
      const [folder, out] = [join(place, `parts-${count}`), join(place, `merged-${count}`)]
      if (folder !== made) generateShards(count, folder)
      const shards = readdirSync(folder).map((name) => join(folder, name))
      const shuffled = shards
        .map((shard, index) => ({ shard, key: (index * 7 + 3) % count }))
        .sort((a, b) => b.key - a.key)
      succeed('merge', ...shuffled.map(({ shard }) => shard), '--out', out)
      expect(digestsBelow(out)).toEqual(digestsBelow(whole))
      expect(linesOfManifest(join(place, `.merged-${count}`, 'manifest'))).toEqual(
        linesOfManifest(join(place, '.whole', 'manifest')),
      )
      expect(filesBelow(join(place, `.merged-${count}`))).toEqual(ownFiles)
    },
  )

  test.runIf(isDeep)('of a preview, with compressed copies, is made of shards with the same options', () => {
    const options = ['--address', 'https://preview.example/pr-12', '--drafts', '--date', '2030-01-01']
    generateShards(2, join(place, 'for-preview'), ...options)
    succeed(
      'merge',
      join(place, 'for-preview'),
      '--compress',
      '--out',
      join(place, 'merged-preview'),
      ...options,
    )
    succeed('generate', '--compress', '--out', join(place, 'whole-preview'), ...options)
    expect(digestsBelow(join(place, 'merged-preview'))).toEqual(digestsBelow(join(place, 'whole-preview')))
  })
})

test('unchanged files are left alone, and shards are found wherever a service for artifacts puts them', () => {
  const [artifacts, out] = [join(place, 'artifacts'), join(place, 'merged')]
  succeed('merge', made, '--out', out)
  const before = statesBelow(out)
  cpSync(join(made, '2-of-3'), join(artifacts, 'shard-2', 'shards', '2-of-3'), { recursive: true })
  mkdirSync(join(artifacts, '.1-of-2-unfinished'))
  succeed('merge', join(made, '3-of-3'), artifacts, join(made, '1-of-3'), '--out', out)
  expect(statesBelow(out)).toEqual(before)
  expect(filesBelow(join(place, '.merged'))).toEqual(ownFiles)
})

describe('a shard', () => {
  test('is made when nothing changed since the site was published, and leaves that site as it is', () => {
    succeed('generate')
    const [site, published] = [project.read('data/site.ts'), statesBelow(join(project.root, 'out'))]
    const { output } = project.run('generate', '--shard', '2/2')
    expect(output).toMatch(/^Rendered \d+ of \d+ pages into shards\/2-of-2\/ in [\d.]+ s, 0 warnings\.\n$/)
    expect(filesBelow(join(project.root, 'shards'))).toContain('2-of-2/shard.json')
    project.changeEveryPage()
    succeed('generate', '--shard', '1/2', '--out', join(place, 'of-changed'))
    project.write('data/site.ts', site)
    expect(statesBelow(join(project.root, 'out'))).toEqual(published)
  })

  test('is not made of a site with a mistake, also of another shard', () => {
    const acts = project.read('data/acts.ts')
    project.edit('data/acts.ts', /category: '.*'/, "category: 'jazz'")
    expect(project.run('generate', '--shard', '2/2')).toMatchObject({
      exitCode: 1,
      errors: expect.stringContaining('unknown-value'),
    })
    project.write('data/acts.ts', acts)
  })

  test('does not replace a folder of the project', () => {
    expect(project.run('generate', '--shard', '1/2', '--out', 'data')).toMatchObject({
      exitCode: 1,
      errors: expect.stringContaining('must not be replaced'),
    })
  })

  test.each(['--release', '--adopt', '--compress', '--digest'])(
    'does not accept %s, which belongs to merge',
    (option) => {
      expect(project.run('generate', '--shard', '1/2', option)).toMatchObject({ exitCode: 64 })
    },
  )
})

describe('merge refuses', () => {
  const shards = join(place, 'spoiled')
  let published: string[] = []
  beforeAll(() => {
    const before = project.read('data/site.ts')
    project.changeEveryPage()
    // Something else is published: a merge that went on in spite of a problem would show.
    succeed('generate')
    project.write('data/site.ts', before)
    published = statesBelow(join(project.root, 'out'))
  })
  beforeEach(() => cpSync(made, shards, { recursive: true }))
  afterEach(() => {
    rmSync(shards, { recursive: true, force: true })
    expect(statesBelow(join(project.root, 'out'))).toEqual(published)
    expect(filesBelow(join(project.root, '.out'))).toEqual(ownFiles)
  })

  /** The problems of a merge that failed: their codes, and what they say. */
  function problems(...args: string[]): string[] {
    const { exitCode, output } = project.run(
      'merge',
      ...(args.length > 0 ? args : [shards]),
      '--format',
      'json',
    )
    expect(exitCode).toBe(1)
    const found: { code: string; what: string }[] = JSON.parse(output)
    return found.map(({ code, what }) => `${code}: ${what}`)
  }
  const [first, second, third] = [1, 2, 3].map((number) => join(shards, `${number}-of-3`)) as [
    string,
    string,
    string,
  ]
  const firstPage = (shard: string) => join(shard, 'pages', readdirSync(join(shard, 'pages'))[0] ?? '')
  const edit = (file: string, from: string | RegExp, to: string) =>
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(from, () => to),
    )

  test.each<[what: string, spoil: () => void, expected: RegExp[], args?: string[]]>([
    [
      'a shard that is there twice',
      () => cpSync(second, join(shards, 'copy'), { recursive: true }),
      [/^shard-doubled/],
    ],
    ['a shard that is named twice', () => undefined, [/^shard-doubled/], [second, first, third, second]],
    [
      'shards of two divisions',
      () => succeed('generate', '--shard', '2/2', '--out', join(shards, '2-of-2')),
      [/^shard-counts: .* into 2 and into 3/],
    ],
    ['a place without a shard', () => undefined, [/^shard-none/], [join(first, 'pages'), made]],
    [
      'folders of pages that are shorter than they were, or not there',
      () => {
        rmSync(join(first, 'pages'), { recursive: true })
        rmSync(firstPage(third))
      },
      [/^shard-damaged: .*ENOENT/, /^shard-damaged: .* has \d+ files instead of \d+/],
    ],
    [
      'pages that were truncated, edited or replaced by a folder, all at once',
      () => {
        writeFileSync(firstPage(first), '')
        edit(firstPage(second), 'a', 'b')
        const page = firstPage(third)
        rmSync(page)
        mkdirSync(page)
      },
      [
        /^shard-damaged: .* was edited or cut off/,
        /^shard-damaged: .* was edited or cut off/,
        /^shard-damaged: .* is no file of a reasonable size/,
      ],
    ],
    [
      'links in the place of a shard.json and of the folder of the pages',
      () => {
        for (const file of [join(second, 'shard.json'), join(third, 'pages')]) {
          const elsewhere = join(place, `${randomUUID()}-${basename(file)}`)
          renameSync(file, elsewhere)
          symlinkSync(elsewhere, file)
        }
      },
      [/^shard-foreign: .* is no file of a reasonable size/, /^shard-damaged: .* pages is no folder/],
    ],
    [
      'a link in the place of a page',
      () => {
        const page = firstPage(first)
        renameSync(page, join(place, 'page.html'))
        symlinkSync(join(place, 'page.html'), page)
      },
      [/^shard-damaged: .* is no file of a reasonable size/],
    ],
    [
      'a shard under the number of another: its pages are in the wrong shard',
      () => {
        edit(join(first, 'shard.json'), '"number":1', '"number":2')
        edit(join(second, 'shard.json'), '"number":2', '"number":1')
      },
      [/^shard-damaged: .* should be/, /^shard-damaged: .* should be/],
    ],
    [
      'what is no shard of this version, without calling it missing',
      () => {
        edit(join(first, 'shard.json'), /toegift shard \d+/, 'toegift shard 0')
        edit(join(second, 'shard.json'), /.{9}$/s, '')
      },
      [/^shard-foreign/, /^shard-foreign/],
    ],
    [
      'shards of another program or with other options',
      () => edit(join(first, 'shard.json'), /"program":"\w/, '"program":"x'),
      [
        /^shard-stale/,
        /^shard-stale: The shards 2\/3, 3\/3 were made of another source than this checkout: --drafts is not set instead of set/,
      ],
      [shards, '--drafts'],
    ],
    [
      'everything at once',
      () => {
        rmSync(third, { recursive: true })
        rmSync(firstPage(first))
      },
      [
        /^shard-none/,
        /^shard-missing: Of 3 shards, one is missing: 3\.$/,
        /^shard-stale/,
        /^shard-damaged: .* files instead of/,
      ],
      [shards, 'nowhere', '--drafts'],
    ],
  ])('%s', (_, spoil, expected, args = []) => {
    spoil()
    const found = problems(...args)
    expect(found).toHaveLength(expected.length)
    for (const pattern of expected) expect(found).toContainEqual(expect.stringMatching(pattern))
  })

  test('shards of other files than this checkout has', () => {
    const before = project.read('content/pages/privacy.md')
    project.write('content/pages/privacy.md', `${before}\nNog een zin.\n`)
    expect(problems()).toEqual([expect.stringMatching(/^shard-stale: .*content\/pages\/privacy\.md differs/)])
    project.write('content/pages/privacy.md', before)
  })
})

test('a dead link in one shard is found when all are merged, and nothing is published', () => {
  const before = project.read('content/pages/privacy.md')
  project.edit('content/pages/privacy.md', /\n$/, '\n[Een kop](/about/#nergens)\n')
  const folder = join(place, 'dead')
  generateShards(2, folder)
  const published = statesBelow(join(project.root, 'out'))
  expect(project.run('merge', folder)).toMatchObject({
    exitCode: 1,
    errors: expect.stringContaining('#nergens'),
  })
  expect(statesBelow(join(project.root, 'out'))).toEqual(published)
  project.write('content/pages/privacy.md', before)
})
