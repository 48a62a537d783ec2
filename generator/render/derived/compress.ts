/** Compressed copies beside the files, for servers that send them instead of compressing each response. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { fileOf, type OutputFile } from '../../core/output-file.ts'

/** Files that compress well; pictures and fonts are already compressed. */
const texts = /\.(html|css|js|svg|xml|txt|json|ics|webmanifest)$/

/** A smaller response fits in one packet without compression. */
const smallest = 1000

/**
 * The highest quality is used for files that all pages load; for pages, it would take twenty times as long
 * for 8 % of the bytes.
 */
const quality = { asset: 11, page: 7, derived: 7 } as const

/** The `.br` and `.gz` copies of a file (RFC 7932, RFC 1952); none where they would save nothing. */
export function compressed(file: OutputFile): OutputFile[] {
  if (!texts.test(file.path) || file.size < smallest) return []
  const content = file.content()
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality[file.kind],
    [constants.BROTLI_PARAM_SIZE_HINT]: file.size,
  }
  return [
    fileOf(`${file.path}.br`, file.kind, brotliCompressSync(content, { params })),
    // The gzip header of zlib has no time, so that equal files stay equal.
    fileOf(`${file.path}.gz`, file.kind, gzipSync(content, { level: 9 })),
  ]
}
