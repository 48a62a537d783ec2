import { paths } from '../../generator/core/addresses.ts'
import { addressLine } from '../../generator/core/text.ts'
import { Brand } from './Header.tsx'
import { EmailLink, Link, PhoneLink } from './Link.tsx'
import { useSite } from './site-context.tsx'

/** The end of every page, in one with its question where it asks one. */
export function Footer() {
  const { t, settings, navigation, countries, format, tributeCount } = useSite()
  const { company } = settings
  const groups = (['local', 'site'] as const).filter((group) => navigation.footer[group].length > 0)
  return (
    <footer className="site-footer">
      <div className="wrap site-footer-grid">
        <div className="site-footer-sign">
          <p className="brand">
            <Brand place="footer" />
          </p>
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
          {navigation.social.length > 0 && (
            <ul className="social">
              {navigation.social.map(({ name, address }) => (
                <li key={name}>{address ? <a href={address}>{name}</a> : <span>{name}</span>}</li>
              ))}
            </ul>
          )}
        </div>
        {groups.map((group) => (
          <nav key={group} aria-label={t(`footer.${group}-label`)}>
            <h2>{t(`footer.${group}`)}</h2>
            {/* Folded on a phone alone: frame.css. */}
            <details>
              <summary aria-label={t(`footer.${group}`)} />
              <ul>
                {navigation.footer[group].map(({ label, to, untilFocused }) => (
                  <li key={`${label} ${to}`} className={untilFocused ? 'until-focused' : undefined}>
                    <Link to={paths.written(to)}>{label}</Link>
                  </li>
                ))}
              </ul>
            </details>
          </nav>
        ))}
      </div>
      <p className="wrap company">
        {t(tributeCount > 0 ? 'footer.tributes' : 'footer.area', {
          countries: format.list(countries.map((country) => t('country', { country }))),
          count: tributeCount,
        })}
        <br />
        {[company.legalName, company.enterpriseNumber, company.register].join(' · ')}
      </p>
    </footer>
  )
}
