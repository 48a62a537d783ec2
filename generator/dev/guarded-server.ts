/**
 * The HTTP server of `dev` and `preview`: it serves browsers on this machine only, and no request can end it.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { lookup } from 'mrmime'
import { HintedError } from '../core/errors.ts'

/** Answers a request. When it rejects, the server answers with an error. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export type RunningServer = { origin: string; close: () => void }

/**
 * Starts a server on the loopback interface (port 0: any free one). It refuses foreign Host headers (403) and
 * methods other than GET and HEAD (405), and answers 500 when the handler rejects.
 * @param posts what answers a POST request of the server's own pages, by its address; those of other pages
 * are refused (403)
 * @throws HintedError when it cannot listen on the port
 */
export async function startGuardedServer(
  handler: Handler,
  port: number,
  posts: ReadonlyMap<string, Handler> = new Map(),
): Promise<RunningServer> {
  const server = createServer((request, response) => void guard(handler, posts, request, response))
  await new Promise<void>((done, failed) =>
    server.once('error', failed).listen(port, '127.0.0.1', done),
  ).catch((error: Error) => {
    throw new HintedError(`Cannot listen on port ${port}: ${error.message}`, 'Choose another with --port.')
  })
  // A connection that could not be accepted is no reason to stop.
  server.on('error', () => undefined)
  const address = server.address()
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://localhost:${typeof address === 'object' ? address?.port : port}`, close }
}

async function guard(
  handler: Handler,
  posts: ReadonlyMap<string, Handler>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.on('error', () => response.destroy())
  const { host, origin } = request.headers
  const post = request.method === 'POST' ? posts.get(partsOf(request).address) : undefined
  try {
    if (!isThisMachine(host)) sendText(response, 403, 'Request refused: unknown Host header.')
    else if (request.method === 'GET' || request.method === 'HEAD') await handler(request, response)
    else if (post && origin === `http://${host}`) await post(request, response)
    else if (post) sendText(response, 403, 'Request refused: unknown Origin header.')
    else sendText(response.setHeader('allow', 'GET, HEAD'), 405, 'This server answers GET and HEAD only.')
  } catch (error) {
    if (response.headersSent) response.destroy()
    else sendText(response, 500, error instanceof Error ? error.message : String(error))
  }
}

/**
 * A page of another site can resolve its own host name to this machine ("DNS rebinding"), and would otherwise
 * read source code and drafts.
 */
const isThisMachine = (host = '') => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host)

/** The address and the query of a request. `URL` would read `//host/` as the name of another host. */
export function partsOf({ url = '/' }: IncomingMessage): { address: string; query: string } {
  const [, address = '/', query = ''] = /^([^?#]*)\??([^#]*)/.exec(url) ?? []
  return { address, query }
}

/** Sends the browser to another address, with its query. */
export function redirect(response: ServerResponse, status: 301 | 302, to: string, query: string): void {
  response
    .writeHead(status, { location: query === '' ? to : `${to}?${query}`, 'cache-control': 'no-store' })
    .end()
}

/** The content type of a file, by the ending of its name. All texts are UTF-8. */
export function contentType(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream'
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}

/**
 * Sends an answer. Browsers do not cache it unless the handler has set `cache-control`.
 * @param name of a file with this content, for its type
 */
export function send(
  response: ServerResponse,
  status: number,
  name: string,
  content: string | Uint8Array,
): void {
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-store')
  response
    .writeHead(status, { 'content-type': contentType(name), 'content-length': Buffer.byteLength(content) })
    .end(content)
}

export const sendText = (response: ServerResponse, status: number, text: string): void =>
  send(response, status, '.txt', `${text}\n`)
