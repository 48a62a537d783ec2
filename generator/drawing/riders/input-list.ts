/** What goes to the mixing desk and what comes back from it: the input list and the monitors. */
import type { RiderInput, RiderMonitor } from '../../schema/rider.ts'
import { type Block, section } from './layout.ts'
import { contentWidth, type Pdf, styles } from './paper.ts'
import { table } from './table.ts'

/** The input list. A crew labels its desk from it, so the number of a channel is its place in the list. */
export function inputList(pdf: Pdf, inputs: readonly RiderInput[]): Block {
  const columns = [
    { heading: 'Kanaal', share: 44, style: styles.strong, align: 'center' as const },
    { heading: 'Bron', share: 118, style: styles.strong },
    { heading: 'Microfoon of DI', share: 98 },
    { heading: '48 V', share: 40, align: 'center' as const },
    { heading: 'Statief', share: 52 },
    { heading: 'Opmerking', share: 206 },
  ]
  const rows = inputs.map(({ source, pickup, phantom, stand, remark }, index) => [
    `${index + 1}`,
    source,
    pickup,
    phantom ? 'ja' : '',
    stand ?? '',
    remark ?? '',
  ])
  return section(pdf, 'Kanaallijst', [table(pdf, columns, rows, contentWidth)], 2)
}

/** The monitor mixes, numbered as their wedges are on the stage plot. */
export function monitorList(pdf: Pdf, monitors: readonly RiderMonitor[], width: number): Block {
  const columns = [
    { heading: 'Mix', share: 44, style: styles.strong, align: 'center' as const },
    { heading: 'Voor', share: 118, style: styles.strong },
    { heading: 'Soort', share: 98 },
    { heading: 'In de mix, het belangrijkste eerst', share: 298 },
  ]
  const kindOf = ({ kind, places }: RiderMonitor) => (places.length > 1 ? `${places.length} × ${kind}` : kind)
  const rows = monitors.map((monitor, index) => [`${index + 1}`, monitor.for, kindOf(monitor), monitor.mix])
  return section(pdf, 'Monitors', [table(pdf, columns, rows, width)], 2)
}
