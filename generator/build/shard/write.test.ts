import { mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { emptyFolder } from '../../../tests/temporary.ts'
import { createShardWriter } from './write.ts'

const root = emptyFolder()

const page = {
  html: '<p>Page</p>',
  facts: { links: { targets: ['/'], positions: '-', ids: [] }, pictures: { names: [], photographs: [] } },
}

test('what keeps a shard from being written is described', () => {
  const writer = createShardWriter(root, 'shards/1-of-2')
  mkdirSync(join(root, 'shards', readdirSync(join(root, 'shards'))[0] ?? '', 'pages', '0.page'))
  expect(() => writer.add(0, '/', page)).toThrow(
    'Could not write shards/1-of-2: a folder is in the place of a file (EISDIR).',
  )
  writer.close()
})

describe('an earlier shard', () => {
  const at = (...names: string[]) => join(root, 'shard', ...names)
  const source = { options: {}, program: '', node: '', files: {} }
  const write = (index: number) => {
    const writer = createShardWriter(root, 'shard')
    try {
      writer.add(index, '/', page)
      writer.finish({ number: 1, count: 2 }, source)
    } finally {
      writer.close()
    }
  }

  test.each<[what: string, damage: () => void]>([
    ['as it was', () => undefined],
    [
      'of another version',
      () => {
        writeFileSync(
          at('shard.json'),
          readFileSync(at('shard.json'), 'utf8').replace(/shard \d+/, 'shard 1'),
        )
      },
    ],
    ['with other pages', () => renameSync(at('pages', '0.page'), at('pages', '9.page'))],
  ])('is replaced: %s', (_, damage) => {
    write(0)
    damage()
    write(3)
    expect(readdirSync(at('pages'))).toEqual(['3.page'])
    expect(readdirSync(root)).toEqual(['shard'])
  })

  const writeForeign = () => {
    mkdirSync(at())
    writeFileSync(at('shard.json'), '{}')
  }
  test.each<[what: string, name: string, make: () => void, spoil: () => void]>([
    ['the shard.json of another program', 'photos', writeForeign, () => mkdirSync(at('photos'))],
    [
      'a shard.json that is no JSON',
      'shard.json',
      writeForeign,
      () => writeFileSync(at('shard.json'), 'mine'),
    ],
    ['a file beside a shard', 'holiday.jpg', () => write(0), () => writeFileSync(at('holiday.jpg'), '')],
    [
      'a file among its pages',
      'pages/draft.html',
      () => write(0),
      () => writeFileSync(at('pages', 'draft.html'), ''),
    ],
    ['a folder among its pages', 'pages/7.page', () => write(0), () => mkdirSync(at('pages', '7.page'))],
    [
      'a link among its pages',
      'pages/7.page',
      () => write(0),
      () => symlinkSync(root, at('pages', '7.page')),
    ],
  ])('and %s are left alone', (_, name, make, spoil) => {
    make()
    spoil()
    const before = readdirSync(at(), { recursive: true })
    expect(() => write(3)).toThrow(
      expect.objectContaining({
        message: 'shard holds files that are no shard.',
        hint: expect.stringContaining(`Move ${name} away`),
      }),
    )
    expect(readdirSync(at(), { recursive: true })).toEqual(before)
    expect(readdirSync(root)).toEqual(['shard'])
  })

  test('is left alone when another is not completed, because a file came beside it meanwhile', () => {
    write(0)
    const writer = createShardWriter(root, 'shard')
    writer.add(3, '/', page)
    writeFileSync(at('holiday.jpg'), '')
    expect(() => writer.finish({ number: 1, count: 2 }, source)).toThrow('holds files that are no shard')
    writer.close()
    expect(readdirSync(at()).sort()).toEqual(['holiday.jpg', 'pages', 'shard.json'])
    expect(readdirSync(at('pages'))).toEqual(['0.page'])
    expect(readdirSync(root)).toEqual(['shard'])
  })
})
