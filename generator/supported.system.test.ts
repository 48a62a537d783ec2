import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const bin = join(import.meta.dirname, 'bin.mjs')

/** Runs the command as if on another system. */
function runOn(platform: string) {
  const code = `Object.defineProperty(process, 'platform', { value: '${platform}' }); await import(${JSON.stringify(bin)})`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code, 'toegift', '--version'], { encoding: 'utf8' })
  return { status, stderr }
}

test('Windows is refused before anything else, with what to do', () => {
  const { status, stderr } = runOn('win32')
  expect(status).toBe(64)
  expect(stderr).toMatch(/^This command runs on Linux and macOS, not on Windows itself\.\n→ Use it within WSL: .*\n$/)
})

test.each(['linux', 'darwin'])('%s is not', (platform) => expect(runOn(platform).stderr).not.toContain('Windows'))
