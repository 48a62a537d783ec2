/** Rules for the texts that visitors read. Each finds the parts of a text that break it. */
import { escapePattern } from '../../core/text.ts'
import type { Copy, CopyRuleName } from '../../schema/copy.ts'

/** A part of a text that breaks a rule. */
export type Finding = { at: number; found: string }

/** @property find also takes the keys of the categories that the text is about, where its file says so */
export type TextRule = { name: CopyRuleName; find: (text: string, about?: readonly string[]) => Finding[] }

/** The day of the run, yyyy-mm-dd, and the names of the twelve months. */
type Calendar = { today: string; months: readonly string[] }

/**
 * The rules for one language: each protects a fact.
 * @param claims the words of claims; `…` stands for a few other words
 */
export const textRules = (copy: Copy, claims: readonly string[], calendar: Calendar): TextRule[] => [
  // A text that begins with an apostrophe loses it where it was read as its quote.
  { name: 'apostrophe', find: matching(/^(?:[kmnst] \S+|s-\p{Lu}\S*)/gu) },
  // Only a claim with a source may say that something is the best.
  { name: 'superlative', find: superlatives(copy.superlatives, claims) },
  // A typed amount stays when the price list changes.
  {
    name: 'typed-price',
    find: matching(/€\s*\d[\d.,]*\d|(?=\d)(?<=(?<![\d.,])[.,]*)\d[\d.,]*\s?(?:euro|EUR)(?!\p{L})/gu),
  },
  // A figure that is typed in a text is missing in the register of claims.
  { name: 'typed-claim', find: matching(/(?<![\w.,+])\d[\d.]*\+(?![\w+])|(?<![\w.,])\d[.,]\d\/(?:5|10)\b/g) },
  // What is typed of the way from the office stays when the office moves.
  { name: 'typed-distance', find: typedDistances(copy) },
  // A text stays on the site when its dates are over.
  { name: 'passed-date', find: passedDates(copy.dates, calendar) },
  // Nobody knows in which year a text was written.
  { name: 'relative-date', find: words(copy.dates.relative) },
]

type Find = (text: string) => Finding[]

const matching =
  (pattern: RegExp): Find =>
  (text) =>
    Array.from(text.matchAll(pattern), (match) => ({ at: match.index, found: match[0] }))

const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character)

/**
 * Whether a part of a text begins and ends where words do. A pattern that looks behind itself for letters
 * takes ten times as long.
 */
const isWhole = (text: string, { at, found }: Finding) =>
  !isLetter(text[at - 1]) && !isLetter(text[at + found.length])

/** Any of these words, in any letters. */
export function words(list: readonly string[]): Find {
  if (list.length === 0) return () => []
  // The longest comes first: `band` is found in `bands`, and is no whole word there.
  const longestFirst = [...list].sort((a, b) => b.length - a.length)
  const find = matching(new RegExp(longestFirst.map(escapePattern).join('|'), 'gi'))
  const lower = list.map((word) => word.toLowerCase())
  return (text) => {
    // Searching for each word is faster than a pattern of all.
    const searched = text.toLowerCase()
    return lower.some((word) => searched.includes(word))
      ? find(text).filter((finding) => isWhole(text, finding))
      : []
  }
}

/** Stands for a few other words in the words of a claim. */
const anyWords = '…'

/** A superlative in the words of a claim, or on one line with the value of a claim, has a ground. */
function superlatives(list: readonly string[], claims: readonly string[]): Find {
  const find = words(list)
  const findClaims = claims.map((claim) =>
    matching(new RegExp(claim.split(anyWords).map(escapePattern).join('[^.!?\\n]{1,60}'), 'gi')),
  )
  const inLine = (line: string): Finding[] => {
    const found = line.includes('{claims.') ? [] : find(line)
    const backed = found.length > 0 ? findClaims.flatMap((findClaim) => findClaim(line)) : []
    return found.filter(
      ({ at }) => !backed.some((claim) => at >= claim.at && at < claim.at + claim.found.length),
    )
  }
  return (text) => {
    const lines = find(text).length > 0 ? [...text.matchAll(/[^\n]+/g)] : []
    return lines.flatMap(({ 0: line, index }) =>
      inLine(line).map((finding) => ({ ...finding, at: index + finding.at })),
    )
  }
}

/**
 * Figures with a unit of distance or time in a sentence that names the town of the office, and in the next
 * one, unless that is about another place.
 */
function typedDistances({ distances, durations = [] }: Copy): Find {
  const find = matching(
    new RegExp(
      `\\d[\\d.,]*\\s?(?:${[...distances, ...durations].map(escapePattern).join('|') || '(?!)'})(?!\\p{L})`,
      'giu',
    ),
  )
  const namesOffice = (sentence = '') => sentence.includes('{office.city}')
  const isMeant = (sentence: string, before?: string) =>
    namesOffice(sentence) || (namesOffice(before) && !sentence.includes('{city.'))
  const inSentence = ({ at, sentence }: Sentence, index: number, all: readonly Sentence[]) =>
    isMeant(sentence, all[index - 1]?.sentence)
      ? find(sentence).map((finding) => ({ ...finding, at: at + finding.at }))
      : []
  return (text) => (namesOffice(text) ? sentencesOf(text).flatMap(inSentence) : [])
}

/** Years before these are history: nobody expected them in a text of this site. */
const recentYears = 3

/**
 * Finds recent dates that are over, but for sentences that look back or also name a later date: they are
 * about the time between the two.
 */
export function passedDates({ seasons, lookingBack }: Copy['dates'], { today, months }: Calendar): Find {
  const findLookingBack = words(lookingBack)
  const oldest = Number(today.slice(0, 4)) - recentYears
  const ends = new Map([
    ...months.map((name, index): [string, string] => [name, String(index + 1).padStart(2, '0')]),
    ...seasons.map(({ name, until }): [string, string] => [name, until]),
  ])
  // `6 september 2026`, `zomer 2026`, `zomer van 2026`, `2026`
  const pattern = new RegExp(
    `(?:(?:(\\d{1,2}) )?\\b(${[...ends.keys()].join('|')})(?: \\p{Ll}{1,3})? )?\\b(20\\d\\d)\\b(?![.,]?\\d)`,
    'giu',
  )
  const isOver = ({ 1: day, 2: name = '', 3: year = '' }: RegExpExecArray) => {
    const end = ends.get(name.toLowerCase()) ?? '12-31'
    // A month without a day ends on its last day, which is not after the 31st.
    return `${year}-${end.length > 2 ? end : `${end}-${day?.padStart(2, '0') ?? '31'}`}` < today
  }
  const inSentence = ({ at, sentence }: Sentence): Finding[] => {
    const dates = [...sentence.matchAll(pattern)]
    if (dates.length === 0 || !dates.every(isOver) || findLookingBack(sentence).length > 0) return []
    return dates
      .filter(({ 3: year }) => Number(year) >= oldest)
      .map(({ 0: found, index }) => ({ at: at + index, found }))
  }
  return (text) => (/20\d\d/.test(text) ? sentencesOf(text).flatMap(inSentence) : [])
}

type Sentence = ReturnType<typeof sentencesOf>[number]

export const sentencesOf = (text: string) =>
  Array.from(text.matchAll(/(?:[^.!?\n]|[.!?](?!\s|$))+/g), ({ 0: sentence, index }) => ({
    at: index,
    sentence,
  }))
