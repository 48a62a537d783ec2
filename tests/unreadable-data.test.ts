/** A data file with a slip of the keyboard: one problem, on the line of the slip, whatever depends on the file. */
import { afterAll, expect, test } from 'vitest'
import type { Problem } from '../generator/core/problem.ts'
import { readData } from '../generator/load/data-reader.ts'
import { inspect } from '../generator/pipeline/inspect.ts'
import { checkSite, openSite } from '../generator/serve/dev-site.ts'
import { sampled } from './depth.ts'
import { filesBelow, SmallProject } from './project.ts'

const options = { today: '2026-01-01' }
const project = new SmallProject()
afterAll(() => project.remove())

const files = filesBelow(`${project.root}/data`).map((name) => `data/${name}`)

/** The edit of a text, and the line on which it is expected to be reported; nothing where it cannot be made. */
type Slip = (text: string) => { text: string; at: number } | undefined

/** Replaces a part of what follows the head of the file. `offset` is where the problem is, from the beginning of the part. */
const replaced =
  (pattern: RegExp, to: (found: RegExpExecArray) => string, offset: (found: RegExpExecArray) => number = () => 0): Slip =>
  (text) => {
    const begin = text.indexOf('export const')
    const found = new RegExp(pattern, 'm').exec(text.slice(begin))
    if (!found) return undefined
    const at = begin + found.index
    return { text: text.slice(0, at) + to(found) + text.slice(at + found[0].length), at: at + offset(found) }
  }

const slips: Record<string, Slip> = {
  'a missing comma': replaced(/(['\]\d}]),(\s+(?:\w+: |'))/, ([, before = '', after = '']) => before + after),
  'a missing closing quote': replaced(/(: '[^'\\\n]*)',?$/, ([, text = '']) => text),
  'a missing closing bracket': replaced(/(^ *\w+: \[[^[\]{}\n]*)\],?$/, ([, list = '']) => `${list},`),
  'a missing closing brace': replaced(/(: \{[^[\]{}\n]*)\},?$/, ([, group = '']) => `${group},`),
  'a brace too many': replaced(
    /',?\n/,
    () => "',\n}},\n}\n",
    () => 3,
  ),
  'a missing colon': replaced(
    /(^ *\{? ?\w+): /,
    ([, name = '']) => `${name} `,
    ([found]) => found.search(/\w/),
  ),
  'a semicolon for a comma': replaced(/(: '[^'\\\n]*'),/, ([, text = '']) => `${text};`),
  'curly quotes': replaced(/: '([^'\\\n]*)'/, ([, text = '']) => `: “${text}”`),
  'half of a file': (text) => {
    const half = text.slice(0, text.lastIndexOf(',', (text.indexOf('export const') + text.length) / 2))
    return { text: half, at: half.length }
  },
  code: replaced(/: '[^'\\\n]*'/, () => ': process.env.HOME'),
}

/** A slip in each file in which it can be made. */
const made = Object.entries(slips).flatMap(([name, slip]) =>
  files.flatMap((file) => {
    const slipped = slip(project.read(file))
    return slipped ? [{ name, file, text: slipped.text, line: slipped.text.slice(0, slipped.at).split('\n').length }] : []
  }),
)

test.each(Object.keys(slips))('%s ends the reading of any file on its line', (slip) => {
  const ofSlip = made.filter(({ name }) => name === slip)
  expect(ofSlip.length).toBeGreaterThan(5)
  expect(ofSlip.filter(({ text, line }) => readData(text).failure?.line !== line)).toEqual([])
})

/** The problems of the project while files have other texts. */
async function problemsWith(changed: readonly { file: string; text: string }[], find: (root: string) => Promise<readonly Problem[]>): Promise<string[]> {
  const before = changed.map(({ file }) => ({ file, text: project.read(file) }))
  for (const { file, text } of changed) project.write(file, text)
  try {
    const problems = await find(project.root)
    return problems.map(({ code, places }) => `${code.replace(/-(?:broken|code|empty)$/, '')} ${places.map(({ file, line = '' }) => `${file}:${line}`)}`)
  } finally {
    for (const { file, text } of before) project.write(file, text)
  }
}
const checked = (root: string) => inspect({ root, options, types: false })

const emptied = files.map((file) => ({ name: 'nothing left', file, text: '', line: '' }))
test.each([...sampled(made, 5), ...sampled(emptied, 1)])('$name in $file is one problem of the whole site', async ({ file, text, line }) => {
  expect(await problemsWith([{ file, text }], checked)).toEqual([`data-file ${file}:${line}`])
})

test('two files that cannot be read are two problems, also in the development server: at once, and after its check of the whole site', async () => {
  const both = made.filter(({ name, file }) => name === 'a missing comma' && ['data/acts.ts', 'data/prices.ts'].includes(file))
  const opened = async (root: string) => {
    const site = await openSite(root, options)
    return 'problems' in site ? site.problems : []
  }
  for (const find of [checked, opened, async (root: string) => [...(await checkSite(root, options))]])
    expect(await problemsWith(both, find)).toEqual(both.map(({ file, line }) => `data-file ${file}:${line}`))
})
