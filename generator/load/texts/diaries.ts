/**
 * Reads `content/diaries/`: the days on which acts are booked. Messages repeat days and the names of fields:
 * whatever else somebody writes there may be about a customer.
 */
import { closestWord } from '../../core/closest-word.ts'
import { digestOf } from '../../core/output-file.ts'
import { errorAt } from '../../core/problem.ts'
import { type DiaryFile, diarySchema } from '../../schema/diary.ts'
import { keptResult } from '../../system/kept-results.ts'
import { type Change, changedFields } from '../data/changes.ts'
import { innermostLine, type LineIndex } from '../data/reader.ts'
import { checkValue } from '../data/schema-problems.ts'
import { Unreadable } from '../data/words.ts'
import { diaryFile } from '../files/content-files.ts'
import { conflictProblems, readText } from '../files/read-text.ts'
import type { Findings } from '../findings.ts'
import { readYaml } from './front-matter.ts'

/** The days of an act, in order, and where each is written. */
export type Bookings = DiaryFile & { file: string; lines: LineIndex }

/** What a diary says, without what does not belong there. */
type Written = { fields: Record<string, unknown>; lines: LineIndex; brokenAt?: number }

const names = Object.keys(diarySchema.shape)
const hidden = '…'

const hideOthers = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(hideOthers)
  // A list without a day.
  if (value === null) return []
  return /^[\d-]+$/.test(String(value)) ? String(value) : hidden
}

/** The fields of the text of a diary, with their lines. */
export const readDiaryText = (file: string, text: string): Written =>
  // Not under the text itself, which is kept where it is short.
  keptResult(file, digestOf(text), () => {
    try {
      const { fields, lines } = readYaml(text)
      const shown = (name: string) => (closestWord(name, names) === undefined ? hidden : name)
      return {
        fields: Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [shown(name), hideOthers(value)]),
        ),
        lines: new Map(
          Array.from(lines, ([path, line]) => [path.replace(/^[^.]*/, (name) => shown(name)), line]),
        ),
      }
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      return { fields: {}, lines: new Map(), brokenAt: error.line }
    }
  })

/** The days in the file of an act; nothing without a file, or of one with a problem. */
export function readDiary(
  root: string,
  slug: string,
  found: Findings,
  changes?: readonly Change[],
): Bookings | undefined {
  const file = diaryFile(slug)
  const { value: text, problems: unreadable } = readText(root, file)
  const problems = [...unreadable, ...conflictProblems(file, text ?? '')]
  problems.forEach(found.report)
  if (text === undefined || problems.length > 0) return undefined
  const { fields, lines, brokenAt } = readDiaryText(file, text)
  if (brokenAt !== undefined) {
    found.report(
      errorAt(
        { file, line: brokenAt },
        {
          code: 'diary-broken',
          what: `${file} cannot be read as YAML.`,
          hint: 'Write "read: 2026-11-28", then "taken:" and "option:", each with its days below it: "  - 2027-06-12".',
        },
      ),
    )
    return undefined
  }
  const place = (path: readonly PropertyKey[]) => ({
    file,
    line: innermostLine(lines, path) ?? 1,
    field: path.map(String).join('.'),
  })
  const diary = checkValue(
    diarySchema,
    changedFields(file, fields, changes),
    `the diary of "${slug}"`,
    place,
    found.report,
  )
  if (!diary) return undefined
  const { read, taken, option } = diary
  const lineOf = (list: 'taken' | 'option') =>
    diary[list].map((day, index): [string, number] => [day, lines.get(`${list}.${index}`) ?? 1])
  return {
    ...{ read, taken: taken.toSorted(), option: option.toSorted(), file },
    lines: new Map([...lineOf('taken'), ...lineOf('option')]),
  }
}
