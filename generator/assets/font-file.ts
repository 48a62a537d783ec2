/** Font files, in a form that is fast to read from. */
import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

/** Reads a font, for fontkit. The tables of a WOFF file are decompressed: fontkit would do that again for each glyph, 4 s for the riders of 27 acts. */
export function readFont(file: string): Buffer {
  const content = readFileSync(file)
  return content.toString('latin1', 0, 4) === 'wOFF' ? unpackWoff(content) : content
}

/** The same tables in a TrueType or OpenType file. The layouts of both directories are in https://www.w3.org/TR/WOFF/. */
function unpackWoff(woff: Buffer): Buffer {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = woff.subarray(44 + 20 * index)
    const [offset, packedLength, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)]
    const packed = woff.subarray(offset, offset + packedLength)
    return { tag: entry.subarray(0, 4), checksum: entry.subarray(16, 20), content: packedLength < length ? inflateSync(packed) : packed }
  })
  const directory = Buffer.alloc(12 + 16 * tables.length)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(tables.length, 4)
  const parts: Buffer[] = [directory]
  let offset = directory.length
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const entry = directory.subarray(12 + 16 * index)
    entry.set(tag)
    entry.set(checksum, 4)
    entry.writeUInt32BE(offset, 8)
    entry.writeUInt32BE(content.length, 12)
    // Each table starts at a multiple of four bytes.
    const padding = Buffer.alloc(-content.length & 3)
    parts.push(content, padding)
    offset += content.length + padding.length
  }
  return Buffer.concat(parts)
}
