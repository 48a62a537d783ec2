/**
 * The catalogue of mistakes: for each, `check` reports exactly one problem, in the right file and line, with a remedy. Mistakes in different files
 * are made together; a deep run makes each of them alone too.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { Problem } from '../../generator/core/problem.ts'
import { inspect } from '../../generator/pipeline/inspect.ts'
import type { Progress } from '../../generator/report/progress.ts'
import { isDeep, sampled } from '../depth.ts'
import { filesBelow, SmallProject } from '../project.ts'
import { files } from './files.ts'
import { frontMatter } from './front-matter.ts'
import { acts, expected, filesOf, type Mistake, make, redirects } from './mistake.ts'
import { names } from './names.ts'
import { numbers } from './numbers.ts'
import { texts } from './texts.ts'
import { wholeSite } from './whole-site.ts'

const project = new SmallProject()
afterAll(() => project.remove())
afterEach(restore)

const ownFiles = () => filesBelow(project.root).filter((file) => /^(?:data|content|static)\//i.test(file))
const before = new Map(ownFiles().map((file) => [file, readFileSync(join(project.root, file))]))

function restore(): void {
  for (const file of ownFiles()) if (!before.has(file)) rmSync(join(project.root, file))
  rmSync(join(project.root, 'Content'), { recursive: true, force: true })
  for (const [file, content] of before) writeFileSync(join(project.root, file), content)
}

type Named = [name: string, mistake: Mistake]

/** Groups of mistakes that have no file in common. */
function batches(mistakes: readonly Named[], most: number): Named[][] {
  const found: { taken: Set<string>; items: Named[] }[] = []
  for (const item of mistakes) {
    const [, mistake] = item
    const own = filesOf(mistake)
    const isFree = ({ taken, items }: (typeof found)[number]) =>
      items.length < most && items.every(([, { alone }]) => !alone) && own.every((file) => !taken.has(file))
    const batch = (mistake.alone ? undefined : found.find(isFree)) ?? { taken: new Set(), items: [] }
    if (batch.items.length === 0) found.push(batch)
    batch.items.push(item)
    for (const file of own) batch.taken.add(file)
  }
  return found.map(({ items }) => items)
}

const describeProblem = ({ severity, code, places: [place] }: Problem) =>
  `${severity} ${code} ${place?.file}${place?.line === undefined ? '' : `:${place.line}`}`

// Of an entry or a text that is left out, what refers to it is not reported: such mistakes are not made together with those of a text.
const groups = [{ ...numbers, ...names }, { ...frontMatter, ...texts }, files, wholeSite].map((mistakes) => Object.entries(mistakes))
const together = groups.flatMap((mistakes) => batches(mistakes, 20))
const alone = isDeep ? groups.flatMap((mistakes) => batches(mistakes, 1)) : []
const check = (types = false, progress?: Progress) => inspect({ options: { today: '2026-01-01' }, root: project.root, types, ...(progress && { progress }) })

describe('exactly one problem, in its file and line, for', () => {
  test.each([...sampled(together, 16), ...alone].map((batch) => ({ batch, title: batch.map(([name]) => name).join('; ') })))('$title', async ({ batch }) => {
    for (const [, mistake] of batch) await make(project, mistake)
    const problems = await check(batch.some(([, { code }]) => code === 'type-error'))
    expect(problems.map(describeProblem).sort()).toEqual(batch.map(([, mistake]) => expected(project, mistake)).sort())
    for (const [, mistake] of batch) {
      const problem = problems.find((one) => describeProblem(one) === expected(project, mistake))
      expect(`${problem?.what} ${problem?.hint}`).toMatch(mistake.says ?? '')
    }
  })
})

/** Makes mistakes of the catalogue by their names; they must not undo one another. */
async function makeAll(...wanted: string[]): Promise<Mistake[]> {
  const made = wanted.flatMap((name) => wholeSite[name] ?? numbers[name] ?? [])
  for (const mistake of made) await make(project, mistake)
  return made
}

test('a redirect from a page is one problem, at the line of the redirect and at the text of the page', async () => {
  project.edit(redirects, '= [', "= [\n  {\n    to: '/contact/',\n    from: '/about/',\n  },\n  ")
  expect(await check()).toMatchObject([{ code: 'address-taken', places: [{ file: redirects }, { file: 'content/pages/about.md', line: 1 }] }])
})

test('several mistakes at once are all reported, also as JSON', async () => {
  const made = await makeAll(
    'a missing picture',
    'pages of acts under an alias that does not exist',
    'a redirect that leads nowhere',
    'a price that ends below its start',
    'a wrong type that no schema sees',
    'a placeholder in data',
    'a dead anchor',
    'a dead absolute link',
    'a skipped level of headings',
    'marks of a conflict in a text',
    'a missing bio',
  )
  const { exitCode, output } = project.run('check', '--format', 'json')
  expect((JSON.parse(output) as Problem[]).map(describeProblem).sort()).toEqual(made.map((mistake) => expected(project, mistake)).sort())
  expect(exitCode).toBe(1)
})

test('with a data file that cannot be read, only what no other file explains is reported, and the file is named last', async () => {
  const made = await makeAll('a missing bio', 'a forgotten quote', 'a dead link', 'a missing picture', 'a price that ends below its start')
  const { exitCode, errors } = project.run('generate')
  const [bio, quote] = made.map((mistake) => expected(project, mistake))
  expect(exitCode).toBe(1)
  expect(errors.match(/^error {2}.*\n {2}at \S+/gm)?.map((text) => text.replace(/\n? {2}(?:at )?/g, ' '))).toEqual([quote, bio])
  expect(errors.trimEnd().split('\n').at(-1)).toBe(
    `2 errors. First ${quote?.split(' ').at(-1)}: This text has no closing quote. What depends on this file was not checked.`,
  )
})

describe('pictures', () => {
  const picture = (name: string) => join(project.root, 'static/images/acts', name)

  test('a hero of 120 pixels is an error, with its size and the line that names it', async () => {
    writeFileSync(picture('silkwood.jpg'), await sharp(picture('silkwood.svg')).resize(120).flatten().jpeg().toBuffer())
    rmSync(picture('silkwood.svg'))
    project.edit(acts, 'acts/silkwood.svg', 'acts/silkwood.jpg')
    const problems = await check()
    expect(problems).toMatchObject([{ code: 'picture-small', severity: 'error', what: expect.stringContaining('120 × ') }])
    expect(problems.map(describeProblem)).toEqual([expected(project, { code: 'picture-small', file: acts, line: 'acts/silkwood.jpg', from: '', to: '' })])
  })

  test('one that no page shows is a warning', async () => {
    cpSync(picture('silkwood.svg'), picture('over.svg'))
    expect(await check()).toMatchObject([{ code: 'picture-unused', severity: 'warning', places: [{ file: 'static/images/acts/over.svg' }] }])
  })
})

test('the check shows its steps, and ends their display before it reports', async () => {
  const shown: string[] = []
  await check(false, { show: (step) => void shown.push(step), clear: () => void shown.push('') })
  expect([...new Set(shown)]).toEqual(['Reading data and content', 'Checking page', ''])
  expect(shown.at(-1)).toBe('')
})
