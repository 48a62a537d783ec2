/** The rule for dates: a text must not speak of a day that is over as if it were to come. */
import type { Copy } from '../../schema/copy.ts'

/** The day of the run, yyyy-mm-dd, and the names of the twelve months. */
export type Calendar = { today: string; months: readonly string[] }

/** Years before these are history: nobody expected them in a text of this site. */
const recentYears = 3

/** Finds recent dates that are over, but for sentences that look back or also name a later date: they are about the time between the two. */
export function passedDates(
  { seasons }: Copy['dates'],
  { today, months }: Calendar,
  looksBack: (sentence: string) => boolean,
): (text: string) => { at: number; found: string }[] {
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
  return (text) =>
    /20\d\d/.test(text)
      ? sentencesOf(text).flatMap(({ at, sentence }) => {
          const dates = [...sentence.matchAll(pattern)]
          if (dates.length === 0 || !dates.every(isOver) || looksBack(sentence)) return []
          return dates.filter(({ 3: year }) => Number(year) >= oldest).map(({ 0: found, index }) => ({ at: at + index, found }))
        })
      : []
}

const sentencesOf = (text: string) => Array.from(text.matchAll(/(?:[^.!?\n]|[.!?](?!\s|$))+/g), ({ 0: sentence, index }) => ({ at: index, sentence }))
