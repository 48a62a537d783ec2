/** Compares the other hosts that visitors' browsers contact with those that the privacy page names. */
import { paths } from '../core/addresses.ts'
import { groupBy } from '../core/group-by.ts'
import { type Problem, placeAt, placeOf, warningAt } from '../core/problem.ts'
import { fontFilesOf, postOf, type SiteSettings, serviceOf } from '../schema/settings.ts'
import type { LineIndex } from './data-reader.ts'
import type { SitePage } from './site.ts'

/** Warns of each host that `data/site.ts` (with these lines) switches on and the privacy page does not name. Films are loaded only on demand. */
export function undeclaredThirdParties({ address, analytics, fonts, forms }: SiteSettings, lines: LineIndex, pages: readonly SitePage[]): Problem[] {
  const privacy = pages.find(({ path }) => path === paths.privacy())
  if (!privacy) return []
  const fields: readonly (readonly [field: string, address: string | undefined])[] = [
    ...(analytics?.scripts ?? []).map((script, index) => [`analytics.scripts.${index}`, script] as const),
    ...(analytics?.hosts ?? []).map((host, index) => [`analytics.hosts.${index}`, host] as const),
    ['fonts.stylesheet', fonts.stylesheet],
    [fonts.files === undefined ? 'fonts.stylesheet' : 'fonts.files', fontFilesOf(fonts)],
    ...(['contact', 'booking'] as const).map((name) => [`forms.${name}`, serviceOf(forms[name]) ?? postOf(forms[name])?.post] as const),
  ]
  const found = fields.flatMap(([field, value]) => {
    const host = hostOf(value)
    if (host === undefined || host === hostOf(address) || isNamed(host, privacy.thirdParties ?? [])) return []
    return [{ host, place: { ...placeAt('data/site.ts', lines.get(`site.${field}`)), field } }]
  })
  const statement = placeOf(privacy.source, 'thirdParties')
  return [...groupBy(found, ({ host }) => host)].map(([host, all]) =>
    warningAt([...all.map(({ place }) => place), statement], {
      code: 'third-party-undeclared',
      what: `data/site.ts makes visitors' browsers contact ${host}, which the privacy page does not name.`,
      hint: 'Describe in content/pages/privacy.md what this host receives, and add it to thirdParties in the head of that file.',
    }),
  )
}

/** `*.example.com` for a wildcard; nothing for a file of the site itself. */
const hostOf = (address = ''): string | undefined => /^https:\/\/([^/?#:]+)/.exec(address)?.[1]?.toLowerCase()

const isNamed = (host: string, named: readonly string[]) => named.some((name) => name === host || (name.startsWith('*.') && host.endsWith(name.slice(1))))
