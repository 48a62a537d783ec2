/**
 * Removes what cameras and editors noted from a picture file, and leaves its pixels as they are. How a photo
 * is turned stays, because it is seen so.
 */
import { crc32 } from 'node:zlib'

/** The formats whose files consist of parts. */
type PartedFormat = keyof typeof cleaners

/**
 * @param orientation as EXIF counts it: 1 is upright
 * @throws Error for a file that ends in the middle of a part
 */
export function withoutMetadata(content: Buffer, format: PartedFormat, orientation = 1): Buffer {
  try {
    return cleaners[format](content, orientation > 1 ? exifOf(orientation) : undefined)
  } catch (error) {
    throw error instanceof RangeError ? new Error('it is truncated') : error
  }
}

/** EXIF that says how a photo is turned, and nothing else. */
function exifOf(orientation: number): Buffer {
  const exif = Buffer.from('II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\0\0\0\0\0\0\0\0', 'latin1')
  exif.writeUInt16LE(orientation, 18)
  return exif
}

const latin = (file: Buffer, start: number, end: number): string => file.toString('latin1', start, end)

/**
 * Size, profile and the way in which CMYK is written: all that a JPEG needs of its applications' segments.
 */
const jpegParts = /^\xff(?:[^\xe0-\xef\xfe]|\xe0..JFIF\0|\xe2..ICC_PROFILE\0|\xee..Adobe)/s

function jpeg(file: Buffer, exif: Buffer | undefined): Buffer {
  const parts = [file.subarray(0, 2)]
  if (exif) {
    const head = Buffer.from('\xff\xe1\0\0Exif\0\0', 'latin1')
    head.writeUInt16BE(exif.length + 8, 2)
    parts.push(head, exif)
  }
  for (let at = 2; at < file.length; ) {
    const marker = file.readUInt8(at + 1)
    // Markers may have any number of these bytes before them.
    if (marker === 0xff) at++
    else if (marker === 0xd9) return Buffer.concat([...parts, file.subarray(at, at + 2)])
    else {
      const segmentEnd = at + 2 + file.readUInt16BE(at + 2)
      const end = marker === 0xda ? endOfScan(file, segmentEnd) : segmentEnd
      if (jpegParts.test(latin(file, at, at + 16))) parts.push(file.subarray(at, end))
      at = end
    }
  }
  return Buffer.concat(parts)
}

/** A scan ends before the next marker; a zero after this byte, and marks for restarting, belong to it. */
function endOfScan(file: Buffer, start: number): number {
  for (let at = file.indexOf(0xff, start); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const marker = file.readUInt8(at + 1)
    if (marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return at
  }
  return file.length
}

/** What is drawn, and colours, transparency, resolution. */
const pngParts = /^(?:[A-Z]...|tRNS|gAMA|cHRM|sRGB|iCCP|sBIT|bKGD|pHYs|cICP|mDCV|cLLI)$/

function png(file: Buffer, exif: Buffer | undefined): Buffer {
  // The signature and the chunk with the size, which is always the first.
  const parts = [file.subarray(0, 33), ...(exif ? [pngChunk('eXIf', exif)] : [])]
  for (let at = 33; ; ) {
    const end = at + 12 + file.readUInt32BE(at)
    const type = latin(file, at + 4, at + 8)
    if (pngParts.test(type)) parts.push(file.subarray(at, end))
    if (type === 'IEND') return Buffer.concat(parts)
    at = end
  }
}

function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(type), data, Buffer.alloc(4)])
  chunk.writeUInt32BE(data.length)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
  return chunk
}

function webp(file: Buffer, exif: Buffer | undefined): Buffer {
  const parts: Buffer[] = [file.subarray(0, 12)]
  const last = 8 + file.readUInt32LE(4)
  for (let at = 12; at + 8 <= last; ) {
    const size = file.readUInt32LE(at + 4)
    const end = at + 8 + size + (size % 2)
    const type = latin(file, at, at + 4)
    const chunk = Buffer.from(file.subarray(at, end))
    // The flags of this chunk announce EXIF and XMP.
    if (type === 'VP8X') chunk.writeUInt8((chunk.readUInt8(8) & ~0b1100) | (exif ? 0b1000 : 0), 8)
    if (/^(?:VP8[ LX]|ALPH|ANIM|ANMF|ICCP)$/.test(type)) parts.push(chunk)
    at = end
  }
  if (exif) parts.push(Buffer.from(`EXIF${String.fromCharCode(exif.length)}\0\0\0`, 'latin1'), exif)
  const cleaned = Buffer.concat(parts)
  cleaned.writeUInt32LE(cleaned.length - 8, 4)
  return cleaned
}

/** Times and transparency of a frame; how often an animation is repeated, and a profile. */
const gifExtensions = /^(?:\xf9|\xff.(?:NETSCAPE2\.0|ANIMEXTS1\.0|ICCRGBG1012))/s

function gif(file: Buffer): Buffer {
  const tableAfter = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  let at = 13 + tableAfter(file.readUInt8(10))
  const parts = [file.subarray(0, at)]
  for (;;) {
    const kind = file.readUInt8(at)
    const isImage = kind === 0x2c
    if (!isImage && kind !== 0x21) return Buffer.concat([...parts, Buffer.from(';')])
    let end = at + (isImage ? 11 + tableAfter(file.readUInt8(at + 9)) : 2)
    while (file.readUInt8(end) > 0) end += 1 + file.readUInt8(end)
    end++
    if (isImage || gifExtensions.test(latin(file, at + 1, at + 14))) parts.push(file.subarray(at, end))
    at = end
  }
}

type Box = { type: string; start: number; end: number }

function boxesIn(file: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to; ) {
    const size = file.readUInt32BE(at)
    const isLarge = size === 1
    const end = isLarge ? at + Number(file.readBigUInt64BE(at + 8)) : size === 0 ? to : at + size
    if (end < at + 8 || end > to) break
    boxes.push({ type: latin(file, at + 4, at + 8), start: at + (isLarge ? 16 : 8), end })
    at = end
  }
  return boxes
}

/**
 * Its parts are found by their place in the file, so notes become zeros: those of the items that are no
 * pictures, and all that belongs to no item.
 */
function avif(source: Buffer): Buffer {
  const file = Buffer.from(source)
  const boxes = boxesIn(file, 0, file.length)
  const meta = boxes.find(({ type }) => type === 'meta')
  const inMeta = meta ? boxesIn(file, meta.start + 4, meta.end) : []
  const [info, places, data] = ['iinf', 'iloc', 'idat'].map((name) =>
    inMeta.find(({ type }) => type === name),
  )
  const notes = new Set<number>()
  for (const { start, end } of info
    ? boxesIn(file, info.start + (file.readUInt8(info.start) === 0 ? 6 : 8), info.end)
    : []) {
    const idSize = file.readUInt8(start) === 3 ? 4 : 2
    const type = start + 4 + idSize + 2
    if (!/^(?:Exif|mime|uri )$/.test(latin(file, type, type + 4))) continue
    notes.add(file.readUIntBE(start + 4, idSize))
    file.fill(0, type, end).write('none', type, 'latin1')
  }
  const kept = places ? extentsOf(file, places, data).filter(({ id }) => !notes.has(id)) : []
  for (const { type, start, end } of [
    ...boxes.filter(({ type }) => !/^(?:ftyp|meta)$/.test(type)),
    ...(data ? [data] : []),
  ]) {
    const holds = /^[mi]dat$/.test(type)
      ? kept.filter((extent) => extent.start < end && extent.end > start).sort((a, b) => a.start - b.start)
      : []
    let at = start
    for (const extent of holds) {
      if (extent.start > at) file.fill(0, at, extent.start)
      at = Math.max(at, extent.end)
    }
    if (at < end) file.fill(0, at, end)
  }
  return file.subarray(0, boxes.at(-1)?.end)
}

/** Where the items of an AVIF file are. */
function extentsOf(file: Buffer, { start }: Box, data: Box | undefined) {
  let at = start + 4
  const read = (size: number) => {
    at += size
    return size === 8
      ? Number(file.readBigUInt64BE(at - 8))
      : size === 0
        ? 0
        : file.readUIntBE(at - size, size)
  }
  const version = file.readUInt8(start)
  const [sizes, moreSizes] = [read(1), read(1)]
  const large = version < 2 ? 2 : 4
  return Array.from({ length: read(large) }, () => {
    const id = read(large)
    const isInBox = version > 0 && (read(2) & 15) === 1
    read(2)
    const base = read(moreSizes >> 4) + (isInBox ? (data?.start ?? 0) : 0)
    return Array.from({ length: read(2) }, () => {
      if (version > 0) read(moreSizes & 15)
      const from = base + read(sizes >> 4)
      return { id, start: from, end: from + read(sizes & 15) }
    })
  }).flat()
}

const cleaners = { jpeg, png, webp, gif, avif }
