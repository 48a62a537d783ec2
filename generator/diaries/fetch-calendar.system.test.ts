import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, request } from 'node:https'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary.ts'
import { type Connect, fetchCalendar, isPublic } from './fetch-calendar.ts'

const secret = 'private-8f2b'
const address = (path: string) => `https://agenda.example/${secret}/${path}`
const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'

/** What the server does for each path. */
const answers: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  whole: (_, response) => response.end(calendar),
  long: (_, response) => response.end(Buffer.alloc(5_000_001)),
  cut: (_, response) => {
    response.writeHead(200, { 'content-length': 100 }).write(secret)
    response.destroy()
  },
  slow: (_, response) => void response.writeHead(200).write(calendar),
  silent: () => undefined,
  gone: (_, response) => response.writeHead(404, secret).end(secret),
  moved: (_, response) => response.writeHead(302, { location: 'whole' }).end(),
  elsewhere: (_, response) => response.writeHead(307, { location: 'https://other.example/x/whole' }).end(),
  round: (_, response) => response.writeHead(301, { location: 'round' }).end(),
  open: (_, response) => response.writeHead(302, { location: `http://agenda.example/${secret}/whole` }).end(),
  inside: (_, response) => response.writeHead(302, { location: `https://127.0.0.1/${secret}/whole` }).end(),
  mapped: (_, response) => response.writeHead(302, { location: 'https://[::ffff:7f00:1]/x/whole' }).end(),
}

const hasCertificates = spawnSync('openssl', ['version']).status === 0

// In CI, setup.mjs installs it.
describe.skipIf(!hasCertificates && !process.env.CI)('a secure server', () => {
  let connect: Connect
  let close: () => void
  const asked: string[] = []

  beforeAll(async () => {
    const folder = temporaryFolder('certificate-')
    const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => join(folder, name))
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '2',
        '-subj',
        '/CN=agenda.example',
        '-addext',
        'subjectAltName=DNS:agenda.example,DNS:other.example',
        '-keyout',
        key ?? '',
        '-out',
        certificate ?? '',
      ],
      { stdio: 'ignore' },
    )
    const ca = readFileSync(certificate ?? '')
    const server = createServer({ key: readFileSync(key ?? ''), cert: ca }, (request, response) => {
      asked.push(`${request.headers.host}${request.url}`)
      answers[request.url?.split('/').at(-1) ?? '']?.(request, response)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const bound = server.address()
    const port = typeof bound === 'object' && bound ? bound.port : expect.fail()
    connect = ({ hostname, pathname }, options) =>
      request({
        ...options,
        lookup: undefined,
        host: '127.0.0.1',
        port,
        path: pathname,
        servername: hostname,
        headers: { ...options.headers, host: hostname },
        ca,
      })
    close = () => {
      server.closeAllConnections()
      server.close()
    }
  })
  afterAll(() => close())

  /** Why an address is not fetched. It is always said without the address, and without what its server says. */
  async function failureOf(wanted: string, limit?: number): Promise<string> {
    const error = await fetchCalendar(wanted, connect, limit).then(
      () => expect.fail(`${wanted} was fetched`),
      (error: Error) => error,
    )
    const all = [error.message, error.stack, String(error.cause)].join()
    expect(all).not.toMatch(/8f2b|example|127\.0\.0\.1|gzip|socket|ECONN/)
    return error.message.replace('could not be fetched: ', '')
  }

  describe('a calendar is fetched', () => {
    test.each(['whole', 'moved', 'elsewhere'])('%s', async (path) => {
      expect(await fetchCalendar(address(path), connect)).toBe(calendar)
    })

    test('from the address for subscriptions that programs give', async () => {
      expect(await fetchCalendar(`webcal://agenda.example/${secret}/whole\n`, connect)).toBe(calendar)
    })
  })

  describe('a calendar is not fetched', () => {
    test.each([
      ['gone', 'its server answers with 404'],
      ['long', 'it has more than 5 MB'],
      ['cut', 'there is no secure connection to its server'],
      ['round', 'there are more than 5 redirects'],
      ['open', 'its address does not begin with https://'],
      ['inside', 'its address is not on the public internet'],
      ['mapped', 'its address is not on the public internet'],
    ])('that is %s', async (path, why) => {
      expect(await failureOf(address(path))).toBe(why)
    })

    test.each(['slow', 'silent'])('that is %s', async (path) => {
      expect(await failureOf(address(path), 300)).toBe('it takes longer than 0.3 seconds')
    })

    test('without https, and what is no address', async () => {
      for (const wanted of [`http://agenda.example/${secret}`, `file:///${secret}`, secret, ''])
        expect(await failureOf(wanted)).toBe('its address does not begin with https://')
    })

    test('from this machine and its network, however they are written', async () => {
      asked.length = 0
      const hosts = [
        '127.0.0.1',
        '2130706433',
        '0x7f.1',
        '10.0.0.7',
        '169.254.169.254',
        '[::1]',
        '[fd00::1]',
        '[::ffff:10.0.0.1]',
        '[64:ff9b::a00:1]',
      ]
      for (const host of hosts)
        expect(await failureOf(`https://${host}/${secret}`)).toBe('its address is not on the public internet')
      expect(asked).toEqual([])
    })

    test('from a name that leads to this machine: what is looked up is checked before it is connected to', async () => {
      const direct: Connect = (url, options) => request(url, options)
      const failure = fetchCalendar('https://localhost:9/agenda', direct)
      await expect(failure).rejects.toThrow(/its address is not on the public internet$/)
    })
  })
})

test('an address is public when no registry says otherwise', () => {
  const all = (addresses: string) => addresses.split(' ').map(isPublic)
  expect(
    all('1.1.1.1 8.8.8.8 172.15.0.1 172.32.0.1 100.63.0.1 192.169.0.1 2606:4700::1 2a00:1450::5'),
  ).not.toContain(false)
  expect(
    all(
      '0.0.0.0 10.1.2.3 100.64.0.1 127.9.9.9 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.8 192.0.2.1 192.168.1.1 198.18.0.1 198.19.1.1 198.51.100.1 203.0.113.9 224.0.0.1 240.0.0.1 255.255.255.255',
    ),
  ).not.toContain(true)
  expect(
    all(
      ':: ::1 ::ffff:1.1.1.1 64:ff9b::1 100::1 2001::1 2001:db8::1 2002:a00:1::1 3fff::1 fc00::1 fd12::1 fe80::1 fe80::1%eth0 fec0::1 ff02::1 nothing',
    ),
  ).not.toContain(true)
})
