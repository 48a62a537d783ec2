/**
 * Facts about the world, which change without us: zones, rules on loudness and halls say when somebody
 * compared them with their source.
 */

import { paths } from '../../core/addresses.ts'
import { embedOf } from '../../core/embeds.ts'
import { groupBy } from '../../core/group-by.ts'
import { everyBlock } from '../../core/page-content.ts'
import { errorAt, type Place, type Problem, placeAt, placeOf, warningAt } from '../../core/problem.ts'
import { atStart } from '../../core/problem-texts.ts'
import { escapePattern } from '../../core/text.ts'
import { namedHalls } from '../../relate/venues.ts'
import type { Venue } from '../../schema/city.ts'
import { fontFilesOf, postOf, type SiteSettings, serviceOf, statisticsOf } from '../../schema/settings.ts'
import type { LineIndex } from '../data/reader.ts'
import type { Site } from '../site.ts'

/** `name` begins with an article, as sentences need it. */
type SourcedFact = {
  name: string
  fact: Pick<Venue, 'checked' | 'unverified' | 'source' | 'closed'>
  isUnused?: boolean
  place: (field: string) => Place
}

type WorldFacts = Pick<Site, 'zones' | 'decibels' | 'cities'>

const sourcedFacts = ({ zones, decibels, cities }: WorldFacts): SourcedFact[] => [
  ...zones.map(({ source, ...zone }) => {
    const fact = { ...zone, source: zone.authority.address }
    return {
      name: `the zone "${zone.key}"`,
      fact,
      isUnused: !cities.some((city) => city.zones?.includes(zone.key)),
      place: (field: string) => placeOf(source, field),
    }
  }),
  ...decibels.map(({ source, ...rule }) => ({
    name: `the rule on loudness "${rule.key}"`,
    fact: { ...rule, source: rule.authority.address },
    place: (field: string) => placeOf(source, field),
  })),
  ...cities.flatMap(({ source, venues }) =>
    venues.map((fact, index) => ({
      name: `the hall "${fact.name}"`,
      fact,
      place: (field: string) => placeOf(source, `venues.${index}.${field}`),
    })),
  ),
]

/**
 * What is wrong with how facts were compared with their sources, and texts that name halls that must not be
 * named.
 */
export const checkWorldFacts = (site: WorldFacts & Pick<Site, 'texts' | 'today'>): Problem[] => [
  ...comparisons(site),
  ...hallsInTexts(site),
]

function* comparisons({ today, ...world }: WorldFacts & Pick<Site, 'today'>): Generator<Problem> {
  const facts = sourcedFacts(world)
  for (const { name, fact, place } of facts) {
    const { checked, unverified, source, closed } = fact
    if ((checked === undefined) !== (unverified === true))
      yield errorAt(place('checked'), {
        code: 'fact-unclear',
        what: `${atStart(name)} must say either when it was compared with its source, or that nobody has done so.`,
        hint: 'Write "checked" with the day on which you read the source, or "unverified: true".',
      })
    if (checked !== undefined && source === undefined)
      yield errorAt(place('checked'), {
        code: 'fact-unclear',
        what: `${atStart(name)} was compared with a source that it does not name.`,
        hint: 'Write the address of the page in "source".',
      })
    if (closed && closed.until <= today)
      yield warningAt(place('closed'), {
        code: 'hall-reopened',
        what: `${atStart(name)} was to open again on ${closed.until}, and pages still do not name it.`,
        hint: 'Read its source: remove "closed" where it is open, or write the new day.',
      })
  }
  const aYearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  const old = facts.flatMap(({ fact: { checked = aYearAgo }, place }) =>
    checked < aYearAgo ? [place('checked')] : [],
  )
  if (old.length > 0)
    yield warningAt(old, {
      code: 'facts-old',
      what: `${old.length === 1 ? 'One fact was' : `${old.length} facts were`} compared with the source more than a year ago.`,
      hint: 'Read the source again, and write the day in "checked".',
    })
}

/** Texts that name a hall that pages leave out. */
function hallsInTexts({ cities, texts }: Pick<Site, 'cities' | 'texts'>): Problem[] {
  const named = new Set(cities.flatMap(namedHalls))
  const unnamed = cities.flatMap(({ venues }) => venues.filter((hall) => !named.has(hall)))
  if (unnamed.length === 0) return []
  const byName = groupBy(unnamed, textName)
  const names = [...byName.keys()].sort((one, other) => other.length - one.length)
  const anyName = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${names.map(escapePattern).join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  )
  const mentions = texts.flatMap(({ text, placeAt }) =>
    [...text.matchAll(anyName)].flatMap(({ 0: name, index }) =>
      (byName.get(name) ?? [])
        .filter((hall) => text !== hall.name && text !== hall.said)
        .map((hall) => ({ hall, place: placeAt(index) })),
    ),
  )
  return [...groupBy(mentions, ({ hall }) => hall)].map(([{ name, closed }, found]) => {
    const places = found.map(({ place }) => place)
    return warningAt(places, {
      code: 'hall-in-text',
      what: `The hall "${name}" ${closed ? 'is closed' : 'was not compared with a source'}, and a text names it.`,
      hint: closed
        ? 'Take it out of the text.'
        : 'Take it out of the text, or read a page of the hall and write "source" and "checked" in data/cities.ts.',
    })
  })
}

/** How texts name a hall: what is in parentheses distinguishes it from others, as in "Gigant (Apeldoorn)". */
const textName = ({ name }: Pick<Venue, 'name'>): string => name.split(' (')[0] ?? name

/** What nobody has compared with its source: a problem of a site that goes live. */
export const unverifiedFacts = (site: WorldFacts): Problem[] =>
  sourcedFacts(site)
    .filter(({ fact }) => fact.unverified)
    .map(({ name, place, isUnused }) =>
      errorAt(place('unverified'), {
        code: 'live-unverified',
        what: `Nobody has compared ${name} with its source.`,
        hint: isUnused
          ? 'No city names it: remove it.'
          : `Read a page of the authority or of the hall, and write checked: 'yyyy-mm-dd' in place of "unverified: true".`,
      }),
    )

/**
 * Warns of each host that `data/site.ts` (with these lines) switches on, or from which a click loads a player, and
 * which the privacy page does not name. Its text speaks of films.
 */
export function undeclaredThirdParties(
  settings: SiteSettings,
  lines: LineIndex,
  { pages, acts }: Pick<Site, 'pages' | 'acts'>,
): Problem[] {
  const privacy = pages.find(({ path }) => path === paths.privacy())
  if (!privacy) return []
  const { address, fonts, forms } = settings
  // The block names the hosts of the statistics itself.
  const namesStatistics = everyBlock(privacy.blocks).some(({ name }) => name === 'statistics')
  const { scripts = [], hosts = [] } = (namesStatistics ? undefined : statisticsOf(settings)) ?? {}
  const fields: readonly (readonly [field: string, address: string | undefined])[] = [
    ...scripts.map(({ field, src }) => [`analytics.${field}`, src] as const),
    ...hosts.map(({ field, host }) => [`analytics.${field}`, host] as const),
    ['fonts.stylesheet', fonts.stylesheet],
    [fonts.files === undefined ? 'fonts.stylesheet' : 'fonts.files', fontFilesOf(fonts)],
    ...(['contact', 'booking'] as const).map(
      (name) => [`forms.${name}`, serviceOf(forms[name]) ?? postOf(forms[name])?.post] as const,
    ),
  ]
  const found = [
    ...fields.map(([field, value]) => ({
      ...{ value, place: { ...placeAt('data/site.ts', lines.get(`site.${field}`)), field } },
    })),
    ...acts.map(({ player = '', source }) => ({
      ...{ value: player && embedOf(player).frame, place: placeOf(source, 'player') },
    })),
  ].flatMap(({ value, place }) => {
    const host = hostOf(value)
    if (host === undefined || host === hostOf(address) || isNamed(host, privacy.thirdParties ?? [])) return []
    return [{ host, place }]
  })
  const statement = placeOf(privacy.source, 'thirdParties')
  return [...groupBy(found, ({ host }) => host)].map(([host, all]) =>
    warningAt([...all.map(({ place }) => place), statement], {
      code: 'third-party-undeclared',
      what: `${all[0].place.file} makes visitors' browsers contact ${host}, which the privacy page does not name.`,
      hint: 'Describe in content/pages/privacy.md what this host receives, and add it to thirdParties in the head of that file; or, for statistics, write ::statistics in its text.',
    }),
  )
}

/** `*.example.com` for a wildcard; nothing for a file of the site itself. */
const hostOf = (address = ''): string | undefined => /^https:\/\/([^/?#:]+)/.exec(address)?.[1]?.toLowerCase()

const isNamed = (host: string, named: readonly string[]) =>
  named.some((name) => name === host || (name.startsWith('*.') && host.endsWith(name.slice(1))))
