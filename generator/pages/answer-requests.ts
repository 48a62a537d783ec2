/** The work of one thread: makes the pages that the main thread asks for. */
import type { MessagePort } from 'node:worker_threads'
import type { Route } from '../routes/route.ts'
import type { StagedPage } from './made-here.ts'
import { plainError } from './plain-error.ts'
import { type Request, type Response, type SentPage, sent } from './thread-messages.ts'

/**
 * Answers each request on the port, until the thread is ended.
 * @param routes all routes of the plan, in its order; they are walked once, and not kept
 * @param make makes the page of a route
 */
export function answerRequests(port: MessagePort, routes: Iterable<Route>, make: (route: Route) => StagedPage): void {
  const walk = routes[Symbol.iterator]()
  let next = 0
  const routeAt = (index: number): Route => {
    for (; next < index; next++) walk.next()
    next++
    const step = walk.next()
    if (step.done) throw new Error(`the worker has no page ${index}`)
    return step.value
  }
  const makeChunk = ({ from, to }: Request): Response => {
    const pages: SentPage[] = []
    try {
      for (let index = from; index < to; index++) {
        const route = routeAt(index)
        pages.push(sent(route.path, make(route)))
      }
      return { pages }
    } catch (error) {
      return { pages, failure: plainError(error) }
    }
  }
  port.on('message', (request: Request) => port.postMessage(makeChunk(request)))
}
