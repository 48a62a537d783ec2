/** Tells a comparison as a comment on a pull request. */
import type { ChangeGroup, MovedPage, RemovedPage, SiteDifference } from '../difference.ts'
import { amount, exampleOf, fileSentences, happening, headline, shortened, subject, whichPages } from './tell.ts'

/** Signs. GitHub refuses comments of more than 65,536, and whoever posts this one may add a few lines of their own. */
const mostSigns = 56_000

/** Signs of a text that a page says. */
const textShown = 160

const filesShown = 30

/** A list with a heading; folded when nobody has to act on it. */
type Section = { title: string; folded: boolean; lines: string[] }

/** Always shorter than 60,000 signs: what has no room is counted. */
export function formatMarkdown(difference: SiteDifference): string {
  const { removed, moved, added, groups, files } = difference
  const fate = (wanted: RemovedPage['fate']) => removed.filter((page) => page.fate === wanted)
  const sections: Section[] = [
    {
      title: 'Lost, without a redirect',
      folded: false,
      lines: fate('lost').map(({ address, family, title }) => row(code(address), escaped(family), code(title))),
    },
    { title: 'Moved, without a redirect', folded: false, lines: moved.filter(({ redirected }) => !redirected).map(movedRow) },
    { title: 'Changed', folded: false, lines: groups.map(groupLine) },
    { title: 'Gone, as declared', folded: true, lines: fate('gone').map(({ address, family }) => row(code(address), escaped(family))) },
    {
      title: 'Redirected',
      folded: true,
      lines: fate('redirected').map(({ address, to = '', family }) => row(`${code(address)} → ${code(to)}`, escaped(family))),
    },
    { title: 'Moved', folded: true, lines: moved.filter(({ redirected }) => redirected).map(movedRow) },
    { title: 'Added', folded: true, lines: added.map(({ address, family, title }) => row(code(address), escaped(family), code(title))) },
    { title: 'Files', folded: true, lines: fileSentences(files, filesShown).map((sentence) => `- ${escaped(sentence)}`) },
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

function written({ title, folded, lines }: Section, shown: readonly string[]): string {
  const rest = lines.length - shown.length
  const list = [...shown, ...(rest > 0 ? [`- … and ${amount(rest)} more`] : [])].join('\n')
  const name = `${title} (${amount(lines.length)})`
  return folded ? `<details><summary>${name}</summary>\n\n${list}\n\n</details>` : `### ${name}\n\n${list}`
}

const row = (...cells: readonly string[]): string => `- ${cells.filter((cell) => cell !== '').join(' · ')}`

const movedRow = ({ from, to, family }: MovedPage): string => row(`${code(from)} → ${code(to)}`, escaped(family))

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
