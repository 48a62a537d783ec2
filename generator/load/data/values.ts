/**
 * Fills in values that the owner's texts name in braces, so that they are written once:
 * `{price.allround.from}`, `{office.city}`, `{act.silkwood}`. Their names have a dot, unlike the placeholders
 * of a sentence.
 */
import { closestWord } from '../../core/closest-word.ts'
import { errorAt, type Place, type ProblemText } from '../../core/problem.ts'
import { short } from '../../core/problem-texts.ts'
import { valueNameAnywhere } from '../../core/refused-text.ts'
import type { CopyRuleName } from '../../schema/copy.ts'
import type { Findings } from '../findings.ts'
import { type DataFile, placeIn } from './entries.ts'
import type { NamedValues } from './named-values.ts'

/** A name has a dot between two letters. Few texts have one, and a search for names takes long. */
const mayNameValue = /[\w-]\.[\w-]/

/** The register of claims, where their figures are typed. */
export const claimsFile = 'data/claims.ts'

/** Unknown names of one text that get a proposal: each is compared with all values. */
const mostProposals = 50

/**
 * Puts values in the place of their names, and reports where they are named. An unknown name is a problem
 * with the closest one that exists.
 * @param prepare adapts a value for the syntax of the text around it
 */
export function fillIn(
  text: string,
  values: NamedValues,
  placeOf: (at: number) => Place,
  found: FoundInText,
  prepare = (value: string) => value,
): string {
  if (!mayNameValue.test(text)) return text
  let proposals = 0
  const report = (at: number, words: ProblemText) => found.reportText(errorAt(placeOf(at), words))
  return text.replace(
    valueNameAnywhere,
    (written, inBraces: string | undefined, without: string | undefined, at: number) => {
      const name = inBraces ?? without ?? ''
      const known = values.get(name)
      if (inBraces === undefined) {
        if (known === undefined) return written
        report(at, {
          code: 'value-without-braces',
          what: `"${name}" is the name of a value, and visitors would read the name: it is not between two braces.`,
          hint: `Write {${name}}, without blanks inside.`,
        })
        return prepare(known)
      }
      if (known === undefined) found.markInvalid({ parts: ['values'] })
      else found.uses.push({ name, ...placeOf(at) })
      if (known === undefined && values.isUnsure?.(name) !== true) {
        const hint = remedyFor(name, values, proposals++ < mostProposals)
        report(at, { code: 'value-unknown', what: `{${short(name)}} is not the name of a value.`, hint })
      }
      return known === undefined ? name : prepare(known)
    },
  )
}

/** The part of the findings that texts add to. */
export type FoundInText = Pick<Findings, 'uses' | 'texts' | 'reportText' | 'markInvalid'>

/**
 * What to write in place of an unknown name: the closest one, or one of those that begin as it does, if they
 * are few.
 */
function remedyFor(name: string, values: NamedValues, proposes: boolean): string {
  // `act.silkwood.from` of an act, and `acts.cover.from` of a category, that are there.
  const named = name.replace(/\.(?:from|to)$/, '')
  if (/^acts?\./.test(name) && named !== name && (values.has(named) || values.has(`${named}.count`)))
    return 'That price is on request: write the sentence without an amount.'
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
    const isAlike = (known: readonly string[]) =>
      known.length === parts.length && known.every((other, index) => index === at || other === parts[index])
    const alike = names.map((known) => known.split('.')).filter(isAlike)
    const closest = closestWord(part, new Set(alike.flatMap((known) => known[at] ?? [])))
    if (closest !== undefined) return parts.with(at, closest).join('.')
  }
  return undefined
}

type Fields = Readonly<Record<string, unknown>>
const isGroup = (value: unknown): value is Fields => typeof value === 'object' && value !== null
type PlaceOfPath = (path: readonly string[]) => Place

/**
 * Fills in every text within an object, and lists those that visitors read. What names no value is not
 * copied.
 * @param place of a path, which is another one after the call
 * @param free rules for copy that are not for these texts
 */
export function fillInFields(
  fields: Fields,
  values: NamedValues,
  place: PlaceOfPath,
  free: readonly CopyRuleName[],
  found: FoundInText,
): Fields {
  const path: string[] = []
  const filled = (value: unknown): unknown => {
    if (typeof value !== 'string') return isGroup(value) ? filledWithin(value) : value
    if (isShown(value, path)) {
      const own = [...path]
      found.texts.push({ text: value, syntax: 'plain', free, placeAt: () => place(own) })
    }
    return fillIn(
      value,
      values,
      () => place(path),
      found,
      (known) => (path.join('.') === markdownField ? asMarkdown(known) : known),
    )
  }
  const filledWithin = (whole: Fields): object => {
    let copy: object | undefined
    // Object.entries takes five times as long for objects that are read for the first time.
    for (const key in whole) {
      path.push(key)
      const other = filled(whole[key])
      path.pop()
      if (other === whole[key]) continue
      copy ??= Array.isArray(whole) ? [...whole] : { ...whole }
      Reflect.set(copy, key, other)
    }
    return copy ?? whole
  }
  return { ...filledWithin(fields) }
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

/**
 * Whether visitors read a text. A key, an address, a date and the name of a file are one word of plain
 * characters.
 */
export const isShown = (text: string, path: readonly string[]): boolean =>
  (text.includes(' ') || !/^(?:[\d:-]*|(?=.*[a-z])[\w./:@?=&#+-]*)$/i.test(text)) &&
  !path.some((field) => unseenFields.has(field))

/** Fills in every text of a data file. Its unknown names become problems, each with its line and field. */
export function fillInData(data: DataFile, values: NamedValues, found: Findings): DataFile {
  const free: readonly CopyRuleName[] = data.file === claimsFile ? ['typed-claim'] : []
  const place: PlaceOfPath = (path) => placeIn(data, path.slice(0, 1), path.slice(1))
  return {
    ...data,
    exports: fillInFields(data.exports, values, place, free, { ...found, reportText: found.report }),
  }
}
