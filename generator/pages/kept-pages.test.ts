import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../tests/temporary.ts'
import { paths as addresses, fileOfAddress } from '../core/addresses.ts'
import { noReads, noteField, recorded } from '../core/reads.ts'
import type { StagedFile } from '../publish/staging.ts'
import { KeptPages } from './kept-pages.ts'
import type { StagedPage } from './render-here.ts'

const folder = emptyFolder()
const paths = [addresses.favourites(), addresses.offline()]
const fields = ['sentences/favourites.title', 'sentences/offline.title']

const style = { address: 'https://example.be', trailingSlash: true }

const stagedFile = (path: string, digest = `digest of ${path}`): StagedFile => ({
  entry: { path, kind: 'page', digest, size: 1, mtime: '', inode: '', retired: false },
  isNew: false,
  isStrange: false,
})

async function allOf(pages: AsyncIterable<StagedPage>): Promise<StagedPage[]> {
  const all: StagedPage[] = []
  for await (const page of pages) all.push(page)
  return all
}

/** Makes the pages once; gives what opens what is kept of them. */
async function keptOnce() {
  const open = ({ key = 'program', changed = '', find = (path: string): StagedFile[] | undefined => [stagedFile(path)] } = {}) =>
    new KeptPages({
      file: join(folder, 'pages'),
      key,
      style,
      digest: (name) => (name === changed ? '2' : '1'),
      find,
    })
  const first = open()
  const made = paths.map(
    (path, number): StagedPage => ({
      path,
      files: [stagedFile(fileOfAddress(path, style))],
      links: { targets: ['/', path], parts: 'mc', ids: ['inhoud'] },
      pictures: { names: ['home.svg'], photographs: [] },
      textDigest: 'ABCDEFGH',
      sketch: Uint32Array.of(1, 4_000_000_000),
      reads: first.table.add(recorded(() => noteField(first.table.names.number(fields[number] ?? ''))).reads, noReads()),
    }),
  )
  expect(await allOf(first.with(paths, new Map(), made))).toEqual(made)
  first.save()
  return { open, made }
}

test('a page is made again when something that it read has another value, or when its file is gone or another one', async () => {
  const { open } = await keptOnce()
  const keptOf = (options: Parameters<typeof open>[0]) => [...open(options).filesOf(paths).keys()]
  expect(keptOf({})).toEqual([0, 1])
  expect(keptOf({ changed: fields[0] })).toEqual([1])
  expect(keptOf({ find: (path) => (path === fileOfAddress(addresses.offline(), style) ? undefined : [stagedFile(path)]) })).toEqual([0])
  expect(keptOf({ find: (path) => [stagedFile(path, 'other')] })).toEqual([])
  expect(keptOf({ key: 'another program' })).toEqual([])
})

test('of a kept page everything is known that was known when it was made, also a run later', async () => {
  const { open, made } = await keptOnce()
  for (let run = 0; run < 2; run++) {
    const kept = open()
    expect(await allOf(kept.with(paths, kept.filesOf(paths), []))).toEqual(made.map(({ reads: _, ...page }) => page))
    kept.save()
  }
})

test('a page that is made again and is another one, although nothing that it read has changed, is a fault', async () => {
  const { open, made } = await keptOnce()
  const other = (number: number) => [stagedFile(made[number]?.files[0]?.entry.path ?? '', 'other')]
  for (const [number, path] of paths.entries()) expect(() => open().confirm(path, made[number]?.files ?? [])).not.toThrow()
  expect(() => open().confirm(addresses.favourites(), other(0))).toThrow('/favorieten/ is another page')
  expect(() => open({ changed: fields[1] ?? '' }).confirm(addresses.offline(), other(1))).not.toThrow()
})
