/** Prints a comparison in a terminal. */

import { amount } from '../../report/format.ts'
import type { SiteDifference } from '../difference.ts'
import { headline, shortened } from './describe.ts'
import { restOf, type Section, sectionsOf } from './sections.ts'

/** The most items of a section: `--format json` leaves none out. */
const itemsShown = { urgent: 20, normal: 40, folded: 8 }

/** The most characters of a text, and of an address. */
const [textShown, nameShown] = [90, 110]

type Paint = (text: string) => string
const painted =
  (start: number, end: number): Paint =>
  (text) =>
    `\x1b[${start}m${text}\x1b[${end}m`
const colours = { strong: painted(1, 22), alarm: painted(31, 39), quiet: painted(2, 22) }
const plain = (text: string) => text
const noColours: typeof colours = { strong: plain, alarm: plain, quiet: plain }

/** The whole report, without a line break at its end. Colour only helps; nothing depends on it. */
export function formatTerminal(difference: SiteDifference, { colour }: { colour: boolean }): string {
  const name = (text: string) => shortened(text, nameShown)
  const sections = sectionsOf(difference, { quote: (text, start) => `'${shortened(text, textShown, start)}'`, name, page: name, plain })
  return [headline(difference), ...sections.map((section) => sectionLines(section, colour ? colours : noColours))].join('\n\n')
}

function sectionLines({ title, weight, items }: Section, { strong, alarm, quiet }: typeof colours): string {
  const rest = restOf(items, itemsShown[weight])
  return [
    `${(weight === 'urgent' ? alarm : strong)(title)} (${amount(items.length)})`,
    ...items
      .slice(0, itemsShown[weight])
      .flatMap(({ title, text, examples }) => [`  ${[strong(title), text].filter(Boolean).join('  ')}`, ...examples.map((line) => quiet(`      ${line}`))]),
    ...(rest === undefined ? [] : [`  ${rest}`]),
  ].join('\n')
}
