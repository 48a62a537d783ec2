import { daysAfter } from '../core/calendar-dates.ts'
import { type Schema, schemaWithin } from './entries.ts'

/** Other values, by what is different about them. Undefined for one that is removed. */
export type OtherValues = ReadonlyMap<string, unknown>

/** As many values of other entries are tried. */
const mostBorrowed = 2

/**
 * Some of what an owner may write in place of a value: other words and fewer, numbers up and down, each value
 * that the schema lists, nothing.
 * @param beside the same field of other entries
 */
export function otherValues(value: unknown, schema: Schema, beside: readonly unknown[] = []): OtherValues {
  const borrowed = [
    ...new Set(beside.filter((other) => other !== undefined).map((other) => JSON.stringify(other))),
  ].filter((other) => other !== JSON.stringify(value))
  const found = [
    ...choicesOf(schema).map((choice): [string, unknown] => [`"${choice}"`, choice]),
    ...variantsOf(value, schema),
    ...borrowed
      .slice(0, mostBorrowed)
      .map((other, index): [string, unknown] => [
        `that of ${index === 0 ? 'another' : 'a third'} entry`,
        JSON.parse(other),
      ]),
    ...(value === undefined ? [] : [['removed', undefined] as const]),
  ]
  return new Map(found.filter(([, other]) => JSON.stringify(other) !== JSON.stringify(value)))
}

const choicesOf = ({ enum: listed = [], const: only, type, anyOf = [] }: Schema): unknown[] =>
  only !== undefined
    ? [only]
    : type === 'boolean'
      ? [true, false]
      : [...listed, ...anyOf.flatMap((one) => (typeof one === 'object' ? choicesOf(one) : []))]

function variantsOf(value: unknown, schema: Schema): [string, unknown][] {
  if (typeof value === 'number') return numbersFrom(value)
  if (typeof value === 'string') return choicesOf(schema).length > 0 ? [] : textsFrom(value)
  if (typeof value !== 'object' || value === null) return []
  const others = (at: number) =>
    Object.entries(value).map(([key, inner]) => [key, nth(inner, schemaWithin(schema, key), at)] as const)
  const parts = (
    [
      ['with other values', 0],
      ['with further values', 1],
    ] as const
  ).map(([way, at]): [string, unknown] => [
    way,
    Array.isArray(value) ? others(at).map(([, other]) => other) : Object.fromEntries(others(at)),
  ])
  if (!Array.isArray(value)) return parts
  const [first, ...rest] = value
  return [...parts, ['without the first item', rest], ['in another order', [...rest, first]], ['empty', []]]
}

/** One of the other values of a part; the part itself where there are not so many. */
const nth = (part: unknown, schema: Schema, at: number): unknown =>
  [...otherValues(part, schema).values()].filter((other) => other !== undefined)[at] ?? part

function numbersFrom(value: number): [string, number][] {
  const isWhole = Number.isInteger(value)
  const step = isWhole ? Math.max(1, Math.round(value / 20)) : 0.02
  const tried = {
    'a little more': value + step,
    'a little less': value - step,
    'half as much again': value * 1.5,
    'half as much': value / 2,
  }
  return Object.entries(tried).map(([way, number]) => [way, Number(number.toFixed(isWhole ? 0 : 4))])
}

function textsFrom(text: string): [string, string][] {
  if (/^\d{4}-\d\d-\d\d$/.test(text))
    return [-300, -1, 1].map((days) => [`${days} days`, daysAfter(text, days)])
  const words = text.split(' ')
  return [
    ['with words around it', `Xx ${text} xx`],
    // A key or an address takes no blanks.
    words.length === 1
      ? ['with another end', `${text}-xx`]
      : ['with fewer words', words.slice(0, Math.ceil(words.length / 2)).join(' ')],
    ['empty', ''],
  ]
}
