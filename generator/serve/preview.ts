/** Serves `out/` as a static host does: with its 404 pages, and as `_headers` and `_redirects` say. */
import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { HintedError } from '../core/errors.ts'
import { redirectReader } from '../core/redirects.ts'
import { decodePercents } from '../core/text.ts'
import type { Header } from '../derive/headers.ts'
import { readIfThere } from '../system/read-if-there.ts'
import { type Handler, partsOf, redirect, sendText, startGuardedServer } from './guarded-server.ts'
import { findFile, sendFile } from './published-file.ts'

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
    if (file !== undefined) return sendFile(request, response, file)
    // A missing file may exist later.
    response.removeHeader('cache-control')
    const section = path.split('/')[1] ?? ''
    const page = (await findFile(folder, `/${section}/404.html`)) ?? (await findFile(folder, '/404.html'))
    if (page === undefined) sendText(response, 404, 'Page not found')
    else await sendFile(request, response, page, 404)
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
