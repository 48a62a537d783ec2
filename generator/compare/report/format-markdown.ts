/** Writes a comparison as a comment on a pull request. */
import { amount } from '../../commands/report/format.ts'
import type { SiteDifference } from '../difference.ts'
import { headline, restOf, sectionsOf, shortened } from './sections.ts'

/** In characters. GitHub refuses comments of more than 65,536, and a few lines may be added to this one. */
const longest = 56_000

/** The most characters of a text. */
const textShown = 160

/**
 * Always shorter than 60,000 characters: items that do not fit are counted.
 * @param preview the address of a copy of the new site, without a slash at its end: pages become links
 */
export function formatMarkdown(difference: SiteDifference, preview?: string): string {
  const page = (address: string) =>
    preview === undefined ? code(address) : linked(address, `${preview}${address}`)
  const sections = sectionsOf(difference, { quote: code, name: code, page, plain: escaped })
  let room = longest - sections.length * 200
  const parts = sections.map(({ title, weight, items }) => {
    const lines = items.map((item) => {
      const name = /^\[?`/.test(item.title) ? item.title : `**${item.title}**`
      return `- ${[name, item.text].filter(Boolean).join(' ')}${item.example === undefined ? '' : `\n  ${item.example}`}`
    })
    const end = lines.findIndex((line) => {
      room -= line.length + 1
      return room < 0
    })
    const shown = end === -1 ? lines : lines.slice(0, end)
    const list = [...shown, ...restOf(items, shown.length).map((rest) => `- ${rest}`)].join('\n')
    const name = `${title} (${amount(items.length)})`
    return weight === 'folded'
      ? `<details><summary>${name}</summary>\n\n${list}\n\n</details>`
      : `### ${name}\n\n${list}`
  })
  return [`**${escaped(shortened(headline(difference), 400))}**`, ...parts].join('\n\n')
}

/** A text as code, in which no character has a meaning: no link, no mention of a person, no markup. */
function code(text: string, start?: number): string {
  const line = shortened(text, textShown, start)
  if (line === '') return ''
  const backticks = Math.max(0, ...(line.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(backticks + 1)
  return backticks > 0 ? `${fence} ${line} ${fence}` : `${fence}${line}${fence}`
}

/** Addresses of pages may have any characters: those with a meaning are encoded. */
const linked = (address: string, target: string): string =>
  `[${code(address)}](${encodeURI(target).replace(/[()*_~]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)})`

const escaped = (text: string): string =>
  text.replace(/[\\`*_[\]<>&#@|~]/g, (character) => `&#${character.charCodeAt(0)};`)
