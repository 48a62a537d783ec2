/** Without its samples, a site is as if they had never been there. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { digestsBelow, SmallProject } from './project.ts'

const [hiding, without] = [new SmallProject(), new SmallProject()]

const generated = (project: SmallProject) => {
  const { exitCode, errors } = project.run('generate', '--force')
  expect([exitCode, errors]).toEqual([0, ''])
  return digestsBelow(join(project.root, 'out'))
}

test('pages of all families close up over hidden samples: each file equals that of a site from which they were removed by hand', () => {
  hiding.edit('data/site.ts', 'serviceWorker: true,', "serviceWorker: true,\n  samples: 'hide',")
  without.edit('data/acts.ts', /^ *(?:videoUrl|soundUrl): \{ value: .*, sample: true \},\n/gm, '')
  for (const list of ['testimonials', 'shows']) without.edit(`data/${list}.ts`, /= \[[\s\S]*\] as const satisfies/, '= [] as const satisfies')
  expect(without.read('data/acts.ts')).not.toContain('sample: true')
  expect(generated(hiding)).toEqual(generated(without))
})

test('no list of testimonials, no agenda and no link to it is left, and no heading above nothing', () => {
  const home = readFileSync(join(hiding.root, 'out', 'index.html'), 'utf8')
  for (const trace of ['Organisatoren vertellen', 'class="testimonials"', '/agenda/', 'Voorbeeld']) expect(home).not.toContain(trace)
  expect(existsSync(join(hiding.root, 'out', 'agenda'))).toBe(false)
  expect(readFileSync(join(hiding.root, 'out', 'artist', 'silkwood', 'index.html'), 'utf8')).not.toMatch(/data-sound|class="shows"/)
})
