import type { LineIndex } from '../load/data-reader.ts'

/**
 * The lines (1-based) of the entry that starts at line `from`: up to the next entry or to the end of its list.
 * @param index the lines of all values of the file
 */
export function entryLines(source: string, index: LineIndex, from: number): { from: number; to: number } {
  const entries = [...index].filter(([path]) => /^\w+\.\d+$/.test(path)).map(([, line]) => line)
  const next = Math.min(...entries.filter((line) => line > from))
  const lines = source.split('\n')
  const end = lines.findIndex((text, at) => at >= from && /^\]/.test(text))
  return { from, to: Math.max(from, Math.min(next - 1, end === -1 ? lines.length : end)) }
}
