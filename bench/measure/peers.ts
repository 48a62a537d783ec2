/** Runs a driver that measures other generators, with this one among them, and reads what it found. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { digestOf } from '../../generator/core/output-file.ts'
import { home } from './measured.ts'
import { type Part, sites } from './results.ts'

export type PeersOptions = {
  /** A folder whose `run.sh` measures generators on sites of the given sizes. */
  driver: string
  /** Where it works, and keeps what it installed. */
  work: string
  size: number
  rounds: number
  /** The Node that runs all generators but those with one of their own. */
  node: string
  /** The generators to run, by their names in the driver; it adds the loop and Hugo, which the ratios need. */
  only: readonly string[]
  /** The digest of the program. */
  toegift: string
}

/** What the driver writes. */
type DriverResults = {
  all: readonly {
    phase: string
    pages: number
    rows: readonly {
      id: string
      version: string
      node: string
      failed?: string
      runs: readonly { wall: number; cpu: number; rss: number }[]
    }[]
  }[]
}

/** Measures clean runs of one size. @throws Error when the driver fails */
export async function measurePeers({
  driver,
  work,
  size,
  rounds,
  node,
  only,
  toegift,
}: PeersOptions): Promise<Pick<Part, 'pages' | 'programs'>> {
  const own = ownPeers(work, toegift)
  const running = spawn('bash', [join(resolve(driver), 'run.sh'), String(size)], {
    env: {
      ...process.env,
      // Its commands are called `node`.
      PATH: [dirname(realpathSync(node)), process.env.PATH].join(delimiter),
      PEERS_WORK: work,
      PEERS_RUNS: String(rounds),
      PEERS_RERUNS: '0',
      PEERS_ONLY: [...only, ...Object.keys(ownArguments)].join(','),
      PEERS_EXTRA: own.join(':'),
      TOEGIFT: home,
    },
    stdio: ['ignore', 2, 2],
  })
  const [code] = await once(running, 'exit')
  const results = join(work, 'results')
  // Their names begin with the time.
  const file = readdirSync(results)
    .filter((name) => /^\d/.test(name))
    .sort()
    .at(-1)
  if (code !== 0 || file === undefined) throw new Error(`The driver in ${driver} failed.`)
  return readDriverResults(readFileSync(join(results, file), 'utf8'))
}

/** The programs that ended all their clean runs. The others are named on the standard error. */
export function readDriverResults(json: string): Pick<Part, 'pages' | 'programs'> {
  const { all }: DriverResults = JSON.parse(json)
  const { pages, rows } = all.find(({ phase }) => phase === 'clean') ?? { pages: 0, rows: [] }
  const programs = rows.flatMap(({ id, version, node, failed, runs }) => {
    if (failed !== undefined) console.error(`${id} at ${pages} pages: ${failed}`)
    if (failed !== undefined || !(id in sites.peers)) return []
    return [
      {
        id,
        version: id in ownArguments ? '' : version,
        node: node === '-' ? '' : node,
        runs: runs.map(({ wall, cpu, rss }) => ({
          seconds: wall,
          cpuSeconds: cpu,
          megabytes: Math.round(rss / 1024),
        })),
      },
    ]
  })
  return { pages, programs }
}

/** How this generator is called, for each of its rows. */
const ownArguments = { 'toegift-1': ' --jobs 1', toegift: '' }

/** Folders for the driver, made of `bench/peer/`. It installs again what has another command to install. */
function ownPeers(work: string, toegift: string): string[] {
  const { install, build, ...peer }: Record<string, string> = JSON.parse(
    readFileSync(join(home, 'bench', 'peer', 'peer.json'), 'utf8'),
  )
  return Object.entries(ownArguments).map(([id, args]) => {
    const folder = join(work, 'own', id)
    mkdirSync(folder, { recursive: true })
    const own = { ...peer, name: id, install: `${install} # ${home} ${toegift}`, build: `${build}${args}` }
    writeFileSync(join(folder, 'peer.json'), JSON.stringify(own))
    return folder
  })
}

/** The digest of the website of the comparison, which is no part of the program. */
export function digestOfPeer(): string {
  const folder = join(home, 'bench', 'peer')
  return digestOf(
    readdirSync(folder)
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\0'),
  )
}
