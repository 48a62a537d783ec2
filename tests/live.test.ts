/** `check --live` on the shipped site: what the agency has to do before it goes live, and nothing else. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projectRoot, type Run, run, SmallProject } from './project.ts'

/** The list without the lines, which change with every entry above them. `.ci/run` compares it in the same way. */
const withoutLines = (list: string) => list.replace(/^( {2}[^ ]+?):\d+ {2}/gm, '$1  ')

test('the shipped site is not ready for the public, for known reasons only', () => {
  const { exitCode, output, errors } = run(projectRoot, ['check', '--live'])
  const list = output.slice(output.search(/^\w[\w ]* \(\d+\)$/m))
  expect(withoutLines(list)).toBe(readFileSync(join(projectRoot, '.ci', 'not-live.txt'), 'utf8'))
  expect(exitCode).toBe(1)
  expect(errors).toContain('Not ready for the public: ')
})

describe('a sample', () => {
  const project = new SmallProject()
  afterAll(() => project.remove())
  const phone = "phone: '+32 16 00 00 00'"
  let before: Run
  beforeAll(() => {
    before = project.run('check', '--live')
  })

  test('that is marked changes the list, and no page', () => {
    project.run('generate')
    const page = project.read('out/contact/index.html')
    project.edit('data/site.ts', phone, "phone: { value: '+32 16 00 00 00', sample: true }")
    expect(project.run('check', '--live').output).toMatch(/^ {2}data\/site\.ts:\d+ {2}The phone number \+32 16 00 00 00 is a sample\./m)
    expect(before.output).not.toContain('phone number')
    expect(project.run('generate')).toMatchObject({ exitCode: 0 })
    expect(project.read('out/contact/index.html')).toBe(page)
  })

  test('is no problem of a build, or of a check of the sources', () => {
    expect(project.run('check')).toMatchObject({ exitCode: 0, output: expect.not.stringContaining('sample') })
    expect(project.run('check', '--live', '--format', 'json')).toMatchObject({ exitCode: 1, output: expect.stringContaining('"code": "live-contact"') })
  })

  test('of a film is named on the page of its act alone', () => {
    const film = /videoUrl: ('[^']*'),/
    const words = project.read('content/sentences.yaml').match(/sample: "([^{]*)\{act\}/)?.[1] ?? expect.fail()
    expect(project.read('out/artist/silkwood/index.html')).not.toContain(words)
    project.edit('data/acts.ts', film, 'videoUrl: { value: $1, sample: true },')
    expect(project.run('generate')).toMatchObject({ exitCode: 0 })
    const named = ['artist/silkwood', 'artist/band-marginal', 'artists'].filter((page) => project.read(`out/${page}/index.html`).includes(words))
    expect(named).toHaveLength(1)
  })
})
