import { createContext, useContext } from 'react'
import type { SitePath } from '../../generator/core/addresses.ts'
import { paths } from '../../generator/core/addresses.ts'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'
import { useSite } from './site-context.tsx'

/** One step of a breadcrumb; the page itself has no address. */
export type BreadcrumbItem = { label: string; to?: SitePath }

const PageBreadcrumb = createContext<readonly BreadcrumbItem[] | undefined>(undefined)

/** Around a page: the breadcrumb in its head. */
export const BreadcrumbProvider = PageBreadcrumb.Provider

export function Breadcrumb() {
  const { t } = useSite()
  const items = useContext(PageBreadcrumb)
  if (!items) return null
  return (
    <nav className="breadcrumb" aria-label={t('breadcrumb.label')}>
      <ol>
        <li>
          <Link to={paths.home()}>
            <Icon name="home" />
            <span className="visually-hidden">{t('link.home')}</span>
          </Link>
        </li>
        {items.map(({ label, to }) => (
          <li key={label}>{to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}
