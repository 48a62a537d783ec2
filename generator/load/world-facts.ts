/** Facts about the world, which change without us: zones and halls say when somebody compared them with their source. */
import { errorAt, type Place, type Problem, type ProblemText, placeOf } from '../core/problem.ts'
import { atStart } from '../core/problem-texts.ts'
import type { Site } from './site.ts'

type Compared = { checked?: string; unverified?: true }
/** `name` begins with an article, as sentences need it. */
type WorldFact = { name: string; fact: Compared; place: (field: string) => Place }

const worldFacts = ({ zones, cities }: Pick<Site, 'zones' | 'cities'>): WorldFact[] => [
  ...zones.map((zone) => ({ name: `the zone "${zone.key}"`, fact: zone, place: (field: string) => placeOf(zone.source, field) })),
  ...cities.flatMap(({ source, venues }) =>
    venues.map((venue, index) => ({ name: `the hall "${venue.name}"`, fact: venue, place: (field: string) => placeOf(source, `venues.${index}.${field}`) })),
  ),
]

/** Facts of which nobody can see whether they were compared with their source, and those that nobody has read again for a year. */
export function checkWorldFacts(site: Pick<Site, 'zones' | 'cities' | 'today'>): Problem[] {
  const facts = worldFacts(site)
  const unclear = facts.filter(({ fact: { checked, unverified } }) => (checked === undefined) !== (unverified === true))
  const aYearAgo = `${Number(site.today.slice(0, 4)) - 1}${site.today.slice(4)}`
  const old = facts.filter(({ fact: { checked } }) => checked !== undefined && checked < aYearAgo)
  return [
    ...unclear.map(({ name, place }) => errorAt(place('checked'), factUnclear(name))),
    ...unsourced(site),
    ...(old.length > 0 ? [{ severity: 'warning' as const, places: old.map(({ place }) => place('checked')), ...factsOld(old.length) }] : []),
    ...reopened(site),
  ]
}

/** Halls that were compared with a source that they do not name. */
const unsourced = ({ cities }: Pick<Site, 'cities'>): Problem[] =>
  cities.flatMap(({ source, venues }) =>
    venues.flatMap(({ name, checked, source: page }, index) =>
      checked !== undefined && page === undefined ? [errorAt(placeOf(source, `venues.${index}.checked`), hallUnsourced(name))] : [],
    ),
  )

/** Closed halls whose announced day has come. */
const reopened = ({ cities, today }: Pick<Site, 'cities' | 'today'>): Problem[] =>
  cities.flatMap(({ source, venues }) =>
    venues.flatMap(({ name, closed }, index): Problem[] =>
      closed && closed.until <= today
        ? [{ severity: 'warning', places: [placeOf(source, `venues.${index}.closed`)], ...hallReopened(name, closed.until) }]
        : [],
    ),
  )

/** What nobody has compared with its source: a problem of a site that goes live. */
export const unverifiedFacts = (site: Pick<Site, 'zones' | 'cities'>): Problem[] =>
  worldFacts(site)
    .filter(({ fact }) => fact.unverified)
    .map(({ name, place }) =>
      errorAt(place('unverified'), {
        code: 'live-unverified',
        what: `Nobody has compared ${name} with its source.`,
        hint: `Read a page of the authority or of the hall, and write checked: 'yyyy-mm-dd' in place of "unverified: true".`,
      }),
    )

const factUnclear = (name: string): ProblemText => ({
  code: 'fact-unclear',
  what: `${atStart(name)} must say either when it was compared with its source, or that nobody has done so.`,
  hint: 'Write "checked" with the day on which you read the source, or "unverified: true".',
})

const hallUnsourced = (name: string): ProblemText => ({
  code: 'fact-unclear',
  what: `The hall "${name}" was compared with a source that it does not name.`,
  hint: 'Write the address of the page in "source".',
})

const factsOld = (count: number): ProblemText => ({
  code: 'facts-old',
  what: `${count === 1 ? 'One fact was' : `${count} facts were`} compared with the source more than a year ago.`,
  hint: 'Read the source again, and write the day in "checked".',
})

const hallReopened = (name: string, until: string): ProblemText => ({
  code: 'hall-reopened',
  what: `The hall "${name}" was to open again on ${until}, and pages still do not name it.`,
  hint: 'Read its source: remove "closed" where it is open, or write the new day.',
})
