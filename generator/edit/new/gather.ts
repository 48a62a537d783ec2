/** Collects the fields of a new entry. Every value is checked when it is given. */
import { UsageError } from '../../core/errors.ts'
import { slugOf } from '../../core/names.ts'
import { didYouMean, placeholderMark } from '../../core/problem-texts.ts'
import type { Value } from './print.ts'
import type { Context, Kind, Recipe } from './recipes.ts'
import {
  asTyped,
  docsOf,
  type Field,
  type Fields,
  faultsOf,
  fieldsOf,
  nest,
  readTyped,
} from './schema-fields.ts'

export type Refusal = { what: string; hint: string }

/** Asks on a terminal; an empty answer accepts the suggestion. */
export type Ask = (question: string, suggestion: string) => Promise<string>

type Gathering = {
  kind: Kind
  recipe: Recipe
  /** Values by field, as they were typed. `name` and `slug` stand for the fields that a kind has for them. */
  typed: ReadonlyMap<string, string>
  /** Nothing when there is no terminal. */
  ask?: Ask | undefined
  context: Context
  /** Checks a value against the rest of the site. */
  refuse: (field: string, value: Value) => Refusal | undefined
}

/** All fields of the entry, and comments for numbers and choices that nobody has given. */
export type Gathered = { fields: Fields; notes: ReadonlyMap<string, string> }

/**
 * @throws UsageError for an unknown field, for a value that is not valid, and for a missing name; 'SIGINT'
 * for Ctrl-C
 */
export async function gather({ kind, recipe, typed, ask, context, refuse }: Gathering): Promise<Gathered> {
  const { schema, nameField, keyField } = recipe
  const listed = recipe.choices?.(context) ?? {}
  const keys = recipe.keys?.(context)
  const known = new Map(
    [...fieldsOf(schema, keys)].map(([field, own]) => [
      field,
      { ...own, choices: listed[field] ?? own.choices },
    ]),
  )
  const docs = docsOf(kind)
  const typedFields = new Map(
    [...typed].map(([field, text]) => [fieldNamed(field, kind, recipe, known), text]),
  )
  const given: Record<string, Value> = {}

  const withPlaceholders = (values: Fields): Fields => {
    const mark = `${placeholderMark}:`
    const required = [...known].filter(([, { isRequired }]) => isRequired)
    const placeholders = required.map(([path, { placeholder }]) => [
      path,
      placeholder(`${mark} ${path} (${values[nameField]})`),
    ])
    return { ...Object.fromEntries(placeholders), ...recipe.derive(values, context), ...values }
  }

  const refusalOf = (field: string, value: Value): Refusal | undefined => {
    const entry = nest(withPlaceholders({ ...given, [field]: value }), schema, keys)
    const own = faultsOf(schema, entry, `the new ${kind}`).find(
      ({ places: [first] }) => first?.field === field || first?.field?.startsWith(`${field}.`),
    )
    return own ?? refuse(field, value)
  }

  const use = (field: string, value: Value) => {
    const refusal = refusalOf(field, value)
    if (refusal) throw new UsageError(refusal.what, refusal.hint)
    given[field] = value
  }

  /** Uses a given value, or asks until there is a valid one. Without a terminal the suggestion counts. */
  const settle = async (field: string, suggestion: Value | undefined) => {
    const type = known.get(field) ?? { type: 'text' as const, choices: [] }
    const text = typedFields.get(field)
    if (text !== undefined) return use(field, readTyped(text, type))
    const doc = docs.get(field.replace(/\..*/, ''))
    const question = `${field}${type.choices.length > 0 ? ` (${type.choices.join(', ')})` : ''}${doc === undefined ? '' : `: ${doc}`}`
    if (!ask) return
    const accepts = (answer: string) =>
      answer === '' && suggestion !== undefined && !refusalOf(field, suggestion)
    const read = (answer: string) => readTyped(answer === '' ? asTyped(suggestion) : answer, type)
    const answer = await askUntil(ask, question, asTyped(suggestion), (text) =>
      accepts(text) ? undefined : refusalOf(field, read(text))?.what,
    )
    if (!accepts(answer)) given[field] = read(answer)
  }

  await settle(nameField, undefined)
  const name = given[nameField]
  if (typeof name !== 'string')
    throw new UsageError(`A new ${kind} needs a ${nameField}.`, `Give it: npm run new -- ${kind} --name '…'`)
  if (!ask && !typedFields.has(keyField) && slugOf(name) === '')
    throw new UsageError(
      `The ${nameField} "${name}" has no letter or digit for the ${keyField} in its address, which consists of lower-case letters and digits.`,
      `Give it as well: npm run new -- ${kind} --name '…' --slug …`,
    )
  await settle(keyField, slugOf(name))
  if (given[keyField] === undefined) use(keyField, slugOf(name))
  const derived = Object.keys(recipe.derive(given, context))
  /** Whether a word stands in place of the group of a field: `price: 'on request'`. */
  const hasWord = (field: string) =>
    field.includes('.') && withPlaceholders(given)[field.replace(/\..*/, '')] !== undefined
  for (const [field, { isRequired, type }] of known) {
    const isAsked =
      type !== 'group' &&
      (recipe.asked.includes(field)
        ? isRequired || derived.includes(field)
        : isRequired && !derived.includes(field))
    if (
      given[field] === undefined &&
      !hasWord(field) &&
      (isAsked || recipe.needed?.(given, context).includes(field) || typedFields.has(field))
    ) {
      await settle(field, withPlaceholders(given)[field])
    }
  }
  const fields = withPlaceholders(given)
  const looksReal = ([path, { type, choices }]: [string, Field]) =>
    fields[path] !== undefined && given[path] === undefined && (type === 'number' || choices.length > 0)
  return {
    fields,
    notes: new Map([...known].filter(looksReal).map(([path]) => [path, `${placeholderMark}: ${path}`])),
  }
}

export const isYes = (answer: string): boolean => /^(y|yes|j|ja)$/i.test(answer)

/**
 * Asks until there is an answer that is not refused.
 * @param refusal why an answer is refused
 * @throws 'SIGINT' for Ctrl-C, which stops the command as it does elsewhere
 */
export async function askUntil(
  ask: Ask,
  question: string,
  suggestion: string,
  refusal: (answer: string) => string | undefined,
): Promise<string> {
  for (let remark = ''; ; ) {
    const answer = await ask(`${remark}${question}`, suggestion).catch((error: unknown) => {
      throw error instanceof Error && error.name === 'AbortError' ? 'SIGINT' : error
    })
    const refused = refusal(answer.trim())
    if (refused === undefined) return answer.trim()
    remark = `${refused}\n`
  }
}

/** @throws UsageError for a field that does not exist, or that cannot be typed on one line */
function fieldNamed(
  name: string,
  kind: Kind,
  { nameField, keyField }: Recipe,
  known: ReadonlyMap<string, Field>,
): string {
  const field = name === 'name' ? nameField : name === 'slug' ? keyField : name
  const found = known.get(field)
  if (found?.type === 'group')
    throw new UsageError(
      `The ${name} of a new ${kind} cannot be typed on one line.`,
      'Leave it out, and write it in the file afterwards.',
    )
  if (found) return field
  throw new UsageError(`The new ${kind} has no field "${name}".`, didYouMean(field, [...known.keys()]))
}
