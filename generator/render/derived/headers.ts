/** The headers of every file, with one policy for the whole site, made from the owner's settings. */
import { oncePer } from '../../core/once-per.ts'
import { framesOf } from '../../load/rules/named-files.ts'
import type { Site } from '../../load/site.ts'
import { fontFilesOf, postOf, serviceOf, statisticsOf } from '../../schema/settings.ts'

export type Header = { name: string; value: string }

const origins = (addresses: readonly (string | undefined)[]): string[] =>
  [
    ...new Set(
      addresses.flatMap((address) => (address?.startsWith('https://') ? [new URL(address).origin] : [])),
    ),
  ].sort()

/** The hosts of films and players, which few of them change. */
const frameHosts = oncePer((site: Site) => origins(framesOf(site)))

const hasSounds = oncePer(({ acts }: Site) => acts.some(({ soundUrl }) => soundUrl !== undefined))

/**
 * The directives of the Content-Security-Policy (W3C, CSP Level 3). The site has no inline code; the rules
 * for prefetching are inline, but they are data. Trusted Types forbid scripts to make markup of strings; the
 * script has one policy, for the address of the service worker.
 */
function directives(site: Site): string[] {
  const { forms, fonts } = site.settings
  const { scripts = [], hosts = [], asks = false } = statisticsOf(site.settings) ?? {}
  const statistics = origins([...scripts.map(({ src }) => src), ...hosts.map(({ host }) => host)])
  const list = (name: string, ...sources: readonly string[]) => [name, "'self'", ...sources].join(' ')
  return [
    "default-src 'none'",
    list('script-src', "'inline-speculation-rules'", ...statistics),
    list('style-src', ...origins([fonts.stylesheet])),
    list('font-src', ...origins([fonts.stylesheet, fontFilesOf(fonts)])),
    list('img-src', ...statistics),
    list(
      'connect-src',
      ...origins([postOf(forms.contact)?.post, postOf(forms.booking)?.post]),
      ...statistics,
    ),
    ...(hasSounds(site) ? [list('media-src')] : []),
    list('manifest-src'),
    list('worker-src'),
    list('frame-src', ...origins([serviceOf(forms.contact), serviceOf(forms.booking), ...frameHosts(site)])),
    // The site's own form opens the visitor's mail program.
    'form-action mailto:',
    "base-uri 'none'",
    // Third-party scripts may make markup of strings, and would stop working. A script that a visitor must
    // allow is added by its address, which is a string.
    ...(statistics.length > 0 || asks ? [] : ["require-trusted-types-for 'script'", 'trusted-types worker']),
  ]
}

/** The policy for a `<meta>`, without `frame-ancestors`, which works only in a header. */
export const metaPolicy = (site: Site): string => directives(site).join('; ')

/** The headers of every response. */
export const securityHeaders = (site: Site): Header[] => [
  // The forms of the site are in frames of the site.
  { name: 'Content-Security-Policy', value: [...directives(site), "frame-ancestors 'self'"].join('; ') },
  { name: 'X-Content-Type-Options', value: 'nosniff' },
  { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    name: 'Permissions-Policy',
    value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  },
  { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  ...(site.preview?.noindex ? [{ name: 'X-Robots-Tag', value: 'noindex' }] : []),
]

/**
 * `Cache-Control`: files with a digest in their names never change; all others are revalidated each time,
 * with a 304 when they are unchanged.
 */
export const cacheControl = { assets: 'public, max-age=31536000, immutable', others: 'no-cache' } as const
