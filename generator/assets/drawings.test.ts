import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyFolder } from '../../tests/temporary.ts'
import { checkDrawing } from '../check/drawing.ts'
import { DataProblems } from '../core/problem.ts'
import { canBeDrawn } from './can-be-drawn.ts'
import { prepareDrawing, readDrawing } from './encode.ts'
import { buildImages } from './images.ts'

/** As a drawing program saves it: with notes for itself, long numbers and a group that does nothing. */
const saved = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Created with a drawing program -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="1200" height="800" viewBox="0 0 1200 800">
  <metadata>/home/somebody/drawing.svg</metadata>
  <defs><linearGradient id="sky"><stop offset="0" stop-color="#d02010"/><stop offset="1" stop-color="#f04030"/></linearGradient></defs>
  <g inkscape:label="Layer 1">
    <rect width="1200" height="800" fill="url(#sky)"/>
    <path d="M 100.123456 700.654321 L 600.000001 100.5 L 1100.987654 700.25 Z" fill="#102030" transform="rotate(10 600 400)"/>
  </g>
</svg>
`

const pixelsOf = (svg: Uint8Array) => sharp(svg).resize(300).flatten().raw().toBuffer()
/** The part of the values that anybody can tell apart. */
const difference = (before: Buffer, after: Buffer) =>
  before.filter((value, index) => Math.abs(value - (after[index] ?? 0)) > 40).length / before.length

test('a prepared drawing looks the same, weighs less, is harmless, and keeps nothing that the drawing program noted', async () => {
  const { value: facts, files } = await prepareDrawing('static/images/a.svg', Buffer.from(saved))
  const content = Buffer.from(files[0]?.content ?? [])
  expect(difference(await pixelsOf(Buffer.from(saved)), await pixelsOf(content))).toBeLessThan(0.001)
  expect(content.length).toBeLessThan(saved.length * 0.65)
  expect(content.toString()).toMatch(/^<svg [^>]*viewBox="0 0 1200 800"/)
  expect((await checkDrawing('a.svg', content)).problems).toEqual([])
  expect(content.toString()).not.toMatch(/inkscape|somebody|Layer|Created/)
  const { width, height, tint } = facts
  expect([width, height]).toEqual([1200, 800])
  expect(tint[0]).toBeGreaterThan(tint[2])
})

test.each([prepareDrawing, readDrawing])(
  'a drawing with a script is refused, also where nothing is published',
  async (open) => {
    const problems = await open(
      'static/images/a.svg',
      Buffer.from(saved.replace('<g ', '<script/><g ')),
    ).catch((error) => error)
    expect(problems).toBeInstanceOf(DataProblems)
    expect(problems.problems).toMatchObject([
      { code: 'drawing-element', places: [{ file: 'static/images/a.svg', line: 6 }] },
    ])
  },
)

describe('a site with drawings and photographs', () => {
  const root = emptyFolder()
  beforeEach(() => put('cities/gent.svg', saved))
  const put = (name: string, content: string | Uint8Array) => {
    const file = join(root, 'static', 'images', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  const build = (draft = false) => buildImages({ root, prefix: '/sub', jobs: 2, draft, hung: new Map() })

  test('shows a drawing without variants, under a name with its digest', async () => {
    const { views, files } = await build()
    expect(views.get('cities/gent.svg')).toMatchObject({
      src: expect.stringMatching(/^\/sub\/assets\/images\/cities\/gent\.[\w-]{8}\.svg$/),
      width: 1200,
      height: 800,
      sources: [],
    })
    expect(files).toHaveLength(1)
    const before = views.get('cities/gent.svg')?.src
    put('cities/gent.svg', saved.replace('#102030', '#102031'))
    expect((await build()).views.get('cities/gent.svg')?.src).not.toBe(before)
  })

  test('finds a picture without its ending, of either kind', async () => {
    put(
      'cities/mol.jpg',
      await sharp({ create: { width: 300, height: 200, channels: 3, background: '#806040' } })
        .jpeg()
        .toBuffer(),
    )
    const { views } = await build(true)
    expect(views.get('cities/gent')?.src).toMatch(/gent\.[\w-]{8}\.svg$/)
    expect(views.get('cities/mol')?.src).toMatch(/mol\.[\w-]{8}\.jpg$/)
  })
})

test('a drawing that takes too long ends the process that draws it, and the next one is drawn', async () => {
  const group = (level: number) => `<g id="l${level}">${`<use href="#l${level + 1}"/>`.repeat(10)}</g>`
  const heavy = saved.replace(
    '</svg>',
    () =>
      `${[1, 2, 3, 4, 5].map(group).join('')}<g id="l6"><path d="M0 0h1200v800z" opacity=".5"/></g></svg>`,
  )
  expect(await Promise.all([canBeDrawn(Buffer.from(heavy), 0.5), canBeDrawn(Buffer.from(saved))])).toEqual([
    false,
    true,
  ])
})
