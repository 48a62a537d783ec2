import { useSite } from './site-context.tsx'

/** The three figures of the home hero. The number of acts is counted, the others are the agency's claims. */
export function Stats() {
  const { t, settings, actCount } = useSite()
  const { showsPerYear, yearsOfExperience } = settings.claims
  return (
    <dl className="stats">
      <div>
        <dt>{t('stats.acts')}</dt>
        <dd>{actCount}</dd>
      </div>
      <div>
        <dt>{t('stats.shows')}</dt>
        <dd>{showsPerYear}</dd>
      </div>
      <div>
        <dt>{t('stats.experience')}</dt>
        <dd>{yearsOfExperience}</dd>
      </div>
    </dl>
  )
}
