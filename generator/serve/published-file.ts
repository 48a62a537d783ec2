/** Files of a published folder as a plain static host sends them, whole or in part. */
import { open, realpath, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { contentType } from './guarded-server.ts'

/** Files for hosts, which no server shows to visitors. */
const isHidden = (path: string) => /\/\.(?!well-known\/)|^\/_(?:headers|redirects)$/.test(path)

/**
 * The file of a path (decoded, below the site's base path): itself, `<path>.html` or `<path>/index.html`. Nothing when there is none, when it is
 * hidden, or when a link leads out of the folder.
 */
export async function findFile(folder: string, path: string): Promise<string | undefined> {
  if (!path.startsWith('/') || /\/\/|[\\\0]/.test(path) || isHidden(path)) return undefined
  const bare = path.replace(/\/$/, '')
  for (const name of [...(path === bare ? [path] : []), `${bare}.html`, `${bare}/index.html`]) {
    const file = await fileWithin(folder, join(folder, name))
    if (file !== undefined) return file
  }
  return undefined
}

/** The path of an existing file below a folder, with links in it followed. */
export async function fileWithin(folder: string, path: string): Promise<string | undefined> {
  try {
    const file = await realpath(path)
    return file.startsWith((await realpath(folder)) + sep) && (await stat(file)).isFile() ? file : undefined
  } catch {
    return undefined
  }
}

/** Sends a file. Answers conditional and range requests. @throws what the file system throws, before anything is sent or while it is */
export async function sendFile(request: IncomingMessage, response: ServerResponse, file: string, status = 200): Promise<void> {
  // One descriptor for the size and the bytes: the file may be published again meanwhile.
  const handle = await open(file)
  try {
    const { size, mtimeMs } = await handle.stat()
    const etag = `W/"${size}-${mtimeMs}"`
    if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-cache')
    if (status === 200) response.setHeader('etag', etag).setHeader('accept-ranges', 'bytes')
    if (status === 200 && request.headers['if-none-match']?.includes(etag)) return void response.writeHead(304).end()
    // Ranges apply to GET only, and a weak etag never matches If-Range.
    const mayBePart = status === 200 && request.method === 'GET' && request.headers['if-range'] === undefined
    const range = parseRange(mayBePart ? request.headers.range : undefined, size)
    if (range === 'unsatisfiable') return void response.writeHead(416, { 'content-range': `bytes */${size}` }).end()
    const { start, end } = range === 'whole' ? { start: 0, end: size - 1 } : range
    if (range !== 'whole') response.setHeader('content-range', `bytes ${start}-${end}/${size}`)
    response.writeHead(range === 'whole' ? status : 206, { 'content-type': contentType(file), 'content-length': end - start + 1 })
    if (request.method === 'HEAD' || size === 0) response.end()
    else await pipeline(handle.createReadStream({ start, end }), response)
  } finally {
    await handle.close()
  }
}

/**
 * The first and the last byte that a `Range` header asks for (RFC 9110, section 14), of a file of `size` bytes: the whole file when there is no header,
 * or one that a server may ignore: another unit, several ranges, an invalid range.
 */
export function parseRange(header: string | undefined, size: number): { start: number; end: number } | 'whole' | 'unsatisfiable' {
  const [, first, last] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return 'whole'
  if (first !== '' && last !== '' && Number(last) < Number(first)) return 'whole'
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end ? 'unsatisfiable' : { start, end }
}
