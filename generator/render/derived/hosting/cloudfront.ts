import { bothSpellings, type Hosting, pagePattern } from './hosting.ts'

/** It compares addresses in percent encoding, whose letters clients write in two ways. */
const formerLookup = `  const asked = uri.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase())
  const has = (pair) => {
    const found = request.querystring[pair.split('=')[0]]
    return found !== undefined && (found.multiValue || [found]).some((one) => one.value === (pair.split('=')[1] || ''))
  }
  const old = former.find((one) => one[0] === asked && (one[1] === '' || one[1].split('&').every(has)))
  if (old) return leadTo(old[2], old[3] ? request.querystring : {})
`

/**
 * The function for "viewer request" (runtime 2.0) of CloudFront. A private bucket has no index pages and no
 * redirects.
 */
export function cloudFrontFunction({ redirects, former, trailingSlash, base }: Hosting): string {
  const moved = Object.fromEntries(
    redirects.flatMap(({ from, to }) => bothSpellings(from).map((address) => [address, to])),
  )
  const moving = former.flatMap(({ from, pattern, query = '', to, keepsQuery }) =>
    to === undefined
      ? []
      : (pattern.endsWith('/?') ? bothSpellings(from) : [from]).map((address) => [
          address,
          query,
          to,
          keepsQuery,
        ]),
  )
  const page = new RegExp(trailingSlash ? `${pagePattern(base, '*')}$` : `${pagePattern(base)}/$`)
  return `// A function for "viewer request". Configure the distribution to answer 403 and 404 from the bucket with ${base}/404.html and status 404.
const moved = ${JSON.stringify(moved, undefined, 2)}
${moving.length > 0 ? `// Addresses of a former site: what the query must have, and the target.\nconst former = ${JSON.stringify(moving)}\n` : ''}
function handler(event) {
  const request = event.request
  const uri = request.uri
  const target = moved[uri]
  if (target) return leadTo(target, request.querystring)
${moving.length > 0 ? formerLookup : ''}  const name = uri.slice(uri.lastIndexOf('/') + 1)
  if (${page}.test(uri)) return leadTo(${trailingSlash ? "uri + '/'" : 'uri.slice(0, -1)'}, request.querystring)
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
