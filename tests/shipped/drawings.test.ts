/** The drawings of the demonstration are published as they were drawn. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../browser/browser.ts'
import { changedDrawings } from '../browser/changed-drawings.ts'
import { sampled } from '../depth.ts'
import { filesBelow, projectRoot } from '../project.ts'

test('each drawing looks as it was drawn', async ({ browser }) => {
  const folder = join(projectRoot, 'static', 'images')
  const names = filesBelow(folder).filter((name) => name.endsWith('.svg'))
  expect(
    await changedDrawings(
      browser,
      sampled(names, 6).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
    ),
  ).toEqual([])
})
