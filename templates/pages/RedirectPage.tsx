import type { SitePath } from '../../generator/core/addresses.ts'
import { Link } from '../parts/Link.tsx'
import { useSite } from '../parts/site-context.tsx'

/** For hosts without a list of redirects: the head redirects visitors, and the link works when it cannot. */
export function RedirectPage({ to }: { to: SitePath }) {
  const { t } = useSite()
  return (
    <div className="moved">
      <h1>{t('redirect.title')}</h1>
      <p>
        <Link to={to}>{t('redirect.link')}</Link>
      </p>
    </div>
  )
}
