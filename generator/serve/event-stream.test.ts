import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { EventStream, formatEvent } from './event-stream.ts'

test('each event is a block of lines that ends with an empty one', () => {
  expect(formatEvent({ type: 'reload' })).toBe('event: reload\ndata: \n\n')
  expect(formatEvent({ type: 'styles', href: '/assets/site-A.css' })).toBe('event: styles\ndata: /assets/site-A.css\n\n')
  expect(formatEvent({ type: 'problems', problems: [] })).toBe('event: problems\ndata: []\n\n')
})

test('a text with line breaks stays one event', () => {
  const problem = { code: 'rule', severity: 'error', places: [], what: 'one\n\ntwo', hint: '' } as const
  expect(formatEvent({ type: 'problems', problems: [{ ...problem, places: [] }] }).match(/\n\n/g)).toHaveLength(1)
})

test('a listener receives the first events, then later ones, and is removed when it disconnects', async () => {
  const events = new EventStream()
  const server = createServer((_, response) => events.open(response, [{ type: 'problems', problems: [] }]))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const leave = new AbortController()
  const response = await fetch(`http://127.0.0.1:${port}`, { signal: leave.signal })
  let received = ''
  const reading = (async () => {
    for await (const chunk of response.body ?? []) {
      received += Buffer.from(chunk).toString()
      if (received.includes('event: reload')) return
    }
  })()
  events.send({ type: 'reload' })
  await reading
  expect(received.indexOf('event: problems')).toBeLessThan(received.indexOf('event: reload'))
  leave.abort()
  while (events.readers > 0) await new Promise((resolve) => setTimeout(resolve, 1))
  server.close()
})
