/** Tells browsers what changed, by server-sent events. */
import type { ServerResponse } from 'node:http'
import type { Problem } from '../core/problem.ts'

export type DevEvent =
  /** The page is out of date. */
  | { type: 'reload' }
  /** The address of the stylesheet as it is now. */
  | { type: 'styles'; href: string }
  /** The errors that the page should show; none takes them away. */
  | { type: 'problems'; problems: readonly Problem[] }

/** An event as it goes over the wire (HTML standard, "server-sent events"). */
export function formatEvent(event: DevEvent): string {
  const data = event.type === 'styles' ? event.href : event.type === 'problems' ? JSON.stringify(event.problems) : ''
  return `event: ${event.type}\ndata: ${data}\n\n`
}

/** A browser that lost the connection, because the server was started anew, comes back after this time (milliseconds). */
const retry = 300

/** Bytes that wait for a reader. */
const mostUnread = 1_000_000

export class EventStream {
  private readonly listeners = new Set<ServerResponse>()

  /** Answers with a stream that stays open, and begins with what its reader must know. */
  open(response: ServerResponse, first: readonly DevEvent[]): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write(`retry: ${retry}\n\n${first.map(formatEvent).join('')}`)
    // It may be silent for hours.
    response.socket?.setTimeout(0)
    this.listeners.add(response)
    response.once('close', () => this.listeners.delete(response))
  }

  get readers(): number {
    return this.listeners.size
  }

  send(event: DevEvent): void {
    for (const listener of this.listeners) {
      // A suspended page reads nothing. It connects again when it wakes, and is brought up to date then.
      if (listener.writableLength > mostUnread) listener.destroy()
      else listener.write(formatEvent(event))
    }
  }
}
