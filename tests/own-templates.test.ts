/** Templates that a project has of its own, in place of those of the program or beside them. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Problem } from '../generator/core/problem.ts'
import { makerDigests } from '../generator/system/digests.mjs'
import { home } from '../generator/system/home.ts'
import { DevServer } from './dev-server.ts'
import { projectRoot, runProcess, SmallProject } from './project.ts'

const project = new SmallProject()
const footer = 'templates/parts/Footer.tsx'
const wrapped = (words: string) => `import { Footer as Ours } from 'toegift/templates/parts/Footer.tsx'
import { Icon } from './Icon.tsx'

export function Footer() {
  return <><p className="own"><Icon name="phone" />${words}</p><Ours /></>
}
`
const ownIcon = `import type { ComponentProps } from 'react'
import { Icon as Ours } from 'toegift/templates/parts/Icon.tsx'

export const Icon = (props: ComponentProps<typeof Ours>) => <span className="own-icon"><Ours {...props} /></span>
`

/** Writes a template of the project. */
function write(file: string, text: string): void {
  mkdirSync(join(project.root, dirname(file)), { recursive: true })
  project.write(file, text)
}

beforeEach(() => rmSync(join(project.root, 'templates'), { recursive: true, force: true }))
afterEach(() => rmSync(join(project.root, 'templates'), { recursive: true, force: true }))

const generate = () => {
  const { exitCode, errors } = runProcess(project.root, ['generate'])
  expect({ exitCode, errors: errors.split('\n').filter((line) => line.startsWith('error')) }).toEqual({
    exitCode: 0,
    errors: [],
  })
}
const problemsOfCheck = () => {
  const found: Problem[] = JSON.parse(runProcess(project.root, ['check', '--format', 'json']).output)
  return found.map(({ code, places: [place] }) => `${code} ${place?.file}:${place?.line ?? ''}`)
}
const page = (address = '') => project.read(`out/${address}index.html`)

test('a template of the project replaces that of the same path, may wrap it, and ours import it; without it the site is as before', () => {
  generate()
  const before = page()
  write(footer, wrapped('Eigen voet'))
  write('templates/parts/Icon.tsx', ownIcon)
  generate()
  expect(page()).toMatch(/<p class="own"><span class="own-icon"><svg.*?<\/span>Eigen voet<\/p>.*site-footer/s)
  // The header is ours.
  expect(page().slice(0, page().indexOf('<main'))).toContain('own-icon')
  write(footer, wrapped('Andere voet'))
  generate()
  expect(page()).toContain('Andere voet')
  expect(problemsOfCheck()).toEqual([])
  rmSync(join(project.root, 'templates'), { recursive: true })
  generate()
  expect(page()).toBe(before)
})

test('a copy of one of ours works as it is, and styles and scripts of the project take the place of ours', () => {
  const card = 'templates/parts/ActCard.tsx'
  write(card, readFileSync(join(projectRoot, card), 'utf8'))
  write('templates/styles/shows.css', '.own-shows { color: red }')
  write(
    'templates/browser/reveal.ts',
    "export const startReveal = () => void (document.title = 'eigen script')\n",
  )
  const bundles = () =>
    [/href="(\/assets\/site-[^"]+\.css)"/, /src="(\/assets\/site-[^"]+\.js)"/].map((pattern) =>
      project.read(`out${pattern.exec(page())?.[1]}`),
    )
  generate()
  expect(bundles()).toEqual([expect.stringContaining('.own-shows'), expect.stringContaining('eigen script')])
  rmSync(join(project.root, 'templates/styles/shows.css'))
  generate()
  expect(bundles()[0]).not.toContain('.own-shows')
})

test('a block of the project has its own name, its own attributes, and its own view', () => {
  write(
    'templates/blocks/own-blocks.ts',
    `import * as z from 'toegift/zod'
import { block } from 'toegift/schema'

export const ownBlocks = {
  map: block({ in: ['page'], takes: ['title'], attributes: z.strictObject({ place: z.string() }) }),
}
`,
  )
  expect(problemsOfCheck()).toEqual(['block-unshown templates/blocks/own-blocks.ts:'])
  write(
    'templates/blocks/own-views.tsx',
    `import { view } from 'toegift/templates/blocks/block.ts'
import { ownBlocks } from './own-blocks.ts'

export const ownViews = {
  map: view(ownBlocks.map, { show: ({ place }, { title }) => <p className="map">{title}: {place}</p> }),
}
`,
  )
  const about = 'content/pages/about.md'
  const before = project.read(about)
  project.write(about, `${before}\n::map[Hier]{plaats=Tienen}\n`)
  expect(problemsOfCheck()).toEqual([expect.stringContaining(about), expect.stringContaining(about)])
  project.write(about, `${before}\n::map[Hier]{place=Tienen}\n`)
  generate()
  expect(page('about/')).toContain('<p class="map">Hier: Tienen</p>')
  project.write(about, before)
})

test('a mistake in a template of the project is said with its file and line, and so is one that is not used', () => {
  write(footer, wrapped('Eigen voet').replace('</p>', '</q>'))
  expect(problemsOfCheck()).toEqual([`template-broken ${footer}:5`])
  write(footer, wrapped('Eigen voet').replace('  return', "  document.title = 'weg'\n  return"))
  write('templates/parts/Icon.tsx', ownIcon.replace('{...props}', 'name="phoon"'))
  write('templates/parts/Foter.tsx', wrapped('Eigen voet'))
  write('templates/styles/own.css', '.own { color: red')
  expect(problemsOfCheck().sort()).toEqual([
    'asset-broken templates/styles/own.css:1',
    `template-failed ${footer}:5`,
    'template-unused templates/parts/Foter.tsx:',
    'type-error templates/parts/Icon.tsx:4',
  ])
})

test('affected-by knows the pages of a template of the project', () => {
  write(footer, wrapped('Eigen voet'))
  const { output } = runProcess(project.root, ['affected-by', footer])
  expect(output).toMatch(/^templates\/parts\/Footer\.tsx\n\d+ of \d+ pages change with it/)
})

test('what is kept of a maker is made again where a template of the project takes part in it', async () => {
  const before = process.cwd()
  try {
    process.chdir(project.root)
    const ours = await makerDigests(home)
    const letters = 'templates/cards/Letters.tsx'
    write(letters, readFileSync(join(projectRoot, letters), 'utf8').replace('<g', '<g opacity="0.5"'))
    const own = await makerDigests(home)
    expect(own.cards).not.toBe(ours.cards)
    expect(own.riders).toBe(ours.riders)
  } finally {
    process.chdir(before)
  }
})

test('dev shows a template of the project, each edit of it, ours once it is gone, and it again when it is back', async () => {
  write(footer, wrapped('Eigen voet'))
  const server = await DevServer.start(project.root, projectRoot)
  try {
    const shows = (words: string, isThere = true) =>
      expect.poll(async () => (await server.get('/')).text.includes(words), { timeout: 60_000 }).toBe(isThere)
    await shows('Eigen voet')
    write(footer, wrapped('Andere voet'))
    await shows('Andere voet')
    rmSync(join(project.root, footer))
    await shows('Andere voet', false)
    await shows('site-footer')
    write(footer, wrapped('Nog een voet'))
    await shows('Nog een voet')
  } finally {
    await server.stop()
  }
})
