/** Measures sites of several sizes, adds what was found to the results, and makes the tables of all of them. */
import { cpSync, existsSync, readFileSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { digestOfProgram } from '../../generator/system/digests.mjs'
import { drawChart } from './chart.ts'
import { measureDev } from './dev.ts'
import { home, type Measured, measured } from './measured.ts'
import { digestOfPeer, measurePeers } from './peers.ts'
import { formatResults, merged, type Part, type Program, type SiteName } from './results.ts'
import { fromEmptyCache, generate, measureRound } from './round.ts'

export type BenchOptions = {
  /** What to measure. */
  sites: readonly SiteName[]
  /** An empty folder for all sites. */
  folder: string
  /** About how many pages each site has. */
  sizes: readonly number[] | undefined
  rounds: number | undefined
  /** The programs of Node that run Toegift; the first one also runs the other generators. */
  nodes: readonly string[]
  /** A folder whose `run.sh` measures other generators. */
  driver: string | undefined
}

/** Up to this many pages, a run from an empty cache is measured too. */
const realSize = 2000

/** The sizes that are compared; the smallest of the agency's is the real one. */
const sizesOf = { peers: [1000, 10_000, 100_000], agency: [1000, 8000], dev: [1000] }

const defaultRounds = (pages: number): number => (pages <= realSize ? 5 : pages <= 20_000 ? 3 : 1)

/**
 * Measures; after each part, records all results that belong together in the project.
 * @returns whether everything could be measured; a failure is printed
 */
export async function bench({ sites, ...options }: BenchOptions): Promise<boolean> {
  const { folder, nodes, driver } = options
  const toegift = `${digestOfProgram(home)}${digestOfPeer()}`
  const circumstances = { date: new Date().toISOString().slice(0, 10), machine: machineWith(folder), toegift }
  const add = (part: Omit<Part, keyof typeof circumstances>) => record({ ...circumstances, ...part })
  const measure = {
    peers: async (node: string, size: number, rounds: number) => {
      if (driver === undefined) throw new Error('Other generators need --driver <folder>.')
      const { PEERS_WORK: work = join(folder, 'peers'), PEERS_ONLY = 'eleventy-js,astro' } = process.env
      const only = node === nodes[0] ? PEERS_ONLY.split(',') : []
      add({ site: 'peers', ...(await measurePeers({ driver, work, size, rounds, node, only, toegift })) })
    },
    agency: async (node: string, size: number, rounds: number) => {
      const project = { root: join(folder, 'project'), folder: join(folder, 'sites'), node }
      // What one site keeps in its cache is most of what the next one needs.
      const cache = join(folder, 'cache')
      const pages = await makeProject(project.root, size, cache)
      const programs = await programsOf(node)
      const addRound = (round: Record<string, Measured>) =>
        add({ site: 'agency', pages, programs: programs(round) })
      // The first run encodes the pictures; two runs keep the bytecode of the program.
      const first = join(project.folder, 'first')
      if (size <= realSize) addRound({ empty: await fromEmptyCache(project, first) })
      else await generate(project, first)
      await generate(project, join(project.folder, 'second'))
      for (let round = 1; round <= rounds; round++) {
        console.error(`${pages} pages: round ${round} of ${rounds}`)
        // Each round has folders of its own, and nothing is removed before the end: file systems may take long
        // to create what was just deleted.
        addRound(await measureRound(project, round))
      }
      rmSync(cache, { recursive: true, force: true })
      renameSync(join(project.root, '.cache'), cache)
    },
    dev: async (node: string, size: number, rounds: number) => {
      const root = join(folder, 'project')
      const pages = await makeProject(root, size, join(home, '.cache'))
      const programs = await programsOf(node)
      for (const round of await measureDev({ root, program: join(folder, 'sites'), node, rounds }))
        add({ site: 'dev', pages, programs: programs(round) })
    },
  }
  let isComplete = true
  for (const site of sites)
    for (const size of options.sizes ?? sizesOf[site])
      for (const node of nodes)
        try {
          await measure[site](node, size, options.rounds ?? defaultRounds(size))
        } catch (error) {
          isComplete = false
          console.error(`${site}: ${size} pages could not be measured with ${node}.`)
          console.error(error instanceof Error ? error.message : String(error))
        } finally {
          for (const done of ['project', 'sites'])
            rmSync(join(folder, done), { recursive: true, force: true })
        }
  return isComplete
}

/**
 * Makes an enlarged copy of the agency's project.
 * @param cache a folder with pictures that were encoded, which is copied; it may be missing
 * @returns the number of its pages
 */
async function makeProject(root: string, pages: number, cache: string): Promise<number> {
  const args = ['bench/enlarge.mjs', '--pages', String(pages), '--into', root]
  const { output } = await measured(process.execPath, args)
  if (existsSync(cache)) cpSync(cache, join(root, '.cache'), { recursive: true })
  return Number(/^\d+/.exec(output)?.[0] ?? pages)
}

/** What makes programs of the results of a part of the table, which this Node ran. */
async function programsOf(node: string): Promise<(round: Record<string, Measured>) => Program[]> {
  const { output } = await measured(node, ['-p', 'process.versions.node'])
  return (round) =>
    Object.entries(round).map(([id, { seconds, cpuSeconds, megabytes }]) => ({
      id,
      version: '',
      node: id === 'copy' ? '' : output.trim(),
      runs: [{ seconds, cpuSeconds, megabytes }],
    }))
}

/** What `statfs` says of a file system in memory. */
const tmpfs = 0x01021994

function machineWith(folder: string): string {
  const processor = cpus()[0]?.model ?? 'unknown processor'
  const place = statfsSync(folder).type === tmpfs ? 'files in memory' : 'files on a disk'
  return `${processor}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${place}`
}

const resultsFile = join(home, '.cache', 'bench.jsonl')

/** Adds a part to the results of the project, one on each line, and makes all tables again. */
function record(part: Part): void {
  const lines = existsSync(resultsFile) ? readFileSync(resultsFile, 'utf8').trim().split('\n') : []
  const parts = merged(
    lines.map((line): Part => JSON.parse(line)),
    part,
  )
  const inThousandths = (_key: string, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 1000) / 1000 : value
  writeFileSync(resultsFile, parts.map((part) => `${JSON.stringify(part, inThousandths)}\n`).join(''))
  writeFileSync(join(home, 'bench', 'chart.svg'), drawChart(parts))
  const file = join(home, 'bench', 'README.md')
  const text = readFileSync(file, 'utf8')
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from === -1 || to < from)
    throw new Error(`bench/README.md has no lines "${start}" and "${end}" to write the results between.`)
  const section = [start, formatResults(parts)].join('\n\n')
  writeFileSync(file, `${text.slice(0, from)}${section}\n\n${text.slice(to)}`)
}

const [start, end] = ['<!-- bench: written by npm run bench -->', '<!-- /bench -->']
