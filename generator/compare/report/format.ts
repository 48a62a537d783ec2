import { styleText } from 'node:util'
import { amount } from '../../commands/report/format.ts'
import type { SiteDifference } from '../difference.ts'
import { formatMarkdown } from './format-markdown.ts'
import { headline, restOf, sectionsOf, shortened } from './sections.ts'

export type DiffFormat = 'text' | 'markdown' | 'json'

/** Increases when a field of the JSON form changes its meaning or is removed, not when one is added. */
const version = 5

/**
 * @param exceeded a sentence for each budget that is exceeded: last in a terminal, first in a comment
 * @param preview the address of a copy of the new site, to which a comment links the pages that it names
 */
export function formatDifference(
  difference: SiteDifference,
  format: DiffFormat,
  exceeded: readonly string[],
  preview?: string,
): string {
  if (format === 'json')
    return JSON.stringify(
      { version, ...difference, exceeded },
      (key, value) => (key === 'at' ? undefined : value),
      2,
    )
  const lines = exceeded.map((sentence) => `✗ ${sentence}`)
  // As code, so that an address is not read as markdown.
  if (format === 'markdown')
    return [
      ...(lines.length > 0 ? ['```text', ...lines, '```', ''] : []),
      formatMarkdown(difference, preview),
    ].join('\n')
  const colour = process.stdout.isTTY === true && process.stdout.hasColors()
  return [formatTerminal(difference, { colour }), ...(lines.length > 0 ? ['', ...lines] : [])].join('\n')
}

/**
 * The most items of a section in a terminal, and the most characters of a text and of an address: `--format
 * json` leaves none out.
 */
const itemsShown = { urgent: 20, normal: 7, folded: 3 }
const [textShown, nameShown] = [90, 110]

/** Colour only helps; nothing depends on it. What needs no action is one line. */
export function formatTerminal(difference: SiteDifference, { colour }: { colour: boolean }): string {
  const name = (text: string) => shortened(text, nameShown)
  const quote = (text: string, start?: number) => `'${shortened(text, textShown, start)}'`
  const paint = (style: 'bold' | 'red' | 'dim', text: string) =>
    colour ? styleText(style, text, { validateStream: false }) : text
  const sections = sectionsOf(difference, { quote, name, page: name, plain: (text) => text }).map(
    ({ title, weight, items }) => {
      const shown = items.slice(0, itemsShown[weight])
      const rest = restOf(items, shown.length)
      const heading = `${paint(weight === 'urgent' ? 'red' : 'bold', title)} (${amount(items.length)})`
      if (weight === 'folded')
        return [`${heading}  ${shown.map((item) => item.title).join(', ')}`, ...rest].join(' ')
      const lines = shown.flatMap(({ title, text, example }) => [
        [paint('bold', title), text].filter(Boolean).join('  '),
        ...(example === undefined ? [] : [paint('dim', `    ${example}`)]),
      ])
      return [heading, ...[...lines, ...rest].map((line) => `  ${line}`)].join('\n')
    },
  )
  return [headline(difference), ...sections].join('\n\n')
}
