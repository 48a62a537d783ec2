import { expect, test } from 'vitest'
import { serviceWorker } from './service-worker.ts'

const shell = [
  { path: 'assets/site.css', digest: 'a' },
  { path: 'offline.html', digest: 'b' },
]
const href = (path: string) => `/sub/${path}`
const textOf = (changes: Partial<Parameters<typeof serviceWorker>[0]> = {}) =>
  String(serviceWorker({ code: 'run()', shell, href, ...changes }).content())
const versionOf = (text: string) => /VERSION="([^"]*)"/.exec(text)?.[1]

test('it is at the root and names the shell as links do', () => {
  expect(serviceWorker({ code: 'run()', shell, href }).path).toBe('sw.js')
  expect(textOf()).toContain('SHELL=["/sub/assets/site.css","/sub/offline.html"]')
  expect(textOf()).toContain('OFFLINE="/sub/offline.html"')
  expect(textOf()).toMatch(/run\(\)$/)
})

test('its version changes with what the shell holds, and with its own code, and with nothing else', () => {
  const version = versionOf(textOf())
  expect(version).toMatch(/^[\w-]{12}$/)
  expect(versionOf(textOf())).toBe(version)
  expect(
    versionOf(textOf({ shell: [{ path: 'assets/site.css', digest: 'other' }, ...shell.slice(1)] })),
  ).not.toBe(version)
  expect(versionOf(textOf({ code: 'other()' }))).not.toBe(version)
})
