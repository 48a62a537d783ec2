/**
 * Reads `content/diaries/`: the days on which acts are booked. Messages repeat days and the names of fields:
 * whatever else somebody writes there may be about a customer.
 */
import { closestWord } from '../../core/closest-word.ts'
import { errorAt, type Loaded } from '../../core/problem.ts'
import { type DiaryFile, diarySchema } from '../../schema/diary.ts'
import { keptResult } from '../../system/kept-results.ts'
import type { Change } from '../data/changes.ts'
import { type LineIndex, placeFinder } from '../data/reader.ts'
import { checkValue } from '../data/schema-problems.ts'
import { Unreadable } from '../data/words.ts'
import { diaryFile } from '../files/content-files.ts'
import { conflictProblems, readText } from '../files/read-text.ts'
import type { Findings } from '../findings.ts'
import { readYaml } from './front-matter.ts'

/** The days of an act, in order, and where each is written. */
export type Bookings = DiaryFile & { file: string; lines: LineIndex }

const names = Object.keys(diarySchema.shape)

/** A text in which each word is hidden that is neither a day nor the name of a field, also a misspelt one. */
const withoutOthers = (text: string): string =>
  text.replace(/([^\s:,'"#[\]]+)(:?)/g, (_, word: string, colon: string) => {
    const isName = colon !== '' && closestWord(word, names) !== undefined
    return `${isName || /^(?:-+|\d{4}-\d\d?-\d\d?)$/.test(word) ? word : '…'}${colon}`
  })

/** The fields of a diary, with their lines; nothing without a file, or of one that cannot be read. */
export function readDiaryFields(root: string, file: string): Loaded<ReturnType<typeof readYaml> | undefined> {
  const { value: text, problems: unreadable } = readText(root, file)
  const problems = [...unreadable, ...conflictProblems(file, text ?? '')]
  if (text === undefined || problems.length > 0) return { value: undefined, problems }
  const shown = withoutOthers(text)
  try {
    return { value: keptResult('diary', shown, () => readYaml(shown)), problems }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    const what = `${file} cannot be read as YAML.`
    const hint =
      'Write "read: 2026-11-28", then "taken:" and "option:", each with its days below it: "  - 2027-06-12".'
    const place = { file, line: error.line }
    return { value: undefined, problems: [errorAt(place, { code: 'diary-broken', what, hint })] }
  }
}

/** The days in the file of an act; nothing without a file, or of one with a problem. */
export function readDiary(
  root: string,
  slug: string,
  found: Findings,
  changes?: readonly Change[],
): Bookings | undefined {
  const file = diaryFile(slug)
  const { value, problems } = readDiaryFields(root, file)
  problems.forEach(found.report)
  if (!value) return undefined
  const changed = changes?.find((change) => change.file === file)
  const fields = Object.entries(changed ? Object(changed.value) : value.fields)
  const diary = checkValue(
    diarySchema,
    // A list without a day is nothing in YAML.
    Object.fromEntries(fields.map(([name, list]) => [name, list ?? []])),
    `the diary of "${slug}"`,
    placeFinder(file, value.lines),
    found.report,
  )
  if (!diary) return undefined
  const { read, taken, option } = diary
  const lines = Object.entries({ taken, option }).flatMap(([list, days]) =>
    days.map((day, index) => [day, value.lines.get(`${list}.${index}`) ?? 1] as const),
  )
  return { ...{ read, taken: taken.toSorted(), option: option.toSorted(), file }, lines: new Map(lines) }
}
