/** A file of the website before it is published. */
import { createHash } from 'node:crypto'

/** Assets have a digest in their name and are published first; derived files refer to pages and are published after them. */
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
  /** For content of a cache: the same file after its content was checked. */
  checked?: () => Promise<OutputFile>
}

/** sha256, base64url. */
export const digestOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('base64url')

/** A text as a file to be published. */
export function textFile(path: string, kind: FileKind, text: string): OutputFile {
  // Encoded once for the digest, the size and the disk.
  const bytes = Buffer.from(text)
  return { path, kind, digest: digestOf(bytes), size: bytes.length, content: () => bytes }
}
