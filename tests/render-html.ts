import type { AddressStyle } from '../generator/core/addresses.ts'
import { htmlTexts } from '../generator/core/page-content.ts'
import { renderMarkdown } from '../generator/load/texts/blocks.ts'
import type { TextLabels } from '../generator/load/texts/markdown.ts'

/** A long text with its HTML in one piece. */
export function renderHtml(markdown: string, style: AddressStyle, firstLine?: number, labels?: TextLabels) {
  const rendered = renderMarkdown(
    markdown,
    { phone: '+32 10 00 00 00', email: 'info@host.example', ...style },
    firstLine,
    labels,
  )
  return { ...rendered, html: htmlTexts(rendered.blocks).join('') }
}
