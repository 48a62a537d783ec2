/**
 * Whatever the owner removes or changes, the problems that follow are in the owner's files: none is in a
 * template or in the generator, and nothing crashes. Each edit is made in the files of a small project, and
 * the whole site is checked with it.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkSite } from '../generator/build/check.ts'
import { itemRemoval } from '../generator/load/data/edits.ts'
import { readData } from '../generator/load/data/reader.ts'
import { sampled } from './depth.ts'
import { filesBelow, SmallProject } from './project.ts'

const project = new SmallProject()
// Acts have pages in one city only: each edit makes the whole site again.
project.edit('data/cities.ts', /\n {4}actPages: true,/g, '')
project.edit('data/cities.ts', "    key: 'gent',", "    key: 'gent',\n    actPages: true,")

// Rendered texts are kept apart from those of other tests, and each edit starts from those of the project
// itself: it renders only the texts that it changes.
const cache = join(project.root, '.cache')
const keptCache = join(project.root, 'kept-cache')
rmSync(cache, { recursive: true })

const check = () => checkSite({ root: project.root, options: { today: '2026-01-01' }, types: false })

type Edit = { name: string; file: string; text: string | undefined }

const dataFiles = filesBelow(join(project.root, 'data')).map((name) => `data/${name}`)

/**
 * Every entry removed; every setting, price and field of the first entry of a list changed and, unless it is
 * a part of a group, removed. All entries of a list have the same fields.
 */
function editsOfData(file: string): Edit[] {
  const text = project.read(file)
  const spliced = (start: number, end: number, replacement: string) =>
    text.slice(0, start) + replacement + text.slice(end)
  return [...readData(text).spans].flatMap(([path, { start, end }]): Edit[] => {
    const steps = path.split('.').slice(1)
    const isEntry = /\.\d+$/.test(path)
    const isOfFirst = steps.every((step) => !/^[1-9]\d*$/.test(step)) && steps.length <= 2
    const isWhole = file === 'data/site.ts' || file === 'data/prices.ts'
    const [removal] = isEntry
      ? itemRemoval(new Map([[file, text]]), { file, path, start, end })
      : [withKey(text, start, end)]
    const isRemoved =
      removal !== undefined &&
      (isOfFirst || (isEntry && steps.length <= 3 && !(file !== 'data/navigation.ts' && steps.length > 1)))
    const removed = isRemoved
      ? [{ name: `${file} without ${path}`, file, text: spliced(removal.start, removal.end, '') }]
      : []
    const changed = isWhole || isOfFirst ? changesOf(text.slice(start, end)) : []
    return [
      ...removed,
      ...changed.map((other) => ({
        name: `${file} with ${path} = ${other}`,
        file,
        text: spliced(start, end, other),
      })),
    ]
  })
}

/** A property with its key and its comma; nothing for an exported value. */
function withKey(text: string, start: number, end: number): { start: number; end: number } | undefined {
  const [key] = /(?:[\w]+|'[^']*')\s*:\s*$/.exec(text.slice(Math.max(0, start - 80), start)) ?? []
  const [comma = ''] = /^\s*,/.exec(text.slice(end)) ?? []
  return key === undefined || key.startsWith('const')
    ? undefined
    : { start: start - key.length, end: end + comma.length }
}

/** What somebody might write in place of a literal. */
function changesOf(value: string): string[] {
  if (/^'.*'$/s.test(value)) return ["'Iets anders'"]
  if (/^-?[\d_.]+$/.test(value)) return [`${Number(value.replaceAll('_', '')) + 1}`]
  if (value === 'true' || value === 'false') return [String(value === 'false')]
  return []
}

/** Files whose likes are tried already. */
const isRepeated = (name: string) =>
  /^(acts|cities|blog|images\/(acts|cities|blog))\/(?!silkwood|gent|standaard|coverband-prijzen)/.test(name)

/** Texts and pictures removed, and every field of a front matter. */
const editsOfFiles = (): Edit[] => [
  ...['content', 'static'].flatMap((folder) =>
    filesBelow(join(project.root, folder))
      .filter((name) => !isRepeated(name))
      .map((name) => ({ name: `${folder}/${name} removed`, file: `${folder}/${name}`, text: undefined })),
  ),
  ...['pages/home.md', 'pages/coverband-prijzen.md', 'blog/coverband-prijzen-2025.md'].flatMap((name) => {
    const text = project.read(`content/${name}`)
    const [front = ''] = /^---\n[\s\S]*?\n---\n/.exec(text) ?? []
    return [...front.matchAll(/^(\w+):.*\n(?: .*\n)*/gm)].map(([field, key = '']) => ({
      name: `content/${name} without ${key}`,
      file: `content/${name}`,
      text: text.replace(field, ''),
    }))
  }),
]

test('every removal and change leads to problems in data/, content/ or static/ only', async () => {
  const elsewhere: string[] = []
  const all = [...dataFiles.flatMap(editsOfData), ...editsOfFiles()]
  expect(all.length).toBeGreaterThan(250)
  const edits = sampled(all, 10)
  // It has so few cities that the page of a tribute in one of them has few neighbours to link to.
  expect((await check()).filter(({ code }) => code !== 'few-links')).toEqual([])
  cpSync(cache, keptCache, { recursive: true })
  for (const { name, file, text } of edits) {
    const path = join(project.root, file)
    const before = readFileSync(path)
    if (text === undefined) rmSync(path)
    else writeFileSync(path, text)
    try {
      for (const { places, code, what } of await check())
        if (places.length === 0 || !places.every((place) => /^(data|content|static)\//.test(place.file)))
          elsewhere.push(`${name}: ${code} at ${places.map((place) => place.file).join(', ')}: ${what}`)
    } catch (error) {
      elsewhere.push(`${name}: ${error instanceof Error ? error.stack : error}`)
    } finally {
      writeFileSync(path, before)
      cpSync(keptCache, cache, { recursive: true })
    }
  }
  expect(elsewhere).toEqual([])
})
