/** Parses `Range` headers (RFC 9110, section 14). */

/** The numbers of the first and the last byte. */
export type ByteRange = { start: number; end: number }

/**
 * @param size of the file in bytes
 * @returns the whole file when there is no header, or one that a server may ignore: another unit, several ranges, an invalid range
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first, last] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return 'whole'
  if (first !== '' && last !== '' && Number(last) < Number(first)) return 'whole'
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end ? 'unsatisfiable' : { start, end }
}
