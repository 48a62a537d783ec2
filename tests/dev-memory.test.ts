/** The development server runs all day: what an edit replaced is collected. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tries } from './depth.ts'
import { DevServer, ProgramCopy } from './dev-server.ts'
import { SmallProject } from './project.ts'

let project: SmallProject
let program: ProgramCopy
let server: DevServer

beforeAll(async () => {
  project = new SmallProject()
  program = new ProgramCopy()
  const probe = pathToFileURL(join(import.meta.dirname, 'memory-probe.mjs')).href
  server = await DevServer.start(project.root, program.home, { environment: { NODE_OPTIONS: `--import ${probe}` } })
})
afterAll(async () => {
  await server?.stop()
  project.remove()
  program.remove()
})

const kinds: ((count: number) => void)[] = [
  (count) => program.edit('templates/pages/ActPage.tsx', /\{t\('act\.video-button'\)\}\d*/, `{t('act.video-button')}${count}`),
  (count) => program.edit('templates/styles/base.css', /(\nbody \{ letter-spacing: .*\}\n)?$/, `\nbody { letter-spacing: 0.${count}em }\n`),
  (count) => project.edit('content/pages/privacy.md', /\n---\n(\nRegel \d+\.\n)?/, `\n---\n\nRegel ${count}.\n`),
  (count) => project.edit('content/sentences.yaml', /Bekijk Video\d*/, `Bekijk Video${count}`),
  (count) => project.edit('data/acts.ts', /name: 'Silkwood[^']*'/, `name: 'Silkwood ${count}'`),
]

const linesIn = (pattern: RegExp) => server.output.match(pattern) ?? []

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) {
    if (!server.isRunning) throw new Error(server.errors)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

let edits = 0
async function edit(count: number): Promise<void> {
  for (const last = edits + count; edits < last; ) {
    const done = linesIn(/ ms$/gm).length
    kinds[edits % kinds.length]?.(++edits)
    await until(() => linesIn(/ ms$/gm).length > done)
    expect((await server.get('/artist/silkwood/')).status).toBe(200)
  }
}

/** Bytes. */
async function heap(): Promise<number> {
  const known = linesIn(/^heap: \d+$/gm).length
  server.signal('SIGUSR2')
  await until(() => linesIn(/^heap: \d+$/gm).length > known)
  return Number(
    linesIn(/^heap: \d+$/gm)
      .at(-1)
      ?.slice('heap: '.length),
  )
}

test('edits of templates, styles, texts, sentences and data are forgotten once they are replaced', async () => {
  // Until then, libraries are loaded and code is optimised.
  await edit(tries(10, 20))
  const before = await heap()
  const count = tries(10, 40)
  await edit(count)
  expect(((await heap()) - before) / count).toBeLessThan(150_000)
})
