/** What the owner gets to read when something in the files is wrong: file, line, field, what, and what to do. `out/` stays as it was. */

import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SmallProject } from './project.ts'
import { expectRefused as expectRefusedIn } from './refused.ts'

let project: SmallProject
beforeEach(() => {
  project = new SmallProject()
})
afterEach(() => project.remove())

/** The line (1-based) of a text in a file. */
const lineOf = (file: string, text: string) =>
  project
    .read(file)
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1

const expectRefused = (...parts: string[]) => expectRefusedIn(project, ...parts)

describe('data', () => {
  test('an act called coverband takes the address of a landing page, and both sources are named', () => {
    project.edit('data/acts.ts', "slug: 'silkwood'", "slug: 'coverband'")
    project.write('content/acts/coverband.md', project.read('content/acts/silkwood.md'))
    rmSync(join(project.root, 'content/acts/silkwood.md'))
    expectRefused('address-taken', '/coverband-gent/', 'act in city (acts/coverband with cities/gent) and city landing (cities/gent')
  })

  test('a city without a picture is named, although only its key says which picture it wants', () => {
    project.edit('data/cities.ts', "key: 'leuven'", "key: 'waereghem'")
    project.write('content/cities/waereghem.md', project.read('content/cities/leuven.md'))
    rmSync(join(project.root, 'content/cities/leuven.md'))
    expectRefused('file-missing', 'static/images/cities/waereghem.svg', `data/cities.ts:${lineOf('data/cities.ts', "key: 'waereghem'")}`)
  })
})

describe('articles', () => {
  const article = 'content/blog/coverband-prijzen-2025.md'

  test('front matter in JavaScript is refused, and never run', () => {
    const trace = join(project.root, 'ran')
    project.write(article, `---js\n{ title: require('node:fs').writeFileSync(${JSON.stringify(trace)}, '') }\n---\nTekst\n`)
    expectRefused('front-matter-language', `${article}:1`)
    expect(existsSync(trace)).toBe(false)
  })

  test('a title that tries to close a script stays text', () => {
    project.edit(article, /^title: .*$/m, 'title: "</script><script>alert(1)</script>"')
    expect(project.run('generate')).toMatchObject({ exitCode: 0, errors: '' })
    const html = readFileSync(join(project.root, 'out/blog/coverband-prijzen-2025/index.html'), 'utf8')
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('&lt;/script&gt;')
  })
})

describe('the output folder', () => {
  const site = () => join(project.root, 'out')

  test('a file in its place is not touched', () => {
    writeFileSync(site(), 'mine')
    const { exitCode, errors } = project.run('generate')
    expect(errors).toContain('out is a file, not a folder.')
    expect(exitCode).toBe(1)
    expect(readFileSync(site(), 'utf8')).toBe('mine')
  })

  test('a folder with foreign files is not changed', () => {
    mkdirSync(site())
    writeFileSync(join(site(), 'index.html'), 'mine')
    const { exitCode, errors } = project.run('generate')
    expect(errors).toContain('holds files that this command did not write')
    expect(exitCode).toBe(1)
    expect(readFileSync(join(site(), 'index.html'), 'utf8')).toBe('mine')
  })

  test.skipIf(process.getuid?.() === 0)('a read-only folder is named with the reason', () => {
    chmodSync(project.root, 0o555)
    const { exitCode, errors } = project.run('generate')
    chmodSync(project.root, 0o755)
    expect(errors).toContain('permission denied')
    expect(exitCode).toBe(1)
  })

  test('a mistake leaves the last good site as it was', () => {
    expect(project.run('generate')).toMatchObject({ exitCode: 0, errors: '' })
    const before = readFileSync(join(site(), 'artist/silkwood/index.html'), 'utf8')
    project.edit('data/acts.ts', "category: 'akoestisch'", "category: 'jazz'")
    expect(project.run('generate').exitCode).toBe(1)
    expect(readFileSync(join(site(), 'artist/silkwood/index.html'), 'utf8')).toBe(before)
  })
})
