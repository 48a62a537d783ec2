import type { ReactNode } from 'react'
import { paths, type SitePath } from '../../generator/core/addresses.ts'
import type { ListPage } from '../../generator/core/pagination.ts'
import { Icon } from './Icon.tsx'
import { useSite } from './site-context.tsx'

type LinkProps = {
  to: SitePath
  /** A query or fragment behind the address. */
  rest?: string | undefined
  className?: string | undefined
  current?: boolean | undefined
  /** The page and position of a call to action, for the owner's statistics: `act hero_cta`. */
  track?: string | undefined
  /**
   * The booking of an act, for the same statistics; the value is the lower end of the act's price class, in
   * euros.
   */
  inquiry?: { artist: string; event: string; value: number | undefined } | undefined
  children: ReactNode
}

/** A link inside the site: it takes only addresses that `paths` made. */
export function Link({ to, rest, className, current, track, inquiry, children }: LinkProps) {
  const { href } = useSite()
  return (
    <a
      href={href(to, rest)}
      className={className}
      aria-current={current ? 'page' : undefined}
      data-track={track}
      data-artist={inquiry?.artist}
      data-event={inquiry?.event}
      data-value={inquiry?.value}
    >
      {children}
    </a>
  )
}

type ButtonProps = Omit<LinkProps, 'className' | 'current' | 'children'> & {
  variant?: 'main' | 'quiet'
  /** The label; that of the booking request when left out. */
  children?: ReactNode
}

/** A call to action: one main button in a group, the others secondary. */
export function ButtonLink({ variant = 'main', children, ...link }: ButtonProps) {
  const { t } = useSite()
  return (
    <Link {...link} className={`button button-${variant}`}>
      {children ?? t('link.send-request')}
    </Link>
  )
}

/** The agency's telephone number. */
export function PhoneLink({ className, children }: { className?: string; children?: ReactNode }) {
  const { phone } = useSite().settings
  return (
    <a href={`tel:${phone.replaceAll(' ', '')}`} className={className}>
      {children ?? phone}
    </a>
  )
}

/** The agency's telephone number as an icon, with its name for screen readers. */
export function PhoneIconLink({ className }: { className: string }) {
  const { t } = useSite()
  return (
    <PhoneLink className={className}>
      <Icon name="phone" />
      <span className="visually-hidden">{t('link.call')}</span>
    </PhoneLink>
  )
}

/** The agency's e-mail address. */
export function EmailLink({ className, children }: { className?: string; children?: ReactNode }) {
  const { email } = useSite().settings
  return (
    <a href={`mailto:${email}`} className={className}>
      {children ?? email}
    </a>
  )
}

/** An address that the owner wrote, as a link takes it. The link checks hold it to the pages of the site. */
export function linkTo(written: string): { to: SitePath; rest: string } {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(written) ?? []
  return { to: paths.written(path), rest }
}

export type LinkView = { label: string; to: SitePath; note?: string }

/** Many short links side by side: cities, occasions, tributes. */
export function LinkList({ links }: { links: readonly LinkView[] }) {
  if (links.length === 0) return null
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

/**
 * Links to the other pages of a list. Each is one click from every other. A list that is not split has no
 * such links.
 */
export function PartLinks({ list: { number, pages } }: { list: ListPage<unknown> }) {
  const { t } = useSite()
  if (pages.length === 0) return null
  return (
    <nav className="actions" aria-label={t('part.pages')}>
      {pages.map((page, index) => {
        const label = t('part.label', { number: index + 1 })
        return index + 1 === number ? (
          <span key={page} className="button" aria-current="page">
            {label}
          </span>
        ) : (
          <ButtonLink key={page} to={page} variant="quiet">
            {label}
          </ButtonLink>
        )
      })}
    </nav>
  )
}

export const LinkListPart = ({ list }: { list: ListPage<LinkView> }) => (
  <>
    <LinkList links={list.entries} />
    <PartLinks list={list} />
  </>
)

export type BillView = { artist: string; to: SitePath }

/** The artists of all tributes, as on the poster of a festival. */
export function Bill({ list }: { list: ListPage<BillView> }) {
  const { rich } = useSite()
  const hidden = (text: ReactNode) => <span className="visually-hidden">{text}</span>
  return (
    <>
      <ul className="bill">
        {list.entries.map(({ artist, to }) => (
          <li key={to}>
            <Link to={to}>{rich('link.tribute-on-bill', { artist, hidden })}</Link>
          </li>
        ))}
      </ul>
      <PartLinks list={list} />
    </>
  )
}
