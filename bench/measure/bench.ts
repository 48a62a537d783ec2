/** Measures sites of several sizes and writes what was found. */
import { execFile } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { drawChart } from './chart.ts'
import { home, measured } from './measured.ts'
import { formatMachine, formatTable, type Results, type SizeResults, summarise } from './results.ts'
import { generate, measureRound, type Project, type Round } from './round.ts'

export type BenchOptions = {
  /** An empty folder for all sites. */
  folder: string
  /** About how many pages each site has. */
  sizes: readonly number[]
  rounds?: number | undefined
  /** A folder whose `run.sh` measures other generators. */
  peers?: string | undefined
}

/** Up to this many pages, a run from an empty cache is measured too. */
const realSize = 2000

const defaultRounds = (pages: number): number => (pages <= realSize ? 5 : pages <= 20_000 ? 3 : 1)

/**
 * Measures, prints the results and records them in the project.
 * @returns whether all sizes could be measured; a failure is printed
 */
export async function bench({ folder, sizes, rounds, peers }: BenchOptions): Promise<boolean> {
  const found: SizeResults[] = []
  // What one site keeps in its cache is most of what the next one needs.
  const cache = join(folder, 'cache')
  for (const pages of sizes) {
    const project = { root: join(folder, 'project'), folder: join(folder, 'sites') }
    try {
      found.push(await measureSize(project, pages, rounds ?? defaultRounds(pages), cache))
    } catch (error) {
      console.error(`A site of ${pages} pages could not be measured.`)
      reported(error)
    }
    rmSync(cache, { recursive: true, force: true })
    if (existsSync(join(project.root, '.cache'))) renameSync(join(project.root, '.cache'), cache)
    for (const done of [project.root, project.folder]) rmSync(done, { recursive: true, force: true })
  }
  const driver = peers === undefined ? undefined : await peersOf(peers, sizes, folder).catch(reported)
  const results: Results = {
    ...circumstances(),
    sizes: found,
    ...(driver !== undefined && { peers: driver }),
  }
  if (found.length > 0) {
    console.log([formatMachine(results), formatTable(results)].join('\n\n'))
    record(results)
  }
  if (driver !== undefined) console.log(`\n${driver}`)
  return found.length === sizes.length && (driver !== undefined) === (peers !== undefined)
}

const reported = (error: unknown): undefined => {
  console.error(error instanceof Error ? error.message : String(error))
}

async function measureSize(
  project: Project,
  pages: number,
  rounds: number,
  cache: string,
): Promise<SizeResults> {
  const { output } = await measured(process.execPath, [
    'bench/enlarge.mjs',
    '--pages',
    String(pages),
    '--into',
    project.root,
  ])
  if (existsSync(cache)) renameSync(cache, join(project.root, '.cache'))
  const isReal = pages <= realSize
  // Encodes the pictures, which later runs find done.
  if (!isReal) await generate(project.root, join(project.folder, 'first'))
  const found: Round[] = []
  for (let round = 1; round <= rounds; round++) {
    console.error(`${pages} pages: round ${round} of ${rounds}`)
    // Each round has folders of its own, and nothing is removed before the end: file systems may take long to
    // create what was just deleted.
    found.push(await measureRound(project, round, isReal))
  }
  return summarise(Number(/^\d+/.exec(output)?.[0] ?? pages), found)
}

function circumstances(): Pick<Results, 'date' | 'machine'> {
  const processor = cpus()[0]?.model ?? 'unknown processor'
  const machine = {
    processor,
    cores: cpus().length,
    memoryInGB: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
  }
  return { date: new Date().toISOString().slice(0, 10), machine }
}

/** What the driver of the peers prints: tables in markdown. @throws Error when it fails */
async function peersOf(peers: string, sizes: readonly number[], folder: string): Promise<string> {
  const environment = {
    PEERS_WORK: join(folder, 'peers'),
    ...process.env,
    PEERS_EXTRA: join(home, 'bench', 'peer'),
    TOEGIFT: home,
  }
  const running = promisify(execFile)('bash', [join(resolve(peers), 'run.sh'), ...sizes.map(String)], {
    env: environment,
    maxBuffer: 2 ** 28,
  })
  running.child.stderr?.pipe(process.stderr)
  return (await running).stdout.trim()
}

/** What the tables of the peers compare. */
const aboutPeers = `## Other generators on the same pages

A page of 14 kB for each act in each city, from one data file. This generator makes them through its whole pipeline, with all checks; so that links lead somewhere,
it adds the pages of the menu and of the acts. "No change" and "one act edited" keep output and caches.`

const [start, end] = ['<!-- bench: written by npm run bench -->', '<!-- /bench -->']

function record(results: Results): void {
  writeFileSync(join(home, 'bench', 'results.json'), `${JSON.stringify(results, undefined, 2)}\n`)
  writeFileSync(join(home, 'bench', 'chart.svg'), drawChart(results))
  const file = join(home, 'bench', 'README.md')
  const text = readFileSync(file, 'utf8')
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from === -1 || to < from)
    throw new Error(`bench/README.md has no lines "${start}" and "${end}" to write the results between.`)
  const chart = '![Time of each run, as a multiple of a bare React loop over the same pages](chart.svg)'
  const peers = results.peers === undefined ? [] : [`${aboutPeers}\n\n${results.peers}`]
  const section = [start, formatMachine(results), formatTable(results), chart, ...peers].join('\n\n')
  writeFileSync(file, `${text.slice(0, from)}${section}\n\n${text.slice(to)}`)
}
