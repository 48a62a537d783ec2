/** Fetches a calendar from an address that is a secret, and from the public internet alone. */
import { lookup } from 'node:dns'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { type RequestOptions, request } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { CalendarFailure } from './days.ts'

/** Begins a request. Only tests have another one than that of Node. */
export type Connect = (address: URL, options: RequestOptions) => ClientRequest

/** Also of a file. */
export const mostBytes = 5_000_000

const failed = (why: string) => new CalendarFailure(`could not be fetched: ${why}`)

/**
 * The text of a calendar.
 * @param limit in milliseconds, for all of it
 * @throws CalendarFailure, with neither the address nor anything that its server said
 */
export async function fetchCalendar(
  address: string,
  connect: Connect = request,
  limit = 10_000,
): Promise<string> {
  const signal = AbortSignal.timeout(limit)
  const options = { agent: false, headers: { 'accept-encoding': 'gzip' }, lookup: publicLookup, signal }
  try {
    let url = allowed(address)
    for (let redirects = 0; redirects <= 5; redirects++) {
      const response = await new Promise<IncomingMessage>((resolve, reject) =>
        connect(url, options).on('response', resolve).on('error', reject).end(),
      )
      const { statusCode, headers } = response
      if (statusCode === 200) return await textOf(response)
      response.destroy()
      if (!String(statusCode).startsWith('3') || !headers.location)
        throw failed(`its server answers with ${statusCode}`)
      url = allowed(headers.location, url)
    }
    throw failed('there are more than 5 redirects')
  } catch (error) {
    if (signal.aborted) throw failed(`it takes longer than ${limit / 1000} seconds`)
    // Messages of Node name hosts.
    throw error instanceof CalendarFailure ? error : failed('there is no secure connection to its server')
  }
}

/** Where to ask, if that is allowed. Programs write webcal: for what can be subscribed to. */
function allowed(address: string, base?: URL): URL {
  const written = address.trim().replace(/^webcals?:/i, 'https:')
  const url = URL.canParse(written, base) ? new URL(written, base) : undefined
  if (url?.protocol !== 'https:') throw failed('its address does not begin with https://')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // Node does not look a number up.
  if (isIP(host) && !isPublic(host)) throw refused()
  return url
}

const refused = () => failed('its address is not on the public internet')

/** What is checked is what is connected to: a name is looked up once. */
const publicLookup: LookupFunction = (host, options, callback) =>
  lookup(host, { ...options, all: true }, (error, found = []) => {
    const [first] = found
    if (error || !first) callback(error ?? refused(), [])
    else if (!found.every(({ address }) => isPublic(address))) callback(refused(), [])
    else if (options.all) callback(null, found)
    else callback(null, first.address, first.family)
  })

/** Addresses of IPv4 that are not of the public internet, from the registries of IANA (RFC 6890). */
const special = new BlockList()
const networks =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3'
for (const network of networks.split(' ')) {
  const [address = '', prefix] = network.split('/')
  special.addSubnet(address, Number(prefix))
}

/** Whether an address of a machine is on the public internet: of IPv6, 2000::/3 is but for a few. */
export const isPublic = (address: string): boolean =>
  isIP(address) === 4
    ? !special.check(address)
    : /^[23][\da-f]{3}:(?!.*%)/.test(address) &&
      !/^(?:2001:(?:db8|1?[\da-f]{0,2}):|2002:|3fff:)/.test(address)

/** The text of an answer, whose bytes are counted while they are unpacked. */
async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of unpacked(response)) {
    size += chunk.length
    if (size > mostBytes) throw failed(`it has more than ${mostBytes / 1e6} MB`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

const unpacked = (response: IncomingMessage): Readable =>
  response.headers['content-encoding'] === 'gzip'
    ? pipeline(response, createGunzip(), () => undefined)
    : response
