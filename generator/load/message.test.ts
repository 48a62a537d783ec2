import { expect, test } from 'vitest'
import { messageTexts } from './message.ts'

test.each<[what: string, message: string, texts: string[]]>([
  [
    'every case of a choice, with its surroundings',
    '{count, plural, one {een set} other {# sets}} met {act}{open, select, true {+} other {}}',
    ['een set met {act}+', '{#} sets met {act}'],
  ],
  ['a choice within a choice', '{a, select, x {{b, select, 1 {een} 2 {twee} other {drie}}} other {geen}}', ['een', 'twee', 'drie', 'geen']],
  ['values and words of elements', 'Bel {site.brand} op {phone} of <link>mail ons</link>.', ['Bel {site.brand} op {phone} of mail ons.']],
  ['no words when it has a syntax error, which loading reports', '{count, plural, one {een}', ['']],
])('the texts of a message have %s', (_what, message, texts) => expect(messageTexts(message)).toEqual(texts))
