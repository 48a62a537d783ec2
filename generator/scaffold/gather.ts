/** Brings the fields of a new entry together: what was named, what is answered, and stand-ins for the rest. Every value is checked as it comes. */

import { closestWord } from '../core/closest-word.ts'
import { slugOf } from '../core/names.ts'
import { UsageError } from '../core/usage-error.ts'
import { explain } from '../load/explain.ts'
import { asTyped, type FieldKind, type Fields, fieldsOf, nest, readTyped } from './fields.ts'
import type { Kind } from './kinds.ts'
import type { Value } from './literal.ts'
import type { Context, Recipe } from './recipes.ts'

/** Why a value cannot be taken, and what to do. */
export type Refusal = { what: string; hint: string }

/** Asks on a terminal; an empty answer takes the suggestion. */
export type Ask = (question: string, suggestion: string) => Promise<string>

export type Gathering = {
  kind: Kind
  recipe: Recipe
  /** Values by field, as they were typed. `name` and `slug` may stand for the fields that a kind has for them. */
  typed: ReadonlyMap<string, string>
  /** Nobody can be asked when it is left out. */
  ask?: Ask | undefined
  context: Context
  /** What no schema knows: whether a name is taken. */
  refuse: (field: string, value: Value) => Refusal | undefined
}

/** @param fields the whole entry; @param named those of them that somebody has named, the others being stand-ins */
export type Gathered = { fields: Fields; named: ReadonlySet<string> }

/** @throws UsageError for a field that does not exist, for a value that is not valid, and for a name that is missing; 'SIGINT' for Ctrl-C */
export async function gather({ kind, recipe, typed, ask, context, refuse }: Gathering): Promise<Gathered> {
  const known = fieldsOf(recipe.schema)
  const given = new Map([...typed].map(([field, text]) => [fieldMeant(field, kind, recipe, known), text]))
  const named: Record<string, Value> = {}
  const all = (): Fields => ({ ...recipe.draft(named, context), ...named })

  const refusalOf = (field: string, value: Value): Refusal | undefined => {
    const trial = { ...named, [field]: value }
    const entry = nest({ ...recipe.draft(trial, context), ...trial }, recipe.schema)
    const { error } = recipe.schema.safeParse(entry)
    const place = (path: readonly PropertyKey[]) => ({ file: '', field: path.map(String).join('.') })
    const problems = error ? explain(error, { name: `the new ${kind}`, value: entry, fields: Object.keys(recipe.schema.shape), place }) : []
    return problems.find(({ places }) => isWithin(places[0]?.field ?? '', field)) ?? refuse(field, value)
  }

  const settle = async (field: string, question: string, suggestion: Value | undefined) => {
    const fieldKind = known.get(field)
    if (!fieldKind) throw new Error(`the ${kind} has no field ${field} to ask for`)
    const text = given.get(field)
    if (text !== undefined) {
      const value = readTyped(text, fieldKind)
      const refusal = refusalOf(field, value)
      if (refusal) throw new UsageError(refusal.what, refusal.hint)
      named[field] = value
      return
    }
    const asked = fieldKind.choices.length > 0 ? `${question} (${fieldKind.choices.join(', ')})` : question
    let remark = ''
    while (ask) {
      const answer = (await answerOrStop(ask(`${remark}${asked}`, asTyped(suggestion)))).trim()
      if (answer === '' && suggestion !== undefined && !refusalOf(field, suggestion)) return
      const value = readTyped(answer === '' ? asTyped(suggestion) : answer, fieldKind)
      const refusal = refusalOf(field, value)
      if (!refusal) {
        named[field] = value
        return
      }
      remark = `${refusal.what}\n`
    }
  }

  const { nameField, keyField } = recipe
  await settle(nameField, nameField === 'title' ? 'Title' : 'Name', undefined)
  const name = named[nameField]
  if (typeof name !== 'string') throw new UsageError(`A new ${kind} needs a ${nameField}.`, `Say it: npm run new -- ${kind} --name '…'`)
  const key = slugOf(name)
  await settle(keyField, 'How addresses call it', key)
  if (named[keyField] === undefined) {
    const refusal = refusalOf(keyField, key)
    if (refusal) throw new UsageError(refusal.what, refusal.hint)
    named[keyField] = key
  }
  for (const { field, question, when } of recipe.questions) {
    if (when?.(all()) ?? true) await settle(field, question, all()[field])
  }
  for (const field of given.keys()) if (named[field] === undefined) await settle(field, field, undefined)
  return { fields: all(), named: new Set(Object.keys(named)) }
}

/** Ctrl-C at a question stops the command, as it does everywhere else. */
async function answerOrStop(answer: Promise<string>): Promise<string> {
  try {
    return await answer
  } catch (error) {
    throw error instanceof Error && error.name === 'AbortError' ? 'SIGINT' : error
  }
}

const isWithin = (path: string, field: string) => path === field || path.startsWith(`${field}.`)

/** @throws UsageError for a field that does not exist or cannot be typed in one line */
function fieldMeant(field: string, kind: Kind, { nameField, keyField }: Recipe, known: ReadonlyMap<string, FieldKind>): string {
  const meant = field === 'name' ? nameField : field === 'slug' ? keyField : field
  const found = known.get(meant)
  if (!found) {
    const like = closestWord(meant, known.keys())
    throw new UsageError(`The new ${kind} has no field "${field}".`, like ? `Did you mean "${like}"?` : `Fields are: ${[...known.keys()].join(', ')}.`)
  }
  if (found.type === 'group')
    throw new UsageError(`The ${field} of a new ${kind} cannot be typed in one line.`, 'Leave it out, and write it in the file afterwards.')
  return meant
}
