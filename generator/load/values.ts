/**
 * Values that the owner's texts name in braces, so that they are written once: `{price.allround.from}`, `{office.city}`, `{act.silkwood}`. Their names
 * have a dot, unlike the placeholders of a sentence.
 */
import { closestWord } from '../core/closest-word.ts'
import { createLeftOut } from '../core/left-out.ts'
import { errorAt, type Place, type Problem, type ProblemText } from '../core/problem.ts'
import { short } from '../core/problem-texts.ts'
import { valueNameAnywhere } from '../core/refused-text.ts'
import type { CopyRuleName } from '../schema/copy.ts'
import { type DataFile, placeIn } from './data-file.ts'
import { type Findings, type Found, joinFindings, type ValueUse } from './findings.ts'
import type { NamedValues } from './named-values.ts'

/** A name has a dot between two letters. Few texts have one, and a search for names takes long. */
const mayNameValue = /[\w-]\.[\w-]/

/** The register of claims, where their figures are typed. */
export const claimsFile = 'data/claims.ts'

/** Unknown names of one text that get a proposal: each is compared with all values. */
const mostProposals = 50

/**
 * Puts values in the place of their names, and reports where they are named. An unknown name is a problem with the closest one that exists.
 * @param prepare adapts a value for the syntax of the text around it
 */
export function fillIn(text: string, values: NamedValues, placeOf: (at: number) => Place, prepare = (value: string) => value): Found<string> {
  if (!mayNameValue.test(text)) return { value: text }
  const uses: ValueUse[] = []
  const textProblems: Problem[] = []
  const report = (at: number, words: ProblemText) => textProblems.push(errorAt(placeOf(at), words))
  const value = text.replace(valueNameAnywhere, (written, inBraces: string | undefined, without: string | undefined, at: number) => {
    const name = inBraces ?? without ?? ''
    const found = values.get(name)
    if (inBraces === undefined) {
      if (found === undefined) return written
      report(at, {
        code: 'value-without-braces',
        what: `"${name}" is the name of a value, and visitors would read the name: it is not between two braces.`,
        hint: `Write {${name}}, without blanks inside.`,
      })
      return prepare(found)
    }
    uses.push({ name, ...placeOf(at) })
    if (found === undefined && values.isUnsure?.(name) !== true) {
      const hint = remedyFor(name, values, textProblems.length < mostProposals)
      report(at, { code: 'value-unknown', what: `{${short(name)}} is not the name of a value.`, hint })
    }
    return found === undefined ? name : prepare(found)
  })
  return {
    value,
    textProblems,
    uses: uses.filter(({ name }) => values.has(name)),
    leftOut: createLeftOut({ parts: uses.some(({ name }) => !values.has(name)) ? ['values'] : [] }),
  }
}

/** What to write in place of an unknown name: the closest one, or one of those that begin as it does, if they are few. */
function remedyFor(name: string, values: NamedValues, proposes: boolean): string {
  const closest = proposes ? closestName(name, values) : undefined
  if (closest !== undefined) return `Did you mean {${closest}}?`
  const group = name.replace(/[^.]+$/, '').toLowerCase()
  const beside = [...values.keys()].filter((known) => known.startsWith(group))
  return beside.length === 0 || beside.length > 12
    ? 'Write the text itself, or a name that content/README.md lists, such as {site.phone}.'
    : `Write one of ${beside.map((other) => `{${other}}`).join(', ')}, or the text itself.`
}

/** The name that has one part misspelt, or capitals. A value of another kind would be a wrong text. */
function closestName(name: string, values: NamedValues): string | undefined {
  const parts = name.toLowerCase().split('.')
  const names = [...values.keys()]
  const sameLetters = names.find((known) => known.toLowerCase() === name.toLowerCase())
  if (sameLetters !== undefined) return sameLetters
  for (const [at, part] of parts.entries()) {
    const isAlike = (known: readonly string[]) => known.length === parts.length && known.every((other, index) => index === at || other === parts[index])
    const alike = names.map((known) => known.split('.')).filter(isAlike)
    const closest = closestWord(part, new Set(alike.flatMap((known) => known[at] ?? [])))
    if (closest !== undefined) return parts.with(at, closest).join('.')
  }
  return undefined
}

type Fields = Readonly<Record<string, unknown>>
type PlaceOfPath = (path: readonly string[]) => Place

/**
 * Fills in every text within an object, and lists those that visitors read. What names no value is not copied.
 * @param place of a path, which is another one after the call
 * @param free rules for copy that are not for these texts
 */
export function fillInFields(fields: Fields, values: NamedValues, place: PlaceOfPath, free: readonly CopyRuleName[]): Found<Fields> {
  const found: Partial<Findings>[] = []
  const path: string[] = []
  const filled = (value: unknown): unknown => {
    if (typeof value !== 'string') return typeof value === 'object' && value !== null ? filledWithin(value) : value
    const { value: text, ...named } = fillIn(value, values, () => place(path), path.join('.') === markdownField ? asMarkdown : undefined)
    if (named.uses) found.push(named)
    if (isShown(value, path)) {
      const own = [...path]
      found.push({ texts: [{ text: value, syntax: 'plain', free, placeAt: () => place(own) }] })
    }
    return text
  }
  const filledWithin = (whole: object): object => {
    let copy: object | undefined
    for (const [key, value] of Object.entries(whole)) {
      path.push(key)
      const other = filled(value)
      path.pop()
      if (other === value) continue
      copy ??= Array.isArray(whole) ? [...whole] : { ...whole }
      Reflect.set(copy, key, other)
    }
    return copy ?? whole
  }
  const value = { ...filledWithin(fields) }
  return { ...joinFindings(found), value }
}

/** A value as markdown text: characters that markdown reads as marks are escaped. */
export const asMarkdown = (value: string): string => value.replace(/[\\`*_[\]<>|~]/g, '\\$&')

/** The field that is a paragraph of markdown. */
export const markdownField = 'hero.lead'

/** Fields that no visitor reads: words for search engines, names for statistics, notes to the owner. */
const unseenFields: ReadonlySet<string> = new Set([
  'about',
  'keywords',
  'means',
  'proof',
  'searchWords',
  'seoKeywords',
  'source',
  'subject',
  'track',
  'words',
  'writtenFrom',
])

/** Whether visitors read a text. A key, an address, a date and the name of a file are one word of plain characters. */
export const isShown = (text: string, path: readonly string[]): boolean =>
  (text.includes(' ') || !/^(?:[\d:-]*|(?=.*[a-z])[\w./:@?=&#+-]*)$/i.test(text)) && !path.some((field) => unseenFields.has(field))

/** Fills in every text of a data file. Its unknown names become problems, each with its line and field. */
export function fillInData(data: DataFile, values: NamedValues): Found<DataFile> {
  const free: readonly CopyRuleName[] = data.file === claimsFile ? ['typed-claim'] : []
  const place: PlaceOfPath = (path) => placeIn(data, path.slice(0, 1), path.slice(1))
  const { value: exports, textProblems = [], ...found } = fillInFields(data.exports, values, place, free)
  return { ...found, value: { ...data, exports }, problems: textProblems }
}
