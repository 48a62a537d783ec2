/** Pages rendered by several threads: the same files as by one. `generator/pipeline/workers.test.ts` has their faults. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampled } from './depth.ts'
import { digestsBelow, SmallProject } from './project.ts'

let project: SmallProject
beforeAll(() => {
  project = new SmallProject()
  // With the days of all texts.
  expect(project.run('generate', '--release')).toMatchObject({ exitCode: 0, errors: '' })
  // The redirect of a whole act adds pages that only the plan knows.
  project.write('data/addresses.txt', `${project.read('data/addresses.txt')}/artist/oud/\n/oud-gent/\n`)
  project.edit('data/redirects.ts', 'redirects = [', "redirects = [{ act: 'oud', to: 'silkwood' }, ")
})
afterAll(() => project.remove())

/** The site in a folder, and its manifest without the states of files on the disk. */
function published(out: string) {
  const [, ...lines] = readFileSync(join(project.root, `.${out}`, 'manifest'), 'utf8')
    .trimEnd()
    .split('\n')
  return { files: digestsBelow(join(project.root, out)), manifest: lines.map((line) => JSON.parse(line).slice(0, 4)) }
}

test.each(
  sampled(
    [
      ['2', '--address', 'https://preview.example/sub', '--drafts'],
      ['3', '--compress'],
    ],
    1,
  ),
)('--jobs %s publishes the same bytes and the same manifest as one', (jobs, ...flags) => {
  for (const [out, number] of Object.entries({ alone: '1', together: jobs })) {
    const result = project.run('generate', '--quiet', '--out', out, '--jobs', number, ...flags)
    expect(result).toEqual({ exitCode: 0, output: '', errors: '' })
  }
  expect(published('together')).toEqual(published('alone'))
  expect(published('together').files).toHaveProperty('oud-gent/index.html')
  expect(project.read('together/sitemap.xml')).toContain('<lastmod>')
  for (const out of ['alone', 'together']) for (const folder of [out, `.${out}`]) rmSync(join(project.root, folder), { recursive: true })
})

test('with more threads, a second run leaves unchanged files alone and a changed page is published', () => {
  const generate = () => project.run('generate', '--force', '--jobs', '2').output
  generate()
  expect(generate()).toMatch(/^0 files written/m)
  project.edit('content/pages/privacy.md', /(\n---\n\s*[^\n]*)e/, '$1é')
  generate()
  expect(project.read('.out/changed.txt')).toContain('privacy/index.html')
  expect(project.read('.out/changed.txt')).not.toContain('about/index.html')
})
