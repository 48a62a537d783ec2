import type { ReactNode } from 'react'
import type { SafeHtml } from '../../generator/core/safe-html.ts'
import type { PageMeta } from '../../generator/schema/page.ts'
import { linkTo } from '../blocks/link.ts'
import type { BreadcrumbItem } from '../parts/Breadcrumb.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Hero } from '../parts/Hero.tsx'
import { ButtonLink, PhoneLink } from '../parts/Link.tsx'
import { LinkList } from '../parts/LinkList.tsx'

type ContentPageProps = {
  hero: PageMeta['hero']
  /** The lead of the hero as HTML. */
  lead?: SafeHtml | undefined
  breadcrumb?: readonly BreadcrumbItem[] | undefined
  /** Of the not-found page: the names of all acts and cities, with which the script describes the missing page. */
  known?: { acts: readonly string[]; cities: readonly string[] } | undefined
  children: ReactNode
}

/** A page that the owner wrote in `content/pages/`. */
export function ContentPage({ hero, lead, breadcrumb, known, children }: ContentPageProps) {
  const { kicker, title, image, alt = '', variant, actions = [], phone = false, stats, links } = hero
  const page = (
    <>
      <Hero
        breadcrumb={breadcrumb}
        kicker={kicker}
        title={title}
        leadHtml={lead}
        image={image === undefined ? undefined : { file: image, alt }}
        variant={variant}
        actions={(actions.length > 0 || phone) && <HeroActions actions={actions} phone={phone} />}
      >
        {stats && <Facts items={stats} className="stats" />}
        {links && <LinkList links={links.map(({ label, to }) => ({ label, ...linkTo(to) }))} />}
      </Hero>
      {children}
    </>
  )
  if (!known) return page
  return (
    <div data-not-found data-acts={known.acts.join(' ')} data-cities={known.cities.join(' ')}>
      {page}
    </div>
  )
}

function HeroActions({ actions, phone }: { actions: NonNullable<PageMeta['hero']['actions']>; phone: boolean }) {
  return (
    <>
      {actions.map(({ label, to, track }, index) => (
        <ButtonLink key={label} {...linkTo(to)} variant={index === 0 ? 'main' : 'quiet'} track={track}>
          {label}
        </ButtonLink>
      ))}
      {phone && <PhoneLink className="button button-quiet" />}
    </>
  )
}
