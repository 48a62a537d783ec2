/**
 * Rules for the facts of an act, which must agree (its sets, its price, its loudness, its places, its plans),
 * for its rider and for its shows.
 */
import { closestWord } from '../../core/closest-word.ts'
import { groupBy, repeatedBy } from '../../core/group-by.ts'
import { belongsTo, type InvalidParts } from '../../core/invalid-parts.ts'
import { once } from '../../core/once-per.ts'
import { isDrawing } from '../../core/pictures.ts'
import { quote } from '../../core/printable.ts'
import { errorAt, type Place, type Problem, placeOf, type Sourced, warningAt } from '../../core/problem.ts'
import { duplicate, missingField, pricesSwapped, rule, unknownReference } from '../../core/problem-texts.ts'
import { hasPages, peopleOf } from '../../relate/acts.ts'
import { keysOf } from '../../relate/cities.ts'
import { momentOf } from '../../relate/shows.ts'
import { coveredIn, offStageIn, planOf } from '../../relate/stage.ts'
import { type LoudnessLevel, loudnessLevels } from '../../schema/act.ts'
import { slug } from '../../schema/field.ts'
import type { Show } from '../../schema/show.ts'
import type { Site, SiteAct, SiteRider } from '../site.ts'
import { duplicates } from './duplicates.ts'

/**
 * The highest figure in dB(A) that each step of the scale allows. Each step begins where the one before it
 * ends.
 */
const loudest: Readonly<Record<LoudnessLevel, number>> = {
  gesprek: 72,
  tafel: 80,
  dansvloer: 94,
  concert: 105,
}

const withOrWithout = (included: boolean) => (included ? 'with' : 'without')

/** With this many more people on stage, a lower price is probably a mistake. */
const manyMore = 3

/** Problems of the facts of acts, each with the line of its field. */
export const checkActFacts = (site: Site): Problem[] => [
  ...occasionProblems(site),
  ...site.acts.flatMap((act) => [
    ...photographProblems(act),
    ...setProblems(act),
    ...priceProblems(act, site),
    ...loudnessProblems(act, site),
    ...placeProblems(act),
    ...sharingProblems(act),
    ...planProblems(act),
    ...clauseProblems(act),
  ]),
]

const problem = ({ name, source }: SiteAct, field: string, what: string, hint: string): Problem =>
  errorAt(placeOf(source, field), rule(`the ${field} of the act "${name}"`, what, hint))

const warning = (...of: Parameters<typeof problem>): Problem => ({ ...problem(...of), severity: 'warning' })

/** What is said of the photograph of an act agrees, and its picture is one. */
function* photographProblems(act: SiteAct): Generator<Problem> {
  const { image, keep } = act
  for (const field of ['focus', 'keep', 'gel'] as const)
    if (act[field] !== undefined && isDrawing(image))
      yield problem(
        act,
        field,
        `${image} is a drawing, which has its own light.`,
        `Remove "${field}", or name a photograph in "image".`,
      )
  if (act.focus && keep)
    yield problem(act, 'keep', 'it has "focus" as well.', 'Keep "focus" for one face, or "keep" for several.')
  if (keep && (keep[0] >= keep[2] || keep[1] >= keep[3]))
    yield problem(
      act,
      'keep',
      `[${keep.join(', ')}] is no box.`,
      'Write its left, top, right and bottom: [20, 25, 80, 60].',
    )
}

function* setProblems(act: SiteAct): Generator<Problem> {
  for (const [index, { count, minutes, upTo = minutes, within }] of act.sets.entries()) {
    if (upTo < minutes)
      yield problem(
        act,
        `sets.${index}.upTo`,
        `${upTo} minutes is less than ${minutes}.`,
        'Write the shorter length in "minutes".',
      )
    if (within !== undefined && within < count * upTo)
      yield problem(
        act,
        `sets.${index}.within`,
        `${count} sets of ${upTo} minutes do not fit in ${within} minutes.`,
        'Count the pauses in as well.',
      )
  }
}

const isInOrder = ({ from, to }: { from: number; to: number }) => from <= to

function* priceProblems(act: SiteAct, { acts, priceClasses }: Site): Generator<Problem> {
  if (!act.price) return
  const { from, to, vatIncluded, outsideClass } = act.price
  if (to < from) {
    yield errorAt(placeOf(act.source, 'price.to'), pricesSwapped(`"${act.source.entry}"`, from, to))
    return
  }
  // A range in the wrong order is a problem of its own: others are not compared with it.
  const range = priceClasses.find(({ key, ...ends }) => key === act.priceClass && isInOrder(ends))
  if (
    range &&
    outsideClass === undefined &&
    (from < range.from || (to > range.to && range.openEnded !== true))
  ) {
    const what = `${from} to ${to} is not within ${range.from} to ${range.to}, the range of its price class "${range.key}".`
    yield problem(
      act,
      'price',
      what,
      'Change the range or the price class, or give the reason in "outsideClass".',
    )
  }
  if (range && vatIncluded !== range.vatIncluded) {
    const ofClass = `the price class "${range.key}", which is ${withOrWithout(range.vatIncluded)} VAT`
    yield warning(
      act,
      'price.vatIncluded',
      `its price ${withOrWithout(vatIncluded)} VAT stands beside ${ofClass}.`,
      'Write both with VAT or both without.',
    )
  }
  const cheaper = acts.find(
    (other) =>
      act.priceClass !== undefined &&
      other.priceClass === act.priceClass &&
      other.price &&
      isInOrder(other.price) &&
      peopleOf(act) >= peopleOf(other) + manyMore &&
      from < other.price.from,
  )
  if (cheaper && outsideClass === undefined) {
    const what = `it begins at ${from} for ${peopleOf(act)} people, below "${cheaper.name}" at ${cheaper.price?.from} for ${peopleOf(cheaper)}.`
    yield warning(act, 'price', what, 'Compare the two prices, or give the reason in "outsideClass".')
  }
}

function* loudnessProblems(act: SiteAct, { categories }: Site): Generator<Problem> {
  const { level, from, to } = act.loudness
  const softer = loudnessLevels[loudnessLevels.indexOf(level) - 1]
  const above = softer === undefined ? 0 : loudest[softer]
  if (to < from)
    yield problem(
      act,
      'loudness',
      `it ends at ${to} dB(A), below its start at ${from}.`,
      'Write the lower figure in "from".',
    )
  else if (to > loudest[level] || to <= above) {
    const what = `"${level}" ends above ${above} and at most at ${loudest[level]} dB(A), but this ends at ${to}.`
    yield problem(act, 'loudness', what, 'Change the step or the figure.')
  }
  const category = categories.find(({ key }) => key === act.category)
  if (category?.isQuiet && loudnessLevels.indexOf(level) > loudnessLevels.indexOf('tafel'))
    yield problem(
      act,
      'loudness',
      `acts of the category "${act.category}" are not as loud as "${level}".`,
      'Change the step, or the category of the act.',
    )
}

function* placeProblems(act: SiteAct): Generator<Problem> {
  if (act.outdoors !== undefined && !act.places.includes('buiten'))
    yield problem(
      act,
      'outdoors',
      '"outdoors" describes its needs, but "buiten" is not among its places.',
      'Add "buiten" to places, or remove outdoors.',
    )
}

function* sharingProblems(act: SiteAct): Generator<Problem> {
  const own = act.sharesMusiciansWith?.indexOf(act.slug) ?? -1
  if (own >= 0)
    yield problem(act, `sharesMusiciansWith.${own}`, 'it is the act itself.', 'Name other acts alone.')
}

/**
 * Each act has a text for each occasion with pages, and names no other one. What acts still say of an occasion
 * that the agency took from its list harms nobody.
 */
function* occasionProblems({ acts, occasions, invalid }: Site): Generator<Problem> {
  const known = occasions.filter(hasPages).map(({ key }) => key)
  const unknown: { key: string; meant: string | undefined; place: Place }[] = []
  for (const act of acts) {
    // Without the general occasion, one of the others is probably that one, misspelt.
    const missing = new Set(
      known.filter((key) => act.occasions[key] === undefined && known.length < occasions.length),
    )
    for (const field of ['occasions', 'unsuited', 'plans'] as const)
      for (const key of Object.keys(act[field] ?? {})) {
        if (known.includes(key) || belongsTo(invalid, key)) continue
        const meant = closestWord(key, known)
        unknown.push({ key, meant, place: placeOf(act.source, `${field}.${key}`) })
        if (meant !== undefined) missing.delete(meant)
      }
    for (const key of missing) {
      const field = `occasions.${key}`
      yield errorAt(placeOf(act.source, field), missingField(`the act "${act.slug}"`, field))
    }
  }
  for (const [key, named] of groupBy(unknown, (one) => one.key)) {
    const [{ meant }] = named
    const report = meant === undefined ? warningAt : errorAt
    yield report(
      named.map(({ place }) => place),
      {
        code: 'unknown-reference',
        what: `Acts have texts for the occasion "${key}", but no pages for it: data/occasions.ts has no such entry.`,
        hint:
          meant === undefined ? 'Add the occasion there, or remove the texts.' : `Did you mean "${meant}"?`,
      },
    )
  }
}

/** The songs of a plan are lines of the repertoire, and each moment has a set. */
function* planProblems(act: SiteAct): Generator<Problem> {
  for (const [occasion, plan] of Object.entries(act.plans ?? {})) {
    const { starts, play, early, moments } = plan
    const field = `plans.${occasion}`
    const songs = [
      { song: early?.song, path: 'early.song' },
      ...moments.map(({ song }, index) => ({ song, path: `moments.${index}.song` })),
    ]
    for (const { song, path } of songs) {
      if (song === undefined || act.repertoire.includes(song)) continue
      const closest = closestWord(song, act.repertoire) ?? act.repertoire[0] ?? ''
      yield problem(
        act,
        `${field}.${path}`,
        `${quote(song)} is not in the repertoire.`,
        `Write a line of the repertoire, such as ${quote(closest)}.`,
      )
    }
    if (starts.length > play.count)
      yield problem(
        act,
        `${field}.starts`,
        `it has ${starts.length} times for ${play.count} sets.`,
        'Write one time for each set, or fewer.',
      )
    const most = Math.max(play.count, 2) + 1
    if (moments.length > most) {
      const what = `it has ${moments.length} moments, and ${play.count} sets have room for ${most}.`
      yield problem(act, `${field}.moments`, what, 'Write one for each set, and one for the last song.')
    }
  }
}

const wordsOf = (text: string) =>
  text.split(/[\s/]+/).map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))

/**
 * What `inHall` says of an act may name its songs, and what its other texts and its rider name: a title of which
 * they lack a word is that of another act, or misspelt.
 */
function* clauseProblems(act: SiteAct): Generator<Problem> {
  if (!act.inHall) return
  const { inHall, source, ...facts } = act
  const songs = new Set(act.repertoire.flatMap(wordsOf))
  const all = once(() => new Set(wordsOf(JSON.stringify(facts).replaceAll('"', ' '))))
  for (const [floor, texts = []] of Object.entries(inHall))
    for (const [index, text] of texts.entries())
      for (const title of titlesIn(text)) {
        if (title.every((word) => songs.has(word) || all().has(word))) continue
        const closest = closestWord(title.join(' '), act.repertoire) ?? act.repertoire[0] ?? ''
        yield warning(
          act,
          `inHall.${floor}.${index}`,
          `it names ${quote(title.join(' '))}, which is not in the repertoire.`,
          `Write a song of the repertoire, such as ${quote(closest)}.`,
        )
      }
}

/** Words with a capital that follow each other, each with what Dutch and English have within a word. */
const names =
  /(?<=(?:^|[\s/])[^\p{L}\p{N}\s/]*)\p{Lu}[\p{L}\p{N}.’'-]*(?:[^\p{L}\p{N}]+\p{Lu}[\p{L}\p{N}.’'-]*)*/gu

/** The names in a text, as their words. One word at the beginning of a sentence is no name. */
const titlesIn = (text: string): string[][] =>
  text.split(/(?<=[.!?:])\s+/).flatMap((sentence) =>
    Array.from(sentence.matchAll(names), ({ 0: name, index }) => ({
      words: wordsOf(name),
      isFirst: !/[\p{L}\p{N}]/u.test(sentence.slice(0, index)),
    })).flatMap(({ words, isFirst }) => (isFirst && words.length === 1 ? [] : [words])),
  )

/** Differences between riders and their acts. */
export function checkRiders(
  acts: readonly SiteAct[],
  riders: readonly SiteRider[],
  invalid: InvalidParts,
): Problem[] {
  const repeated = new Set(repeatedBy(riders, ({ act }) => act).map(([{ act }]) => act))
  const problems = riders.flatMap((rider): Problem[] => {
    if (repeated.has(rider.act)) return []
    const act = acts.find(({ slug }) => slug === rider.act)
    if (act) return [...peopleProblems(act, rider), ...plotProblems(act, rider)]
    if (belongsTo(invalid, rider.act)) return []
    return [
      errorAt(
        placeOf(rider.source, 'act'),
        unknownReference(`the rider of "${rider.act}"`, 'act', rider.act, 'data/acts.ts'),
      ),
    ]
  })
  return [...duplicates(riders, 'act'), ...problems]
}

function* peopleProblems(act: SiteAct, { positions, source }: SiteRider): Generator<Problem> {
  const people = peopleOf(act)
  if (positions.length === people) return
  const [found, wanted] = [
    positions.length === 1 ? 'one position' : `${positions.length} positions`,
    people === 1 ? 'one person is' : `${people} people are`,
  ]
  yield errorAt([placeOf(source, 'positions'), placeOf(act.source, 'musicians')], {
    code: 'rider-people',
    what: `The rider of "${act.name}" has ${found}, but ${wanted} on stage.`,
    hint: 'Add or remove a position, or correct the number of people in data/acts.ts.',
  })
}

/** Shapes that cover another one on the stage plot, and shapes that are not wholly on the stage. */
function* plotProblems({ name }: SiteAct, rider: SiteRider): Generator<Problem> {
  const plan = planOf(rider)
  for (const [one, other] of coveredIn(plan))
    yield errorAt([placeOf(rider.source, one.field), placeOf(rider.source, other.field)], {
      code: 'rider-covered',
      what: `On the stage plot in the rider of "${name}", ${one.name} covers ${other.name}.`,
      hint: 'Change x or y of one of them; both are in metres.',
    })
  for (const box of offStageIn(plan))
    yield errorAt(placeOf(rider.source, box.field), {
      code: 'rider-off-stage',
      what: `On the stage plot in the rider of "${name}", ${box.name} is not wholly on the stage.`,
      hint: 'Change its x or y, or make the stage larger; all are in metres.',
    })
}

/** Problems of shows that are not about one field alone. */
export function checkShows(shows: readonly Sourced<Show>[], site: Site): Problem[] {
  const nameOf = (show: Show) => `${show.act} ${momentOf(show)}`
  const twice = repeatedBy(shows, nameOf).map((group) => {
    const entries = group.map(({ source }) => source.entry)
    const places = group.map(({ source }) => placeOf(source, 'date'))
    return errorAt(places, duplicate('act and date', nameOf(group[0]), entries))
  })
  return [...problemsOfEach(shows, site), ...twice]
}

function* problemsOfEach(
  shows: readonly Sourced<Show>[],
  { acts, cities, invalid, today }: Site,
): Generator<Problem> {
  const allKeys = cities.flatMap(keysOf)
  const keys = new Set(allKeys)
  // One of two cities with the same key may be the one that seems to be missing.
  const isSure = keys.size === allKeys.length
  const slugs = new Set(acts.map((act) => act.slug))
  for (const { act, city, date, quote, source, ...show } of shows) {
    const entry = `the show of "${act}" on ${date}`
    if (!slugs.has(act) && !belongsTo(invalid, act))
      yield errorAt(placeOf(source, 'act'), unknownReference(entry, 'act', act, 'data/acts.ts'))
    // The name of another place has a capital.
    if (isSure && slug.safeParse(city).success && !keys.has(city) && !belongsTo(invalid, city))
      yield errorAt(placeOf(source, 'city'), unknownReference(entry, 'city', city, 'data/cities.ts'))
    for (const field of ['hall', 'tickets'] as const) {
      if (show.public || show[field] === undefined) continue
      const what = `it is private, and pages do not show the ${field} of a private party.`
      yield errorAt(placeOf(source, field), rule(entry, what, `Remove "${field}", or write public: true.`))
    }
    // A site that is made again for an earlier day has the quote already.
    if (quote && date >= today)
      yield warningAt(
        placeOf(source, 'quote'),
        rule(entry, 'somebody is quoted who has not been there yet.', 'Remove "quote", or correct the date.'),
      )
  }
}
