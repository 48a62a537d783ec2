/** Request targets that try to make a server redirect to another site, and what shows that one did. */
import { connect } from 'node:net'

const pages = ['/', '/about', '/about?van=//evil.example/', '/nergens']
const hosts = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/%09/evil.example',
  '/%2Fevil.example',
  '/%5Cevil.example',
  '/%0d%0aLocation:%20//evil.example',
  '/.//evil.example',
  '/.%2F/evil.example',
  '/;/evil.example',
  '/@evil.example',
  '/http://evil.example',
  '/%68ttp:%2f%2fevil.example',
  '//evil.example:80',
  '//evil.example%23',
]
const ways = ['', '/..', '/%2e%2e', '/..%2f', '/..\\', '/..%5c', '/.', '/']

/**
 * A site at `base` is asked for pages that it has, and for one that it has not, behind the name of another
 * host.
 */
export const offSiteTargets = (base = ''): string[] =>
  [...new Set(['', base])].flatMap((start) =>
    hosts.flatMap((host) =>
      ways.flatMap((way) => pages.map((page) => `${start}${host}${way}${base}${page}`)),
    ),
  )

/** Whether a browser that asked for a target and got this Location would leave the site. */
export function leavesSite(origin: string, target: string, location: string): boolean {
  const base = URL.canParse(origin + target) ? origin + target : origin
  // An address that no browser can read leads nowhere.
  return URL.canParse(location, base) && new URL(location, base).origin !== origin
}

export type RawAnswer = { status: number; location: string | undefined; headers: string; text: string }

/**
 * Sends a request as it is written, where `fetch` would correct it first. Resolves with status 0 when the
 * connection ends without an answer.
 */
export function rawRequest(
  origin: string,
  target: string,
  { method = 'GET', host = new URL(origin).host, headers = '' } = {},
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    let answer = ''
    socket.setEncoding('latin1').on('data', (text: string) => {
      answer += text
    })
    socket.once('close', () => {
      const [head = '', ...rest] = answer.split('\r\n\r\n')
      const location = /^location:[ \t]*(.*)$/im.exec(head)?.[1]?.replace(/\r$/, '')
      resolve({
        status: Number(/^HTTP\/1\.\d (\d+)/.exec(head)?.[1] ?? 0),
        location,
        headers: head.toLowerCase(),
        text: rest.join('\r\n\r\n'),
      })
    })
    socket.on('error', () => undefined)
    socket.write(`${method} ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n${headers}\r\n`)
  })
}

/** The targets, of all these, whose answer leads off the site; each with its Location. */
export async function targetsLeadingOff(origin: string, targets: readonly string[]): Promise<string[]> {
  const found: string[] = []
  const waiting = [...targets]
  const ask = async () => {
    for (let target = waiting.pop(); target !== undefined; target = waiting.pop()) {
      const { location } = await rawRequest(origin, target)
      if (location !== undefined && leavesSite(origin, target, location))
        found.push(`${target} → ${location}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, ask))
  return found
}
