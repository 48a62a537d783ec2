/** What a host should say with every file: one policy for the whole site, made from what the owner switched on. */
import type { SiteSettings } from '../schema/settings.ts'

export type Header = { name: string; value: string }

/** What the policy must know of a site. */
export type PolicySource = {
  preview?: { noindex: boolean }
  settings: Pick<SiteSettings, 'forms' | 'fonts' | 'analytics'>
  acts: readonly { videoUrl?: string }[]
}

const origins = (addresses: readonly (string | undefined)[]): string[] =>
  [...new Set(addresses.flatMap((address) => (address?.startsWith('https://') ? [new URL(address).origin] : [])))].sort()

/**
 * The Content-Security-Policy as a list of its directives (W3C, CSP Level 3). Nothing inline is allowed, because nothing is inline: what
 * somebody smuggled into a text would be shown, and not run. Trusted Types forbid scripts to make markup of strings; the script has one
 * policy, for the address of the service worker.
 */
function directives({ settings: { forms, fonts, analytics }, acts }: PolicySource): string[] {
  const statistics = origins([...(analytics?.scripts ?? []), ...(analytics?.hosts ?? [])])
  const list = (name: string, ...sources: readonly string[]) => [name, "'self'", ...sources].join(' ')
  return [
    "default-src 'none'",
    list('script-src', ...statistics),
    list('style-src', ...origins([fonts.stylesheet])),
    list('font-src', ...origins([fonts.stylesheet, fonts.files])),
    list('img-src', ...statistics),
    list('connect-src', ...statistics),
    list('manifest-src'),
    list('worker-src'),
    list('frame-src', ...origins([forms.contact, forms.booking, ...acts.map(({ videoUrl }) => videoUrl)])),
    // The site's own form hands its fields to the visitor's mail program.
    'form-action mailto:',
    "base-uri 'none'",
    // Scripts of others make their elements in their own ways, and would stop working.
    ...(statistics.length > 0 ? [] : ["require-trusted-types-for 'script'", 'trusted-types worker']),
  ]
}

/** The policy as a `<meta>` can say it: all but who may frame the page, which only a header can say. */
export const metaPolicy = (source: PolicySource): string => directives(source).join('; ')

/** Headers that every answer should carry. */
export function securityHeaders(source: PolicySource): Header[] {
  return [
    // The forms of the site stand in frames of the site.
    { name: 'Content-Security-Policy', value: [...directives(source), "frame-ancestors 'self'"].join('; ') },
    { name: 'X-Content-Type-Options', value: 'nosniff' },
    { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { name: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()' },
    { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    ...(source.preview?.noindex ? [{ name: 'X-Robots-Tag', value: 'noindex' }] : []),
  ]
}

/** `Cache-Control`: names with a digest never change what they hold; everything else is asked for anew each time, and answered with 304 when it is the same. */
export const cacheControl = { assets: 'public, max-age=31536000, immutable', others: 'no-cache' } as const
