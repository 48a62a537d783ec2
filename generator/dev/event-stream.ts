/** Sends the state of the site to browsers after every change, as server-sent events. */
import type { ServerResponse } from 'node:http'
import type { Problem } from '../core/problem.ts'

/**
 * What a page must know: one that was made from another version reloads. `styles` are the addresses of all
 * stylesheets; the problems are errors. Unless the state is current, pages show the site before the last
 * change.
 */
export type DevState = {
  version: string
  styles: readonly string[]
  problems: readonly Problem[]
  isCurrent: boolean
}

/** After this time (milliseconds) a browser reconnects to a server that was restarted. */
const retryDelay = 300

export class EventStream {
  private readonly listeners = new Set<ServerResponse>()

  /** Answers with a stream that begins with this state and stays open. */
  open(response: ServerResponse, state: DevState): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write(`retry: ${retryDelay}\n${eventOf(state)}`)
    this.listeners.add(response)
    response.once('close', () => this.listeners.delete(response))
  }

  send(state: DevState): void {
    for (const listener of this.listeners) listener.write(eventOf(state))
  }
}

const eventOf = (state: DevState) => `data: ${JSON.stringify(state)}\n\n`
