/** The types of the sentences of the generated pages, which follow from their placeholders. */
import type { ReactNode } from 'react'
import type { Feature } from './features.ts'
import type { sentences } from './sentence-keys.ts'

type SentenceKey = keyof typeof sentences

type SplitAtSpaces<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? First | SplitAtSpaces<Rest>
  : Text
type Names<Key extends SentenceKey> = Exclude<SplitAtSpaces<(typeof sentences)[Key]>, ''>
type NameOf<Word extends string> = Word extends `${infer Name}?`
  ? Name
  : Word extends `<${infer Tag}>`
    ? Tag
    : Word

/** A list is joined as the language of the site does it. */
export type Value = string | number | boolean | readonly string[]

type ValueOf<Word extends string, V> = Word extends `<${string}>`
  ? (content: ReactNode) => ReactNode
  : Word extends `${string}?`
    ? V | undefined
    : V
type Values<Key extends SentenceKey, V> = { [Word in Names<Key> as NameOf<Word>]: ValueOf<Word, V> }
type Arguments<Key extends SentenceKey, V> = [Names<Key>] extends [never] ? [] : [values: Values<Key, V>]

/** Keys of sentences without elements. */
export type PlainKey = {
  [Key in SentenceKey]: (typeof sentences)[Key] extends `${string}<${string}` ? never : Key
}[SentenceKey]

export type Sentences = {
  /** A sentence with its values filled in. */
  t: <Key extends PlainKey>(key: Key, ...values: Arguments<Key, Value>) => string
  /**
   * The same as elements: values may be elements, and `<link>…</link>` calls the function of that name with
   * its content.
   */
  rich: <Key extends SentenceKey>(key: Key, ...values: Arguments<Key, Value | ReactNode>) => ReactNode
  /**
   * The sentences below `browser`, by the rest of their keys (`close`, `finder.found`), with their
   * placeholders in braces.
   */
  browserWords: () => Record<string, string>
  /**
   * The text of a sentence, with its placeholders in braces and the values of `data/` filled in; nothing when
   * it is missing.
   */
  written: (key: string) => string | undefined
}

/** The words of a category that sentences can use behind the name of its value: `{category_plural}`. */
export const wordNames = [
  ...(['word', 'plural', 'name', 'label', 'title', 'heading', 'searchWords'] as const),
  ...(['role', 'short', 'shorts', 'players', 'suits', 'quiet', 'article', 'adjective'] as const),
]
export type Words = Readonly<Partial<Record<(typeof wordNames)[number], string | undefined>>>

type WordsBelow<Group extends string> = {
  [Key in SentenceKey as Key extends `${Group}.${infer Name}`
    ? Name extends `${string}.${string}`
      ? never
      : Name
    : never]: string
}

/**
 * What the scripts of the site show: those of a feature, and those on the visitor's party, are below its
 * name. They fill in the placeholders themselves.
 */
export type BrowserWords = WordsBelow<'browser'> & {
  [Name in Feature | 'party']: WordsBelow<`browser.${Name}`>
}

export type Translate = Sentences['t']
