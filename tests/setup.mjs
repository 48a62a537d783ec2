/**
 * Looks for what some tests need beside Node: Java for the Nu HTML checker, Chromium for the site as visitors see it. On Debian, with the
 * right to do so, it installs what is missing; elsewhere it names the tests that are left out and how to get them. It never fails by itself.
 */
import { spawnSync } from 'node:child_process'

const needs = [
  { commands: ['java'], package: 'openjdk-17-jre-headless', tests: 'the HTML conformance of every page (tests/conformance.test.ts)' },
  { commands: [process.env.CHROMIUM ?? 'chromium', 'chromium-browser', 'google-chrome'], package: 'chromium', tests: 'the site in a browser (tests/browser)' },
]

const has = (command) => spawnSync('sh', ['-c', 'command -v "$1"', 'sh', command], { stdio: 'ignore' }).status === 0
const run = (command, args) =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0

/** How to become root without being asked for a password, or nothing. */
function privilege() {
  if (process.getuid?.() === 0) return []
  return has('sudo') && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : undefined
}

for (const need of needs.filter(({ commands }) => !commands.some(has))) {
  const prefix = privilege()
  if (prefix && has('apt-get')) {
    console.log(`Installing ${need.package} (for ${need.tests}) …`)
    const [command, ...rest] = [...prefix, 'apt-get']
    run(command, [...rest, 'update', '-qq']) && run(command, [...rest, 'install', '-y', '-qq', need.package])
  }
  if (!need.commands.some(has)) console.log(`Left out: ${need.tests}. It needs ${need.commands[0]}; on Debian: apt-get install ${need.package}`)
}
