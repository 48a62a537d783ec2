/**
 * How long a generate takes, as ratios to two references measured in the same run: copying the finished site
 * with `cp -r`, and a bare React loop over the same pages. Ratios travel between machines; seconds do not.
 * Sites of other sizes are enlarged copies of the real one.
 *
 * - `--sizes 1000,10000,100000`: pages of each site; the smallest is the real site
 * - `--rounds n`: how often everything is measured; 5 times at 1,000 pages, 3 times at 10,000, once above
 * - `--folder path`: where the sites are; a temporary folder in memory where there is one. 100,000 pages need
 *   8 GB there
 * - `--peers folder`: also runs `run.sh` of a folder that measures other generators on one set of pages, with
 *   `bench/peer/` added
 *
 * Prints a table, and writes `bench/results.json`, `bench/chart.svg` and the tables of bench/README.md.
 * Commit them from a quiet machine only.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { register } from 'tsx/esm/api'

const inMemory = '/dev/shm'
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    rounds: { type: 'string' },
    folder: { type: 'string', default: existsSync(inMemory) ? inMemory : tmpdir() },
    peers: { type: 'string' },
  },
})
register({ tsconfig: join(import.meta.dirname, '..', 'tsconfig.json') })
const { bench } = await import('./measure/bench.ts')

const folder = mkdtempSync(join(values.folder, 'bench-'))
const removeFolder = () => rmSync(folder, { recursive: true, force: true })
process.once('SIGINT', () => {
  removeFolder()
  process.exit(130)
})
try {
  const isComplete = await bench({
    folder,
    sizes: values.sizes.split(',').map(Number),
    rounds: values.rounds && Number(values.rounds),
    peers: values.peers,
  })
  if (!isComplete) process.exitCode = 1
} finally {
  removeFolder()
}
