/** Rules that compare riders with their acts. */
import { repeatedBy } from '../core/group-by.ts'
import { belongsTo, type LeftOut } from '../core/left-out.ts'
import { errorAt, type Problem, placeOf } from '../core/problem.ts'
import { unknownReference } from '../core/problem-texts.ts'
import { peopleOf } from '../relate/acts.ts'
import { coveredIn, offStageIn, planOf } from '../relate/stage.ts'
import { duplicates } from './rules.ts'
import type { SiteAct, SiteRider } from './site.ts'

/** Differences between riders and their acts. */
export function checkRiders(acts: readonly SiteAct[], riders: readonly SiteRider[], leftOut: LeftOut): Problem[] {
  const repeated = new Set(repeatedBy(riders, ({ act }) => act).map(([{ act }]) => act))
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
  const missing = without.map(({ name, source }) =>
    errorAt(placeOf(source, 'slug'), {
      code: 'rider-missing',
      what: `The act "${name}" has no technical rider, so its page cannot say what it needs on a stage.`,
      hint: 'Add an entry to data/riders.ts: copy that of an act with as many people.',
    }),
  )
  return [...duplicates(riders, 'act'), ...problems, ...missing]
}

function* peopleProblems(act: SiteAct, { positions, source }: SiteRider): Generator<Problem> {
  const people = peopleOf(act)
  if (positions.length === people) return
  const [found, wanted] = [positions.length === 1 ? 'one position' : `${positions.length} positions`, people === 1 ? 'one person is' : `${people} people are`]
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
