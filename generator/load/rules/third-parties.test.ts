import { expect, test } from 'vitest'
import { tinyAct, tinySite } from '../../../tests/tiny-site.ts'
import { metaPolicy } from '../../render/derived/headers.ts'
import { settingsSchema } from '../../schema/settings.ts'
import type { Site } from '../site.ts'
import { undeclaredThirdParties } from './verification.ts'

const { settings, pages } = tinySite()
const privacy = pages.filter(({ name }) => name === 'privacy')
const lines = new Map([
  ['site.analytics.hosts.0', 7],
  ['site.fonts.stylesheet', 9],
])
const statement = (thirdParties: readonly string[], acts: Site['acts'] = []) => ({
  acts,
  pages: privacy.map((page) => ({
    ...page,
    source: { ...page.source, file: 'privacy.md', lineOf: () => 4 },
    thirdParties,
  })),
})
const everything = {
  ...settings,
  analytics: {
    scripts: ['/own.js', 'https://www.counter.example/x.js?id=1', `${settings.address}/x.js`],
    hosts: ['https://*.counter.example'],
  },
  fonts: { stylesheet: 'https://letters.example/css2?family=A', files: 'https://files.letters.example' },
  forms: { contact: 'https://forms.example:8443/a', booking: 'https://forms.example:8443/b' },
}
const hostsIn = (named: readonly string[]) =>
  undeclaredThirdParties(everything, lines, statement(named)).map(
    ({ what }) => /contact (\S+),/.exec(what)?.[1],
  )

test('a site without third parties has no warning', () =>
  expect(undeclaredThirdParties(settings, lines, { pages: privacy, acts: [tinyAct()] })).toEqual([]))

test('every host that is switched on and not named is a warning, once, with the lines of the setting and of the statement', () => {
  expect(hostsIn([])).toEqual([
    'www.counter.example',
    '*.counter.example',
    'letters.example',
    'files.letters.example',
    'forms.example',
  ])
  const problems = undeclaredThirdParties(everything, lines, statement([]))
  expect(new Set(problems.map(({ severity }) => severity))).toEqual(new Set(['warning']))
  expect(problems[1]?.places).toEqual([
    { file: 'data/site.ts', line: 7, field: 'analytics.hosts.0' },
    { file: 'privacy.md', line: 4, field: 'thirdParties' },
  ])
  expect(problems[4]?.places).toHaveLength(3)
})

test('the hosts of Google’s fonts are two, of which the setting names one: the policy allows both, and the privacy page must name both', () => {
  const site = tinySite({
    settings: { ...settings, fonts: { stylesheet: 'https://fonts.googleapis.com/css2?family=Figtree' } },
  })
  expect(metaPolicy(site)).toContain(
    "style-src 'self' https://fonts.googleapis.com; font-src 'self' https://fonts.googleapis.com https://fonts.gstatic.com;",
  )
  const problems = undeclaredThirdParties(site.settings, lines, statement(['fonts.googleapis.com']))
  expect(problems).toMatchObject([
    {
      places: [{ line: 9, field: 'fonts.stylesheet' }, {}],
      what: expect.stringContaining('fonts.gstatic.com'),
    },
  ])
})

test('a wildcard names the hosts below it, and nothing else', () => {
  expect(hostsIn(['*.counter.example', '*.letters.example'])).toEqual(['letters.example', 'forms.example'])
  expect(hostsIn(['counter.example', 'letters.example', 'files.letters.example', 'forms.example'])).toEqual([
    'www.counter.example',
    '*.counter.example',
  ])
})

test('among the hosts of statistics, a wildcard is the first label of a host below a domain', () => {
  const refused = (...hosts: string[]) =>
    hosts.filter((host) => !settingsSchema.shape.analytics.safeParse({ scripts: [], hosts: [host] }).success)
  expect(
    refused('https://*.google-analytics.com', 'https://*.a-b.region.example.com', 'https://a.example/x'),
  ).toEqual([])
  const wrong = [
    'https://*',
    'https://*.com',
    'https://*.*.com',
    'https://a.*.com',
    'https://www*.example.com',
    'https://*..com',
    '*.example.com',
  ]
  const written = [';', '/x', " 'unsafe-inline'", '\n'].map((end) => `https://*.example.com${end}`)
  expect(refused(...wrong, ...written, 'http://*.example.com')).toEqual([
    ...wrong,
    ...written,
    'http://*.example.com',
  ])
})

test('the host of a player is one, which the policy allows where there is such a player', () => {
  const players = ['https://soundcloud.com/de-proef', 'https://soundcloud.com/de-proef/live'].map((player) =>
    tinyAct({ player }),
  )
  expect(undeclaredThirdParties(settings, lines, statement([], players))).toMatchObject([
    {
      places: [{ file: 'data/acts.ts', field: 'player' }, { field: 'player' }, { file: 'privacy.md' }],
      what: expect.stringContaining("data/acts.ts makes visitors' browsers contact w.soundcloud.com,"),
    },
  ])
  expect(undeclaredThirdParties(settings, lines, statement(['w.soundcloud.com'], players))).toEqual([])
  const framesOf = (acts: Site['acts']) => /frame-src [^;]*/.exec(metaPolicy(tinySite({ acts })))?.[0]
  expect(framesOf(players)).toContain(' https://w.soundcloud.com')
  expect(framesOf([tinyAct()])).not.toMatch(/soundcloud|spotify|bandcamp/)
})
