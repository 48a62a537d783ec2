/**
 * Looks for what some tests need beside Node: Java for the Nu HTML checker, Chromium for the site as visitors
 * see it, servers for the site as hosts serve it. On Debian, with the right to do so, it installs what is
 * missing; elsewhere it names the tests that are left out and how to get them. It never fails by itself.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { compiledProgram } from '../generator/system/program/program-file.mjs'

const needs = [
  {
    commands: ['java'],
    package: 'openjdk-17-jre-headless',
    tests: 'the HTML conformance of every page (in tests/shipped/pages.test.ts)',
  },
  { commands: ['nginx'], package: 'nginx', tests: 'the site on nginx (tests/servers)' },
  { commands: ['caddy'], package: 'caddy', tests: 'the site on Caddy (tests/servers)' },
  { commands: ['apache2'], package: 'apache2-bin media-types', tests: 'the site on Apache (tests/servers)' },
  { commands: ['python3'], package: 'python3', tests: 'the site on the server of Python (tests/servers)' },
  {
    commands: ['radicale'],
    package: 'radicale',
    tests: 'calendars on a server (in tests/calendars.test.ts)',
  },
  { commands: ['openssl'], package: 'openssl', tests: 'calendars on a secure server (generator/diaries)' },
  {
    commands: [
      process.env.CHROMIUM ?? 'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
    ],
    package: 'chromium-headless-shell',
    tests: 'the site in a browser (tests/browser)',
  },
]

const has = (command) =>
  spawnSync('sh', ['-c', 'command -v "$1"', 'sh', command], { stdio: 'ignore' }).status === 0
const run = (command, args) =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0

/** How to become root without being asked for a password, or nothing. */
function privilege() {
  if (process.getuid?.() === 0) return []
  return has('sudo') && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
    ? ['sudo', '-n']
    : undefined
}

if (process.argv[2] === 'unit') {
  console.log('The unit tests need nothing beside Node: nothing is installed.')
  process.exit()
}

const missing = () => needs.filter(({ commands }) => !commands.some(has))
const packages = missing().flatMap((need) => need.package.split(' '))
const prefix = privilege()
if (packages.length > 0 && prefix && has('apt-get')) {
  console.log(`Installing ${packages.join(', ')} …`)
  // In this runlevel, as Debian sees it, a server that is installed is not started.
  const [command, ...args] = [...prefix, 'env', 'RUNLEVEL=1', 'DEBIAN_FRONTEND=noninteractive', 'apt-get']
  run(command, [...args, 'update', '-qq']) &&
    run(command, [...args, 'install', '-y', '-qq', '--no-install-recommends', ...packages])
}
for (const need of missing())
  console.log(
    `Left out: ${need.tests}. It needs ${need.commands[0]}; on Debian: apt-get install ${need.package}`,
  )

// Once, before tests at the same time would each do so. One that cannot be compiled fails where it is tested.
const { unchanged, program } = compiledProgram(join(import.meta.dirname, '..'))
await Promise.allSettled([unchanged(), program()])
