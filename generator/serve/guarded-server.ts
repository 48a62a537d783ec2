/** The HTTP server under `dev` and `preview`: for browsers on this machine alone, and no request can end it. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { contentType } from './content-type.ts'
import { ServeError } from './serve-error.ts'

/** Answers a GET or HEAD request. The server answers by itself when it rejects. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export type RunningServer = { origin: string; close: () => void }

/** A browser opens six. Few enough to leave file descriptors for files where a process may have 160 of them. */
const maxConnections = 64

const second = 1000
/** Clients that send their request slowly, or take nothing of the answer, would otherwise hold connections for ever. */
const timeouts = { headersTimeout: 10 * second, requestTimeout: 20 * second, keepAliveTimeout: 5 * second, connectionsCheckingInterval: 2 * second }
const idleTimeout = 300 * second

/**
 * Starts a server on the loopback interface (port 0: any free one). It refuses foreign Host headers (403), methods other than GET and HEAD (405)
 * and more than 64 connections at a time; it answers 503 while the process is out of file descriptors, and 500 for other errors of the handler.
 * @throws ServeError when it cannot listen on the port
 */
export async function startGuardedServer(handler: Handler, port: number): Promise<RunningServer> {
  const server = createServer(timeouts, (request, response) => void guard(handler, request, response))
  server.maxConnections = maxConnections
  server.setTimeout(idleTimeout)
  await new Promise<void>((done, failed) => server.once('error', failed).listen(port, '127.0.0.1', done)).catch((error: Error) => {
    throw new ServeError(`Cannot listen on port ${port}: ${error.message}`, 'Choose another with --port.')
  })
  // A connection that could not be accepted: the next one may be.
  server.on('error', () => undefined)
  const address = server.address()
  const taken = typeof address === 'object' && address ? address.port : port
  return {
    origin: `http://localhost:${taken}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function guard(handler: Handler, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.on('error', () => response.destroy())
  try {
    if (!isThisMachine(request.headers.host)) sendText(response, 403, 'This server answers to localhost only.')
    else if (request.method === 'GET' || request.method === 'HEAD') await handler(request, response)
    else sendText(response.setHeader('allow', 'GET, HEAD'), 405, 'This server answers GET and HEAD only.')
  } catch (error) {
    if (response.headersSent) response.destroy()
    else if (isOutOfDescriptors(error)) sendText(response.setHeader('retry-after', '1'), 503, 'Too many files are open. Try again.')
    else sendText(response, 500, error instanceof Error ? error.message : String(error))
  }
}

/**
 * A page of somebody else can make the name of its own host lead to this machine, and would then read what only its owner should: source code,
 * and what is not published yet ("DNS rebinding"). Browsers send the name that they were asked for.
 */
const isThisMachine = (host = '') => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host)

/** Whether an error says that this process, or the whole system, has too many files open. */
export const isOutOfDescriptors = (error: unknown): boolean => error instanceof Error && 'code' in error && (error.code === 'EMFILE' || error.code === 'ENFILE')

/** The address and the query of a request. Not by `URL`, which takes the beginning of `//host/` for the name of another host. */
export function partsOf({ url = '/' }: IncomingMessage): { address: string; query: string } {
  const [, address = '/', query = ''] = /^([^?#]*)\??([^#]*)/.exec(url) ?? []
  return { address, query }
}

/** Nothing is kept by browsers unless the handler says so. */
export function send(response: ServerResponse, status: number, type: string, content: string | Uint8Array): void {
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-store')
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(content) }).end(content)
}

export const sendText = (response: ServerResponse, status: number, text: string): void => send(response, status, contentType('.txt'), `${text}\n`)
