/** Serves `out/` as a static host does: with its 404 pages, and as `_headers` and `_redirects` say. */
import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { lookup } from 'mrmime'
import sirv from 'sirv'
import { HintedError } from '../core/errors.ts'
import { decodePercents } from '../core/text.ts'
import type { Header } from '../render/derived/headers.ts'
import { pagePattern } from '../render/derived/hosting/hosting.ts'
import { redirectReader } from '../render/derived/hosting/read-redirects.ts'
import { readIfThere } from '../system/read-if-there.ts'
import {
  contentType,
  type Handler,
  partsOf,
  redirect,
  send,
  sendText,
  startGuardedServer,
} from './guarded-server.ts'

/**
 * Starts the server and returns its address.
 * @throws HintedError when there is no such folder, or when it cannot listen on the port
 */
export async function preview({
  root,
  out,
  port,
}: {
  root: string
  out: string
  port: number
}): Promise<string> {
  const folder = resolve(root, out)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new HintedError(`There is no ${out}/ to serve.`, 'Run "npm run generate" first.')
  return (await startGuardedServer(publishedSite(folder), port)).origin
}

/** Answers from a published folder at its base path. The folder may change meanwhile. */
export function publishedSite(folder: string): Handler {
  const files = sirv(folder, {
    ...{ dev: true, etag: true, extensions: ['html'] },
    setHeaders(response, path) {
      // Of a page without an ending in its address, sirv knows the type.
      if (lookup(path)) response.setHeader('content-type', contentType(path))
      // A file that cannot be read to its end would end the process.
      response.once('pipe', (content: Readable) => content.once('error', () => response.destroy()))
    },
  })
  return async (request, response) => {
    const { address, query } = partsOf(request)
    const base = basePathIn(folder)
    if (base !== '' && (address === '/' || address === base))
      return redirect(response, 302, `${base}/`, query)
    for (const { name, value } of headerReader(readIfThere(join(folder, '_headers')))(address))
      response.setHeader(name, value)
    const rule = redirectReader(readIfThere(join(folder, '_redirects')))(address)
    if (rule?.status === 301 || rule?.status === 302) return redirect(response, rule.status, rule.to, query)
    const decoded = decodePercents(address.startsWith(`${base}/`) ? address.slice(base.length) : '')
    const path = isHidden(decoded) ? '' : decoded
    const notFound = () => {
      // A missing file may exist later.
      response.removeHeader('cache-control')
      const [page] = [`${path.split('/')[1] ?? ''}/404.html`, '404.html'].flatMap(
        (name) => readIfThere(join(folder, name)) || [],
      )
      if (page === undefined) sendText(response, 404, 'Page not found')
      else send(response, 404, '.html', page)
    }
    if (path === '') return notFound()
    const spelled = otherSpelling(folder, path)
    if (spelled !== undefined) return redirect(response, 301, base + spelled, query)
    // Of a header that it may ignore, such as one of several ranges, sirv would understand a part.
    if (!/^bytes=\d+-\d*$/.test(request.headers.range ?? '')) delete request.headers.range
    request.url = encodeURI(path)
    files(request, response, notFound)
  }
}

/**
 * The address of a page that is asked for with a slash at its end and has none, or the other way round: the
 * files would answer both, and hosts lead from one to the other.
 */
function otherSpelling(folder: string, path: string): string | undefined {
  const [, bare] = new RegExp(`${pagePattern('')}/?$`).exec(path) ?? []
  if (bare === undefined) return
  const isPage = existsSync(join(folder, `${bare}.html`))
  if (path === bare) return !isPage && existsSync(join(folder, bare, 'index.html')) ? `${bare}/` : undefined
  return isPage && !existsSync(join(folder, bare, 'index.html')) ? bare : undefined
}

/** Files for hosts, which no server shows to visitors, and addresses that are no path below the folder. */
const isHidden = (path: string) => /\/\.(?!well-known\/)|^\/_(?:headers|redirects)$|\/\/|[\\\0]/.test(path)

/**
 * Reads `_headers`, in the format of Netlify and Cloudflare Pages: a path, possibly ending in `*`, and below
 * it the indented headers of matching paths.
 */
export function headerReader(text: string): (path: string) => Header[] {
  const rules: { pattern: string; headers: Header[] }[] = []
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push({ name, value })
    else if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: [] })
  }
  const applies = (pattern: string, path: string) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
  return (path) => rules.flatMap(({ pattern, headers }) => (applies(pattern, path) ? headers : []))
}

/**
 * The base path of a generated site, of its web manifest: the folder may be generated for another address
 * than that of `data/site.ts`.
 */
export const basePathIn = (folder: string): string =>
  /"start_url": "(\/[^"/][^"]*)\/"/.exec(readIfThere(join(folder, 'site.webmanifest')))?.[1] ?? ''
