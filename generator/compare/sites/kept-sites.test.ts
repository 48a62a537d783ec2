import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../../tests/temporary.ts'
import { findKeptSite, keepSite, pagesIn, sitesFolder } from './kept-sites.ts'

const root = emptyFolder()
const families = new Map([['/silkwood/', 'act']])

function generated(commit: string): string {
  const folder = join(sitesFolder(root), `${commit}.1.AbCdEf`)
  mkdirSync(pagesIn(folder), { recursive: true })
  writeFileSync(join(pagesIn(folder), 'index.html'), '<title>Home</title>')
  return folder
}

/** Keeps a site as if that had been done some days ago. */
function keptSince(commit: string, days: number): void {
  keepSite(root, commit, generated(commit), families)
  const then = new Date(Date.now() - days * 86_400_000)
  utimesSync(join(sitesFolder(root), commit), then, then)
}

test('of six sites, the one that was not used for longest goes', () => {
  for (const [index, commit] of ['a1', 'a2', 'a3', 'a4', 'a5'].entries()) keptSince(commit, 9 - index)
  findKeptSite(root, 'a1')
  keepSite(root, 'a6', generated('a6'), families)
  expect(readdirSync(sitesFolder(root)).sort()).toEqual(['a1', 'a3', 'a4', 'a5', 'a6'])
})

test('when another command kept the site first, its one is taken', () => {
  keepSite(root, 'aaaa', generated('aaaa'), families)
  const slower = generated('aaaa')
  expect(keepSite(root, 'aaaa', slower, families).folder).toBe(join(sitesFolder(root), 'aaaa', 'site'))
  expect(readdirSync(sitesFolder(root))).toEqual(['aaaa'])
})

test.each([
  ['its list of pages is cut off', (folder: string) => writeFileSync(join(folder, 'site.json'), '[[')],
  ['a page says something else', (folder: string) => writeFileSync(join(folder, 'site', 'index.html'), '<title>Hame</title>')],
  ['a page is gone', (folder: string) => rmSync(join(folder, 'site', 'index.html'))],
  ['a file was added', (folder: string) => writeFileSync(join(folder, 'site', 'more.html'), '')],
])('a kept site is generated again when %s', (_, damage) => {
  keepSite(root, 'aaaa', generated('aaaa'), families)
  damage(join(sitesFolder(root), 'aaaa'))
  expect(findKeptSite(root, 'aaaa')).toBeUndefined()
  expect(keepSite(root, 'aaaa', generated('aaaa'), families).families).toEqual(families)
  expect(findKeptSite(root, 'aaaa')?.families).toEqual(families)
})
