/**
 * Pages rendered by several threads: the same files as by one. `generator/build/workers.test.ts` has their
 * faults. And pages that share too much text, which is known when all are rendered.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { sampled } from './depth.ts'
import { digestsBelow, linesOfManifest, SmallProject } from './project.ts'

const project = new SmallProject()
beforeAll(() => {
  // With the days of all texts.
  expect(project.run('generate', '--release')).toMatchObject({ exitCode: 0, errors: '' })
  // The redirect of a whole act adds pages that only the plan knows.
  project.write('data/addresses.txt', `${project.read('data/addresses.txt')}/artist/oud/\n/oud-gent/\n`)
  project.edit('data/redirects.ts', 'redirects = [', "redirects = [{ act: 'oud', to: 'silkwood' }, ")
  project.edit(
    'data/site.ts',
    'sharedText: {}',
    "sharedText: { 'act in city': { limit: 1, above: 'noindex' } }",
  )
})

const inFolder = (out: string) => digestsBelow(join(project.root, out))

/** The site in a folder, and its manifest without the states of files on the disk. */
const published = (out: string) => ({
  files: inFolder(out),
  manifest: linesOfManifest(join(project.root, `.${out}`, 'manifest')),
})

test.each(
  sampled([['2'], ['3', '--compress'], ['2', '--address', 'https://preview.example/sub', '--drafts']], 1),
)(
  '--jobs %s publishes the same bytes and the same manifest as one; a second run leaves unchanged files alone and publishes a changed page',
  (jobs, ...flags) => {
    const generate = (out: string, number: string, ...more: string[]) => {
      const result = project.run('generate', '--out', out, '--jobs', number, ...flags, ...more)
      expect(result).toMatchObject({
        exitCode: 0,
        errors: expect.stringMatching(/^warning {2}text-shared\n(?:.+\n)+\n$/),
      })
      return result.output
    }
    generate('alone', '1')
    generate('together', jobs)
    expect(published('together')).toEqual(published('alone'))
    expect(published('together').files).toHaveProperty('oud-gent/index.html')
    expect(project.read('together/sitemap.xml')).toContain('<lastmod>')

    expect(generate('together', jobs, '--force')).toMatch(/^0 files written/m)
    project.edit('content/pages/privacy.md', /(\n---\n\s*[^\n]*)e/, '$1é')
    generate('together', jobs, '--force')
    expect(project.read('.together/changed.txt')).toContain('privacy/index.html')
    expect(project.read('.together/changed.txt')).not.toContain('about/index.html')
    for (const out of ['alone', 'together'])
      for (const folder of [out, `.${out}`]) rmSync(join(project.root, folder), { recursive: true })
  },
)

test('a page that shares too much text says noindex and is not in the sitemap, also when shards render the pages; where the limit stops, nothing is published, and where it is no longer reached, the page is as if it had never been hidden', () => {
  expect(project.run('generate').errors).toContain('text-shared')
  expect(project.read('out/silkwood-gent/index.html')).toContain(
    '<meta name="robots" content="noindex,follow"',
  )
  expect(project.read('out/sitemap.xml')).not.toContain('/silkwood-gent/')
  expect(project.read('out/sitemap.xml')).toContain('/artist/silkwood/')
  const merge = () => {
    for (const number of ['1', '2'])
      project.run('generate', '--shard', `${number}/2`, '--out', `parts/${number}`)
    project.run('merge', 'parts', '--out', 'merged')
  }
  merge()
  const noindex = inFolder('out')
  expect(inFolder('merged')).toEqual(noindex)

  project.edit('data/site.ts', "above: 'noindex'", "above: 'stop'")
  expect(project.run('generate')).toMatchObject({
    exitCode: 1,
    errors: expect.stringContaining('text-shared'),
  })
  expect(inFolder('out')).toEqual(noindex)
  expect(project.run('uniqueness').output).toMatch(
    /^act in city: \d+ pages, limit 1 %\. .*\n +Words of prose .*\n +\d+\.\d % {2}\/\S+ {2}\/\S+\n {4}\S/m,
  )

  project.edit('data/site.ts', "limit: 1, above: 'stop'", "limit: 100, above: 'noindex'")
  for (const out of ['out', 'shown']) project.run('generate', '--out', out)
  merge()
  for (const out of ['out', 'merged']) expect(inFolder(out)).toEqual(inFolder('shown'))
  expect(project.read('out/silkwood-gent/index.html')).toContain('content="index,follow"')
})
