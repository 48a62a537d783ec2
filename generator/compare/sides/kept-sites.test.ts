import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findKeptSite, keepSite, pagesIn, sitesFolder } from './kept-sites.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kept-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const families = new Map([['/silkwood/', 'act']])

function generated(commit: string): string {
  const folder = join(sitesFolder(root), `${commit}.1.AbCdEf`)
  mkdirSync(pagesIn(folder), { recursive: true })
  return folder
}

/** Keeps a site as if that had been done some days ago. */
function keptSince(commit: string, days: number): void {
  keepSite(root, commit, generated(commit), families)
  const then = new Date(Date.now() - days * 86_400_000)
  utimesSync(join(sitesFolder(root), commit), then, then)
}

test('a site that was kept is found again with its families; another is not', () => {
  keepSite(root, 'aaaa', generated('aaaa'), families)
  expect(findKeptSite(root, 'aaaa')).toEqual({ folder: join(sitesFolder(root), 'aaaa', 'site'), families })
  expect(findKeptSite(root, 'bbbb')).toBeUndefined()
})

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

test('a damaged one is generated again', () => {
  keepSite(root, 'aaaa', generated('aaaa'), families)
  writeFileSync(join(sitesFolder(root), 'aaaa', 'families.json'), '[[')
  expect(findKeptSite(root, 'aaaa')).toBeUndefined()
  expect(keepSite(root, 'aaaa', generated('aaaa'), families).families).toEqual(families)
  expect(findKeptSite(root, 'aaaa')?.families).toEqual(families)
})
