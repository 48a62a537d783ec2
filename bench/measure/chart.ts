/** The results as a drawing: bars of time, as multiples of the bare React loop over the same pages. */

import { type Results, ratio, type SizeResults, short, whole } from './results.ts'
import { type Kind, kinds } from './round.ts'

const width = 760
const margin = 12
const labelWidth = 260
const valueWidth = 150
const barHeight = 16
const lineHeight = 24
const headingHeight = 40

/** An empty cache takes so long that the other bars would vanish beside its own. */
const omitted: readonly Kind[] = ['empty']
const references: readonly Kind[] = ['copy', 'loop']

const style = `
  text { font: 14px system-ui, sans-serif; fill: #24292f }
  .background { fill: #ffffff }
  .heading { font-weight: 600 }
  .bar { fill: #0a6e5c }
  .reference { fill: #8c959f }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 }
    .background { fill: #0d1117 }
    .bar { fill: #3fb99f }
    .reference { fill: #6e7681 }
  }
`

const shownOf = ({ results }: SizeResults) => results.filter(({ kind }) => !omitted.includes(kind))

/**
 * An SVG without scripts, in light or dark colours as the reader prefers; its background keeps it readable on
 * any page.
 */
export function drawChart({ sizes }: Pick<Results, 'sizes'>): string {
  const longest = Math.max(...sizes.flatMap((size) => shownOf(size).map(({ timesLoop }) => timesLoop)))
  const scale = (width - labelWidth - valueWidth) / longest
  const lines: string[] = []
  let y = 0
  for (const size of sizes) {
    lines.push(`<text class="heading" x="${margin}" y="${y + 26}">${whole(size.pages)} pages</text>`)
    y += headingHeight
    for (const { kind, seconds, timesLoop } of shownOf(size)) {
      const length = Math.max(1, Math.round(timesLoop * scale))
      const colour = references.includes(kind) ? 'reference' : 'bar'
      lines.push(
        `<text x="${margin}" y="${y + 13}">${kinds[kind].replaceAll('`', '')}</text>`,
        `<rect class="${colour}" x="${labelWidth}" y="${y}" width="${length}" height="${barHeight}" rx="2"/>`,
        `<text x="${labelWidth + length + 8}" y="${y + 13}">${ratio(timesLoop)} × · ${short(seconds)} s</text>`,
      )
      y += lineHeight
    }
  }
  const title = 'Time of a run, as a multiple of a bare React loop over the same pages'
  const height = y + margin
  const background = `<rect class="background" width="${width}" height="${height}"/>`
  const body = [`<title>${title}</title>`, `<style>${style}</style>`, background, ...lines].join('\n')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">\n${body}\n</svg>\n`
}
