/**
 * Answers browsers: pages of the site as a host would send them, and the server's own addresses, which begin
 * with `/__`.
 */
import { locateError } from '../commands/report/located-error.ts'
import type { EventStream } from './event-stream.ts'
import { type Handler, partsOf, redirect, send, sendText } from './guarded-server.ts'
import type { LiveSite } from './live-site.ts'
import { errorPage, ownPolicy, problemsPage, routesPage, withClient } from './own-pages.ts'

type DevServerOptions = {
  live: LiveSite
  events: EventStream
  opened: Promise<void>
  client: { script: string; styles: string }
}

/** @param opened resolves when the first attempt to open the site has ended */
export function devHandler({ live, events, opened, client }: DevServerOptions): Handler {
  return async (request, response) => {
    const { address, query } = partsOf(request)
    const {
      q = '',
      address: page = '',
      text = '',
      block = '',
    } = Object.fromEntries(new URLSearchParams(query))
    const sendPage = (status: number, html: string) =>
      send(response, status, '.html', withClient(html, live.version))
    const sendOwn = (html: string, status = 500) => {
      response.setHeader('content-security-policy', ownPolicy)
      sendPage(status, html)
    }
    await opened
    const { site, fault } = live
    try {
      if (address === '/__dev.js') return send(response, 200, address, client.script)
      if (address === '/__dev.css') return send(response, 200, address, client.styles)
      if (address === '/__events') return events.open(response, live.state)
      if (fault) return sendOwn(errorPage(fault))
      if (!site) return sendOwn(problemsPage(live.errors))
      if (address === '/__routes') return sendOwn(routesPage(q, site.routes(q)), 200)
      if (address === '/__places')
        return send(response, 200, '.json', JSON.stringify(site.places(page, { text, block })))
      const answer = site.answer(address)
      if ('problems' in answer) return sendOwn(problemsPage(answer.problems))
      for (const { name, value } of site.headers) response.setHeader(name, value)
      if ('to' in answer) redirect(response, 301, answer.to, query)
      else if ('html' in answer) sendPage(answer.status, answer.html)
      else if ('path' in answer) {
        if (answer.path.startsWith('assets/'))
          response.setHeader('cache-control', 'public, max-age=31536000, immutable')
        send(response, 200, answer.path, answer.content())
      } else sendText(response, 404, 'Page not found')
    } catch (error) {
      const fault = locateError(error)
      live.options.report({ fault })
      sendOwn(errorPage(fault))
    }
  }
}
