/** `dev` and `preview` where the system lets them open few files: more connections than that are refused, and nothing ends. */
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { sampled } from './depth.ts'
import { DevServer } from './dev-server.ts'
import { projectRoot, SmallProject } from './project.ts'
import { writeSmallSite } from './servers/small-site.ts'

const project = new SmallProject()
beforeAll(() => writeSmallSite(join(project.root, 'small')))

/** Opens 400 connections at once, sends each a request, and keeps all open until each was answered or refused. */
async function flood(origin: string, request: string): Promise<() => void> {
  const sockets: Socket[] = []
  await Promise.all(
    Array.from({ length: 400 }, () => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1')
      sockets.push(socket)
      socket.on('error', () => undefined).write(request)
      return new Promise<void>((resolve) => socket.once('data', () => resolve()).once('close', () => resolve()))
    }),
  )
  return () => {
    for (const socket of sockets) socket.destroy()
  }
}

const requestFor = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`

/** The status of an address, requested until a connection is free. */
async function statusOf(server: DevServer, path: string): Promise<number> {
  for (;;) {
    if (!server.isRunning) throw new Error(server.errors)
    const status = await server.get(path).then(
      (answer) => answer.status,
      () => 503,
    )
    if (status !== 503) return status
  }
}

test('dev survives 400 connections with 160 descriptors, and follows changes meanwhile', async () => {
  const server = await DevServer.start(project.root, projectRoot, { descriptors: 160 })
  onTestFinished(() => server.stop())
  for (const path of ['/artist/silkwood/', '/__events', '/icons/favicon.svg', '/__routes']) {
    const release = await flood(server.origin, requestFor(path))
    project.edit('data/acts.ts', /name: 'Silkwood[^']*'/, `name: 'Silkwood ${path.replaceAll('/', ' ')}'`)
    release()
    expect(await statusOf(server, '/about/'), path).toBe(200)
  }
  while (!(await server.get('/artist/silkwood/')).text.includes('Silkwood  __routes')) expect(server.isRunning).toBe(true)
})

test.each(sampled([70, 160], 1))('preview survives 400 connections with %i descriptors', async (descriptors) => {
  const server = await DevServer.start(project.root, projectRoot, { command: ['preview', '--out', join(project.root, 'small')], descriptors })
  onTestFinished(() => server.stop())
  for (const path of ['/about/', '/assets/site.css', '/nergens/']) {
    const release = await flood(server.origin, requestFor(path))
    release()
    expect(await statusOf(server, '/about/'), path).toBe(200)
  }
})
