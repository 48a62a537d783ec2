/** Answers browsers: pages of the site as a host would send them, and the server's own addresses, which begin with `/__`. */
import type { ServerResponse } from 'node:http'
import { contentType } from './content-type.ts'
import type { Answer, DevSite } from './dev-site-type.ts'
import { errorPage, problemsPage } from './error-page.ts'
import type { DevEvent, EventStream } from './event-stream.ts'
import { explainFault, type Fault } from './fault.ts'
import { type Handler, isOutOfDescriptors, partsOf, send, sendText } from './guarded-server.ts'
import type { LiveSite } from './live-site.ts'
import { ownPolicy, withClient } from './own-page.ts'
import { routesPage, rowsShown } from './routes-page.ts'

export type DevServerOptions = {
  liveSite: LiveSite
  events: EventStream
  /** Resolves when the site was opened for the first time, or could not be. */
  opened: Promise<void>
  /** The files that every page loads. */
  client: { script: string; styles: string }
  /** Told of a template that throws. */
  onFault: (fault: Fault) => void
}

/** What the server does with each request. */
export function devHandler({ liveSite, events, opened, client, onFault }: DevServerOptions): Handler {
  return async (request, response) => {
    try {
      const { address, query } = partsOf(request)
      await opened
      if (address === '/__dev.js') send(response, 200, contentType(address), client.script)
      else if (address === '/__dev.css') send(response, 200, contentType(address), client.styles)
      else if (address === '/__events') events.open(response, news(new URLSearchParams(query).get('version')))
      else answerFromSite(response, address, query)
    } catch (error) {
      if (isOutOfDescriptors(error)) throw error
      fail(response, explainFault(error))
    }
  }

  function answerFromSite(response: ServerResponse, address: string, query: string): void {
    const { site, fault, version } = liveSite
    const found = site?.answer(address)
    if (site && found?.kind === 'file') sendSite(response, site, found, query)
    else if (fault) fail(response, fault)
    else if (!site || !found) sendOwn(response, 500, problemsPage(liveSite.errors, version))
    else if (address === '/__routes') {
      const search = new URLSearchParams(query).get('q')?.trim() ?? ''
      sendOwn(response, 200, routesPage(search, site.routes(search, rowsShown), version))
    } else sendSite(response, site, found, query)
  }

  /** What a page must be told that was made from an earlier state, or from this one. */
  function news(version: string | null): DevEvent[] {
    if (version !== liveSite.version) return [{ type: 'reload' }]
    const { site, errors } = liveSite
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
        send(response, found.status, contentType('.html'), withClient(found.html, liveSite.version))
        break
      case 'redirect':
        response.writeHead(301, { location: query === '' ? found.to : `${found.to}?${query}`, 'cache-control': 'no-store' }).end()
        break
      case 'nothing':
        sendText(response, 404, 'Pagina niet gevonden')
        break
      case 'problems':
        sendOwn(response, 500, problemsPage(found.problems, liveSite.version))
        break
      case 'fault': {
        if (isOutOfDescriptors(found.error)) throw found.error
        const fault = explainFault(found.error, found.template)
        onFault(fault)
        fail(response, fault)
      }
    }
  }

  function fail(response: ServerResponse, fault: Fault): void {
    sendOwn(response, 500, errorPage(fault, liveSite.version))
  }
}

function sendOwn(response: ServerResponse, status: number, html: string): void {
  response.setHeader('content-security-policy', ownPolicy)
  send(response, status, contentType('.html'), html)
}
