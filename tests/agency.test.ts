/** A new agency: its repository, from an empty folder to its first site. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '../generator/system/files-below.ts'
import { run as runIn } from './project.ts'
import { commitAll, initialize } from './repository.ts'
import { temporaryFolder } from './temporary.ts'

/** The packages of the program are those of this checkout: no registry is asked. */
const run = (root: string, args: readonly string[]) => runIn(root, args, { npm_config_offline: 'true' })

const answers = ["--name=Bureau O'Hara", '--set=town=Aarschot', '--set=act=De Proef', '--yes']

test('an empty folder becomes the repository of an agency, whose site has no warning', () => {
  const root = temporaryFolder('agency-')
  expect(run(root, ['new', 'agency', ...answers])).toMatchObject({ exitCode: 0 })
  const written = filesBelow(root).filter((file) => /^(?:data|content)\//.test(file))
  expect(written).toContain('content/acts/de-proef.md')
  expect(written).toContain('content/cities/aarschot.md')
  expect(written.length).toBeLessThanOrEqual(26)
  expect(run(root, ['check'])).toMatchObject({ exitCode: 0, output: expect.not.stringContaining('warning') })
  expect(run(root, ['generate'])).toMatchObject({ exitCode: 0 })
  expect(readFileSync(join(root, 'out/index.html'), 'utf8')).toContain('Bureau O&#x27;Hara')
  expect(existsSync(join(root, 'out/artist/de-proef/index.html'))).toBe(true)
  // Nothing is there that the agency does not have.
  for (const path of [
    'blog/index.html',
    'agenda',
    'tributeband-boeken',
    'prijsindicatie',
    'tributeband-aarschot',
    'feed.xml',
  ])
    expect(existsSync(join(root, 'out', path))).toBe(false)
})

test('a second act is added, with a rider in a file that was not there', () => {
  const root = temporaryFolder('agency-')
  run(root, ['new', 'agency', ...answers])
  expect(run(root, ['new', 'act', '--name=Tweede Act', '--set=category=akoestisch', '--yes'])).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining('data/riders.ts'),
  })
  expect(run(root, ['check'])).toMatchObject({ exitCode: 0 })
  expect(readFileSync(join(root, 'data/riders.ts'), 'utf8')).toContain("act: 'tweede-act'")
})

test('what an edit changes is shown in a repository that has no generator', () => {
  const root = temporaryFolder('agency-')
  run(root, ['new', 'agency', ...answers])
  writeFileSync(join(root, 'package-lock.json'), '{}')
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  initialize(root)
  commitAll(root)
  const acts = join(root, 'data/acts.ts')
  writeFileSync(acts, readFileSync(acts, 'utf8').replace('musicians: 4', 'musicians: 5'))
  expect(run(root, ['diff', 'HEAD'])).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining("'4' became '5'"),
  })
})

test('every sample of a new agency is listed before it goes live', () => {
  const root = temporaryFolder('agency-')
  run(root, ['new', 'agency', ...answers])
  const { output } = run(root, ['check', '--live'])
  const samples = filesBelow(root).filter(
    (file) => file.endsWith('.md') && readFileSync(join(root, file), 'utf8').startsWith('---\nsample: true'),
  )
  expect(samples.length).toBeGreaterThan(8)
  for (const file of [...samples, 'data/acts.ts', 'data/site.ts']) expect(output).toContain(file)
})

test('a folder that holds something, and an answer that is not valid, are refused before anything is written', () => {
  const root = temporaryFolder('agency-')
  expect(run(root, ['new', 'agency', '--set=address=podium', '--yes']).errors).toContain('address')
  expect(filesBelow(root)).toEqual([])
  expect(run(root, ['new', 'agency', '--set=colour=red', '--yes']).errors).toContain('no "colour"')
  expect(run(root, ['new', 'agency', '--set=act=日本語', '--yes']).errors).toContain('for their addresses')
  expect(filesBelow(root)).toEqual([])
  writeFileSync(join(root, 'package.json'), '{}')
  expect(run(root, ['new', 'agency', '--yes']).errors).toContain('package.json is here already')
  expect(filesBelow(root)).toEqual(['package.json'])
})
