/** Serves `out/` as a static host does: with its 404 pages, and as `_headers` and `_redirects` say. */
import { readFileSync, statSync } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, relative, resolve, sep } from 'node:path'
import type { Readable } from 'node:stream'
import sirv from 'sirv'
import { HintedError } from '../core/errors.ts'
import { redirectReader } from '../core/redirects.ts'
import { decodePercents } from '../core/text.ts'
import type { Header } from '../render/derived/headers.ts'
import { readIfThere } from '../system/read-if-there.ts'
import { contentType, type Handler, partsOf, redirect, send, sendText, startGuardedServer } from './guarded-server.ts'

/** Starts the server and returns its address. @throws HintedError when there is no such folder, or when it cannot listen on the port */
export async function preview({ root, out, port }: { root: string; out: string; port: number }): Promise<string> {
  const folder = resolve(root, out)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new HintedError(`There is no ${out}/ to serve.`, 'Run "npm run generate" first.')
  return (await startGuardedServer(publishedSite(folder), port)).origin
}

/** Answers from a published folder at its base path. The folder may change meanwhile. */
export const publishedSite =
  (folder: string): Handler =>
  async (request, response) => {
    const { address, query } = partsOf(request)
    const base = basePathIn(folder)
    if (base !== '' && (address === '/' || address === base)) return redirect(response, 302, `${base}/`, query)
    for (const { name, value } of headerReader(readIfThere(join(folder, '_headers')))(address)) response.setHeader(name, value)
    const rule = redirectReader(readIfThere(join(folder, '_redirects')))(address)
    if (rule?.status === 301 || rule?.status === 302) return redirect(response, rule.status, rule.to, query)
    const path = decodePercents(address.startsWith(`${base}/`) ? address.slice(base.length) : '')
    const file = await findFile(folder, path)
    if (file !== undefined) return sendFile(request, response, await realpath(folder), file)
    // A missing file may exist later.
    response.removeHeader('cache-control')
    const section = path.split('/')[1] ?? ''
    const page = (await findFile(folder, `/${section}/404.html`)) ?? (await findFile(folder, '/404.html'))
    if (page === undefined) sendText(response, 404, 'Page not found')
    else send(response, 404, contentType(page), readFileSync(page))
  }

/** Answers conditional and range requests as well. @param folder without links in its path @param file below it */
function sendFile(request: IncomingMessage, response: ServerResponse, folder: string, file: string): void {
  // Of a header that it may ignore, such as one of several ranges, sirv would understand a part.
  if (!/^bytes=\d+-\d*$/.test(request.headers.range ?? '')) delete request.headers.range
  request.url = encodeURI(`/${relative(folder, file)}`)
  response.setHeader('content-type', contentType(file))
  // A file that cannot be opened, or not be read to its end, would end the process.
  response.once('pipe', (content: Readable) => content.once('error', () => response.destroy()))
  sirv(folder, { dev: true, etag: true })(request, response)
}

/** Files for hosts, which no server shows to visitors. */
const isHidden = (path: string) => /\/\.(?!well-known\/)|^\/_(?:headers|redirects)$/.test(path)

/**
 * The file of a path (decoded, below the site's base path): itself, `<path>.html` or `<path>/index.html`. Nothing when there is none, when it is
 * hidden, or when a link leads out of the folder.
 */
async function findFile(folder: string, path: string): Promise<string | undefined> {
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

/** Reads `_headers`, in the format of Netlify and Cloudflare Pages: a path, possibly ending in `*`, and below it the indented headers of matching paths. */
export function headerReader(text: string): (path: string) => Header[] {
  const rules: { pattern: string; headers: Header[] }[] = []
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push({ name, value })
    else if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: [] })
  }
  const applies = (pattern: string, path: string) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern)
  return (path) => rules.flatMap(({ pattern, headers }) => (applies(pattern, path) ? headers : []))
}

/** The base path of a generated site, of its web manifest: the folder may be generated for another address than that of `data/site.ts`. */
export const basePathIn = (folder: string): string => /"start_url": "(\/[^"/][^"]*)\/"/.exec(readIfThere(join(folder, 'site.webmanifest')))?.[1] ?? ''
