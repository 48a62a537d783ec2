import { paths } from '../../generator/core/addresses.ts'
import { Logo } from './Header.tsx'
import { EmailLink, Link, PhoneLink } from './Link.tsx'
import { useSite } from './site-context.tsx'

const local = [
  { label: 'Coverband Antwerpen', to: paths.cityLanding('coverband', { key: 'antwerpen' }) },
  { label: 'Tributeband Gent', to: paths.cityLanding('tributeband', { key: 'gent' }) },
  { label: 'Live muziek Amsterdam', to: paths.cityLanding('live-muziek', { key: 'amsterdam' }) },
  { label: 'Coverband Rotterdam', to: paths.cityLanding('coverband', { key: 'rotterdam' }) },
  { label: 'Prijzen coverband', to: paths.landing('coverband-prijzen') },
  { label: 'Coverband voor je bruiloft', to: paths.landing('coverband-bruiloft') },
  { label: 'Prijzen tributeband', to: paths.landing('tributeband-prijzen') },
]

export function Footer() {
  const { t, settings } = useSite()
  const { brand, company, social } = settings
  return (
    <footer className="site-footer">
      <div className="wrap site-footer-grid">
        <div>
          <p className="brand">
            <Logo />
            {brand}
          </p>
          <p>{t('footer.about')}</p>
          <ul className="social">
            {social.map(({ name, address }) => (
              <li key={name}>{address ? <a href={address}>{name}</a> : <span>{name}</span>}</li>
            ))}
          </ul>
        </div>
        <nav aria-label={t('footer.local-label')}>
          <h2>{t('footer.local')}</h2>
          <ul>
            {local.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
            {/* The specification hides this one for search engines; people get to see it as soon as it has the focus. */}
            <li className="until-focused">
              <Link to={paths.landing('tributeband-festival')}>Tributeband voor je festival</Link>
            </li>
          </ul>
        </nav>
        <nav aria-label={t('footer.site-label')}>
          <h2>{t('footer.site')}</h2>
          <ul>
            <li>
              <Link to={paths.acts()}>Alle artiesten</Link>
            </li>
            <li>
              <Link to={paths.booking()}>Boekingsaanvraag</Link>
            </li>
            <li>
              <Link to={paths.blog()}>Blog</Link>
            </li>
            <li>
              <Link to={paths.about()}>Over {brand}</Link>
            </li>
            <li>
              <Link to={paths.privacy()}>Privacy</Link>
            </li>
            <li>
              <Link to={paths.terms()}>Algemene Voorwaarden</Link>
            </li>
          </ul>
        </nav>
        <div>
          <h2>{t('link.contact')}</h2>
          <ul>
            <li>
              <PhoneLink />
            </li>
            <li>
              <EmailLink />
            </li>
            <li>{company.address}</li>
          </ul>
        </div>
      </div>
      <p className="wrap company">
        {company.legalName} · {company.enterpriseNumber} · {company.register}
      </p>
    </footer>
  )
}
