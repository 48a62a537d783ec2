/** Tells a comparison in a terminal, the most important first. */
import type { AddedPage, ChangeGroup, MovedPage, RemovedPage, SiteDifference } from '../difference.ts'
import { pageSet } from '../group.ts'
import { amount, exampleOf, fileSentences, happening, headline, type Quote, shortened, subject, whichPages } from './tell.ts'

/** More pages or changes than these are counted and not shown: `--format json` leaves nothing out. */
const [pagesShown, movesShown, groupsShown, filesShown] = [20, 5, 40, 8]

/** Signs of a text. */
const textShown = 110

type Paint = { strong: (text: string) => string; alarm: (text: string) => string; quiet: (text: string) => string }

const painted = (code: number, end: number) => (text: string) => `\x1b[${code}m${text}\x1b[${end}m`
const colours: Paint = { strong: painted(1, 22), alarm: painted(31, 39), quiet: painted(2, 22) }
const same = (text: string) => text
const plain: Paint = { strong: same, alarm: same, quiet: same }

/** The whole report, without a line break at its end. Colour only helps; nothing is said by colour alone. */
export function formatTerminal(difference: SiteDifference, { colour }: { colour: boolean }): string {
  const paint = colour ? colours : plain
  const { removed, moved, added, groups, files } = difference
  const fate = (wanted: RemovedPage['fate']) => removed.filter((page) => page.fate === wanted)
  const sections = [
    section(paint.alarm('LOST, without a redirect'), fate('lost'), removedRows, pagesShown),
    section(
      paint.alarm('MOVED, without a redirect'),
      moved.filter(({ redirected }) => !redirected),
      movedRows,
      pagesShown,
    ),
    section(paint.strong('Gone, as declared'), fate('gone'), removedRows, pagesShown),
    section(paint.strong('Redirected'), fate('redirected'), redirectedRows, movesShown),
    section(
      paint.strong('Moved'),
      moved.filter(({ redirected }) => redirected),
      movedRows,
      movesShown,
    ),
    section(paint.strong('Added'), added, addedRows, pagesShown),
    changes(groups, paint),
    files.length === 0 ? [] : [`${paint.strong('Files')}: ${fileSentences(files, filesShown).join('; ')}`],
  ]
  return [headline(difference), ...sections.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'))].join('\n\n')
}

/** A list of pages with its number and families. */
function section<P extends { family: string }>(title: string, pages: readonly P[], rowsOf: (pages: readonly P[]) => string[][], shown: number): string[] {
  if (pages.length === 0) return []
  const { families } = pageSet(pages.map(({ family }) => ({ address: '', family })))
  const known = families.filter(({ family }) => family !== '').map((entry) => `${entry.family} ${amount(entry.pages)}`)
  const rest = pages.length > shown ? [`  … and ${amount(pages.length - shown)} more`] : []
  return [
    `${title} (${[amount(pages.length), ...(pages.length > 1 ? known : [])].join(', ').replace(', ', ': ')})`,
    ...aligned(rowsOf(pages.slice(0, shown))),
    ...rest,
  ]
}

const removedRows = (pages: readonly RemovedPage[]) => pages.map(({ address, family, title }) => [address, family, title])
const redirectedRow = ({ address, to = '', family }: RemovedPage) => [address, `→ ${to}`, family]
const redirectedRows = (pages: readonly RemovedPage[]) => pages.map(redirectedRow)
const movedRows = (pages: readonly MovedPage[]) => pages.map(({ from, to, family }) => [from, `→ ${to}`, family])
const addedRows = (pages: readonly AddedPage[]) => pages.map(({ address, family, title }) => [address, family, title])

/** Rows with their columns below each other. One very long address does not push the others away. */
function aligned(rows: readonly string[][]): string[] {
  const cells = rows.map((row) => row.map((cell) => shortened(cell, textShown)))
  const widths = (cells[0] ?? []).map((_, column) => Math.min(48, Math.max(...cells.map((row) => (row[column] ?? '').length))))
  return cells.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
}

function changes(groups: readonly ChangeGroup[], paint: Paint): string[] {
  if (groups.length === 0) return []
  const rest = groups.slice(groupsShown)
  return [
    paint.strong('Changed'),
    ...groups.slice(0, groupsShown).flatMap((group) => changeLines(group, paint)),
    ...(rest.length > 0 ? [`  … and ${amount(rest.length)} more changes`] : []),
  ]
}

const quote: Quote = (text, start) => `'${shortened(text, textShown, start)}'`

const nameOf: Quote = (address) => shortened(address, textShown)

function changeLines(group: ChangeGroup, paint: Paint): string[] {
  const example = exampleOf(group, quote, nameOf)
  const examples = group.everywhere ? '' : `   ${group.examples.map((address) => nameOf(address)).join(' ')}`
  return [
    `  ${paint.strong(subject(group))}  ${happening(group, quote)}`,
    paint.quiet(`      ${whichPages(group)}${examples}`),
    ...(example === undefined ? [] : [paint.quiet(`      ${example}`)]),
  ]
}
