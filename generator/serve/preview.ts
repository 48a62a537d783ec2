/** Serves `out/` as a plain static host would: nothing is rendered, unknown addresses get the 404 page, and the headers are those of `_headers`. */
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import sirv from 'sirv'
import { PublishError } from '../publish/file-system.ts'
import { headersFor, parseHeaderRules } from './host-headers.ts'

export type PreviewOptions = { root: string; out: string; port: number }

/** Starts the server and gives its address. It runs until the process ends. */
export async function preview({ root, out, port }: PreviewOptions): Promise<string> {
  const folder = resolve(root, out)
  if (!existsSync(folder)) throw new PublishError(`There is no ${out}/ to serve.`, 'Run "npm run generate" first.')
  const serve = sirv(folder, { dev: true, etag: true })
  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?')
    for (const { name, value } of headersFor(headerRules(folder), path)) response.setHeader(name, value)
    serve(request, response, () => {
      const page = nearestNotFound(folder, request.url ?? '/')
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
      response.end(page ? readFileSync(page) : 'Pagina niet gevonden')
    })
  })
  await new Promise<void>((done, failed) => {
    server.once('error', (error) => failed(new PublishError(`Cannot listen on port ${port}: ${error.message}`, 'Choose another with --port.')))
    server.listen(port, done)
  })
  const address = server.address() as AddressInfo
  return `http://localhost:${address.port}`
}

/** Read anew for each answer, because the folder may be published again meanwhile. */
function headerRules(folder: string) {
  const file = resolve(folder, '_headers')
  return existsSync(file) ? parseHeaderRules(readFileSync(file, 'utf8')) : []
}

/** The 404 page of the folder that was asked for, else that of the root. */
function nearestNotFound(folder: string, url: string): string | undefined {
  const section = url.split(/[/?#]/)[1] ?? ''
  const candidates = /^[a-z]+$/.test(section) ? [`${section}/404.html`, '404.html'] : ['404.html']
  return candidates.map((name) => resolve(folder, name)).find((path) => existsSync(path))
}
