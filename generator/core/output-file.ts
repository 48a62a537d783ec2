/** A file of the website before it is published: what every step hands on to `publish`. */
import { createHash } from 'node:crypto'

/** Assets carry a digest in their name and come first; derived files speak of the pages and come after them. */
export type FileKind = 'asset' | 'page' | 'derived'

/** A file to be published. */
export type OutputFile = {
  /** Below `out/`, with slashes. */
  path: string
  kind: FileKind
  /** sha256 of the content, base64url. */
  digest: string
  /** Size in bytes. */
  size: number
  /** Called only when the file must be written. */
  content: () => string | Uint8Array
  /** For content that was kept between runs: the same file with content that is known to be whole. */
  checked?: () => Promise<OutputFile>
}

/** sha256, base64url. */
export const digestOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('base64url')

/** A text as a file to be published. */
export function textFile(path: string, kind: FileKind, text: string): OutputFile {
  return { path, kind, digest: digestOf(text), size: Buffer.byteLength(text), content: () => text }
}
