/** The texts that a message in ICU syntax can become. */
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { parseMessage, showValues } from './message.ts'

/**
 * The texts that a message can become, with names in braces in the place of values. Every case of a choice is in one of them at least; not all
 * combinations are. A message with a syntax error gives no words.
 */
export function messageTexts(message: string): string[] {
  if (!message.includes('{') && !message.includes("'") && !message.includes('<')) return [message]
  try {
    return [...new Set(variantsOf(parseMessage(message)).map(showValues))]
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return ['']
  }
}

/** As many texts as the part with most of them has; parts with fewer repeat their last. */
function variantsOf(elements: readonly MessageFormatElement[]): string[] {
  const parts = elements.map(partVariants)
  const count = Math.max(1, ...parts.map(({ length }) => length))
  return Array.from({ length: count }, (_, number) => parts.map((variants) => variants[Math.min(number, variants.length - 1)]).join(''))
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
