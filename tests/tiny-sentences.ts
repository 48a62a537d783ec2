/**
 * A catalogue in no language: each sentence is its key with its values, so that tests do not depend on the
 * owner's words.
 */

import { features } from '../generator/core/features.ts'
import { createFormat } from '../generator/core/format.ts'
import { sentences } from '../generator/core/sentence-keys.ts'
import type { BrowserWords, Sentences } from '../generator/core/sentences.ts'
import { catalogueFile, type WrittenSentence } from '../generator/load/sentences/catalogue.ts'
import { createSentences } from '../generator/load/sentences/sentences.ts'

type Write = (text: string) => string

/** `[act-card.tribute The Lanterns]`; a part that becomes an element is the name of its tag. */
const messageOf = (key: string, names: string, write: Write): string =>
  `[${[write(key), ...names.split(' ').flatMap((name) => (name === '' ? [] : [placeholder(name, write)]))].join(' ')}]`

const placeholder = (name: string, write: Write) => {
  const tag = /^<(.+)>$/.exec(name)?.[1]
  if (tag) return `<${tag}>${write(tag)}</${tag}>`
  return name.endsWith('?') ? `{${name.slice(0, -1)}, select, none {-} other {+}}` : `{${name}}`
}

/** @param write how the words of the catalogue are written */
export const tinyCatalogue = (write: Write = (text) => text): Map<string, WrittenSentence> =>
  new Map(
    Object.entries(sentences).map(([key, names], index) => [
      key,
      { text: messageOf(key, names, write), line: index + 1, file: catalogueFile },
    ]),
  )

/** What `WORDS` is in the scripts, for tests that run their code as it is. */
export const tinyWords = (): BrowserWords => {
  const words = Object.entries(tinySentences.browserWords())
  const below = (group: string) =>
    Object.fromEntries(
      words.flatMap(([name, text]) => (name.startsWith(group) ? [[name.slice(group.length), text]] : [])),
    )
  return {
    ...below(''),
    ...Object.fromEntries([...features, 'party'].map((name) => [name, below(`${name}.`)])),
  } as BrowserWords
}

/** Compiled once: that takes longer than most tests. */
export const tinySentences: Sentences = createSentences(
  tinyCatalogue(),
  createFormat('nl-BE'),
  new Map(),
).value
