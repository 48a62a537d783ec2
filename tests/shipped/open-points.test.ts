/** What is open on the demonstration: the samples that are known, and no address that it lost. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { planSite } from '../../generator/build/plan-site.ts'
import { checkLive } from '../../generator/check/live.ts'
import { formatLive } from '../../generator/commands/report/format.ts'
import type { SitePlan } from '../../generator/routes/expand.ts'
import { projectRoot } from '../project.ts'

let plan: SitePlan
beforeAll(async () => {
  plan = await planSite(projectRoot, { today: new Date().toISOString().slice(0, 10) })
})

test('it is not ready for the public for no other reasons than the known ones', () => {
  const known = readFileSync(join(projectRoot, '.ci', 'not-live.txt'), 'utf8').split('\n')
  // Lines change with every entry above them. `.ci/live` compares the list in the same way.
  const points = formatLive([...checkLive(plan.site)])
    .replace(/^( {2}[^ ]+?):\d+ {2}/gm, '$1  ')
    .split('\n')
    .filter((line) => line.startsWith('  '))
  expect(points.filter((point) => !known.includes(point))).toEqual([])
})

test('every address that was published leads somewhere, or is declared gone', () => {
  expect(plan.problems.filter(({ code }) => /^(address|gone|ledger)-/.test(code))).toEqual([])
})
