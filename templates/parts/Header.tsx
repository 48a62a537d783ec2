import { paths, type SitePath } from '../../generator/core/addresses.ts'
import { Icon } from './Icon.tsx'
import { ButtonLink, EmailLink, Link } from './Link.tsx'
import { useSite } from './site-context.tsx'

/** Which entry of the main navigation a page belongs to. */
export type NavSection = 'home' | 'about' | 'acts' | 'cover' | 'tribute' | 'blog' | 'contact' | 'booking' | 'none'

const entries = (brand: string): { section: NavSection; label: string; to: SitePath }[] => [
  { section: 'home', label: 'Home', to: paths.home() },
  { section: 'about', label: `Over ${brand}`, to: paths.about() },
  { section: 'acts', label: 'Artiesten', to: paths.acts() },
  { section: 'cover', label: 'Coverband', to: paths.landing('coverband-boeken') },
  { section: 'tribute', label: 'Tributeband', to: paths.landing('tributeband-boeken') },
  { section: 'blog', label: 'Blog', to: paths.blog() },
  { section: 'contact', label: 'Contact', to: paths.contact() },
]

export function Header({ section }: { section: NavSection }) {
  const { t, settings } = useSite()
  const { brand } = settings
  const links = entries(brand).map((entry) => (
    <li key={entry.section}>
      <Link to={entry.to} current={entry.section === section}>
        {entry.label}
      </Link>
    </li>
  ))
  const request = (
    <ButtonLink to={paths.booking()} track="site header_cta">
      {t('link.request')}
    </ButtonLink>
  )
  return (
    <header className="site-header">
      <a href="#inhoud" className="skip-link">
        {t('header.skip')}
      </a>
      <div className="site-header-inner">
        <Link to={paths.home()} className="brand">
          <Logo />
          {brand}
        </Link>
        <nav className="nav-wide" aria-label={t('header.main-menu')}>
          <ul>{links}</ul>
          {request}
        </nav>
        {/* A disclosure of the browser itself: it opens without script, and the script only adds the comfort. */}
        <details className="nav-small">
          <summary>
            <Icon name="menu" />
            <span>{t('header.menu')}</span>
          </summary>
          <nav aria-label={t('header.menu')}>
            <ul>{links}</ul>
            {request}
            <EmailLink className="button button-quiet">{t('header.mail')}</EmailLink>
          </nav>
        </details>
      </div>
    </header>
  )
}

/** The house sign: one beam from the upper left. */
export function Logo() {
  return (
    <svg className="beam-sign" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <path d="M5 3h7l17 26H11z" />
      <circle cx="8.5" cy="5" r="3.5" />
    </svg>
  )
}
