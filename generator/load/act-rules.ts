/** Rules for the facts of an act, which must agree: its sets, its price, its loudness, its places, its plans. */
import { occasionKeys } from '../core/addresses.ts'
import { closestWord } from '../core/closest-word.ts'
import { quote } from '../core/printable.ts'
import { errorAt, type Problem, placeOf } from '../core/problem.ts'
import { pricesSwapped, rule } from '../core/problem-texts.ts'
import { peopleOf } from '../relate/acts.ts'
import { type LoudnessLevel, loudnessLevels } from '../schema/act.ts'
import type { Site, SiteAct } from './site.ts'

/** The highest figure in dB(A) that each step of the scale allows. Each step begins where the one before it ends. */
const loudest: Readonly<Record<LoudnessLevel, number>> = { gesprek: 72, tafel: 80, dansvloer: 94, concert: 105 }

const withOrWithout = (included: boolean) => (included ? 'with' : 'without')

/** With this many more people on stage, a lower price is probably a mistake. */
const manyMore = 3

/** Problems of the facts of acts, each with the line of its field. */
export const checkActFacts = (site: Site): Problem[] =>
  site.acts.flatMap((act) => [...setProblems(act), ...priceProblems(act, site), ...loudnessProblems(act), ...placeProblems(act), ...planProblems(act)])

const problem = ({ name, source }: SiteAct, field: string, what: string, hint: string): Problem =>
  errorAt(placeOf(source, field), rule(`the ${field} of the act "${name}"`, what, hint))

const warning = (...of: Parameters<typeof problem>): Problem => ({ ...problem(...of), severity: 'warning' })

function* setProblems(act: SiteAct): Generator<Problem> {
  for (const [index, { count, minutes, upTo = minutes, within }] of act.sets.entries()) {
    if (upTo < minutes) yield problem(act, `sets.${index}.upTo`, `${upTo} minutes is less than ${minutes}.`, 'Write the shorter length in "minutes".')
    if (within !== undefined && within < count * upTo)
      yield problem(act, `sets.${index}.within`, `${count} sets of ${upTo} minutes do not fit in ${within} minutes.`, 'Count the pauses in as well.')
  }
}

const isInOrder = ({ from, to }: { from: number; to: number }) => from <= to

function* priceProblems(act: SiteAct, { acts, priceClasses }: Site): Generator<Problem> {
  const { from, to, vatIncluded, outsideClass } = act.price
  if (to < from) {
    yield errorAt(placeOf(act.source, 'price.to'), pricesSwapped(`"${act.source.entry}"`, from, to))
    return
  }
  // A range in the wrong order is a problem of its own: others are not compared with it.
  const range = priceClasses.find(({ key, ...ends }) => key === act.priceClass && isInOrder(ends))
  if (range && outsideClass === undefined && (from < range.from || (to > range.to && range.openEnded !== true))) {
    const what = `${from} to ${to} is not within ${range.from} to ${range.to}, the range of its price class "${range.key}".`
    yield problem(act, 'price', what, 'Change the range or the price class, or give the reason in "outsideClass".')
  }
  if (range && vatIncluded !== range.vatIncluded) {
    const ofClass = `the price class "${range.key}", which is ${withOrWithout(range.vatIncluded)} VAT`
    yield warning(act, 'price.vatIncluded', `its price ${withOrWithout(vatIncluded)} VAT stands beside ${ofClass}.`, 'Write both with VAT or both without.')
  }
  const cheaper = acts.find(
    (other) => other.priceClass === act.priceClass && isInOrder(other.price) && peopleOf(act) >= peopleOf(other) + manyMore && from < other.price.from,
  )
  if (cheaper && outsideClass === undefined) {
    const what = `it begins at ${from} for ${peopleOf(act)} people, below "${cheaper.name}" at ${cheaper.price.from} for ${peopleOf(cheaper)}.`
    yield warning(act, 'price', what, 'Compare the two prices, or give the reason in "outsideClass".')
  }
}

function* loudnessProblems(act: SiteAct): Generator<Problem> {
  const { level, from, to } = act.loudness
  const softer = loudnessLevels[loudnessLevels.indexOf(level) - 1]
  const above = softer === undefined ? 0 : loudest[softer]
  if (to < from) yield problem(act, 'loudness', `it ends at ${to} dB(A), below its start at ${from}.`, 'Write the lower figure in "from".')
  else if (to > loudest[level] || to <= above) {
    const what = `"${level}" ends above ${above} and at most at ${loudest[level]} dB(A), but this ends at ${to}.`
    yield problem(act, 'loudness', what, 'Change the step or the figure.')
  }
  if (act.category === 'akoestisch' && loudnessLevels.indexOf(level) > loudnessLevels.indexOf('tafel'))
    yield problem(act, 'loudness', `an acoustic act is not as loud as "${level}".`, 'Change the step, or the category of the act.')
}

function* placeProblems(act: SiteAct): Generator<Problem> {
  if (act.outdoors !== undefined && !act.places.includes('buiten'))
    yield problem(act, 'outdoors', '"outdoors" describes its needs, but "buiten" is not among its places.', 'Add "buiten" to places, or remove outdoors.')
}

/** The songs of a plan are lines of the repertoire, and each moment has a set. */
function* planProblems(act: SiteAct): Generator<Problem> {
  for (const occasion of occasionKeys) {
    const plan = act.plans?.[occasion]
    if (!plan) continue
    const { starts, play, early, moments } = plan
    const field = `plans.${occasion}`
    const songs = [{ song: early?.song, path: 'early.song' }, ...moments.map(({ song }, index) => ({ song, path: `moments.${index}.song` }))]
    for (const { song, path } of songs) {
      if (song === undefined || act.repertoire.includes(song)) continue
      const closest = closestWord(song, act.repertoire) ?? act.repertoire[0] ?? ''
      yield problem(act, `${field}.${path}`, `${quote(song)} is not in the repertoire.`, `Write a line of the repertoire, such as ${quote(closest)}.`)
    }
    if (starts.length > play.count)
      yield problem(act, `${field}.starts`, `it has ${starts.length} times for ${play.count} sets.`, 'Write one time for each set, or fewer.')
    const most = Math.max(play.count, 2) + 1
    if (moments.length > most) {
      const what = `it has ${moments.length} moments, and ${play.count} sets have room for ${most}.`
      yield problem(act, `${field}.moments`, what, 'Write one for each set, and one for the last song.')
    }
  }
}
