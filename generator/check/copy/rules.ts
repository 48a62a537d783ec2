/** Rules for the texts that visitors read. Each finds the parts of a text that break it. */
import { escapePattern } from '../../core/text.ts'
import type { Copy, CopyRuleName } from '../../schema/copy.ts'

/** A part of a text that breaks a rule, and what to write in its place where that is known. */
export type Finding = { at: number; found: string; write?: string }

export type TextRule = {
  name: CopyRuleName
  /** Whether it reads finished pages as well: assembling can break it. */
  onPages: boolean
  /** Whether it reads descriptions for search engines only. */
  onlyDescriptions?: true
  find: (text: string) => Finding[]
}

/** The day of the run, yyyy-mm-dd, and the names of the twelve months. */
type Calendar = { today: string; months: readonly string[] }

/** The rules for one language. @param artists the names of the original artists @param claims their words; `…` stands for a few other words */
export const textRules = (copy: Copy, artists: readonly string[], claims: readonly string[], calendar: Calendar): TextRule[] => [
  // Texts that alternate between two forms of address read as if two people wrote them.
  { name: 'form-of-address', onPages: false, find: formOfAddress(copy.formOfAddress) },
  { name: 'spelling', onPages: true, find: spellings(copy.spellings, artists) },
  // A Belgian reader takes 4.800 for thousands and € 1500 for an import.
  { name: 'number', onPages: false, find: matching(numberPattern) },
  // A straight mark is the keyboard's, and stands out in a set text. One that begins a text is lost where it was read as its quote.
  { name: 'apostrophe', onPages: false, find: matching(/(?<![^\s(])[^\s(]*['"]\S*|^(?:[kmnst] \S+|s-\p{Lu}\S*)/gu) },
  // A sentence that begins in small letters, or blanks in wrong places, show where a text was put together.
  { name: 'fragment', onPages: true, find: fragments(copy.abbreviations) },
  // Only a claim with a source may say that something is the best.
  { name: 'superlative', onPages: false, find: superlatives(copy.superlatives, claims) },
  // A typed amount stays when the price list changes.
  { name: 'typed-price', onPages: false, find: matching(/€\s*\d[\d.,]*\d|(?=\d)(?<=(?<![\d.,])[.,]*)\d[\d.,]*\s?(?:euro|EUR)(?!\p{L})/gu) },
  // A figure that is typed in a text is missing in the register of claims.
  { name: 'typed-claim', onPages: false, find: matching(/(?<![\w.,+])\d[\d.]*\+(?![\w+])|(?<![\w.,])\d[.,]\d\/(?:5|10)\b/g) },
  // What is typed of the way from the office stays when the office moves.
  { name: 'typed-distance', onPages: false, find: typedDistances(copy) },
  // A city can have the name of its province.
  { name: 'place-twice', onPages: true, find: placesTwice },
  // Nobody chooses a band by its distance, and as the crow flies nobody drives.
  { name: 'distance', onPages: true, onlyDescriptions: true, find: words(copy.distances) },
  // A text stays on the site when its dates are over.
  { name: 'passed-date', onPages: false, find: passedDates(copy.dates, calendar) },
  // Nobody knows in which year a text was written.
  { name: 'relative-date', onPages: false, find: words(copy.dates.relative) },
]

type Find = TextRule['find']

const matching =
  (pattern: RegExp): Find =>
  (text) =>
    Array.from(text.matchAll(pattern), (match) => ({ at: match.index, found: match[0] }))

const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character)

/** Whether a part of a text begins and ends where words do. A pattern that looks behind itself for letters takes ten times as long. */
const isWhole = (text: string, { at, found }: Finding) => !isLetter(text[at - 1]) && !isLetter(text[at + found.length])

/** Any of these words, in any letters unless `exact`. */
function words(list: readonly string[], exact = false): Find {
  if (list.length === 0) return () => []
  // The longest comes first: `band` is found in `bands`, and is no whole word there.
  const longestFirst = [...list].sort((a, b) => b.length - a.length)
  const find = matching(new RegExp(longestFirst.map(escapePattern).join('|'), exact ? 'g' : 'gi'))
  return (text) => {
    // Searching for each word is faster than a pattern of all.
    const searched = exact ? text : text.toLowerCase()
    return list.some((word) => searched.includes(word)) ? find(text).filter((finding) => isWhole(text, finding)) : []
  }
}

/** The letter that stands for the hour after a number is no form of address. */
function formOfAddress(list: readonly string[]): Find {
  const find = words(list, true)
  const isForm = (text: string, { at, found }: Finding) =>
    !/[\d}][\s’'&]$|[’'&]$/.test(text.slice(Math.max(0, at - 2), at)) && !/['’]/.test(text.charAt(at + found.length))
  return (text) => find(text).filter((finding) => isForm(text, finding))
}

/** A decimal point, thousands with a comma, an amount without its point or with its sign in the wrong place, a date in figures, an hour with a colon. */
const numberPattern = new RegExp(
  [
    '(?<![\\d.,:])\\d+\\.\\d(?![\\d.])',
    '(?<![\\d.,])\\d{1,3},\\d{3}(?!\\d)',
    '€(?:\\d|\\s\\d{4})\\d*',
    '\\d\\s?€',
    '(?<!\\d)\\d{1,2}[/-]\\d{1,2}[/-]\\d{4}(?!\\d)',
    '(?<!\\d)\\d{4}-\\d\\d-\\d\\d(?!\\d)',
    '(?<!\\d)\\d{1,2}:\\d\\d(?!\\d)',
  ].join('|'),
  'gu',
)

/** Where a spelling has the name of an artist, and a claim other words. */
const [anyArtist, anyWords] = ['…', '…']

function spellings(list: Copy['spellings'], artists: readonly string[]): Find {
  const all = list.flatMap(({ write, not }) => not.map((wrong) => ({ wrong, write })))
  const [ofArtists, others] = [all.filter(({ wrong }) => wrong.includes(anyArtist)), all.filter(({ wrong }) => !wrong.includes(anyArtist))]
  const [anyCase, exact] = [others.filter(({ wrong }) => wrong === wrong.toLowerCase()), others.filter(({ wrong }) => wrong !== wrong.toLowerCase())]
  const wrongOf = (spellings: typeof all) => spellings.map(({ wrong }) => wrong)
  const plain = [words(wrongOf(anyCase)), words(wrongOf(exact), true)]
  const correct = (found: string) => others.find(({ wrong }) => wrong === found || wrong === found.toLowerCase())?.write
  const names = ['\\{artist(?:\\.[\\w-]+)?\\}', ...artists.map(escapePattern)].join('|')
  // The words around the name are rarer than names.
  const withArtist = ofArtists.map(({ wrong, write }): Find => {
    const [before = '', after = ''] = wrong.split(anyArtist)
    const pattern = new RegExp(`${escapePattern(before)}(${names})${escapePattern(after)}`, 'g')
    const findingOf = ({ 0: found, 1: artist = '', index }: RegExpExecArray) => ({ at: index, found, write: write.replace(anyArtist, () => artist) })
    return (text) => (text.includes(after) ? Array.from(text.matchAll(pattern), findingOf).filter((finding) => isWhole(text, finding)) : [])
  })
  return (text) => [
    ...plain.flatMap((find) => find(text)).map((finding) => ({ ...finding, write: correct(finding.found) ?? finding.found })),
    ...withArtist.flatMap((find) => find(text)),
  ]
}

/** A sentence in small letters after a full stop, blanks in wrong places, and marks that are there twice; each with the words around it. */
function fragments(abbreviations: readonly string[]): Find {
  const known = new Set(abbreviations)
  const patterns = [/\.[ \u00a0]+(?=\p{Ll})/gu, /(?<! ) {2,}(?=[^\s|])/g, / [,;.!?](?=\s|$)/g, /[,;]{2,}/g, /\.\.+/g]
  // Most texts have none of them, which one pattern finds out.
  const any = new RegExp(patterns.map(({ source }) => source).join('|'), 'u')
  const finds = patterns.map(matching)
  return (text) =>
    (any.test(text) ? finds : [])
      .flatMap((find) => find(text))
      .flatMap(({ at, found }) => {
        const before = /\S*$/.exec(text.slice(Math.max(0, at - 40), at))?.[0] ?? ''
        const after = /^[\p{L}’]*/u.exec(text.slice(at + found.length, at + 40))?.[0] ?? ''
        const isSentence = /^\.\s/.test(found)
        if (!/[^|]$/.test(before) || found === '...') return []
        if (isSentence && (known.has(`${before}.`) || !/[\p{Ll})\]’”%]$/u.test(before))) return []
        return [{ at: at - before.length, found: `${before}${found}${after}` }]
      })
}

/** A superlative in the words of a claim, or on one line with the value of a claim, has a ground. */
function superlatives(list: readonly string[], claims: readonly string[]): Find {
  const find = words(list)
  const findClaims = claims.map((claim) => matching(new RegExp(claim.split(anyWords).map(escapePattern).join('[^.!?\\n]{1,60}'), 'gi')))
  const inLine = (line: string): Finding[] => {
    const found = line.includes('{claims.') ? [] : find(line)
    const backed = found.length > 0 ? findClaims.flatMap((findClaim) => findClaim(line)) : []
    return found.filter(({ at }) => !backed.some((claim) => at >= claim.at && at < claim.at + claim.found.length))
  }
  return (text) => {
    const lines = find(text).length > 0 ? [...text.matchAll(/[^\n]+/g)] : []
    return lines.flatMap(({ 0: line, index }) => inLine(line).map((finding) => ({ ...finding, at: index + finding.at })))
  }
}

/** Figures with a unit of distance or time in a sentence that names the town of the office, and in the next one, unless that is about another place. */
function typedDistances({ distances, durations = [] }: Copy): Find {
  const find = matching(new RegExp(`\\d[\\d.,]*\\s?(?:${[...distances, ...durations].map(escapePattern).join('|') || '(?!)'})(?!\\p{L})`, 'giu'))
  const namesOffice = (sentence = '') => sentence.includes('{office.city}')
  const isMeant = (sentence: string, before?: string) => namesOffice(sentence) || (namesOffice(before) && !sentence.includes('{city.'))
  const inSentence = ({ at, sentence }: Sentence, index: number, all: readonly Sentence[]) =>
    isMeant(sentence, all[index - 1]?.sentence) ? find(sentence).map((finding) => ({ ...finding, at: at + finding.at })) : []
  return (text) => (namesOffice(text) ? sentencesOf(text).flatMap(inSentence) : [])
}

/** The names in brackets are rarer than names. */
const placesTwice: Find = (text) =>
  Array.from(text.matchAll(/ \((\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*)\)/gu)).flatMap(({ 0: twice, 1: name = '', index }) => {
    const at = index - name.length
    return at >= 0 && text.startsWith(name, at) && !/\p{L}/u.test(text.charAt(at - 1)) ? [{ at, found: name + twice }] : []
  })

/** Years before these are history: nobody expected them in a text of this site. */
const recentYears = 3

/** Finds recent dates that are over, but for sentences that look back or also name a later date: they are about the time between the two. */
export function passedDates({ seasons, lookingBack }: Copy['dates'], { today, months }: Calendar): Find {
  const findLookingBack = words(lookingBack)
  const oldest = Number(today.slice(0, 4)) - recentYears
  const ends = new Map([
    ...months.map((name, index): [string, string] => [name, String(index + 1).padStart(2, '0')]),
    ...seasons.map(({ name, until }): [string, string] => [name, until]),
  ])
  // `6 september 2026`, `zomer 2026`, `zomer van 2026`, `2026`
  const pattern = new RegExp(`(?:(?:(\\d{1,2}) )?\\b(${[...ends.keys()].join('|')})(?: \\p{Ll}{1,3})? )?\\b(20\\d\\d)\\b(?![.,]?\\d)`, 'giu')
  const isOver = ({ 1: day, 2: name = '', 3: year = '' }: RegExpExecArray) => {
    const end = ends.get(name.toLowerCase()) ?? '12-31'
    // A month without a day ends on its last day, which is not after the 31st.
    return `${year}-${end.length > 2 ? end : `${end}-${day?.padStart(2, '0') ?? '31'}`}` < today
  }
  const inSentence = ({ at, sentence }: Sentence): Finding[] => {
    const dates = [...sentence.matchAll(pattern)]
    if (dates.length === 0 || !dates.every(isOver) || findLookingBack(sentence).length > 0) return []
    return dates.filter(({ 3: year }) => Number(year) >= oldest).map(({ 0: found, index }) => ({ at: at + index, found }))
  }
  return (text) => (/20\d\d/.test(text) ? sentencesOf(text).flatMap(inSentence) : [])
}

type Sentence = ReturnType<typeof sentencesOf>[number]

const sentencesOf = (text: string) => Array.from(text.matchAll(/(?:[^.!?\n]|[.!?](?!\s|$))+/g), ({ 0: sentence, index }) => ({ at: index, sentence }))
