/**
 * The pages of another website than the agency's. Its workers work in this thread, behind the port of a
 * channel, so that all that they get and give must be plain data.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { MessageChannel } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { sampled } from '../../tests/depth.ts'
import { addressOf, stations } from '../../tests/stations.ts'
import { emptyFolder } from '../../tests/temporary.ts'
import { digestFiles } from '../system/file-digests.ts'
import { generate } from './generate.ts'
import type { SiteDefinition } from './site-definition.ts'
import { makePagesFor, type PageTask } from './workers.ts'

const folder = emptyFolder()

type Trouble = { deadLink?: number; broken?: readonly number[]; wrongData?: number }

/** The first station has links to all, each other one to the next. */
const railway = (count: number, { deadLink, broken = [], wrongData }: Trouble = {}): SiteDefinition =>
  stations(
    count,
    (station) =>
      station === 0
        ? Array.from({ length: count }, (_, other) => addressOf(other))
        : [station === deadLink ? '/nowhere/' : addressOf((station + 1) % count)],
    (station, assets) => {
      if (broken.includes(station)) throw new TypeError(`station ${station} is closed`)
      if (station === wrongData) assets.image('lost.jpg')
    },
  )

/** Starts a worker in this thread. @param website what it loads */
function startHere(definition: SiteDefinition) {
  return (task: PageTask) => {
    const { port1, port2 } = new MessageChannel()
    void makePagesFor(port2, definition, structuredClone(task))
    const terminate = async () => port1.close()
    return Object.assign(port1, { terminate })
  }
}

/** Generates a website with so many workers; with 1, without any. */
async function generated(
  jobs: number,
  definition: SiteDefinition,
  { inWorkers = definition, signal }: { inWorkers?: SiteDefinition; signal?: AbortSignal } = {},
) {
  const root = mkdtempSync(join(folder, 'threads-'))
  mkdirSync(join(root, 'data'))
  writeFileSync(join(root, 'data', 'stations.ts'), 'Leuven')
  const folders = [join(root, 'data')]
  const threads = {
    start: startHere(inWorkers),
    inputs: { paths: folders, files: digestFiles(folders) ?? new Map() },
  }
  const done = generate({
    root,
    out: 'out',
    siteOptions: { today: '2026-01-01' },
    definition,
    jobs,
    threads,
    ...(signal && { signal }),
  })
  const result = await done.then(
    ({ digest }) => digest,
    (error: unknown) => error,
  )
  return { root, result, left: readdirSync(root).sort() }
}

test.each(sampled([2, 3, 5], 1))('%i workers make the same bytes as one', async (jobs) => {
  const [alone, together] = [await generated(1, railway(200)), await generated(jobs, railway(200))]
  expect(together.result).toBe(alone.result)
  const page = join('out', 'station-199', 'index.html')
  expect(readFileSync(join(together.root, page), 'utf8')).toBe('<a href="/">next</a>')
  expect(existsSync(join(alone.root, 'out', 'map.svg'))).toBe(true)
})

test.each([1, 2])(
  'links of pages of %i workers are checked, and nothing is published when one is dead',
  async (jobs) => {
    const { result, left } = await generated(jobs, railway(100, { deadLink: 70 }))
    expect(result).toMatchObject({
      problems: [{ code: 'dead-link', what: expect.stringContaining('/nowhere/') }],
    })
    expect(left).toEqual(['data'])
  },
)

test('a fault is thrown as by one thread, with its stack; of several, the one of the first page', async () => {
  const definition = railway(200, { broken: [97, 130, 40, 199] })
  let loads = 0
  // The second worker has the page of the first fault, and is the last to begin.
  const inWorkers: SiteDefinition = {
    ...definition,
    load: (...options) => delay(++loads === 2 ? 100 : 0).then(() => definition.load(...options)),
  }
  const [alone, together] = [await generated(1, definition), await generated(3, definition, { inWorkers })]
  const thrown = {
    name: 'TypeError',
    message: 'station 40 is closed',
    stack: expect.stringMatching(/^TypeError: station 40 is closed\n +at .*workers\.test/),
  }
  expect([alone.result, together.result]).toMatchObject([thrown, thrown])
  expect(together.left).toEqual(['data'])
})

const definition = railway(100)
const edited: SiteDefinition = {
  ...definition,
  load: (root, ...options) => {
    writeFileSync(join(root, 'data', 'stations.ts'), 'Gent')
    return definition.load(root, ...options)
  },
}
const lost = { code: 'file-missing', places: [{ file: 'static/images/lost.jpg' }] }
test.each<[what: string, inWorkers: SiteDefinition, thrown: object]>([
  ['a problem of the data', railway(100, { wrongData: 70 }), { name: 'DataProblems', problems: [lost] }],
  [
    'a file edited meanwhile',
    edited,
    { name: 'PublishError', message: 'data/stations.ts changed while the site was generated.' },
  ],
  [
    'other pages than planned',
    { ...definition, families: [...railway(50).families, ...definition.families] },
    { message: 'a worker made / in place of /station-50/' },
  ],
])('%s in a worker stops the run', async (_, inWorkers, thrown) => {
  const { result, left } = await generated(2, definition, { inWorkers })
  expect(result).toMatchObject(thrown)
  expect(left).toEqual(['data'])
})

test('the reason of a signal ends the run, also while it waits for a worker', async () => {
  const waiting: SiteDefinition = { ...railway(100), load: () => new Promise(() => undefined) }
  const controller = new AbortController()
  setTimeout(() => controller.abort('SIGINT'), 20)
  const { result, left } = await generated(2, railway(100), { inWorkers: waiting, signal: controller.signal })
  expect(result).toBe('SIGINT')
  expect(left).toEqual(['data'])
})
