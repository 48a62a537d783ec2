/** Rules that compare riders with their acts. */
import { repeatedBy } from '../core/group-by.ts'
import { belongsTo, type LeftOut } from '../core/left-out.ts'
import { errorAt, type Problem } from '../core/problem.ts'
import { placeOf } from '../core/source.ts'
import { wording } from '../core/wording.ts'
import { peopleOf } from '../relate/acts.ts'
import { coveredIn, offStageIn, planOf } from '../relate/stage.ts'
import type { SiteAct, SiteRider } from './site.ts'

/** Differences between riders and their acts. */
export function checkRiders(acts: readonly SiteAct[], riders: readonly SiteRider[], leftOut: LeftOut): Problem[] {
  const repeated = new Set(repeatedBy(riders, ({ act }) => act).flatMap(([first]) => first?.act ?? []))
  const problems = riders.flatMap((rider): Problem[] => {
    const act = acts.find(({ slug }) => slug === rider.act)
    const first = riders.find((other) => other.act === rider.act)
    if (first && first !== rider) {
      const places = [placeOf(first.source, 'act'), placeOf(rider.source, 'act')]
      return [errorAt(places, wording.duplicate('act', rider.act, [first.source.entry, rider.source.entry]))]
    }
    if (repeated.has(rider.act)) return []
    if (act) return [...peopleProblems(act, rider), ...plotProblems(act, rider)]
    if (belongsTo(leftOut, rider.act)) return []
    return [errorAt(placeOf(rider.source, 'act'), wording.unknownReference(`the rider of "${rider.act}"`, 'act', rider.act, 'data/acts.ts'))]
  })
  // A rider whose act is misspelt, or that names the act of another one, leaves its act without one.
  const isMisspelt = repeated.size > 0 || riders.some((rider) => acts.every(({ slug }) => slug !== rider.act))
  const finished = isMisspelt ? [] : acts.filter(({ draft }) => draft !== true)
  const without = finished.filter(({ slug }) => !belongsTo(leftOut, slug) && riders.every((rider) => rider.act !== slug))
  return [...problems, ...without.map(({ name, source }): Problem => errorAt(placeOf(source, 'slug'), wording.riderMissing(`the act "${name}"`)))]
}

/** Shapes that cover another one on the stage plot, and shapes that are not wholly on the stage. */
function plotProblems({ name }: SiteAct, rider: SiteRider): Problem[] {
  const plan = planOf(rider)
  const subject = `the rider of "${name}"`
  return [
    ...coveredIn(plan).map(
      ([one, other]): Problem =>
        errorAt([placeOf(rider.source, one.field), placeOf(rider.source, other.field)], wording.riderCovered(subject, one.name, other.name)),
    ),
    ...offStageIn(plan).map((box): Problem => errorAt(placeOf(rider.source, box.field), wording.riderOffStage(subject, box.name))),
  ]
}

function peopleProblems(act: SiteAct, rider: SiteRider): Problem[] {
  if (rider.positions.length === peopleOf(act)) return []
  return [
    errorAt(
      [placeOf(rider.source, 'positions'), placeOf(act.source, 'musicians')],
      wording.riderPeople(`the rider of "${act.name}"`, rider.positions.length, peopleOf(act)),
    ),
  ]
}
