import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { rawRequest } from '../../tests/hostile/off-site.ts'
import { textOf, writeSmallSite } from '../../tests/servers/small-site.ts'
import { emptyFolder } from '../../tests/temporary.ts'
import { HintedError } from '../core/errors.ts'
import { type RunningServer, startGuardedServer } from './guarded-server.ts'
import { headerReader, preview, publishedSite } from './preview.ts'

const root = emptyFolder()
const out = join(root, 'out')
let server: RunningServer

beforeEach(async () => {
  writeSmallSite(out)
  server = await startGuardedServer(publishedSite(out), 0)
})
afterEach(() => server.close())

const ask = (path: string, options?: Parameters<typeof rawRequest>[2]) =>
  rawRequest(server.origin, path, options)
const statusOf = async (path: string) => (await ask(path)).status

test('pages and files arrive, each with its type and the headers of the site', async () => {
  for (const path of ['/about/', '/about/index.html', '/about/?van=a'])
    expect((await ask(path)).text, path).toBe(textOf('about/index.html'))
  const style = await ask('/assets/site.css')
  expect(style.headers).toContain('content-type: text/css; charset=utf-8')
  expect(style.headers).toContain('cache-control: public, max-age=31536000, immutable')
  expect(style.headers).toContain('x-content-type-options: nosniff')
})

test('an unknown address gets the nearest page for it', async () => {
  expect(await ask('/nergens/')).toMatchObject({ status: 404, text: textOf('404.html') })
  expect(await ask('/artist/nergens/')).toMatchObject({ status: 404, text: textOf('artist/404.html') })
  expect((await ask('/assets/nergens.css')).headers).not.toContain('immutable')
  expect(await statusOf('/%E0%A4%A')).toBe(404)
})

test('an address that is redirected answers with 301, as on a host', async () => {
  mkdirSync(join(out, 'oud'))
  writeFileSync(join(out, 'oud/index.html'), '<meta http-equiv="refresh" content="0; url=/about/">')
  writeFileSync(join(out, '_redirects'), '/oud/ /about/ 301\n')
  for (const path of ['/oud/', '/oud'])
    expect((await ask(path)).headers, path).toMatch(/^http\/1.1 301 .*\nlocation: \/about\/\r?$/ms)
  expect((await ask('/oud/?van=a')).headers).toContain('location: /about/?van=a')
})

test('a page that is the same is not sent again, HEAD is answered with the head alone, other methods are refused', async () => {
  const [, etag] = /^etag: (.*?)\r?$/m.exec((await ask('/about/')).headers) ?? []
  expect(await ask('/about/', { headers: `if-none-match: ${etag?.toUpperCase()}\r\n` })).toMatchObject({
    status: 304,
    text: '',
  })
  expect(await ask('/about/', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' })
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])
    expect((await ask('/about/', { method })).status, method).toBe(405)
})

test('a request for another host is refused, and other machines do not reach it', async () => {
  for (const host of [
    'elsewhere.example',
    'localhost.elsewhere.example',
    '127.0.0.1.elsewhere.example',
    '192.168.1.1',
  ]) {
    expect(await ask('/about/', { host }), host).toMatchObject({
      status: 403,
      text: 'Request refused: unknown Host header.\n',
    })
  }
  const addresses = Object.values(networkInterfaces()).flatMap(
    (list) => list?.filter(({ internal, family }) => !internal && family === 'IPv4') ?? [],
  )
  for (const { address } of addresses)
    await expect(fetch(server.origin.replace('localhost', () => address)), address).rejects.toThrow()
})

test('a part of a file is sent alone, and one beyond its end refused', async () => {
  const size = Buffer.byteLength(textOf('about/index.html'))
  const part = (range: string) => ask('/about/', { headers: `range: bytes=${range}\r\n` })
  expect(await part('0-3')).toMatchObject({
    status: 206,
    headers: expect.stringContaining(`content-range: bytes 0-3/${size}`),
  })
  expect(await part(`${size}-`)).toMatchObject({
    status: 416,
    headers: expect.stringContaining(`content-range: bytes */${size}`),
  })
  expect(await part(`${size - 2}-`)).toMatchObject({
    status: 206,
    text: textOf('about/index.html').slice(-2),
  })
  for (const ignored of ['0-1,4-5', '-3', '-'])
    expect(await part(ignored), ignored).toMatchObject({ status: 200, text: textOf('about/index.html') })
  // A range that ends before it begins ends this answer alone.
  expect(await part('5-1')).toMatchObject({ status: 0 })
  expect(await statusOf('/about/')).toBe(200)
})

test('hidden files, files for hosts and what is outside the folder are not served', async () => {
  for (const name of ['.toegift', '.well-known']) {
    mkdirSync(join(out, name))
    writeFileSync(join(out, name, 'x.txt'), 'x')
  }
  const hidden = [
    '/.toegift/x.txt',
    '/%2etoegift/x.txt',
    '/about/../.toegift/x.txt',
    '/.hosting/nginx.conf',
    '/.htaccess',
    '/_headers',
    '/_redirects',
  ]
  for (const path of hidden) expect(await statusOf(path), path).toBe(404)
  expect(await statusOf('/.well-known/x.txt')).toBe(200)

  writeFileSync(join(root, 'secret.txt'), 'x')
  const above = [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/about/../../secret.txt',
    '/..\\secret.txt',
    '//../secret.txt',
    '/%00',
  ]
  for (const path of above) expect(await statusOf(path), path).toBe(404)
})

test('a folder that is published again, or removed for a while, is served in its current state', async () => {
  renameSync(out, `${out}-old`)
  expect(await statusOf('/about/')).toBe(404)
  writeSmallSite(out, { trailingSlash: false })
  expect((await ask('/about')).text).toBe(textOf('about.html'))
})

test('below a base path the site is served there, and the root leads to it', async () => {
  rmSync(out, { recursive: true })
  writeSmallSite(root, { base: '/sub', trailingSlash: false })
  const below = await startGuardedServer(publishedSite(join(root, 'sub')), 0)
  onTestFinished(() => below.close())
  expect(await rawRequest(below.origin, '/?van=a')).toMatchObject({ status: 302, location: '/sub/?van=a' })
  expect((await rawRequest(below.origin, '/sub')).location).toBe('/sub/')
  expect((await rawRequest(below.origin, '/sub/')).text).toBe(textOf('index.html'))
  expect((await rawRequest(below.origin, '/sub/about')).text).toBe(textOf('about.html'))
  expect((await rawRequest(below.origin, '/sub/assets/site.css')).headers).toContain('immutable')
  expect(await rawRequest(below.origin, '/sub/artist/nergens')).toMatchObject({
    status: 404,
    text: textOf('artist/404.html'),
  })
  expect(await rawRequest(below.origin, '/about')).toMatchObject({ status: 404, text: textOf('404.html') })
})

test('a port that is taken, or no folder, is a clear error', async () => {
  const port = Number(new URL(server.origin).port)
  await expect(preview({ root, out: 'out', port })).rejects.toThrow(HintedError)
  await expect(preview({ root, out: 'out', port })).rejects.toThrow(`Cannot listen on port ${port}`)
  await expect(preview({ root, out: 'nergens', port: 0 })).rejects.toThrow('There is no nergens/ to serve.')
})

test('a path gets the headers of every rule that it fits', () => {
  const headersAt = headerReader(
    '/*\n  X-One: a: b\n\n/assets/*\n  Cache-Control: public, immutable\n\n/sw.js\n  Cache-Control: no-cache\n',
  )
  expect(headersAt('/about/')).toEqual([{ name: 'X-One', value: 'a: b' }])
  expect(headersAt('/assets/site.css').map(({ value }) => value)).toEqual(['a: b', 'public, immutable'])
  expect(headersAt('/sw.js').map(({ value }) => value)).toEqual(['a: b', 'no-cache'])
  expect(headersAt('/sw.json')).toHaveLength(1)
})
