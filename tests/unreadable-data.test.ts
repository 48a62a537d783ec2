/** A data file with a slip of the keyboard: one problem, on the line of the slip, whatever depends on the file. */
import { afterAll, describe, expect, test } from 'vitest'
import type { Problem } from '../generator/core/problem.ts'
import { inspect } from '../generator/pipeline/inspect.ts'
import { checkSite, openSite } from '../generator/serve/dev-site.ts'
import { sampled } from './depth.ts'
import { filesBelow, ProjectCopy, SmallProject } from './project.ts'

const options = { today: '2026-01-01' }
const small = new SmallProject()
const shipped = new ProjectCopy()
afterAll(() => {
  small.remove()
  shipped.remove()
})

const files = filesBelow(`${shipped.root}/data`)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `data/${name}`)

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

const described = (problems: readonly Problem[]) =>
  problems.map(({ code, places }) => `${code.replace(/-(?:broken|code|empty)$/, '')} ${places.map(({ file, line = '' }) => `${file}:${line}`)}`)

/** The problems of a project while one of its files has another text. */
async function problemsWith(project: ProjectCopy, file: string, text: string, find = (root: string) => inspect({ root, options, types: false })) {
  const before = project.read(file)
  project.write(file, text)
  try {
    return described(await find(project.root))
  } finally {
    project.write(file, before)
  }
}

const slipIn = (project: ProjectCopy, file: string, slip: Slip) => {
  const text = project.read(file)
  const made = slip(text)
  return made && { text: made.text, expected: [`data-file ${file}:${text.slice(0, made.at).split('\n').length}`] }
}

describe.each(Object.entries(slips).map(([name, slip], number) => ({ name, slip, number })))('$name is one problem on its line', ({ slip, number }) => {
  const made = files.flatMap((file) => {
    const slipped = slipIn(small, file, slip)
    return slipped ? [{ file, ...slipped }] : []
  })
  test.each(sampled(made, 2, number))('in $file', async ({ file, text, expected }) => {
    expect(await problemsWith(small, file, text)).toEqual(expected)
  })
})

describe('a comma is missing in the shipped site', () => {
  test.each(sampled(files, 2))('in %s', async (file) => {
    const slipped = slipIn(shipped, file, slips['a missing comma'] ?? (() => undefined)) ?? slipIn(shipped, file, slips['a missing colon'] ?? (() => undefined))
    expect(await problemsWith(shipped, file, slipped?.text ?? '')).toEqual(slipped?.expected ?? [`data-file ${file}:`])
  })
})

test.each(sampled(files, 3))('an empty %s is one problem', async (file) => expect(await problemsWith(small, file, '')).toEqual([`data-file ${file}:`]))

test('a list that has another name is one problem', async () => {
  const text = small.read('data/prices.ts').replace('const priceClasses', 'const priceClases')
  expect(await problemsWith(small, 'data/prices.ts', text)).toEqual(['export-missing data/prices.ts:'])
})

test('two files that cannot be read are two problems', async () => {
  const [acts, prices] = ['data/acts.ts', 'data/prices.ts'].map((file) => slipIn(small, file, slips['a missing comma'] ?? (() => undefined)))
  const before = small.read('data/acts.ts')
  small.write('data/acts.ts', acts?.text ?? '')
  const found = await problemsWith(small, 'data/prices.ts', prices?.text ?? '').finally(() => small.write('data/acts.ts', before))
  expect(found).toEqual([...(acts?.expected ?? []), ...(prices?.expected ?? [])])
})

test('the development server shows the same problem, at once and after its check of the whole site', async () => {
  const slipped = slipIn(small, 'data/prices.ts', slips['a missing comma'] ?? (() => undefined))
  const opened = async (root: string) => {
    const site = await openSite(root, options)
    return 'problems' in site ? [...site.problems] : []
  }
  for (const find of [opened, async (root: string) => [...(await checkSite(root, options))]])
    expect(await problemsWith(small, 'data/prices.ts', slipped?.text ?? '', find)).toEqual(slipped?.expected)
})

test('the cause is the last line that is printed, also by check', () => {
  const before = small.read('data/prices.ts')
  const { text, expected } = slipIn(small, 'data/prices.ts', slips['a missing comma'] ?? (() => undefined)) ?? { text: '', expected: [] }
  small.write('data/prices.ts', text)
  const runs = [small.run('generate'), small.run('check')]
  small.write('data/prices.ts', before)
  for (const { exitCode, errors } of runs) {
    expect(exitCode).toBe(1)
    expect(errors.trimEnd().split('\n').at(-1)).toBe(
      `1 error. First ${expected[0]?.split(' ')[1]}: A comma is missing after this value. What depends on this file was not checked.`,
    )
  }
})
