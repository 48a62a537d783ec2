/**
 * The catalogue of mistakes: for each, `check` reports exactly one problem, in the right file and line, with a remedy. Mistakes in different files
 * are made together; `MISTAKES=alone` makes each of them alone.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Problem } from '../../generator/core/problem.ts'
import { inspect } from '../../generator/pipeline/inspect.ts'
import { filesBelow, SmallProject } from '../project.ts'
import { files } from './files.ts'
import { frontMatter } from './front-matter.ts'
import { expected, filesOf, type Mistake, make } from './mistake.ts'
import { names } from './names.ts'
import { numbers } from './numbers.ts'
import { texts } from './texts.ts'

const project = new SmallProject()
afterAll(() => project.remove())

const ownFiles = () => filesBelow(project.root).filter((file) => /^(?:data|content|static)\//i.test(file))
const before = new Map(ownFiles().map((file) => [file, readFileSync(join(project.root, file))]))

function restore(): void {
  for (const file of ownFiles()) if (!before.has(file)) rmSync(join(project.root, file))
  rmSync(join(project.root, 'Content'), { recursive: true, force: true })
  for (const [file, content] of before) writeFileSync(join(project.root, file), content)
}

type Named = [name: string, mistake: Mistake]

/** Groups of mistakes that have no file in common. */
function batches(mistakes: readonly Named[]): Named[][] {
  const most = process.env.MISTAKES === 'alone' ? 1 : 20
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
const groups: readonly Record<string, Mistake>[] = [{ ...numbers, ...names }, { ...frontMatter, ...texts }, files]
const catalogue = groups.flatMap((mistakes) => batches(Object.entries(mistakes)))

describe('exactly one problem, in its file and line, for', () => {
  test.each(catalogue.map((batch) => ({ batch, title: batch.map(([name]) => name).join('; ') })))('$title', async ({ batch }) => {
    try {
      for (const [, mistake] of batch) await make(project, mistake)
      const problems = await inspect({ options: { today: '2026-01-01' }, root: project.root, types: false })
      expect(problems.map(describeProblem).sort()).toEqual(batch.map(([, mistake]) => expected(project, mistake)).sort())
      for (const [, mistake] of batch) {
        const problem = problems.find((one) => describeProblem(one) === expected(project, mistake))
        expect(`${problem?.what} ${problem?.hint}`).toMatch(mistake.says ?? '')
      }
    } finally {
      restore()
    }
  })
})
