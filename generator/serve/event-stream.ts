/** Sends changes to browsers, as server-sent events. */
import type { ServerResponse } from 'node:http'
import type { Problem } from '../core/problem.ts'

export type DevEvent =
  /** The page is outdated. */
  | { type: 'reload' }
  /** `href` is the address of the current stylesheet. */
  | { type: 'styles'; href: string }
  /** The errors that the page must show; an empty list removes them. */
  | { type: 'problems'; problems: readonly Problem[] }

/** An event in the format of the HTML standard (section, "server-sent events"). */
export function formatEvent(event: DevEvent): string {
  const data = event.type === 'styles' ? event.href : event.type === 'problems' ? JSON.stringify(event.problems) : ''
  return `event: ${event.type}\ndata: ${data}\n\n`
}

/** After this time (milliseconds) a browser reconnects to a server that was restarted. */
const retryDelay = 300

/** The limit of unread bytes of one listener. */
const unreadLimit = 1_000_000

export class EventStream {
  private readonly listeners = new Set<ServerResponse>()

  /** Answers with a stream that begins with these events and stays open. */
  open(response: ServerResponse, first: readonly DevEvent[]): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write(`retry: ${retryDelay}\n\n${first.map(formatEvent).join('')}`)
    // Hours may pass between two events.
    response.socket?.setTimeout(0)
    this.listeners.add(response)
    response.once('close', () => this.listeners.delete(response))
  }

  get readers(): number {
    return this.listeners.size
  }

  send(event: DevEvent): void {
    for (const listener of this.listeners) {
      // A suspended page reads nothing. When it wakes it connects again, and is updated then.
      if (listener.writableLength > unreadLimit) listener.destroy()
      else listener.write(formatEvent(event))
    }
  }
}
