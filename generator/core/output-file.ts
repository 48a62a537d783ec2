/** A file of the website before it is published. */
import { hash } from 'node:crypto'

/**
 * Assets have a digest in their name and are published first; derived files refer to pages and are published
 * after them.
 */
export type FileKind = 'asset' | 'page' | 'derived'

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
export const digestOf = (content: string | Uint8Array): string => hash('sha256', content, 'base64url')

export const textFile = (path: string, kind: FileKind, text: string): OutputFile =>
  fileOf(path, kind, Buffer.from(text))

export const fileOf = (path: string, kind: FileKind, bytes: Uint8Array): OutputFile => ({
  path,
  kind,
  digest: digestOf(bytes),
  size: bytes.length,
  content: () => bytes,
})

/**
 * Makes text files one after the other with less memory: the content of each is valid only until the next is
 * made.
 */
export function createTextFiles(): typeof textFile {
  // It takes half the time of Buffer.write.
  const encoder = new TextEncoder()
  let room = Buffer.allocUnsafe(2 ** 18)
  return (path, kind, text) => {
    // UTF-8 takes at most three bytes for a unit of UTF-16.
    if (room.length < 3 * text.length) room = Buffer.allocUnsafe(3 * text.length)
    return fileOf(path, kind, room.subarray(0, encoder.encodeInto(text, room).written))
  }
}
