import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { currentData, isOlder } from '../../load/files/data-version.ts'
import { home } from '../../system/home.ts'
import { versions } from './versions.ts'

const read = (file: string) => readFileSync(join(home, file), 'utf8')

test('each version that changes data is in the changelog, and the newest is the one of this program and its own data', () => {
  const headings = [...read('CHANGELOG.md').matchAll(/^## (\d+\.\d+\.\d+)$/gm)].map(([, version]) => version)
  const known = versions.map(({ version }) => version)
  expect(known.filter((version) => !headings.includes(version))).toEqual([])
  expect(known).toEqual(known.toSorted((a, b) => (isOlder(a, b) ? -1 : 1)))
  expect(known.at(-1)).toBe(currentData)
  const { version, toegift } = JSON.parse(read('package.json'))
  expect([headings[0], toegift]).toEqual([version, { data: currentData }])
  expect(isOlder(version, currentData)).toBe(false)
})
