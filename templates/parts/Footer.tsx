import { paths } from '../../generator/core/addresses.ts'
import { addressLine } from '../../generator/core/text.ts'
import type { FooterLink } from '../../generator/schema/navigation.ts'
import { Logo } from './Header.tsx'
import { EmailLink, Link, PhoneLink } from './Link.tsx'
import { useSite } from './site-context.tsx'

export function Footer() {
  const { t, settings, navigation } = useSite()
  const { brand, company } = settings
  return (
    <footer className="site-footer">
      <div className="wrap site-footer-grid">
        <div className="site-footer-wide">
          <p className="brand">
            <Logo />
            {brand}
          </p>
          <ul className="social">
            {navigation.social.map(({ name, address }) => (
              <li key={name}>{address ? <a href={address}>{name}</a> : <span>{name}</span>}</li>
            ))}
          </ul>
        </div>
        <nav aria-label={t('footer.local-label')}>
          <h2>{t('footer.local')}</h2>
          <Links links={navigation.footer.local} />
        </nav>
        <nav aria-label={t('footer.site-label')}>
          <h2>{t('footer.site')}</h2>
          <Links links={navigation.footer.site} />
        </nav>
        <div className="site-footer-wide">
          <h2>{t('link.contact')}</h2>
          <ul className="site-footer-contact">
            <li>
              <PhoneLink />
            </li>
            <li>
              <EmailLink />
            </li>
            <li>{addressLine(company.address)}</li>
          </ul>
        </div>
      </div>
      <p className="wrap company">
        {t('footer.tributes')}
        <br />
        {[company.legalName, company.enterpriseNumber, company.register].join(' · ')}
      </p>
    </footer>
  )
}

function Links({ links }: { links: readonly FooterLink[] }) {
  return (
    <ul>
      {links.map(({ label, to, untilFocused }) => (
        <li key={`${label} ${to}`} className={untilFocused ? 'until-focused' : undefined}>
          <Link to={paths.written(to)}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}
