/** `_headers` and `_redirects` for Netlify, Cloudflare Pages and similar hosts. */
import { cacheControl } from '../headers.ts'
import type { Hosting } from './hosting.ts'

/** Pages have no rule for Cache-Control: these hosts make browsers revalidate by default, and would combine two values of one header. */
export function headersFile({ headers, base }: Hosting): string {
  const rule = (path: string, lines: readonly { name: string; value: string }[]) =>
    [`${base}${path}`, ...lines.map(({ name, value }) => `  ${name}: ${value}`), ''].join('\n')
  return [
    rule('/*', headers),
    rule('/assets/*', [{ name: 'Cache-Control', value: cacheControl.assets }]),
    rule('/sw.js', [{ name: 'Cache-Control', value: cacheControl.others }]),
  ].join('\n')
}

export const redirectsFile = ({ redirects }: Hosting): string => redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')
