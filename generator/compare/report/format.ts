/** Writes a comparison in one of its formats. */
import type { SiteDifference } from '../difference.ts'
import { formatMarkdown } from './format-markdown.ts'
import { formatTerminal } from './format-terminal.ts'

export type DiffFormat = 'text' | 'markdown' | 'json'

/** Increases when a field of the JSON form changes its meaning or is removed, not when one is added. */
const version = 3

/**
 * @param exceeded a sentence for each budget that is exceeded: last in a terminal, first in a comment
 * @param preview the address of a copy of the new site, to which a comment links the pages that it names
 */
export function formatDifference(difference: SiteDifference, format: DiffFormat, exceeded: readonly string[] = [], preview?: string): string {
  if (format === 'json') return JSON.stringify({ version, ...difference, exceeded }, (key, value) => (key === 'at' ? undefined : value), 2)
  const lines = exceeded.map((sentence) => `✗ ${sentence}`)
  // As code, so that an address is not read as markdown.
  if (format === 'markdown') return [...(lines.length > 0 ? ['```text', ...lines, '```', ''] : []), formatMarkdown(difference, preview)].join('\n')
  const colour = process.stdout.isTTY === true && process.stdout.hasColors()
  return [formatTerminal(difference, { colour }), ...(lines.length > 0 ? ['', ...lines] : [])].join('\n')
}
