/** Tells a comparison as a comment on a pull request. */
import type { ChangeGroup, SiteDifference } from '../difference.ts'
import { type DescribedCause, describeCauses, looseGroups, type PageRow, pageSections } from './sections.ts'
import { amount, exampleOf, fileSentences, happening, headline, reportedFiles, shortened, subject, whichPages } from './tell.ts'

/** Signs. GitHub refuses comments of more than 65,536, and whoever posts this one may add a few lines of their own. */
const mostSigns = 56_000

/** Signs of a text that a page says. */
const textShown = 160

const filesShown = 30

/** A list with a heading; folded when nobody has to act on it. */
type Section = { title: string; folded: boolean; lines: string[] /** When lines hold more than one thing. */; amount?: number }

/** Always shorter than 60,000 signs: what has no room is counted. */
export function formatMarkdown(difference: SiteDifference): string {
  const files = reportedFiles(difference)
  const lists = pageSections(difference).map(({ title, grave, rows }): Section & { grave: boolean } => ({
    title,
    grave,
    folded: !grave,
    lines: rows.map(pageLine),
  }))
  const sections: Section[] = [
    ...lists.filter(({ grave }) => grave),
    { title: 'Causes', folded: false, lines: describeCauses(difference, { quote: code, plain: escaped }).map(causeLine) },
    { title: 'Changed', folded: false, lines: looseGroups(difference).map(groupLine) },
    ...lists.filter(({ grave }) => !grave),
    { title: 'Files', folded: true, amount: files.length, lines: fileSentences(files, filesShown).map((sentence) => `- ${escaped(sentence)}`) },
  ]
  const present = sections.filter(({ lines }) => lines.length > 0)
  let room = mostSigns - present.length * 200
  const parts = present.map((section) => {
    const lines = fitting(section.lines, room)
    room -= lines.reduce((sum, line) => sum + line.length + 1, 0)
    return written(section, lines)
  })
  return [`**${escaped(shortened(headline(difference), 400))}**`, ...parts].join('\n\n')
}

/** The first lines, as many as have room. */
function fitting(lines: readonly string[], room: number): string[] {
  let left = room
  const shown: string[] = []
  for (const line of lines) {
    left -= line.length + 1
    if (left < 0) break
    shown.push(line)
  }
  return shown
}

function written({ title, folded, lines, amount: things = lines.length }: Section, shown: readonly string[]): string {
  const rest = lines.length - shown.length
  const list = [...shown, ...(rest > 0 ? [`- … and ${amount(rest)} more`] : [])].join('\n')
  const name = `${title} (${amount(things)})`
  return folded ? `<details><summary>${name}</summary>\n\n${list}\n\n</details>` : `### ${name}\n\n${list}`
}

const row = (...cells: readonly string[]): string => `- ${cells.filter((cell) => cell !== '').join(' · ')}`

const pageLine = ({ address, to, family, title }: PageRow): string =>
  row(to === undefined ? code(address) : `${code(address)} → ${code(to)}`, escaped(family), title === undefined ? '' : code(title))

const causeLine = ({ place, what, effects }: DescribedCause): string =>
  [`- **${escaped(place)}** ${escaped(shortened(what, textShown))}`, ...effects.map((effect) => `  - ${effect}`)].join('\n')

function groupLine(group: ChangeGroup): string {
  const example = exampleOf(group, code, code)
  const head = `- **${escaped(subject(group))}** ${happening(group, code)} · ${escaped(whichPages(group))}`
  const pages = group.everywhere ? '' : group.examples.map((address) => code(address)).join(' ')
  const more = [pages, ...(example === undefined ? [] : [example])].filter((line) => line !== '')
  return more.length === 0 ? head : `${head}\n  <details><summary>For example</summary>\n\n${more.map((line) => `  ${line}`).join('\n\n')}\n\n  </details>`
}

/** A text as code, in which no sign means anything: no link, no mention of a person, no markup. */
function code(text: string, start?: number): string {
  const line = shortened(text, textShown, start)
  if (line === '') return ''
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  return longest > 0 ? `${fence} ${line} ${fence}` : `${fence}${line}${fence}`
}

const escaped = (text: string): string => text.replace(/[\\`*_[\]<>&#@|~]/g, (sign) => `&#${sign.charCodeAt(0)};`)
