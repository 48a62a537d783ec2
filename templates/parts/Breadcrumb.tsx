import type { SitePath } from '../../generator/core/addresses.ts'
import { paths } from '../../generator/core/addresses.ts'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'
import { useSite } from './site-context.tsx'

/** One step of a breadcrumb; the page itself is `current` and has no address. */
export type BreadcrumbItem = { label: string; to?: SitePath; current?: boolean }

export function Breadcrumb({ items }: { items: readonly BreadcrumbItem[] }) {
  const { t } = useSite()
  return (
    <nav className="breadcrumb" aria-label={t('breadcrumb.label')}>
      <ol>
        <li>
          <Link to={paths.home()}>
            <Icon name="home" />
            <span className="visually-hidden">{t('link.home')}</span>
          </Link>
        </li>
        {items.map(({ label, to, current }) => (
          <li key={label}>{to ? <Link to={to}>{label}</Link> : <span aria-current={current ? 'page' : undefined}>{label}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}
