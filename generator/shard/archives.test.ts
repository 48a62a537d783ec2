import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { create, Header } from 'tar'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isArchive, roomFor, unpack as unpackWithin } from './archives.ts'

const unpack = (archive: string, folder: string, room = roomFor(1)) => unpackWithin(archive, folder, room)

const text = 'page\n'.repeat(1000)
let place: string
let folder: string
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'archives-'))
  folder = join(place, 'unpacked')
  mkdirSync(folder)
  mkdirSync(join(place, '1-of-2', 'pages'), { recursive: true })
  for (const page of ['0.html', '1.html']) writeFileSync(join(place, '1-of-2', 'pages', page), text)
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

/** A zip file with these entries, stored without compression. `mode` is that of a file of Unix. */
function zipFile(entries: readonly { path: string; content?: string; mode?: number }[]): Buffer {
  const parts: Buffer[] = []
  const index: Buffer[] = []
  let at = 0
  for (const { path, content = '', mode = 0o100644 } of entries) {
    const [name, data] = [Buffer.from(path), Buffer.from(content)]
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt32LE(crc32(data), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(data.length, 18)
    common.writeUInt16LE(name.length, 22)
    const last = Buffer.alloc(14)
    last.writeUInt32LE(mode * 0x10000, 6)
    last.writeUInt32LE(at, 10)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, data])
    index.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 3]), common, last, name]))
    parts.push(local)
    at += local.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(Buffer.concat(index).length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...parts, ...index, Buffer.from('PK\x05\x06'), end])
}

/** A tar file with one entry that `tar` itself would not make. */
function tarFile(path: string, content: string): Buffer {
  const header = new Header({ path, type: 'File', size: content.length, mode: 0o644 })
  header.encode()
  return Buffer.concat([header.block ?? Buffer.alloc(0), Buffer.from(content.padEnd(512, '\0')), Buffer.alloc(1024)])
}

const save = (name: string, content: Buffer): string => {
  writeFileSync(join(place, name), content)
  return join(place, name)
}

/** An archive with two pages. */
async function archive(name: string): Promise<string> {
  const paths = ['1-of-2/pages/0.html', '1-of-2/pages/1.html']
  if (name === 'a.zip') return save(name, zipFile(paths.map((path) => ({ path, content: text }))))
  await create({ file: join(place, name), cwd: place, gzip: name !== 'a.tar' }, paths)
  return join(place, name)
}

test.each(['a.tar', 'a.tar.gz', 'a.tgz', 'a.zip'])(
  '%s is unpacked, and refused when it is truncated or holds more than the shards of the site',
  async (name) => {
    const file = await archive(name)
    expect(await unpack(file, folder, { entries: 9, bytes: 9_999 })).toBe('it unpacks to more than 0 MB, which no shards of this site have')
    expect(await unpack(file, folder, { entries: 1, bytes: 10_000 })).toBe('it holds more than 1 files and folders, which no shards of this site have')
    expect(readdirSync(folder)).toEqual([])
    expect(await unpack(file, folder, { entries: 2, bytes: 10_000 })).toBeUndefined()
    expect(readFileSync(join(folder, '1-of-2', 'pages', '1.html'), 'utf8')).toBe(text)
    truncateSync(file, Math.floor(readFileSync(file).length / 3))
    expect(await unpack(file, folder)).toEqual(expect.any(String))
  },
)

test('a zip file may have entries for its folders, and files of other systems', async () => {
  const entries = [
    { path: '1-of-2/', mode: 0o040755 },
    { path: 'other.html', mode: 0 },
  ]
  expect(await unpack(save('a.zip', zipFile(entries)), folder)).toBeUndefined()
  expect(readdirSync(folder).sort()).toEqual(['1-of-2', 'other.html'])
})

test('what is no archive is not taken for one', () => {
  expect(['shard.json', 'pages.html', '1-of-2', 'a.tar.xz', 'zip'].filter(isArchive)).toEqual([])
})

test.each(['../out.html', '1-of-2/../../out.html', join(tmpdir(), 'out.html')])('the path %s is refused: it leads out of the folder', async (path) => {
  expect(await unpack(save('a.tar', tarFile(path, 'x')), folder)).toBe(`the path ${path} leads out of it`)
  expect(await unpack(save('a.zip', zipFile([{ path, content: 'x' }])), folder)).toMatch(/: .*out\.html$/)
  expect([join(place, 'out.html'), join(tmpdir(), 'out.html')].filter(existsSync)).toEqual([])
})

test('a link is refused: pages could be written or read through it', async () => {
  symlinkSync('/etc', join(place, '1-of-2', 'link'))
  await create({ file: join(place, 'a.tar'), cwd: place }, ['1-of-2'])
  expect(await unpack(join(place, 'a.tar'), folder)).toBe('1-of-2/link is neither a regular file nor a folder')
  expect(await unpack(save('a.zip', zipFile([{ path: 'link', content: '/etc', mode: 0o120777 }])), folder)).toBe('link is neither a regular file nor a folder')
  expect(existsSync(join(folder, '1-of-2'))).toBe(false)
})

test('a tar file with a damaged entry is refused: it would be unpacked without that entry', async () => {
  const entries = [tarFile('a.html', 'x').subarray(0, 1024), tarFile('b.html', 'x')]
  expect(await unpack(save('a.tar', Buffer.concat(entries)), folder)).toBeUndefined()
  entries[1]?.write('c', 0)
  expect(await unpack(save('a.tar', Buffer.concat(entries)), folder)).toContain('checksum')
})

test('what is missing, and what is no archive in spite of its name, is refused', async () => {
  expect(await unpack(join(place, 'none.zip'), folder)).toContain('ENOENT')
  expect(await unpack(join(place, 'none.tar'), folder)).toContain('ENOENT')
  for (const name of ['a.zip', 'a.tar', 'a.tar.gz'])
    expect(await unpack(save(name, Buffer.from('not an archive'.repeat(100))), folder), name).toEqual(expect.any(String))
})
