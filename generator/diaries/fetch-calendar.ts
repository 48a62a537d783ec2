/** Fetches a calendar from an address that is a secret, and from the public internet alone. */
import { lookup } from 'node:dns'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { type RequestOptions, request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
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
  const options = {
    agent: false,
    autoSelectFamily: true,
    headers: { 'accept-encoding': 'identity' },
    lookup: publicLookup,
    signal,
  }
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
  lookup(host, { ...options, all: true }, (error, found) =>
    callback(error ?? (found.every(({ address }) => isPublic(address)) ? null : refused()), found),
  )

/** Addresses of IPv4 that are not of the public internet, from the registries of IANA (RFC 6890). */
const special =
  /^(?:0|10|127|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.(?:0\.[02]|88\.99|168)|198\.(?:1[89]|51\.100)|203\.0\.113|22[4-9]|2[3-5]\d)\./

/** Whether an address of a machine is on the public internet: of IPv6, 2000::/3 is but for a few. */
export const isPublic = (address: string): boolean =>
  isIP(address) === 4
    ? !special.test(address)
    : /^[23][\da-f]{3}:(?!.*%)/.test(address) &&
      !/^(?:2001:(?:db8|1?[\da-f]{0,2}):|2002:|3fff:)/.test(address)

/** The text of an answer, whose bytes are counted while they come. */
async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response) {
    size += chunk.length
    if (size > mostBytes) throw failed(`it has more than ${mostBytes / 1e6} MB`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
