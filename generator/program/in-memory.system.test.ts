import type { Plugin } from 'esbuild'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { openLetterer } from '../assets/lettering.ts'
import { fontFiles, type newDocument } from '../assets/riders/paper.ts'
import { home } from '../system/home.ts'
import { evaluate } from './evaluate.ts'
import { memoryCompiler } from './in-memory.ts'

test('a program in memory loads libraries when it needs them: a font to draw with, a document to write', async () => {
  // As `bin.mjs` sets it.
  vi.stubEnv('TOEGIFT', JSON.stringify({ home }))
  onTestFinished(() => void vi.unstubAllEnvs())
  const { compile, dispose } = await memoryCompiler({ lettering: 'assets/lettering.ts', paper: 'assets/riders/paper.ts' })
  onTestFinished(dispose)
  const program = await compile()
  const lettering = await evaluate<{ openLetterer: typeof openLetterer }>(program('lettering'))
  expect((await lettering.openLetterer(...fontFiles.text)).write('Tekst', 20).width).toBeGreaterThan(20)
  const paper = await evaluate<{ newDocument: typeof newDocument }>(program('paper'))
  const document = await paper.newDocument({ properties: { title: 'Titel', author: 'Bureau', subject: 'Act' }, revised: '2026-01-01' })
  expect(document.info.Title).toBe('Titel')
})

test('a source that changes while a build is under way is in the next one', async () => {
  let reads = 0
  const reader: Plugin = { name: 'reader', setup: ({ onLoad }) => onLoad({ filter: /time-zone/ }, () => ({ contents: `export const reads = ${++reads}` })) }
  const { compile, dispose } = await memoryCompiler({ program: 'core/time-zone.ts' }, [reader])
  onTestFinished(dispose)
  const [, later] = await Promise.all([compile(), compile()])
  expect((await evaluate<{ reads: number }>(later('program'))).reads).toBe(2)
})
