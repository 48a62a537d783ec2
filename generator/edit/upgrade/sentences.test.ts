import { expect, test } from 'vitest'
import { readSentences, sentencesFile } from '../../load/sentences/catalogue.ts'
import { fitSentences } from './sentences.ts'
import { afterSteps } from './steps.ts'

const fitted = (text: string) =>
  afterSteps(new Map([[sentencesFile, text]]), [fitSentences('0.2.0')]).get(sentencesFile) ?? ''

test('the owner’s words stay, and nothing is added to them', () => {
  const text = 'link:\n  home: "Thuis"\n'
  expect(fitted(text)).toBe(text)
})

test('a sentence that no page shows becomes a comment, with its group when that has no other', () => {
  const text = fitted(
    'link:\n  home: "Thuis"\n  gone: >-\n    One\n    two.\nold:\n  # Mine.\n  a:\n    b: "x"\n',
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
  expect(readSentences(sentencesFile, text).problems).toEqual([])
})

test('a sentence with other values is kept as a comment: the one of the program is shown', () => {
  const text = fitted('link:\n  home: "Thuis"\n  act: "Alles over {band}"\n')
  expect(text).toContain('\n  # act: "Alles over {band}"\n')
  expect(readSentences(sentencesFile, text).value.has('link.act')).toBe(false)
})

test('sentences on one line, and a catalogue that cannot be read, stay', () => {
  for (const text of ['link: { gone: "a", home: "b" }\n', 'link: "a\nother: {\n'])
    expect(fitted(text)).toBe(text)
})
