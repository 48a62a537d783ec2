import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/temporary.ts'
import { exitCodeOf } from '../../commands/report/failure.ts'
import { DataProblems } from '../../core/problem.ts'
import { withOwnerTexts } from './edits.ts'

const planned = (change: (folder: string) => void) => {
  const folder = temporaryFolder('texts')
  mkdirSync(join(folder, 'data'))
  writeFileSync(join(folder, 'data/acts.ts'), 'export const acts = []\n')
  return withOwnerTexts(folder, async () => {
    change(folder)
    throw new DataProblems([])
  })
}

test('problems that are found while a text is added are no problems of the owner, but a reason to run the command again', async () => {
  const error = await planned((folder) => writeFileSync(join(folder, 'data/cities.ts'), '')).catch(
    (thrown: unknown) => thrown,
  )
  expect(error).toMatchObject({
    message: expect.stringContaining('data/cities.ts was changed in the meantime'),
  })
  // The command was used rightly.
  expect(exitCodeOf(error)).toBe(1)
  await expect(planned(() => {})).rejects.toThrow(DataProblems)
})
