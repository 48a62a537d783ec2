/** Answers browsers: pages of the site as a host would send them, and the server's own addresses, which begin with `/__`. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { contentType } from './content-type.ts'
import type { Answer, DevSite } from './dev-site-type.ts'
import { errorPage, problemsPage } from './error-page.ts'
import type { DevEvent, EventStream } from './event-stream.ts'
import { explainFault, type Fault } from './fault.ts'
import { ownPolicy, withClient } from './own-page.ts'
import { routesPage, rowsShown } from './routes-page.ts'
import type { Workshop } from './workshop.ts'

export type DevServerOptions = {
  workshop: Workshop
  events: EventStream
  /** Resolves when the site was opened for the first time, or could not be. */
  opened: Promise<void>
  /** The files that every page loads. */
  client: { script: string; styles: string }
  /** Told of a template that throws. */
  onFault: (fault: Fault) => void
}

/** A server that does not listen yet. */
export function devServer({ workshop, events, opened, client, onFault }: DevServerOptions): Server {
  return createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => fail(response, explainFault(error)))
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isThisMachine(request.headers.host)) {
      send(response, 403, contentType('.txt'), 'This server answers to localhost only.\n')
      return
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const { address, query } = partsOf(request.url ?? '/')
    const parameters = new URLSearchParams(query)
    await opened
    if (address === '/__dev.js') send(response, 200, contentType(address), client.script)
    else if (address === '/__dev.css') send(response, 200, contentType(address), client.styles)
    else if (address === '/__events') events.open(response, news(parameters.get('version')))
    else answerFromSite(response, address, query)
  }

  function answerFromSite(response: ServerResponse, address: string, query: string): void {
    const { site, fault, version } = workshop
    const found = site?.answer(address)
    if (site && found?.kind === 'file') sendSite(response, site, found, query)
    else if (fault) fail(response, fault)
    else if (!site || !found) sendOwn(response, 500, problemsPage(workshop.errors, version))
    else if (address === '/__routes') {
      const search = new URLSearchParams(query).get('q')?.trim() ?? ''
      sendOwn(response, 200, routesPage(search, site.routes(search, rowsShown), version))
    } else sendSite(response, site, found, query)
  }

  /** What a page must be told that was made from an earlier state, or from this one. */
  function news(version: string | null): DevEvent[] {
    if (version !== workshop.version) return [{ type: 'reload' }]
    const { site, errors } = workshop
    return [...(site ? [{ type: 'styles' as const, href: site.stylesheet() }] : []), { type: 'problems', problems: errors }]
  }

  function sendSite(response: ServerResponse, site: DevSite, found: Answer, query: string): void {
    for (const { name, value } of site.headers) response.setHeader(name, value)
    switch (found.kind) {
      case 'file':
        if (found.forEver) response.setHeader('cache-control', 'public, max-age=31536000, immutable')
        send(response, 200, found.type, found.content)
        break
      case 'page':
        send(response, found.status, contentType('.html'), withClient(found.html, workshop.version))
        break
      case 'redirect':
        response.writeHead(301, { location: query === '' ? found.to : `${found.to}?${query}`, 'cache-control': 'no-store' }).end()
        break
      case 'nothing':
        send(response, 404, contentType('.txt'), 'Pagina niet gevonden\n')
        break
      case 'problems':
        sendOwn(response, 500, problemsPage(found.problems, workshop.version))
        break
      case 'fault': {
        const fault = explainFault(found.error, found.template)
        onFault(fault)
        fail(response, fault)
      }
    }
  }

  function fail(response: ServerResponse, fault: Fault): void {
    sendOwn(response, 500, errorPage(fault, workshop.version))
  }
}

/**
 * A page of somebody else can make the name of its own host lead to this machine, and would then read what only its owner should: source code,
 * and what is not published yet ("DNS rebinding"). Browsers tell the name that they were asked for.
 */
const isThisMachine = (host = '') => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host)

/** Not by `URL`, which takes the beginning of `//host/` for the name of another host. */
function partsOf(url: string): { address: string; query: string } {
  const [, address = '/', query = ''] = /^([^?#]*)\??([^#]*)/.exec(url) ?? []
  return { address, query }
}

function sendOwn(response: ServerResponse, status: number, html: string): void {
  response.setHeader('content-security-policy', ownPolicy)
  send(response, status, contentType('.html'), html)
}

/** Nothing is kept by browsers but what carries a digest in its name. */
function send(response: ServerResponse, status: number, type: string, content: string | Uint8Array): void {
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-store')
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(content) }).end(content)
}
