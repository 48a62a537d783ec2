import { expect, test } from 'vitest'
import type * as Paper from '../assets/riders/paper.ts'
import { makerDigests } from '../system/digests.mjs'
import { home } from '../system/home.ts'
import { createRunner } from './runner.ts'

test('the digests of what makes kept things are those of the compiler, also once the library of riders was loaded', async () => {
  const { run, makers } = await createRunner<typeof Paper>('/generator/assets/riders/paper.ts')
  const { loadPdfLibrary } = await run([])
  await loadPdfLibrary()
  expect(await makers()).toEqual(await makerDigests(home))
})
