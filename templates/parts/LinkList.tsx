import type { SitePath } from '../../generator/core/addresses.ts'
import { Link } from './Link.tsx'

export type LinkView = { label: string; to: SitePath; note?: string }

/** Many short links side by side: cities, occasions, tributes. */
export function LinkList({ links }: { links: readonly LinkView[] }) {
  return (
    <ul className="link-list">
      {links.map(({ label, to, note }) => (
        <li key={to}>
          <Link to={to}>
            {label}
            {note && <small>{note}</small>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
