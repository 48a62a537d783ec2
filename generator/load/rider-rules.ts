/** Rules that hold riders and acts together. */
import { belongsTo, type LeftOut } from '../core/left-out.ts'
import type { Problem } from '../core/problem.ts'
import { placeOf } from '../core/source.ts'
import { wording } from '../core/wording.ts'
import { peopleOf } from '../relate/acts.ts'
import type { SiteAct, SiteRider } from './site.ts'

/** What is wrong between the riders and the acts that they belong to. */
export function checkRiders(acts: readonly SiteAct[], riders: readonly SiteRider[], leftOut: LeftOut): Problem[] {
  return riders.flatMap((rider) => {
    const act = acts.find(({ slug }) => slug === rider.act)
    if (act) return peopleProblems(act, rider)
    if (belongsTo(leftOut, rider.act)) return []
    return [
      {
        severity: 'error',
        places: [placeOf(rider.source, 'act')],
        ...wording.unknownReference(`the rider of "${rider.act}"`, 'act', rider.act, 'data/acts.ts'),
      },
    ]
  })
}

function peopleProblems(act: SiteAct, rider: SiteRider): Problem[] {
  if (rider.positions.length === peopleOf(act)) return []
  return [
    {
      severity: 'error',
      places: [placeOf(rider.source, 'positions'), placeOf(act.source, 'musicians')],
      ...wording.riderPeople(`the rider of "${act.name}"`, rider.positions.length, peopleOf(act)),
    },
  ]
}
