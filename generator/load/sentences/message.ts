/**
 * Compiles one message in ICU syntax (unicode-org.github.io/icu, "Formatting Messages") to a function that is
 * called once per use.
 */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { createElement, Fragment, type ReactNode } from 'react'
import type { Format } from '../../core/format.ts'
import { remembered } from '../../core/once-per.ts'
import { valueName } from '../../core/refused-text.ts'
import { type Value, type Words, wordNames } from '../../core/sentences.ts'
import { capitalise } from '../../core/text.ts'
import { keptResult } from '../../system/kept-results.ts'

/** The words of entries, by the name of the value that has a key of them, and by key. */
export type WordsByName = ReadonlyMap<string, ReadonlyMap<string, Words>>

/** What templates fill in: values, elements, and a function for each tag. */
export type Given = Readonly<Record<string, Value | ReactNode | ((content: ReactNode) => ReactNode)>>
type Add = (part: ReactNode) => void

/**
 * Passes the parts of a sentence on, one after the other: texts, and values as they were given. `count` is
 * the value of `#`.
 */
export type Message = (values: Given, add: Add, count?: number) => void

export type CompiledMessage = {
  message: Message
  /** The text, where nothing has to be filled in. */
  constant: string | undefined
  /** The names in the message, tags as `<name>`. */
  names: ReadonlySet<string>
  /** Those of them that may have no value: a choice has a case `none` for it. */
  optional: ReadonlySet<string>
}

/**
 * @param resolve fills in values of the site in plain text
 * @throws SyntaxError for a message that is not well-formed, with a description
 */
export function compileMessage(
  text: string,
  format: Format,
  resolve: (text: string) => string,
  words: WordsByName = new Map(),
): CompiledMessage {
  const names = new Set<string>()
  const optional = new Set<string>()
  const message = sequence(parsedMessage(text), {
    format,
    names,
    optional,
    words,
    literal: (value) => resolve(showValues(value)),
  })
  return { message, constant: names.size === 0 ? formatText(message, {}) : undefined, names, optional }
}

/** The text of a message without elements. */
export function formatText(message: Message, values: Given): string {
  let text = ''
  message(values, (part) => {
    text += part
  })
  return text
}

export function formatElement(message: Message, values: Given): ReactNode {
  const parts: ReactNode[] = []
  message(values, (part) => parts.push(part))
  return createElement(Fragment, null, ...parts)
}

/**
 * The parts of a message. Names with a dot are values of the site, which no ICU argument can be: they are
 * hidden in its texts.
 * @throws SyntaxError
 */
const parsedMessage = (text: string): MessageFormatElement[] =>
  keptResult('message', text, () => parseMessage(text))

function parseMessage(text: string): MessageFormatElement[] {
  try {
    return parse(text.replace(valueName, '\uE000$1\uE001'), { shouldParseSkeletons: false })
  } catch (error) {
    // The parser recurses into tags, and thousands of nested ones overflow the stack.
    if (error instanceof RangeError) throw new SyntaxError('it is nested too deeply')
    if (!(error instanceof SyntaxError)) throw error
    // The parser names its errors in capitals: EXPECT_ARGUMENT_CLOSING_BRACE.
    const cause = error.message.toLowerCase().replaceAll('_', ' ')
    throw new SyntaxError(cause.replace(/^expect /, 'expected '))
  }
}

/** A text of a parsed message with the names of values in braces again. */
const showValues = (text: string): string => text.replace(/\uE000([\w.-]+)\uE001/g, '{$1}')

type Context = {
  format: Format
  names: Set<string>
  optional: Set<string>
  words: WordsByName
  literal: (value: string) => string
}

function sequence(elements: readonly MessageFormatElement[], context: Context): Message {
  const steps = elements.map((element) => step(element, context))
  const [only] = steps
  if (only && steps.length === 1) return only
  return (values, add, count) => {
    for (const part of steps) part(values, add, count)
  }
}

function step(element: MessageFormatElement, context: Context): Message {
  const { format, names, optional, literal } = context
  if (element.type === TYPE.literal) {
    const text = literal(element.value)
    return (_, add) => add(text)
  }
  if (element.type === TYPE.pound) return (_, add, count = 0) => add(format.number(count))

  const name = element.value
  const valueIn = readerOf(element.type === TYPE.tag ? `<${name}>` : name, context)
  switch (element.type) {
    case TYPE.argument: {
      // The page on all live music has few of the words: its key is shown in place of another one.
      const [base = name] = name.split('_')
      return (values, add) => {
        const value = valueIn(values) ?? values[base]
        if (typeof value !== 'function') add(Array.isArray(value) ? format.list(value.map(String)) : value)
      }
    }
    case TYPE.number: {
      if (element.style && element.style !== 'euro')
        throw new SyntaxError(`the style of the number "${name}" is not "euro"`)
      const write = element.style === 'euro' ? format.euros : format.number
      return (values, add) => add(write(Number(values[name])))
    }
    case TYPE.date:
      if (element.style !== 'long') throw new SyntaxError(`the style of the date "${name}" is not "long"`)
      return (values, add) => add(format.date(String(values[name])))
    case TYPE.select: {
      if (Object.hasOwn(element.options, 'none') && names.has(name)) optional.add(name)
      const cases = casesOf(element.options, context)
      return (values, add, count) =>
        (cases.get(String(valueIn(values) ?? 'none')) ?? cases.get('other'))?.(values, add, count)
    }
    case TYPE.plural: {
      const cases = casesOf(element.options, context)
      const countOf = (given: Given[string]) => Number(given) - element.offset
      const caseFor = remembered(
        (given: Given[string]) =>
          cases.get(`=${given}`) ??
          cases.get(format.plural(countOf(given), element.pluralType)) ??
          cases.get('other'),
      )
      return (values, add) => caseFor(values[name])?.(values, add, countOf(values[name]))
    }
    case TYPE.tag: {
      const content = sequence(element.children, context)
      return (values, add, count) => {
        const wrap = values[name]
        if (typeof wrap === 'function')
          add(wrap(formatElement((given, push) => content(given, push, count), values)))
      }
    }
    default:
      throw new SyntaxError(`"${name}" has an unknown format`)
  }
}

/**
 * What gives a value of a message: `{kind}` as templates give it, `{kind_plural}` a word of the entry that it
 * names, `{kind_Plural}` that with a capital. Where no entry has its key, it is a phrase, and stands as it is.
 */
function readerOf(name: string, { names, words }: Context): (values: Given) => Given[string] {
  const [, base = '', written = ''] = /^([a-z]+)_(\w+)$/i.exec(name) ?? []
  const word = wordNames.find((known) => known === written || capitalise(known) === written)
  names.add(word === undefined ? name : base)
  if (word === undefined) return (values) => values[name]
  return (values) => {
    const entry = words.get(base)?.get(String(values[base]))
    const value = entry ? entry[word] : values[base]
    return typeof value === 'string' && word !== written ? capitalise(value) : value
  }
}

const casesOf = (
  options: Readonly<Record<string, { value: MessageFormatElement[] }>>,
  context: Context,
): ReadonlyMap<string, Message> =>
  new Map(Object.entries(options).map(([key, { value }]) => [key, sequence(value, context)]))

/**
 * Texts that a message can become, with names in braces for values: every case of a choice is in one of them.
 * A message with a syntax error gives no words.
 */
export function messageTexts(message: string): string[] {
  if (!message.includes('{') && !message.includes("'") && !message.includes('<')) return [message]
  try {
    return [...new Set(variantsOf(parsedMessage(message)).map(showValues))]
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return ['']
  }
}

/** As many texts as the part with most of them has; parts with fewer repeat their last. */
function variantsOf(elements: readonly MessageFormatElement[]): string[] {
  const parts = elements.map(partVariants)
  const count = Math.max(1, ...parts.map(({ length }) => length))
  return Array.from({ length: count }, (_, number) =>
    parts.map((variants) => variants[Math.min(number, variants.length - 1)]).join(''),
  )
}

function partVariants(element: MessageFormatElement): string[] {
  switch (element.type) {
    case TYPE.literal:
      return [element.value]
    case TYPE.pound:
      return ['{#}']
    case TYPE.tag:
      return variantsOf(element.children)
    case TYPE.select:
    case TYPE.plural:
      return Object.values(element.options).flatMap(({ value }) => variantsOf(value))
    default:
      return [`{${element.value}}`]
  }
}
