/**
 * Configurations for common servers, with the same headers, error pages, redirects and cache rules. Some
 * hosts expect theirs at the root of the site.
 */
import { basePathOf, formatHref } from '../../../core/addresses.ts'
import { type OutputFile, textFile } from '../../../core/output-file.ts'
import type { Site } from '../../../load/site.ts'
import { notFoundFolders } from '../../../routes/pages.tsx'
import { ownAddress } from '../../../schema/field.ts'
import { cacheControl, securityHeaders } from '../headers.ts'
import { answersFunction } from './answers.ts'
import { apacheConfiguration } from './apache.ts'
import { caddyConfiguration } from './caddy.ts'
import { cloudFrontRequest, cloudFrontResponse } from './cloudfront.ts'
import { formerOf, type Hosting } from './hosting.ts'
import { nginxConfiguration } from './nginx.ts'

/** The configurations of a site for all hosts. */
export function hostingFiles(site: Site): OutputFile[] {
  const { settings, redirects, gone } = site
  const isOwn = (address: string) => ownAddress.safeParse(address).success
  const [plain, others] = [
    redirects.filter(({ from, to }) => isOwn(from) && isOwn(to)),
    redirects.filter(({ from, to }) => !isOwn(from) || !isOwn(to)),
  ]
  const hosting: Hosting = {
    headers: securityHeaders(site),
    // Sorted, so that their order in the data does not change the files.
    redirects: plain
      .map(({ from, to }) => ({ from: formatHref(from, settings), to: formatHref(to, settings) }))
      .sort((a, b) => (a.from < b.from ? -1 : 1)),
    gone: [...gone.keys()]
      .filter(isOwn)
      .map((address) => formatHref(address, settings))
      .sort(),
    former: [
      ...others.map(({ from, to }) => formerOf(from, to, settings)),
      ...[...gone.keys()]
        .filter((address) => !isOwn(address))
        .map((address) => formerOf(address, undefined, settings)),
      // What asks for a query comes first.
    ].sort(
      (a, b) =>
        Number(b.query !== undefined) - Number(a.query !== undefined) ||
        (`${a.spellings[0]}?${a.query}` < `${b.spellings[0]}?${b.query}` ? -1 : 1),
    ),
    base: basePathOf(settings),
    trailingSlash: settings.trailingSlash,
    sections: notFoundFolders(site),
  }
  const { code, store } = cloudFrontRequest(hosting)
  return [
    textFile('_headers', 'derived', headersFile(hosting)),
    textFile('_redirects', 'derived', redirectsFile(hosting)),
    textFile('.htaccess', 'derived', apacheConfiguration(hosting)),
    textFile('.hosting/nginx.conf', 'derived', nginxConfiguration(hosting)),
    textFile('.hosting/Caddyfile', 'derived', caddyConfiguration(hosting)),
    textFile('.hosting/cloudfront.js', 'derived', code),
    ...(store === undefined ? [] : [textFile('.hosting/cloudfront-redirects.json', 'derived', store)]),
    textFile('.hosting/cloudfront-response.js', 'derived', cloudFrontResponse(hosting)),
    textFile('.hosting/antwoorden.js', 'derived', answersFunction(settings)),
  ]
}

/** `_redirects` for the same hosts, which do not read queries. */
function redirectsFile({ redirects, former }: Hosting): string {
  const lines = former.flatMap(({ spellings, query, to }) => {
    if (to === undefined) return []
    const address = spellings.at(-1)
    return query === undefined
      ? `${address} ${to} 301`
      : `# Not on hosts that read this file, which cannot ask for a query: ${address}?${query} ${to}`
  })
  return [...redirects.map(({ from, to }) => `${from} ${to} 301`), ...lines]
    .map((line) => `${line}\n`)
    .join('')
}

/**
 * `_headers` for Netlify, Cloudflare Pages and similar hosts, which also read `_redirects`. Pages have no
 * rule for Cache-Control: these hosts make browsers revalidate by default, and would combine two values of
 * one header.
 */
function headersFile({ headers, base }: Hosting): string {
  const rule = (path: string, lines: readonly { name: string; value: string }[]) =>
    [`${base}${path}`, ...lines.map(({ name, value }) => `  ${name}: ${value}`), ''].join('\n')
  return [
    rule('/*', headers),
    rule('/assets/*', [{ name: 'Cache-Control', value: cacheControl.assets }]),
    rule('/sw.js', [{ name: 'Cache-Control', value: cacheControl.others }]),
  ].join('\n')
}
