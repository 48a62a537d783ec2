import { paths } from '../../generator/core/addresses.ts'
import type { Translate } from '../../generator/core/sentences.ts'
import { Logo } from './Header.tsx'
import { EmailLink, Link, PhoneLink } from './Link.tsx'
import { useSite } from './site-context.tsx'

const local = (t: Translate) => [
  { label: t('footer.first-city'), to: paths.cityLanding('coverband', { key: 'antwerpen' }) },
  { label: t('footer.second-city'), to: paths.cityLanding('tributeband', { key: 'gent' }) },
  { label: t('footer.third-city'), to: paths.cityLanding('live-muziek', { key: 'amsterdam' }) },
  { label: t('footer.fourth-city'), to: paths.cityLanding('coverband', { key: 'rotterdam' }) },
  { label: t('footer.coverband-prices'), to: paths.landing('coverband-prijzen') },
  { label: t('footer.wedding'), to: paths.landing('coverband-bruiloft') },
  { label: t('footer.tributeband-prices'), to: paths.landing('tributeband-prijzen') },
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
            {local(t).map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
            {/* The specification hides this one for search engines; people get to see it as soon as it has the focus. */}
            <li className="until-focused">
              <Link to={paths.landing('tributeband-festival')}>{t('footer.festival')}</Link>
            </li>
          </ul>
        </nav>
        <nav aria-label={t('footer.site-label')}>
          <h2>{t('footer.site')}</h2>
          <ul>
            <li>
              <Link to={paths.acts()}>{t('link.all-acts')}</Link>
            </li>
            <li>
              <Link to={paths.booking()}>{t('link.request')}</Link>
            </li>
            <li>
              <Link to={paths.blog()}>{t('link.blog')}</Link>
            </li>
            <li>
              <Link to={paths.about()}>{t('link.about')}</Link>
            </li>
            <li>
              <Link to={paths.privacy()}>{t('footer.privacy')}</Link>
            </li>
            <li>
              <Link to={paths.terms()}>{t('footer.terms')}</Link>
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
