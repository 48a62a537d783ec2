/** Answers browsers: pages of the site as a host would send them, and the server's own addresses, which begin with `/__`. */
import type { ServerResponse } from 'node:http'
import { type ExplainedError, explainError } from '../commands/report/explained-error.ts'
import type { Answer, DevSite } from './dev-site.ts'
import type { EventStream } from './event-stream.ts'
import { contentType, type Handler, isOutOfDescriptors, partsOf, redirect, send, sendText } from './guarded-server.ts'
import type { LiveSite } from './live-site.ts'
import { errorPage, ownPolicy, problemsPage, routesPage, withClient } from './own-pages.ts'

export type DevServerOptions = {
  live: LiveSite
  events: EventStream
  /** Resolves when the first attempt to open the site has ended. */
  opened: Promise<void>
  client: { script: string; styles: string }
  /** Receives the fault of a template that throws. */
  onFault: (fault: ExplainedError) => void
}

export function devHandler({ live, events, opened, client, onFault }: DevServerOptions): Handler {
  return async (request, response) => {
    try {
      const { address, query } = partsOf(request)
      await opened
      if (address === '/__dev.js') send(response, 200, contentType(address), client.script)
      else if (address === '/__dev.css') send(response, 200, contentType(address), client.styles)
      else if (address === '/__events') events.open(response, live.state)
      else answerFromSite(response, address, query)
    } catch (error) {
      if (isOutOfDescriptors(error)) throw error
      sendOwn(response, 500, errorPage(explainError(error)))
    }
  }

  function answerFromSite(response: ServerResponse, address: string, query: string): void {
    const { site, fault } = live
    const found = live.answer(address)
    if (site && found && 'content' in found) sendAnswer(response, site, found, query)
    else if (fault) sendOwn(response, 500, errorPage(fault))
    else if (!site) sendOwn(response, 500, problemsPage(live.errors))
    else if (address === '/__routes') {
      const search = new URLSearchParams(query).get('q')?.trim() ?? ''
      sendOwn(response, 200, routesPage(search, site.routes(search)))
    } else if (address === '/__places') {
      const { address: page = '', text = '', block = '' } = Object.fromEntries(new URLSearchParams(query))
      send(response, 200, contentType('.json'), JSON.stringify(site.places(page, { text, block })))
    } else if (found) sendAnswer(response, site, found, query)
    else sendText(response, 404, 'Page not found')
  }

  function sendAnswer(response: ServerResponse, { headers }: DevSite, answer: Answer, query: string): void {
    for (const { name, value } of headers) response.setHeader(name, value)
    if ('content' in answer) {
      if (answer.isImmutable) response.setHeader('cache-control', 'public, max-age=31536000, immutable')
      send(response, 200, answer.type, answer.content)
    } else if ('html' in answer) sendPage(response, answer.status, answer.html)
    else if ('to' in answer) redirect(response, 301, answer.to, query)
    else if ('problems' in answer) sendOwn(response, 500, problemsPage(answer.problems))
    else if (isOutOfDescriptors(answer.error)) throw answer.error
    else {
      const fault = explainError(answer.error, answer.template)
      onFault(fault)
      sendOwn(response, 500, errorPage(fault))
    }
  }

  function sendOwn(response: ServerResponse, status: number, html: string): void {
    response.setHeader('content-security-policy', ownPolicy)
    sendPage(response, status, html)
  }

  function sendPage(response: ServerResponse, status: number, html: string): void {
    send(response, status, contentType('.html'), withClient(html, live.version))
  }
}
