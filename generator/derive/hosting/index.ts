/** Configurations for common servers, with the same headers, error pages, redirects and cache rules. Some hosts expect theirs at the root of the site. */
import { basePathOf, formatHref } from '../../core/addresses.ts'
import { type OutputFile, textFile } from '../../core/output-file.ts'
import type { Site } from '../../load/site.ts'
import { cacheControl, securityHeaders } from '../headers.ts'
import { answersFunction } from './answers.ts'
import { apacheConfiguration } from './apache.ts'
import { caddyConfiguration } from './caddy.ts'
import { cloudFrontFunction } from './cloudfront.ts'
import type { Hosting } from './hosting.ts'
import { nginxConfiguration } from './nginx.ts'

/** The configurations of a site for all hosts. */
export function hostingFiles(site: Site): OutputFile[] {
  const { settings, redirects, gone } = site
  const hosting: Hosting = {
    headers: securityHeaders(site),
    // Sorted, so that their order in the data does not change the files.
    redirects: redirects.map(({ from, to }) => ({ from: formatHref(from, settings), to: formatHref(to, settings) })).sort((a, b) => (a.from < b.from ? -1 : 1)),
    gone: Array.from(gone.keys(), (address) => formatHref(address, settings)).sort(),
    base: basePathOf(settings),
    trailingSlash: settings.trailingSlash,
    sections: ['artist', 'blog'],
  }
  return [
    textFile('_headers', 'derived', headersFile(hosting)),
    textFile('_redirects', 'derived', hosting.redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')),
    textFile('.htaccess', 'derived', apacheConfiguration(hosting)),
    textFile('.hosting/nginx.conf', 'derived', nginxConfiguration(hosting)),
    textFile('.hosting/Caddyfile', 'derived', caddyConfiguration(hosting)),
    textFile('.hosting/cloudfront.js', 'derived', cloudFrontFunction(hosting)),
    textFile('.hosting/antwoorden.js', 'derived', answersFunction(settings)),
  ]
}

/** `_headers` for Netlify, Cloudflare Pages and similar hosts, which also read `_redirects`. Pages have no rule for Cache-Control: these hosts make browsers revalidate by default, and would combine two values of one header. */
function headersFile({ headers, base }: Hosting): string {
  const rule = (path: string, lines: readonly { name: string; value: string }[]) =>
    [`${base}${path}`, ...lines.map(({ name, value }) => `  ${name}: ${value}`), ''].join('\n')
  return [
    rule('/*', headers),
    rule('/assets/*', [{ name: 'Cache-Control', value: cacheControl.assets }]),
    rule('/sw.js', [{ name: 'Cache-Control', value: cacheControl.others }]),
  ].join('\n')
}
