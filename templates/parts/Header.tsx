import { paths, type SitePath } from '../../generator/core/addresses.ts'
import type { Translate } from '../../generator/core/sentences.ts'
import { Icon } from './Icon.tsx'
import { ButtonLink, EmailLink, Link } from './Link.tsx'
import { useSite } from './site-context.tsx'

/** Which entry of the main navigation a page belongs to. */
export type NavSection = 'home' | 'about' | 'acts' | 'cover' | 'tribute' | 'blog' | 'contact' | 'booking' | 'none'

const entries = (t: Translate): { section: NavSection; label: string; to: SitePath }[] => [
  { section: 'home', label: t('link.home'), to: paths.home() },
  { section: 'about', label: t('link.about'), to: paths.about() },
  { section: 'acts', label: t('link.acts'), to: paths.acts() },
  { section: 'cover', label: t('header.coverbands'), to: paths.landing('coverband-boeken') },
  { section: 'tribute', label: t('link.tributebands'), to: paths.landing('tributeband-boeken') },
  { section: 'blog', label: t('link.blog'), to: paths.blog() },
  { section: 'contact', label: t('link.contact'), to: paths.contact() },
]

export function Header({ section }: { section: NavSection }) {
  const { t, settings } = useSite()
  const { brand } = settings
  const links = entries(t).map((entry) => (
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
