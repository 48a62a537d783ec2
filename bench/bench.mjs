/**
 * How much time, CPU and memory a generate takes, beside other generators and a bare React loop on the same
 * pages: `npm run bench -- [peers] [agency] [dev]`, all that can be measured by default.
 *
 * - `peers` are generators on one set of pages, run by the driver of `--driver folder`: its `run.sh` measures
 *   Toegift as well, from `bench/peer/`. Its variables hold: `PEERS_WORK`, on the same file system as
 *   `--folder`, keeps what it installs for the next run, and `PEERS_ONLY` chooses other generators
 * - `agency` is the real site and an enlarged copy
 * - `dev` is the time from a saved file to the new page
 * - `--sizes 1000,10000`: about how many pages the sites have; 100,000 need 8 GB
 * - `--rounds n`: how often everything is measured; 5 times at 1,000 pages, 3 times at 10,000, once above
 * - `--nodes path,path`: the programs of Node that run Toegift; the first one runs the other generators, too
 * - `--folder path`: where the sites are; a temporary folder in memory where there is one
 *
 * Each part is added to `.cache/bench.jsonl`, of which `bench/chart.svg` and the tables of bench/README.md are
 * made: sizes, rounds and Nodes may be measured one after the other. Results of another machine or of another
 * state of the program are dropped. Commit them from a quiet machine only.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { register } from 'tsx/esm/api'

const inMemory = '/dev/shm'
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'string' },
    rounds: { type: 'string' },
    folder: { type: 'string', default: existsSync(inMemory) ? inMemory : tmpdir() },
    driver: { type: 'string' },
    nodes: { type: 'string', default: process.execPath },
  },
})
const known = ['peers', 'agency', 'dev']
if (positionals.some((name) => !known.includes(name))) {
  console.error('Usage: npm run bench -- [peers --driver <folder>] [agency] [dev] [options]')
  process.exit(64)
}
register({ tsconfig: join(import.meta.dirname, '..', 'tsconfig.json') })
const { bench } = await import('./measure/bench.ts')

const folder = mkdtempSync(join(values.folder, 'bench-'))
const removeFolder = () => rmSync(folder, { recursive: true, force: true })
for (const [signal, exitCode] of Object.entries({ SIGINT: 130, SIGTERM: 143 }))
  process.once(signal, () => {
    removeFolder()
    process.exit(exitCode)
  })
try {
  const isComplete = await bench({
    sites: positionals.length > 0 ? positionals : known.filter((name) => name !== 'peers' || values.driver),
    folder,
    sizes: values.sizes?.split(',').map(Number),
    rounds: values.rounds && Number(values.rounds),
    nodes: values.nodes.split(','),
    driver: values.driver,
  })
  if (!isComplete) process.exitCode = 1
} finally {
  removeFolder()
}
