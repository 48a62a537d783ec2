/**
 * The catalogue of mistakes: for each, `check` reports exactly one problem, in the right file and line, with
 * a remedy. Mistakes in different files are made together; a deep run makes each of them alone too.
 */
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkSite } from '../../generator/build/check.ts'
import type { Progress } from '../../generator/commands/report/progress.ts'
import type { Problem } from '../../generator/core/problem.ts'
import { loadDevSite } from '../../generator/dev/dev-site.ts'
import { isDeep, sampled } from '../depth.ts'
import { digestsBelow, SmallProject } from '../project.ts'
import { files } from './files.ts'
import { frontMatter } from './front-matter.ts'
import { acts, expected, filesOf, type Mistake, make } from './mistake.ts'
import { names } from './names.ts'
import { numbers } from './numbers.ts'
import { texts } from './texts.ts'
import { wholeSite } from './whole-site.ts'

const project = new SmallProject()
afterEach(restore)

const folders = ['data', 'content', 'static']
const pristine = join(project.root, 'pristine')
for (const folder of folders) cpSync(join(project.root, folder), join(pristine, folder), { recursive: true })

function restore(): void {
  for (const folder of [...folders, 'Content'])
    rmSync(join(project.root, folder), { recursive: true, force: true })
  cpSync(pristine, project.root, { recursive: true })
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

// What refers to an entry or a text that is left out is not reported: such mistakes are not made together
// with those of a text.
const groups = [{ ...numbers, ...names }, { ...frontMatter, ...texts }, files, wholeSite].map((mistakes) =>
  Object.entries(mistakes),
)
const together = groups.flatMap((mistakes) => sampled(batches(mistakes, 20), 2))
const alone = isDeep ? groups.flatMap((mistakes) => batches(mistakes, 1)) : []
const options = { today: '2026-01-01' }
const check = (types = false, progress?: Progress) =>
  checkSite({ options, root: project.root, types, ...(progress && { progress }) })

test.each([...together, ...alone].map((batch) => ({ batch, title: batch.map(([name]) => name).join('; ') })))(
  'exactly one problem, in its file and line, for $title',
  async ({ batch }) => {
    for (const [, mistake] of batch) await make(project, mistake)
    const problems = await check(batch.some(([, { code }]) => code === 'type-error'))
    expect(problems.map(describeProblem).sort()).toEqual(
      batch.map(([, mistake]) => expected(project, mistake)).sort(),
    )
    for (const [, mistake] of batch) {
      const problem = problems.find((one) => describeProblem(one) === expected(project, mistake))
      expect(`${problem?.what} ${problem?.hint}`).toMatch(mistake.says ?? '')
    }
  },
)

/** Makes mistakes of the catalogue by their names; they must not undo one another. */
async function makeAll(...wanted: string[]): Promise<Mistake[]> {
  const made = wanted.flatMap((name) => wholeSite[name] ?? numbers[name] ?? [])
  for (const mistake of made) await make(project, mistake)
  return made
}

test('with a data file that cannot be read, only what no other file explains is reported, and the file is named last', async () => {
  const made = await makeAll(
    'a missing bio',
    'a forgotten quote',
    'a dead link',
    'a missing picture',
    'a price that ends below its start',
  )
  const { exitCode, errors } = project.run('generate')
  const [bio, quote] = made.map((mistake) => expected(project, mistake))
  expect(exitCode).toBe(1)
  expect(
    errors.match(/^error {2}.*\n {2}at \S+/gm)?.map((text) => text.replace(/\n? {2}(?:at )?/g, ' ')),
  ).toEqual([quote, bio])
  expect(errors.trimEnd().split('\n').at(-1)).toBe(
    `2 errors. First ${quote?.split(' ').at(-1)}: This text has no closing quote. What depends on this file was not checked. Nothing was published.`,
  )
})

test('two data files that cannot be read are two problems, also in the development server', async () => {
  const made = await makeAll('a forgotten quote', 'marks of a conflict in data')
  const opened = async () => {
    const site = await loadDevSite(project.root, options)
    return 'problems' in site ? site.problems : []
  }
  for (const find of [check, opened])
    expect([...(await find())].map(describeProblem).sort()).toEqual(
      made.map((mistake) => expected(project, mistake)).sort(),
    )
})

test('a site that cannot be made leaves the published one, and no message has a stack or what a terminal would obey', () => {
  expect(project.run('generate').exitCode).toBe(0)
  const published = digestsBelow(join(project.root, 'out'))
  project.edit(acts, /slug: '/, "slug: '\\u001b[2J\\u009b2J")
  project.edit('data/testimonials.ts', /quote:/, "'\\u001b[1m': 1, quote:")
  const { exitCode, errors } = project.run('generate')
  expect(exitCode).toBe(1)
  expect(errors).toContain('\\u001b[2J')
  expect(errors).not.toMatch(/(?!\n)\p{Cc}|\n\s+at .*\.tsx?:\d+:\d+/u)
  expect(digestsBelow(join(project.root, 'out'))).toEqual(published)
})

test('the check shows its steps, and ends their display before it reports', async () => {
  const shown: string[] = []
  await check(false, { show: (step) => void shown.push(step), clear: () => void shown.push('') })
  expect([...new Set(shown)]).toEqual(['Reading data and content', 'Checking page', ''])
  expect(shown.at(-1)).toBe('')
})
