import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../../tests/temporary.ts'
import { rawCalendars } from './raw-calendars.ts'
import { readDataText, readText } from './read-text.ts'
import { readStaticFolder } from './static-folder.ts'

const root = emptyFolder()
function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const calendar = '\ufeffBEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n'
const found = () => {
  const problems = [...readStaticFolder(root).problems, ...rawCalendars(root)]
  return problems.map(({ severity, code, places }) => `${severity} ${code} ${places[0]?.file}`).sort()
}

test('a calendar is refused by its name, whatever is in it', () => {
  for (const path of ['agenda.ics', 'data/Silkwood.ICAL', 'static/x/agenda.vcs', 'static/images/a.ifb'])
    put(path, '')
  expect(found()).toEqual([
    'error calendar-raw agenda.ics',
    'error calendar-raw data/Silkwood.ICAL',
    'error static-refused static/images/a.ifb',
    'error static-refused static/x/agenda.vcs',
  ])
  expect(rawCalendars(root)[0]?.hint).toContain('npm run diaries -- <act> <file.ics>')
})

test('a text and a data file that are a calendar are not read', () => {
  put('content/acts/silkwood.md', calendar)
  put('data/acts.ts', `\n${calendar.slice(1)}`)
  for (const { value, problems } of [
    readText(root, 'content/acts/silkwood.md'),
    readDataText(root, 'data/acts.ts'),
  ]) {
    expect(value).toBe(undefined)
    expect(problems.map(({ code }) => code)).toEqual(['calendar-raw'])
  }
})
