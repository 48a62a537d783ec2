/**
 * How long a generate takes, as ratios to two references measured in the same run: copying the finished site with `cp -r`, and a bare
 * React loop over the same pages. Ratios travel between machines; seconds do not. `--rounds n` (3), `--folder path` (a temporary one).
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' }, folder: { type: 'string', default: tmpdir() } } })
const home = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(values.folder, 'bench-'))

function time(command, args, environment = {}) {
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: home, encoding: 'utf8', env: { ...process.env, ...environment } })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr}`)
  return { milliseconds: performance.now() - started, stdout }
}

const generate = (out) => time(process.execPath, ['generator/bin.mjs', '--quiet', '--out', out]).milliseconds
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

const rounds = []
try {
  // Compiles the program and encodes the pictures, which later runs find done.
  generate(join(folder, 'first'))
  for (let round = 0; round < Number(values.rounds); round++) {
    // Each round has a folder of its own, and nothing is removed before the end: file systems may take long to create what was just deleted.
    const out = join(folder, `round-${round}`)
    const clean = generate(out)
    const again = generate(out)
    const copy = time('cp', ['-r', out, join(folder, `copy-${round}`)]).milliseconds
    const { stdout } = time(process.execPath, ['--import', 'tsx', 'bench/bare-loop.tsx'], { NODE_ENV: 'production' })
    const loop = JSON.parse(stdout)
    rounds.push({ clean, again, copy, loop: loop.milliseconds, pages: loop.pages })
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

const of = (pick) => median(rounds.map(pick))
const row = (name, pick) =>
  [
    name.padEnd(28),
    `${(of(pick) / 1000).toFixed(2)} s`.padStart(9),
    of((round) => pick(round) / round.copy)
      .toFixed(1)
      .padStart(11),
    of((round) => pick(round) / round.loop)
      .toFixed(1)
      .padStart(13),
  ].join('')

console.log(`${rounds[0].pages} pages, median of ${rounds.length} rounds${' '.repeat(6)}`)
console.log([''.padEnd(28), 'wall'.padStart(9), '× cp -r'.padStart(11), '× bare loop'.padStart(13)].join(''))
console.log(row('generate, nothing there yet', (round) => round.clean))
console.log(row('generate, nothing changed', (round) => round.again))
console.log(row('cp -r of the finished site', (round) => round.copy))
console.log(row('bare React loop', (round) => round.loop))
