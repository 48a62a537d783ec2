import { expect, test } from 'vitest'
import { sentences } from '../../core/sentence-keys.ts'
import { readCatalogue, sentencesFile } from '../../load/sentences/catalogue.ts'
import { fitSentences } from './sentences.ts'
import { afterSteps } from './steps.ts'

const defaults = new Map(Object.keys(sentences).map((key) => [key, { text: `default of ${key}` }]))
const fitted = (text: string, own: ReadonlyMap<string, { text: string }> = defaults) =>
  afterSteps(new Map([[sentencesFile, text]]), [fitSentences('0.2.0', own)]).get(sentencesFile) ?? ''
const textOf = (catalogue: string, key: string) => readCatalogue(catalogue).value.get(key)?.text

test('a catalogue gets the sentences that it lacks, and keeps the owner’s words', () => {
  const text = fitted('link:\n  home: "Thuis"\n')
  expect(text.startsWith('link:\n  home: "Thuis"\n')).toBe(true)
  expect([...readCatalogue(text).value.keys()].sort()).toEqual(Object.keys(sentences).sort())
  expect(fitted(text, new Map())).toBe(text)
})

test('a sentence that no page shows becomes a comment, with its group when that has no other', () => {
  const text = fitted(
    'link:\n  home: "Thuis"\n  gone: >-\n    One\n    two.\nold:\n  # Mine.\n  a:\n    b: "x"\n',
    new Map(),
  )
  expect(text).toBe(
    [
      'link:',
      '  home: "Thuis"',
      '  # toegift 0.2.0: no page shows this any more; it is kept for you to read, and may be removed',
      '  # gone: >-',
      '    # One',
      '    # two.',
      '# old:',
      '  # Mine.',
      '  # toegift 0.2.0: no page shows this any more; it is kept for you to read, and may be removed',
      '  # a:',
      '    # b: "x"',
      '',
    ].join('\n'),
  )
  expect(readCatalogue(text).problems).toEqual([])
})

test('a sentence with other values is kept as a comment, and the one of the program is shown', () => {
  const text = fitted('link:\n  home: "Thuis"\n  act: "Alles over {band}"\n')
  expect(text).toContain('\n  # act: "Alles over {band}"\n')
  expect(textOf(text, 'link.act')).toBe('default of link.act')
  // Without one of the program, there is nothing to show in its place.
  expect(fitted('link:\n  act: "Alles over {band}"\n', new Map())).toBe('link:\n  act: "Alles over {band}"\n')
})

test('sentences on one line, and a catalogue that cannot be read, stay', () => {
  for (const text of ['link: { gone: "a", home: "b" }\n', 'link: "a\nother: {\n'])
    expect(fitted(text, new Map())).toBe(text)
})
