/** `_headers` and `_redirects`, as Netlify, Cloudflare Pages and similar hosts read them. */
import { cacheControl } from '../headers.ts'
import type { Hosting } from './hosting.ts'

/** These hosts make browsers revalidate pages by default. A second rule for the same header would be added to the first, not replace it. */
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
