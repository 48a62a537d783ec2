import { paths } from '../../generator/core/addresses.ts'
import { Icon } from './Icon.tsx'
import { ButtonLink, EmailLink, Link, PhoneIconLink, PhoneLink } from './Link.tsx'
import { type LogoView, useSite } from './site-context.tsx'

/** The letters of a name that fit between the edge of a phone and the buttons beside it. */
const roomForName = 9

/** @param section the address of the entry of the main menu that the page belongs to */
export function Header({ section }: { section: string | undefined }) {
  const { t, navigation, settings } = useSite()
  const { menu, button } = navigation
  const links = (isMore: boolean) =>
    menu
      .filter(({ more = false }) => more === isMore)
      .map(({ label, to }) => (
        <li key={to}>
          <Link to={paths.written(to)} current={to === section}>
            {label}
          </Link>
        </li>
      ))
  const further = links(true)
  const name = Array.isArray(settings.logo) ? settings.logo.join(' ') : settings.brand
  const request = (
    <ButtonLink to={paths.written(button.to)} track={button.track}>
      {button.label}
    </ButtonLink>
  )
  return (
    <header className="site-header">
      <a href="#inhoud" className="skip-link">
        {t('header.skip')}
      </a>
      <div className="site-header-inner">
        <Link to={paths.home()} className={name.length > roomForName ? 'brand brand-long' : 'brand'}>
          <Brand place="header" />
        </Link>
        <nav className="nav-wide" aria-label={t('header.main-menu')}>
          <ul>{links(false)}</ul>
          {further.length > 0 && (
            <details className="nav-more">
              <summary>{t('header.more')}</summary>
              <ul>{further}</ul>
            </details>
          )}
          {request}
        </nav>
        <PhoneIconLink className="phone-icon nav-small-only" />
        {/* A native disclosure, which opens without script. */}
        <details className="nav-small">
          <summary>
            <span className="when-closed">
              <Icon name="menu" />
              {t('header.menu')}
            </span>
            <span className="when-open">
              <Icon name="close" />
              {t('header.close')}
            </span>
          </summary>
          <nav aria-label={t('header.menu')}>
            <ul>{links(false)}</ul>
            {further.length > 0 && <ul>{further}</ul>}
            {request}
            <PhoneLink className="button button-quiet">{t('link.call')}</PhoneLink>
            <EmailLink className="button button-quiet">{t('header.mail')}</EmailLink>
          </nav>
        </details>
      </div>
    </header>
  )
}

/** The logo of the owner, or our beam of light with the brand. */
export function Brand({ place }: { place: keyof LogoView }) {
  const { settings, logo } = useSite()
  if (logo)
    return (
      <span
        className="logo"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing that was checked, without styles and code
        dangerouslySetInnerHTML={{ __html: logo[place] }}
      />
    )
  if (!Array.isArray(settings.logo))
    return (
      <>
        <Beam />
        {settings.brand}
      </>
    )
  const [first, second] = settings.logo
  return (
    <span>
      {first} <span className="logo-accent">{second}</span>
    </span>
  )
}

/** One beam of light from the upper left. */
function Beam() {
  return (
    <svg className="beam-sign" viewBox="0 0 32 32" width="32" aria-hidden="true">
      <path d="M5 3h7l17 26H11z" />
      <circle cx="8.5" cy="5" r="3.5" />
    </svg>
  )
}
