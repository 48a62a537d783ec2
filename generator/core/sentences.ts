/**
 * Every sentence of the generated pages, by key, with the names of its placeholders. The words are in `content/sentences.yaml`.
 * `city` must be given, `artist?` may be missing and then selects `none`, and `<link>` is a part of the sentence that becomes an element.
 */
import type { ReactNode } from 'react'

export const sentences = {
  'act-card.more': '<name> act',
  'act-card.picture': 'act',
  'act-card.tribute': 'artist',
  'act-card.video': '<name> act',
  'act-in-city.title': 'act city',
} as const

export type SentenceKey = keyof typeof sentences

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text
type Names<Key extends SentenceKey> = Exclude<Words<(typeof sentences)[Key]>, ''>
type NameOf<Word extends string> = Word extends `${infer Name}?` ? Name : Word extends `<${infer Tag}>` ? Tag : Word

/** A list is joined as the language of the site does it. */
export type Value = string | number | boolean | readonly string[]

type ValueOf<Word extends string, V> = Word extends `<${string}>` ? (content: ReactNode) => ReactNode : Word extends `${string}?` ? V | undefined : V
type Values<Key extends SentenceKey, V> = { [Word in Names<Key> as NameOf<Word>]: ValueOf<Word, V> }
type Arguments<Key extends SentenceKey, V> = [Names<Key>] extends [never] ? [] : [values: Values<Key, V>]

/** Keys of sentences without elements. */
export type PlainKey = { [Key in SentenceKey]: (typeof sentences)[Key] extends `${string}<${string}` ? never : Key }[SentenceKey]

export type Sentences = {
  /** A sentence with its values filled in. */
  t: <Key extends PlainKey>(key: Key, ...values: Arguments<Key, Value>) => string
  /** The same as elements: values may be elements, and `<link>…</link>` calls the function of that name with its content. */
  rich: <Key extends SentenceKey>(key: Key, ...values: Arguments<Key, Value | ReactNode>) => ReactNode
}
