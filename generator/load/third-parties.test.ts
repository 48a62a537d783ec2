import { expect, test } from 'vitest'
import { tinySite } from '../../tests/tiny-site.ts'
import { settingsSchema } from '../schema/settings.ts'
import { undeclaredThirdParties } from './third-parties.ts'

const { settings, pages } = tinySite()
const privacy = pages.filter(({ name }) => name === 'privacy')
const lines = new Map([
  ['site.analytics.hosts.0', 7],
  ['site.fonts.stylesheet', 9],
])
const statement = (thirdParties: readonly string[]) =>
  privacy.map((page) => ({ ...page, source: { ...page.source, file: 'privacy.md' }, lines: { thirdParties: 4 }, thirdParties }))
const everything = {
  ...settings,
  analytics: { scripts: ['/own.js', 'https://www.counter.example/x.js?id=1', `${settings.address}/x.js`], hosts: ['https://*.counter.example'] },
  fonts: { stylesheet: 'https://letters.example/css2?family=A', files: 'https://files.letters.example' },
  forms: { contact: 'https://forms.example:8443/a', booking: 'https://forms.example:8443/b' },
}
const hostsIn = (named: readonly string[]) => undeclaredThirdParties(everything, lines, statement(named)).map(({ what }) => /contact (\S+),/.exec(what)?.[1])

test('a site without third parties has no warning', () => expect(undeclaredThirdParties(settings, lines, privacy)).toEqual([]))

test('every host that is switched on and not named is a warning, once, with the lines of the setting and of the statement', () => {
  expect(hostsIn([])).toEqual(['www.counter.example', '*.counter.example', 'letters.example', 'files.letters.example', 'forms.example'])
  const problems = undeclaredThirdParties(everything, lines, statement([]))
  expect(new Set(problems.map(({ severity }) => severity))).toEqual(new Set(['warning']))
  expect(problems[1]?.places).toEqual([
    { file: 'data/site.ts', line: 7, field: 'analytics.hosts.0' },
    { file: 'privacy.md', line: 4, field: 'thirdParties' },
  ])
  expect(problems[4]?.places).toHaveLength(3)
})

test('a wildcard names the hosts below it, and nothing else', () => {
  expect(hostsIn(['*.counter.example', '*.letters.example'])).toEqual(['letters.example', 'forms.example'])
  expect(hostsIn(['counter.example', 'letters.example', 'files.letters.example', 'forms.example'])).toEqual(['www.counter.example', '*.counter.example'])
})

const accepts = (host: string) => settingsSchema.shape.analytics.safeParse({ scripts: [], hosts: [host] }).success
test.each(['https://*.google-analytics.com', 'https://*.a-b.region.example.com', 'https://a.example/x'])(
  '%s is allowed among the hosts of statistics',
  (host) => {
    expect(accepts(host)).toBe(true)
  },
)
test.each([
  'https://*',
  'https://*.com',
  'https://*.*.com',
  'https://a.*.com',
  'https://www*.example.com',
  'https://*.example.com;',
  'https://*.example.com/x',
  "https://*.example.com 'unsafe-inline'",
  'http://*.example.com',
  '*.example.com',
  'https://*.example.com\n',
  'https://*..com',
])('%j may not', (host) => expect(accepts(host)).toBe(false))
