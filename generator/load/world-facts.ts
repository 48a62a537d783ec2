/** Facts about the world, which change without us: zones and halls say when somebody compared them with their source. */
import { groupBy } from '../core/group-by.ts'
import { errorAt, type Place, type Problem, type ProblemText, placeOf, warningAt } from '../core/problem.ts'
import { atStart } from '../core/problem-texts.ts'
import { escapePattern } from '../core/text.ts'
import { namedHalls } from '../relate/venues.ts'
import type { Venue } from '../schema/city.ts'
import type { Site } from './site.ts'

type Compared = { checked?: string; unverified?: true }
/** `name` begins with an article, as sentences need it. */
type WorldFact = { name: string; fact: Compared; place: (field: string) => Place }

type HallFact = WorldFact & { fact: Venue }

const hallFacts = (cities: Site['cities']): HallFact[] =>
  cities.flatMap(({ source, venues }) =>
    venues.map((fact, index) => ({ name: `the hall "${fact.name}"`, fact, place: (field: string) => placeOf(source, `venues.${index}.${field}`) })),
  )

const worldFacts = ({ zones, cities }: Pick<Site, 'zones' | 'cities'>): WorldFact[] => [
  ...zones.map((fact) => ({ name: `the zone "${fact.key}"`, fact, place: (field: string) => placeOf(fact.source, field) })),
  ...hallFacts(cities),
]

/** What is wrong with how facts were compared with their sources, and texts that name halls that must not be named. */
export function checkWorldFacts(site: Pick<Site, 'zones' | 'cities' | 'texts' | 'today'>): Problem[] {
  const [facts, halls] = [worldFacts(site), hallFacts(site.cities)]
  const unclear = facts.filter(({ fact: { checked, unverified } }) => (checked === undefined) !== (unverified === true))
  const aYearAgo = `${Number(site.today.slice(0, 4)) - 1}${site.today.slice(4)}`
  const old = facts.flatMap(({ fact: { checked = aYearAgo }, place }) => (checked < aYearAgo ? [place('checked')] : []))
  return [
    ...unclear.map(({ name, place }) => errorAt(place('checked'), factUnclear(name))),
    ...unsourced(halls),
    ...(old.length > 0 ? [warningAt(old, factsOld(old.length))] : []),
    ...reopened(halls, site.today),
    ...hallsInTexts(site),
  ]
}

/** Texts that name a hall that pages leave out. */
function hallsInTexts({ cities, texts }: Pick<Site, 'cities' | 'texts'>): Problem[] {
  const named = new Set(cities.flatMap(namedHalls))
  const unnamed = cities.flatMap(({ venues }) => venues.filter((hall) => !named.has(hall)))
  if (unnamed.length === 0) return []
  const byFirstWord = groupBy(unnamed, (hall) => textName(hall).match(words)?.[0] ?? '')
  // Hardly any text has such a name, and a search for all names at once is faster than one for the words of a text.
  const anyName = new RegExp(unnamed.map((hall) => escapePattern(textName(hall))).join('|'))
  const mayName = texts.filter(({ text }) => anyName.test(text))
  const mentions = mayName.flatMap(({ text, placeAt }) =>
    [...text.matchAll(words)].flatMap(({ 0: word, index }) => {
      const found = (byFirstWord.get(word) ?? []).filter((hall) => text !== hall.name && isNamedAt(textName(hall), text, index, word))
      return found.map((hall) => ({ hall, place: placeAt(index) }))
    }),
  )
  return [...groupBy(mentions, ({ hall }) => hall)].map(([{ name, closed }, found]) => {
    const places = found.map(({ place }) => place)
    return warningAt(places, hallInText(name, closed !== undefined))
  })
}

/** Whether a text has a whole name where the first word of that name is. */
function isNamedAt(name: string, text: string, at: number, firstWord: string): boolean {
  const start = at - name.indexOf(firstWord)
  return text.startsWith(name, start) && !/^[\p{L}\p{N}]/u.test(text.slice(start + name.length))
}

const words = /[\p{L}\p{N}]+/gu

/** How texts name a hall: what is in parentheses tells it from others, as in "Gigant (Apeldoorn)". */
const textName = ({ name }: Pick<Venue, 'name'>): string => name.split(' (')[0] ?? name

/** Halls that were compared with a source that they do not name. */
const unsourced = (halls: readonly HallFact[]): Problem[] =>
  halls.flatMap(({ fact: { name, checked, source }, place }) =>
    checked !== undefined && source === undefined ? [errorAt(place('checked'), hallUnsourced(name))] : [],
  )

/** Closed halls whose announced day has come. */
const reopened = (halls: readonly HallFact[], today: string): Problem[] =>
  halls.flatMap(({ fact: { name, closed }, place }): Problem[] =>
    closed && closed.until <= today ? [warningAt(place('closed'), hallReopened(name, closed.until))] : [],
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

const hallInText = (name: string, isClosed: boolean): ProblemText => ({
  code: 'hall-in-text',
  what: `The hall "${name}" ${isClosed ? 'is closed' : 'was not compared with a source'}, and a text names it.`,
  hint: isClosed ? 'Take it out of the text.' : 'Take it out of the text, or read a page of the hall and write "source" and "checked" in data/cities.ts.',
})

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
