import type { SitePath } from '../../generator/core/addresses.ts'
import { Link } from '../parts/Link.tsx'

/** For hosts that read no list of redirects: the head sends the visitor on, and the link does when it cannot. */
export function RedirectPage({ to }: { to: SitePath }) {
  return (
    <div className="moved">
      <h1>Deze pagina is verhuisd</h1>
      <p>
        <Link to={to}>Ga naar de nieuwe pagina</Link>
      </p>
    </div>
  )
}
