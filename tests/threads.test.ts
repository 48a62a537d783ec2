/** Pages rendered by several threads: the same files as by one. `generator/pipeline/workers.test.ts` has their faults. */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { sampled } from './depth.ts'
import { digestsBelow, SmallProject } from './project.ts'

const project = new SmallProject()
beforeAll(() => {
  // With the days of all texts.
  expect(project.run('generate', '--release')).toMatchObject({ exitCode: 0, errors: '' })
  // The redirect of a whole act adds pages that only the plan knows.
  project.write('data/addresses.txt', `${project.read('data/addresses.txt')}/artist/oud/\n/oud-gent/\n`)
  project.edit('data/redirects.ts', 'redirects = [', "redirects = [{ act: 'oud', to: 'silkwood' }, ")
  // Which pages share too much is known when all are rendered.
  project.edit('data/site.ts', 'sharedText: {}', "sharedText: { 'act in city': { limit: 1, above: 'noindex' } }")
})

/** The site in a folder, and its manifest without the states of files on the disk. */
function published(out: string) {
  const [, ...lines] = readFileSync(join(project.root, `.${out}`, 'manifest'), 'utf8')
    .trimEnd()
    .split('\n')
  return { files: digestsBelow(join(project.root, out)), manifest: lines.map((line) => JSON.parse(line).slice(0, 4)) }
}

test.each(sampled([['2'], ['3', '--compress'], ['2', '--address', 'https://preview.example/sub', '--drafts']], 1))(
  '--jobs %s publishes the same bytes and the same manifest as one; a second run leaves unchanged files alone and publishes a changed page',
  (jobs, ...flags) => {
    const generate = (out: string, number: string, ...more: string[]) => {
      const result = project.run('generate', '--out', out, '--jobs', number, ...flags, ...more)
      expect(result).toMatchObject({ exitCode: 0, errors: expect.stringMatching(/^warning {2}text-shared\n(?:.+\n)+\n$/) })
      return result.output
    }
    generate('alone', '1')
    generate('together', jobs)
    expect(published('together')).toEqual(published('alone'))
    expect(published('together').files).toHaveProperty('oud-gent/index.html')
    expect(project.read('together/sitemap.xml')).toContain('<lastmod>')
    expect(project.read('together/silkwood-gent/index.html')).toContain('noindex')

    expect(generate('together', jobs, '--force')).toMatch(/^0 files written/m)
    project.edit('content/pages/privacy.md', /(\n---\n\s*[^\n]*)e/, '$1é')
    generate('together', jobs, '--force')
    expect(project.read('.together/changed.txt')).toContain('privacy/index.html')
    expect(project.read('.together/changed.txt')).not.toContain('about/index.html')
    for (const out of ['alone', 'together']) for (const folder of [out, `.${out}`]) rmSync(join(project.root, folder), { recursive: true })
  },
)
