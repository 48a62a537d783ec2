/** Pages that share too much of their text: kept out of search engines, or a reason to publish nothing. `threads.test.ts` has those of threads. */
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { digestsBelow, SmallProject } from './project.ts'

const project = new SmallProject()
const settings = project.read('data/site.ts')
beforeEach(() => project.write('data/site.ts', settings))
const inFolder = (out: string) => digestsBelow(join(project.root, out))

test('a page above the limit says noindex and is not in the sitemap, also when shards render the pages', () => {
  project.edit('data/site.ts', 'sharedText: {}', "sharedText: { 'act in city': { limit: 1, above: 'noindex' } }")
  expect(project.run('generate').errors).toContain('text-shared')
  expect(project.read('out/silkwood-gent/index.html')).toContain('<meta name="robots" content="noindex,follow"')
  expect(project.read('out/sitemap.xml')).not.toContain('/silkwood-gent/')
  expect(project.read('out/sitemap.xml')).toContain('/artist/silkwood/')

  for (const number of ['1', '2']) project.run('generate', '--shard', `${number}/2`, '--out', `parts/${number}`)
  project.run('merge', 'parts', '--out', 'merged')
  expect(inFolder('merged')).toEqual(inFolder('out'))
})

test('where the limit stops, nothing is published, and the report shows the sentences', () => {
  project.edit('data/site.ts', /sharedText: \{.*\}/, "sharedText: { 'act in city': { limit: 1, above: 'stop' } }")
  const before = inFolder('out')
  expect(project.run('generate')).toMatchObject({ exitCode: 1, errors: expect.stringContaining('text-shared') })
  expect(inFolder('out')).toEqual(before)
  expect(project.run('uniqueness').output).toMatch(/^act in city: \d+ pages, limit 1 %\. .*\n +\d+\.\d % {2}\/\S+ {2}\/\S+\n {4}\S/m)
})
