/** The results as a drawing: bars of CPU, as multiples of the bare React loop over the same pages. */

import { type Part, ratio, type Size, short, summarise, whole } from './results.ts'

const width = 760
const margin = 12
const labelWidth = 260
const valueWidth = 150
const barHeight = 16
const lineHeight = 24
const headingHeight = 40

/** An empty cache takes so long that the other bars would vanish beside its own. */
const omitted = 'empty'
/** Programs that are not Toegift. */
const references = ['react-loop', 'hugo', 'eleventy-js', 'astro', 'copy']

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

/** Bars for the programs; their unit is the loop on the first Node. */
function barsOf({ rows }: Size) {
  const unit = rows.find(({ id }) => id === 'react-loop')?.measured.cpuSeconds
  return rows.flatMap(({ id, name, node, measured: { cpuSeconds } }) =>
    unit === undefined || id === omitted ? [] : [{ id, name, node, cpuSeconds, times: cpuSeconds / unit }],
  )
}

/**
 * An SVG without scripts, in light or dark colours as the reader prefers; its background keeps it readable on
 * any page.
 */
export function drawChart(parts: readonly Part[]): string {
  const groups = (['peers', 'agency'] as const).flatMap((site) =>
    summarise(parts, site).map((size) => ({
      title: `${whole(size.pages)} pages${site === 'agency' ? ' of the agency' : ''}`,
      bars: barsOf(size),
    })),
  )
  const longest = Math.max(...groups.flatMap(({ bars }) => bars.map(({ times }) => times)))
  const scale = (width - labelWidth - valueWidth) / longest
  const lines: string[] = []
  let y = 0
  for (const { title, bars } of groups) {
    lines.push(`<text class="heading" x="${margin}" y="${y + 26}">${title}</text>`)
    y += headingHeight
    for (const { id, name, node, cpuSeconds, times } of bars) {
      const length = Math.max(1, Math.round(times * scale))
      const colour = references.includes(id) ? 'reference' : 'bar'
      const label = name.replaceAll('`', '') + (node && `, Node ${Number.parseInt(node, 10)}`)
      lines.push(
        `<text x="${margin}" y="${y + 13}">${label}</text>`,
        `<rect class="${colour}" x="${labelWidth}" y="${y}" width="${length}" height="${barHeight}" rx="2"/>`,
        `<text x="${labelWidth + length + 8}" y="${y + 13}">${ratio(times)} × · ${short(cpuSeconds)} s</text>`,
      )
      y += lineHeight
    }
  }
  const title = 'CPU of a run, as a multiple of that of a bare React loop over the same pages'
  const height = y + margin
  const background = `<rect class="background" width="${width}" height="${height}"/>`
  const body = [`<title>${title}</title>`, `<style>${style}</style>`, background, ...lines].join('\n')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">\n${body}\n</svg>\n`
}
