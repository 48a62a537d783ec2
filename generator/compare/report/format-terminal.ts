/** Tells a comparison in a terminal, the most important first. */
import type { ChangeGroup, SiteDifference } from '../difference.ts'
import { pageSet } from '../page-sets.ts'
import { type DescribedCause, describeCauses, looseGroups, type PageSection, pageSections } from './sections.ts'
import { amount, exampleOf, fileSentences, happening, headline, type Quote, reportedFiles, shortened, subject, whichPages } from './tell.ts'

/** More pages or changes than these are counted and not shown: `--format json` leaves nothing out. */
const [pagesShown, movesShown, groupsShown, filesShown] = [20, 5, 40, 8]

/** Signs of a text, and of one beside others. */
const [textShown, effectShown] = [110, 60]

type Paint = { strong: (text: string) => string; alarm: (text: string) => string; quiet: (text: string) => string }

const painted = (code: number, end: number) => (text: string) => `\x1b[${code}m${text}\x1b[${end}m`
const colours: Paint = { strong: painted(1, 22), alarm: painted(31, 39), quiet: painted(2, 22) }
const same = (text: string) => text
const plain: Paint = { strong: same, alarm: same, quiet: same }

/** The whole report, without a line break at its end. Colour only helps; nothing is said by colour alone. */
export function formatTerminal(difference: SiteDifference, { colour }: { colour: boolean }): string {
  const paint = colour ? colours : plain
  const files = reportedFiles(difference)
  const sections = [
    ...pageSections(difference).map((section) => pageLines(section, paint)),
    ...describeCauses(difference, { quote: (text) => `'${shortened(text, effectShown)}'`, plain: same }).map((cause) => causeLines(cause, paint)),
    changes(looseGroups(difference), paint),
    files.length === 0 ? [] : [`${paint.strong('Files')} (${amount(files.length)}): ${fileSentences(files, filesShown).join('; ')}`],
  ]
  return [headline(difference), ...sections.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'))].join('\n\n')
}

/** A list of pages with its number and families. */
function pageLines({ title, grave, rows }: PageSection, paint: Paint): string[] {
  const { families } = pageSet(rows)
  const known = families.filter(({ family }) => family !== '').map((entry) => `${entry.family} ${amount(entry.pages)}`)
  const shown = rows.some(({ to }) => to !== undefined) && !grave ? movesShown : pagesShown
  const rest = rows.length > shown ? [`  … and ${amount(rows.length - shown)} more`] : []
  const name = grave ? paint.alarm(title.replace(/^\w+/, (word) => word.toUpperCase())) : paint.strong(title)
  const cells = rows
    .slice(0, shown)
    .map((row) => [row.address, ...(row.to === undefined ? [] : [`→ ${row.to}`]), row.family, ...(row.title === undefined ? [] : [row.title])])
  return [`${name} (${[amount(rows.length), ...(rows.length > 1 ? known : [])].join(', ').replace(', ', ': ')})`, ...aligned(cells), ...rest]
}

/** Rows with their columns below each other. One very long address does not push the others away. */
function aligned(rows: readonly string[][]): string[] {
  const cells = rows.map((row) => row.map((cell) => shortened(cell, textShown)))
  const widths = (cells[0] ?? []).map((_, column) => Math.min(48, Math.max(...cells.map((row) => (row[column] ?? '').length))))
  return cells.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
}

const causeLines = ({ place, what, effects }: DescribedCause, paint: Paint): string[] => [
  `${paint.strong(place)}  ${shortened(what, textShown * 2)}`,
  ...effects.map((effect) => `  ${effect}`),
]

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
