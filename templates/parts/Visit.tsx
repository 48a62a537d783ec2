/** What is true of one act in one city: the day with its drive, the halls, the price, and what to arrange. */
import type { VenueView } from './CityFacts.tsx'
import type { Fact } from './Facts.tsx'
import type { RunningOrderRow } from './RunningOrder.tsx'

type CostLine = { name: string; value: string; note?: string | undefined }

export type VisitView = {
  /** What organisers ask first. */
  band: readonly Fact[]
  /** How many halls suit the act. */
  fit: string
  drive: string
  /** Hour by hour, and an afternoon in a sentence; missing for an act without a rider. */
  day: { title: string; rows: readonly RunningOrderRow[] } | undefined
  afternoon: string | undefined
  /** The act's range with the trip, in euros. */
  price: { from: number; to: number; vatIncluded: boolean }
  costs: { lines: readonly CostLine[]; total: CostLine }
  halls: readonly VenueView[]
  /** Which halls do not suit it, and why. */
  misfits: readonly string[]
  notes: readonly { title: string; text: string }[]
  /** What to ask the hall. */
  questions: readonly string[]
}

/** The price with the drive, line by line. */
export function CostLedger({ costs: { lines, total } }: Pick<VisitView, 'costs'>) {
  return (
    <dl className="ledger">
      {lines.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {note !== undefined && <dd className="note">{note}</dd>}
        </div>
      ))}
      <div className="ledger-total">
        <dt>{total.name}</dt>
        <dd>{total.value}</dd>
      </div>
    </dl>
  )
}
