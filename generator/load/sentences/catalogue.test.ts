import { describe, expect, test } from 'vitest'
import { changedSince, readCatalogue, readSentences } from './catalogue.ts'

describe('a sentence that a project says otherwise', () => {
  const ours = readSentences('ours.yaml', 'link:\n  home: "New"\n  act: "Same"\n').value
  const digests = {
    '0.2.0': { 'link.home': 'a', 'link.act': 'b' },
    '0.9.0': { 'link.home': 'c' },
    '0.10.0': { 'link.home': 'd', 'link.later': 'e' },
  }
  const changed = (text: string, data: string) =>
    changedSince(text, data, { digests, ours }).map(({ what }) => what)
  const own = 'link:\n  home: "Mine"\n  act: "Mine"\n  later: "Mine"\n'

  test('is named with its line as long as the program says it otherwise than in the version of the data', () => {
    const words = 'The program says the sentence "link.home" otherwise since version 0.10.0: New'
    expect(changed(own, '0.2.0')).toEqual([words])
    expect(changed(own, '0.9.3')).toEqual([words])
    expect(changed(own, '0.10.0')).toEqual([])
    expect(changedSince(own, '0.2.0', { digests, ours })[0]).toMatchObject({
      code: 'sentence-changed',
      severity: 'warning',
      places: [{ file: 'content/sentences.yaml', line: 2 }],
    })
  })

  test('is not named where the project says the same, where the program has its former words again, or of versions that nobody noted', () => {
    expect(changed('link:\n  home: "New"\n', '0.2.0')).toEqual([])
    expect(changed(own, '0.1.0')).toEqual([])
    const again = { ...digests, '0.11.0': { 'link.home': 'a' } }
    expect(changedSince(own, '0.2.0', { digests: again, ours })).toEqual([])
  })
})

test('the sentences that were noted are those of the program', () => {
  expect(readCatalogue().problems).toEqual([])
  const own = 'act:\n  title: "{act} {artist, select, none {{category}} other {{artist}}}"\n'
  expect(changedSince(own, '0.1.0').map(({ what }) => what)).toEqual([
    expect.stringContaining('"act.title" otherwise since version 0.2.0: {act} boeken'),
  ])
})
