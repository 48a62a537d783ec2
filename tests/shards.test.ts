import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isDeep } from './depth.ts'
import { digestsBelow, filesBelow, runProcess, SmallProject, statesBelow } from './project.ts'

const project = new SmallProject()
const place = mkdtempSync(join(tmpdir(), 'shards-'))
afterAll(() => {
  project.remove()
  rmSync(place, { recursive: true, force: true })
})

const succeed = (...args: string[]) => expect(project.run(...args)).toMatchObject({ exitCode: 0, errors: '' })
const generateShards = (count: number, folder: string, ...options: string[]) => {
  for (let number = 1; number <= count; number++)
    succeed('generate', '--shard', `${number}/${count}`, '--out', join(folder, `${number}-of-${count}`), ...options)
}

/** Path, kind, digest and size of every file in a manifest. */
const linesOf = (manifest: string) =>
  readFileSync(manifest, 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line).slice(0, 4))

describe('the merged site', () => {
  beforeAll(() => {
    succeed('generate', '--release', '--out', join(place, 'whole'))
    expect(readFileSync(join(place, 'whole/sitemap.xml'), 'utf8')).toContain('<lastmod>')
  })

  test.each(isDeep ? [1, 2, 3, 7, 16] : [2, 3])('of %i shards is byte for byte the one that a single machine makes, in any order of merging', (count) => {
    const [folder, out] = [join(place, `parts-${count}`), join(place, `merged-${count}`)]
    generateShards(count, folder)
    const shards = readdirSync(folder).map((name) => join(folder, name))
    const shuffled = shards.map((shard, index) => ({ shard, key: (index * 7 + 3) % count })).sort((a, b) => b.key - a.key)
    succeed('merge', ...shuffled.map(({ shard }) => shard), '--out', out)
    expect(digestsBelow(out)).toEqual(digestsBelow(join(place, 'whole')))
    expect(linesOf(join(place, `.merged-${count}`, 'manifest'))).toEqual(linesOf(join(place, '.whole', 'manifest')))
    expect(filesBelow(join(place, `.merged-${count}`))).toEqual(['changed.txt', 'manifest', 'removed.txt'])
  })

  test('has the compressed copies that a single machine makes', () => {
    generateShards(2, join(place, 'for-copies'))
    succeed('merge', join(place, 'for-copies'), '--compress', '--out', join(place, 'merged-copies'))
    succeed('generate', '--compress', '--out', join(place, 'whole-copies'))
    expect(digestsBelow(join(place, 'merged-copies'))).toEqual(digestsBelow(join(place, 'whole-copies')))
  })

  test('of a preview is made of shards with the same options', () => {
    const options = ['--address', 'https://preview.example/pr-12', '--drafts', '--date', '2030-01-01']
    generateShards(2, join(place, 'for-preview'), ...options)
    succeed('merge', join(place, 'for-preview'), '--out', join(place, 'merged-preview'), ...options)
    succeed('generate', '--out', join(place, 'whole-preview'), ...options)
    expect(digestsBelow(join(place, 'merged-preview'))).toEqual(digestsBelow(join(place, 'whole-preview')))
  })

  test('leaves unchanged files alone, and takes archives, alone or with folders', () => {
    const parts = join(place, 'parts-3')
    spawnSync('tar', ['-czf', join(place, 'one.tar.gz'), '-C', parts, '1-of-3'])
    spawnSync('tar', ['-cf', join(place, 'three.tar'), '-C', join(parts, '3-of-3'), '.'])
    const before = statesBelow(join(place, 'merged-3'))
    succeed('merge', join(place, 'three.tar'), join(parts, '2-of-3'), join(place, 'one.tar.gz'), '--out', join(place, 'merged-3'))
    expect(statesBelow(join(place, 'merged-3'))).toEqual(before)
    expect(filesBelow(join(place, '.merged-3'))).toEqual(['changed.txt', 'manifest', 'removed.txt'])
  })

  test('is found wherever a service for artifacts puts the shards', () => {
    const artifacts = join(place, 'artifacts')
    for (const number of [1, 2])
      cpSync(join(place, 'parts-2', `${number}-of-2`), join(artifacts, `shard-${number}`, 'shards', `${number}-of-2`), { recursive: true })
    mkdirSync(join(artifacts, '.1-of-2-unfinished'))
    succeed('merge', artifacts, '--out', join(place, 'merged-2'))
  })
})

describe('a shard', () => {
  test('is made when nothing changed since the site was published', () => {
    succeed('generate')
    rmSync(join(project.root, 'shards'), { recursive: true, force: true })
    const { output } = project.run('generate', '--shard', '2/2')
    expect(output).toMatch(/^Rendered \d+ of \d+ pages into shards\/2-of-2\/ in [\d.]+ s, 0 warnings\.\n$/)
    expect(filesBelow(join(project.root, 'shards'))).toContain('2-of-2/shard.json')
  })

  test('publishes nothing, and takes no lock', () => {
    succeed('generate')
    const before = statesBelow(join(project.root, 'out'))
    project.edit('data/site.ts', /phone: '.*'/, "phone: '+32 16 99 99 98'")
    succeed('generate', '--shard', '1/2')
    expect(statesBelow(join(project.root, 'out'))).toEqual(before)
  })

  test('replaces an earlier one, and no other folder', () => {
    succeed('generate', '--shard', '1/2', '--out', join(place, 'again'))
    const first = digestsBelow(join(place, 'again'))
    writeFileSync(join(place, 'again', 'pages', '99999.html'), '')
    succeed('generate', '--shard', '1/2', '--out', join(place, 'again'))
    expect(digestsBelow(join(place, 'again'))).toEqual(first)
    mkdirSync(join(place, 'photos'))
    writeFileSync(join(place, 'photos', 'holiday.jpg'), '')
    expect(project.run('generate', '--shard', '1/2', '--out', join(place, 'photos'))).toMatchObject({
      exitCode: 1,
      errors: expect.stringContaining('photos holds files that are no shard.'),
    })
    expect(project.run('generate', '--shard', '1/2', '--out', 'data')).toMatchObject({ exitCode: 1, errors: expect.stringContaining('must not be replaced') })
    expect(filesBelow(join(place, 'photos'))).toEqual(['holiday.jpg'])
    expect(readdirSync(place).filter((name) => /^\.(again|photos)/.test(name))).toEqual([])
  })

  test('is not made of a site with a mistake, wherever that is', () => {
    const before = project.read('data/acts.ts')
    project.edit('data/acts.ts', /category: '.*'/, "category: 'jazz'")
    for (const shard of ['1/3', '2/3', '3/3'])
      expect(project.run('generate', '--shard', shard)).toMatchObject({ exitCode: 1, errors: expect.stringContaining('unknown-value') })
    project.write('data/acts.ts', before)
  })

  test('takes its number from the engine that runs the job', () => {
    const { exitCode, output } = runProcess(project.root, ['generate', '--shard', 'auto'], { JOB_COMPLETION_INDEX: '1', SHARD_TOTAL: '4' })
    expect([exitCode, output]).toEqual([0, expect.stringContaining('into shards/2-of-4/')])
  })

  test.each(['--release', '--adopt', '--compress', '--digest'])('does not accept %s, which belongs to merge', (option) => {
    expect(project.run('generate', '--shard', '1/2', option)).toMatchObject({ exitCode: 64 })
  })
})

describe('merge refuses', () => {
  const made = join(place, 'made')
  const shards = join(place, 'spoiled')
  let published: string[] = []
  beforeAll(() => {
    generateShards(3, made)
    succeed('merge', made)
    project.changeEveryPage()
    // Something else is published: a merge that went on in spite of a problem would show.
    succeed('generate')
    rmSync(made, { recursive: true })
    project.changeEveryPage()
    generateShards(3, made)
    published = statesBelow(join(project.root, 'out'))
  })
  beforeEach(() => cpSync(made, shards, { recursive: true }))
  afterEach(() => {
    rmSync(shards, { recursive: true, force: true })
    expect(statesBelow(join(project.root, 'out'))).toEqual(published)
    expect(filesBelow(join(project.root, '.out'))).toEqual(['changed.txt', 'manifest', 'removed.txt'])
  })

  /** The codes and the sentences of the problems of a merge that failed. */
  function problems(...args: string[]): { code: string; what: string }[] {
    const { exitCode, output } = project.run('merge', ...(args.length > 0 ? args : [shards]), '--format', 'json')
    expect(exitCode).toBe(1)
    return JSON.parse(output)
  }
  const codes = (...args: string[]) => problems(...args).map(({ code }) => code)
  const [first, second, third] = [1, 2, 3].map((number) => join(shards, `${number}-of-3`)) as [string, string, string]
  const firstPage = (shard: string) => join(shard, 'pages', readdirSync(join(shard, 'pages'))[0] ?? '')
  const edit = (file: string, from: string | RegExp, to: string) => writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))

  test('an incomplete set', () => {
    rmSync(second, { recursive: true })
    expect(problems()).toMatchObject([{ code: 'shard-missing', what: 'Of 3 shards, one is missing: 2.' }])
  })

  test('a shard that is there twice', () => {
    cpSync(second, join(shards, 'copy'), { recursive: true })
    expect(codes()).toEqual(['shard-doubled'])
    expect(codes(second, first, third, second)).toEqual(['shard-doubled'])
  })

  test('shards of two divisions', () => {
    succeed('generate', '--shard', '2/2', '--out', join(shards, '2-of-2'))
    expect(problems()).toMatchObject([{ code: 'shard-counts', what: expect.stringContaining('into 2 and into 3') }])
  })

  test('a place without a shard', () => {
    expect(codes('nowhere', made)).toEqual(['shard-none'])
    expect(codes(join(first, 'pages'), made)).toEqual(['shard-none'])
  })

  test('a list or folder of pages that is shorter than it was', () => {
    const list = readFileSync(join(second, 'pages.jsonl'))
    writeFileSync(join(second, 'pages.jsonl'), list.subarray(0, list.length / 2))
    rmSync(firstPage(third))
    expect(codes()).toEqual(['shard-damaged', 'shard-damaged'])
    rmSync(join(first, 'pages.jsonl'))
    expect(codes()).toEqual(['shard-damaged', 'shard-damaged', 'shard-damaged'])
  })

  test('pages that were truncated, edited or replaced by a folder, all at once', () => {
    writeFileSync(firstPage(first), '')
    edit(firstPage(second), 'a', 'b')
    const page = firstPage(third)
    rmSync(page)
    mkdirSync(page)
    const found = problems()
    expect(found.map(({ code }) => code)).toEqual(['shard-damaged', 'shard-damaged', 'shard-damaged'])
    const sentences = found.map(({ what }) => what).join('\n')
    expect(sentences).toMatch(/has 0 bytes instead of \d+/)
    expect(sentences).toContain('was edited')
    expect(sentences).toContain('EISDIR')
  })

  test('a list that was edited', () => {
    edit(join(first, 'pages.jsonl'), 'href', 'hres')
    edit(join(first, 'pages.jsonl'), '/', '-')
    expect(problems()).toMatchObject([{ code: 'shard-damaged', what: expect.stringContaining('pages.jsonl was edited') }])
  })

  test('a shard under the number of another: its pages are in the wrong shard', () => {
    const numbers = [first, second].map((shard) => join(shard, 'shard.json'))
    edit(numbers[0] ?? '', '"number":1', '"number":2')
    edit(numbers[1] ?? '', '"number":2', '"number":1')
    expect(problems()).toMatchObject([
      { code: 'shard-damaged', what: expect.stringContaining('should be') },
      { code: 'shard-damaged', what: expect.stringContaining('should be') },
    ])
  })

  test('what is no shard of this version, without calling it missing', () => {
    edit(join(first, 'shard.json'), 'toegift shard 5', 'toegift shard 0')
    edit(join(second, 'shard.json'), /.{9}$/s, '')
    expect(codes()).toEqual(['shard-foreign', 'shard-foreign'])
  })

  test('shards of other files than this checkout has', () => {
    const before = project.read('content/pages/privacy.md')
    project.write('content/pages/privacy.md', `${before}\nNog een zin.\n`)
    expect(problems()).toMatchObject([{ code: 'shard-stale', what: expect.stringContaining('content/pages/privacy.md differs') }])
    project.write('content/pages/privacy.md', before)
  })

  test('shards of another site', () => {
    const other = new SmallProject()
    other.edit('data/site.ts', /brand: '.*'/, "brand: 'Een ander bureau'")
    expect(other.run('generate', '--shard', '1/3', '--out', first)).toMatchObject({ exitCode: 0 })
    other.remove()
    expect(problems()).toMatchObject([{ code: 'shard-stale', what: expect.stringContaining('The shard 1/3 was') }])
  })

  test('shards of another program or with other options', () => {
    edit(join(first, 'shard.json'), /"program":"\w/, '"program":"x')
    expect(codes(shards, '--date', '2030-01-01')).toEqual(['shard-stale', 'shard-stale'])
    expect(problems(shards, '--drafts')[1]?.what).toContain(
      'The shards 2/3, 3/3 were made of another source than this checkout: --drafts is not set instead of set',
    )
  })

  test('an archive with a path that leads out of it, and unpacks nothing', () => {
    writeFileSync(join(place, 'outside.html'), '')
    const archive = join(shards, 'evil.tar')
    spawnSync('tar', ['-cPf', archive, '../outside.html'], { cwd: shards })
    rmSync(join(place, 'outside.html'))
    expect(problems(archive)).toMatchObject([{ code: 'shard-archive', what: expect.stringContaining('../outside.html leads out of it') }])
    expect(filesBelow(place).filter((file) => file.endsWith('outside.html'))).toEqual([])
  })

  test.each([
    ['is no JSON', '{'],
    ['is null', 'null'],
    ['is incomplete', '[0,"/"]'],
  ])('a list with a line that %s, in a shard that is otherwise whole', (_, line) => {
    const list = join(first, 'pages.jsonl')
    edit(list, /^.*/, line)
    edit(join(first, 'shard.json'), /"list":"[^"]*"/, `"list":"${createHash('sha256').update(readFileSync(list)).digest('base64url')}"`)
    expect(problems()).toMatchObject([{ code: 'shard-damaged', what: expect.stringContaining('pages.jsonl has a line that is no page where /') }])
  })

  test.each([2 ** 33, 20_000_000])('a shard that says that there are %i, in one short sentence', (count) => {
    edit(join(first, 'shard.json'), '"count":3', `"count":${count}`)
    const [problem, ...others] = problems()
    expect([problem?.code, others]).toEqual(['shard-foreign', []])
    expect(problem?.what.length).toBeLessThan(300)
  })

  test('everything at once', () => {
    renameSync(third, join(place, 'away'))
    appendFileSync(join(first, 'pages.jsonl'), '\n')
    expect(codes(shards, 'nowhere', '--drafts')).toEqual(['shard-none', 'shard-missing', 'shard-stale', 'shard-damaged'])
    rmSync(join(place, 'away'), { recursive: true })
  })
})

test('a dead link in one shard is found when all are merged, and nothing is published', () => {
  const before = project.read('content/pages/privacy.md')
  project.edit('content/pages/privacy.md', /\n$/, '\n[Een kop](/about/#nergens)\n')
  const folder = join(place, 'dead')
  generateShards(2, folder)
  const published = statesBelow(join(project.root, 'out'))
  expect(project.run('merge', folder)).toMatchObject({ exitCode: 1, errors: expect.stringContaining('#nergens') })
  expect(statesBelow(join(project.root, 'out'))).toEqual(published)
  project.write('content/pages/privacy.md', before)
})
