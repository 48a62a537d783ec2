import { useSite } from './site-context.tsx'

/** The three figures of the home hero. The number of acts is counted, the others are the agency's claims. */
export function Stats() {
  const { settings, actCount } = useSite()
  const { showsPerYear, yearsOfExperience } = settings.claims
  return (
    <dl className="stats">
      <div>
        <dt>acts</dt>
        <dd>{actCount}</dd>
      </div>
      <div>
        <dt>shows per jaar</dt>
        <dd>{showsPerYear}</dd>
      </div>
      <div>
        <dt>jaar ervaring</dt>
        <dd>{yearsOfExperience}</dd>
      </div>
    </dl>
  )
}
