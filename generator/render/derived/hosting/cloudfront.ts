/** Functions for CloudFront, runtime 2.0: a private bucket has no index pages, redirects and headers. */
import { cacheControl } from '../headers.ts'
import { bothSpellings, type Hosting, pagePattern } from './hosting.ts'

/** A function may have 10 KB. */
const mostBytes = 10_000

const queryLookup = `  const has = (pair) => {
    const found = request.querystring[pair.split('=')[0]]
    return found !== undefined && (found.multiValue || [found]).some((one) => one.value === (pair.split('=')[1] || ''))
  }
  const old = former.find((one) => one[0] === asked && one[1].split('&').every(has))
  if (old) return leadTo(old[2], {})
`

/**
 * The function for "viewer request", and the redirects of a key value store, where they are too many for a
 * function.
 */
export function cloudFrontRequest(hosting: Hosting): { code: string; store?: string } {
  const { redirects, former } = hosting
  const moved = [
    ...redirects.map(({ from, to }) => ({ spellings: bothSpellings(from), to })),
    ...former.flatMap(({ spellings, query, to }) =>
      to === undefined || query !== undefined ? [] : [{ spellings, to }],
    ),
  ].flatMap(({ spellings, to }) => spellings.map((key) => ({ key, value: to })))
  const table = Object.fromEntries(moved.map(({ key, value }) => [key, value]))
  const code = requestFunction(hosting, `const moved = ${JSON.stringify(table, undefined, 2)}`)
  if (Buffer.byteLength(code) <= mostBytes) return { code }
  const inStore = `// Its redirects are in the key value store that it is associated with: cloudfront-redirects.json.
import cf from 'cloudfront'
const store = cf.kvs()`
  return {
    code: requestFunction(hosting, inStore, true),
    store: `${JSON.stringify({ data: moved }, undefined, 1)}\n`,
  }
}

/** It compares addresses in percent encoding, whose letters clients write in two ways. */
function requestFunction(
  { former, base, trailingSlash }: Hosting,
  redirects: string,
  inStore = false,
): string {
  const queries = former.flatMap(({ spellings, query, to }) =>
    to === undefined || query === undefined ? [] : spellings.map((address) => [address, query, to]),
  )
  const page = new RegExp(trailingSlash ? `${pagePattern(base, '*')}$` : `${pagePattern(base)}/$`)
  return `// A function for "viewer request". Configure the distribution to answer 403 and 404 from the bucket with ${base}/404.html and status 404.
${redirects}
${queries.length > 0 ? `// Addresses of a former site: what the query must have, and the target.\nconst former = ${JSON.stringify(queries)}\n` : ''}
${inStore ? 'async ' : ''}function handler(event) {
  const request = event.request
  const uri = request.uri
  const asked = uri.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase())
${queries.length > 0 ? queryLookup : ''}${inStore ? storeLookup : '  const target = moved[asked]\n'}  // The query goes on to a page of this site.
  if (target) return leadTo(target, target[0] === '/' ? request.querystring : {})
  if (${page}.test(uri)) return leadTo(${trailingSlash ? "uri + '/'" : 'uri.slice(0, -1)'}, request.querystring)
  const name = uri.slice(uri.lastIndexOf('/') + 1)
  if (name === '') request.uri = uri + 'index.html'
${trailingSlash ? '' : "  else if (!name.includes('.')) request.uri = uri + '.html'\n"}  return request
}

function leadTo(address, query) {
  const pairs = []
  for (const name in query) (query[name].multiValue || [query[name]]).forEach((one) => pairs.push(name + '=' + one.value))
  const target = pairs.length > 0 ? address + '?' + pairs.join('&') : address
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: target } } }
}
`
}

const storeLookup = `  let target = ''
  try {
    target = await store.get(asked)
  } catch (error) {
    // A key that the store does not have is an error.
  }
`

/**
 * The function for "viewer response". CloudFront calls none for errors; their pages have the policy in a
 * `<meta>`.
 */
export const cloudFrontResponse = ({ headers, base }: Hosting): string =>
  `// A function for "viewer response".
const all = ${JSON.stringify(Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), { value }])), undefined, 2)}

function handler(event) {
  const response = event.response
  Object.assign(response.headers, all)
  const isHashed = event.request.uri.startsWith(${JSON.stringify(`${base}/assets/`)})
  response.headers['cache-control'] = { value: isHashed ? '${cacheControl.assets}' : '${cacheControl.others}' }
  return response
}
`
