/** Rules that compare riders with their acts. */
import { repeatedBy } from '../core/group-by.ts'
import { belongsTo, type LeftOut } from '../core/left-out.ts'
import { errorAt, type Problem, type ProblemText, placeOf } from '../core/problem.ts'
import { atStart, unknownReference } from '../core/problem-texts.ts'
import { peopleOf } from '../relate/acts.ts'
import { coveredIn, offStageIn, planOf } from '../relate/stage.ts'
import { duplicates } from './rules.ts'
import type { SiteAct, SiteRider } from './site.ts'

/** Differences between riders and their acts. */
export function checkRiders(acts: readonly SiteAct[], riders: readonly SiteRider[], leftOut: LeftOut): Problem[] {
  const repeated = new Set(repeatedBy(riders, ({ act }) => act).flatMap(([first]) => first?.act ?? []))
  const problems = riders.flatMap((rider): Problem[] => {
    if (repeated.has(rider.act)) return []
    const act = acts.find(({ slug }) => slug === rider.act)
    if (act) return [...peopleProblems(act, rider), ...plotProblems(act, rider)]
    if (belongsTo(leftOut, rider.act)) return []
    return [errorAt(placeOf(rider.source, 'act'), unknownReference(`the rider of "${rider.act}"`, 'act', rider.act, 'data/acts.ts'))]
  })
  // A rider whose act is misspelt, or that names the act of another one, leaves its act without one.
  const isMisspelt = repeated.size > 0 || riders.some((rider) => acts.every(({ slug }) => slug !== rider.act))
  const finished = isMisspelt ? [] : acts.filter(({ draft }) => draft !== true)
  const without = finished.filter(({ slug }) => !belongsTo(leftOut, slug) && riders.every((rider) => rider.act !== slug))
  return [
    ...duplicates(riders, { act: ({ act }) => act }),
    ...problems,
    ...without.map(({ name, source }): Problem => errorAt(placeOf(source, 'slug'), riderMissing(`the act "${name}"`))),
  ]
}

/** Shapes that cover another one on the stage plot, and shapes that are not wholly on the stage. */
function plotProblems({ name }: SiteAct, rider: SiteRider): Problem[] {
  const plan = planOf(rider)
  const subject = `the rider of "${name}"`
  const placesOf = (...fields: string[]) => fields.map((field) => placeOf(rider.source, field))
  return [
    ...coveredIn(plan).map(([one, other]) => errorAt(placesOf(one.field, other.field), riderCovered(subject, one.name, other.name))),
    ...offStageIn(plan).map((box) => errorAt(placesOf(box.field), riderOffStage(subject, box.name))),
  ]
}

function peopleProblems(act: SiteAct, { positions, source }: SiteRider): Problem[] {
  const people = peopleOf(act)
  if (positions.length === people) return []
  return [errorAt([placeOf(source, 'positions'), placeOf(act.source, 'musicians')], riderPeople(`the rider of "${act.name}"`, positions.length, people))]
}

const riderPeople = (rider: string, positions: number, people: number): ProblemText => ({
  code: 'rider-people',
  what: `${atStart(rider)} has ${positions === 1 ? 'one position' : `${positions} positions`}, but ${people === 1 ? 'one person is' : `${people} people are`} on stage.`,
  hint: 'Add or remove a position, or correct the number of people in data/acts.ts.',
})

const riderMissing = (act: string): ProblemText => ({
  code: 'rider-missing',
  what: `${atStart(act)} has no technical rider, so its page cannot say what it needs on a stage.`,
  hint: 'Add an entry to data/riders.ts: copy that of an act with as many people.',
})

const riderCovered = (rider: string, one: string, other: string): ProblemText => ({
  code: 'rider-covered',
  what: `On the stage plot in ${rider}, ${one} covers ${other}.`,
  hint: 'Change x or y of one of them; both are in metres.',
})

const riderOffStage = (rider: string, thing: string): ProblemText => ({
  code: 'rider-off-stage',
  what: `On the stage plot in ${rider}, ${thing} is not wholly on the stage.`,
  hint: 'Change its x or y, or make the stage larger; all are in metres.',
})
